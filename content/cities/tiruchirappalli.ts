import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tiruchirappalli',
  changedOn: '2026-11-21',
  pincode: '620001',
  population: '10,00,000+',
  intro:
    'Tiruchirappalli welds for the nation: boiler drums, pipes and structures made at Thuvakudi and Thiruverumbur travel to power plants in every part of India.',
  description: [
    'When the heavy electricals plant came to Thiruverumbur, it brought with it an estate of fabricators at Thuvakudi who cut, roll and weld to its drawings. The ordnance factories and the railway workshop at Golden Rock buy from the same people. Most of these shops have one customer who pays almost everything, and that customer is the government or owned by it.',
    'Their books have features seldom met elsewhere: steel issued free by the customer, retention held until the site is commissioned, liquidated damages cut from the final bill, and tax withheld under two different laws from the same payment. A fabricator who books only what reaches his bank understates his sales. In the town proper, Gandhi Market supplies groceries and vegetables to the central districts, the islands of the Cauvery send bananas from Thottiyam and Lalgudi, colleges bring students from all over the delta, and Srirangam keeps its lodges filled from Margazhi onwards.',
  ],
  keyAttractions: [
    'Rockfort Ucchi Pillaiyar Temple',
    'Sri Ranganathaswamy Temple, Srirangam',
    'Jambukeswarar Temple, Thiruvanaikaval',
    'Our Lady of Lourdes Church',
    'Mukkombu (Upper Anicut)',
  ],
  majorIndustries: [
    {
      kind: 'engineering',
      name: 'Boiler and structural fabricators',
      note: 'Plates and tubes supplied free by the customer must be returned as finished weight plus scrap, so Thuvakudi shops need a material account for each work order.',
    },
    {
      kind: 'healthcare-education',
      name: 'Engineering, arts and medical colleges',
      note: 'Trusts that run several colleges share buses, hostels and canteens among them, and an apportionment nobody wrote down is difficult to defend later.',
    },
    {
      kind: 'retail',
      name: 'Gandhi Market and Big Bazaar Street',
      note: 'Onion, grocery and cloth wholesalers give weekly credit to shops in Pudukkottai and Perambalur, and old balances are carried forward without a signed confirmation.',
    },
    {
      kind: 'farm-produce',
      name: 'Cauvery banana trade',
      note: "Buyers take whole banana plots in Thottiyam before harvest for a lump sum; the advance, the cutting wages and the lorry hire belong to that plot's account.",
    },
    {
      kind: 'tourism',
      name: 'Srirangam pilgrim lodges and transport',
      note: 'Vaikunta Ekadasi fills Srirangam for weeks, and travel operators, caterers and lodges earn then what their advance tax estimate seldom foresees.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Synthetic gem cutters',
      note: 'Gem cutting is an old cottage craft around Tiruchirappalli: rough goes out by count to village cutters and comes back by grade, with breakage to be written off.',
    },
  ],
  serviceAreas: [
    'Thuvakudi',
    'Thiruverumbur',
    'Srirangam',
    'Thillai Nagar',
    'Ariyamangalam',
    'Cantonment',
    'Woraiyur',
    'Manapparai',
  ],
  needs: [
    {
      service: 'tds-tcs-returns',
      why: "A Thuvakudi fabricator stands on both sides of the deduction. The plant withholds from his bills, and he in turn must withhold from the welders' gang, the crane owner, the radiography agency and the lorry contractor. When he forgets the second, the whole payment is questioned. Scrap he sells or buys at auction adds collection at source to the list.",
    },
    {
      service: 'gst-returns',
      why: "Public sector customers deduct tax under GST too, and the credit reaches the fabricator's cash ledger only after he accepts it on the portal; many never do. Invoices for retention, price variation and free-issue steel cause further gaps between GSTR-1 and what the buyer has booked. We reconcile each work order with the plant's payment advice before filing.",
    },
    {
      service: 'udyam-registration',
      why: 'Public sector tenders reserve items and waive earnest money for micro and small makers, provided the Udyam certificate names the very activity tendered. Fabricators whose entry says trading, or whose plant figures no longer agree with their return, lose the bid at the document stage. We align the codes with the work orders in hand and update the record.',
    },
  ],
  seo: {
    title: 'Tiruchirappalli GST, TDS and Udyam for Fabricators',
    description:
      'Tax work for Tiruchirappalli: TDS statements and GST credit for Thuvakudi fabricators, Udyam for tenders, accounts for Gandhi Market and Srirangam trades.',
    keywords: [
      'tax consultant Tiruchirappalli',
      'GST returns Trichy',
      'TDS filing Trichy',
      'Udyam registration Trichy',
      'Thuvakudi fabricator accounts',
    ],
  },
} satisfies CityContent;
