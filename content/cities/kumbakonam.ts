import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'kumbakonam',
  changedOn: '2026-11-21',
  pincode: '612001',
  population: '1,60,000+',
  intro:
    "In Kumbakonam a brass lamp, a Thirubuvanam saree and a pilgrim's room may be sold within one street, and metal weight, silk weight and room nights each need a register of their own.",
  description: [
    'Pilgrims on the Navagraha circuit sleep in Kumbakonam and scatter at dawn to the shrines around it. They keep lodges, mess halls, taxi owners and vessel shops in business all year, with a crush on festival days and a flood when the Mahamaham comes round. The villages next door make what the shops sell: icons from Swamimalai, lamps from Nachiarkoil, wedding silk from Thirubuvanam.',
    'Much of this trade runs on weight and trust. A shop hands copper and tin to a caster, takes back finished lamps, and settles the loss in melting by custom. Betel leaf and seeval merchants, like the paddy dealers of the delta, settle after the load is sold. None of it is hard to record, provided the weights are written down on the day. That notebook, photographed and sent to us each week, is the base from which we prepare accounts and returns.',
  ],
  keyAttractions: [
    'Mahamaham Tank',
    'Adi Kumbeswarar Temple',
    'Sarangapani Temple',
    'Ramaswamy Temple',
    'Airavatesvara Temple, Darasuram',
    'Swaminatha Swamy Temple, Swamimalai',
  ],
  majorIndustries: [
    {
      kind: 'tourism',
      name: 'Pilgrim lodges and mess halls',
      note: 'Rooms booked by temple tour operators are settled weeks later less a commission, so the booking register and not the bank statement shows the true room income.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Icon casters and lamp makers',
      note: 'Swamimalai sthapathis and Nachiarkoil lamp makers work with metal from shops and temples, and melting loss needs a written weight record on every lot.',
    },
    {
      kind: 'handloom-silk',
      name: 'Thirubuvanam silk weavers',
      note: "Yarn and zari leave the merchant by the gram and come back as a saree weeks later, which makes the loom-wise issue book the heart of a silk firm's stock.",
    },
    {
      kind: 'food-processing',
      name: 'Rice mills and coffee roasters',
      note: 'Delta mills handle their own paddy beside paddy milled for others, and loose rice and labelled packs do not stand alike under GST.',
    },
    {
      kind: 'farm-produce',
      name: 'Betel leaf and seeval merchants',
      note: "Kumbakonam betel leaf is sold fresh by the bundle while sliced areca nut is a packed product, so one merchant's daybook holds exempt and taxable sales together.",
    },
  ],
  serviceAreas: [
    'Darasuram',
    'Swamimalai',
    'Nachiarkoil',
    'Thirubuvanam',
    'Thiruvidaimarudur',
    'Papanasam',
    'Aduthurai',
    'Patteeswaram',
  ],
  needs: [
    {
      service: 'udyam-registration',
      why: 'Most casting pits at Swamimalai and lamp sheds at Nachiarkoil work under the head of the family, with no paper that a bank can lend against. Udyam gives such a workshop a proof of enterprise in its own name. Care is needed to enter making as the activity, for a number taken as a trader opens fewer doors.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'Vessel merchants issue metal to casters, take old brass in exchange and sell by the kilo at a daily price. Where the dealer who supplies scrap is unregistered, tax may fall on the buyer under reverse charge, and that is missed when purchases are one lump. We keep metal by weight and value, lot by lot.',
    },
    {
      service: 'gst-registration',
      why: 'A lodge near the Mahamaham Tank often adds a mess, a travel desk and then rooms leased from a neighbour, each begun without a thought for registration. We look at the whole premises before GST REG-01 is filed: whose name is on the lease, which sales are taxable, and whether two brothers run one business or two.',
    },
  ],
  seo: {
    title: 'Kumbakonam Accounts: Brass, Silk and Pilgrim Lodges',
    description:
      'Metal and silk by weight, room income by the night: books, GST registration and Udyam for Kumbakonam lamp makers, weavers, lodges and vessel shops.',
    keywords: [
      'accountant Kumbakonam',
      'GST registration Kumbakonam',
      'Udyam for artisans',
      'brass vessel shop accounts',
      'Thirubuvanam silk accounts',
    ],
  },
} satisfies CityContent;
