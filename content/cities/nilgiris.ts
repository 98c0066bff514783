import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'nilgiris',
  changedOn: '2026-11-21',
  pincode: '643001',
  population: '7,35,000+',
  intro:
    'On the Nilgiris one family may sell green leaf to a Coonoor factory, let two rooms to visitors in May and send carrots down to Mettupalayam, three incomes that tax law sees in three different ways.',
  description: [
    'Tea covers the slopes from Coonoor and Kotagiri to Gudalur, much of it in holdings of an acre or two. Small growers carry leaf to bought-leaf factories or to the INDCO co-operatives, and made tea is sold through the Coonoor auction. Udhagamandalam lives by visitors, boarding schools and its chocolate and varkey counters; Ketti and Nanjanad grow carrot, potato and beetroot for the plains.',
    'Mountain business is seasonal and scattered. A factory weighs leaf daily and pays growers later; an estate looks after resident workers and their quarters; a cottage takes its bookings on a travel portal that keeps commission and withholds tax. Cash from the summer season must stand beside portal statements, leaf sheets and wage books. We work on these from scanned copies and WhatsApp, since no one should drive the ghat road for a signature.',
  ],
  keyAttractions: [
    'Nilgiri Mountain Railway',
    'Government Botanical Garden, Ooty',
    'Ooty Lake',
    'Doddabetta Peak',
    "Sim's Park, Coonoor",
    'Mudumalai Tiger Reserve',
  ],
  majorIndustries: [
    {
      kind: 'plantations',
      name: 'Tea growers, factories and auction',
      note: 'A bought-leaf factory at Kotagiri owes hundreds of growers at a price fixed after the sale, so leaf sheets, deductions and dues have to be kept by grower number.',
    },
    {
      kind: 'tourism',
      name: 'Hotels, cottages and taxis',
      note: 'Ooty cottages get one net sum for several bookings from a travel portal, and the gross room rent, the commission and the tax withheld must each be booked apart.',
    },
    {
      kind: 'farm-produce',
      name: 'Carrot, potato and cabbage',
      note: 'Vegetables from Ketti are sold by commission agents at Mettupalayam, whose slips show freight, washing and commission that a grower with a loan has to account for.',
    },
    {
      kind: 'healthcare-education',
      name: 'Boarding schools and hospitals',
      note: 'Boarding schools at Lovedale, Coonoor and Ooty hold fees in advance, caution deposits and uniform money, none of which is income on the day it is received.',
    },
    {
      kind: 'food-processing',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate makers in Ooty sell loose by weight and in gift boxes, and recipe-wise consumption of cocoa, sugar and nuts is what shows that both were billed.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Toda embroidery and hill crafts',
      note: 'Toda shawls are bought piece by piece from the women who embroider them, so a shop needs a purchase note with name, hamlet and price for every shawl on its shelf.',
    },
  ],
  serviceAreas: [
    'Udhagamandalam',
    'Coonoor',
    'Kotagiri',
    'Gudalur',
    'Wellington',
    'Aruvankadu',
    'Lovedale',
    'Pandalur',
  ],
  needs: [
    {
      service: 'income-tax-filing',
      why: "Green leaf sold as plucked is farm income; tea made from one's own leaf is partly farm and partly business income; leaf bought from neighbours and processed is wholly business. A Kotagiri grower with a small factory and a cottage can have all three plus rent. We take leaf and made-tea weights from the registers, apportion as the rules lay down, and file the form that shows each head.",
    },
    {
      service: 'pf-esi-services',
      why: 'Estates and bought-leaf factories employ pluckers whose names, villages and nominees were written differently over the years, many of them from Gudalur or from other States. Claims fail at retirement for that reason. Old member records come first; then temporary hands are enrolled from the day they start, contributions are worked from the wage and leaf sheets, and transfers are followed when a worker changes estate.',
    },
    {
      service: 'gst-registration',
      why: 'Homestay owners in Ooty and Coonoor are asked for a GST number by the booking site, a licence by the local body and tax by nobody until a notice comes. Whether registration is due turns on total turnover and on how rooms are sold. We test that first, file GST REG-01 with house tax and ownership papers, and add cooking, taxi or shop income under the proper codes.',
    },
  ],
  seo: {
    title: 'Ooty and Nilgiris Tax Help: Tea, Stays and Payroll',
    description:
      'Income tax for tea growers, PF and ESI for estates and leaf factories, GST registration for homestays and hotels in Ooty, Coonoor, Kotagiri and Gudalur.',
    keywords: [
      'tax consultant Ooty',
      'tea grower income tax',
      'homestay GST registration Nilgiris',
      'estate PF Coonoor',
      'bought leaf factory accounts',
      'GST Kotagiri',
    ],
  },
} satisfies CityContent;
