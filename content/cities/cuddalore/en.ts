import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do PF and ESI, GST returns and income tax for estate contractors, cashew sheds and boat owners in Cuddalore.',
  description: [
    'Contractors in Cuddalore send the same crew to chemical plants and to Neyveli. Plants ask for PF proof of the days worked at their gate. We split wages by plant and keep the proof ready.',
    'Panruti sheds buy raw nuts from growers, and a registered shed owes GST on them. We separate sellers and products before the month is filed.',
    'Boat owners settle each trip by shares. Storms and floods also damage stock on this coast. We keep a sheet for each trip and a folder with photographs, survey report and claim for each loss.',
  ],
  keyAttractions: [
    'Silver Beach, Devanampattinam',
    'Padaleeswarar Temple, Thiruppadiripuliyur',
    'Fort St. David',
    'Devanathaswamy Temple, Thiruvanthipuram',
    'Pichavaram mangroves',
  ],
  majorIndustries: [
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical plants',
      note: 'Plants buy solvents in tankers and sell by the drum. Count recovered solvent in your stock only once.',
    },
    {
      kind: 'plant-contractors',
      name: 'Neyveli lignite and power contracts',
      note: 'Contractors are paid by measured work, and a part is held back. The contract says when that part becomes income.',
    },
    {
      kind: 'fishing',
      name: 'Old Town fishing harbour',
      note: 'A trip is settled by shares after diesel and ice. Keep a sheet for each trip, because your accounts are made from it.',
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew processors',
      note: 'On raw nuts from a grower the registered buyer owes the tax. Count kernels by grade, because the value of stock depends on it.',
    },
    {
      kind: 'cane',
      name: 'Nellikuppam sugar and cane work',
      note: 'Gangs and lorry owners draw advances before the season. Set the advances off against tonnage slips each year.',
    },
  ],
  serviceAreas: [
    'Manjakuppam',
    'Thiruppadiripuliyur',
    'Cuddalore Old Town',
    'Devanampattinam',
    'Semmandalam',
    'Nellikuppam',
    'Panruti',
    'Neyveli',
  ],
  work: 'We work for plants, contractors and sheds in Cuddalore from Coimbatore. Send papers by WhatsApp or courier, or visit our office by appointment.',
  trades: [
    {
      kind: 'plant-contractors',
      name: 'Neyveli contractors',
      needs:
        'You need PF proof for each plant. Your income tax return must claim the tax that the plants cut from your bills.',
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew sheds',
      needs:
        'If you are registered, you pay the GST on nuts bought from growers. You need accounts by lot, and an import export code (IEC) before you ship.',
    },
    {
      kind: 'chemical-plants',
      name: 'Chemical plants',
      needs:
        'You need replies when a tanker is stopped on the road, GST refunds on exports and a stock account for each batch.',
    },
    {
      kind: 'fishing',
      name: 'Boat owners and fish merchants',
      needs:
        "You need an account for each trip, and a deed that names each owner's share. The income tax follows from the two.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for your GST number in Cuddalore or tell you that your fish, nuts or contract work needs none.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'A boat owner also sells ice and nets from a shed at the Old Town harbour. Fresh fish is exempt, but ice and nets are not.',
          we: 'We add up the taxable part and apply when the limit is passed.',
          send: ['Boat papers', 'Shed lease', 'Sales of ice and nets', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong: 'A plant stores drums in a godown outside the estate. The certificate shows only the plot.',
          we: 'We add the godown with its licence and consent.',
          send: ['Allotment letter', 'Consent order', 'Godown rent deed', 'Storage licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Labour, hire and repair are billed under the first code the owner found. The accounts office at Neyveli sends the bill back.',
          we: 'We list each activity with its own code.',
          send: ['Work orders', 'Labour licence', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'My shed moved to higher ground after the flood. Must I tell the GST office?',
        answer:
          'Yes, the new place must be added to the certificate. Goods at an unlisted place can be questioned. Send the rent paper and the electricity bill.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Cuddalore plants, cashew sheds and contractors, product by product and seller by seller.',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong: "Growers' nuts are booked as plain farm purchases. The tax that the shed owes on them stays unpaid.",
          we: 'We list each seller as grower or dealer and add your tax.',
          send: ["Growers' vouchers", "Dealers' bills", 'Kernel and shell sale bills'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong: 'Sludge and empty drums are sold now and then without entry. The drums were bought with credit.',
          we: 'We add these sales from gate passes each month.',
          send: ['Gate passes', 'Weighment slips', 'Drum register'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong: 'The mill pays after diesel and advance. The haulier reports only the money that came.',
          we: "We report the full freight from the mill's statement.",
          send: ['Mill statement', 'Tonnage slips', 'Agreement with the mill'],
        },
      ],
      question: {
        question: 'Water spoiled my stock. What happens to the GST credit on it?',
        answer:
          "Credit on goods that are lost goes back. The insurer's survey fixes the quantity. Send photographs and the survey report with that month.",
      },
    },
    'gst-notices': {
      lead: 'Is your tanker held or did a GST notice reach you in Cuddalore? Send it and we prepare the answer.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker is stopped because quantity or vehicle number differs from the papers. The reply time is short.',
          we: 'We answer with invoice, weighment slip and laboratory report.',
          send: ['The notice', 'Invoice', 'Weighment slip', "Transporter's record"],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'The officer sees nuts bought and fewer kernels sold. Shelling loss and shells sold were not recorded by lot.',
          we: 'We make a lot table from nut to kernel and shell.',
          send: ['Purchase register', 'Shelling sheets', 'Kernel and shell bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            "The power station's report shows a bill in one year and your return in the next. The gap looks like hidden turnover.",
          we: 'We match work order, bill date and payment for each case.',
          send: ['Work orders', 'Measurement sheets', 'Bills', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'The notice asks for stock records that the storm destroyed. What can I send?',
        answer:
          'Send the survey report, the claim and photographs with dates. Bank stock statements and supplier ledgers also help. We rebuild the stock from them and say so in the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Cuddalore plants and cashew packers that export, and check the ledger of contractors.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong: 'Export and home sales are put in one total. The part that can be claimed is then not seen.',
          we: 'We separate drums exported from drums sold here and test the inputs.',
          send: ['Shipping bills, the customs papers for export', 'Batch sheets', 'Purchase bills', 'Sales by rate'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong: 'Kernels are sold to a packer who ships them under his name. The shed has no claim as exporter.',
          we: 'We look for lots under your own name and agree concessional terms for later ones.',
          send: ['Export papers', 'Lot sheets', "Packer's order", 'Carton bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong: 'A government company cuts tax under GST. The amount lies in the ledger and is forgotten.',
          we: 'We accept it on the portal and claim what you cannot use.',
          send: ['Deduction certificate', 'Cash ledger', 'Work order'],
        },
      ],
      question: {
        question: "Diesel and ice take most of my boat's money. Is any GST refunded?",
        answer:
          'Diesel for boats is outside GST, and fresh fish is exempt. So a boat has no refund as a rule. Ask the fisheries office about its own diesel scheme.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Cuddalore contractors, boat owners and nut traders, with the year of each bill settled.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong: 'A bill passed in March is paid in June. Income and tax credit then stand in two years.',
          we: 'We tie each bill to the tax cut on it and file for the right year.',
          send: ['Bills', 'Tax deduction certificates', 'Held-back money statement'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong: 'One owner reports the whole boat, because the licence is in his name. The others report nothing.',
          we: 'We divide each trip by the shares and file for every owner.',
          send: ['Trip sheets', 'Partnership paper', 'Engine loan statement', 'Fuel bills'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong: 'Nuts of your own land and bought nuts are mixed. Farm income cannot be shown.',
          we: 'We separate them by land record and purchase slip.',
          send: ['Land records', 'Purchase slips', 'Kernel sales', 'Stock by grade'],
        },
      ],
      question: {
        question: 'I got insurance money for a lost net. Is it taxed?',
        answer:
          'We set it against the cost of the net and of the new one. The policy and the survey report tell what it was paid for. Send both with the bills.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for Cuddalore estate contractors, sheds and ice plants.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong: 'One gang works in two plants in a month. Each plant wants the receipt for its own days.',
          we: 'We split each wage by plant and prepare a list for both gates.',
          send: ['Attendance by plant', 'Wage sheet', 'Gate pass list'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong: 'Shelling is done in the shed and in homes, and a leader signs for ten. The names are missing.',
          we: 'We list shed workers and home workers apart, with kilos and rate.',
          send: ['Kilo slips', 'Names and phones', 'Masked Aadhaar copies'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong: 'Crew on shares and ice plant workers on wages stand in one sheet. The rules for them differ.',
          we: 'We keep two lists and file for the wage earners.',
          send: ['Crew settlement sheets', 'Ice plant attendance', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'A worker was hurt at a plant in the SIPCOT estate. What will they ask first?',
        answer:
          'The hospital asks for his ESI number and the joining date. Report the accident on the portal soon. Send us the attendance of that day.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We match TDS cut from Cuddalore contractors and work out the tax that you cut from lorries and gangs.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'The contractor waits for his money and pays crane and bus owners later. Tax falls due already when the bill is booked.',
          we: 'We enter the two sides together and give you the amount for the month.',
          send: ['Crane and bus bills', 'Gang bills', 'PAN copies', 'Own bills'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker by the trip is transport, a tanker kept at the gate for months can be rent. The tax differs.',
          we: 'We read agreement and log sheet and say which of the two it is.',
          send: ['Tanker agreement', 'Log sheets', "Owner's declaration"],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            "Hired lorries are paid in full, and the declaration comes at the season's end. Until then tax should be cut.",
          we: 'We collect declarations before the first trip.',
          send: ['Registration books', 'Signed declarations', 'Tonnage slips'],
        },
      ],
      question: {
        question: 'I pay a cashew broker by cutting it from the nut price. Does tax apply?',
        answer:
          "Yes, commission in the account counts as paid. The year's total by PAN decides if tax is cut. Send us his account.",
      },
    },
    'company-registration': {
      lead: 'We help owners of boats, sheds and plants in Cuddalore choose a deed, a company or an LLP (limited liability partnership).',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong: 'Four people own a boat, and the insurance names one. If the boat is lost, three have no paper.',
          we: 'We write a deed with shares in hull, engine and nets.',
          send: ['Boat registration', 'Insurance policy', 'Loan letter', 'Identity papers'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong: 'New shareholders join, and the estate office calls it a transfer of the plot. A fee is asked.',
          we: 'We read the allotment letter before shares are promised.',
          send: ['Allotment letter', 'Consent order', 'Share plan'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "Growers of Panruti and a trader want one firm. The trader's money and the growers' crop need different rights.",
          we: 'We compare a producer company for growers with an LLP for traders.',
          send: ['List of members', 'Land records', 'Loan plan'],
        },
      ],
      question: {
        question: 'Can my contractor firm take its Neyveli experience into a company?',
        answer:
          'Only if the contract office accepts it, so ask in writing. Codes and licences may have to be new. We list them before you sign.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep books for Cuddalore boats, sheds and contractors by trip, lot or work order.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Diesel and ice are paid in cash and the auction money is divided on the beach. Only the rest is written.',
          we: 'We start a trip sheet with sale, cost and shares.',
          send: ['Auction slips', 'Diesel and ice slips', 'Share list'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong: 'Kernels of all grades are valued at one rate. The cheap pieces make the stock too high.',
          we: 'We value stock by grade and close each lot with its yield.',
          send: ['Lot register', 'Grade sheets', 'Godown receipts'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Recovered solvent goes back into the process and is counted as new stock. Cost and stock are then doubled.',
          we: 'We value it once, by batch and strength.',
          send: ['Batch sheets', 'Tank readings', 'Drum list'],
        },
      ],
      question: {
        question: 'A cyclone wet our account books. How do we begin again?',
        answer:
          'Dry and photograph what is left, and keep it. Bank statements, portal data and supplier ledgers give most entries back. From now on send weekly photographs, so that a copy lies with us.',
      },
    },
    'udyam-registration': {
      lead: "We register Cuddalore sheds, plants and hauliers under Udyam, the government's free certificate, before a loan needs it.",
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'A shed that shells for another firm thinks it is no maker. Shelling for others also counts as making.',
          we: 'We enter shelling and list machines at book value.',
          send: ['Machine bills', 'Food licence', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong: 'A unit blends chemicals and calls itself maker without a note on the process. The bank doubts it.',
          we: 'We write a short process note and leave out effluent equipment.',
          send: ['Process note', 'Machine list', 'Consent order'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'The trawler is entered as a small industry. Catching fish is outside the list, and the ice plant is inside.',
          we: 'We register the ice plant and leave out the boat.',
          send: ['Ice plant machine bills', 'Licence', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'After the flood my bank asks for Udyam for a relief loan. How fast can it be had?',
        answer:
          'The form is online, and the number comes when it is accepted. What takes time is PAN, Aadhaar phone and bank name that differ. Send the three and we check them first.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to sell cashew or chemicals from Cuddalore abroad? We apply for your IEC, the import export code.',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong: "Raw nuts are imported in another firm's name. The tax paid at the port cannot become your credit.",
          we: 'We get a code in your name and list plant health papers.',
          send: ['PAN of the shed', 'Cancelled cheque', 'GST certificate', "Supplier's offer"],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A product with a second use stands on a control list. The drum is stopped because no permission was asked.',
          we: 'We check each product before you quote and then apply for the code.',
          send: ['Product list', 'Safety data sheets', 'Licence', 'Cancelled cheque'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "A merchant packs fish at a shed that no authority approved for export. The buyer's country refuses it.",
          we: 'We apply for the code and list approved packing and catch papers.',
          send: ['PAN and masked Aadhaar', 'Letter of the packing plant', "Buyer's order"],
        },
      ],
      question: {
        question: 'I work as a contractor for a plant that exports dyes. Is a code needed for me?',
        answer:
          'No, your work is a service in India. The plant holds the code. You need one only for goods that you import or ship yourself.',
      },
    },
  },
  seo: {
    title: 'Cuddalore Contractors, Cashew and Fishing: Tax Services',
    description:
      'PF and ESI for SIPCOT labour, reverse charge on Panruti cashew, tax credits of Neyveli contractors: filings for Cuddalore, handled from Coimbatore.',
  },
} satisfies CityWords;
