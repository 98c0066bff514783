import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'thanjavur',
  changedOn: '2026-11-21',
  pincode: '613001',
  population: '2,20,000+',
  intro:
    'Around the Big Temple, Thanjavur paints gold-leaf panels and carves veenas; beyond the last street begin the paddy fields that pay for nearly everything else.',
  description: [
    'Water let into the Grand Anicut canals decides the year in Thanjavur. Kuruvai is cut before the rains and samba after Pongal; lorries queue at the direct purchase centres, and rice mills hull for the civil supplies corporation as well as for the open market. Cash is plentiful in those weeks and scarce between them. Southwards, around Pattukkottai and Peravurani, coconut replaces rice, with copra yards and fibre units along the road.',
    'Mills that husk government paddy own neither grain nor rice; they earn a milling charge and must account for bran, broken rice and gunny bags to the last sack. Painters, plate makers and doll makers have another trouble: one panel takes weeks, the gold foil is bought in advance, and the buyer is a tourist today, a marketplace tomorrow and a gallery overseas next month. Hospitals and colleges on the Medical College Road side give the town its third, quieter income.',
  ],
  keyAttractions: [
    'Brihadisvara Temple',
    'Thanjavur Maratha Palace',
    'Saraswathi Mahal Library',
    'Schwartz Church',
    'Punnainallur Mariamman Temple',
  ],
  majorIndustries: [
    {
      kind: 'farm-produce',
      name: 'Paddy, pulses and groundnut trade',
      note: 'Paddy merchants in Orathanadu and Papanasam buy at the field and hold for price, so closing stock has to be counted by variety and moisture, not by estimate.',
    },
    {
      kind: 'food-processing',
      name: 'Modern rice mills',
      note: 'Loose rice, packed and labelled rice, bran and husk leave one mill under different tax treatment, and the pack size printed on the bag decides which applies.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Paintings, art plates and veenas',
      note: "A gold-leaf painting in progress is stock: foil, stones, board and the artist's weeks on it belong in the closing figure of a studio near South Main Street.",
    },
    {
      kind: 'coir',
      name: 'Pattukkottai coconut and fibre',
      note: 'Coconut traders count nuts by the thousand and sell copra by the kilo, so the books need a conversion that holds from the grove to the oil mill.',
    },
    {
      kind: 'tourism',
      name: 'Big Temple hotels and guides',
      note: 'Hotels near the temple receive foreign groups through agents who pay by voucher weeks later, net of commission, while the tax is due on the room used.',
    },
    {
      kind: 'healthcare-education',
      name: 'Hospitals and universities',
      note: 'Nursing homes along Medical College Road hire machines and visiting surgeons by the case, and each needs an agreement behind the payment.',
    },
  ],
  serviceAreas: [
    'Medical College Road',
    'Karanthai',
    'Vallam',
    'Pillaiyarpatti',
    'Thiruvaiyaru',
    'Orathanadu',
    'Papanasam',
    'Pattukkottai',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: "An art-plate maker who sells at a crafts fair in Delhi, or lists dolls on a marketplace, leaves the shelter of local small turnover; the fair may need a casual registration, the marketplace a regular one. Rice traders meet the same border when loose grain becomes a labelled pack. We look at the last year's sales route by route and apply only where the law asks.",
    },
    {
      service: 'accounting-bookkeeping',
      why: "Custom milling for the civil supplies corporation leaves a miller with grain that is not his, bags that must be returned, a hulling charge settled late and by-products that he sells. One stock book for own and government paddy hides losses until the tally at season's end. We keep two, post bran and broken rice by outturn, and agree both with the corporation's statement.",
    },
    {
      service: 'iec-registration',
      why: "Painters and veena makers get orders by WhatsApp from Singapore, Toronto and London and send them by post or courier as gifts, which leaves the money unexplained in the bank. With an import export code in the studio's name the parcel travels as an export and the remittance has a purpose. Coconut fibre sellers at Pattukkottai take the same first step.",
    },
  ],
  seo: {
    title: 'Thanjavur Tax and Accounts for Rice Mills and Artisans',
    description:
      'Stock books for rice millers, GST numbers for craft studios and export codes for painters and coir sellers: tax and accounts for Thanjavur and its delta.',
    keywords: [
      'tax consultant Thanjavur',
      'GST registration Thanjavur',
      'rice mill accounts',
      'IEC for handicrafts Thanjavur',
      'accountant Pattukkottai',
    ],
  },
} satisfies CityContent;
