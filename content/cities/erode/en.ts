import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST returns and income tax returns and keep accounts for turmeric agents, loom owners and cloth merchants in Erode.',
  description: [
    'A turmeric agent in Erode sells for growers and earns a commission. A merchant buys turmeric and sells it on his own account. Before we file anything, we read your sale notes to see whether you are an agent or a merchant.',
    'Cloth stays with the weaver, the bleacher and the folder for a few days each. We track it by delivery challan number, so that you always know who has your cloth.',
    "Market stalls sell to buyers from Kerala and Karnataka overnight. We check the buyers' GST numbers and the night's bills before we file the return. We keep milk accounts for dairies and rebate accounts for weavers' societies.",
  ],
  keyAttractions: [
    'Bhavani Sangameswarar Temple',
    'Chennimalai Murugan Temple',
    'Vellode Bird Sanctuary',
    'Bannari Amman Temple',
    'Kodiveri Anicut',
    'Thindal Murugan Temple',
  ],
  majorIndustries: [
    {
      kind: 'power-looms',
      name: 'Power looms and their job workers',
      note: "One lot of cloth often passes through four firms, from sizing to folding. Each firm should quote the cloth owner's challan number on its bill.",
    },
    {
      kind: 'dried-goods',
      name: 'Turmeric mandis',
      note: 'Fresh turmeric root is exempt from GST, and dried turmeric is taxable. Your books must show whether you sold as an agent or as the owner.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      note: 'Stalls bill many buyers from other states in one night. If a GST number on a bill is wrong, the buyer loses his input tax credit and asks you to correct the bill.',
    },
    {
      kind: 'weaver-societies',
      name: 'Chennimalai bedsheets and Bhavani jamakkalam',
      note: 'Societies sell at a discount and wait for the government to pay them the rebate. Until the rebate comes, the books must show the rebate as receivable.',
    },
    {
      kind: 'dairies',
      name: 'Perundurai dairies',
      note: 'Dairies pay for milk every fortnight, according to its fat content. Fresh milk is exempt from GST, but butter and ghee are taxable.',
    },
  ],
  serviceAreas: [
    'Perundurai',
    'Bhavani',
    'Chithode',
    'Chennimalai',
    'Veerappanchatram',
    'Surampatti',
    'Thindal',
    'Gobichettipalayam',
  ],
  work: (town) =>
    `Market stalls, loom sheds and merchants in Erode can send photos of their bill books by WhatsApp, or the books themselves by courier. Our office is in ${town}, and you can visit us by appointment.`,
  trades: [
    {
      kind: 'dried-goods',
      name: 'Turmeric merchants and agents',
      needs:
        'If you sell for growers but bill in your own name, GST can be demanded from you on the full value, not only on your commission. We can read your sale notes and keep a separate account for each lot.',
    },
    {
      kind: 'power-looms',
      name: 'Power looms',
      needs:
        'Your GST records must show which goods are still with job workers. For TDS you need a running total for each job worker, so that you know when to start deducting.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      needs:
        "We can check your buyers' GST numbers and enter the sales of each market night. You also need a stock count that covers the stall, the godown and the cloth with job workers.",
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs:
        "We can get a Udyam certificate under your society's own PAN, for its loan and scheme applications. To export under your own label you need an import export code (IEC).",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Does your cloth, turmeric or ghee business in Erode need a GST number? We can check this, and apply for the number.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Some stallholders sell little in a year but send cloth to Kerala before they have a GST number. Sales to another state usually bring even a small seller under GST, and if he registers late, tax may be demanded with a penalty.',
          we: 'We go through the bills of a few market nights, and apply before you send the next load to another state.',
          send: ['Stall allotment letter', 'Sale bills', 'PAN and masked Aadhaar', 'Godown rental agreement'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'If an agent sells for growers but raises the turmeric bills in his own name, the law can treat him as the seller of the whole lot. GST can then be demanded on its full value.',
          we: 'We check from your sale notes whether you are an agent or a seller, and register you accordingly.',
          send: ['Sale notes', 'Market licence', 'Godown lease deed'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'Some dairies that sell only fresh milk take a GST number that they do not need. They have to file nil returns, and pay a late fee for every return they forget.',
          we: 'We list your products, and apply for a GST number only if you sell butter, ghee or flavoured milk.',
          send: ['Product list with sales', 'Food licence', 'Lease deed for the chilling room'],
        },
      ],
      question: {
        question: 'The stall at Gani Market is allotted to my uncle. Can I use it for my GST registration?',
        answer:
          'Yes, if your uncle gives you a rental agreement and his consent. The owner of the market may also have to agree. Send us the allotment letter and the rent receipts. We will draft the agreement and the consent letter, and apply.',
      },
    },
    'gst-returns': {
      lead: 'Stalls, looms, dairies and mandis in Erode can send us bills, challans and sale notes. We can check them and file the GST returns.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            "If one letter of a buyer's GST number is wrong on the bill, the buyer cannot claim the credit. After some months the mistake can no longer be corrected.",
          we: "We check all buyers' GST numbers on the portal before we file GSTR-1.",
          send: ['Bill books for the market nights', 'Transport receipts', 'List of returned goods'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'If a bleacher bills late or stops filing his returns, the cloth owner cannot claim the GST that he paid to the bleacher.',
          we: "We list each job worker's bills, his GST returns and your credit, and write to those who are late.",
          send: ['Job work bills', 'Challan book', 'Yarn bills'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'If one chilling plant is used for exempt milk and taxable ghee and you take the full GST credit on it, you have to reverse a part of the credit with interest.',
          we: 'We split the credit between the products according to their sales.',
          send: ['Product-wise sales', 'Bills for machines and spare parts', 'EB bills'],
        },
      ],
      question: {
        question: "My Gani Market stall takes cash, UPI and credit in one night. How do I send you that night's sales?",
        answer:
          'After the market night, send photos of the bill book and your cash sheet, with the UPI total. We will match the bills with cash, UPI and credit. If a bill is missing, we will ask you in the same week, while you still remember the sale.',
      },
    },
    'gst-notices': {
      lead: 'Has your Erode stall, loom shed or mandi received a GST notice? We can go through it with you and prepare the reply.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'If cloth leaves your shed but your return shows only weaving charges, you must be able to show who owned the yarn. If you cannot, the officer can tax the cloth as your sale.',
          we: "We get the yarn owner's challans, and show in the reply the yarn received and the cloth returned.",
          send: ['The notice', "Yarn owner's challans", 'Weaving bills', 'EB bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            "If the sale bills are in your name, the officer can treat growers' lots as your own turnover. The tax demanded can be many times your commission.",
          we: 'We make a lot-wise table with the auction slip, the grower and the bank entry.',
          send: ['Auction slips', "Growers' ledger", "Agent's bills", 'Bank statement'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'The GST numbers of some buyers may have been cancelled after you sold to them. The officer may then question whether you really sold cloth to them.',
          we: "We check whether each buyer's GST number was active on the bill date, and attach the transport receipt.",
          send: ['Sale bills', 'Lorry receipts', 'Bank statement'],
        },
      ],
      question: {
        question: 'My cloth buyer in Karnataka closed his firm and now I have a notice. What do I have to prove?',
        answer:
          'You have to prove that your buyer was registered on the date of your bill, and that the cloth was sent and paid for. Send us the bill, the lorry receipt and the bank entry. We will download his registration details from the portal and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'If your Erode firm exports or has paid tax by mistake, it may be able to claim a GST refund. We can check that and file the claim.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            "If your turmeric is exported under another firm's IEC as a favour, that firm is the exporter in the records. You cannot claim the refund.",
          we: 'We pick out the lots that were exported in your own name, and claim back the GST on their polishing and packing.',
          send: ['Shipping bills', 'Polishing bills', 'Packing bills', 'Bank advices'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Yarn and dyes can carry a higher GST rate than cloth. If weaving charges and cloth sales are mixed up in the claim, the officer may return the claim, and your refund may be delayed by months.',
          we: 'We separate job work from cloth sales, and apply the refund formula to your actual bills.',
          send: ['Yarn bills', 'Rate-wise sales list', 'Copies of your returns'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "Some societies supply bedsheets to an emporium that exports them, and then wait for a refund. The society's own sale was a local sale, so it gets no refund.",
          we: 'We go through the orders, and claim only for bedsheets that the society itself exported.',
          send: ['Export order', 'Shipping bills', 'Yarn and dyeing bills', 'Committee resolution'],
        },
      ],
      question: {
        question: 'I charged CGST and SGST to a cloth buyer in Karnataka by mistake. Can I get the tax back?',
        answer:
          "Yes. First you pay the IGST that is due on a sale to another state, and then we claim back the CGST and SGST. Send us the bill and that month's returns. We will work out the IGST and the refund, and file the refund application.",
      },
    },
    'income-tax-filing': {
      lead: 'Turmeric growers, cloth merchants and loom owners in Erode often have both agricultural income and business income. We can show each kind correctly in the income tax return.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            "Some families grow turmeric, also buy the neighbours' crop, and show all the profit as agricultural income. The profit on the crop they bought is taxable, and hiding it can bring a penalty.",
          we: 'We keep one account for your own crop and another for the bags that you bought.',
          send: ['Patta and chitta', 'Sale slips', 'Purchase slips', 'Godown stock list'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'If you count the cloth at the stall and in the godown but forget the cloth with the bleacher, your return understates your profit, and the officer can add the difference to your income.',
          we: 'We go through your open challans and add the cloth that was with job workers on 31 March.',
          send: ['Stock lists as on 31 March', 'Open challans', 'Bank and UPI statements', 'Loan ledgers'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'If you show weaving charges and sales of your own cloth as one figure, your return does not tally with Form 26AS, and your claim for the TDS that yarn owners deducted can be questioned. If you leave out the power subsidy, your income is understated as well.',
          we: 'We show weaving charges, cloth sales and the power subsidy separately, and match the weaving charges with Form 26AS.',
          send: ['Weaving bills', 'Cloth sale bills', 'EB bills with subsidy'],
        },
      ],
      question: {
        question: 'I deposit market cash in the bank every Wednesday. Can the income tax department ask about it?',
        answer:
          'Yes, because banks report large cash deposits. A sales sheet for every market night explains these deposits. Send us the sheets with the bank statement. We will match each deposit with the sales of that market night, so that you can explain it if you are asked.',
      },
    },
    'pf-esi-services': {
      lead: 'When do PF and ESI start to apply to an Erode loom shed, dairy or market stall? We can tell you the date, and file the monthly returns.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Some families run one shed in two names so that each unit has fewer workers than the PF limit. The PF office can treat both units as one and ask for past contributions.',
          we: 'We look at the owners, the power connection and the workers, and tell you how many workers the PF office may count.',
          send: ['Wage sheets of both units', 'EB bills', 'Ownership documents of the shed'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'A dairy often keeps route drivers, milk testers and factory workers in three wage books, each below the limit. Together, the workers in the three books can cross the limit, and PF is then due from that day.',
          we: 'We combine the three wage books, and mark who is an employee and who is an agent.',
          send: ["Drivers' trip sheets", 'List of milk collection points', 'Plant attendance', "Agents' agreements"],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Extra workers fold and load cloth on market nights, and nobody writes down their names. An inspector can count all of them as your regular workers.',
          we: 'For each market night we prepare a list of the workers with their names and pay, and compare the number with the limits.',
          send: ['Wage slips for market nights', "Workers' names and mobile numbers", 'List of shop staff'],
        },
      ],
      question: {
        question: 'Market loadmen carry my turmeric bags. Do I have to register them for PF and ESI?',
        answer:
          "It depends on who calls the loadmen, who pays them and who can dismiss them. Loadmen who serve the whole market may not be your staff, but those who come to your godown every day may be. Keep the loadmen's union receipts separate from your wage book. We will go through the receipts and the wage book, and tell you whom to register.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out the TDS that Erode cloth owners, turmeric agents and stalls have to deduct, and trace the TDS deducted from them.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'If a weaver uses some yarn of his own and bills one amount for yarn and work, nobody can say how much is for the work, and you may deduct too much or too little TDS.',
          we: 'We ask the weaver to show yarn and work separately on the bill, and work out the TDS on the work.',
          send: ["Weavers' bills", 'Yarn slips', "Weavers' PAN copies"],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'When an agent draws cash to pay growers, the bank may deduct TDS. If this TDS is not claimed in his income tax return, he loses the credit.',
          we: "We trace the bank's TDS in Form 26AS and claim it in your income tax return.",
          send: ['Bank statement', 'Form 26AS', "Brokers' account statements"],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'A commission agent in Kerala often deducts his commission and sends you the rest. If your books show only the net amount, it is easy to forget the TDS on his commission.',
          we: 'We book the full sale and the commission, and work out the TDS on the commission.',
          send: ["Agents' statements", 'Sale bills', "Agents' PANs"],
        },
      ],
      question: {
        question: 'I pay rent for my market stall to the corporation. Do I deduct TDS from it?',
        answer:
          'The TDS rules for rent paid to a local body and to a private owner are different, so we first find out who the owner is. Send us the allotment letter or rental agreement and the last rent receipt. Before the next rent is due, we will tell you whether to deduct TDS.',
      },
    },
    'company-registration': {
      lead: 'For your Erode cloth, loom or turmeric business, we can compare a company with an LLP and register the one that suits you.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Market stalls sell on credit, and a proprietor is personally liable for all the debts of the business. If one large buyer does not pay, the family may have to sell its house.',
          we: "We work out what an LLP for the cloth trade would cost if the looms stay in the family's name.",
          send: [
            'Stall allotment letter',
            'Loan sanction letter',
            'List of sundry debtors',
            "Partners' PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Sometimes a bank wants one balance sheet, but the looms and power connections are in four names. A new company cannot take all of them over in one day, so the loan may be delayed.',
          we: 'We list each loom, and draft a lease agreement for looms that stay with their owners.',
          send: ['Loom list', 'EB connection documents', 'Subsidy orders'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'Growers who want to polish and sell turmeric together often fear that a company will take their land. But without a registered body they cannot get a loan for the polishing machine.',
          we: 'We form a producer company that owns the machine, and each grower keeps his land.',
          send: ["Members' patta", "Members' PAN and masked Aadhaar", 'Quotation for the machine'],
        },
      ],
      question: {
        question: 'A friend invests in my turmeric trade and takes half the profit. Do we need to form a company?',
        answer:
          'A partnership deed or an LLP may be enough, but put the agreement in writing now. Without a deed nobody can prove whether his money is a loan or capital. Tell us how much he invests and how you share the profit. We will compare the cost of a deed, an LLP and a company, and draft the documents.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'Stalls, societies and mandis in Erode can send us photos of their slips. We can keep their accounts for each market day and each lot.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Some goods sold on Monday night are billed later, and some are sent back. If the books show these sales in the wrong week, you do not know who still owes you money.',
          we: 'For each market day we prepare a sheet with the bills, the returned goods and the money received.',
          send: ['Market day sheets', 'Bill books', 'Goods return slips'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'Turmeric loses weight in polishing. If nobody writes down how much, the bags sold do not match the bags bought, and an officer may suspect suppressed sales.',
          we: 'We give each lot a number and record its weight before and after polishing.',
          send: ['Auction slips', 'Polishing bills', 'Godown receipts', 'Sale bills'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            "If the government's handloom rebate is booked only when it is paid, perhaps a year later, the society shows a loss that it did not incur. The bank may then refuse a loan.",
          we: 'We book the rebate together with the sale, and follow it up as money due from the government.',
          send: ['Rebate orders', 'Depot-wise sale sheets', 'Loan statements'],
        },
      ],
      question: {
        question: 'I have my own turmeric field and a shop in Erode. How many cash books do I need?',
        answer:
          'Keep one for the field and one for the shop. With only one book, nobody can tell which bags came from your field and which you bought. We will give you a simple format for each book. Send us photos of the pages every week.',
      },
    },
    'udyam-registration': {
      lead: "We can register Erode loom owners, turmeric processors and weavers' societies under Udyam, each under the correct PAN.",
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            "If two brothers list the same looms in both firms' applications, the bank may reject both certificates and neither brother gets his loan.",
          we: 'We sort the looms by purchase bill and PAN, and enter each loom in only one application.',
          send: ['Loom bills', 'EB cards', "Both owners' last income tax returns"],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'In some societies the secretary takes the Udyam registration under his own PAN. When a scheme asks for a certificate, the society has none and its application is rejected.',
          we: "We apply under the society's PAN, with a fresh resolution of its committee.",
          send: ["Society's PAN", 'Committee resolution', "Signatory's masked Aadhaar", 'List of looms and vats'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'If a merchant who also polishes and grinds turmeric is registered only as a trader, the bank may refuse him a dryer loan that is meant for manufacturers.',
          we: 'We enter polishing and grinding on the certificate, and trading as an additional activity.',
          send: ['Machine bills', 'Food licence', 'Last income tax return'],
        },
      ],
      question: {
        question: 'Someone in Erode asks for money for a printed Udyam card. What does the certificate really cost?',
        answer:
          'It costs nothing. The portal gives you the certificate free and you can print it yourself, so do not pay for a card. Our fee is for filling in the form correctly, with the right activity and the right written down value of your machines.',
      },
    },
    'iec-registration': {
      lead: 'To send bedsheets, jamakkalam or turmeric abroad from Erode you need an import export code (IEC), and we can apply for it.',
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'If handloom and power-loom goods have the same description on the invoice, customs or the buyer can object, and the parcel is held up.',
          we: "We apply under the society's PAN, and check that a sample invoice shows the kind of loom, the fibre and the society's name correctly.",
          send: ["Society's PAN", 'Committee resolution', 'Bank letter', 'Sample label'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'Some merchants have the IEC but no registration with the Spices Board. Without this registration they cannot export turmeric, and the buyer can cancel the order.',
          we: 'Along with the IEC, we tell you what the Spices Board asks for, and which cleaning and residue reports you need.',
          send: ["Firm's PAN", 'Cancelled cheque', "Buyer's quality specification"],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Some loom owners pay for used looms abroad before they know the rules for second-hand machines. If the rules are not met, customs holds the looms at the port.',
          we: "Before you order, we check the import rules and the chartered engineer's certificate.",
          send: ["Seller's quotation", 'Machine details', 'GST certificate'],
        },
      ],
      question: {
        question: 'I sell bedsheets to Kerala and now have an enquiry from Dubai. When do I need an IEC?',
        answer:
          "You need an IEC before goods leave India in your name, so get it before you accept the Dubai order. Sales to Kerala are only inter-state sales under GST, and you do not need an IEC for them. Send us your PAN and a cancelled cheque. We will apply for the IEC and register your bank's AD code at the port.",
      },
    },
  },
  seo: {
    title: 'Tax Consultant in Erode: GST, ITR and Accounts',
    description:
      'Erode turmeric agents, power loom owners and Gani Market stalls: GST numbers, monthly returns and income tax filing for trades that sell in lots.',
  },
} satisfies CityWords;
