import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'coimbatore',
  changedOn: '2026-11-21',
  pincode: '641001',
  population: '11,00,000+',
  intro:
    'Our office is in Coimbatore, so a pump maker from Ganapathy or a yarn dealer from Peelamedu can put the purchase file on our table instead of sending it by courier.',
  description: [
    'Coimbatore grew from cotton: the mills came first, then the workshops that repaired their spindles, and out of those workshops the pump, motor, wet grinder and foundry trade that now fills Ganapathy, Peelamedu and the Kurichi industrial estate. A casting here passes through a pattern shop, a foundry, a machining unit and a painter before it carries a brand name, and each of them usually has its own GST number.',
    'That chain is the real accounting problem of the city. Material moves on delivery challans, not invoices; scrap and borings come back; labour bills arrive weeks after the goods. If the challan book, the stock register and the returns do not tell one story, the officer asks about the difference. The newer money, from software offices in Saravanampatti, hospitals on Avinashi Road and gold workshops near Town Hall, brings salaries, professional fees and metal accounts with rules of their own.',
  ],
  keyAttractions: [
    'Marudhamalai Murugan Temple',
    'Perur Pateeswarar Temple',
    'Adiyogi statue at Isha Yoga Center',
    'Gass Forest Museum',
    'Gedee Car Museum',
  ],
  majorIndustries: [
    {
      kind: 'engineering',
      name: 'Pump, motor and wet grinder makers',
      note: 'Pump bodies go out for machining and winding and return in parts, so every unit in Ganapathy and Avarampalayam needs a job-work register that agrees with its delivery challans.',
    },
    {
      kind: 'textile-mills',
      name: 'Spinning mills and textile machinery',
      note: 'Cotton bought from growers, ginners and agents reaches the same Coimbatore mill under different GST treatment, and the purchase ledger has to keep the three apart.',
    },
    {
      kind: 'auto-components',
      name: 'Castings and auto components',
      note: 'Vehicle makers revise prices after supply, so component units here post debit and credit notes for months that were closed long ago in the returns.',
    },
    {
      kind: 'software',
      name: 'IT offices of Saravanampatti and TIDEL Park',
      note: 'Software firms along Sathy Road bill clients abroad in foreign currency and need the letter of undertaking, the bank advice and the invoice filed as one set.',
    },
    {
      kind: 'healthcare-education',
      name: 'Hospitals and colleges',
      note: 'Multi-speciality hospitals pay consultants a share of each case, which makes the doctor ledger and its tax deduction the busiest page of their books.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Gold jewellery workshops',
      note: 'Bullion given to goldsmiths around Raja Street comes back as ornaments less wastage, so accounts are kept in grams and purity as well as in rupees.',
    },
  ],
  serviceAreas: [
    'Gandhipuram',
    'R S Puram',
    'Peelamedu',
    'Ganapathy',
    'Saravanampatti',
    'Singanallur',
    'Kurichi',
    'Thudiyalur',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: 'Foundries, turning shops and pump assemblers pass the same casting between several GST numbers. Each movement has to be on a challan and, where the form applies, in ITC-04, while the labour bill belongs in GSTR-1. We reconcile the three with GSTR-2B before GSTR-3B is filed, because a casting that never returned on paper can be treated as a sale.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'A motor workshop in Avarampalayam often knows its bank balance but not what one pump set costs: copper, stampings, castings and winding labour sit in four notebooks. We set up stock by item and by job, book scrap as income, and close every month, so that the owner sees which model earns and the bank sees a stock statement it can trust.',
    },
    {
      service: 'udyam-registration',
      why: 'Machining shops supply large pump and vehicle firms and wait long for their money. A Udyam certificate with the right activity code gives a small maker standing under the delayed payment law, and the buyer who overshoots has his own deduction postponed. Many certificates in Coimbatore still carry an old address or the wrong trade; we correct those too.',
    },
  ],
  seo: {
    title: 'Coimbatore Tax Consultants for Workshops, Mills and Shops',
    description:
      'GST returns, job-work records, Udyam and monthly books for Coimbatore pump makers, foundries, mills, IT firms and jewellers, from an office in the city.',
    keywords: [
      'tax consultant Coimbatore',
      'GST returns Coimbatore',
      'accountant in Coimbatore',
      'job work ITC-04 Coimbatore',
      'Udyam registration Coimbatore',
    ],
  },
} satisfies CityContent;
