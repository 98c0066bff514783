import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Contractors, cashew sheds and boat owners in Cuddalore can come to us for PF and ESI, GST returns and income tax.',
  description: [
    'A contractor in Cuddalore may send the same workers to a chemical plant this week and to Neyveli the next. Each plant asks for proof of PF for the days worked at its own gate. We split the wages plant-wise and keep the proof ready.',
    "Sheds around Panruti buy raw cashew nuts from growers, and a registered shed has to pay the GST on these nuts. Before we file the month's return, we make separate lists of nuts bought from growers, nuts bought from dealers, kernel sales and shell sales.",
    'Boat owners share the proceeds of each trip, so we keep a settlement sheet for each trip. Storms on this coast can spoil stock, and for each loss we keep a folder with photos, the survey report and the insurance claim.',
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
      note: 'Plants buy solvents in tankers and sell chemicals by the drum. Solvent that you recover and use again must be entered in stock only once.',
    },
    {
      kind: 'plant-contractors',
      name: 'Neyveli lignite and power contracts',
      note: "Contractors are paid for the measured work, less a part that the company holds back as retention money. The contract decides when the retention money becomes the contractor's income.",
    },
    {
      kind: 'fishing',
      name: 'Old Town fishing harbour',
      note: "The owners share what remains of a trip's income after paying for diesel and ice. Keep a settlement sheet for each trip, because your accounts are based on it.",
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew processors',
      note: 'When a registered shed buys raw nuts from a grower, the shed pays the GST under reverse charge. Weigh each grade of kernels separately, because the value of your stock depends on the grade.',
    },
    {
      kind: 'cane',
      name: 'Nellikuppam sugar and cane work',
      note: 'Cane cutting gangs and lorry owners take advances before the season. Adjust the advances against the tonnage slips every season.',
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
  work: (town) =>
    `Factories, contractors and cashew sheds in Cuddalore do not have to travel to work with us. Send bills and wage sheets by WhatsApp or courier, or come to our ${town} office by appointment.`,
  trades: [
    {
      kind: 'plant-contractors',
      name: 'Neyveli contractors',
      needs:
        'You need proof of PF for the days worked at each plant. You also need an income tax return that claims all the TDS that the plants deducted from your bills.',
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew sheds',
      needs:
        'If you are registered, you pay GST under reverse charge on raw nuts bought from growers. You need lot-wise accounts, and an import export code (IEC) before you export.',
    },
    {
      kind: 'chemical-plants',
      name: 'Chemical plants',
      needs:
        'You need a quick reply when an officer detains a tanker. You also need GST refunds on exports and batch-wise stock accounts.',
    },
    {
      kind: 'fishing',
      name: 'Boat owners and fish merchants',
      needs:
        "You need an account for each trip, and a partnership deed with each owner's share. We prepare each owner's income tax return from the accounts and the deed.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Does your fish, cashew or contract business in Cuddalore need a GST number? We can check this first, and apply if your business needs one.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Some boat owners at the Old Town harbour also sell ice and nets. Fresh fish is exempt, but ice and nets are taxable. If nobody notices that total sales have crossed the limit, the officer can demand tax and penalty for past months.',
          we: 'We add up all your sales, including fresh fish, tell you how close you are to the limit, and apply in time.',
          send: [
            'Boat registration certificate',
            'Lease deed of the shed',
            'Sales of ice and nets for the year',
            'PAN and masked Aadhaar',
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some plants keep drums in a rented godown outside the SIPCOT estate, but the GST certificate shows only the plot. During an inspection, the officer can seize stock found at an unregistered place.',
          we: 'We add the godown as an additional place of business, with its storage licence and the pollution board consent order.',
          send: [
            'Plot allotment letter',
            'Pollution board consent order',
            'Rental agreement of the godown',
            'Storage licence',
          ],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Labour supply, crane hire and repairs are sometimes billed under the same service code. If the code does not fit the work order, the accounts office at Neyveli may return the bill.',
          we: 'We go through your work orders and enter each activity under its own service code.',
          send: ['Work orders', 'Labour licence', "Firm's PAN"],
        },
      ],
      question: {
        question: 'I shifted my cashew shed to higher ground after the flood. Do I have to change my GST certificate?',
        answer:
          'Yes, add the new place, because goods kept at an address that is not in your registration can be seized. Send us the rental agreement and the latest EB bill of the new shed. We will file the amendment, and remove the old address once the shed is empty.',
      },
    },
    'gst-returns': {
      lead: 'For chemical plants, cashew sheds and cane transporters in Cuddalore, we can check the purchases supplier-wise and file the GST returns.',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "If growers' raw nuts are booked as ordinary purchases, the shed leaves out the GST that it has to pay on them under reverse charge. The department can demand this tax for the whole season, with interest.",
          we: "We mark each seller as a grower or a dealer, and add the tax on growers' nuts to your return.",
          send: ["Growers' vouchers", "Dealers' invoices", 'Kernel and shell sales bills'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some plants sell sludge and empty drums without a bill, although they took input tax credit on the drums. To an officer, such sales look like tax evasion.',
          we: "We match the month's gate passes with your bills and add the missing sales.",
          send: ['Gate passes', 'Weighment slips', 'Drum register'],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            "The sugar mill deducts diesel and advances before it pays. If a transporter reports only the money that reached his bank, his return shows less than the mill's books, and he can get a notice.",
          we: "We report the full freight as per the mill's statement, and show who has to pay the GST on it.",
          send: ['Mill statement', 'Tonnage slips', 'Transport agreement'],
        },
      ],
      question: {
        question: 'Rain spoiled some stock in my Cuddalore godown. What happens to the GST credit I took on it?',
        answer:
          "You have to reverse the credit on goods that are lost or destroyed. The insurance survey report shows the quantity lost, and you reverse the credit only on that quantity. Send us photos, the survey report and the purchase bills. We will work out the amount and reverse it in that month's return.",
      },
    },
    'gst-notices': {
      lead: 'If your tanker is detained or your Cuddalore firm gets a GST notice, send us the notice and we can prepare the reply with proof.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker can be stopped because the quantity or the vehicle number differs from the invoice or the e-way bill. You get little time to reply, and your customer waits for the load until the tanker is released.',
          we: 'We prepare the reply from the invoice, the weighment slip and the lab report, and explain the difference.',
          send: ['The notice', 'Tax invoice and e-way bill', 'Weighment slip', 'Lorry receipt'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'The officer may compare the nuts you bought with the kernels you sold and find too few kernels. If shelling loss and shells were not recorded for each lot, he can treat the difference as sales without bills.',
          we: 'For each lot we prepare a table of the raw nuts used, the kernels and shells obtained, and the weight lost.',
          send: ['The notice', 'Purchase register', 'Shelling sheets', 'Kernel and shell bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Sometimes the power station at Neyveli reports your bill in one financial year and your return shows it in the next. The difference looks like undeclared turnover.',
          we: 'We reconcile each bill with its work order, date and payment, and attach the statement to the reply.',
          send: ['The notice', 'Work orders', 'Measurement sheets', 'Form 26AS'],
        },
      ],
      question: {
        question: 'The cyclone destroyed my stock register and now the GST officer wants it. What can I send him?',
        answer:
          "Send us the survey report, the insurance claim and dated photos. Your stock statements to the bank and your suppliers' ledgers also help. We will rebuild the stock register from these documents, and explain in the reply how we arrived at each figure.",
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for chemical plants and cashew packers in Cuddalore that export. For contractors, we can claim back the TDS deducted under GST.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If exports and domestic sales are shown as one total, the refund for exports cannot be worked out correctly. The officer may then raise queries or allow a smaller amount.',
          we: 'We separate the drums exported from the drums sold in India, and work out the refund from the batch sheets.',
          send: ['Shipping bills', 'Batch sheets', 'Purchase invoices', 'Rate-wise sales register'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If you sell kernels to a packer who exports them in his own name, only he can claim the refund as the exporter. A claim in your name will be rejected.',
          we: 'We look for lots that you exported yourself, and tell you when you can sell to the packer at the concessional GST rate.',
          send: ['Shipping bills', 'Lot sheets', "Packer's purchase order", 'Carton bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A government company may deduct TDS under GST from your bills. If you do not accept the entries on the portal, lakhs of rupees may lie unused there, and you may have to pay your monthly GST from the bank overdraft.',
          we: 'We help you accept the TDS entries, use the amount to pay your GST and claim back the balance.',
          send: ['GST TDS certificates', 'Cash ledger from the portal', 'Work order'],
        },
      ],
      question: {
        question: "Most of my boat's income goes on diesel and ice. Can I get any GST back on them?",
        answer:
          'Diesel is outside GST and fresh fish is exempt, so a boat that sells only fresh fish usually has nothing to claim. If you also run an ice plant or export packed fish, we will check if you can claim a refund on those bills. For diesel, ask the Fisheries Department about its own scheme.',
      },
    },
    'income-tax-filing': {
      lead: 'Which year does a bill belong to? We can work that out for contractors, boat owners and cashew traders in Cuddalore and file their income tax returns.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A bill passed in March is often paid only in June. If you show the income in one year and claim the TDS in another, the department may allow less credit and demand the balance.',
          we: 'We match each bill with its TDS, and claim the TDS in the year to which the income belongs.',
          send: ['Bills raised on the plant', 'TDS certificates', 'Retention money statement', 'Form 26AS'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "If one owner reports the whole boat's income because the licence is in his name, he pays tax on everybody's share. The other owners have no income on record and may not get a loan.",
          we: "We divide the profit of each trip according to the owners' shares, and file a return for each owner.",
          send: ['Trip settlement sheets', 'Partnership deed', 'Engine loan statement', 'Diesel bills'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "Some sheds mix nuts from the family's own trees with nuts that they bought. If the records do not separate the two kinds, the officer can tax the family's agricultural income as business income.",
          we: 'From the land records and the purchase slips, we separate your own crop from the nuts that you bought.',
          send: ['Land records', 'Purchase slips', 'Kernel sales bills', 'Grade-wise stock list'],
        },
      ],
      question: {
        question: 'I received an insurance claim for my lost fishing net. Do I pay income tax on it?',
        answer:
          'The tax depends on what the claim was paid for, so we look at the policy and the survey report. We compare the claim amount with the cost of the lost net and of the new net. Send us the policy, the survey report and the bills for both nets. We will show you the effect on your tax before we file.',
      },
    },
    'pf-esi-services': {
      lead: 'Employers in and around Cuddalore, such as plant contractors, cashew sheds and ice plants, can leave PF and ESI to us.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Your workers may work in two plants in the same month. If the wage sheet does not show the days at each plant, both plants may hold up your bills until you prove that PF was paid.',
          we: "We split each worker's wages plant-wise, and prepare a separate worker list for each plant.",
          send: ['Plant-wise attendance', 'Wage sheet', 'List of gate passes'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Some women shell nuts in the shed and some at home, and one maistry may sign for all of them. If an inspector finds no names, he can assess the PF dues for past months on an estimate.',
          we: "We make one list of the women who work in the shed and another of those who work at home, with each woman's kilos and rate.",
          send: ['Weight slips', "Workers' names and mobile numbers", 'Masked Aadhaar copies'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "A boat's crew gets a share of the catch, but ice plant workers get wages. If all of them are on one wage sheet, you may pay PF for the wrong people.",
          we: 'We keep separate lists for the boat and the ice plant, and file PF and ESI returns for those who earn wages.',
          send: ['Crew settlement sheets', 'Ice plant attendance', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My worker was injured at a plant in the Cuddalore SIPCOT estate. What should I do about ESI?',
        answer:
          "Take him to hospital with his ESI number and note his joining date, because the hospital asks for the number and the date. Report the accident on the ESI portal at once. Send us that day's attendance and wage sheet. We will file the accident report and follow up his claim for disablement benefit.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Cuddalore contractors, plants and cane transporters, and trace the TDS deducted from their own bills.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Some contractors pay crane and bus owners only after their own bill is paid. TDS has to be deducted when the crane or bus bill is entered in the books, even if you pay the bill later, and interest runs for every month of delay.',
          we: 'We book your own bills and the hire bills together, and tell you how much TDS to deposit each month.',
          send: ['Crane and bus hire bills', 'Labour bills', "Suppliers' PANs", 'Bills raised on the plant'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'The hire of a tanker for one trip is transport, but the charge for a tanker kept at your gate for months may be rent. The TDS rates differ, and if you deduct too little, you pay the balance from your own pocket.',
          we: 'We read the agreement and the log sheets, and tell you which rate to use for each tanker.',
          send: ['Tanker agreement', 'Log sheets', "Declaration with the owner's PAN"],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            'If lorry owners give you their declarations with PAN only at the end of the season, TDS should already have been deducted on all the earlier trips. The department can recover this TDS from you.',
          we: 'We collect and check the declarations before the first trip of the season.',
          send: ['RC books of the lorries', 'Signed declarations', 'Tonnage slips'],
        },
      ],
      question: {
        question: 'My cashew broker deducts his brokerage from the nut price. Do I have to deduct TDS on it?',
        answer:
          "You may have to deduct TDS even if he adjusts his brokerage in the price, because it is credited to him in your books. Whether TDS applies depends on the broker's total brokerage for the year. Send us his ledger. We will tell you if the limit is crossed, how much to deposit and by when.",
      },
    },
    'company-registration': {
      lead: 'Partnership, company or LLP? We can help owners of boats, sheds and plants in Cuddalore to choose, and then register the firm.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Sometimes four persons own a boat, but the insurance policy names only one of them. If the boat is lost, the other owners may not be able to prove their share of the insurance claim.',
          we: "We draft a deed with each owner's share in the hull, the engine and the nets, and list what has to be changed in the policy.",
          send: [
            'Boat registration certificate',
            'Insurance policy',
            'Loan sanction letter',
            "Owners' PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If new shareholders join a company that holds a SIPCOT plot, SIPCOT may treat this as a transfer of the plot and ask for a fee. Some owners promise shares without knowing about this fee.',
          we: 'Before you promise any shares, we go through the allotment letter with you.',
          send: ['Plot allotment letter', 'Pollution board consent order', 'List of proposed shareholders'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "Sometimes growers and a trader want to start a firm together, with the trader's capital and the growers' crop. If nobody writes down the growers' rights, the growers may lose control over the price of their crop.",
          we: 'We compare a producer company for the growers with an LLP for the traders, and register the one you choose.',
          send: ['List of members', 'Land records', 'Loan proposal'],
        },
      ],
      question: {
        question: 'Can my contractor firm use its Neyveli work experience after it becomes a company?',
        answer:
          'The contracts department at Neyveli decides this, so ask for a written answer before you change anything. We will draft the letter with a list of your completed work orders. We will also tell you which licences and codes you would have to get again, and how long that takes.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'How much did your last trip, lot or batch earn? We can keep the accounts of boats, cashew sheds and chemical plants in Cuddalore so that you know.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Diesel and ice are often paid for in cash, and the auction proceeds are divided on the beach. If you write down only the balance, you cannot prove your costs to the bank or to a tax officer.',
          we: "We give you a trip sheet with columns for the sale amount, the expenses and each owner's share.",
          send: ['Auction slips', 'Diesel and ice slips', "Owners' names and shares"],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If kernels of all grades are valued at one rate, broken pieces inflate the value of your stock, and you may pay tax on a profit that you have not made.',
          we: 'We value each grade separately, and work out the kernel yield of each lot.',
          send: ['Lot register', 'Grading sheets', 'Godown receipts'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some plants book recovered solvent as new stock each time it goes back into the process. Cost and stock are then counted twice, and the stock statement to the bank is wrong.',
          we: 'We book recovered solvent only once, value it by batch and strength, and check it against the tank readings.',
          send: ['Batch sheets', 'Tank readings', 'Drum register'],
        },
      ],
      question: {
        question: 'My account books got wet in the cyclone. Can you write the accounts again?',
        answer:
          "In most cases, yes. Dry the books, photograph each page that can still be read, and keep them. We will rebuild the entries from bank statements, portal data and your suppliers' ledgers, and show you what is still missing. From then on, send us photos every week so that we have a copy.",
      },
    },
    'udyam-registration': {
      lead: 'Banks often ask for a Udyam certificate when you apply for a loan. We can register your cashew shed, chemical unit or ice plant in Cuddalore before you apply.',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Some shed owners who shell nuts for another firm think that they cannot register as a manufacturer. Shelling for others can be registered, and without the certificate they may not get better loan terms.',
          we: 'We register the shelling work and enter your machines at their written down value (the value after depreciation).',
          send: ['Machine bills', 'Food licence', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If a unit that blends chemicals registers as a manufacturer without describing its process, the bank may treat it as a dealer and refuse the loan for machines.',
          we: 'We draft a short process note for the bank, and leave the effluent treatment equipment out of the investment.',
          send: ['Process note', 'Machine list', 'Pollution board consent order'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Some owners register their trawler as a small industry. Udyam does not cover catching fish, so the bank may question the certificate. An ice plant, however, can be registered.',
          we: 'We register the ice plant with its own machines and leave out the boat.',
          send: ['Machine bills for the ice plant', 'Ice plant licence', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The bank wants a Udyam certificate for my flood relief loan. How fast can I get it?',
        answer:
          'The form is filled in online, and you get the certificate once the portal accepts the form. The usual cause of delay is a mismatch in the PAN, the mobile number linked to Aadhaar or the name in the bank account. Send us the PAN, masked Aadhaar and passbook first. We will check them and then fill in the form with you on the phone.',
      },
    },
    'iec-registration': {
      lead: 'If you want to sell cashew, chemicals or fish from Cuddalore abroad, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "Some sheds import raw nuts under another firm's IEC. The IGST paid at the port is in that firm's name, so the shed cannot claim it as credit.",
          we: 'We get an IEC in your own name, and list the plant quarantine documents that the import needs.',
          send: ["Owner's or firm's PAN", 'Cancelled cheque', 'GST certificate', "Supplier's offer"],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some chemicals are on the SCOMET list (export control list) because they can be misused. If you ship even one drum without an export authorisation, customs can stop the drum and the buyer may cancel the order.',
          we: 'Before you send your quotation, we check each product against the SCOMET list, and then apply for the IEC.',
          send: ['Product list', 'Safety data sheets', 'Manufacturing licence', 'Cancelled cheque'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "If a merchant packs fish in a shed that is not approved for export, the buyer's country can refuse the container. The merchant then loses the fish and the freight.",
          we: 'We apply for the IEC, and tell you what approval the packing shed needs and what the catch record must show.',
          send: ['PAN and masked Aadhaar', 'Letter from the packing plant', "Buyer's order"],
        },
      ],
      question: {
        question: 'I am a labour contractor for a Cuddalore plant that exports dyes. Should I get an IEC?',
        answer:
          "You sell a service to a plant in India, and the plant exports under its own IEC. So you need an IEC only for goods that you import or ship yourself, for example a machine from abroad. If you plan to buy such a machine, send us the seller's offer. We will apply for the IEC before you pay.",
      },
    },
  },
  seo: {
    title: 'Tax Services for Cuddalore Contractors and Cashew Sheds',
    description:
      'PF and ESI for SIPCOT contractors, GST on raw cashew for Panruti sheds, and TDS credit for Neyveli contractors. Tax and accounting help in Cuddalore.',
  },
} satisfies CityWords;
