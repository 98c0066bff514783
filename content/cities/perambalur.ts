import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'perambalur',
  changedOn: '2026-11-21',
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
      kind: 'farm-produce',
      name: 'Small onion, maize and cotton',
      note: 'Onions wait in field sheds for a better rate and shrink as they wait, so a Chettikulam trader should weigh in and out and write the loss off with dates, not at a guess.',
    },
    {
      kind: 'healthcare-education',
      name: 'Medical and engineering campuses',
      note: 'Campuses at Perambalur and Siruvachur pay salaried teachers and visiting consultants from one office, though the two call for different deduction and different returns.',
    },
    {
      kind: 'auto-components',
      name: 'Tyre plant at Naranamangalam',
      note: 'Canteen, bus, packing and manpower firms around the tyre plant invoice against service orders, where attendance data and statutory challans travel with the bill.',
    },
    {
      kind: 'leather',
      name: 'Footwear units at Eraiyur',
      note: 'Shoe lines in the Eraiyur park hire in batches of young trainees, and stipend, probation wage and regular wage must be told apart on the register from the first day.',
    },
    {
      kind: 'food-processing',
      name: 'Cane and the Eraiyur sugar mill',
      note: 'Cutting gangs and cart or lorry hauliers are paid through growers as well as by the mill at Eraiyur, so one load can be entered twice unless permits are listed.',
    },
    {
      kind: 'poultry-dairy',
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
      why: 'Onion growers of Chettikulam and maize growers of Veppanthattai form producer companies to store, grade and sell together, then stumble over share allotment, director KYC and the first annual filing. We draft articles that fit a crop pool, collect land and membership proof, file SPICe+, open the statutory registers, and keep AOC-4 and annual return dates in view after the scheme officer has left.',
    },
    {
      service: 'pf-esi-services',
      why: 'Shoe units at Eraiyur and service firms at the tyre plant take on many first-time workers from Kunnam and Veppanthattai villages, whose Aadhaar spelling and bank name seldom agree. UAN generation fails and wages are held up. We correct identity data before joining day, classify trainees properly, file with the wage register, and deal with inspection queries on contract and hostel staff.',
    },
    {
      service: 'income-tax-filing',
      why: 'Three sorts of return come up in Perambalur. Education and hospital trusts need ITR-7 with proof of income applied; consultants who work at two hospitals need fees and salary told apart; landlords near the campuses have student rent in cash along with farm income. We take each from its own papers, reconcile with the tax credit statement, and report crop income where the form asks for it.',
    },
  ],
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
