import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle GST returns, company filings and accounts for spinning mills, gauze looms and nightwear units in Rajapalayam and Chatrapatti.',
  description: [
    "A mill in Rajapalayam buys cotton from growers and from ginners. On a grower's cotton, the mill pays the GST under reverse charge. A ginner charges GST in his bill. We sort the cotton lots by seller and prepare the return from that list.",
    "Gauze looms at Chatrapatti weave their own yarn or a surgical dressings manufacturer's yarn. In Dhalavaipuram the cloth for nightwear is cut in one hall, and tailors sew it at home. We keep loom-wise and tailor-wise sheets, so that you can see what you issued, what came back and what you paid.",
    'Do you own a mill, a trading firm and a windmill? A bank will ask who owns each firm and how much the firms owe one another. We keep the share registers and the ledgers of loans between your firms up to date.',
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
      note: 'When a mill buys cotton directly from a grower, the mill pays the GST under reverse charge. So the cotton register must show, for each lot, whether the seller was a grower or a dealer.',
    },
    {
      kind: 'power-looms',
      name: 'Chatrapatti gauze looms',
      note: 'A loom owner receives yarn and returns it as gauze. If the loom owner notes the metres of gauze woven from each kilo, the yarn owner can see that all the yarn came back as gauze.',
    },
    {
      kind: 'stitching-units',
      name: 'Dhalavaipuram nightwear units',
      note: 'The cloth is cut in one hall, and tailors sew it at home. Keep one sheet for each tailor, with the pieces given, the pieces returned, the rejects and the pay.',
    },
    {
      kind: 'standing-crops',
      name: 'Mango and coconut merchants',
      note: 'Traders take mango and coconut orchards on lease before flowering. To claim the loss of a bad season, you need the lease deed and proof of the picking cost.',
    },
    {
      kind: 'cement-dealers',
      name: 'Cement and roofing sheet dealers',
      note: "Cement companies give a dealer a discount when he reaches a target. Enter the discount in the month in which you earn it, and match it with the cement company's statement.",
    },
    {
      kind: 'wind-farms',
      name: 'Mill-owned windmills',
      note: "The electricity board adjusts the windmill's units in the mill's EB bill. The units generated, banked and used must tally with the meter statement.",
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
    `Mills, looms and dealers in Rajapalayam, Chatrapatti and Dhalavaipuram can send us their bills by WhatsApp or by courier to ${town}, or visit us by appointment.`,
  trades: [
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      needs:
        'On cotton bought from growers, you must pay the GST under reverse charge in the right month. You also need a stock register that explains the waste and the loss of moisture.',
    },
    {
      kind: 'power-looms',
      name: 'Gauze looms',
      needs:
        'Your weaving charges per metre must be shown as job work in the GST returns. To export in your own name, you need an import export code (IEC).',
    },
    {
      kind: 'stitching-units',
      name: 'Nightwear units',
      needs:
        'You need to know which of your tailors come under PF, and a Udyam certificate that shows you as a manufacturer.',
    },
    {
      kind: 'wind-farms',
      name: 'Mill-owned windmills',
      needs:
        'Windmill power must be reconciled with the EB bill. You also need a clear document that shows which firm owns the windmill.',
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
            'If your shed weaves for a surgical dressings manufacturer and also sells its own bandage cloth, the application must mention both. Otherwise your sales bills do not match your GST registration, and an officer may question these bills.',
          we: 'We mention job work and the sale of cloth in the application, and show the address where you keep your own yarn.',
          send: ['Lease deed for the shed', 'Latest EB bill', 'Yarn purchase bills', "Owner's PAN and masked Aadhaar"],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "If yarn is sent from a godown that is not on the mill's GST certificate, an officer may stop the lorry. The delivery is delayed, and the mill may have to pay a penalty.",
          we: 'We add the mill, the cotton godown and the depot to the GST certificate, and upload the address proof for each place.',
          send: [
            'Property tax receipts',
            'Latest EB bill for each place',
            'Rental agreement for the godown',
            "Mill's certificate of incorporation and PAN",
          ],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            "Some units show the homes of twenty tailors as places of business. These are the tailors' own homes, so the officer may ask for a consent letter and an EB bill for each of them. The unit's GST number is then delayed.",
          we: 'We register the cutting hall as your place of business, and show you how to send cloth to the tailors on delivery challans.',
          send: [
            'Rental agreement for the hall',
            'Latest EB bill',
            'List of products',
            "Owner's PAN and masked Aadhaar",
          ],
        },
      ],
      question: {
        question: "My windmill is in another district. Should I add it to the mill's GST certificate?",
        answer:
          "If the mill owns the windmill, we add it to the mill's GST certificate as an additional place of business. If a sister company owns it, we check whether that company needs a GST number of its own. Send us the commissioning certificate and the land lease deed.",
      },
    },
    'gst-returns': {
      lead: 'Do your cotton register, delivery challans and credit notes tally with your GST returns? We can check them and file the returns of Rajapalayam mills, gauze looms and cement dealers.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If cotton bought from a farmer is booked like cotton from a dealer, the mill leaves out the GST that it has to pay under reverse charge. The officer may ask for this GST later, with interest.',
          we: "We mark the growers' lots from the bale slips, and report both the tax that you pay on them and the credit that you get for it.",
          send: ['Cotton register for the month', 'Bale slips', "Ginners' bills", 'Sales bills for waste'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'In a slack week, a shed may buy yarn and sell its own gauze but bill it as weaving charges. Cloth has a different HSN code and may have a different rate, so the shed may end up paying the wrong tax.',
          we: 'Before we file the return, we match each bill with your yarn register and tell you which bills to correct.',
          send: [
            'Weaving charge bills',
            'Yarn purchase bills',
            'Delivery challans for the month',
            'Sales bills for gauze',
          ],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong:
            "The cement company often credits the annual rebate weeks after the year has ended. If the dealer books it in the wrong month, his input tax credit does not tally with the company's credit note, and he may have to pay interest.",
          we: "We wait for the company's credit note and book it in the month of its date.",
          send: ["Cement company's statement", 'Credit notes', 'Freight bills for the month'],
        },
      ],
      question: {
        question: "I stitch nightwear with another firm's cloth in Dhalavaipuram. What do I show in my GST return?",
        answer:
          'You show your stitching charges. The cloth belongs to the other firm, so its value is not part of your sales. Send us the delivery challans and your stitching bills each month. We will match the pieces received with the pieces returned, and file the return.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST officer asked your Rajapalayam mill or loom shed about power, yarn or cotton? We can draft the reply from your own registers.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'An officer may say that your mill used too much power for the yarn it sold. Unless you can explain the higher use, for example by power cuts, old spinning frames or windmill power, he can treat the difference as yarn sold without bills.',
          we: 'We prepare a month-wise table of the power used, the yarn made and the waste, and explain every month that looks unusual.',
          send: ['The notice', 'Production register', 'EB bills for the period', 'Windmill meter statement'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'The officer may ask the yarn owner and the loom shed about the same cloth. If they reply separately and the metres of cloth in their replies differ, both of them can get a tax demand.',
          we: "We match the yarn owner's challans with yours, and explain every difference in the reply.",
          send: ['The notice', "Yarn owner's challans", 'Weaving charge bills', 'EB bills'],
        },
        {
          trade: 'standing-crops',
          name: 'Orchard traders',
          wrong:
            'Large amounts reach your bank account in the mango season, but your GST returns show no sales. The officer may ask for tax, because he does not know that you sold fresh fruit, which is exempt.',
          we: 'For each orchard, we list the lease, the picking cost and the sale slips, and show that the deposits came from fresh fruit.',
          send: ['The notice', 'Orchard lease deeds', 'Sale slips', 'Bank statement for the season'],
        },
      ],
      question: {
        question: "The GST officer asks why my firm has lent money to my cousin's mill. What should I reply?",
        answer:
          'Send us the loan ledgers of both firms, the bank statements and the interest entries. We first compare both sets of books, because an unexplained difference may lead to a second notice. Then we draft your reply and explain each loan entry.',
      },
    },
    'gst-refunds': {
      lead: 'If your Rajapalayam firm exports gauze or yarn, or your inputs are taxed at a higher rate than your yarn, we can claim the GST refund.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'If the bills for bleaching and sterilising your export gauze have a wrong GSTIN or name, the officer may disallow that credit and reduce your refund.',
          we: 'Before we file the claim, we check the bills against GSTR-2B and ask the bleaching unit to correct the wrong bills.',
          send: ['Shipping bills', 'Bleaching and sterilising bills', 'Batch records', 'Bank realisation certificates'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill can claim a refund if its inputs are taxed at a higher rate than its yarn. If the claim also includes machines and services, the officer has to recalculate the refund, and you get the money later.',
          we: 'We sort your purchases by HSN code and leave out purchases that the refund formula does not allow.',
          send: ['Purchase list by HSN code', 'Sales list by rate', 'GSTR-2B from the portal'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            'Some mills claim credit on windmill spares without showing how much of the power the mill itself used. Power sold to outsiders is exempt, so the officer may refuse part of the credit.',
          we: "We separate the power used in the mill from the power sold, and claim only the mill's part of the credit.",
          send: ['Meter statements', 'Bills for spares', 'Statement of banked units'],
        },
      ],
      question: {
        question: 'We sell gauze to a Mumbai trader who exports it. Can we claim a GST refund?',
        answer:
          'The trader exports in his own name, so only he can claim the refund. We can check whether he may buy from you at the concessional rate for merchant exporters, so that you charge less tax. Send us his order and the export details before you dispatch the goods.',
      },
    },
    'income-tax-filing': {
      lead: "For Rajapalayam mills and the families who own them, we can file income tax returns that show each member's share and loan correctly.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'The bank gets a stock statement from you every month, and your return also shows the stock. If the values differ, the assessing officer may add the difference to your income.',
          we: 'Before we file the return, we reconcile your cotton and yarn stock with the statement given to the bank.',
          send: ['Stock statement given to the bank', 'Cotton register as on 31 March', 'Loan statements', 'EB bills'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            "If the mill uses its own windmill's power and does not credit the value to the windmill account, that account shows a loss that is not real. An officer may question this loss.",
          we: "We value the windmill power that the mill used, and keep the windmill's income, maintenance and depreciation in a separate account.",
          send: ['Meter statement for the year', 'Maintenance bills', 'Windmill loan statement', 'Land lease deed'],
        },
        {
          trade: 'standing-crops',
          name: 'Orchard traders',
          wrong:
            'Some traders buy fruit on the tree and show the profit as agricultural income. But they did not grow the fruit, so the officer may tax the profit later and charge interest.',
          we: 'We show the profit as business income and claim the lease amount and the picking wages as expenses.',
          send: ['Orchard lease deeds', 'Picking wage slips', 'Sale slips'],
        },
      ],
      question: {
        question: 'My brother has lent money to our mill. How should the interest be shown in our income tax returns?',
        answer:
          "Your brother shows the interest as income, and the mill claims it as an expense. The mill may also have to deduct TDS on the interest. Send us the loan ledger, your brother's PAN and the mill's PAN. We will show the same amount in both returns.",
      },
    },
    'pf-esi-services': {
      lead: 'When a worker joins or leaves your mill, loom shed or nightwear unit in Rajapalayam, the PF and ESI records have to be updated. We can update these records and file the monthly returns.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "Some mills treat hostel workers as trainees although they work full shifts. The PF office may claim contributions from each worker's first day, with damages.",
          we: 'We go through the appointment letters and the attendance registers, and enrol everyone who actually works in the mill from the joining date.',
          send: ['Attendance registers', 'List of hostel residents', 'Mess deduction sheet', "Workers' masked Aadhaar"],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            "If one person collects the pay for the tailors in ten homes, you know only that person's name. After an injury nobody can prove who worked for you, and you may have to pay PF and ESI for all ten homes.",
          we: "We prepare a sheet with each tailor's name, and tell you who comes under PF and ESI.",
          send: ['Tailor sheets', 'Cloth issue slips', 'Attendance register for the hall', "Tailors' masked Aadhaar"],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Weavers are often paid by the metre, winders by the day and the loom fitter (jobber) by the month, each from a separate wage book. If the wage books show different numbers of workers, an inspector may take the highest figure.',
          we: 'We combine the wage books into one monthly list, and file the PF and ESI returns from it.',
          send: ["Weavers' metre sheets", 'Daily wage book', 'Monthly salary sheet'],
        },
      ],
      question: {
        question: 'Our family runs three loom sheds in three names. Will the PF office treat them as one?',
        answer:
          'Yes, it can treat the sheds as one if they share workers, management or funds. We check these points before you register, because a mistake at the start can mean contributions for past months. Send us the three licences, the EB bills and a list of who works in which shed.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Do you pay brokers, bus owners or lenders? We can work out the TDS for Rajapalayam mills, gauze firms and cement dealers, and file the quarterly return.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill pays brokers, hostel buses and lenders all through the year. If the mill works out the TDS only in March, it may have to pay interest for all the earlier months.',
          we: 'In April we list everyone you pay, with the PAN and the kind of payment. Every month we tell you how much TDS to deposit.',
          send: ['Brokerage bills', 'Bus hire contract', 'Loan confirmation letters', "Payees' PANs"],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            "The yarn owner may deduct TDS from your weaving bill but report it under your brother's PAN. Your Form 26AS then does not show this TDS, and you cannot claim it in your return.",
          we: 'We write to the yarn owner with the correct PAN, and follow up until he files a corrected TDS return.',
          send: ['Weaving charge bills for the year', 'Form 26AS', 'PAN card'],
        },
        {
          trade: 'cement-dealers',
          name: 'Cement dealers',
          wrong:
            'Some cement companies give a dealer a tour or a gold coin for reaching a target. The gift is income, and the company may have deducted TDS on it. A dealer who leaves the gift out of his return can get a notice.',
          we: 'We find the gift in your Form 26AS and enter it in your books at the same value.',
          send: ["Cement company's statement", 'Form 26AS', 'Letter about the gift or tour'],
        },
      ],
      question: {
        question: 'I take a mango orchard on lease from a farmer. Should I deduct TDS when I pay him?',
        answer:
          'It depends on the lease deed. If you lease the land, the payment is rent, and TDS may apply above a limit. If you buy only the fruit on the trees, you are buying goods. Send us the deed before you pay the advance, and we will tell you whether to deduct TDS, and how much.',
      },
    },
    'company-registration': {
      lead: 'Whether you start a new business or convert an old mill in Rajapalayam, we can register a company or an LLP for your family.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            "A windmill's loan, land lease and power agreement are usually all in the mill's name. If you form a new company without the consent of the bank and the land owner, the windmill remains with the mill.",
          we: 'We ask the bank, the land owner and the electricity board which documents they need, and then plan the transfer step by step.',
          send: ['Power purchase agreement', 'Land lease deed', 'Loan sanction letter', 'List of future shareholders'],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            "One brother may have pledged his looms to a bank. If a new company uses them without the bank's consent, the bank may recall the whole loan.",
          we: "We list what remains in the brother's name, and draft an agreement under which the company takes the looms on hire.",
          send: ['Loan sanction letter', 'Latest EB bill', 'Machine invoices'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'Four cousins may sell under the same brand. If one of them registers the brand as his trade mark, the other cousins may have to stop using the brand, and the dispute can end in court.',
          we: "We first draft an agreement on who owns the brand and who may use it. Then we apply for the company's name.",
          send: ['Sample packets with the brand name', 'Old sales bills', "All four cousins' PANs"],
        },
      ],
      question: {
        question: 'Our family company in Rajapalayam has not written minutes for years. Can you set the records right?',
        answer:
          'Yes, usually. We check what the company has filed with the Registrar, bring the registers up to date and file the late forms. Some additional fees cannot be avoided. We give you a list of these fees before we start.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of your Rajapalayam mill, gauze firm or nightwear unit, from the cotton bale or cloth roll to the finished product.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If waste and moisture loss are not recorded for each cotton lot, your yarn output looks too low for the cotton you bought. If the bank sees this, it may reduce your loan limit.',
          we: 'We track every lot from the bale slip to the yarn, record its waste, and send you the cost per kilo of yarn each month.',
          send: ['Bale slips', 'Mixing reports', 'Production sheets', 'Sales bills for waste'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'Pieces that are with the tailors on 31 March are easily left out of the stock list. The stock and the profit in your books are then too low, and you may have to pay tax and interest later.',
          we: 'At every month end, we add up the pieces given to each tailor and the pieces returned, so that no stock is left out.',
          send: ['Tailor sheets for the month', 'Cutting report', 'List of rejects'],
        },
        {
          trade: 'wind-farms',
          name: 'Mill-owned windmills',
          wrong:
            'If the charges for banked power and the lapsed units are booked together with the EB bill, nobody can see what the windmill earns. You then cannot tell whether the maintenance contract is worth its price.',
          we: 'We keep a separate account for each windmill that shows its units, income and expenses month by month.',
          send: ['Generation statement for the month', 'EB bill', 'Statement of banked units'],
        },
      ],
      question: {
        question:
          'We move money between our mill, trading firm and windmill company. How will you keep these accounts in order?',
        answer:
          'We enter each loan in the books of both firms on the same date. Every quarter, we prepare a balance confirmation that both firms sign, so that your bank and your family can see what each firm owes. Send us the bank statements of all the firms together.',
      },
    },
    'udyam-registration': {
      lead: "Udyam registration is free on the government's portal. We can register your gauze looms, nightwear unit or mill in Rajapalayam, with the right activity.",
      trades: [
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            'If a nightwear unit is registered as a garment shop, its certificate shows the owner as a trader. If a buyer then pays late, the unit may not get the protection that the law gives to small manufacturers.',
          we: 'We register cutting and sewing as your activity and enter the machines that you own.',
          send: [
            'Machine invoices',
            'GST certificate',
            'Number of men and women employed',
            "Owner's PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Government hospitals sometimes invite tenders from manufacturers of dressings. If your certificate shows only cloth weaving, your bid may be rejected.',
          we: 'We add the activity code for gauze and bandage to your certificate before you submit the tender.',
          send: ['Tender conditions', 'List of looms and machines', 'Last income tax return'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Some mills buy a windmill and do not update their Udyam registration. The investment shown in the registration is then wrong, and a bank or a buyer may refuse to accept the certificate.',
          we: 'We add the windmill at its written down value, and tell you whether the mill now counts as a small or medium enterprise.',
          send: ['Depreciation schedule', 'Invoice for the windmill', 'Last income tax return'],
        },
      ],
      question: {
        question:
          'My brother and I have looms under two PANs in one shed at Chatrapatti. How should we register for Udyam?',
        answer:
          'Each of you needs a certificate under his own PAN. We first divide the looms by purchase invoice, because a bank may question both certificates if the same loom is on both. Send us the invoices, both PANs and the EB bill for the shed.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to export gauze or nightwear from Rajapalayam in your own name? We can apply for your import export code (IEC).',
      trades: [
        {
          trade: 'power-looms',
          name: 'Gauze looms',
          wrong:
            'Gauze cloth and bandages have different HSN codes. If your invoice shows one code for both, customs may hold the cartons, and you may have to pay demurrage at the port.',
          we: 'We apply for your IEC, and settle the HSN code for each product with your customs broker before the first shipment.',
          send: ["Firm's PAN", 'Cancelled cheque', 'Product samples', 'GST certificate'],
        },
        {
          trade: 'stitching-units',
          name: 'Nightwear units',
          wrong:
            "The buyer's country may have its own rules for size and fibre labels. If your labels are wrong, the buyer may send the cartons back at your cost.",
          we: "We get the IEC for your firm and go through the buyer's list of label rules with you.",
          send: ["Buyer's order", 'Sample of the label', "Owner's PAN and masked Aadhaar"],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "Some mills import a used spinning frame without a chartered engineer's certificate. Customs may then fix a higher value, and the mill has to pay more duty than planned.",
          we: 'Before you pay the seller of the machine, we find out which certificate customs asks for. We also apply for the IEC.',
          send: ["Seller's quotation for the machine", "Mill's PAN", 'Photo of the machine'],
        },
      ],
      question: {
        question: 'A merchant exports my dressings with his IEC. How can I send a carton in my own name?',
        answer:
          "You need your own IEC. As long as your dressings are shipped under the merchant's IEC, he is the exporter and gets the export incentive. We apply for your IEC and register your bank account with customs. Send us your PAN, a cancelled cheque and the buyer's order.",
      },
    },
  },
  seo: {
    title: 'Accounting for Rajapalayam Mills and Gauze Weavers',
    description:
      'We can handle GST, company filings and export codes (IEC) for mills, gauze looms and nightwear units in Rajapalayam and Chatrapatti. See our starting prices.',
  },
} satisfies CityWords;
