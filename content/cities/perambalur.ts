import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'perambalur',
  changedOn: '2026-11-22',
  pincode: '621212',
  population: '49,000+',
  intro:
    'Small onion, maize and cotton fill the black soil of Perambalur, while a tyre factory, college campuses and a new footwear park draw their workers from the very same villages.',
  description: [
    "Perambalur leads Tamil Nadu in small onion, and the Chettikulam variety has earned a GI tag. Maize goes to feed mills, cotton to gins, cane to the public sugar mill at Eraiyur. Beside these fields stand other employers: a tyre plant at Naranamangalam, shoe units in the SIPCOT park at Eraiyur, and medical, engineering and nursing campuses whose hostels keep the town's shops open.",
    "So one household may store onions for a better price, have a daughter on a shoe line and rent rooms to students. Growers have found that a company can bargain where one farmer cannot; trusts and hospitals have found that a register of doctors, drivers and wardens is checked as closely as a factory's. We set up the companies, run the payroll records, and file for trusts, doctors and landlords with each source of income in its place.",
  ],
  keyAttractions: [
    'Ranjankudi Fort',
    'Madura Kaliamman Temple, Siruvachur',
    'Dandayuthapani Temple, Chettikulam',
    'National Fossil Wood Park, Sathanur',
    'Visvakudi Dam',
  ],
  majorIndustries: [
    {
      kind: 'stored-crops',
      name: 'Small onion, maize and cotton',
      note: 'Onions wait in field sheds for a better rate and shrink as they wait, so a Chettikulam trader should weigh in and out and write the loss off with dates, not at a guess.',
    },
    {
      kind: 'colleges',
      name: 'Medical and engineering campuses',
      note: 'Campuses at Perambalur and Siruvachur pay salaried teachers and visiting consultants from one office, though the two call for different deduction and different returns.',
    },
    {
      kind: 'plant-contractors',
      name: 'Contractors to the tyre plant',
      note: 'Canteen, bus, packing and manpower firms around the tyre plant invoice against service orders, where attendance data and statutory challans travel with the bill.',
    },
    {
      kind: 'footwear',
      name: 'Footwear units at Eraiyur',
      note: 'Shoe lines in the Eraiyur park hire in batches of young trainees, and stipend, probation wage and regular wage must be told apart on the register from the first day.',
    },
    {
      kind: 'cane',
      name: 'Cane and the Eraiyur sugar mill',
      note: 'Cutting gangs and cart or lorry hauliers are paid through growers as well as by the mill at Eraiyur, so one load can be entered twice unless permits are listed.',
    },
    {
      kind: 'dairy-farms',
      name: 'Milk societies and dairy farms',
      note: 'A dairy farmer paid on fat content by the society should keep the pour slips, because milk income is taxed as business income although the fodder plot is farm land.',
    },
  ],
  serviceAreas: [
    'Kunnam',
    'Veppanthattai',
    'Alathur',
    'Padalur',
    'Chettikulam',
    'Eraiyur',
    'Siruvachur',
    'Labbaikudikadu',
  ],
  needs: [
    {
      service: 'company-registration',
      why: 'Onion growers of Chettikulam and maize growers of Veppanthattai form producer companies to store, grade and sell together, and then face share allotment, director KYC and the first annual filing. We draft articles that fit a crop pool, collect land and membership proof, file SPICe+, open the statutory registers, and keep AOC-4 and annual return dates in view after the scheme officer has left.',
    },
    {
      service: 'pf-esi-services',
      why: 'Shoe units at Eraiyur and service firms at the tyre plant take on many first-time workers from Kunnam and Veppanthattai villages, and where the spelling on Aadhaar and at the bank differs, UAN generation fails and wages are held up. We correct identity data before joining day, classify trainees properly, file with the wage register, and deal with inspection queries on contract and hostel staff.',
    },
    {
      service: 'income-tax-filing',
      why: 'Three sorts of return have to be told apart in Perambalur. Education and hospital trusts need ITR-7 with proof of income applied; consultants who work at two hospitals need fees and salary told apart; landlords near the campuses have student rent in cash along with farm income. We take each from its own papers, reconcile with the tax credit statement, and report crop income where the form asks for it.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Naranamangalam',
      text: "A contractor to the tyre plant at Naranamangalam needs one name in GST, PF code and bank, and lists canteen, bus, packing and manpower as what they are. Onion and maize traders with loose produce may need nothing; one who packs seed or feed does. Footwear units in the park bring the allotment and the brand's letter. Hostel owners near the campuses look at long-stay rent and meals together. Dairy farmers need no number for milk. Cane contractors ask which of harvest, haulage and hire they really bill. A grower company with a store takes its number in its own PAN, with the land owner's lease, before the first lorry is loaded.",
      trades: {
        'plant-contractors':
          'A contractor to the tyre plant at Naranamangalam registers before he fills in the vendor form, so that name, PAN, PF code and bank account agree. Canteen, buses, packing and housekeeping are separate lines; who pays the tax on bus hire and on guards depends on the form of the firm that bills.',
      },
    },
    'gst-returns': {
      ground: 'Eraiyur',
      text: "Cane to the mill at Eraiyur is cut and carried under one permit and billed by two people, so the tonnage slip is marked with who bills what; a load entered twice is two taxes and one payment. Shoe units in the park follow leather and uppers on challans. Plant contractors bill attendance as passed and keep the plant's cut for absence as a credit note. Onion is exempt, seed in branded packs may not be. Campuses show hall and canteen rent. Milk is exempt and a branded sweet of it is not. Hostels that sell rooms and meals together split them on the bill. Onion graders who work for others bill a service whose treatment follows the crop.",
    },
    'gst-notices': {
      ground: 'attendance data',
      text: "The tyre plant's attendance data, the contractor's bill and his return are three records of one month, and a letter comes when one differs. Service orders, attendance as certified, wages paid and credit notes make the table. Shoe units answer for leather out on challan. Colleges answer for hostel, hall and transport receipts, each with the entry that exempts it. Onion traders answer for deposits after storage with weigh-in and weigh-out slips. Cane contractors bring the mill's ledger. With dates on the slips the reply is short.",
    },
    'gst-refunds': {
      ground: 'footwear park',
      text: "Shoe units in the footwear park that export in their own name claim on soles, adhesives, cartons and job charges; those who stitch for a brand have a job bill and no export, however far the pair travels. A supply to a unit in an economic zone needs the zone officer's endorsement. Onion, maize and milk are exempt or close to it and leave nothing at home. Contractors look for tax on bills later cut. Hospitals and colleges look at pre-deposits of appeals won. We say which case it is before any form is opened. A grower company that exports in its own name has credit on packing and freight, and none on the onions themselves.",
      trades: {
        'stored-crops':
          'Onion and maize sold loose are exempt at home, and tax on sacks, sheds and weighing scales stays a cost. A grower company that ships onions in its own name claims on packing, cold room and freight. Cotton sold to gins and mills is taxed and uses up what credit there is.',
      },
    },
    'income-tax-filing': {
      ground: 'Eraiyur',
      text: "Cane contractors at Eraiyur match the mill's statement with gang payments and enter tax cut on the gross. Shoe units value leather by foot and pairs in process. Plant contractors show wages by name, because the plant's deduction is certain and the cost is not. Dairy income is business income though the fodder plot is farm land. Onions in the shed on 31 March are stock for a trader and an unsold crop for a grower, which the pattis and the patta decide. One family may well be both.",
    },
    'pf-esi-services': {
      ground: 'hostels',
      text: "Campus hostels have cooks, wardens, drivers and cleaners, most through agencies, and vacations empty the mess but not the roll unless exit dates are written. Onion sheds have graders by the bag whose names nobody wrote. Dairy farms have a couple beside the cows. Cane gangs come with a leader for the season. At the tyre plant gate, card, attendance and challan must be one man's. Trainees on shoe lines are workers from the day stipend becomes wage, and the register has to show which day that was.",
    },
    'tds-tcs-returns': {
      ground: 'hostels',
      text: "Campuses with hostels pay mess contractors, bus owners, guest lecturers and visiting doctors, each under a different head, with the trust's number on the statement. Contractors at the tyre plant have tax cut on the whole bill and cut it from bus owners in turn. Shoe units pay trainers and job stitchers. Cane gangs' leaders are contractors or workmen by what the papers say. Onion merchants draw cash for growers, on which the bank may deduct. A college that rents a building asks its landlord for the PAN. A grower company that hires a store, a grader and a lorry has three heads to learn in its first year.",
      trades: {
        'plant-contractors':
          "At the tyre plant a contractor's bill holds wages, contributions and his fee, and tax is deducted on all of it. He deducts in turn from bus owners and caterers, whose PANs he takes before the first trip. Whether the year ends in a refund or a shortfall can be worked out from the order by October.",
      },
    },
    'company-registration': {
      ground: 'Siruvachur',
      text: "Campuses at Siruvachur are owned by trusts, and a company beside them, for a canteen or a press, needs an arm's length on paper. Shoe units are formed as companies before the first line, with the park's allotment in that name. Contractors to the tyre plant ask which codes, licences and past work pass on. Dairy farmers can pool milk and feed in a producer company or stay with the society. Cane hauliers mostly leave lorries outside. A grower company should be formed after the first crop is sold together, not before.",
    },
    'accounting-bookkeeping': {
      ground: 'Chettikulam',
      text: 'Onions in a shed at Chettikulam shrink while they wait, and only weigh-in, weigh-out and dates make the loss believable to a bank. Maize has moisture, cotton has lint and seed, each with its slip. Shoe lines have leather by foot and pairs by size. Plant contractors have a sheet per service order. Campuses have fees by term, caution deposits and two kinds of doctors. Dairy farmers have pour slips by fat. A family with all of these in one bank account starts with four cash books, not one.',
    },
    'udyam-registration': {
      ground: 'Siruvachur',
      text: "Hospitals and campuses at Siruvachur gain little from the certificate, their caterers and bus owners much, since bills wait for the term. Shoe units are makers, with the brand's machines left out. Contractors to the tyre plant are services and print the number on each bill. Onion growers are farmers; a producer company that grades, stores and packs is an enterprise with a store at book value. Dairy farms look at the animal codes open on the portal. Cane hauliers count lorries. A certificate in the wrong PAN helps nobody. A store built with a grant counts at what the company really paid, and the yearly return with its schedule is what an officer compares with the certificate.",
    },
    'iec-registration': {
      ground: 'onion',
      text: "Small onion from Perambalur finds buyers in Malaysia, Singapore and the Gulf, but onion exports can be stopped or burdened by a notification overnight, so each contract is read against the policy of its day. A grower company that ships needs the code, the farm-products council's registration, a packing house and plant health papers. Shoe units take the code before the first sample flies. Maize and cotton mostly stay at home. Plant contractors and campuses need it only to import something in their own name. A producer company decides early whose name stands on the bill of lading, its own or an exporter's in Thoothukudi or Chennai. Milk and cane stay at home.",
    },
  },
  seo: {
    title: 'Perambalur Company Registration, PF and Income Tax',
    description:
      'Producer companies for onion growers, PF and ESI for footwear and tyre-plant contractors, and ITR filing for trusts and doctors in Perambalur district.',
    keywords: [
      'producer company Perambalur',
      'PF ESI Eraiyur SIPCOT',
      'trust ITR-7 Perambalur',
      'small onion trader accounts',
      'tax consultant Perambalur',
      'company registration Perambalur',
    ],
  },
} satisfies CityContent;
