import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'vellore',
  changedOn: '2026-11-21',
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
      kind: 'healthcare-education',
      name: 'Hospitals, laboratories and the university',
      note: 'Scan centres and labs near the hospital pay referral staff, reagent rentals and machine leases, and each of those payments carries a different deduction of tax.',
    },
    {
      kind: 'tourism',
      name: 'Patient lodges and Sripuram visitors',
      note: 'A Thottapalayam lodge may charge one family by the day and the next by the month, so its register has to prove the tariff behind every bill.',
    },
    {
      kind: 'leather',
      name: 'Pernambut tanneries and shoe uppers',
      note: "Raw skins bought from small collectors come with thin paperwork, and tanners in Pernambut need purchase vouchers with weight, grade and the seller's identity.",
    },
    {
      kind: 'matches-fireworks',
      name: 'Gudiyatham match factories',
      note: 'Box filling and labelling in Gudiyatham is paid by the bundle, partly to women working at home, and the wage book must agree with the bundles dispatched.',
    },
    {
      kind: 'handloom-silk',
      name: 'Gudiyatham lungi looms',
      note: 'Lungi traders sell under their own label what many weavers made on supplied yarn; yarn issued and cloth received have to balance, loom by loom.',
    },
    {
      kind: 'retail',
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
