import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'kumbakonam',
  changedOn: '2026-11-22',
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
      kind: 'lodges',
      name: 'Pilgrim lodges and mess halls',
      note: 'Rooms booked by temple tour operators are settled weeks later less a commission, so the booking register and not the bank statement shows the true room income.',
    },
    {
      kind: 'metal-crafts',
      name: 'Icon casters and lamp makers',
      note: 'Swamimalai sthapathis and Nachiarkoil lamp makers work with metal from shops and temples, and melting loss needs a written weight record on every lot.',
    },
    {
      kind: 'silk-weaving',
      name: 'Thirubuvanam silk weavers',
      note: "Yarn and zari leave the merchant by the gram and come back as a saree weeks later, which makes the loom-wise issue book the heart of a silk firm's stock.",
    },
    {
      kind: 'rice-mills',
      name: 'Delta rice mills',
      note: 'Delta mills handle their own paddy beside paddy milled for others, and loose rice and labelled packs do not stand alike under GST.',
    },
    {
      kind: 'dried-goods',
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
      why: 'Vessel merchants issue metal to casters, take old brass in exchange and sell by the kilo at a daily price. Where the dealer who supplies scrap is unregistered, the tax falls on a registered buyer under reverse charge, so scrap is kept apart from other purchases. We keep metal by weight and value, lot by lot.',
    },
    {
      service: 'gst-registration',
      why: 'A lodge near the Mahamaham Tank often adds a mess, a travel desk and then rooms leased from a neighbour, each begun without a thought for registration. We look at the whole premises before GST REG-01 is filed: whose name is on the lease, which sales are taxable, and whether two brothers run one business or two.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Swamimalai',
      text: "A sthapathi at Swamimalai who casts on a temple's metal bills labour; one who casts on his own metal sells an icon, and the form should say both. House tax receipt with the co-owners' consent is the usual proof, and a photograph of the pit helps. Silk merchants name the yarn store and not the looms. Betel leaf alone needs no number, packed seeval does. Delta mills ask which of loose rice, packs and hulling they live on. Two brothers who sell from one shop settle whose stock it is before either applies.",
    },
    'gst-returns': {
      ground: 'Nachiarkoil',
      text: "Nachiarkoil lamps sold by the kilo, old brass taken in exchange and a shop's own metal handed to a caster are three entries a day in a vessel shop, and only the first is a plain sale. Metal scrap from an unregistered seller puts the tax on a registered buyer. Silk merchants who buy yarn from its maker pay on it themselves. Delta mills split loose and packed rice. Betel leaf is exempt, sliced areca packed in a pouch is not. Lodges report the tariff charged to a tour group before its operator's commission. An icon paid for in advance is billed on delivery, though job work on a temple's own metal is taxed as its advance comes.",
      trades: {
        'dried-goods':
          'A Kumbakonam merchant sells betel leaf by the bundle, whole nuts by the bag and sliced seeval in pouches. Fresh leaf is exempt, dried nut and packed seeval are not, so the bill book has a code for each. Bags held for a grower are entered when they are sold, with his slip.',
      },
    },
    'gst-notices': {
      ground: 'Mahamaham',
      text: "Festival months and above all the Mahamaham make a year's turnover jump, and a letter compares it with the quiet years around. Room registers with dates, mess bills, vessel sales by day and bank deposits in the same rhythm are the reply. Lamp makers explain kilos through melting loss and exchange. Silk merchants explain advances to weavers, which are not purchases. Betel and areca dealers show exempt and taxable bags apart. A table of festival days against deposits does more than a statement that all is correct.",
    },
    'gst-refunds': {
      ground: 'Swamimalai',
      text: 'An icon from Swamimalai that goes to a temple abroad is an export when it leaves under customs papers, with a certificate that it is new and not an antiquity; then tax on metal and packing can be claimed. One sold to a visitor at the workshop is a local sale, paid in whatever money. Wedding silk sent by courier is looked at in the same way. Rice at home leaves nothing. Lodges have cancelled groups and tax under a wrong head at most. The claim is as large as the metal bought on tax bills. A vessel shop with much credit after heavy stocking waits for sales and not for a refund.',
      trades: {
        'silk-weaving':
          "Wedding silk from Thirubuvanam reaches families abroad by courier, one saree at a time. Each parcel with an export paper in the merchant's name counts; a bundle under a friend's code does not. Credit stands on zari, dyeing and yarn, the last also where tax was paid under reverse charge.",
      },
    },
    'income-tax-filing': {
      ground: 'Thirubuvanam',
      text: 'Silk on the looms of Thirubuvanam belongs to the merchant who gave the yarn, and on 31 March it is counted by loom card with its zari. Lamp makers count brass in shed, in mould and with helpers. Lodges report room nights at the tariff charged. Rice mills report bran and husk, areca dealers the bags on credit. Sthapathis receive an advance in one year for an icon delivered in the next, which is income when it is delivered and not when it came. Old metal in exchange needs a voucher or the cost is doubted. Festival weeks raise deposits of every trade here, and day sheets of those weeks lie ready beside the bank statement before anyone asks.',
      trades: {
        'silk-weaving':
          "In Thirubuvanam yarn goes to looms by the gram and sarees come back in weeks, so the March stock stands on looms, with dyers and in the shop. Loom cards closed on the last day give the first, a dyer's receipt the second. Advances that will not return in cloth are listed by name.",
      },
    },
    'pf-esi-services': {
      ground: 'mess halls',
      text: "Mess halls and lodges on the pilgrim circuit run on cooks and room boys who change with the season, paid by the day with food, and a festival doubles them. A list with names, phone and dates keeps the count honest. Casting pits have a master, sons and a few hired hands; sons on wages may count. Silk weavers at home are not on the merchant's roll, warpers in his shed are. Rice mills have loadmen by the bag. Burns are the accident of this town, from metal and from oil, so the first day matters.",
    },
    'tds-tcs-returns': {
      ground: 'melting loss',
      text: "Casting charges settled by leaving metal with the caster, over and above the melting loss, are a payment with a value, and deduction looks at it by PAN and by year. Merchants pay twisters, dyers and warpers in small sums. Lodges on lease pay rent to several heirs, and tour operators keep a commission that counts as paid. Mills pay paddy brokers in the account. Exhibition stalls in other cities are rent or contract, as the bill says. Write the PAN on the first voucher, since weavers' middlemen change every season.",
    },
    'company-registration': {
      ground: 'icons',
      text: "Makers of icons at Swamimalai and lamps at Nachiarkoil share craft names that no single firm can register as its own, but a workshop's stamp can be protected. Sthapathi families mostly need a deed that says who takes orders, who holds metal and who signs for the bank. Producers can sell together through a producer company or a society. Silk houses look at an LLP when the second brother wants his own showroom. A lodge signs its lease after the company exists and not before, or permits stand in two names. Rice mills settle growers' deposits first. A temple's order binds whoever signed it, so the workshop's change of form is told to the temple's office in writing.",
      trades: {
        'metal-crafts':
          "Families of Swamimalai and Nachiarkoil cast under one elder's name. A deed can say who takes orders, who holds the metal and who follows him; a society or producer company can bill a large temple order for several pits. The craft's protected name belongs to all of them.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'seeval',
      text: "Seeval merchants buy whole nuts, slice, dry and pack, and the loss between explains the profit: bags in, kilos out, pouches packed. Silk houses close loom cards by the gram and count approval pieces by name. Lodges keep nights with the tour operator's commission on its line. Delta mills keep paddy of others apart. Festival weeks are posted daily, because a crowd like that of the Mahamaham leaves no time to remember. The notebook photographed each week is still the voucher; figures added later are not.",
    },
    'udyam-registration': {
      ground: 'Thirubuvanam',
      text: 'A silk merchant of Thirubuvanam whose yarn is woven in other homes is a maker; the weaver is one on his own PAN; the showroom beside the temple is trade. Rice mills of the delta enter dryers and sorters at book value. Seeval cutting and packing is manufacture, betel leaf is trade in farm produce. Lodges and mess halls are services with building left out. Workshops that cast for temples should ask for the number before a bank is asked for a furnace, because several schemes want the application first.',
    },
    'iec-registration': {
      ground: 'icons',
      text: 'Icons, lamps and wedding silk are what Kumbakonam sends abroad, in small heavy parcels or single light ones. For bronzes the certificate from the Archaeological Survey that a piece is new is asked for at the port, so photographs are kept from the wax model on. Silk needs composition and Silk Mark papers as they are. Each goes with its own council. The code must be in the name of whoever is paid, and a dealer in Chennai who ships for the workshop is the exporter, not the sculptor. Betel leaf travels fresh by air with plant health papers in the name of exporters who have a cold box waiting. Rice follows the policy of the day.',
      trades: {
        'silk-weaving':
          'A merchant of Thirubuvanam who ships sarees himself writes silk, zari and weight on each invoice, because customs and the customer both compare. The Silk Mark label, where held, is quoted with its number. A fair abroad needs papers for what goes out and for what comes home unsold.',
      },
    },
  },
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
