import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Contractors, cashew sheds and boat owners in Cuddalore can come to us for PF and ESI, GST returns and income tax.',
  description: [
    'A contractor in Cuddalore often sends the same workers to a chemical plant this week and to Neyveli next week. Each plant asks for PF proof of the days worked at its own gate. We split the wages by plant and keep the proof ready.',
    'Sheds around Panruti buy raw cashew nuts from growers, and a registered shed has to pay the GST on these nuts. Before we file the return of the month, we separate purchases from growers and from dealers, and sales of kernels and of shells.',
    'Boat owners share the money from each trip, and storms can spoil stock on this coast. We keep a sheet for each trip. For each loss we keep a folder with photos, the survey report and the insurance claim.',
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
      note: 'Plants buy solvents in tankers and sell chemicals by the drum. Enter solvent that you recover from the process only once in your stock.',
    },
    {
      kind: 'plant-contractors',
      name: 'Neyveli lignite and power contracts',
      note: 'Contractors are paid for the work that is measured, and the company keeps back a part as retention. The contract decides when that part becomes income.',
    },
    {
      kind: 'fishing',
      name: 'Old Town fishing harbour',
      note: 'The owners share the money that is left from a trip after diesel and ice. Keep a sheet for each trip, because your accounts are made from it.',
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew processors',
      note: 'When a registered shed buys raw nuts from a grower, the shed pays the GST. Weigh each grade of kernels separately, because the value of your stock depends on it.',
    },
    {
      kind: 'cane',
      name: 'Nellikuppam sugar and cane work',
      note: 'Groups of cane cutters and lorry owners take advances before the season. Adjust the advances against the tonnage slips every year.',
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
  work: 'Factories, contractors and cashew sheds in Cuddalore can get our help from Coimbatore. Send bills and wage sheets by WhatsApp or courier, or come to our office by appointment.',
  trades: [
    {
      kind: 'plant-contractors',
      name: 'Neyveli contractors',
      needs:
        'You need PF proof for each plant. You also need an income tax return that claims all the TDS that the plants deducted from your bills.',
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew sheds',
      needs:
        'If you are registered, you pay the GST on raw nuts bought from growers. You need accounts for each lot, and an import export code (IEC) before you ship.',
    },
    {
      kind: 'chemical-plants',
      name: 'Chemical plants',
      needs:
        'You need a reply when a tanker is stopped on the road, GST refunds on exports and a stock account for each batch.',
    },
    {
      kind: 'fishing',
      name: 'Boat owners and fish merchants',
      needs:
        "You need an account for each trip, and a partnership deed that names the share of each owner. We prepare each owner's income tax return from the trip accounts and the deed.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can apply for your GST number in Cuddalore, after checking if your fish, cashew or contract business needs one.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Some boat owners at the Old Town harbour also sell ice and nets. Fresh fish is exempt, but ice and nets are taxable. If these sales cross the limit unnoticed, the officer can ask for tax and penalty for past months.',
          we: 'We add up only your taxable sales, tell you how far you are from the limit, and apply in time.',
          send: [
            'Boat registration certificate',
            'Lease deed of the shed',
            'Sales figures of ice and nets',
            'PAN and masked Aadhaar',
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some plants keep drums in a rented godown outside the SIPCOT estate, while the GST certificate shows only the plot. In an inspection, the officer can hold stock at a place that is not on the certificate.',
          we: 'We add the godown as an additional place, and attach its storage licence and the consent order.',
          send: ['Plot allotment letter', 'Consent order', 'Rental agreement of the godown', 'Storage licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Labour supply, crane hire and repair are sometimes billed under one and the same service code. If the code does not fit the work order, the accounts office at Neyveli can return the bill.',
          we: 'We list each activity from your work orders under its own service code.',
          send: ['Work orders', 'Labour licence', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'I shifted my cashew shed to higher ground after the flood. Do I change my GST certificate?',
        answer:
          'Yes, the new place has to be added to the certificate, because goods at a place that is not listed can be held. Send us the rental agreement and the latest EB bill of the new shed. We will file the amendment and remove the old address once it is empty.',
      },
    },
    'gst-returns': {
      lead: "We can file GST returns for chemical plants, cashew sheds and cane transporters in Cuddalore, and check each month's purchases seller by seller.",
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If raw nuts from growers are entered as ordinary farm purchases, the GST that the shed itself owes on them is not paid. The department can demand it for the whole season, with interest.',
          we: "We record each seller as a grower or a dealer and add the tax on growers' nuts to your return.",
          send: ["Growers' vouchers", "Dealers' invoices", 'Kernel and shell sales bills'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some plants sell sludge and empty drums now and then without a bill. They took credit when they bought the filled drums, so selling the empty drums without a bill looks like tax evasion.',
          we: 'We match the gate passes of the month with your bills and add the missing sales.',
          send: ['Gate passes', 'Weighment slips', 'Drum register'],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            "The sugar mill deducts diesel and advances before it pays. If a transporter reports only the money that reached his bank, his return shows less than the mill's books. He can then get a notice.",
          we: "We report the full freight from the mill's statement and show who has to pay the GST on it.",
          send: ['Mill statement', 'Tonnage slips', 'Transport agreement'],
        },
      ],
      question: {
        question: 'Rain water spoiled stock in my Cuddalore godown. What happens to the GST credit I took on it?',
        answer:
          'You have to give back the credit on goods that are lost or destroyed. The insurance survey report shows the quantity lost, so you reverse only that much. Send us photos, the survey report and the purchase bills. We will work out the amount and show it in the return of that month.',
      },
    },
    'gst-notices': {
      lead: 'If your tanker is held or your Cuddalore firm got a GST notice, send us the notice and we will prepare the reply with proof.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker can be stopped because the quantity or the vehicle number differs from the invoice or the e-way bill. You get little time to reply. Until the matter is settled, your customer waits for the load.',
          we: 'We prepare the reply from the invoice, the weighment slip and the laboratory report, and explain the difference.',
          send: ['The notice', 'Tax invoice and e-way bill', 'Weighment slip', 'Lorry receipt'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'The officer may compare the nuts you bought with the kernels you sold and find too few kernels. If shelling loss and shells were not recorded by lot, he can treat the difference as sales without bills.',
          we: 'For each lot we make a table that shows how many kilos of raw nuts became kernels, shells and loss.',
          send: ['The notice', 'Purchase register', 'Shelling sheets', 'Kernel and shell bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'The power station at Neyveli may report your bill in one financial year while your return has it in the next. The difference looks like turnover that you did not declare.',
          we: 'We match the work order, the date and the payment of each bill, and attach the table to the reply.',
          send: ['The notice', 'Work orders', 'Measurement sheets', 'Form 26AS'],
        },
      ],
      question: {
        question: 'The cyclone destroyed my stock register and now the GST officer wants it. What can I send him?',
        answer:
          'Send us the survey report, the insurance claim and photos with dates. The stock statements that you gave to the bank and the ledgers of your suppliers also help. We will rebuild the stock from these papers, and explain in the reply how we found each figure.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for chemical plants and cashew packers in Cuddalore that export. For contractors, we claim back the TDS deducted under GST.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If export sales and sales inside India are added up in one total, the refund for exports cannot be worked out correctly. The officer then asks questions or allows a smaller amount.',
          we: 'We separate the drums you exported from the drums you sold in India, and work out the refund from the batch sheets.',
          send: ['Shipping bills', 'Batch sheets', 'Purchase invoices', 'Sales list by tax rate'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If you sell kernels to a packer who exports them under his own name, only he can claim as the exporter. If you claim in your name, the officer will reject it.',
          we: 'We look for lots that you exported yourself, and explain the lower tax rate that the packer can ask for on later lots.',
          send: ['Shipping bills', 'Lot sheets', "Packer's purchase order", 'Carton bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A government company may deduct TDS under GST from your bills. If you do not accept the TDS entries on the portal, lakhs can lie there while you pay your monthly GST from a bank overdraft.',
          we: 'We accept the TDS entries with you, use the amount to pay your GST and claim back the balance.',
          send: ['GST TDS certificates', 'Cash ledger from the portal', 'Work order'],
        },
      ],
      question: {
        question: 'Diesel and ice take most of the money my boat earns. Can I get any GST back on them?',
        answer:
          'Diesel is outside GST and fresh fish is exempt, so a boat that sells only fresh fish usually has nothing to claim. If you also run an ice plant or export packed fish, we check if you can claim a refund on those bills. For diesel, ask the fisheries office about its own scheme.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for contractors, boat owners and cashew traders in Cuddalore and show each bill in the right year.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A bill passed in March is often paid only in June. If you show the income in one year and claim the TDS in another, the department may allow less credit and ask for the balance.',
          we: 'We match each bill with the TDS on it and claim it in the year to which the income belongs.',
          send: ['Bills to the plant', 'TDS certificates', 'Retention money statement', 'Form 26AS'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "If one owner reports the income of the whole boat because the licence is in his name, he pays tax on everybody's share. The other owners have no income in their returns and may not get a loan.",
          we: 'We split the profit of each trip by the shares and file a return for every owner.',
          send: ['Trip sheets', 'Partnership deed', 'Engine loan statement', 'Diesel bills'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "Some sheds mix nuts from the family's own trees with nuts that they bought. If the records do not separate them, the officer can tax the income from the family's trees as business income.",
          we: 'We separate your own crop from purchases, using the land record and the purchase slips.',
          send: ['Land records', 'Purchase slips', 'Kernel sales bills', 'Stock list by grade'],
        },
      ],
      question: {
        question: 'I got insurance money for my lost fishing net. Do I pay income tax on it?',
        answer:
          'The policy and the survey report show what the money was paid for, and this decides the tax. We compare the insurance money with the cost of the lost net and of the new net. Send us the policy, the survey report and the purchase bills of the nets. We will show you the effect before filing.',
      },
    },
    'pf-esi-services': {
      lead: 'We can run PF and ESI for contractors in the SIPCOT estate and at Neyveli, and for cashew sheds and ice plants in Cuddalore.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Your workers may work in two plants in the same month. If the wage sheet does not show the days at each plant, both plants may hold your bill until you prove the PF payment.',
          we: 'We split the wages of each worker by plant, and prepare a separate list for each gate.',
          send: ['Attendance of each plant', 'Wage sheet', 'Gate pass list'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Some women shell in the shed, some shell at home, and one leader may sign for all of them. If an inspector finds no names, he can estimate the PF dues for past months.',
          we: "We make one list for the women who work in the shed and one for those who work at home, showing each woman's kilos and rate.",
          send: ['Kilo slips', 'Names and mobile numbers', 'Masked Aadhaar copies'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Boat workers get a share of the catch, and ice plant workers get wages. If all of them are on one sheet, you may pay PF for the wrong people.',
          we: 'We keep separate lists for the boat and the ice plant, and file PF and ESI for those who earn wages.',
          send: ['Crew settlement sheets', 'Ice plant attendance', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My worker was injured at a plant in the Cuddalore SIPCOT estate. What should I do about ESI?',
        answer:
          "Take him to hospital with his ESI number and note his joining date, because the hospital asks for the number and the date. Report the accident on the ESI portal quickly. Send us that day's attendance and wage sheet. We will file the accident report and follow the claim for his lost wages.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for contractors, plants and cane transporters in Cuddalore and match the TDS deducted from your own bills.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Some contractors wait for their own money before they pay crane and bus owners. TDS is already due when the crane or bus bill is entered in your books. If you deposit it late, you pay interest every month.',
          we: 'We enter your own bills and the hire bills together, and tell you how much TDS to deposit each month.',
          send: ['Crane and bus hire bills', 'Labour bills', 'PAN of each supplier', 'Your bills to the plant'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker hired for a trip is transport, while a tanker kept at your gate for months may be rent. The TDS on transport and on rent is different. If you deduct too little, you pay the balance from your own pocket.',
          we: 'We read the agreement and the log sheet, and tell you which rate to use for each tanker.',
          send: ['Tanker agreement', 'Log sheets', "Owner's PAN declaration"],
        },
        {
          trade: 'cane',
          name: 'Cane transporters',
          wrong:
            'If lorry owners give their PAN declarations only at the end of the season, you should have deducted TDS on all earlier trips. The department can recover this TDS from you.',
          we: 'We collect and check the declarations before the first trip of the season.',
          send: ['Registration certificates', 'Signed declarations', 'Tonnage slips'],
        },
      ],
      question: {
        question: 'My cashew broker deducts his brokerage from the nut price. Do I have to deduct TDS on it?',
        answer:
          'Yes, you may have to deduct TDS even if he takes his brokerage from the price, because it is credited to him in your books. It depends on his total brokerage for the year. Send us his ledger. We will tell you if the limit is crossed, how much to deposit and by when.',
      },
    },
    'company-registration': {
      lead: 'We can help owners of boats, sheds and plants in Cuddalore to choose between a partnership deed, a company and an LLP. We then register the firm.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Sometimes four persons own a boat, but the insurance policy names only one of them. If the boat is lost, the other owners cannot prove their share of the insurance money.',
          we: "We write a deed that states each owner's share in hull, engine and nets, and list what to change in the policy.",
          send: [
            'Boat registration certificate',
            'Insurance policy',
            'Loan sanction letter',
            'PAN and masked Aadhaar of the owners',
          ],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If new shareholders join a company that holds a SIPCOT plot, the estate office may treat this as a transfer of the plot and ask for a fee. You would then have promised shares without knowing this cost.',
          we: 'We read the allotment letter with you before you promise any shares.',
          send: ['Plot allotment letter', 'Consent order', 'List of planned shareholders'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Sometimes growers and a trader want to start one firm together. The trader brings the money and the growers bring the crop. Without clear rights, the growers may lose control of their own price.',
          we: 'We compare a producer company for the growers with an LLP for the traders, and register the one you choose.',
          send: ['List of members', 'Land records', 'Loan proposal'],
        },
      ],
      question: {
        question: 'Can my contractor firm use its Neyveli work experience after it becomes a company?',
        answer:
          'The contract office at Neyveli decides this, so ask it in writing before you change anything. We draft the letter and list your completed work orders in it. We also tell you which licences and codes you would have to take again, and how long that takes.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of boats, cashew sheds and chemical plants in Cuddalore. You see the profit of each trip, lot or batch.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Diesel and ice are often paid in cash, and the auction money is divided on the beach. If you write down only the balance, you cannot prove your costs to the bank or to a tax officer.',
          we: "We start a trip sheet for you that shows the sale, the costs and each owner's share.",
          send: ['Auction slips', 'Diesel and ice slips', 'List of shares'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If kernels of all grades are valued at one rate, broken pieces make your stock look too valuable. You then pay tax on a profit that you have not made.',
          we: 'We value each grade separately, and work out how many kilos of kernels each lot gave.',
          send: ['Lot register', 'Grading sheets', 'Godown receipts'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some plants enter recovered solvent as new stock each time it goes back into the process. The cost and the stock are then shown twice, and the stock statement for the bank is wrong.',
          we: 'We enter recovered solvent only once, value it by batch and strength, and check it against the tank readings.',
          send: ['Batch sheets', 'Tank readings', 'Drum register'],
        },
      ],
      question: {
        question: 'My account books got wet in the cyclone. Can you make the accounts again?',
        answer:
          "Yes, we can in most cases. Dry the books, photograph each page that can still be read, and keep them. We rebuild the entries from bank statements, portal data and your suppliers' ledgers, and show you what is still missing. From then on, send us photos every week so that a copy is with us.",
      },
    },
    'udyam-registration': {
      lead: 'We can register cashew sheds, chemical units and ice plants in Cuddalore under Udyam, so that the certificate is ready when the bank asks for it.',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Some shed owners who shell nuts for another firm think that they cannot register as a manufacturer. Shelling for others can be registered. Without the certificate, the owner may lose better loan terms.',
          we: 'We register the shelling work and enter your machines at their book value.',
          send: ['Machine bills', 'Food licence', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If a unit that blends chemicals registers as a manufacturer without describing its process, the bank may treat it as a dealer and refuse the loan for machines.',
          we: 'We write a short process note for the bank, and leave the effluent treatment equipment out of the investment.',
          send: ['Process note', 'Machine list', 'Consent order'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Some owners register their trawler as a small industry. Udyam does not cover catching fish, so the bank may question the certificate. An ice plant can be registered.',
          we: 'We register the ice plant with its own machines and leave out the boat.',
          send: ['Machine bills of the ice plant', 'Ice plant licence', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The bank wants a Udyam certificate for my flood relief loan. How fast can I get it?',
        answer:
          'The form is filled in online, and the certificate comes when the portal accepts it. The usual cause of delay is a PAN, an Aadhaar mobile number or a bank name that does not match. Send us the PAN, masked Aadhaar and passbook first. We will check them and then fill in the form with you on the phone.',
      },
    },
    'iec-registration': {
      lead: 'If you want to sell cashew, chemicals or fish from Cuddalore abroad, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "Some sheds import raw nuts under the IEC of another firm. The IGST paid at the port is then in that firm's name, so the shed cannot take it as credit.",
          we: 'We get an IEC in your own name, and list the plant health documents for the import.',
          send: ['PAN of the shed', 'Cancelled cheque', 'GST certificate', "Supplier's offer"],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some chemicals are on a control list because they can also be used for dangerous purposes. If you ship a drum without permission, customs can stop it and the buyer may cancel the order.',
          we: 'We check each product against the list before you quote, and then apply for the IEC.',
          send: ['Product list', 'Safety data sheets', 'Manufacturing licence', 'Cancelled cheque'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "If a merchant packs fish in a shed that is not approved for export, the buyer's country can refuse the container. He then loses the fish and the freight.",
          we: 'We apply for the IEC, and tell you what approval the packing shed needs and what the catch record must show.',
          send: ['PAN and masked Aadhaar', 'Letter of the packing plant', "Buyer's order"],
        },
      ],
      question: {
        question: 'I am a labour contractor for a Cuddalore plant that exports dyes. Should I take an IEC?',
        answer:
          "You sell a service to a plant in India, and the plant exports under its own IEC. So you need an IEC only for goods that you import or ship yourself, for example a machine from abroad. If you plan to buy such a machine, send us the seller's offer. We will apply for the IEC before you pay.",
      },
    },
  },
  seo: {
    title: 'Cuddalore Contractors, Cashew and Fishing: Tax Services',
    description:
      'PF and ESI for SIPCOT contractors, GST on raw cashew for Panruti sheds, and TDS credit for Neyveli contractors. Tax and accounting help in Cuddalore.',
  },
} satisfies CityWords;
