import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Turmeric agents, loom owners and cloth merchants in Erode can get their GST returns, income tax returns and accounts done by us.',
  description: [
    'A turmeric agent in Erode sells for growers, and a merchant buys and sells for himself. GST and income tax are different for an agent and a merchant. So we read your sale notes before we file anything.',
    'Cloth stays with the loom, the bleacher and the folder for a few days each. We follow it by the number of the delivery challan, so that you know at any time who has your goods.',
    "Market stalls sell to buyers from Kerala and Karnataka overnight. We check the buyers' GST numbers and the bills of the night before we file the return. For dairies and societies we keep accounts of milk and of the government's rebate.",
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
      note: "One lot may pass through four firms, from sizing to folding. Each of them should write the cloth owner's challan number on its bill.",
    },
    {
      kind: 'dried-goods',
      name: 'Turmeric mandis',
      note: 'Fresh turmeric root is exempt and dried turmeric is taxable. Your books must show whether you sold as agent or as owner.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      note: 'Stalls bill many buyers from other states in one night. If a GST number on a bill is wrong, the buyer loses his credit and comes back to you.',
    },
    {
      kind: 'weaver-societies',
      name: 'Chennimalai bedsheets and Bhavani jamakkalam',
      note: 'Societies sell with a government rebate and wait for its payment. Until it comes, the rebate stays in the books as money due.',
    },
    {
      kind: 'dairies',
      name: 'Perundurai dairies',
      note: 'Dairies pay for milk by fat content every fortnight. Fresh milk is exempt from GST, but butter and ghee are taxable.',
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
  work: 'Market stalls, loom sheds and merchants in Erode can send photos of bill books by WhatsApp or the books by courier. Our office is in Coimbatore, and you can visit us by appointment.',
  trades: [
    {
      kind: 'dried-goods',
      name: 'Turmeric merchants and agents',
      needs:
        'You need to know if you are an agent or a merchant in law, because GST is different. Then you need an account for each lot of turmeric.',
    },
    {
      kind: 'power-looms',
      name: 'Power looms',
      needs:
        "You need GST returns that show which goods are still with job workers. For TDS you need the year's total paid to each of them.",
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      needs:
        "You need your buyers' GST numbers checked and the stock in all your places counted. We enter the sales of each market night.",
    },
    {
      kind: 'weaver-societies',
      name: "Weavers' societies",
      needs:
        "You need the society's PAN records in order and a Udyam certificate. To export under your own label you need the import export code (IEC).",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can tell you if your cloth, turmeric or ghee business in Erode needs a GST number, and apply for it.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'A stallholder may sell little in a year but send cloth to Kerala. Goods sold to another state usually bring even a small seller into GST, and a late registration can cost tax with a penalty.',
          we: 'We read the bills of some market nights and apply before the next load goes to another state.',
          send: ['Stall allotment letter', 'Sale bills', 'PAN and masked Aadhaar', 'Godown rental agreement'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'An agent may write turmeric bills in his own name although he sells for growers. In law he can then be the seller of the whole lot, and GST is demanded on its full value.',
          we: 'We find out from your sale notes if you are agent or seller, and register you as that.',
          send: ['Sale notes', 'Market licence', 'Godown lease'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'A dairy that sells only fresh milk may take a GST number that it does not need. It must then file returns without any tax, and pays a late fee if it forgets one.',
          we: 'We list your products and apply only if you sell butter, ghee or flavoured milk.',
          send: ['Product list with sales', 'Food licence', 'Lease of the chilling room'],
        },
      ],
      question: {
        question: 'The stall at Gani Market is allotted to my uncle. Can I use it for my GST registration?',
        answer:
          'Yes, if a rental agreement lets the stall to you and your uncle gives his consent. The owner of the market may also have to agree. Send us the allotment letter and the rent receipts. We draft the agreement and the consent letter and apply.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Erode stalls, looms, dairies and mandis after we check market bills, challans and sale notes.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            "A bill may carry a buyer's GST number with one wrong letter. He cannot take the credit, and after some months you can no longer correct the mistake.",
          we: "We check all buyers' numbers on the portal before we file GSTR-1.",
          send: ['Bill books of the market nights', 'Transport receipts', 'List of returned goods'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A bleacher may bill late or stop filing his returns. The cloth owner then cannot take the GST that he paid as credit.',
          we: 'We list the bill, the filing and the credit of every job worker, and write to those who are late.',
          send: ['Job work bills', 'Challan book', 'Yarn bills'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'One chiller may serve exempt milk and taxable ghee. If you take the full GST credit on it, you have to give back a part with interest.',
          we: 'We divide the credit by the sales of each product.',
          send: ['Sales by product', 'Bills for machines and spares', 'EB bills'],
        },
      ],
      question: {
        question: 'My Gani Market stall takes cash, UPI and credit in one night. How do I give you the sales?',
        answer:
          'Send photos of the bill book and of your cash sheet after the market night, with the UPI total. We match the bills with cash, UPI and credit. If something is missing, we ask you in the same week, while you still remember it.',
      },
    },
    'gst-notices': {
      lead: 'If your Erode stall, loom shed or mandi has received a GST notice, we can read it with you and prepare the reply.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Cloth may leave your shed while your return shows only weaving charges. If you cannot show who owned the yarn, the officer can tax the cloth as your sale.',
          we: "We get the yarn owner's challans and answer with the metres received and returned.",
          send: ['The notice', "Yarn owner's challans", 'Weaving bills', 'EB bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'The officer may treat lots that you sold for growers as your own turnover, because the sale bill is in your name. The demand is then many times your commission.',
          we: 'We make a table that shows auction slip, grower and bank entry for each lot.',
          send: ['Auction slips', 'Grower ledger', 'Agent bills', 'Bank statement'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Some buyers in your return may have lost their GST numbers since. The officer can then doubt that you really sold cloth to them.',
          we: 'We look up each number for the date of the bill and add the transport receipt.',
          send: ['Sale bills', 'Lorry receipts', 'Bank statement'],
        },
      ],
      question: {
        question: 'My cloth buyer in Karnataka closed his firm and now I have a notice. What do I have to prove?',
        answer:
          'You have to show that he was registered on the date of your bill and that the cloth was sent and paid for. Send us the bill, the lorry receipt and the bank entry. We print his record from the portal and write the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can check if your Erode firm can get a GST refund and file the claim with your export and purchase bills.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            "Your turmeric may be exported on another firm's code as a favour. In the records that firm is the exporter, so you cannot claim the refund.",
          we: 'We find the lots that were exported in your own name and claim the GST on polishing and packing.',
          send: ['Shipping bills', 'Polishing bills', 'Packing bills', 'Bank advices'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Yarn and dyes may carry a higher rate of GST than cloth. If weaving charges and cloth sales are mixed in the claim, the officer returns it and you lose months.',
          we: 'We separate job work from cloth sales and test the formula with your real bills.',
          send: ['Yarn bills', 'Sales by GST rate', 'Copies of your returns'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'A society may supply bedsheets to an emporium that exports them, and wait for a refund. Its own sale was in India, so no refund comes.',
          we: 'We check each order and claim only for bedsheets that the society itself exported.',
          send: ['Order', 'Shipping bills', 'Bills for yarn and dyeing', 'Committee resolution'],
        },
      ],
      question: {
        question: 'I charged CGST and SGST to a cloth buyer in Karnataka by mistake. Can I get it back?',
        answer:
          'Yes. First you pay the IGST that is due on a sale to another state, and then we claim the CGST and SGST. Send us the bill and the returns of that month. We work out both amounts and file the refund application.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Erode turmeric families, cloth merchants and loom owners, with crop and trade separated.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            "A family may grow turmeric and also buy the neighbours' crop, and show all of it as farm income. Profit on the bought crop is taxable, and hiding it can cost a penalty.",
          we: 'We make one account for your own field and one for the bags that you bought.',
          send: ['Patta and chitta', 'Sale slips', 'Purchase slips', 'Godown stock list'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'You may count the cloth at the stall and in the godown, but forget what is with the bleacher. The profit in your return is then too low, and the officer can add the difference.',
          we: 'We add the stock that was with job workers on 31 March from your open challans.',
          send: ['Stock lists', 'Open challans', 'Bank and UPI statements', 'Loan ledgers'],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'Weaving charges and sales of your own cloth may be shown as one figure, with the power subsidy left out. TDS deducted by yarn owners then does not match your income.',
          we: 'We show charges, cloth and subsidy separately and match the charges with Form 26AS.',
          send: ['Weaving bills', 'Cloth bills', 'EB bills with subsidy'],
        },
      ],
      question: {
        question: 'I deposit market cash in the bank every Wednesday. Can the income tax department ask about it?',
        answer:
          'It can ask, because banks report large cash deposits. A sheet of sales for every market night explains them. Send us the sheets with the bank statement. We match each deposit with its market night, so that the return and the answer agree.',
      },
    },
    'pf-esi-services': {
      lead: 'We can tell Erode loom sheds, dairies and market stalls when PF and ESI begin, and file the returns every month.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A family may divide one shed into two names to stay below the limit. The PF office can count both as one unit and ask for contributions from the past.',
          we: 'We look at owners, power connection and workers and tell you how many the office can count.',
          send: ['Wage sheets of both units', 'EB bills', 'Ownership documents of the shed'],
        },
        {
          trade: 'dairies',
          name: 'Dairies',
          wrong:
            'Route drivers, milk testers and plant workers may be in three wage books, each below the limit. Together they can be above it, and the dues start from the day they crossed it.',
          we: 'We combine the books and show who is an employee and who is an agent.',
          send: ["Drivers' trip sheets", 'List of milk test points', 'Plant attendance', 'Agent agreements'],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Extra workers fold and load cloth on market nights, and nobody writes their names. An inspector can count them all as your workers.',
          we: 'We prepare a list for each market night with names and pay, and compare it with the limits.',
          send: ['Wage slips of market nights', 'Names and mobile numbers', 'List of shop staff'],
        },
      ],
      question: {
        question: 'Market loadmen carry my turmeric bags. Do I have to enter them for PF and ESI?',
        answer:
          "It depends on who calls them, pays them and can send them away. Loadmen who serve the whole market differ from workers who come to your godown every day. Keep the union's receipts separately from your wage book. We read both and tell you whom to enter.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out and report TDS for Erode cloth owners, turmeric agents and stalls, and claim what others deducted from you.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A weaver may use some yarn of his own and bill one amount for all. Nobody can then say what part is work, and you deduct too much or too little TDS.',
          we: 'We ask him to show goods and work separately and deduct TDS on the work.',
          send: ["Weavers' bills", 'Yarn slips', 'PAN copies'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'An agent may draw cash to pay growers, and the bank deducts TDS from it. If nobody claims this TDS in his return, the money is lost.',
          we: 'We find the amount in Form 26AS and claim it in your return.',
          send: ['Bank statement', 'Form 26AS', "Brokers' accounts"],
        },
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'A commission agent in Kerala may keep his share and send you the rest. If your books show only the net amount, the TDS on his commission is forgotten.',
          we: 'We enter the full sale and the commission, and work out the TDS on it.',
          send: ["Agents' statements", 'Sale bills', 'PAN of the agents'],
        },
      ],
      question: {
        question: 'I pay rent for my market stall to the corporation. Do I deduct TDS from it?',
        answer:
          'A local body is treated differently from a private owner, so we first look at who the owner is. Send us the allotment letter or rental agreement and the last rent receipt. We tell you before the next rent is due whether to deduct TDS.',
      },
    },
    'company-registration': {
      lead: 'We can compare a company and an LLP for your Erode cloth, loom or turmeric business and register the right one.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Market sales are on credit, and a proprietor is liable with everything he owns. One large buyer who does not pay can cost the family its house.',
          we: 'We compare an LLP for the trade with the looms kept outside it.',
          send: [
            'Stall allotment letter',
            'Bank loan letter',
            'List of dues',
            'PAN and masked Aadhaar of the partners',
          ],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A bank may want one balance sheet while looms and power connections are in four names. A new company cannot take them over in one day, and the loan waits.',
          we: 'We list each loom and write a rental agreement for those that stay with their owner.',
          send: ['Loom list', 'EB connection documents', 'Subsidy orders'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'Growers may want to polish and sell together but fear that a company will take their land. Without a firm they cannot get a loan for the polishing machine.',
          we: 'We form a producer company that owns the machine, while each grower keeps his land.',
          send: ['Patta of the members', 'PAN and masked Aadhaar of the members', 'Quotation for the machine'],
        },
      ],
      question: {
        question: 'A friend gives money for turmeric and takes half the profit. Do we need a company?',
        answer:
          'A partnership deed or an LLP may be enough, but put the agreement in writing now. Without a deed nobody can prove whether his money is a loan or capital. Tell us the amount and the shares. We compare the cost of each form and draft the deed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep accounts for Erode stalls, societies and mandis by market day and by lot, from photos of your slips.',
      trades: [
        {
          trade: 'cloth-trade',
          name: 'Gani Market cloth wholesalers',
          wrong:
            'Goods sold on Monday night may be billed later and partly sent back. Your books then show sales in the wrong week, and you do not know who still owes you.',
          we: 'We prepare a sheet for each market day with bills, returned goods and money received.',
          send: ['Market sheets', 'Bill books', 'Slips of returned goods'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'Polishing reduces the weight, and nobody may write down how much. At the end the bags sold do not agree with the bags bought, and an officer can suspect hidden sales.',
          we: 'We give each lot one number and record its weight before and after polishing.',
          send: ['Auction slips', 'Polishing bills', 'Godown receipts', 'Final bills'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'The rebate may be entered only when the money comes, perhaps a year later. The society then shows a loss that it did not make, and the bank can refuse a loan.',
          we: 'We book the rebate together with the sale and follow it up as money due.',
          send: ['Rebate orders', 'Sale sheets of the depots', 'Loan statements'],
        },
      ],
      question: {
        question: 'I have my own turmeric field and a shop in Erode. How many cash books do I keep?',
        answer:
          'Keep one for the field and one for the shop. With a single book, bags from your own field look like bags that you bought. We give you a simple form for each, and you send us photos of the pages every week.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Erode loom owners, turmeric processors and weaver societies under Udyam on the right PAN.',
      trades: [
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            "If two brothers list the same looms in both firms' applications, the bank can refuse both certificates and neither gets his loan.",
          we: 'We sort the looms by bill and PAN, and enter each loom only once.',
          send: ['Loom bills', 'EB cards', 'Last income tax returns of both owners'],
        },
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'The secretary may register on his own PAN. When a scheme asks for a certificate, the society has none and its application is rejected.',
          we: "We apply with the society's PAN and a fresh resolution.",
          send: ["Society's PAN", 'Resolution', "Signatory's masked Aadhaar", 'List of looms and vats'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'A merchant who also polishes and grinds turmeric may be registered only as a trader. The bank can refuse a loan for a dryer, because that is for manufacturers.',
          we: 'We add polishing and grinding to the certificate and enter trade after them.',
          send: ['Machine bills', 'Food licence', 'Last income tax return'],
        },
      ],
      question: {
        question: 'Someone in Erode wants money for a printed Udyam card. What does the certificate really cost?',
        answer:
          'The portal gives the certificate free, and you can print it yourself. Do not pay for a card. Our fee is for filling in the form correctly, with the right activity and the right value of your machines.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for your import export code (IEC) if you send bedsheets, jamakkalam or turmeric abroad from Erode.',
      trades: [
        {
          trade: 'weaver-societies',
          name: "Weavers' societies",
          wrong:
            'Handwoven and power-loom goods may have the same description on the invoice. Customs or the buyer can then object, and the parcel is held up.',
          we: "We apply on the society's PAN and check loom, fibre and name on a sample invoice.",
          send: ["Society's PAN", 'Resolution', 'Bank letter', 'Sample label'],
        },
        {
          trade: 'dried-goods',
          name: 'Turmeric merchants and agents',
          wrong:
            'A merchant may have the code but no registration with the Spices Board. The lot cannot be exported as turmeric, and the buyer can cancel.',
          we: 'With the code we list what the Spices Board asks for, and the cleaning and residue reports.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's quality terms"],
        },
        {
          trade: 'power-looms',
          name: 'Power looms',
          wrong:
            'A loom owner may buy used looms abroad and pay first. If the rules for second-hand machines are not met, customs holds the looms at the port.',
          we: "We check the rules and the engineer's report before you order.",
          send: ["Seller's offer", 'Machine details', 'GST certificate'],
        },
      ],
      question: {
        question: 'I sell bedsheets to Kerala and now have an enquiry from Dubai. When do I need an IEC?',
        answer:
          'You need it before goods leave India in your name, so take it before you accept the Dubai order. Sales to Kerala are GST sales to another state and need no code. Send us your PAN and a cancelled cheque. We apply, and register your bank at the port.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant in Erode: GST, ITR and Accounts',
    description:
      'Erode turmeric agents, power loom owners and Gani Market stalls: GST numbers, monthly returns and income tax filing for trades that sell by the lot.',
  },
} satisfies CityWords;
