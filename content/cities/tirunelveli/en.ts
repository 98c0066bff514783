import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do accounts, PF and company work for halwa makers, lorry owners and college trusts in Tirunelveli and Palayamkottai.',
  description: [
    'Halwa shops and bazaar shops take many small sums in cash and by UPI. We give you one sheet for the day, so that your sales, purchases and bank agree at the month end.',
    'Lorry owners around Sankarnagar are paid after diesel is taken off, and windmill owners after several adjustments. We book the full sum first and then each deduction with its paper.',
    'Colleges and schools pay teachers from different funds and staff through agencies. We keep the funds apart and check the PF payments of the agencies name by name.',
  ],
  keyAttractions: [
    'Nellaiappar Temple',
    'Papanasam and Agasthiyar Falls',
    'Manimuthar Dam and Falls',
    'Krishnapuram Venkatachalapathy Temple',
    'Koonthankulam Bird Sanctuary',
  ],
  majorIndustries: [
    {
      kind: 'colleges',
      name: 'Palayamkottai colleges',
      note: 'Trusts pay aided and unaided teachers from two funds. A salary booked in the wrong one makes both accounts wrong.',
    },
    {
      kind: 'sweets',
      name: 'Halwa makers',
      note: 'Wheat, ghee and sugar come in daily and halwa goes out by weight. The yield of each batch is the check on sales.',
    },
    {
      kind: 'wind-farms',
      name: 'Wind farms and solar panels',
      note: 'Power from the windmill carries no GST. The tax on blades and cranes is therefore a cost that you must plan.',
    },
    {
      kind: 'lorries',
      name: 'Limestone and clinker haulage',
      note: 'Hauliers are paid by tonne and trip. Diesel from the company pump is taken off the bill, but the full freight is your income.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Town and Vannarpettai shops',
      note: 'Cloth and vessel shops take instalments before a festival. You owe the money until the customer takes the goods.',
    },
    {
      kind: 'handcrafts',
      name: 'Pathamadai mat weavers',
      note: 'Mats from Pathamadai are woven to order. An advance from an emporium is not a sale on the day it comes.',
    },
  ],
  serviceAreas: [
    'Palayamkottai',
    'Tirunelveli Town',
    'Vannarpettai',
    'Melapalayam',
    'Thachanallur',
    'Pettai',
    'Perumalpuram',
    'Gangaikondan',
  ],
  work: 'We work for shops, lorry owners and trusts in Tirunelveli Town, Palayamkottai and Gangaikondan. Send papers by WhatsApp or courier to Coimbatore, or come by appointment.',
  trades: [
    {
      kind: 'sweets',
      name: 'Halwa makers',
      needs: "You need a GST scheme that allows sales to other states, and a paper that says who owns the shop's name.",
    },
    {
      kind: 'lorries',
      name: 'Lorry owners',
      needs: "You need the full freight in your income tax return, and the tax cut from it under the owner's PAN.",
    },
    {
      kind: 'colleges',
      name: 'College trusts',
      needs: "You need salaries booked to the right fund, PF checks of your agencies and the trust's return in time.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners',
      needs: 'You need an account for each machine that shows its units, the adjustments and the upkeep.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do three cousins sell halwa under one name in Tirunelveli? GST looks at each PAN, and we apply for each cousin who needs a number.',
      trades: [
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: "One cousin's number is printed on the boxes of all three. The sales of the others look like his.",
          we: 'We register each owner and draft a paper for the shared name.',
          send: ['Food licence of each shop', 'Rent deed', 'PAN of each cousin', 'Sample box'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'A lorry owner registers because a customer wants a bill, although his customers pay the tax themselves.',
          we: 'We check who pays the tax on your freight before we apply.',
          send: ['Registration books', 'Consignment notes', 'Yard lease', 'Customer list'],
        },
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong: 'A mat group sells at a fair in another state and asks about a number on the last day.',
          we: 'We look at the rules for handicrafts when you book the stall.',
          send: ["Group's PAN", 'Fair letter', 'Product list'],
        },
      ],
      question: {
        question: 'I own one windmill at Radhapuram and a shop in Town. Do I count both?',
        answer:
          "Yes, when the limit is tested all sales under your PAN are added, the exempt power too. Send the shop's sales and the power statement. We tell you which side decides.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Tirunelveli lorry owners, sweet shops and cloth shops from gross bills, not from bank credits.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            'The works pays freight less diesel, and only the net is reported. Customer and owner show two figures.',
          we: 'We report the full freight and mark on each note who pays the tax.',
          send: ['Consignment notes', 'Works statement', 'Diesel slips', 'Tyre and spares bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Cloth and vessel shops',
          wrong:
            'Instalments for vessels are counted as sales in the month they come. Later the goods are billed again.',
          we: 'We move the sum to sales only when the goods go out.',
          send: ['Instalment book', 'Delivery bills', 'UPI report'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: "Boxes pass between two cousins' counters without a bill. Stock of one is sale of the other.",
          we: 'We show you the bill that each transfer between the two PANs needs.',
          send: ['Transfer notes', 'Batch book', 'Till summary'],
        },
      ],
      question: {
        question: 'I sell halwa at the counter and tiffin at the tables. Is the rate one?',
        answer:
          "Food served and sweets sold over the counter can have different rates. The bill must show which it is. Send us one day's bills and we set the codes.",
      },
    },
    'gst-notices': {
      lead: 'We reply to GST notices in Tirunelveli with month-wise tables from your till, trip sheets or meter statements.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Tax credit on cranes was used for another business. The officer asks for it, because power is exempt.',
          we: 'We trace each bill to its use and show rent for land apart.',
          send: ['The notice', 'Crane and upkeep bills', 'Meter readings', 'Land leases'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong: "Freight in the cement company's books is missing in yours. The company paid the tax itself.",
          we: 'We match its ledger with your notes, one by one.',
          send: ['Company ledger', 'Consignment notes', 'Your returns'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Cloth and vessel shops',
          wrong: 'UPI receipts are above the sales shown. A part came as instalments for later.',
          we: 'We list instalments and family money and leave the true sales.',
          send: ['UPI statements', 'Instalment book', 'Bank statement'],
        },
      ],
      question: {
        question: "The notice is against my cousin's shop, but the name is mine too. Must I act?",
        answer:
          'Look at the PAN and number on the notice. If it is his, he answers, from his own books. Before you give him papers of yours, ask us.',
      },
    },
    'gst-refunds': {
      lead: 'We check for GST refunds in Tirunelveli: mats and sweets exported, tax paid twice, or an appeal that was won.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong:
            "A foreign shop paid for mats, but the courier paper names the courier's agent. The export is not yours on paper.",
          we: 'We check the name on the export paper before the parcel leaves.',
          send: ['Courier export paper', 'Order', 'Bank advice', 'Dye and freight bills'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: 'Boxes for relatives abroad are booked as export. Gifts give no claim.',
          we: 'We separate real orders with payment from gifts.',
          send: ['Orders', 'Export papers', 'Bank advices'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong: 'Tax was paid by the owner and again by the customer for the same trip.',
          we: 'We find the double payment in both ledgers and claim it.',
          send: ['Consignment notes', 'Both payment receipts', "Customer's letter"],
        },
      ],
      question: {
        question: 'I bought blades for my windmill. Can the tax be returned?',
        answer:
          'No, because the power you sell is exempt. Plan it as a cost of the repair. We look only for tax that was paid by mistake.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Tirunelveli lorry owners, trusts and shop families, with gross income and tax credit matched.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong:
            "The lorry stands in the wife's name, and the works pays the husband. Income and tax credit are on two PANs.",
          we: 'We put both under the owner in the registration book for the next trip on.',
          send: ['Registration book', 'Works statement', 'Loan statement', 'Tax credit statement'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: 'A trust mixes grant money with school fees. It cannot show that the grant was used for its purpose.',
          we: 'We keep each fund apart and prepare the figures for the auditor.',
          send: ['Trust deed', 'Grant letters', 'Fee register', 'Building bills'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong: 'The machine is old, and the return still hopes for big depreciation.',
          we: 'We show income, upkeep and loan as they are now.',
          send: ['Generation statement', 'Upkeep contract', 'Loan statement'],
        },
      ],
      question: {
        question: 'My wheat and ghee bills are high and halwa sales are low. Will it be asked?',
        answer:
          'Yes, it can be, because the yield is known. Keep the batch book with waste and staff food. We compare it before we file.',
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for Palayamkottai schools, sweet kitchens and hauliers in Tirunelveli.",
      trades: [
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: 'A teacher leaves and finds that no PF was paid for two years. The trust learns of it then.',
          we: 'We keep joining, wage and exit dates for each teacher.',
          send: ['Appointment orders', 'Salary sheet by fund', 'Agency payment lists', 'Masked Aadhaar copies'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: 'Night workers before a festival are paid from the till. In a burn accident nobody is listed.',
          we: 'You send the names before the first night, and we enter them.',
          send: ['Night list', 'Phone numbers', 'Wage slips'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong: "A driver's daily road money is mixed with wages. All of it can be called wages.",
          we: 'We separate the two in the letter and in the trip sheet.',
          send: ['Appointment letters', 'Trip sheets', 'Advance slips'],
        },
      ],
      question: {
        question: 'My drivers change every few months. What should I do first?',
        answer:
          'Write the leaving date in that month. Ask the new driver for his old PF number. Then he keeps one account.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (the tax cut from freight and fees) for Tirunelveli lorry owners, colleges and windmill owners.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong: 'You hire another lorry for a rush and pay without PAN or declaration.',
          we: 'We give you a form that he signs before the advance.',
          send: ['Hire slips', 'PAN', 'Registration book copy', 'Signed declaration'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: 'The statement carries the number of the wrong fund. Teachers do not see their credit.',
          we: 'We set one payer number for each fund and correct old statements.',
          send: ['Payroll by fund', 'Payer numbers', 'Bus and mess contracts'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong: 'Land rent to villagers is paid in cash once a year. Nobody checked the PANs.',
          we: 'We collect the PANs before the rent date.',
          send: ['Land leases', 'PAN copies', 'Upkeep contract'],
        },
      ],
      question: {
        question: 'The works cuts tax on my full freight, but I get less because of diesel. Is that right?',
        answer:
          'Yes, the tax is on the full freight. The diesel is part of your payment. You claim the whole cut in your return.',
      },
    },
    'company-registration': {
      lead: 'Do cousins share a halwa or rice name in Tirunelveli? We write down who owns it and form an LLP (limited liability partnership) or company.',
      trades: [
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: 'One cousin registers the family name as his mark. The others must change their boards.',
          we: 'We settle ownership and licence fees in writing before any form.',
          send: ['Old boxes and bills', 'Food licences', 'Identity papers'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong: 'Five friends own a windmill without rules for repair money. One does not pay.',
          we: 'We write shares, repairs and exit into an LLP agreement.',
          send: ['Power agreement', 'Loan letter', 'List of payments'],
        },
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong: 'A mat group has orders from an emporium but cannot sign one bill.',
          we: 'We compare a society and a producer company for the group.',
          send: ['Member list', 'Emporium letter', 'Bank papers'],
        },
      ],
      question: {
        question: 'Must I move all lorries into a new company?',
        answer:
          'No. Every lorry has its own permit, insurance and loan. Many owners leave old ones outside and buy the next one in the company. We compare the cost.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Tirunelveli windmill owners, halwa shops and hauliers, with each deduction on its own line.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'Units, wheeling charge and banking come for three different months. The account does not agree with the bank.',
          we: 'We post income by meter month and match the rest to it.',
          send: ['Meter statements', 'Charge notes', 'Service bills', 'Bank statement'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: 'Cash, UPI and bus parcels go into one notebook. The day cannot be closed.',
          we: 'We give you a batch page and a till page.',
          send: ['Batch page', 'Till page', 'Parcel slips'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong: 'All lorries share one account. A losing lorry is not seen.',
          we: 'We make an account for each registration number.',
          send: ['Trip sheets', 'Diesel bills', 'Loan schedules'],
        },
      ],
      question: {
        question: 'My mat group gets advances from an emporium. How are they written?',
        answer:
          'As money owed, until the mats are sent. Then the bill takes the advance. We show both on one page that the group can read.',
      },
    },
    'udyam-registration': {
      lead: 'We register Tirunelveli mat weavers, sweet makers and hauliers under Udyam, the free certificate for small units.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong: "A member registers in her name for the whole group. The bank wants the group's paper.",
          we: 'We get the group its own PAN first.',
          send: ['Group resolution', 'Bank passbook', 'Masked Aadhaar of the signatory'],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: 'Two counters of one owner get two numbers. One must be given up.',
          we: 'We put both addresses on one certificate.',
          send: ['PAN', 'Food licence', 'Rent deeds'],
        },
        {
          trade: 'lorries',
          name: 'Lorry owners',
          wrong: "A brother's lorry is counted as yours. The loan officer finds his name in the book.",
          we: 'We enter only vehicles under your own PAN.',
          send: ['Registration books', 'Loan statements', 'Last return'],
        },
      ],
      question: {
        question: 'A shop owner bought a windmill. Does it change his class?',
        answer:
          'Yes, it can, because the machine counts at book value under his PAN. The value falls every year, so the class can change back. We look at his machines and sales once a year.',
      },
    },
    'iec-registration': {
      lead: 'We apply for the IEC (import export code) for Tirunelveli mats, sweets and machines that cross the border.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Mat weavers',
          wrong: "The parcel says mat, but the buyer's shop needs size, material and price. Customs asks too.",
          we: 'We get the code and a simple description for every type of mat.',
          send: ['PAN', 'Cancelled cheque', 'Photographs', "Buyer's order"],
        },
        {
          trade: 'sweets',
          name: 'Halwa makers',
          wrong: 'Ghee sweets are stopped in some countries. The courier tells you after the loss.',
          we: 'We check the food rules before the box is packed.',
          send: ['Food licence', 'Ingredient list', 'Label'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: 'The order names the college, the bank names the trust. The instrument stays at customs.',
          we: 'We bring order, bank and code to one name.',
          send: ['Trust PAN', 'Quotation', 'Bank letter'],
        },
      ],
      question: {
        question: 'I need a gearbox from abroad for my windmill. Who imports it?',
        answer:
          'Whoever the contract names as importer needs the code. For the warranty it is better that you are the importer. Ask us before you sign.',
      },
    },
  },
  seo: {
    title: 'Accountants for Tirunelveli: Books, Payroll, Companies',
    description:
      'Monthly accounts for windmill owners and halwa makers, PF for Palayamkottai schools, companies for family firms: Tirunelveli filings done from Coimbatore.',
  },
} satisfies CityWords;
