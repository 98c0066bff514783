import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can keep the accounts and file the tax returns of boat owners, rice mills and lodges in Nagapattinam, and of workshops at the Panangudi refinery site.',
  description: [
    "A boat at Akkaraipettai often has several owners and a loan from the auctioneer. We put each owner's share in writing and keep trip-wise accounts, so that all the owners see the same figures.",
    "Lodges at Velankanni and Nagore earn most of their income in the feast weeks. Rice mills store their own paddy and customers' paddy. For lodges we keep a night-wise room register, and for mills a separate register for each owner of paddy. The tax office checks your bills against these registers.",
    'Workshops at Panangudi are paid only after their work has been measured and the deductions made. We match the work certificates, the payments and the TDS every month, so that no TDS credit is lost when the project site closes. For salt works, we keep a heap-wise stock register.',
  ],
  keyAttractions: [
    'Velankanni Basilica',
    'Nagore Dargah',
    'Kayarohanaswami Temple',
    'Singaravelan Temple, Sikkal',
    'Point Calimere Sanctuary, Kodiakkarai',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Fishing harbour and dry fish',
      note: "Diesel, ice, commission and the crew's share are deducted from the auction price. Only a trip-wise account shows what the owner really earned.",
    },
    {
      kind: 'rice-mills',
      name: 'Delta paddy and rice mills',
      note: "Mills around Kilvelur hull their own paddy and customers' paddy. Do not count customers' bags in your own stock.",
    },
    {
      kind: 'lodges',
      name: 'Velankanni and Nagore pilgrim trade',
      note: 'Lodges are full for the September feast and for Kanduri. Write down the rate that you really charged for each night.',
    },
    {
      kind: 'salt',
      name: 'Vedaranyam salt works',
      note: 'At Vedaranyam, salt pan lessees pay rent for the pan and pay workers by the bag. The lease, the wage book and the despatch register should tally.',
    },
    {
      kind: 'fabrication',
      name: 'Refinery and marine workshops',
      note: 'Workshops bill the Panangudi refinery site for the measured work. The refinery holds back a part of each bill as retention money, so the bill and the bank entry differ.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Suppliers to the university',
      note: "Suppliers to the fisheries university work on tenders. The suppliers' security deposits stay with the university long after the work is over.",
    },
  ],
  serviceAreas: [
    'Nagore',
    'Velankanni',
    'Akkaraipettai',
    'Keechankuppam',
    'Sikkal',
    'Kilvelur',
    'Vedaranyam',
    'Thirumarugal',
  ],
  work: (town) =>
    `From Nagore to Vedaranyam, boat owners, lodges and workshops can send documents to our ${town} office by WhatsApp or courier. For a visit, please make an appointment.`,
  trades: [
    {
      kind: 'fishing',
      name: 'Fishing boats and ice plants',
      needs:
        'For each trip you need an account that every owner can sign. If you run an ice plant, you need a Udyam certificate for it.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'Your GST returns must be based on the room rate that you really charged for each night. You also need a room register that explains the higher sales in the feast weeks.',
    },
    {
      kind: 'fabrication',
      name: 'Site workshops',
      needs:
        'TDS is deducted from your bills, and you have to deduct TDS when you pay subcontractors. You need to file TDS returns, and the refinery site must accept your PF challans.',
    },
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs:
        "You need separate registers for your own paddy and for customers' paddy. Your GST returns must show loose rice, labelled packs and milling charges separately.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Boat owners in Nagapattinam often need no GST number, but lodges, workshops and packers often do. We can check your case and apply for you.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "Some agents pay for a boat's diesel, register for GST and bill the boat owner's fish in their own name. The sales then become the agent's turnover, and the owner has no income to show to his bank.",
          we: 'We go through the boat documents, and apply in the name of the person who really sells ice or packed fish.',
          send: ['Boat registration certificate', 'Lease deed for the ice plant', 'List of goods you sell'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Many lodges belong to a trust or to several heirs, but only one person signs the GST application. Without the consent of the other owners, the officer can reject the application, and the lodge has no GST number in the feast season.',
          we: 'We collect a consent letter from each owner, and enter every room block and shop in the application.',
          send: ['Property tax receipt', "Owners' consent letters", 'Trust deed', 'Lodge licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'Karaikal is in the Union Territory of Puducherry, so it is outside Tamil Nadu for GST. If a workshop keeps a store at a Karaikal site and supplies goods from it without a Puducherry GST number, officers can detain the material and levy a penalty.',
          we: 'We read the work order and tell you whether you need a second registration in Puducherry.',
          send: ['Work order', 'Lease deed for the yard', 'Address proof for the site store', "Firm's PAN"],
        },
      ],
      question: {
        question: 'I only sell fresh fish from my Nagapattinam boat. Why does the bank ask me for a GST number?',
        answer:
          'Fresh fish is exempt from GST, so a boat owner rarely needs a GST number. The bank usually wants proof of your business and income, and your boat registration and income tax returns can serve as proof. We can write a short letter to the bank. If you also sell ice or packed fish, we will check whether you have to register.',
      },
    },
    'gst-returns': {
      lead: 'GST returns are due even during the fishing ban and in months without guests. We can file them for lodges, rice mills and ice plants in Nagapattinam.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If milling charges, loose rice and labelled packs are entered as one total, part of it is taxed at the wrong rate. The mill may also take full credit on bags and spare parts although the law allows only a part.',
          we: 'We use separate codes for milling, loose rice and packs. Each month we split the credit on bags and spare parts between taxable and exempt sales.',
          send: ['Sales bills for the month', 'Milling slips', 'Pack labels', 'Lorry receipts'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A booking agent keeps his commission and pays you the rest. If you report only what he paid, your return shows less than his statement, and the officer can ask for tax on the difference with interest.',
          we: "We report the full room rent as your sale and enter the agent's commission as your expense.",
          send: ["Booking agents' statements for the month", 'Room register for the month', 'Advance receipts'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'A university tender often covers both exempt and taxable items. If your bill shows one tax rate for all the items, the accounts office may return the bill, or you may pay tax that you did not collect.',
          we: 'We mark the tax rate against each item before you send the bill to the university.',
          send: ['List of tender items', 'Purchase bills', 'Delivery challans'],
        },
      ],
      question: {
        question: 'My ice plant in Nagapattinam is closed during the fishing ban. Do I have to file GST returns?',
        answer:
          'Yes, a registered plant has to file a return for every period, even without sales. There is a late fee for a nil return too. Send us a WhatsApp message that you had no sales, along with any purchase bills and EB bills. We will file the return before the due date and take the input tax credit on those bills.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice come for your lodge, rice mill or fishing business in Nagapattinam? We can prepare a reply that explains the figures month by month.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may take the deposits in the feast weeks as your normal income for every month. He can then ask for tax on many times the amount that you really earned.',
          we: 'From your own room register, we show the officer the empty months as well as the feast weeks.',
          send: [
            'The notice',
            'Room register for the period',
            'Bank statement for the period',
            'List of cancelled bookings',
          ],
        },
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "An agent's bank account shows loans to boat owners, their repayments and the proceeds of fish sales. If the officer treats every credit as a sale, he may ask for tax even on loans that the boat owners paid back.",
          we: 'We sort the credits boat-wise into loans, repayments and fish sales.',
          send: ['The notice', 'Boat settlement sheets', 'Auction slips', 'Advance register'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "Customers' rice also leaves your mill by lorry, but it is not your sale. The officer may suspect that you sold this rice without bills.",
          we: 'We prove from your hire milling register who owned each lot.',
          send: ['The notice', 'Hire milling register', 'Delivery slips', 'Paddy purchase register'],
        },
      ],
      question: {
        question: 'A storm in Nagapattinam destroyed my stock and my bills. How do I reply to the GST officer?',
        answer:
          "Send us the surveyor's report, dated photos and any damage report from a government office. Ask your suppliers for copies of their bills, and we will download the data from the GST portal. We will use these to list what you lost, and attach the list to our first reply.",
      },
    },
    'gst-refunds': {
      lead: "If you export, or paid tax twice or the wrong kind of tax, you may get a GST refund. We can check your Nagapattinam firm's ledgers and file the claim.",
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'Some packers export dry fish in their own name but do not list the boxes and freight for each shipment. They cannot prove how much tax they paid on boxes and freight, so they lose that part of the refund.',
          we: 'We collect the purchase bills shipment-wise, and file the claim in time.',
          send: ['Shipping bills', 'Packing and freight bills', 'Bank realisation advices'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'For a job in Karaikal, some workshops pay CGST and SGST although IGST is due. The department can demand the IGST even before it refunds the CGST and SGST.',
          we: 'First we work out how much IGST you have to pay. After you have paid it, we claim back the CGST and SGST.',
          send: ['Work order', 'GST returns for the month', 'Payment challans'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Some mills that sell exempt rice reverse all their input tax credit, although they exported some of the rice. Such mills could have claimed part of that credit as a refund.',
          we: 'We separate the export lots from the domestic sales, and work out the refund on them.',
          send: ['Export invoices', 'Bills for bags and freight', 'Bank realisation advices'],
        },
      ],
      question: {
        question: 'I exported dry fish from Nagapattinam in my own name. How do I get back the GST I paid on packing?',
        answer:
          "You can claim back the GST on boxes and freight, because the shipping bill is in your name. Send us the shipping bill, purchase bills and bank advice for each shipment. We will match them with your returns, work out the amount, file the claim and reply to the officer's queries.",
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for boat owners, lodges and salt lessees in Nagapattinam, and explain why there is no income during the fishing ban.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'Co-owners often share a boat without a written deed, and one of them shows all the income. That owner pays too much tax, and the other owners cannot explain the deposits in their bank accounts.',
          we: 'We draft a partnership deed that states the shares, and file a return for each owner.',
          send: [
            'Trip-wise accounts for the year',
            'Engine loan statement',
            'Auction slips',
            'Fishing ban relief order',
          ],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Some families let out their house at Velankanni only for the feast and show the income as rent. If they also provide meals and daily service, it can be business income, and they may have to pay more tax with interest.',
          we: 'Before we choose the head of income, we look at the meals, the cleaning and the number of days the house was let.',
          send: ['Guest register with dates', 'Kitchen bills for the feast weeks', 'Property tax receipt'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong:
            'If a salt heap at Vedaranyam is not measured after the rain, you cannot prove how much salt was washed away. The officer may tax you on salt that no longer exists.',
          we: 'We value the heap from your dated measurement sheet and your lease deed.',
          send: ['Measurement sheet for the heap', 'Lease rent receipts', 'Salt sales slips for the year'],
        },
      ],
      question: {
        question: 'I own a fishing boat at Akkaraipettai. How is my fishing income taxed, and what can I deduct?',
        answer:
          "For income tax, fishing is a business and not agriculture. You can claim diesel, ice, nets, repairs and the crew's share as expenses if you have slips for them. Keep the slips for each trip in a separate envelope, and send us photos of the slips. We will make the trip-wise accounts and file each owner's return.",
      },
    },
    'pf-esi-services': {
      lead: 'Workshops at the Panangudi refinery site, ice plants and salt pans in Nagapattinam need PF and ESI for their workers. We can enrol the workers and file the monthly returns.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'The Panangudi refinery site may ask for the PF challan and PF return (ECR) before it passes your bill. If one helper is missing from the ECR, the whole bill may be held up.',
          we: "We prepare the PF return from the gate register and give you a list of workers in the site's format.",
          send: ['Gate register for the month', 'Wage sheet for the month', 'Work order', "Workers' masked Aadhaar"],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong:
            'Salt workers work only part of the year and are paid by the bag. If an inspector comes later and nobody can say who worked on which days, he may estimate the dues.',
          we: "We keep a register with each worker's name, working days and number of bags, and file the PF and ESI returns from it.",
          send: ['Bag slips', "Workers' names and mobile numbers", 'Dates of joining and exit'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'Some mess contractors keep their cooks in the PF return (ECR) during university vacations. The contractors then pay contributions for cooks who are at home without pay.',
          we: "We enter the leaving and joining dates according to the university's term calendar.",
          send: ["University's term calendar", 'List of cooks', 'Monthly wage sheet'],
        },
      ],
      question: {
        question: 'My boat crew take a share of the catch, and my ice plant workers get wages. Who comes under PF?',
        answer:
          "For the boat crew, it depends on whether they really share the catch or get a fixed wage. The ice plant workers get wages, so we check PF and ESI for them first. Send us the boat's settlement sheets and the ice plant's attendance register. We will keep separate lists and enrol everybody who is covered.",
      },
    },
    'tds-tcs-returns': {
      lead: 'Contractors, lodges and suppliers in Nagapattinam deduct TDS and also have TDS deducted from their own bills. We can file their TDS returns and trace missing TDS credits.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'If the main contractor deposits your TDS under a wrong PAN, it does not appear in your Form 26AS. Once the site is closed, there may be nobody left to correct the PAN, and you lose the credit.',
          we: 'We check Form 26AS after every quarter, and write to the contractor as soon as any TDS is missing.',
          send: ['Running bills', 'TDS certificates', 'Form 26AS', 'Bills for labour and crane hire'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'Sometimes the rent for a lodge goes to several heirs, but TDS is deducted in one name. The other heirs cannot claim the credit and may ask you to make good their loss.',
          we: "We split the rent as per each heir's share and report every heir separately in the TDS return.",
          send: ['Lease deed for the lodge', "Each heir's PAN", 'Rent receipts'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'Sometimes the university deducts TDS in one year and pays you in the next. If you claim the TDS in the wrong year, the credit does not match, and your income tax refund is held up.',
          we: 'We match the TDS with each bill and claim it in the right year.',
          send: ['Payment slips from the university', 'Your bills', 'Form 26AS'],
        },
      ],
      question: {
        question:
          'I pay for diesel, ice, repairs and van hire for my boats. On which payments do I have to deduct TDS?',
        answer:
          "Diesel and ice are goods, so a small boat owner usually does not have to deduct TDS on them. For van hire, repairs and commission, it depends on each person's total for the year. Send us the bills once a quarter. We will add them up, tell you how much TDS to deposit and file the return.",
      },
    },
    'company-registration': {
      lead: 'Partnership, LLP or company: which is right for your boat, mill or workshop in Nagapattinam? We can advise you and complete the registration.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'Sometimes a boat has three owners, but the licence and the insurance policy name only one. If the boat is lost, the insurance company may pay only that person, and the other owners have to fight for their share.',
          we: "We draft a partnership deed that states each owner's share in the hull, engine and nets, and list the changes to make in the licence and the policy.",
          send: [
            'Boat registration certificate',
            'Insurance policy',
            'Loan sanction letter',
            "Owners' PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Some growers leave their savings with a mill and earn interest on them. In a company, such money can be treated as deposits, which the law restricts, and the directors may have to pay a fine.',
          we: 'Before you form the company, we list these savings and plan how to repay them.',
          send: ["List of growers' savings", "Partners' capital accounts", 'Mill licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'If you form a company in the middle of a work order, the measurement book and the bank guarantee stay in the old name. The main contractor may then stop payment.',
          we: "We choose a date between two work orders, and draft the request for the main contractor's consent.",
          send: ['Work orders', 'List of bank guarantees', 'Yard lease deed'],
        },
      ],
      question: {
        question:
          'We are a group of fishing families in Nagapattinam and want to sell our catch together. What can we register?',
        answer:
          'A society or a producer company can sell for its members. A producer company has annual filings even if it does no business, and a society follows other rules. Tell us how many families want to join and what you want to own together. We will compare both forms on one page and help you register the one you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'For your boat, rice mill or salt works in Nagapattinam, we can keep trip-wise, lot-wise or heap-wise accounts.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'Sometimes the auctioneer settles the fish price, his commission and your loan instalment as one net amount. You then do not know what the fish fetched or how much of the loan is left.',
          we: 'We first enter the full sale value of the fish, then the commission and then the loan repayment.',
          send: [
            'Auction slips',
            'Diesel and ice bills',
            'Crew settlement sheet',
            'Loan statement from the auctioneer',
          ],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "If government paddy, customers' paddy and your own paddy are in one register, the bank may lend against bags that are not yours. If the bank finds this out at an inspection, it can recall the loan.",
          we: 'We keep a separate register for each owner of paddy.',
          send: ['Weighbridge slips', 'Hire milling register', 'Paddy purchase vouchers', 'Outturn sheet'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong:
            'Many salt works record the salt they despatch, but not the salt lost in the rain or given as rent. The salt in the heap then never tallies with the stock register, and the owner cannot explain the shortage.',
          we: 'You send us a signed slip for salt lost in the rain or given as rent, and we enter it on the same day.',
          send: ['Despatch slips', 'Rain loss slips', 'Lease deed'],
        },
      ],
      question: {
        question: 'Our Nagapattinam trawler has three owners. What accounts do we get at the end of the season?',
        answer:
          'Each owner gets a statement of his share of sales, expenses and loan, and the balance due to him. All owners can sign it, and you can show it to the bank for an engine loan. Send us the auction slips and bills after each trip, and the statements will be ready when the season ends.',
      },
    },
    'udyam-registration': {
      lead: 'Which Udyam activity code is right for your ice plant, dry fish yard or workshop in Nagapattinam? We can choose the code and complete the registration.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'If you enter fishing as your activity, the registration is wrong, because Udyam does not cover fishing. You then have no valid certificate for the ice plant loan.',
          we: 'We enter ice making or fish drying as the activity and leave the boats out.',
          send: ['Ice plant licence', 'Bills for the machines', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'Some workshops make structures and also do site work, but are registered for only one activity. Such a workshop can lose a tender for the other kind of work.',
          we: 'We enter both fabrication and site work, with cranes and welding sets at their written down value.',
          send: ['Machine list with purchase dates', 'Last income tax return', 'Work order'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'A caterer who is registered as a trader cannot use the law on delayed payments to MSMEs. If the university pays late, he cannot claim interest.',
          we: 'We register catering as a service, and show you where to put the Udyam number on the bill.',
          send: ['Food licence', 'Work order from the university', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My dry fish yard at Nagapattinam has no machines. Can I still get a Udyam certificate?',
        answer:
          'Yes, drying fish can be registered as manufacturing even without machines. You then enter only a small investment. You need a PAN, a mobile number linked to your Aadhaar and address proof for the yard. We will choose the activity code and fill in the form with you on a call.',
      },
    },
    'iec-registration': {
      lead: 'Whether you ship fish or rice from Nagapattinam or import machines in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "If you have the IEC but your plant is not approved for the buyer's country, the container can be refused on arrival, and you lose the freight both ways.",
          we: 'We apply for the IEC, and list the steps for registration with MPEDA (Marine Products Export Development Authority).',
          send: ["Firm's PAN", 'Cancelled cheque', 'Plant approval documents', "Buyer's letter"],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Some millers sign an export order without checking the current export policy for rice. If export is banned or an export duty is charged, they have to break the contract or ship at a loss.',
          we: 'On the day you sign the contract, we check the export policy for your variety of rice. We also apply for the IEC.',
          send: ['Draft contract', 'Details of the rice variety and pack', 'Food licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'Some workshops order a measuring instrument from abroad and pay by card. Without an IEC the parcel is held at the courier terminal, storage charges add up, and the work at the site is delayed.',
          we: 'Before you order, we check the import rules for the instrument and apply for the IEC.',
          send: ["Supplier's quotation", 'PAN', 'GST certificate'],
        },
      ],
      question: {
        question: 'I sell crab from Nagapattinam to an exporter in Thoothukudi. When should I get my own IEC?',
        answer:
          'For these sales, the firm in Thoothukudi is the exporter, so you do not need an IEC. Apply for an IEC when a buyer abroad wants your name on the invoice. Start keeping the landing slips now, because some countries ask which boat caught the crab. We will apply for the IEC and list the documents for the packing plant and the catch.',
      },
    },
  },
  seo: {
    title: 'Book-keeping, TDS and Udyam Services, Nagapattinam',
    description:
      'Trip accounts for boat owners, Udyam for ice plants and dry fish units, and TDS for refinery contractors in Nagapattinam, Nagore and Velankanni.',
  },
} satisfies CityWords;
