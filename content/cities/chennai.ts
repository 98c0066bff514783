import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'chennai',
  changedOn: '2026-11-21',
  pincode: '600001',
  population: '86,00,000+',
  intro:
    'From a two-founder software company on OMR to a customs broker in Parrys, Chennai firms answer to customs, the Registrar and two tax departments in one month.',
  description: [
    'Chennai earns from several cities laid side by side: car and truck plants with their suppliers in Ambattur, Sriperumbudur and Oragadam, software parks down Rajiv Gandhi Salai, the harbours at Parrys and Ennore, hospitals that draw patients from the north-east and from abroad, and the wholesale lanes of Sowcarpet and T Nagar.',
    'What they share is paperwork with large counterparties. A tool room in Guindy sells to a listed manufacturer whose system rejects any invoice that differs from the purchase order. An importer finds the tax paid at the harbour missing from GSTR-2B. A start-up issues shares, hires, pays a cloud vendor overseas and then remembers the Registrar. Head offices here also hold GST numbers in other states, so one error in common credit is repeated across the country. We work with Chennai clients by phone, e-mail and shared folders from Coimbatore, which suits firms whose records are already digital.',
  ],
  keyAttractions: [
    'Marina Beach',
    'Kapaleeshwarar Temple, Mylapore',
    'Fort St. George',
    'Government Museum, Egmore',
    'San Thome Basilica',
    'Guindy National Park',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and their suppliers',
      note: 'Press shops and rubber part makers in Ambattur keep customer-owned dies on their floor, which must stay out of their own asset register yet be on record.',
    },
    {
      kind: 'software',
      name: 'IT parks and start-ups on OMR',
      note: 'Product companies between Tidel Park and Siruseri pay foreign cloud and advertising vendors, where reverse charge and tax deduction have to be settled bill by bill.',
    },
    {
      kind: 'electronics',
      name: 'Phone and electronics assembly',
      note: 'Assemblers around Sriperumbudur import components by the carton, and each bill of entry has to be traced to stock, to credit and to the finished set.',
    },
    {
      kind: 'transport',
      name: 'Chennai and Ennore port logistics',
      note: 'Customs brokers and container operators pay duty and terminal charges for clients; those recoveries must be kept apart from their own agency income.',
    },
    {
      kind: 'healthcare-education',
      name: 'Hospitals and diagnostic chains',
      note: 'Exempt treatment and taxable pharmacy or canteen sales run through one billing counter, so credit on common expenses has to be divided and partly reversed.',
    },
    {
      kind: 'retail',
      name: 'T Nagar and Sowcarpet trade',
      note: 'Ranganathan Street shops take cash, cards and UPI all day, and the wholesalers of Godown Street sell on credit, two habits that need very different sales books.',
    },
  ],
  serviceAreas: [
    'Ambattur',
    'Guindy',
    'T Nagar',
    'Parrys',
    'Sholinganallur',
    'Tambaram',
    'Anna Nagar',
    'Sriperumbudur',
  ],
  needs: [
    {
      service: 'company-registration',
      why: 'Founders on OMR usually come to us when an investor or a large customer asks for a private limited company. SPICe+ itself is the easy part; the share split, the object clause and the registered office proof in a shared workspace decide whether it passes. Afterwards the board papers, the auditor and the yearly ROC forms need someone who remembers them.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'A growing Chennai office deducts tax on rent to a landlord, on contractors, on recruiters, on a retired consultant and on software bought from abroad, all in the same month. One wrong PAN or challan reference raises a demand on TRACES and the payee complains that his credit is missing. We check every deductee line before the statement goes up.',
    },
    {
      service: 'gst-notices',
      why: 'Importers clearing through the harbour often receive DRC-01C because a bill of entry did not reach GSTR-2B, or an ASMT-10 because a branch claimed what head office should have distributed. The answer lies in ICEGATE records and invoice-wise workings. We prepare that reconciliation first and write the reply around it, with each paper numbered.',
    },
  ],
  seo: {
    title: 'GST, TDS and Company Filings for Chennai Businesses',
    description:
      'Company registration, TDS statements and GST notice replies for Chennai start-ups, importers, component makers and shops, handled by phone and e-mail.',
    keywords: [
      'tax consultant Chennai',
      'company registration Chennai',
      'TDS return filing Chennai',
      'GST notice reply Chennai',
      'ROC filing Chennai start-up',
    ],
  },
} satisfies CityContent;
