import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Contractors, cashew sheds and boat owners in Cuddalore can come to us for PF and ESI, GST returns and income tax.',
  description: [
    'A contractor in Cuddalore may send the same crew to a chemical plant this week and to Neyveli next week. Each plant asks for PF proof of the days worked at its own gate. We split the wages by plant and keep the proof ready.',
    'Sheds around Panruti buy raw cashew nuts from growers, and a registered shed has to pay the GST on these nuts. We separate growers from dealers, and kernels from shells, before we file the return of the month.',
    'Boat owners divide the money of each trip by shares, and storms can spoil stock on this coast. We keep a sheet for each trip. For each loss we keep a folder with photos, the survey report and the insurance claim.',
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
      note: 'Plants buy solvents in tankers and sell by the drum. Enter recovered solvent in your stock only once.',
    },
    {
      kind: 'plant-contractors',
      name: 'Neyveli lignite and power contracts',
      note: 'Contractors are paid by measured work, and the company keeps back a part as retention. The contract decides when that part becomes income.',
    },
    {
      kind: 'fishing',
      name: 'Old Town fishing harbour',
      note: 'The owners share what is left of a trip after diesel and ice. Keep a sheet for each trip, because your accounts are made from it.',
    },
    {
      kind: 'cashew',
      name: 'Panruti cashew processors',
      note: 'On raw nuts bought from a grower, a registered buyer pays the GST. Weigh kernels by grade, because the value of your stock depends on it.',
    },
    {
      kind: 'cane',
      name: 'Nellikuppam sugar and cane work',
      note: 'Harvest gangs and lorry owners take advances before the season. Adjust the advances against the tonnage slips every year.',
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
  work: 'Plants, contractors and cashew sheds in Cuddalore can get our help from Coimbatore. Send bills and wage sheets by WhatsApp or courier, or come to our office by appointment.',
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
        "You need an account for each trip, and a partnership deed that names the share of each owner. Each owner's income tax return is made from these.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can apply for your GST number in Cuddalore, after checking if your fish, cashew or contract work needs one.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'A boat owner at the Old Town harbour may also sell ice and nets. Fresh fish is exempt, but ice and nets are taxable. If these sales cross the limit unnoticed, tax and penalty can be asked for the past.',
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
            'A plant may rent a godown outside the SIPCOT estate and keep drums there, while the certificate shows only the plot. Stock at an unlisted place can be held during an inspection.',
          we: 'We add the godown as an additional place, with its storage licence and the consent order.',
          send: ['Plot allotment letter', 'Consent order', 'Rental agreement of the godown', 'Storage licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'Labour supply, crane hire and repair may all be billed under the first code that the owner found. If the code does not fit the work order, the accounts office at Neyveli can return the bill.',
          we: 'We list each activity from your work orders under its own code.',
          send: ['Work orders', 'Labour licence', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'I shifted my cashew shed to higher ground after the flood. Do I change my GST certificate?',
        answer:
          'Yes, the new place has to be added to the certificate, because goods at a place that is not listed can be held. Send us the rental agreement and the latest EB bill of the new shed. We file the amendment and remove the old address once it is empty.',
      },
    },
    'gst-returns': {
      lead: "We can file GST returns for chemical plants, cashew sheds and cane hauliers in Cuddalore, and check each month's purchases by seller.",
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If raw nuts from growers are entered as ordinary farm purchases, the GST that the shed itself owes on them is not paid. The department can demand it for the whole season, with interest.',
          we: "We mark each seller as a grower or a dealer and add the tax on growers' nuts to your return.",
          send: ["Growers' vouchers", "Dealers' invoices", 'Kernel and shell sales bills'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Sludge and empty drums are sold now and then, often without a bill. You took credit when you bought the filled drums, so an unbilled sale of the empty ones looks like tax evasion.',
          we: 'We compare the gate passes of the month with your bills and add the missing sales.',
          send: ['Gate passes', 'Weighment slips', 'Drum register'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            "The sugar mill deducts diesel and advances before it pays. If a haulier reports only the money that reached his bank, his return shows less than the mill's books, and he gets a notice.",
          we: "We report the full freight from the mill's statement and show who has to pay the tax on it.",
          send: ['Mill statement', 'Tonnage slips', 'Haulage agreement'],
        },
      ],
      question: {
        question: 'Rain water spoiled stock in my Cuddalore godown. What happens to the GST credit I took on it?',
        answer:
          'The credit on goods that are lost or destroyed has to be given back. The insurance survey report fixes the quantity, so only that much is reversed. Send us photos, the survey report and the purchase bills. We work out the amount and show it in the return of that month.',
      },
    },
    'gst-notices': {
      lead: 'If your tanker is held or your Cuddalore firm got a GST notice, send it to us and we prepare the reply with proof.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker may be stopped because the quantity or the vehicle number differs from the invoice or the e-way bill. The time to reply is short, and until the matter is settled your customer waits for the load.',
          we: 'We prepare the reply from the invoice, the weighment slip and the laboratory report, and explain the difference.',
          send: ['The notice', 'Tax invoice and e-way bill', 'Weighment slip', 'Lorry receipt'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'The officer may compare the nuts you bought with the kernels you sold and find too few kernels. If shelling loss and shells were not recorded by lot, he can treat the gap as sales without bills.',
          we: 'We make a table for each lot that leads from raw nuts to kernels, shells and loss.',
          send: ['The notice', 'Purchase register', 'Shelling sheets', 'Kernel and shell bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'The power station at Neyveli may report your bill in one financial year while your return has it in the next. The difference looks like turnover that you did not declare.',
          we: 'We match work order, bill date and payment of each bill, and attach the table to the reply.',
          send: ['The notice', 'Work orders', 'Measurement sheets', 'Form 26AS'],
        },
      ],
      question: {
        question: 'The cyclone destroyed my stock register and now the GST officer wants it. What can I send him?',
        answer:
          'Send us the survey report, the insurance claim and photos with dates. The stock statements that you gave to the bank and the ledgers of your suppliers also help. We rebuild the stock from these, and explain in the reply how each figure was found.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for chemical plants and cashew packers in Cuddalore that export, and for contractors with GST TDS to get back.',
      trades: [
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'If export sales and sales inside India are added up in one total, the refund for exports cannot be worked out correctly. The officer then asks questions or allows a smaller amount.',
          we: 'We separate the drums exported from the drums sold here, and work out the refund from the batch sheets.',
          send: ['Shipping bills', 'Batch sheets', 'Purchase invoices', 'Sales list by tax rate'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If you sell kernels to a packer who exports them under his own name, only he can claim as the exporter. A claim in your name would be rejected, and the work is wasted.',
          we: 'We look for lots that you shipped yourself, and explain the lower tax rate that the packer can ask for on later lots.',
          send: ['Shipping bills', 'Lot sheets', "Packer's purchase order", 'Carton bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A government company may deduct TDS under GST from your bills. If nobody accepts the entries on the portal, lakhs can lie there while you pay your monthly tax from a bank overdraft.',
          we: 'We accept the entries with you, use them for your tax and claim back the balance.',
          send: ['GST TDS certificates', 'Cash ledger from the portal', 'Work order'],
        },
      ],
      question: {
        question: 'Diesel and ice take most of what my boat earns. Can I get any GST back on them?',
        answer:
          'Diesel is outside GST and fresh fish is exempt, so a boat that sells only fresh fish usually has nothing to claim. If you also run an ice plant or export packed fish, we check those bills for a refund. For diesel, ask the fisheries office about its own scheme.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for contractors, boat owners and cashew traders in Cuddalore, with each bill taxed in the right year.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A bill passed in March may be paid in June. If the income is shown in one year and the TDS claimed in another, the department may allow less credit and ask for the balance.',
          we: 'We match each bill with the TDS on it and claim it in the year to which the income belongs.',
          send: ['Bills to the plant', 'TDS certificates', 'Retention money statement', 'Form 26AS'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'If one owner reports the income of the whole boat because the licence is in his name, he pays the tax of all. The others show nothing and cannot get a loan on their returns.',
          we: 'We divide the result of each trip by the shares and file a return for every owner.',
          send: ['Trip sheets', 'Partnership deed', 'Engine loan statement', 'Diesel bills'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "A shed may mix nuts from the family's own trees with nuts that it bought. If it cannot separate them, the income from its own trees may be taxed like business income.",
          we: 'We separate your own crop from purchases, with the land record and the purchase slips.',
          send: ['Land records', 'Purchase slips', 'Kernel sales bills', 'Stock list by grade'],
        },
      ],
      question: {
        question: 'I got insurance money for my lost fishing net. Do I pay income tax on it?',
        answer:
          'The policy and the survey report show what the money was paid for, and this decides the tax. We set it against the cost of the lost net and of the new one. Send us both documents with the purchase bills of the nets, and we show you the effect before filing.',
      },
    },
    'pf-esi-services': {
      lead: 'We can run PF and ESI for contractors in the SIPCOT estate and at Neyveli, and for cashew sheds and ice plants in Cuddalore.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'A crew may work in two plants in the same month. If the wage sheet does not show the days at each plant, both plants may hold your bill until you prove the PF payment.',
          we: 'We split the wages of each worker by plant, and prepare a separate list for each gate.',
          send: ['Attendance of each plant', 'Wage sheet', 'Gate pass list'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Some women shell in the shed, some shell at home, and one leader may sign for all of them. If an inspector finds no names, he can estimate the PF dues for past months.',
          we: 'We make one list for the shed and one for the homes, with kilos and rate for each name.',
          send: ['Kilo slips', 'Names and mobile numbers', 'Masked Aadhaar copies'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'The boat crew get a share of the catch, and the ice plant workers get wages. If all of them are on one sheet, you may pay PF for the wrong persons.',
          we: 'We keep separate lists for boat and ice plant, and file for those who earn wages.',
          send: ['Crew settlement sheets', 'Ice plant attendance', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My worker was injured at a plant in the Cuddalore SIPCOT estate. What should I do about ESI?',
        answer:
          "Take him to hospital with his ESI number and note his joining date, because the hospital asks for both. The accident has to be reported on the ESI portal soon. Send us that day's attendance and wage sheet. We file the accident report and follow the claim for his lost wages.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for contractors, plants and cane hauliers in Cuddalore and match the TDS deducted from your own bills.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Neyveli contractors',
          wrong:
            'You may wait for your own money before you pay crane and bus owners. TDS is already due when their bill is entered in your books, so late deposit costs you interest every month.',
          we: 'We enter your own bills and their bills together, and tell you the TDS to deposit each month.',
          send: ['Crane and bus hire bills', 'Labour gang bills', 'PAN of each supplier', 'Your bills to the plant'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A tanker hired for a trip is transport, while a tanker kept at your gate for months may be rent. The TDS is different, and the shortfall has to be paid from your own pocket.',
          we: 'We read the agreement and the log sheet, and tell you which rate to use for each tanker.',
          send: ['Tanker agreement', 'Log sheets', "Owner's PAN declaration"],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            'If the owners of hired lorries give their declarations only at the end of the season, you should have deducted TDS until then. The department can recover it from you.',
          we: 'We collect and check the declarations before the first trip of the season.',
          send: ['Registration certificates', 'Signed declarations', 'Tonnage slips'],
        },
      ],
      question: {
        question: 'My cashew broker deducts his brokerage from the nut price. Do I have to deduct TDS on it?',
        answer:
          'Yes, TDS can apply even if he keeps his brokerage back, because it is credited to him in your books. The total for his PAN in the year decides. Send us his ledger. We tell you if the limit is crossed, how much to deposit and by when.',
      },
    },
    'company-registration': {
      lead: 'We can help owners of boats, sheds and plants in Cuddalore to choose between a partnership deed, a company and an LLP, and register it.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Four persons may own a boat while the insurance names only one of them. If the boat is lost, the other owners cannot prove their share of the insurance money.',
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
            'If new shareholders join a company that holds a SIPCOT plot, the estate office may treat it as a transfer and ask for a fee. You may then have promised shares without knowing their cost.',
          we: 'We read the allotment letter with you before any share is promised.',
          send: ['Plot allotment letter', 'Consent order', 'List of planned shareholders'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'Growers and a trader may want one firm together. The trader brings money and the growers bring the crop, and without clear rights the growers may lose control of their own price.',
          we: 'We compare a producer company for the growers with an LLP for the traders, and register what you choose.',
          send: ['List of members', 'Land records', 'Loan proposal'],
        },
      ],
      question: {
        question: 'Can my contractor firm use its Neyveli work experience after it becomes a company?',
        answer:
          'The contract office at Neyveli decides this, so ask it in writing before you change anything. We draft the letter and list your completed work orders in it. We also tell you which licences and codes you would have to take again, and what that costs in time.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of boats, cashew sheds and chemical plants in Cuddalore, trip by trip, lot by lot and batch by batch.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'Diesel and ice are often paid in cash, and the auction money is divided on the beach. If only the balance is written down, you cannot prove your costs to the bank or to a tax officer.',
          we: 'We start a trip sheet for you with the sale, the costs and the share of each owner.',
          send: ['Auction slips', 'Diesel and ice slips', 'List of shares'],
        },
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'If kernels of all grades are valued at one rate, broken pieces make your stock look too valuable. You then pay tax on a profit that you have not made.',
          we: 'We value the stock by grade, and close each lot with its yield.',
          send: ['Lot register', 'Grading sheets', 'Godown receipts'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Recovered solvent may be entered as new stock each time it goes back into the process. Cost and stock are then shown twice, and the bank gets a wrong stock statement.',
          we: 'We value recovered solvent once, by batch and strength, and compare it with the tank readings.',
          send: ['Batch sheets', 'Tank readings', 'Drum register'],
        },
      ],
      question: {
        question: 'My account books got wet in the cyclone. Can you make the accounts again?',
        answer:
          "Yes, in most cases. Dry the books, photograph each page that can still be read, and keep them. We rebuild the entries from bank statements, portal data and your suppliers' ledgers, and show you what is still missing. From then on, send us photos every week so that a copy is with us.",
      },
    },
    'udyam-registration': {
      lead: 'We can register cashew sheds, chemical units and ice plants in Cuddalore under Udyam, before the bank asks for the certificate.',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            'The owner of a shed that shells for another firm may think that he is no manufacturer. Without the certificate he may lose the better loan terms, though shelling for others can be registered.',
          we: 'We register the shelling work and enter your machines at book value.',
          send: ['Machine bills', 'Food licence', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'A unit that blends chemicals may register as a manufacturer without describing its process. The bank may then treat it as a dealer and refuse the loan for machines.',
          we: 'We write a short process note for the bank, and leave the effluent treatment equipment out of the investment.',
          send: ['Process note', 'Machine list', 'Consent order'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            'An owner may enter his trawler as a small industry. Udyam does not cover catching fish, so the certificate can be questioned when the bank reads it. An ice plant can be registered.',
          we: 'We register the ice plant with its own machines and leave out the boat.',
          send: ['Machine bills of the ice plant', 'Ice plant licence', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The bank wants a Udyam certificate for my flood relief loan. How fast can I get it?',
        answer:
          'The form is filled in online, and the certificate comes when the portal accepts it. Delay usually comes from a PAN, an Aadhaar mobile number or a bank name that does not match. Send us the PAN, masked Aadhaar and passbook first. We check them and then fill in the form with you on the phone.',
      },
    },
    'iec-registration': {
      lead: 'If you want to sell cashew, chemicals or fish from Cuddalore abroad, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'cashew',
          name: 'Panruti cashew sheds',
          wrong:
            "A shed may import raw nuts under the IEC of another firm. The IGST paid at the port is then in that firm's name, and you cannot take it as credit.",
          we: 'We get an IEC in your own name, and list the plant health documents for the import.',
          send: ['PAN of the shed', 'Cancelled cheque', 'GST certificate', "Supplier's offer"],
        },
        {
          trade: 'chemical-plants',
          name: 'Chemical plants',
          wrong:
            'Some chemicals are on a control list because they have a second use. If you ship a drum without the permission, customs can stop it and the buyer may cancel the order.',
          we: 'We check each product against the list before you quote, and then apply for the IEC.',
          send: ['Product list', 'Safety data sheets', 'Manufacturing licence', 'Cancelled cheque'],
        },
        {
          trade: 'fishing',
          name: 'Boat owners and fish merchants',
          wrong:
            "A merchant may pack fish in a shed that is not approved for export. The buyer's country can then refuse the container, and you lose the fish and the freight.",
          we: 'We apply for the IEC, and list what the packing plant and the catch record must show.',
          send: ['PAN and masked Aadhaar', 'Letter of the packing plant', "Buyer's order"],
        },
      ],
      question: {
        question: 'I am a labour contractor for a Cuddalore plant that exports dyes. Should I take an IEC?',
        answer:
          'You sell a service to a plant in India, and the plant exports under its own IEC. So you need one only for goods that you import or ship yourself, for example a machine from abroad. If you plan that, send us the offer and we apply before you pay.',
      },
    },
  },
  seo: {
    title: 'Cuddalore Contractors, Cashew and Fishing: Tax Services',
    description:
      'PF and ESI for SIPCOT contractors, GST on raw cashew for Panruti sheds, and TDS credit for Neyveli contractors. Tax and accounting help in Cuddalore.',
  },
} satisfies CityWords;
