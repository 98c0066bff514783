import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'dindigul',
  changedOn: '2026-11-21',
  pincode: '624001',
  population: '2,00,000+',
  intro:
    'Dindigul made its name with hand-built locks and biryani; it pays its wages with yarn from Vedasandur, hides from Begampur and vegetables from Oddanchatram.',
  description: [
    "Roads from Madurai, Karur, Palani and Tiruchirappalli meet below the rock fort, and Dindigul has always dealt in what passes along them. Spinning mills stand in a long line from the town to Vedasandur. Tanneries cluster at Begampur. Oddanchatram's market loads lorries for Kerala every night, Nilakottai sends flowers, and the pilgrims for Palani and the tourists for Kodaikanal break their journey here. In the lanes of Nagal Nagar a shrinking number of locksmiths still file levers by hand.",
    'The mills work in shifts with resident and bussed workers, so payroll is the part of the ledger that visitors from the labour offices ask for first. Cotton bought straight from farmers carries a tax duty for the mill which its computer seldom raises by itself. The vegetable agents, by contrast, deal in goods that bear no GST and believe they need no books, until a bank loan or an income tax query proves otherwise.',
  ],
  keyAttractions: [
    'Dindigul Rock Fort',
    'Palani Murugan Temple',
    'Kodaikanal hill station',
    'Sirumalai Hills',
    'Thadikombu Soundararaja Perumal Temple',
  ],
  majorIndustries: [
    {
      kind: 'textile-mills',
      name: 'Vedasandur spinning mills',
      note: "Yarn realisation, the share of cotton that ends as saleable yarn, is the figure on which a Vedasandur mill's stock, waste sales and power cost all have to agree.",
    },
    {
      kind: 'farm-produce',
      name: 'Oddanchatram vegetable market',
      note: 'Commission agents settle with growers in cash the same morning and with Kerala buyers by bank later, and the gap between the two is what their ledger must explain.',
    },
    {
      kind: 'leather',
      name: 'Begampur tanneries',
      note: 'Tanners here finish skins for traders as well as for themselves, so hides lying in the yard need a tag that tells owned stock from job-work stock.',
    },
    {
      kind: 'tourism',
      name: 'Palani and Kodaikanal travellers',
      note: 'Biryani houses and lodges on the Palani road take part of their trade through delivery apps, whose payouts arrive net of commission and hide the true sale.',
    },
    {
      kind: 'handloom-silk',
      name: 'Chinnalapatti saree weavers',
      note: 'Master weavers in Chinnalapatti sell sungudi and art silk sarees to travelling dealers on credit, and returns after Deepavali need proper credit notes.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Hand-made lock workshops',
      note: 'Lockmakers of Nagal Nagar buy brass and iron sheet in small lots from scrap shops, where a purchase without a bill can never be claimed as an expense.',
    },
  ],
  serviceAreas: [
    'Begampur',
    'Nagal Nagar',
    'Vedasandur',
    'Oddanchatram',
    'Palani',
    'Chinnalapatti',
    'Nilakottai',
    'Batlagundu',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: 'Mills along the Vedasandur road employ shift workers, trainees and labour sent by agents, many staying in quarters whose food and rent are cut from pay. What counts as wages, who is a true apprentice and which deduction is allowed decide the contribution. We rebuild the wage sheet on those lines and file each month from the attendance record, not from an old list.',
    },
    {
      service: 'gst-notices',
      why: 'Two questions reach Dindigul often: cotton taken from farmers on which the mill did not pay under reverse charge, and yarn lorries stopped on the highway over an expired or faulty e-way bill. The first needs a purchase-wise working of who was a grower; the second a quick reply with weighment and route. We draft either and keep the appeal papers ready.',
    },
    {
      service: 'udyam-registration',
      why: "A lock workshop of three men or a family loom in Chinnalapatti is exactly the enterprise that artisan loans and cluster schemes are meant for, but the officer asks for Udyam first and the owner has only a ration card and a shop board. We register from Aadhaar and PAN, pick the craft's own activity code and link the bank account used for sales.",
    },
  ],
  seo: {
    title: 'GST and PF Consultants for Dindigul Mills and Markets',
    description:
      'PF and ESI for Vedasandur mills, GST notice replies for yarn and cotton dealers, Udyam for lock makers and weavers of Dindigul, handled over the phone.',
    keywords: [
      'tax consultant Dindigul',
      'PF ESI consultant Dindigul',
      'GST notice Dindigul',
      'spinning mill payroll Vedasandur',
      'Udyam registration Dindigul',
    ],
  },
} satisfies CityContent;
