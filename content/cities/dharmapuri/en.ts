import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Silk reelers, granite quarries and tomato agents in Dharmapuri and Palacode can get their GST, income tax and PF work done by us.',
  description: [
    'A reeler in Dharmapuri buys cocoons on an auction slip and sells silk thread by weight. We keep the kilos bought, the kilos sold and the money due on one page, which your bank can read as well.',
    'Quarries send stone with a transport permit and an e-way bill, and tomato agents sell fruit for growers within hours. We match the documents of each load. An officer who asks then sees one quantity and one owner.',
    'Cane hauliers are paid in parts after the season, and lodges at Hogenakkal earn mostly at weekends. We set up a register that shows the full amount first, and then each deduction with the slip that proves it.',
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
      note: 'The price of the crate belongs to the grower. Only the commission is the income of the agent.',
    },
    {
      kind: 'cane',
      name: 'Co-operative sugar mills and cane',
      note: 'Mills pay cane hauliers in parts. The bill may fall in one year and its TDS credit in the next.',
    },
    {
      kind: 'quarries',
      name: 'Granite and stone quarries',
      note: 'Royalty has to be paid and a permit taken before a block can move. Keep both with the sales bill.',
    },
    {
      kind: 'hotels',
      name: 'Hogenakkal lodges and eateries',
      note: 'Lodges earn mostly at weekends. For each day, the room register, the UPI payments and the cash should agree.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Bus stand bazaar and highway shops',
      note: 'Shops sell on credit to the villages around. Credit sales that are still unpaid at the year end are sales of that year too.',
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
  work: 'Reelers, quarries and shops in Dharmapuri, Palacode and Harur can send us their slips by WhatsApp or courier. You are also welcome at our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'silk-reeling',
      name: 'Cocoon reelers',
      needs: 'You need the right GST on raw silk and on twisted yarn, and a cocoon register that a bank accepts.',
    },
    {
      kind: 'quarries',
      name: 'Granite quarries',
      needs:
        'You need permits that agree with your bills, and a reply when they differ. Where ESI applies, drillers have to be enrolled from the first day.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Tomato and mango agents',
      needs: "You need proof that the growers' money in your account is not your income. Only your commission is.",
    },
    {
      kind: 'cane',
      name: 'Cane hauliers',
      needs:
        'You need an account for each gang and each lorry. The TDS that the mill deducted must appear under your own PAN.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can check if your quarry, lodge or reeling shed in Dharmapuri needs GST registration, and apply for it if it does.',
      trades: [
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            'A lodge at Hogenakkal may earn from rooms, boat rides, oil massage and a mess. Each income looks small, but together they can cross the limit. Tax is then due for months in which you did not charge it.',
          we: 'We add up everything you earn under your PAN and list each activity in the application.',
          send: ['House tax receipt', 'Mess accounts', 'UPI payment report'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'A quarry lease shows a survey number, while the portal asks for a door number. If the officer comes for a visit and finds nobody on the hill, he can reject the application.',
          we: 'We upload the survey map with the lease, and name a person who will meet the officer at the site.',
          send: ['Quarry lease deed', 'Survey map', 'Photo of the site'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Raw silk is exempt from GST, but twisted yarn is taxable. A reeler who adds a twisting machine and does not register in time may have to pay tax on past sales with penalty.',
          we: 'We look at your sales slips to see what you really sell, and apply only if a number is needed.',
          send: ['Machine list', 'Sales slips', 'PAN of the reeler'],
        },
      ],
      question: {
        question: 'I sell tomatoes for forty growers every morning in Dharmapuri. Do I have to register for GST?',
        answer:
          'Fresh tomatoes are exempt, so the question is only about your commission and how you sell. If you buy and sell in your own name, the answer can be different. Send us one sales slip and the commission of a year. We tell you if you need a number, and apply for it.',
      },
    },
    'gst-returns': {
      lead: 'We can prepare GST returns for reelers, granite owners and shops in Dharmapuri from auction slips, permits and day books.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Raw silk and twisted yarn are often written on one bill, though only yarn is taxable. When a registered weaver buys yarn from its maker, the weaver has to pay the tax. A wrong bill can make both of you pay.',
          we: 'We put silk and yarn on separate lines, and note on the bill which of you pays the tax.',
          send: ['Silk exchange slips', 'Yarn sales bills', 'List of buyers with GST numbers'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Quarry owners pay royalty month after month and may forget that they must also pay GST on the royalty themselves. The department can ask for several years of it with interest.',
          we: 'We take each royalty receipt into the return of its month and work out the tax and the credit.',
          send: ['Royalty receipts', 'Transport permits', 'Sales bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Village families buy on the credit notebook and pay after the harvest. If the shop reports only the money that came in, part of the sales is missing, and tax on it is due with interest.',
          we: 'We enter each sale on the day of the bill and keep a list of what is still to be received.',
          send: ['Credit notebook', 'Counter bills', 'Supplier bills'],
        },
      ],
      question: {
        question: 'I sell waste stone from my Dharmapuri quarry to a crusher. Do I show it in my GST return?',
        answer:
          'Yes, waste stone that you sell is a sale with its own code. Write a bill with the weight or the volume, because the permit office looks at the same figure. Send us the bill and the transport permit. We enter it in the return and compare it with your permits.',
      },
    },
    'gst-notices': {
      lead: 'Send us the GST notice that your Dharmapuri quarry, reeling shed or market stall received, and we draft the reply from your records.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'The volume on the permit, on the e-way bill and on the invoice may differ. The officer can take the largest figure and ask for tax on stone that you never sold.',
          we: 'We explain the difference with block sizes, cutting waste and rejected stone for each date.',
          send: ['The notice', 'Block measurement book', 'E-way bills', 'Transport permits'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            "In a mango season, an agent's bank account may show crores of rupees. If he cannot prove that the fruit belonged to growers, he can be asked for GST on the full amount.",
          we: 'We show for each deposit which growers it belonged to, with their ledger pages and the sales slips.',
          send: ['The notice', "Growers' ledger pages", 'Sales slips', 'Bank statement'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Silk sold outside the exchange often has no slip. The officer compares cocoons bought with thread sold, and may treat the gap as sales without bills.',
          we: 'We explain the yield and the sale of pupae for each lot of cocoons.',
          send: ['The notice', 'Cocoon auction slips', 'Reeling book', 'Pupae sales notes'],
        },
      ],
      question: {
        question: 'The GST notice went to my old shop address in Dharmapuri and the date is over. What can I do?',
        answer:
          'Look on the GST portal first, because the notice and any order are also there. Send us the order number and a photo of every page. We check which step is still open, for example an appeal, and its last date. We also change the address so that the next notice reaches you.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for granite and food exporters in Dharmapuri, and for tax that you paid twice or by mistake.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            "A quarry owner who sells blocks to a polisher may claim the GST on his spare parts because the slabs go abroad. The polisher is the exporter, so the owner's claim would be rejected.",
          we: 'We look in your cash ledger for tax that you paid twice, because you can claim that yourself.',
          send: ['Block sales bills', 'Cash ledger from the portal', 'Machine and spare part bills'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Tomatoes that go to Bengaluru leave the state but not the country. An agent who pays somebody to file an export claim for them loses the fee and gets nothing.',
          we: 'We check if any GST lies unused in your ledger before you spend money on a claim.',
          send: ['E-way bills', 'Cash and credit ledger from the portal', 'Payment challans'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            'A state-owned sugar mill may deduct TDS under GST from haulage bills. If the haulier does not use the amount, it lies in his cash ledger for years.',
          we: 'We use it for the tax that you owe, or claim it back to your bank account.',
          send: ['Mill statement', 'Cash ledger from the portal', 'Haulage bills'],
        },
      ],
      question: {
        question: 'I polish granite slabs in Dharmapuri and ship them to Dubai. When can I claim my GST refund?',
        answer:
          'You can claim after the container has left and the customs data appears on the portal. The payment from Dubai may come later, but if it never comes, the refund has to be paid back. Send us the shipping bill, the packing list and the block purchase bills. We work out the amount and file the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for agents, cane hauliers and quarry owners in Dharmapuri, with a slip as proof for each amount.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'A whole morning of tomato sales may go through one UPI account. If the return takes the UPI total as turnover, the agent pays tax on money that belongs to growers.',
          we: 'We take your commission from the slips and show the rest as money paid on to growers.',
          send: ['UPI account report', 'Crate slips', 'Payments to growers'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            'The mill may pay the last part of a season in the next financial year, although it deducted the TDS earlier. If income and TDS are claimed in different years, part of the credit can be refused.',
          we: 'We link each haulage bill with its payments and its TDS.',
          send: ['Haulage bills', 'Mill payment list', 'Form 26AS'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'An owner may forget the blocks at the pit on 31 March, or claim the whole cost of opening the hill in one year. The profit is then wrong, and the officer can correct it with interest.',
          we: 'We list the blocks by number and claim the opening cost in the way the rules allow.',
          send: ['Block list on 31 March', 'Bills for opening the quarry', 'Lease deed'],
        },
      ],
      question: {
        question: 'I rear silkworms on my own land and also reel silk. How much of it is taxed as business income?',
        answer:
          'Growing mulberry and rearing the cocoons belong to your farm, and reeling the silk is a business. So we value the cocoons that you reel yourself and show farm and business income separately. Send us your land record, the cocoon slips and the silk sales, and we work out the tax.',
      },
    },
    'pf-esi-services': {
      lead: 'We can handle PF and ESI for quarry crews, reeling sheds and lodges in Dharmapuri, from enrolment to the monthly payment.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Drillers from other districts often join after a phone call. If a man is hurt on his first day and is on no list, he has no ESI cover. The owner may have to pay for the treatment.',
          we: 'We enrol a driller while he is still travelling, from the details that he sends by phone.',
          send: ['Crew list with mobile numbers', 'Bank passbook copies', 'Blasting roster'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Women work at the basins by the day and are in no register. In a good season the number of workers may cross the limit, and PF can later be demanded for all these months.',
          we: 'We keep the day list with you and tell you in which month cover begins.',
          send: ['Day list of the basins', 'Wage book', 'Licence of the reeling shed'],
        },
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            'Cooks and boat staff at Hogenakkal may work only on Saturdays and Sundays. An owner who leaves them out of the list can get a demand with damages after an inspection.',
          we: 'We add the weekend staff to the weekday list and work out who is covered.',
          send: ['Weekend roster', 'Wage slips', 'Masked Aadhaar of staff'],
        },
      ],
      question: {
        question: 'The loaders at my Dharmapuri tomato yard belong to a union. Do I have to pay PF for them?',
        answer:
          'It depends on who pays them and who gives them orders. If the gang serves many stalls and is paid by each load, it may not be your staff. Write down for one week who paid which loader, and send us the list. We tell you if you have to enrol anybody, and do it.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for cane hauliers, quarries and lodges in Dharmapuri, and trace TDS or TCS that you can claim.',
      trades: [
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            'The mill deducts TDS from the haulier, and the haulier pays other lorry owners from that money. If he does not deduct TDS from them where it is due, he pays it himself with interest.',
          we: 'We add up what you pay to each lorry owner and each gang, and tell you when to deduct.',
          send: ['Mill bills', 'Lorry hire slips', 'PAN of lorry owners'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'The mines office may collect TCS together with the royalty. If nobody claims it in the return, you pay that part of your income tax twice.',
          we: 'We find the TCS in Form 26AS and use it against your tax.',
          send: ['Royalty receipts', 'Form 26AS', 'Lease deed'],
        },
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            'The rent of a lodge may go to several heirs, while the agreement still names their late father. TDS deposited under his PAN helps nobody, and the heirs ask you for it.',
          we: 'We list the heirs with their PAN and deduct for each share of the rent.',
          send: ['Old lease agreement', 'Legal heir certificate', 'Rent payment proof'],
        },
      ],
      question: {
        question: "My blasting contractor gave me his wife's PAN. Can I deduct the TDS on it?",
        answer:
          'Use the PAN of the person who does the work and gives the bill. Otherwise she gets the TDS credit while he has the income, and both may get notices. Ask him for a bill and a PAN in the same name. We check the PAN on the portal before you pay and correct earlier TDS returns if needed.',
      },
    },
    'company-registration': {
      lead: 'We can register a company or a producer company for reelers, growers and quarry families in Dharmapuri, after reading leases and licences.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            "Reelers may want to sell their thread together and not at the silk exchange. If the company's rules do not fit the exchange licence, members can lose the right to trade there.",
          we: 'We read the exchange rules with you first, and then write the terms for the members.',
          send: ['List of members', 'Exchange licence', 'Address proof of the office'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'If a partner leaves with a share in the quarry, the lease still names him. Without the consent of the mines office, the remaining partners may not be able to get new permits.',
          we: 'We prepare the new deed together with the application to the mines office.',
          send: ['Quarry lease deed', 'Old partnership deed', 'Consent letters of partners'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Mango growers may collect money for a cold room before their company and its bank account exist. If the grant does not come, nobody can prove who paid how much.',
          we: "We register the company first, so that each contribution is booked under a member's name.",
          send: ['List of growers with land', 'Project report', 'PAN and masked Aadhaar of directors'],
        },
      ],
      question: {
        question: 'We are five tomato growers near Palacode. When does a company make sense for us?',
        answer:
          'To sell tomatoes in Bengaluru you can go on as growers or use one agent. A producer company makes sense when you want to own something together, for example a cold room or a brand. Tell us what you plan. We show you the yearly cost of a company and register it if it pays off.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of reelers, quarries and bazaar shops in Dharmapuri, from the auction slip or permit up to the bank.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Cocoons have to be paid on the same day, but the thread is paid weeks later. A reeler who does not write down the money due may run out of cash in the middle of the season.',
          we: 'We make one page with kilos, price and the days that each payment has been pending.',
          send: ['Cocoon auction slips', 'Silk exchange statement', 'Bank statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong:
            'Hundreds of families may buy from one credit notebook. If old pages are never closed, you do not know which dues are lost, and you may run short of money for new stock.',
          we: 'We give you a monthly list of dues by age and by village.',
          send: ['Credit notebook', 'Cash book', 'Supplier list'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Diesel for the excavators and for the family car may come from one tank. Then nobody knows the cost of a block, and the officer can disallow part of the diesel.',
          we: 'We divide the diesel by machine hours and show you the cost of each block.',
          send: ['Diesel book', 'Machine hour sheets', 'Block list'],
        },
      ],
      question: {
        question: 'Guests at my Hogenakkal lodge pay to three phones of my family. How do we separate the money?',
        answer:
          'From now on, use one bank account for guests and print its QR code for the desk. Send us the old UPI reports of all three phones once. We sort the past months into guest money and family money, and match them with the room register.',
      },
    },
    'udyam-registration': {
      lead: 'We can fill in the Udyam registration for granite, silk and cane haulage businesses in Dharmapuri, with the code that fits your work.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Digging stone and polishing stone have different codes. If the certificate shows the wrong one, the bank can refuse the loan for the polishing machine.',
          we: 'We choose the codes from your sales bills and your machine list.',
          send: ['Machine bills', 'Sales bills by type of stone', 'Lease deed'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'A reeler may enter the address from the land record, while the EB bill of the shed shows another one. The bank may then refuse the certificate as proof for the loan.',
          we: 'We fill in the address from the EB bill and correct the old entry.',
          send: ['EB bill of the shed', 'Masked Aadhaar of the reeler', 'Bank passbook'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            'If harvest machines and lorries are entered at their purchase price, a haulier may be placed in a higher class. He can then lose the better loan terms of a small firm.',
          we: 'We enter each vehicle at the book value from your last return.',
          send: ['Vehicle loan statements', 'Last income tax return', 'Agreement with the mill'],
        },
      ],
      question: {
        question: 'I grow tomatoes near Palacode and grade them for other growers. Can I get a Udyam certificate?',
        answer:
          'Udyam does not cover your own farming, but grading for others is a service that can be registered. Send us two bills for grading work, your PAN and a bank passbook. We choose the code, fill in the form with you on the phone and send you the certificate.',
      },
    },
    'iec-registration': {
      lead: 'If you want to export granite, mangoes or other farm goods from Dharmapuri, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Slabs that you sell through a trader in Chennai go out under his IEC. If a foreign buyer then writes to you directly, you cannot ship until you have your own code, and the order may be lost.',
          we: 'We apply for the IEC in the name that is on your lease and your bank account.',
          send: ['Lease deed', 'Cancelled cheque', "Buyer's letter"],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Mango boxes for Dubai have to be packed in an approved packing house. An agent who has only the IEC may find that his fruit is refused at the airport.',
          we: 'We apply for the IEC and list the packing house and plant health documents that your fruit needs.',
          send: ['Fruit and season plan', 'List of growers', 'PAN of the seller'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'A reeler may order raw silk from abroad to mix with local thread. Duty and documents depend on the grade, and a wrong grade on the invoice can make the silk cost more than local silk.',
          we: 'We go through the grade sheet with you and your customs broker before you order.',
          send: ["Seller's offer", 'Silk grade sheet', 'Bank account proof'],
        },
      ],
      question: {
        question: 'My friend in Malaysia wants Dharmapuri tamarind by parcel. Do I need an IEC for it?',
        answer:
          'For a gift of a few kilos you do not. If he is going to sell it there, you need the IEC and a plant health certificate. Ask the courier what he accepts and tell us the weight and the price. We tell you if the costs are worth it, and apply for the code.',
      },
    },
  },
  seo: {
    title: 'Dharmapuri Tax Filing for Silk, Tomato and Granite',
    description:
      'Udyam certificates, GST registration and income tax returns for silk reelers, tomato agents, granite quarries and Hogenakkal lodges in Dharmapuri district.',
  },
} satisfies CityWords;
