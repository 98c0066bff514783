import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do the GST returns, company filings and accounts of spinning mills, gauze looms and nightwear units in Rajapalayam and Chatrapatti.',
  description: [
    "A mill in Rajapalayam buys cotton from growers and from ginners. On the grower's cotton the mill pays the GST itself. On the ginner's cotton the ginner charges GST in his bill. We sort the cotton lots by seller and prepare the return from that list.",
    'Gauze looms at Chatrapatti weave their own yarn or the yarn of a dressing maker. In Dhalavaipuram one hall cuts the cloth for nightwear, and tailors sew it at home. We keep a sheet for each loom and each tailor. You can then see what material was given, what came back and what was paid.',
    'Do you own a mill, a trading firm and a windmill together? A bank will ask who owns each firm and how much the firms owe one another. We keep the share registers and the loan ledgers between your firms in order.',
  ],
  keyAttractions: [
    'Ayyanar Falls',
    'Sanjeevi Hill',
    'Sastha Kovil Falls',
    'Nachadai Thavirtharuliya Swamy Temple, Devadanam',
    'Mayuranatha Swamy Temple',
  ],
  majorIndustries: [
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'When a mill buys cotton straight from a grower, the mill pays the GST itself. So the cotton register must show, for each lot, whether a grower or a dealer sold it.',
    },
    {
      kind: 'power-looms',
      name: 'Chatrapatti gauze looms',
      note: 'A loom owner receives yarn and returns it as gauze. If he notes the metres of gauze woven from each kilo, he and the yarn owner can see that all the yarn came back.',
    },
    {
      kind: 'stitching-units',
      name: 'Dhalavaipuram nightwear units',
      note: 'One hall cuts the cloth, and tailors sew it at home. Keep one sheet for each tailor. Enter the pieces given, the pieces returned, the rejects and the pay.',
    },
    {
      kind: 'standing-crops',
      name: 'Mango and coconut merchants',
      note: 'Traders lease mango and coconut orchards before flowering. To claim the loss of a bad season, you need the lease deed and proof of the picking cost.',
    },
    {
      kind: 'cement-dealers',
      name: 'Cement and roofing sheet dealers',
      note: "Cement companies give a dealer a discount when he reaches a target. Enter the discount when you earn it, and match it with the company's statement.",
    },
    {
      kind: 'wind-farms',
      name: 'Mill-owned windmills',
      note: "The electricity board adjusts the power from a mill's windmill in its electricity bill. The units of power generated, banked and used must agree with the meter statement.",
    },
  ],
  serviceAreas: [
    'Chatrapatti',
    'Samusigapuram',
    'Dhalavaipuram',
    'Muhavur',
    'Chettiarpatti',
    'Seithur',
    'Devadanam',
    'Solapuram',
  ],
  work: (town) =>
    `We can help mills, looms and dealers in Rajapalayam, Chatrapatti and Dhalavaipuram. Send your bills by WhatsApp or by courier to ${town}, or visit us by appointment.`,
  trades: [
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      needs:
        'You must pay the GST yourself on cotton bought from growers, in the right month. You also need a stock register that explains the waste and the loss of moisture.',
    },
    {
      kind: 'power-looms',
      name: 'Gauze looms',
      needs:
        'Your GST returns must show job work by the metre. To export under your own name you need the import export code (IEC).',
    },
    {
      kind: 'stitching-units',
      name: 'Nightwear units',
      needs:
        'You need to know which of your tailors come under PF. You also need a Udyam certificate that shows you as a manufacturer.',
    },
    {
      kind: 'wind-farms',
      name: 'Mill-owned windmills',
      needs:
        'The units of windmill power must be reconciled with the electricity bill. You also need a clear document that shows which firm owns the windmill.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you starting a loom shed, a nightwear unit or a new godown in Rajapalayam? We can apply for your GST registration and list every place where you work or store goods.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'If your shed weaves for a dressing maker and also sells its own bandage cloth, the application must list both activities. Otherwise your GST certificate does not match your sale bills, and an officer can question them.',
          we: 'We list job work and the sale of cloth in the application, and show the address where you keep your own yarn.',
          send: [
            'Lease deed of the shed',
            'Latest EB bill',
            'Yarn purchase bills',
            'PAN and masked Aadhaar of the owner',
          ],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "If yarn is sent from a godown that is not on the mill's GST certificate, an officer can stop the lorry. The delivery is late, and the mill may have to pay a penalty.",
          we: 'We add the mill, the cotton godown and the depot to the GST certificate, and upload a separate proof of address for each place.',
          send: [
            'Property tax receipts',
            'Latest EB bill of each place',
            'Rental agreement of the godown',
            'Certificate of incorporation and PAN of the mill',
          ],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'Some units list the homes of twenty tailors as places of business. The homes belong to the tailors, so the officer can ask for a consent letter and an EB bill for every home. The GST number is then delayed.',
          we: 'We register the cutting hall as your place of business. We also show you how to send cloth to the tailors on delivery challans.',
          send: [
            'Rental agreement of the hall',
            'Latest EB bill',
            'List of products',
            'PAN and masked Aadhaar of the owner',
          ],
        },
      ],
      question: {
        question: "My windmill is in another district. Do I have to add the windmill to the mill's GST certificate?",
        answer:
          "If the mill owns the windmill, we add the windmill to the mill's GST certificate as one more place of business. If a sister company owns it, we check whether that company needs a GST number of its own. Send us the commissioning certificate and the land lease.",
      },
    },
    'gst-returns': {
      lead: 'We can file the GST returns of Rajapalayam mills, gauze looms and cement dealers. First we check your cotton register, your challans and your credit notes.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If cotton bought from a farmer is recorded like cotton from a dealer, the return leaves out the GST that the mill has to pay as the buyer. The officer can ask for that tax later, with interest.',
          we: "We mark the growers' lots from the bale slips. Then we report the tax that you pay on them, and the credit that you get for it, in the same return.",
          send: ['Cotton register', 'Bale slips', "Ginners' bills", 'Bills for waste sold'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'In a slack week a shed sometimes buys yarn and sells gauze, but bills the gauze as weaving charges. Cloth has another HSN code and may have another rate, so the shed can end up paying the wrong tax.',
          we: 'Before we file, we match each bill with your yarn register and tell you which bills to correct.',
          send: ['Weaving charge bills', 'Yarn purchase bills', 'Delivery challans', 'Gauze sale bills'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong:
            "The cement company often credits the year's rebate weeks after the year ends. If the dealer enters the rebate in the wrong month, his input tax credit does not agree with the company's credit note. The dealer may have to pay interest.",
          we: "We wait for the company's credit note and enter it in the month in which it was issued.",
          send: ['Company statement', 'Credit notes', 'Freight bills'],
        },
      ],
      question: {
        question: "I stitch nightwear on another firm's cloth in Dhalavaipuram. What do I show in my GST return?",
        answer:
          'You show your stitching charges. The cloth belongs to the other firm, so its value is not your sale. Send us the delivery challans and your stitching bills each month. We match the pieces received with the pieces returned, and then we file the return.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice asked your Rajapalayam mill or loom shed about power, yarn or cotton? We can draft the reply from your own registers.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'An officer may say that your mill used too much power for the yarn it sold. If you do not explain the power cuts, the old spinning frames and the windmill power, he can treat the difference as yarn sold without bills.',
          we: 'We prepare a table for each month with the power used, the yarn made and the waste, and explain every month that looks different.',
          send: ['The notice', 'Production register', 'EB bills', 'Windmill meter statement'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'The officer can ask the yarn owner and the loom shed about the same cloth. If they reply separately, their metres may not agree, and both firms can get a tax demand.',
          we: "We match the yarn owner's challans with yours. Then we draft your reply from the figures that agree and explain the figures that do not.",
          send: ['The notice', "Yarn owner's challans", 'Weaving charge bills', 'EB bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Orchard traders',
          wrong:
            'If large amounts are deposited in your bank in the mango season and no GST return shows a sale, the officer can ask for tax. The officer does not know that you sold fresh fruit, which is exempt.',
          we: 'We list the lease, the picking cost and the sale slips of each orchard. The list shows that the deposits came from fresh fruit.',
          send: ['The notice', 'Orchard lease deeds', 'Sale slips', 'Bank statement'],
        },
      ],
      question: {
        question: "The GST officer asks why my firm lends money to my cousin's mill. What should I reply?",
        answer:
          'Send us the loan ledgers of both firms, the bank statements and the interest entries. We compare the two sets of books first, because a difference that is not explained can bring a second notice. Then we draft your reply and explain each loan entry.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Rajapalayam firms that export gauze or yarn, and for mills whose inputs are taxed at a higher rate than their yarn.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'If the bleaching and sterilising bills for your export gauze carry a wrong GSTIN or name, the officer leaves out that credit. Your refund is then smaller.',
          we: "Before we file the claim, we check the bills against GSTR-2B (the portal's list) and ask the bleaching unit to correct the wrong ones.",
          send: ['Shipping bills', 'Bleaching and sterilising bills', 'Batch records', 'Bank advices'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill can claim a refund because its inputs are taxed at a higher rate than its yarn. If the mill adds machines and services to this claim, the officer calculates the refund again and the money comes late.',
          we: 'We sort your purchases by HSN code and leave out what the refund formula does not allow.',
          send: ['Purchase list by HSN code', 'Sales list by rate', 'GSTR-2B from the portal'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            'Some mills claim credit on windmill spares without showing where the power goes. Power sold to outsiders is exempt, so the officer can refuse that part of the credit.',
          we: 'We separate the power used in the mill from the power sold, and claim only the credit that belongs to the mill.',
          send: ['Meter statements', 'Bills for spares', 'Statement of banked units'],
        },
      ],
      question: {
        question: 'We sell gauze to a trader in Mumbai who exports it. Can we claim a GST refund?',
        answer:
          'The trader exports in his own name, so the export refund is his. We can check whether he may buy from you at the concessional rate for merchant exporters, which keeps your tax low. Send us his order and the export details before you dispatch the goods.',
      },
    },
    'income-tax-filing': {
      lead: "We can file income tax returns for Rajapalayam mills and the families who own them, and show each member's share and loan.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'You give the bank a stock statement each month, and your return shows your stock too. If the two values differ, the assessing officer can add the difference to your income.',
          we: 'Before we file the return, we reconcile the cotton and yarn stock with the statement that you gave the bank.',
          send: ['Stock statement given to the bank', 'Cotton register', 'Loan statements', 'EB bills'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            "If the mill uses its windmill's power and nobody puts a value on it, the windmill account shows a loss that is not real. An officer can question that loss.",
          we: 'We work out the value of the windmill power that your mill used. We keep the income, maintenance and depreciation of the windmill in a separate account.',
          send: ['Meter statement', 'Maintenance bills', 'Windmill loan statement', 'Land lease'],
        },
        {
          trade: 'standing-crops',
          name: 'Orchard traders',
          wrong:
            'Some traders who buy fruit on the tree show the profit as farm income. These traders did not grow the fruit, so the officer can tax the profit later and charge interest.',
          we: 'We show the profit as business income and claim the lease amount and the picking wages as expenses.',
          send: ['Orchard lease deeds', 'Picking wage slips', 'Sale slips'],
        },
      ],
      question: {
        question: 'My brother lent money to our mill. How is the interest shown in our income tax returns?',
        answer:
          'Your brother shows the interest as income, and the mill claims it as an expense. The mill may also have to deduct TDS on the interest. Send us the loan ledger and both PANs. We will file both returns with the same amount.',
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for Rajapalayam mills, gauze looms and nightwear units, from the day a worker joins to the day he leaves.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "Some mills treat their hostel workers as trainees although they work full shifts. The PF office can then claim contributions from each worker's first day, and damages too.",
          we: 'We read the appointment letters and the shift rolls, and register every person who is really a worker from the joining date.',
          send: ['Shift rolls', 'List of hostel residents', 'Mess deduction sheet', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'If one leader collects the pay for the tailors of ten homes, you know only his name. When a tailor is hurt, nobody can prove who worked for you. You may then have to pay PF and ESI for all ten homes.',
          we: 'We prepare a sheet with the name of each tailor and tell you who comes under PF and ESI.',
          send: ['Tailor sheets', 'Cloth issue notes', 'Attendance of the hall', 'Masked Aadhaar of the tailors'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Weavers are often paid by the metre, winders by the day and the jobber by the month. If the three wage books do not agree on how many workers you have, an inspector can take the highest figure.',
          we: 'We bring all three wage books into one monthly list and file the PF and ESI returns from it.',
          send: ['Metre sheets of the weavers', 'Daily wage book', 'Salary sheet'],
        },
      ],
      question: {
        question: 'Our family runs three loom sheds in three names. Will the PF office treat the three sheds as one?',
        answer:
          'Yes, the PF office can, if the sheds share workers, management or money. We look into this before you register, because a wrong start can mean contributions for past months. Send us the three licences, the EB bills and a list of who works in which shed.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS (tax deducted when you pay somebody) for Rajapalayam mills, gauze firms and cement dealers, and file the return every quarter.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill pays brokers, hostel buses and lenders all through the year. If it thinks of TDS only in March, it may have to pay interest for all the earlier months.',
          we: 'In April we list everyone you pay, with the PAN and the kind of payment. Each month we tell you how much TDS to deposit.',
          send: ['Broker notes', 'Bus hire contract', 'Loan confirmation letters', 'PAN of each payee'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            "The yarn owner sometimes deducts TDS from your weaving bill but reports it under your brother's PAN. Then your Form 26AS shows nothing, and you lose that TDS in your return.",
          we: 'We write to the yarn owner with the correct PAN, and follow up until he files a corrected TDS return.',
          send: ['Weaving charge bills', 'Form 26AS', 'PAN card'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong:
            'Some cement companies give a dealer a tour or a gold coin for reaching a target. The gift is income, and the company may have deducted TDS on it. A dealer who leaves this gift out of his return can get a notice.',
          we: 'We find the gift in your Form 26AS and enter it in your books at the same value.',
          send: ['Company statement', 'Form 26AS', 'Letter about the gift or tour'],
        },
      ],
      question: {
        question: 'I take a mango orchard on lease from a farmer. Should I deduct TDS from his money?',
        answer:
          'The lease deed decides. If you lease the land, the money is rent, and TDS may apply above the limit. If you buy only the fruit on the tree, you are buying goods. Send us the deed before you pay the advance. We will tell you what to deduct.',
      },
    },
    'company-registration': {
      lead: 'We can register a company or an LLP (limited liability partnership) for Rajapalayam families, for a new business or for an old mill.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            "The loan, the land lease and the power agreement of a windmill are usually all in the mill's name. If you form a new company without the consent of the bank and the land owner, the windmill remains with the mill.",
          we: 'We ask the bank, the land owner and the electricity board what documents they need. Then we plan the transfer step by step.',
          send: ['Power purchase agreement', 'Land lease', 'Loan sanction letter', 'Plan of who will hold the shares'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            "If one brother has pledged his looms to a bank and a new company uses them without the bank's consent, the bank can ask for the whole loan back.",
          we: "We list what stays in the brother's name, and draft an agreement under which the company takes the looms on rent.",
          send: ['Loan sanction letter', 'Latest EB bill', 'Machine invoices'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'If four cousins print the same brand on their packets and one of them registers it as his trademark, the others may have to stop using the brand. The family can end up in court.',
          we: "We first draft an agreement on who owns the brand and who may use it. Then we apply for the company's name.",
          send: ['Packets with the brand', 'Old sale bills', 'PAN of all four cousins'],
        },
      ],
      question: {
        question: 'Our family company in Rajapalayam has not written minutes for years. Can you put this right?',
        answer:
          'Yes, usually. We check what was filed with the Registrar, write up the registers and file the late forms. Some additional fees cannot be avoided. You get a list of these fees before we start.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Rajapalayam mills, gauze firms and nightwear units, from the cotton bale or cloth roll to the finished product.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If waste and moisture loss are not noted for each cotton lot, the yarn you sold looks too little for the cotton you bought. A bank that sees this may lower your loan limit.',
          we: 'We follow every lot from the bale slip to the yarn, record its waste, and send you the cost per kilo of yarn each month.',
          send: ['Bale slips', 'Mixing reports', 'Production sheets', 'Bills for waste sold'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'Pieces that are with the tailors on 31 March are easy to forget. Your stock and your profit then look too low, and you may have to pay tax and interest later.',
          we: 'At every month end we add up the pieces given to each tailor and the pieces returned, so that no stock is left out.',
          send: ['Tailor sheets', 'Cutting report', 'List of rejects'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            'If banking charges and lost units of power are posted in one line with the EB bill, nobody can see what the windmill earns. You cannot tell if the maintenance contract is worth its price.',
          we: 'We keep a separate account for each windmill and record its units of power and its money month by month.',
          send: ['Generation statement', 'EB bill', 'Statement of banked units'],
        },
      ],
      question: {
        question:
          'We move money between our mill, trading firm and windmill company. How will you keep these accounts straight?',
        answer:
          'We enter each loan in the books of both firms with the same date. Every quarter we prepare a balance confirmation that both firms sign. Your bank or your family can then see what each firm owes. Send us the bank statements of all firms together.',
      },
    },
    'udyam-registration': {
      lead: 'We can register gauze looms, nightwear units and mills in Rajapalayam under Udyam, the free government certificate for small businesses.',
      trades: [
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'If a nightwear unit is registered as a garment shop, its certificate calls it a trader. When a buyer pays late, the unit may not get the protection that small manufacturers have.',
          we: 'We register cutting and sewing as your activity and enter the machines that you own.',
          send: [
            'Machine invoices',
            'GST certificate',
            'Number of men and women at work',
            'PAN and masked Aadhaar of the owner',
          ],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Public hospitals invite tenders from makers of dressings. If your certificate shows only cloth, your bid can be rejected.',
          we: 'We add the activity code for gauze and bandage to your certificate before you submit the tender.',
          send: ['Tender page with the conditions', 'List of looms and machines', 'Last income tax return'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Some mills buy a windmill and do not update their Udyam certificate. The investment on the certificate is then wrong, and a bank or a buyer can refuse it.',
          we: 'We add the windmill at the value in your books and tell you if the mill moves to a higher class under Udyam.',
          send: ['Depreciation statement', 'Windmill invoice', 'Last income tax return'],
        },
      ],
      question: {
        question:
          'My brother and I have looms under two PANs in the same shed at Chatrapatti. How do we register for Udyam?',
        answer:
          'Each of you needs a certificate on his own PAN. We first divide the looms by purchase invoice, because a bank can doubt both certificates if both of you list the same loom. Send us the invoices, both PANs and the EB bill of the shed.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to export gauze or nightwear from Rajapalayam in your own name? We can apply for your IEC, the import export code.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Gauze cloth and bandages have different HSN codes. If your invoice uses one code for both products, customs can hold the cartons, and you may have to pay storage charges at the port.',
          we: 'We apply for your IEC and settle the HSN code of each product with your customs broker before the first shipment.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Product samples', 'GST certificate'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            "The buyer's country may have its own rules for the size label and the fibre label. If your labels are wrong, the buyer can send the cartons back at your cost.",
          we: "We get the IEC for your firm and go through the buyer's list of label rules with you.",
          send: ["Buyer's order", 'Sample of the label', 'PAN and masked Aadhaar of the owner'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "If a mill imports a used spinning frame without an engineer's report, customs can set a higher value. The mill then pays more duty than it expected.",
          we: 'We find out which report the port asks for, and tell you before you pay the seller of the machine.',
          send: ['Offer for the machine', 'PAN of the mill', 'Photograph of the machine'],
        },
      ],
      question: {
        question: 'A merchant exports my dressings with his IEC. How can I send a carton in my own name?',
        answer:
          "You need your own IEC. If your dressings go on the merchant's code, the export and the incentive belong to him. We apply for your IEC and register your bank account with customs. Send us your PAN, a cancelled cheque and the buyer's order.",
      },
    },
  },
  seo: {
    title: 'Accounting for Rajapalayam Mills and Gauze Weavers',
    description:
      'We can do GST, company filings and export codes (IEC) for mills, gauze looms and nightwear units in Rajapalayam and Chatrapatti. See our starting prices.',
  },
} satisfies CityWords;
