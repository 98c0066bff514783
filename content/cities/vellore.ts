import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'vellore',
  changedOn: '2026-11-22',
  pincode: '632001',
  population: '4,00,000+',
  intro:
    'Patients from Kolkata, Guwahati and Dhaka come to Vellore for its hospital, and whole streets of lodges, messes, labs and medical shops live by their stay.',
  description: [
    "Few towns depend so much on one hospital and one university. Around the Christian Medical College, Thottapalayam has become a district of lodges where families from the east of India rent a room for weeks, cook for themselves and buy medicine downstairs. In Katpadi the university campus does the same for students' hostels, eateries and rental flats. Further west, Pernambut and Gudiyatham belong to an older economy of tanneries, match factories and lungi looms.",
    "The accounts of Vellore are therefore full of people who are not only one thing: a doctor on salary with a private consulting hour, a professor with royalty and examiner's fees, a house owner who turned three floors into rooms. Lodges bill by the day but give long-stay rates that their software does not know. The tanneries and match units bring labour records, home-based work and contract gangs, which inspectors read more closely than the balance sheet.",
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
      note: 'Scan centres and labs near the hospital pay referral staff, reagent rentals and machine leases, and each of those payments carries a different deduction of tax.',
    },
    {
      kind: 'lodges',
      name: 'Patient lodges of Thottapalayam',
      note: 'A Thottapalayam lodge may charge one family by the day and the next by the month, so its register has to prove the tariff behind every bill.',
    },
    {
      kind: 'tanneries',
      name: 'Pernambut tanneries',
      note: "Raw skins bought from small collectors come with thin paperwork, and tanners in Pernambut need purchase vouchers with weight, grade and the seller's identity.",
    },
    {
      kind: 'matches',
      name: 'Gudiyatham match factories',
      note: 'Box filling and labelling in Gudiyatham is paid by the bundle, partly to women working at home, and the wage book must agree with the bundles dispatched.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Gudiyatham lungi looms',
      note: 'Lungi traders sell under their own label what many weavers made on supplied yarn; yarn issued and cloth received have to balance, loom by loom.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Nethaji Market and medical shops',
      note: 'Pharmacies opposite the hospital return expired strips to distributors in bulk, and the credit notes arrive in another quarter than the returns they belong to.',
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
  needs: [
    {
      service: 'income-tax-filing',
      why: "Faculty and doctors in Vellore often hold a salary, a fellowship abroad in the past year, examiner's fees and rent from a flat in Katpadi. Days of stay decide residence, foreign accounts need their own schedule, and Form 16 shows only a part. We draw up one statement of all receipts and compare it with the tax credit statement before choosing the form.",
    },
    {
      service: 'gst-registration',
      why: "House owners who began by letting two rooms to patients' families find themselves running a lodge of several floors. Long stays, food, laundry and a shop on the ground floor add up to one turnover under one PAN. We work out when registration became due, in whose name it should stand if the building is shared, and which papers prove the premises.",
    },
    {
      service: 'pf-esi-services',
      why: 'Match units in Gudiyatham and tanneries in Pernambut rely on piece workers, seasonal hands and labour supplied by contractors, whose names change every month. Scan centres and lodges have the opposite case: few staff, high turnover, no attendance record. We prepare wage sheets that separate each group and enrol people when they join rather than when an inspector visits.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Pernambut',
      text: "Tanneries at Pernambut, match factories at Gudiyatham and lungi merchants have one thing in common on the form: sheds in several villages, each to be named with lease, power card and consent. A match unit writes its name as on the licence. A loom merchant names the yarn store, not the weavers' houses. Scan centres have exempt tests and must look at reports sold to other hospitals and rent of machines. Canteens and messes near the university weigh composition against delivery apps. Each co-owner's consent goes with the form.",
    },
    'gst-returns': {
      ground: 'Thottapalayam',
      text: "Lodges in Thottapalayam bill one family by the day and another by the month, run a mess downstairs and sometimes a medical shop in front, and each has its own line and rate. The register with the tariff of every night is the base of the return. Tanneries at Pernambut send skins out for work and take them back by weight; match factories move splints. Pharmacies opposite the hospital return expired strips in bulk, and the distributor's credit note comes in another quarter, where it reduces credit already taken. Lungi traders bill cloth, weavers bill wages.",
    },
    'gst-notices': {
      ground: 'Pernambut',
      text: 'Tanners at Pernambut buy raw skins from small collectors whose papers are thin, and a notice starts there: who sold, was he registered, did the goods come. Purchase vouchers with weight, grade and identity, the transport slip and the drum register answer it. Lodges near the hospital are asked why bank deposits exceed the turnover shown, and long-stay families who paid in cash are the explanation only if the register names them. Match units are asked for bundles made against wages paid. All three depend on registers kept at the time. Lungi traders explain wages passed to weavers and yarn lying with them. Hospitals and laboratories show which tests are treatment and which are work for other firms.',
      trades: {
        tanneries:
          "Raw skins reach Pernambut from collectors who issue no bill. The tanner's voucher with name, place, pieces and payment, the transport slip and the drum register show that the skins came. For wet blue bought from a dealer the question is his registration on that day, so a copy of it is kept.",
      },
    },
    'gst-refunds': {
      ground: 'Pernambut',
      text: "Finished leather from Pernambut and shoe uppers that go abroad in the tanner's own name leave credit on chemicals, splitting charges and treatment bills. The file is built from shipping bills and bank advices downwards, with exporters' names as on the council's register. Skins sold to a larger exporter in another town are a home sale, whatever happens later. Lodges, clinics and shops have no export, even when the guest comes from Dhaka and pays in foreign notes; for them only tax paid in error comes back. Lungi traders who ship a bale to the Gulf in their own name have yarn, dyeing and packing in the claim; sold to a Chennai merchant the same bale is a home sale.",
      trades: {
        tanneries:
          "Pernambut leather shipped in the tanner's own name carries credit from chemicals, effluent charges and finishing. Skins bought from collectors came without tax and add nothing. The claim is made by shipment or by quarter, with the lot card, the shipping bill and the bank's advice for each invoice.",
      },
    },
    'income-tax-filing': {
      ground: 'Thottapalayam',
      text: "House owners in Thottapalayam who let rooms by the day run a business, those who let a floor by the year have rent, and many have both under one roof; the register and the agreements divide it. Co-owners each file their share. Tanners at Pernambut value skins in four stages. Match makers show piece wages with names. Pharmacies count expiry stock sent back. Lungi merchants count yarn with looms. Students' mess halls in Katpadi show term income by month. Deposits in cash need the guest list of the same weeks.",
    },
    'pf-esi-services': {
      ground: 'Thottapalayam',
      text: "Lodges, messes and laboratories of Thottapalayam have few hands each and high turnover, and owners with three small houses forget that the three may be counted as one. A duty chart with phone numbers and exit dates is enough to begin. Hospitals keep nurses on the roll and visiting doctors off it with papers that say so. Lungi weavers at home stand outside the merchant's roll, warpers inside. Shops in Nethaji Market add the cousin at the till. A room boy's burn in the kitchen asks for the number the same hour.",
    },
    'tds-tcs-returns': {
      ground: 'Scan centres',
      text: "Scan centres and laboratories near the hospital pay for machines on lease, reagents with a rental inside, reporting doctors, and collection centres on commission; each is a different head, and the agreement decides which. Rent to house owners who let floors as lodges goes to several heirs. Tanneries pay commission agents for skins. Examiners' fees and royalty reach faculty after deduction. A list of payees with head and PAN is made in April and kept at the accounts window. Match makers pay box-making and labelling by other units, lungi traders pay dyers and calenderers, and each is looked at by the year's total. Lodges deduct on lift upkeep and laundry.",
      trades: {
        tanneries:
          "Tanners in Pernambut pay skin agents a commission inside the price, gangs by the piece and finishers by the square foot. The commission is booked apart, with a PAN; gangs and finishers have a page each for the year's total. A technician who visits from abroad gives his papers before he is paid.",
      },
    },
    'company-registration': {
      ground: 'doctor',
      text: 'Two doctors with a scan machine, a house owner with three floors of rooms, a tanner with two sons: these are the cases in Vellore where a company comes into question. Doctors do well with an LLP whose deed fixes hours, fees and the fate of the machine. The lodge owner needs a clear lease between himself and the family firm more than a company. The tanner has consents, an effluent plant membership and an export code to move one by one. University teachers with an idea should read their employment terms before signing. Match units begin at the licensing office. Lungi merchants do well with a deed that names who owns the label and the yarn store.',
      trades: {
        tanneries:
          "At Pernambut land, drums and effluent membership may have come to sons in shares, while the export code is the father's. A company or LLP starts with a list of who owns what, the plant's rule on transfer of membership, and the bank's packing credit. Until all have moved, the old firm ships.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Katpadi',
      text: "Mess halls and hostels around Katpadi fill and empty with the university's terms, lodges with the hospital's waiting list. Books by the month hide that; a sheet by room or by plate shows it. Advances from families are not income until the night is slept. Match units at Gudiyatham need bundles against wages, looms need yarn against lungis, tanneries need pieces against square feet. Pharmacies need expiry stock as a stock of its own, or the shelf looks richer than it is. Lungi traders keep dyers' and weavers' pages. A tannery that finishes for others tags hides by owner. Where one landlord has lodge, mess and shop, three day sheets feed one ledger by midnight.",
      trades: {
        tanneries:
          "Pernambut tanners buy skins from collectors in small lots, and the purchase book needs pieces, weight, grade and name for each. A lot card follows them through soak, drum and finishing, with splits and rejects written off by weight. Skins tanned for others carry the owner's mark and no value.",
      },
    },
    'udyam-registration': {
      ground: 'Gudiyatham',
      text: "Match factories and lungi looms at Gudiyatham are makers and should say so, though the owner calls himself a merchant. Home workers are not units of his; box-making and packing done by separate firms need their own certificates. Tanneries leave treatment equipment out of the investment. Scan centres enter as services, where one new machine can change the category, and lodges do too, with building and furniture left out. The Aadhaar of the signatory must carry a phone that is still in use, for the portal asks for it. Shops in Nethaji Market gain bank lending alone. A tannery that added a second drum shed adds its address, or the bank's inspector stands before an unlisted gate.",
      trades: {
        tanneries:
          'A tannery at Pernambut with old drums may be micro by book value and small by turnover; the higher class then counts. Pollution equipment stays out of the one and export sales out of the other. Sheds of two brothers on two PANs are two enterprises with two machine lists.',
      },
    },
    'iec-registration': {
      ground: 'Gudiyatham',
      text: "Lungis from Gudiyatham sell in the Gulf, in Malaysia and in Sri Lanka, mostly through merchants; a trader who wants his own label on the bale needs the code, the council's registration and a bank at the port. Pernambut leather goes under the leather council, and rules for early stages of leather change, so the description on the bill matters. Matches are dangerous goods with packing rules. Hospitals and laboratories import machines and reagents, where licence and code are asked together. Nobody needs the code to treat a patient from Dhaka. A university department that orders an instrument by card learns of the code when the parcel stops.",
      trades: {
        tanneries:
          "A Pernambut tanner who wants to ship himself sends samples first, with a test on restricted substances. The leather council's registration and the bank's letter at Chennai port follow. Leather of an early stage may carry an export duty or a bar, so the notification of the day is read before the price is given.",
      },
    },
  },
  seo: {
    title: 'Income Tax and GST Help for Vellore, Katpadi, Gudiyatham',
    description:
      'Income tax returns for doctors and faculty, GST numbers for patient lodges, PF and ESI for match units and tanneries: tax work for Vellore, done by phone.',
    keywords: [
      'tax consultant Vellore',
      'income tax filing Vellore',
      'GST for lodges Vellore',
      'PF ESI Gudiyatham',
      'GST registration Katpadi',
    ],
  },
} satisfies CityContent;
