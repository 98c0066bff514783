import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Silk reelers, granite quarries and tomato agents in Dharmapuri and Palacode can give us their GST, income tax and PF work.',
  description: [
    'A reeler in Dharmapuri buys cocoons on an auction slip and sells raw silk by weight. We keep the kilos bought, the kilos sold and the money due in one statement, so that your bank can follow the account too.',
    "Quarries send stone with a transport permit and an e-way bill. Tomato agents sell the growers' crates within hours. We match the documents for each load, so that all of them show the same quantity and the same owner if an officer checks them.",
    'Cane transporters are paid in instalments after the season. Each transporter needs a register that shows the full freight first, and then each deduction with its slip. For Hogenakkal lodges, which earn mostly on weekends, we prepare room registers.',
  ],
  keyAttractions: [
    'Hogenakkal Falls',
    'Theerthamalai Theerthagirisvarar Temple',
    'Kala Bhairavar Temple, Adhiyamankottai',
    'Subramania Siva Memorial, Papparapatti',
    'Vathalmalai',
  ],
  majorIndustries: [
    {
      kind: 'silk-reeling',
      name: 'Cocoon auction and silk reeling',
      note: 'Reelers buy at the auction and then wait until the silk exchange pays. Write the kilos and the money due in one register.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Tomato, mango and tamarind trade',
      note: "The sale price of each crate of tomatoes belongs to the grower. Only the commission is the agent's income.",
    },
    {
      kind: 'cane',
      name: 'Co-operative sugar mills and cane',
      note: 'Mills pay cane transporters in instalments. A bill sometimes falls in one financial year and its TDS credit in the next.',
    },
    {
      kind: 'quarries',
      name: 'Granite and stone quarries',
      note: 'You have to pay royalty and get a permit before you can move a block. Keep the royalty receipt and the permit with the sales bill.',
    },
    {
      kind: 'hotels',
      name: 'Hogenakkal lodges and eateries',
      note: "Lodges earn mostly on weekends. The room register should tally with each day's UPI and cash collections.",
    },
    {
      kind: 'bazaar-shops',
      name: 'Bus stand bazaar and highway shops',
      note: 'Shops sell on credit to the surrounding villages. Credit sales that are unpaid at the year end are still sales of that year.',
    },
  ],
  serviceAreas: [
    'Palacode',
    'Pennagaram',
    'Harur',
    'Karimangalam',
    'Pappireddipatti',
    'Nallampalli',
    'Papparapatti',
    'Marandahalli',
  ],
  work: (town) =>
    `Reelers, quarries and shops in Dharmapuri, Palacode and Harur can send us their slips by WhatsApp or courier. You are also welcome at our ${town} office by appointment.`,
  trades: [
    {
      kind: 'silk-reeling',
      name: 'Cocoon reelers',
      needs:
        'GST treats raw silk and twisted yarn differently, so your bills must show them separately. You also need a cocoon register that your bank will accept.',
    },
    {
      kind: 'quarries',
      name: 'Granite quarries',
      needs:
        'Your transport permits must tally with your bills. If permits and bills differ and an officer asks, we draft the reply. Where ESI applies, drillers have to be enrolled from the first day.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Tomato and mango agents',
      needs:
        "You need proof that the growers' money in your account is not your income. Your income is only the commission.",
    },
    {
      kind: 'cane',
      name: 'Cane transporters',
      needs:
        'You need an account for each cane cutting gang and each lorry. The TDS that the mill deducted must appear under your own PAN.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Not every quarry, lodge or reeling shed in Dharmapuri needs GST registration. We can check whether you need it, and apply.',
      trades: [
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            'Many lodges at Hogenakkal earn from rooms, boat rides, oil massage and a mess. Each amount looks small, but the total can cross the GST limit. The owner may then have to pay tax for months in which he did not charge any GST.',
          we: 'We add up everything you earn under your PAN and enter each activity in the application.',
          send: ['Property tax receipt', 'Mess accounts', 'UPI collection report'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'A quarry lease shows a survey number, but the GST portal asks for a door number. If the officer visits and finds nobody at the quarry, he can reject the application.',
          we: 'We upload the survey map along with the lease, and give the officer the name of a person who will be at the quarry.',
          send: ['Quarry lease deed', 'Survey map', 'Photo of the quarry'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Raw silk is exempt from GST, but twisted yarn is taxable. A reeler who adds a twisting machine and does not register in time may have to pay tax and penalty on past sales.',
          we: 'We check from your sales slips whether you sell raw silk or twisted yarn, and apply only if you need a GST number.',
          send: ['Machine list', 'Sales slips', "Reeler's PAN"],
        },
      ],
      question: {
        question:
          'I sell tomatoes on behalf of forty growers every morning in Dharmapuri. Do I have to register for GST?',
        answer:
          'Fresh tomatoes are exempt, so your registration depends on your commission and on how you sell. If you buy and sell in your own name, the answer may be different. Send us one sales slip and your commission for a year. We will tell you if you need a GST number, and apply for it.',
      },
    },
    'gst-returns': {
      lead: 'Reelers, granite owners and shops in Dharmapuri can send us their auction slips, permits and day books. We can prepare the GST returns from them.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Raw silk and twisted yarn are often written on one bill, though only twisted yarn is taxable. A registered weaver who buys yarn directly from the manufacturer has to pay the tax himself, under reverse charge. If the bill is wrong, the tax may be paid twice.',
          we: 'We show raw silk and twisted yarn separately, and note on the bill whether you or the buyer pays the tax.',
          send: ['Silk exchange slips', 'Yarn sales bills', 'List of buyers with GST numbers'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Many quarry owners pay royalty every month but forget that they also have to pay GST on the royalty under reverse charge. The department can demand this GST for several years, with interest.',
          we: "We enter each royalty receipt in that month's return and work out the tax and the credit.",
          send: ['Royalty receipts', 'Transport permits', 'Sales bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Village families buy on credit and pay after the harvest. A shop that reports only the money received leaves out part of its sales, and later has to pay the tax on them with interest.',
          we: 'We enter each sale on the date of the bill, and keep a list of what customers still owe you.',
          send: ['Credit notebook', 'Counter bills', "Suppliers' bills"],
        },
      ],
      question: {
        question: 'I sell waste stone from my Dharmapuri quarry to a crusher. Do I show it in my GST return?',
        answer:
          'Yes. Waste stone has its own HSN code. Raise a bill with the weight or the volume, because the mines office checks the same figure. Send us the bill and the transport permit. We will enter the bill in the return and match it with your permits.',
      },
    },
    'gst-notices': {
      lead: 'If your Dharmapuri quarry, reeling shed or market stall has received a GST notice, we can draft the reply from your own records.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Sometimes the permit, the e-way bill and the invoice show different volumes of stone. The officer can take the largest figure and demand tax on stone that you never sold.',
          we: 'We explain the difference date-wise, with the block sizes, the cutting waste and the rejected stone.',
          send: ['The notice', 'Block measurement book', 'E-way bills', 'Transport permits'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            "In the mango season, crores of rupees may pass through an agent's bank account. If he cannot prove that the fruit belonged to growers, the officer can ask for GST on the full amount.",
          we: 'For each deposit, we show which growers the money belonged to, and attach their ledger pages and the sales slips.',
          send: ['The notice', "Growers' ledger pages", 'Sales slips', 'Bank statement'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'When silk is sold outside the exchange, there is often no slip. The officer compares the cocoons you bought with the silk you sold, and may treat the difference as sales without bills.',
          we: 'We work out the silk yield of each lot of cocoons, and show how the pupae were sold.',
          send: ['The notice', 'Cocoon auction slips', 'Reeling book', 'Pupae sales slips'],
        },
      ],
      question: {
        question:
          'The GST notice went to my old shop address in Dharmapuri and the due date for the reply is over. What can I do?',
        answer:
          'Check the GST portal first, because the notice and any order are there too. Send us the order number and a photo of every page. We will check what you can still do, for example file an appeal, and by which date. We will also change the address, so that the next notice reaches you.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for granite and food exporters in Dharmapuri, and claim back tax that was paid twice or by mistake.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Some quarry owners who sell blocks to a polisher try to claim the GST on their spare parts because the slabs go abroad. The polisher is the exporter, so such a claim would be rejected.',
          we: 'We check your cash ledger for tax that you paid twice, because you can claim this tax yourself.',
          send: ['Block sales bills', 'Cash ledger from the portal', 'Machine and spare part bills'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Tomatoes that go to Bengaluru leave the state but not the country. This is not an export, so an agent who pays somebody to file a refund claim loses that money.',
          we: 'Before you spend money on a claim, we check whether your ledgers have any GST that can be refunded.',
          send: ['E-way bills', 'Cash and credit ledger from the portal', 'Payment challans'],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            'A state-owned sugar mill may deduct TDS under GST from cane transport bills. If the transporter does not use the amount, it remains in his cash ledger for years.',
          we: 'We use the GST TDS in your cash ledger to pay your GST, or get it refunded to your bank account.',
          send: ['Mill statement', 'Cash ledger from the portal', 'Transport bills'],
        },
      ],
      question: {
        question: 'I polish granite slabs in Dharmapuri and ship them to Dubai. When can I claim my GST refund?',
        answer:
          'You can claim the refund once the container has left and the customs data is on the portal. The payment from Dubai may come later, but if it never comes, you have to pay the refund back. Send us the shipping bill, the packing list and the block purchase bills. We will work out the amount and file the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'For agents, cane transporters and quarry owners in Dharmapuri, we can file the income tax return and keep the slips that prove each amount.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            "A whole morning's tomato sales often go through one UPI account. If the agent shows the UPI total as his turnover, he pays tax on money that belongs to growers.",
          we: 'We work out your commission from the sale slips, and show the rest as paid to the growers.',
          send: ['UPI account report', 'Crate slips', 'Payments to growers'],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            "Sometimes the mill pays a season's final instalment in the next financial year, although it deducted the TDS earlier. If you show the income and the TDS in different years, the department may refuse part of the credit.",
          we: 'We match each transport bill with the payments received and the TDS deducted on it.',
          send: ['Transport bills', 'Payment list from the mill', 'Form 26AS'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Some owners leave out the blocks lying at the quarry on 31 March, or claim the whole cost of developing the quarry in one year. Their return then understates the profit, and the officer can add the difference to their income.',
          we: 'We list the blocks by number, and claim the development cost as the rules allow.',
          send: ['Block list as on 31 March', 'Bills for quarry development', 'Lease deed'],
        },
      ],
      question: {
        question:
          'I rear silkworms on my own land and also reel silk. How much of my income is taxed as business income?',
        answer:
          'Growing mulberry leaves is farming. The Supreme Court has held that rearing silkworms and selling the cocoons is not farming, and reeling is a business too. Send us your land record, the cocoon slips and the silk sales. We will value the leaves that you grew, show agricultural income and business income separately, and work out the tax.',
      },
    },
    'pf-esi-services': {
      lead: 'We can handle PF and ESI for quarries, reeling sheds and lodges in Dharmapuri, from enrolment to the monthly payment.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Drillers from other districts often join after a phone call. If a driller is hurt on his first day, before he is enrolled, he may have no ESI cover, and the owner may have to pay for the treatment.',
          we: "We take the driller's details by phone and enrol him before he reaches the quarry.",
          send: ['List of workers with mobile numbers', 'Bank passbook copies', 'Blasting roster'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Women who work at the reeling basins for daily wages are often not entered in any register. In a good season the number of workers may cross the PF limit, and PF can later be demanded for the whole season.',
          we: 'We help you keep a daily muster, and tell you from which month PF applies.',
          send: ['Daily muster for the reeling basins', 'Wage book', 'Reeling shed licence'],
        },
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            'Many cooks and boat staff at Hogenakkal work only on Saturdays and Sundays. If the owner leaves them out of the wage register, the PF office can demand the dues with damages after an inspection.',
          we: 'We add the weekend staff to the weekday list, and work out who comes under PF and ESI.',
          send: ['Weekend roster', 'Wage slips', "Staff's masked Aadhaar"],
        },
      ],
      question: {
        question: 'The loaders at my Dharmapuri tomato yard belong to a union. Do I have to pay PF for them?',
        answer:
          'It depends on who pays the loaders and who gives them orders. If the loaders serve many stalls and are paid by the load, they may not be your staff. For one week, write down who paid which loader, and send us the list. We will tell you if you have to enrol anybody under PF, and enrol them for you.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for cane transporters, quarries and lodges in Dharmapuri, and trace the TDS deducted or the TCS collected from you.',
      trades: [
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            "The mill deducts TDS from the transporter's bill, and the transporter pays other lorry owners. If TDS applies to these payments and the transporter does not deduct it, he has to pay it himself with interest.",
          we: 'We add up your payments to each lorry owner and each labour contractor, and tell you when to deduct TDS.',
          send: ['Mill bills', 'Lorry hire slips', "Lorry owners' PANs"],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'The mines office may collect TCS together with the royalty. If you do not claim this TCS in your income tax return, you pay that part of your tax twice.',
          we: 'We trace the TCS in Form 26AS and set it off against your income tax.',
          send: ['Royalty receipts', 'Form 26AS', 'Lease deed'],
        },
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            "Sometimes a lodge's rent goes to several heirs, but the agreement still names their late father. If you deposit TDS under the father's PAN, the heirs get no credit and can ask you to make good the amount.",
          we: "We list the heirs with their PANs, and tell you how much TDS to deduct from each heir's share of the rent.",
          send: ['Old lease agreement', 'Legal heir certificate', 'Rent payment proof'],
        },
      ],
      question: {
        question: "My blasting contractor gave me his wife's PAN. Can I deduct TDS under her PAN?",
        answer:
          'No. Use the PAN of the person who does the work and raises the bill. Otherwise she gets the TDS credit but he has the income, and both may get notices. Ask him for a bill and a PAN in the same name. We will check the PAN on the portal before you pay, and correct earlier TDS returns if needed.',
      },
    },
    'company-registration': {
      lead: 'Reelers, growers and quarry families in Dharmapuri can form a company with our help. We first go through the lease and the licences, and then register the company.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            "Some reelers want to sell their silk together outside the silk exchange. If the company's articles do not fit the exchange licence, members may lose the right to trade there.",
          we: 'We first go through the exchange rules with you, and then draft the articles for the company.',
          send: ['List of members', 'Exchange licence', 'Address proof of the office'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            "If a partner leaves the firm, his name may still be on the quarry lease. Without the mines office's consent, the remaining partners may not be able to get new permits.",
          we: 'We prepare the new deed together with the application to the mines office.',
          send: ['Quarry lease deed', 'Old partnership deed', "Partners' consent letters"],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Mango growers sometimes collect money for a cold room before they have a company or a bank account. If the grant does not come, nobody can prove who paid how much.',
          we: "We register the company first, so that each payment is recorded under a member's name.",
          send: ['List of growers with land', 'Project report', "Directors' PAN and masked Aadhaar"],
        },
      ],
      question: {
        question: 'We are five tomato growers near Palacode. When does a company make sense for us?',
        answer:
          'If you only want to sell tomatoes in Bengaluru, you can continue as individual growers or use one agent. A producer company makes sense when you want to own something together, for example a cold room or a brand. Tell us what you plan. We will show you what a company costs each year, and register it if it is worth the cost.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of reelers, quarries and bazaar shops in Dharmapuri, from the auction slip or permit to the bank entry.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Cocoons have to be paid for on the day they are bought, but payment for the silk comes weeks later. A reeler who does not track the payments due to him may run out of cash in the middle of the season.',
          we: 'We keep one sheet that shows the kilos, the price and how many days each payment has been pending.',
          send: ['Cocoon auction slips', 'Silk exchange statement', 'Bank statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Hundreds of families buy from one shop on credit. If old accounts are never settled, you do not know which dues have become bad debts, and you may not have enough money for new stock.',
          we: 'Every month we give you a village-wise list that shows what each customer owes you and for how long.',
          send: ['Credit notebook', 'Cash book', 'Supplier list'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Diesel for the excavators and for the family car often comes from the same tank. Nobody then knows what a block costs, and the officer can disallow part of the diesel expense.',
          we: 'We split the diesel by machine hours, and show you the cost of each block.',
          send: ['Diesel book', 'Machine hour sheets', 'Block list'],
        },
      ],
      question: {
        question:
          'Guests at my Hogenakkal lodge pay by UPI to three phones in my family. How do we separate the money?',
        answer:
          "From now on, use one bank account for guests and keep its QR code at the desk. Send us the old UPI reports of all three phones once. We will sort the past months' payments into guest payments and family payments, and match them with the room register.",
      },
    },
    'udyam-registration': {
      lead: 'We can register granite, silk and cane transport businesses in Dharmapuri under Udyam, with the activity code that fits the work.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Quarrying and polishing have different activity codes. If the certificate shows the wrong code, the bank may refuse the loan for the polishing machine.',
          we: 'We choose the codes based on your sales bills and your machine list.',
          send: ['Machine bills', 'Sales bills for every type of stone', 'Lease deed'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            "Some reelers enter the address from the land record, but the shed's EB bill shows another address. The bank may then refuse to accept the certificate as proof for the loan.",
          we: 'We enter the address as in the EB bill, and correct the old certificate.',
          send: ['Latest EB bill of the shed', "Reeler's masked Aadhaar", 'Bank passbook'],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            'If harvesting machines and lorries are entered at their purchase price, a cane transporter may be placed in a higher category than he should be, and lose the better loan terms for small firms.',
          we: 'We enter each vehicle at its written down value in your last income tax return.',
          send: ['Vehicle loan statements', 'Last income tax return', 'Agreement with the mill'],
        },
      ],
      question: {
        question: 'I grow tomatoes near Palacode and grade them for other growers. Can I get a Udyam certificate?',
        answer:
          'Udyam does not cover your own farming, but grading for others is a service that can be registered. Send us two bills for grading work, your PAN and a bank passbook. We will choose the code, fill in the form with you on the phone and send you the certificate.',
      },
    },
    'iec-registration': {
      lead: 'If you want to export granite, mangoes or other farm produce from Dharmapuri, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Slabs that you sell through a trader in Chennai are exported under his IEC. If a foreign buyer then writes to you directly, you cannot ship until you have your own IEC, and the order may be lost.',
          we: 'We apply for the IEC in the same name as your lease and your bank account.',
          send: ['Lease deed', 'Cancelled cheque', 'Letter from the buyer'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Mangoes for export often have to be packed in an approved pack house. If an agent has only the IEC, the fruit may be refused at the airport.',
          we: 'We apply for the IEC and list the pack house and phytosanitary (plant health) documents that your fruit needs.',
          send: ['List of fruits with months of export', 'List of growers', "Agent's PAN"],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Some reelers order raw silk from abroad to mix with local silk. The duty and the documents depend on the grade. If the invoice shows the wrong grade, the imported silk can cost more than local silk.',
          we: 'Before you order, we go through the grade sheet with you and your customs broker.',
          send: ["Seller's quotation", 'Silk grade sheet', 'Bank account proof'],
        },
      ],
      question: {
        question: 'My friend in Malaysia wants Dharmapuri tamarind by parcel. Do I need an IEC for it?',
        answer:
          'For a gift of a few kilos you do not need an IEC. If your friend is going to sell the tamarind there, you need an IEC and a phytosanitary (plant health) certificate. Ask the courier what it accepts, and tell us the weight and the price. We will tell you if the parcel is worth the cost, and apply for the IEC.',
      },
    },
  },
  seo: {
    title: 'Tax Filing for Dharmapuri Silk, Tomato and Granite Trades',
    description:
      'Udyam certificates, GST registration and income tax returns for silk reelers, tomato agents, granite quarries and Hogenakkal lodges in Dharmapuri district.',
  },
} satisfies CityWords;
