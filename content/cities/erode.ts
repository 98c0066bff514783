import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'erode',
  changedOn: '2026-11-21',
  pincode: '638001',
  population: '5,00,000+',
  intro:
    'Turmeric yards by day and the Gani Market cloth sale through Monday night: Erode trades in lots, in a hurry, with the bill often written afterwards.',
  description: [
    'Two goods made Erode known across India: turmeric and cloth. Farmers bring boiled and dried turmeric to the regulated market and the co-operative yards, where it is auctioned lot by lot through mandi agents. Grey cloth from power looms in Veerappanchatram and Chithode goes to bleaching and printing units, then to the weekly market that fills from Monday evening with buyers from Kerala, Andhra and Karnataka.',
    'Both trades depend on people who are neither buyer nor seller. The mandi agent advances money to the grower and recovers it from the sale; the cloth merchant owns fabric that a loom, a bleacher and a folder each hold for a few days. Who supplied what to whom has to be settled before GST can be worked out. Farming families who also trade need a second line drawn, between crop income and business income. Bedsheets from Chennimalai, carpets from Bhavani and the dairies of Perundurai complete the picture.',
  ],
  keyAttractions: [
    'Bhavani Sangameswarar Temple',
    'Chennimalai Murugan Temple',
    'Vellode Bird Sanctuary',
    'Bannari Amman Temple',
    'Kodiveri Anicut',
    'Thindal Murugan Temple',
  ],
  majorIndustries: [
    {
      kind: 'textile-mills',
      name: 'Power looms, bleaching and printing',
      note: "One rayon lot in Erode may be sized, woven, processed and folded by four job workers, and the owner's challan numbers must carry through all four.",
    },
    {
      kind: 'farm-produce',
      name: 'Turmeric mandis',
      note: "Dried turmeric is taxable though the fresh root is not, so a mandi agent's books must show clearly whether he sold as agent or bought on his own account.",
    },
    {
      kind: 'retail',
      name: 'Gani Market cloth wholesalers',
      note: 'Stalls that open for the weekly market bill hundreds of out-of-state buyers overnight, and a missing buyer GST number turns a credit sale into a dispute.',
    },
    {
      kind: 'handloom-silk',
      name: 'Chennimalai bedsheets and Bhavani jamakkalam',
      note: 'Weaver co-operative societies sell at a government rebate and wait for its refund, which stands as a receivable long after the carpet is sold.',
    },
    {
      kind: 'poultry-dairy',
      name: 'Perundurai dairies',
      note: 'Milk bought twice a day from village collection points is paid fortnightly by fat content, and untaxed milk shares a plant with taxed paneer and ghee.',
    },
  ],
  serviceAreas: [
    'Perundurai',
    'Bhavani',
    'Chithode',
    'Chennimalai',
    'Veerappanchatram',
    'Surampatti',
    'Thindal',
    'Gobichettipalayam',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: 'A stallholder who sells only on market nights often thinks he is too small to register, until his Kerala buyer asks for a tax invoice: goods sold across the border bring him in whatever he sells in a year. Mandi agents face another question, whether they sell in their own name. We settle it from the sale notes before filling in REG-01.',
    },
    {
      service: 'gst-returns',
      why: 'Processing charges, yarn purchases and cloth sales rarely fall in one month. A fabric owner whose bleacher bills late loses sight of the credit, and one whose printer has not filed does not get it at all. We list every job worker of the client, chase the missing bills before the cut-off of GSTR-2B, and file with the challan balance on record.',
    },
    {
      service: 'income-tax-filing',
      why: "Plenty of families here grow turmeric on one survey number, buy the neighbours' crop as well, and hold stock in a godown waiting for the rate. Crop income keeps its exemption only if cultivation cost, yield and patta stand behind it; the bought stock is business. We prepare the two accounts separately and value the bags left on closing day.",
    },
  ],
  seo: {
    title: 'Tax Consultant in Erode: GST, ITR and Accounts',
    description:
      'Erode turmeric agents, power loom owners and Gani Market stalls: GST numbers, monthly returns and income tax filing by people who know how lots are sold.',
    keywords: [
      'tax consultant Erode',
      'GST registration Erode',
      'GST return filing Erode',
      'turmeric trader income tax',
      'textile job work GST Erode',
    ],
  },
} satisfies CityContent;
