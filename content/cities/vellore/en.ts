import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle income tax, GST and TDS for doctors and lodges in Vellore, and PF for manufacturers in Gudiyatham and Pernambut.',
  description: [
    'House owners near the hospital let rooms by the day and by the month. We tell you whether you need a GST number, which rents GST applies to, and which register to keep.',
    'Doctors and teachers may earn a salary, fees and rent from a flat. Clinics pay for equipment, outside lab reports and agency staff. We enter each receipt and each payment under the right head.',
    'Tanneries at Pernambut and match units at Gudiyatham buy from small suppliers and employ piece-rate workers. We give you formats for the vouchers and wage sheets that you have to show at an inspection.',
  ],
  keyAttractions: [
    'Vellore Fort',
    'Jalakandeswarar Temple',
    'Sripuram Golden Temple',
    'Government Museum, Vellore Fort',
    'Amirthi Zoological Park',
  ],
  majorIndustries: [
    {
      kind: 'hospitals',
      name: 'Hospitals, clinics and laboratories',
      note: 'Laboratories pay for reports, reagents and machine hire. Each kind of payment comes under its own TDS rule.',
    },
    {
      kind: 'lodges',
      name: 'Lodges for patients in Thottapalayam',
      note: 'Lodges for patients bill some guests by the day and others by the month. The room register must show every rate.',
    },
    {
      kind: 'tanneries',
      name: 'Pernambut tanneries',
      note: "Small collectors sell skins without bills. Prepare a purchase voucher with the weight, the grade and the seller's identity.",
    },
    {
      kind: 'matches',
      name: 'Gudiyatham match factories',
      note: 'Workers are paid by the bundle for filling match boxes, and some of them work at home. The wage book must tally with the bundles that you dispatch.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Gudiyatham lungi looms',
      note: 'Lungi traders supply yarn to weavers and sell the lungis under their own label. For each loom, the yarn supplied must tally with the cloth received.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Nethaji Market and medical shops',
      note: 'Medical shops return expired medicines in bulk. The credit note comes later and has to be matched with the medicines returned.',
    },
  ],
  serviceAreas: [
    'Katpadi',
    'Thottapalayam',
    'Sathuvachari',
    'Bagayam',
    'Kosapet',
    'Gandhi Nagar',
    'Gudiyatham',
    'Pernambut',
  ],
  work: (town) =>
    `We can help lodges, clinics and manufacturers in Vellore, Katpadi and Gudiyatham. You can send copies by WhatsApp or courier, call us, or visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'hospitals',
      name: 'Clinics and laboratories',
      needs:
        "You must deduct TDS at the right rate on machine hire and doctors' fees. If you have several kinds of income, one income tax return must show them all.",
    },
    {
      kind: 'lodges',
      name: 'Lodges for patients',
      needs:
        'You need to know when GST registration becomes compulsory. Your room register must show both daily and monthly rates.',
    },
    {
      kind: 'tanneries',
      name: 'Pernambut tanneries',
      needs:
        'Small sellers of skins give no bill, so you need purchase vouchers. We file GST refund claims on your exports, and if you want to form a company, we plan each step with you.',
    },
    {
      kind: 'matches',
      name: 'Gudiyatham match units',
      needs:
        'You need wage sheets for PF and ESI, and a Udyam certificate with the same activity as your factory licence.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can find out from which month your lodge, tannery or match unit in the Vellore area needs a GST number, and apply for it.',
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges for patients',
          wrong:
            'A two-room lodge can grow to three floors, with a mess and a shop below. An owner who does not add up the income under one PAN may cross the limit without noticing, and have to pay tax for all the months since then.',
          we: 'We add up your income month by month, and tell you from which date you need a GST number.',
          send: ['House tax receipt', 'Room register', 'Rental agreement for the shop', "Co-owners' consent letters"],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'If you have tanning drums in two villages and the certificate shows only one, an officer may treat the leather in the other village as unaccounted stock.',
          we: 'We list every shed, and attach its lease and EB bill.',
          send: ['Lease deeds of the sheds', 'Latest EB bills', 'Pollution control consent', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong:
            'If the name on the GST application differs from the name on the factory licence, your invoices and the licence do not match. A bank, or an officer who checks goods on the road, may then question your documents.',
          we: 'We copy the name exactly from the licence, and attach the site plan.',
          send: ['Factory licence', 'Site plan', 'Lease deed'],
        },
      ],
      question: {
        question:
          'I have a clinic in Vellore and rent out the ground floor to a laboratory. Does the rent count towards the GST limit?',
        answer:
          "Treatment of patients is exempt, and rent for a shop or a laboratory is taxable, but both count towards the limit. Send us the rental agreement and one year's receipts. We will work out the total, tell you if you must register and file the application.",
      },
    },
    'gst-returns': {
      lead: "Before we file the GST return of a Vellore lodge, medical shop or lungi trader, we can check each figure against a register or a supplier's bill.",
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges for patients',
          wrong:
            "Some lodges bill a patient's family one amount for mess, rooms and laundry. The tax rates differ, so they may charge too little tax and have to pay the rest themselves.",
          we: 'From your register, we show the mess, the rooms and the laundry on separate lines, and report each at its own rate.',
          send: ['Room register', 'Mess slips', 'Laundry bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Medical shops',
          wrong:
            'Expired medicines go back to the distributor, and his credit note may come a quarter later. Until then your input tax credit is too high, and you may have to pay interest.',
          we: 'We match each lot of returned medicines with its credit note, and correct the input tax credit in time.',
          send: ['Lists of medicines returned', 'Credit notes', 'Purchase bills', 'GSTR-2B from the portal'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong:
            'If the yarn is billed to weavers and the lungis are bought back, your turnover looks twice as high. You can then cross a turnover limit even though your real sales have not gone up.',
          we: 'We prepare delivery challans for the yarn that you send out, and report only the lungis that you sell.',
          send: ['Yarn issue book', 'Wage sheets', 'Lungi sale bills'],
        },
      ],
      question: {
        question:
          'My scan centre in Vellore writes reports for another hospital. Is this work exempt from GST, like tests for my own patients?',
        answer:
          'Different GST rules may apply to tests for your own patients and to work for another firm, depending on your agreement. Send us the agreement and one bill. We will tell you which receipts are exempt, and report each kind separately in the return.',
      },
    },
    'gst-notices': {
      lead: 'Has your Vellore lodge, laboratory or tannery got a GST notice? We can draft the reply and attach your vouchers and registers in date order.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'Skin collectors give no bill, so an officer may doubt that you ever received the skins. He may then question the credit on chemicals and finishing too.',
          we: 'For each lot we show the purchase voucher, the transport slip and the entry in the drum register.',
          send: ['The notice', 'Skin purchase vouchers', 'Transport slips', 'Drum register'],
        },
        {
          trade: 'lodges',
          name: 'Lodges for patients',
          wrong:
            'Families who stay for months often pay in cash. If your bank deposits are higher than the sales in your return, the officer may tax the difference and charge a penalty.',
          we: "We match the bank deposits with the guests' names and the nights in your register.",
          send: ['The notice', 'Room register', 'Bank deposit slips', "Masked copies of guests' identity cards"],
        },
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong:
            'If your ledger does not separate income from your own patients and income from other firms, the officer may refuse the exemption for all your receipts.',
          we: 'We sort your receipts agreement by agreement, and explain each kind in the reply.',
          send: ['The notice', 'Agreements', 'Income ledger', 'Sample bills'],
        },
      ],
      question: {
        question: 'I have a GST notice for an old year, and no guest register. What can I do?',
        answer:
          "Please do not write a register now and show it as an old one. That year's bank slips, messages and booking site statements can be used instead. Send us what you have. We will prepare a table from these records, and state openly in the reply how it was prepared.",
      },
    },
    'gst-refunds': {
      lead: 'If you export Pernambut leather or Gudiyatham lungis in your own name, we can claim your GST refund. We also claim back tax that was paid by mistake.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'If an effluent treatment plant or a leather finisher files its return late, the tax on its bill is not yet in your GSTR-2B. Your refund is then reduced by that amount.',
          we: 'We ask the supplier to file the return, and claim the refund once the bill is on the portal.',
          send: ['Shipping bills', 'CETP bills', 'Lot cards', 'Bank remittance advices'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong:
            'When a bale for the Gulf is billed to a Chennai merchant, the export is in his name. You cannot claim a refund, although the cloth came from your looms.',
          we: 'We list which documents must be in your name for the next bale, and check if the merchant may buy at the concessional rate.',
          send: ['Sale bills', "Merchant's order", 'Dyeing bills'],
        },
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong:
            'Some clinics claim a refund because a foreign patient paid in dollars. Treatment in Vellore is not an export, so such a claim is rejected.',
          we: 'We look for tax that you paid by mistake on exempt receipts, and claim it back.',
          send: ['Tax payment challans', "Patients' bills", 'Income ledger'],
        },
      ],
      question: {
        question: 'I buy skins from collectors without GST. Does this reduce my leather export refund?',
        answer:
          "Skins bought without tax add nothing to the refund, but they do not reduce it. Your refund comes from the tax on chemicals, treatment and finishing. Keep the purchase vouchers, because they prove each lot's yield. Send us the lot cards and shipping bills, and we will work out the amount.",
      },
    },
    'income-tax-filing': {
      lead: 'Many doctors, teachers, lodge owners and tanners in Vellore have more than one kind of income. We can show all of it correctly in one return.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong:
            'A doctor with a salary and an evening clinic sometimes gives only the salary certificate for his return. When the fees appear in Form 26AS, he can get a notice and may have to pay interest.',
          we: 'We first add up all your receipts, and then choose the right ITR form.',
          send: ['Salary certificate (Form 16)', 'Clinic fee register', 'Form 26AS', 'Machine loan statement'],
        },
        {
          trade: 'lodges',
          name: 'Lodges for patients',
          wrong:
            'Rooms let by the day and flats let by the year in the same house can be two kinds of income. If you mix them, you may claim expenses that are not allowed, or lose a deduction.',
          we: 'We go through the agreements and divide the income floor by floor.',
          send: ['Room register', 'Rental agreements for the flats', 'House tax receipt'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'If skins, wet blue, crust and finished leather are all valued at one price, your profit is wrong. An officer may adopt another value and ask for more tax.',
          we: 'We use the lot cards to value raw skins, wet blue, crust and finished leather separately.',
          send: ['Lot cards', 'Skin purchase vouchers', 'Bank remittance advices for exports'],
        },
      ],
      question: {
        question: 'I am a doctor with a hospital salary and an evening clinic in Vellore. How many returns do I file?',
        answer:
          "You file one return, and it shows the salary and the clinic fees separately. Send us the salary certificate (Form 16), the clinic fee register, the bills for the clinic's expenses and Form 26AS. We will choose the right ITR form, check the TDS and file the return.",
      },
    },
    'pf-esi-services': {
      lead: 'We can handle PF and ESI for lodges and laboratories in Vellore, match units in Gudiyatham and tanneries in Pernambut.',
      trades: [
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong:
            'If a match unit lets workers fill boxes at home and pays a lump sum to a maistry, it cannot say how many workers it has. An inspector may then estimate the number.',
          we: "We prepare a sheet with each worker's name and number of bundles, and tell you who is covered.",
          send: [
            'Bundle slips',
            "Workers' names and phone numbers",
            'Attendance register of the shed',
            'Factory licence',
          ],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'If contract workers change every month and you do not record who left, the PF office may claim contributions for people who stopped working for you long ago.',
          we: 'Each month you send us a message with the changes, and we report who joined and who left.',
          send: ['List of contract workers', 'Wage sheet', "Contractor's PF challan"],
        },
        {
          trade: 'lodges',
          name: 'Lodges for patients',
          wrong:
            'If you own three small lodges, the PF office may add up the staff of all three. Contributions are then due from an earlier date than you think.',
          we: 'We add up the staff of all your lodges, and tell you the result before an inspector comes.',
          send: ['Duty rosters', "Staff's mobile numbers", 'Addresses of the lodges'],
        },
      ],
      question: {
        question:
          'My Vellore laboratory has only a few staff, but they change often. What do I have to do for PF and ESI?',
        answer:
          'Keep a list of names, phone numbers and dates of joining and exit, and send it to us with the wage sheet each month. We count the staff and tell you from which day you must register. Then we report who joined and who left. A missing date of exit causes most of the problems later.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Before you pay a doctor, a skin agent or a label printer, you should check his PAN. We can check PANs for Vellore firms and file their TDS returns.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong:
            'If the rent of a laboratory machine is included in the price of the reagents, you do not know on which part TDS has to be deducted. If you deduct too little, you pay the shortfall, and if you deduct too much, the supplier complains.',
          we: 'We check the supply agreement, and ask the supplier to show the rent on a separate line.',
          send: ['Reagent supply agreement', 'Machine lease', "Doctors' payment sheet", "Payees' PANs"],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            "Even when a skin agent's commission is included in the price of the skins, TDS may apply to the commission. The department may ask you for this TDS later.",
          we: "We enter the commission separately under the agent's PAN, and tell you how much TDS to deduct.",
          send: ["Agent's debit notes", "Labour contractors' bills", "Finisher's bills"],
        },
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong:
            "If other units make labels and boxes for you and you pay them every week, each payment is small, but the year's total can cross the TDS limit.",
          we: 'We add up what you pay each unit, and tell you when to start deducting TDS.',
          send: ['Job work bills', "Job work units' PANs", "Agents' ledgers"],
        },
      ],
      question: {
        question:
          'I rent a house in Vellore from four brothers and run it as a lodge. How do I deduct TDS from the rent?',
        answer:
          "The TDS limit applies to each brother's share separately, even if you pay all of them with one cheque. Send us the lease and the title deed. We will work out the four shares, tell you if any of them crosses the limit, and file the return with the four PANs.",
      },
    },
    'company-registration': {
      lead: "Two doctors or a tanner's sons can run their business as a partnership, an LLP or a company. We can compare all three for you in Vellore and register the one you choose.",
      trades: [
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong:
            'If two doctors buy a scanner without any agreement and one of them leaves, they may quarrel about who owns the machine and who repays the loan.',
          we: "We draft an LLP agreement that covers the working hours, the fees and each doctor's share in the machine.",
          send: ['Quotation for the machine', 'Lease deed', "Doctors' PAN and masked Aadhaar"],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            "If the land is in the sons' names and the IEC is in the father's, a new company has neither. It cannot ship the orders it takes.",
          we: 'We list who holds the land, the IEC and each licence, and plan each transfer before the first shipment.',
          send: ['Title deeds', 'CETP membership letter', 'IEC certificate', 'Bank limit sanction letter'],
        },
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong:
            'If a partner joins without a deed and his name is not on the licence, there is no proof that he is a partner. After an accident he may deny that he was a partner.',
          we: 'We ask the licensing office which documents it needs, and draft the partnership deed accordingly.',
          send: ['Factory licence', 'Existing partnership deed', "Partners' PANs"],
        },
      ],
      question: {
        question: 'Two of us are doctors and want to start a scan centre in Vellore. Is an LLP or a company better?',
        answer:
          'It depends on who buys the machine, who signs for the loan and whether others will invest later. Send us the quotation for the machine and tell us how you want to share the profit. We will compare an LLP and a company, including what each costs every year, and register the one you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'Do you know where your stock is and which lot made a profit? We can keep accounts that show this for Pernambut tanneries, Vellore medical shops and Gudiyatham lungi traders.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            "If many small lots are entered as one purchase, you cannot see which collector's skins gave a poor yield. You may then go on buying from the same collector.",
          we: 'We open a lot card for each purchase voucher, and track the skins till they become finished leather.',
          send: ['Skin purchase vouchers', 'Drum register', 'Measurement sheets', 'Chemical issue slips'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Medical shops',
          wrong:
            'As long as expired medicines are in your stock list, your stock and your profit look too high. You may then pay income tax on medicines that you cannot sell.',
          we: "We keep expired medicines in a separate stock list until the distributor's credit note comes.",
          send: ['List of expired medicines', 'Return slips', 'Credit notes'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong:
            'Dyers, weavers and dealers each hold some of your yarn and cloth. If you do not add this up, you find a shortage only when the dyer settles his account.',
          we: 'We keep a separate account for each dyer, weaver and dealer, with the yarn supplied and the cloth received.',
          send: ['Yarn issue slips', "Dyer's slips", 'Lungi receipt slips'],
        },
      ],
      question: {
        question:
          'I run a lodge for patients, a mess and a shop in the same house in Vellore. How many sets of books do I need?',
        answer:
          'You need one set of books and three day sheets. Fill in the day sheets each night and send us a photograph. Every month we add them up and show you what the lodge, the mess and the shop earned. The same figures are used for GST and income tax.',
      },
    },
    'udyam-registration': {
      lead: 'Match units and lungi manufacturers in Gudiyatham, and tanneries in Pernambut, can come to us for Udyam registration or to correct an old certificate.',
      trades: [
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong:
            "If a cousin's firm makes the boxes but its machine is listed on your certificate, a bank that compares the invoices may question your application.",
          we: "We register your cousin's firm under its own PAN, and list only your machines on your certificate.",
          send: ['Factory licence', "Each firm's PAN", 'Machine invoices'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong:
            'If you supply yarn to weavers but your certificate shows a cloth shop, a bank or a weaving scheme may reject your application.',
          we: 'We change the activity to weaving, and your Udyam number stays the same.',
          send: [
            'Address proof of the yarn godown',
            'Last income tax return',
            'Masked Aadhaar with linked mobile number',
          ],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'If a bank officer visits your second drum shed and its address is not on the certificate, the bank may hold up the loan.',
          we: 'We add the second shed to the certificate, and enter its machines at their written down value.',
          send: ['Lease deed of the shed', 'Machinery list', 'Pollution control consent'],
        },
      ],
      question: {
        question: 'I am buying a new scanner for my centre in Vellore. Will my Udyam category change?',
        answer:
          'Yes, it can. The scanner adds to your investment at its written down value, and the category depends on turnover as well. Send us the invoice and your last return before you apply for the next loan. We will work out the category and update the certificate, so that the bank sees the right category.',
      },
    },
    'iec-registration': {
      lead: 'Do you export lungis or leather from Vellore district, or import equipment for your clinic? We can apply for your import export code (IEC).',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong:
            "If your bales go under a merchant's label and IEC, the buyer abroad never comes to know your name. The merchant may change his supplier, and you lose the order.",
          we: 'We apply for your own IEC and for your registration with the export promotion council.',
          send: ['PAN', 'Cancelled cheque', 'Label sample', "Buyer's letter"],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'Some tanners offer raw skins to a buyer abroad without knowing that raw skins attract export duty. The duty can use up the whole margin.',
          we: 'Before you quote a price, we check the duty in force.',
          send: ['Test report on the product', 'Council for Leather Exports membership', "Buyer's order"],
        },
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong:
            'If a reagent needs a licence and the parcel arrives before you have one, customs holds the parcel, and the reagent may expire.',
          we: 'Before you order, we check that you have both the licence and the IEC.',
          send: ["Supplier's quotation", "Laboratory's registration", 'GST certificate'],
        },
      ],
      question: {
        question: 'I want to import a scanner for my clinic in Vellore. Do I need an IEC?',
        answer:
          "You need an IEC if your clinic is the importer. If an Indian dealer imports the scanner and sells it to you, he uses his own IEC. The supplier's quotation shows who the importer is. Send us the quotation before you pay, and we will apply for an IEC if you need one.",
      },
    },
  },
  seo: {
    title: 'Income Tax and GST Help for Vellore, Katpadi, Gudiyatham',
    description:
      'Income tax returns for doctors and teachers, GST numbers for lodges, PF and ESI for match units in Vellore and Gudiyatham. See starting prices.',
  },
} satisfies CityWords;
