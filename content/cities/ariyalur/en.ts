import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do PF and ESI, tax credit and GST for contractors, tipper owners and fabricators at the cement works around Ariyalur.',
  description: [
    'Many firms in Ariyalur carry, load or weld for a cement plant. The plant pays when gate pass, wage sheet and PF receipt hold the same names. We prepare that set for each wage period.',
    'One tipper may carry goods, stand on hire and deliver gravel that its owner sells. GST differs for the three. We read the work order and put each bill under its own rule.',
    'Cashew sheds at Jayankondam and saree merchants at Udayarpalayam work with piece wages. We keep names, kilos and looms in the books, so that bank and officer can follow them.',
  ],
  keyAttractions: [
    'Gangaikonda Cholapuram Temple',
    'Karaivetti Bird Sanctuary',
    'Adaikala Madha Shrine, Elakurichi',
    'Kaliyuga Varadaraja Perumal Temple',
    'Fossil Museum, Varanavasi',
  ],
  majorIndustries: [
    {
      kind: 'plant-contractors',
      name: 'Cement works contractors',
      note: 'Bills are raised on purchase orders and gate receipts. If the plant accepts less than you billed, you write a credit note.',
    },
    {
      kind: 'lorries',
      name: 'Tippers, bulkers and clinker haulage',
      note: 'A tipper earns by the tonne. The weighment sheet is the base of freight bill, driver bonus and loan plan.',
    },
    {
      kind: 'fabrication',
      name: 'Plant maintenance and fabrication',
      note: 'Shutdown work comes in a few busy weeks. Rods, plates and overtime must be charged to the order that caused them.',
    },
    {
      kind: 'cashew',
      name: 'Cashew shelling sheds',
      note: 'Sheds near Jayankondam pay by the weight of kernels. The payment sheets need names and signatures beside the kilos.',
    },
    {
      kind: 'silk-weaving',
      name: 'Elaiyur and Udayarpalayam looms',
      note: 'Weavers work for merchants of nearby towns. Record silk and zari given, sarees returned and wages due for each loom.',
    },
    {
      kind: 'stored-crops',
      name: 'Maize, cotton and groundnut',
      note: 'Traders pay growers on the spot and sell to feed mills on credit. Your books must show who still owes you.',
    },
  ],
  serviceAreas: [
    'Jayankondam',
    'Sendurai',
    'Andimadam',
    'Udayarpalayam',
    'Thirumanur',
    'Keelapaluvur',
    'Reddipalayam',
    'Kallankurichi',
  ],
  work: 'We work for contractors, tipper owners and sheds in Ariyalur from Coimbatore. Send wage sheets by WhatsApp and files by courier, or visit by appointment.',
  trades: [
    {
      kind: 'plant-contractors',
      name: 'Cement works contractors',
      needs:
        "You need PF and ESI receipts that name each worker at the gate, and bills that agree with the plant's books.",
    },
    {
      kind: 'lorries',
      name: 'Tipper and bulker owners',
      needs:
        'You need an account for every tipper and the right GST on each trip. The tax that the plant cut must appear in your name.',
    },
    {
      kind: 'fabrication',
      name: 'Plant fabricators',
      needs: 'You need the cost and the income of each shutdown order on one sheet, and a Udyam number on your bills.',
    },
    {
      kind: 'cashew',
      name: 'Cashew shelling sheds',
      needs:
        'If you are registered, you pay the GST on nuts bought from growers. Workers who shell by weight need a wage register.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST numbers for Ariyalur contractors, sheds and tipper owners and list each kind of work you do.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            "The name on the certificate differs from the labour licence by one letter. The plant's office does not open a vendor number.",
          we: 'We make PAN, licence and bank name alike before we apply.',
          send: ['PAN of the firm', 'Labour licence', 'Bank passbook', 'Work order'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'A tipper owner registers though the plant pays the tax on freight. A transporter number might be enough.',
          we: 'We read the transport agreement and choose the smaller step that fits.',
          send: ['Transport agreement', 'Registration books', 'Weighment slips'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            "A shed buys nuts from growers and takes a number in the middle of the season. From then the tax on growers' nuts is the shed's own.",
          we: 'We choose the starting date with your buying plan and name every shelling place.',
          send: ['Shed lease', 'Electricity bill', 'Food licence', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I weld inside the Reddipalayam plant and also make gates for houses. Is one code enough?',
        answer:
          'No, erection inside a plant and the sale of a gate are two activities. We put both in one application. Send a bill of each kind.',
      },
    },
    'gst-returns': {
      lead: "We file GST returns for Ariyalur firms that work for a cement plant, after a check with the plant's gate receipts.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong: 'A contractor taxes only his margin and leaves out wages. GST is on the whole bill for labour supply.',
          we: 'We read the work order and put wages, PF and margin into the value.',
          send: ['Work order', 'Bills', 'Gate receipts', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong: 'Freight note, mine hire and gravel sale stand in one bill book. One of them then gets the wrong tax.',
          we: 'We sort the three by trip sheet before the return.',
          send: ['Freight notes', 'Hire agreement', 'Weighment sheets', 'Tyre and spares bills'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Nuts from growers and from dealers are entered together. The first need tax from you, the second bring credit.',
          we: 'We split the purchase book by seller.',
          send: ["Growers' vouchers", "Dealers' bills", 'Kernel sale bills'],
        },
      ],
      question: {
        question: 'The plant cut two tonnes from my bill at the gate. What do I do?',
        answer:
          "Ask for the gate receipt and make a credit note for the difference. Then your return agrees with the plant's books. Send both papers in the same month.",
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice come about your work for an Ariyalur plant, your tippers or your shed? We write the reply.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            "The plant's books show one turnover and your return another. Some bills were cut and no credit note was made.",
          we: "We get the plant's ledger of you and match it bill by bill.",
          send: ['The notice', "Plant's ledger", 'Bills and gate receipts', 'Bank statement'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong: "Freight stands in the plant's return, with tax paid by the plant. In your return it is missing.",
          we: 'We show your freight notes and who paid the tax on each.',
          send: ['Freight notes', 'Agreement on tax', 'Weighment sheets'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'The officer compares bags of nuts with kernels and thinks that some were sold unbilled. Shelling for another firm is mixed in.',
          we: 'We separate your nuts from nuts of others and close the weight with shells.',
          send: ["Growers' vouchers", 'Shelling sheets', 'Kernel bills', 'Job shelling notes'],
        },
      ],
      question: {
        question: 'The reply date in my notice is next week. Is there still time?',
        answer:
          'The date printed on your notice rules. Send it today with the work orders that you have. If more papers must come from the plant, we ask for time in writing.',
      },
    },
    'gst-refunds': {
      lead: "We check your Ariyalur firm's GST ledger for a refund, such as tax that a public plant cut from a bill.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'A public plant cuts tax under GST, and the contractor does not accept it on the portal. The money stays out of the cash ledger.',
          we: 'We accept the amount for you on the portal and claim what you do not need.',
          send: ["Plant's deduction certificate", 'Cash ledger', 'Bank details on the certificate'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'A shed sells kernels to a packer in Panruti and waits for an export refund. For the shed it is a sale at home.',
          we: 'We check if cartons went out in your own name and claim for those alone.',
          send: ['Shipping bills, the customs papers for export', 'Lot sheets', 'Carton and freight bills'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong: 'Hire inside the mine was billed with the wrong kind of tax. The other kind is still due.',
          we: 'You pay the right tax first, and then we claim the other back.',
          send: ['Hire bills', 'Returns of those months', 'Challans'],
        },
      ],
      question: {
        question: 'I buy tyres and diesel all year. Will GST on them be refunded?',
        answer:
          'Diesel is outside GST, so it gives nothing. Tax on tyres may be credit if your freight bears tax. It is not paid out in cash for work at home.',
      },
    },
    'income-tax-filing': {
      lead: "We file income tax returns for Ariyalur contractors, tipper owners and growers, with the plant's tax cut matched first.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'Wages are paid in cash and without names. The tax cut by the plant is certain, but the cost is doubted.',
          we: 'We build the wage cost from muster and bank lists before filing.',
          send: ['Muster roll', 'Bank wage list', 'Tax credit statement', 'Bills'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'The owner chooses the fixed income per vehicle though loan interest is high. He then pays tax on money he did not earn.',
          we: 'We work out both ways for your number of vehicles.',
          send: ['Registration books', 'Loan statements', 'Diesel and toll bills'],
        },
        {
          trade: 'stored-crops',
          name: 'Maize, cotton and groundnut traders',
          wrong:
            'Maize of the own field and maize bought from neighbours lie in one heap. All of it is shown as farm income.',
          we: 'We separate the two by market slips and godown receipts.',
          send: ['Market slips', 'Godown receipts', 'Land records', 'Bank overdraft statement'],
        },
      ],
      question: {
        question: 'The plant holds back a part of my bill for a year. When is it my income?',
        answer:
          'The terms of the work order decide, so we read them first. Keep that money in its own ledger. Then income and tax credit can be set in the right year.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for Ariyalur plant contractors, so that gate list and receipt agree.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'The plant stops a bill because one man at the gate has no PF entry. Old members without leaving dates confuse the list.',
          we: 'We match gate list and wage sheet and enter the missing dates.',
          send: ['Gate pass list', 'Wage sheet', 'Masked Aadhaar copies', 'Work order'],
        },
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            'Extra hands come for a kiln shutdown and leave after two weeks. Their names reach us after they have gone.',
          we: 'You send the crew list before the first shift, and we enrol them.',
          send: ['Crew list', 'Overtime cards', 'Bank passbooks'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong: 'Shellers are paid by kilo through a leader who signs for all. No worker has a record of days.',
          we: 'We make a sheet with name, days and kilos for each sheller.',
          send: ['Kilo sheets', 'Names and phones', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My workers go from one Ariyalur plant to another in a month. How is the wage shown?',
        answer:
          'One person has one PF number and one total wage. We split the wage by plant in the sheet. Each plant then gets proof for its own days.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We match TDS, the tax that cement plants cut, for Ariyalur firms, and work out what you must cut yourself.',
      trades: [
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'The plant cut tax under an old PAN, though you gave a fleet declaration. The credit is lost between two names.',
          we: 'We compare freight with the tax credit statement and write to the plant.',
          send: ['Weighment sheets', 'Tax credit statement', 'Fleet declaration', 'PAN copy'],
        },
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong: 'Gas, crane and gang stand on one shutdown bill. Purchase, hire and contract are not treated alike.',
          we: 'We ask for separate bills and mark the tax for each.',
          send: ['Crane hire bills', 'Gang bills', 'Gas bills', 'PAN copies'],
        },
        {
          trade: 'stored-crops',
          name: 'Maize, cotton and groundnut traders',
          wrong: 'A trader draws cash for growers, and the bank cuts tax. He takes it for a bank charge.',
          we: 'We find the amount in your statement and claim it.',
          send: ['Bank statement', 'Tax credit statement', "Broker's account"],
        },
      ],
      question: {
        question: 'I hire tippers from two neighbours. Do I need a declaration from them?',
        answer:
          'Yes, with PAN and signature of the owner in the registration book. Without it tax may have to be cut. The payment goes into your statement in either case.',
      },
    },
    'company-registration': {
      lead: 'Does the plant in Ariyalur ask you for a company? We compare it with an LLP (limited liability partnership) and register.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'The company is ready, but the labour licence and PF number still belong to the old firm. The gate does not let the crew in.',
          we: 'We list what must be taken afresh and choose a date between two contracts.',
          send: ['Labour licence', 'PF and ESI numbers', 'Work orders', 'Identity papers'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Two brothers share three tippers without a paper. When one stands idle, nobody knows who bears the cost.',
          we: 'We write a deed or an LLP with vehicles and shares.',
          send: ['Registration books', 'Loan letters', 'Identity papers'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Growers of Andimadam want to shell together and give their land into the company. Land is not needed for that.',
          we: 'We form a producer company that owns only machines and stock.',
          send: ['List of growers', 'Land records as proof', 'Machine plan'],
        },
      ],
      question: {
        question: 'Will the plant count my old experience for the new company?',
        answer:
          "Not by itself, because past work belongs to the old name. Ask the plant's contract office in writing. We draft that letter before you decide.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Ariyalur contractors and tipper owners: one account for each order and each vehicle.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            'Rods and overtime of a shutdown are booked as general cost. The price for the next shutdown is a guess.',
          we: 'We charge each slip to its order and show the margin.',
          send: ['Purchase slips with order number', 'Overtime cards', 'Certified bills'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            "Diesel from the plant's pump is cut from the bill and entered later. The trip looks cheaper than it was.",
          we: 'We enter diesel on the day it is drawn, by registration number.',
          send: ['Weighment sheets', 'Pump slips', 'Loan statements', 'Tyre bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Saree merchants and weavers',
          wrong:
            'Silk and zari go out by the gram, and sarees come back by number. The merchant does not know which loom owes him.',
          we: 'We keep a card per loom with weight, sarees and wages.',
          send: ['Issue slips', 'Saree return slips', 'Wage sheet'],
        },
      ],
      question: {
        question: 'When do I send the wage papers each month?',
        answer:
          'Send them after each wage day by WhatsApp. We return the sheet with names that need a paper. The bank statement can follow once a month.',
      },
    },
    'udyam-registration': {
      lead: "We register Ariyalur fabricators, sheds and hauliers under Udyam, the government's free certificate for small business.",
      trades: [
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong: "A shop makes ducts and chutes for the kilns but is entered as repair. A makers' tender passes it by.",
          we: 'We put fabrication first and site repair second.',
          send: ['Machine list', 'Work orders', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Two new tippers at full price seem to lift the owner out of the smallest class. The class follows book value.',
          we: 'We take values from your return and enter haulage as a service.',
          send: ['Depreciation list', 'Registration books', 'Last income tax return'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Husband and wife run a shed each on their own PAN and use one certificate. The machines of the second shed have no paper.',
          we: 'We register the second shed on its own PAN.',
          send: ['PAN of each owner', 'Machine bills', 'Electricity bills'],
        },
      ],
      question: {
        question: 'My plant bills are paid late. Can I claim interest with Udyam?',
        answer:
          'A registered small firm can claim it for supplies made after it registered. The number should stand on the bill and the date of acceptance must be known. We prepare the letter if you want it.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to ship cashew kernels from Ariyalur or import a crane? We apply for your IEC, the import export code.',
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'A shed wants its own carton and has no food licence that allows export. The buyer accepts no grade without samples.',
          we: 'We apply for the code and list licence, council and sample steps.',
          send: ['Food licence', 'PAN of the shed', 'Cancelled cheque', "Buyer's grade"],
        },
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            "A used crane is bought abroad and paid. At the port an engineer's report on age and price is asked for.",
          we: 'We check the rules for used machines before you pay.',
          send: ["Seller's offer", 'Machine number and photographs', 'GST certificate'],
        },
        {
          trade: 'stored-crops',
          name: 'Maize, cotton and groundnut traders',
          wrong:
            'A government order can restrict the export of a crop. A trader signs the contract without a look at the rule of that day.',
          we: 'We check the rule of the day and apply for the code when export is open.',
          send: ["Buyer's contract", 'PAN and masked Aadhaar', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'My lorries go to Karaikal port for other firms. Must I take a code?',
        answer:
          "No, the goods are not yours. The exporter's code stands on the papers. Do not lend a code or borrow one.",
      },
    },
  },
  seo: {
    title: 'PF, ESI and GST for Ariyalur Cement Contractors',
    description:
      'Contract labour PF and ESI, tipper TDS credit and GST returns for hauliers, fabricators and labour contractors serving the cement works of Ariyalur.',
  },
} satisfies CityWords;
