import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'nilgiris',
  changedOn: '2026-11-22',
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
      kind: 'tea',
      name: 'Tea growers, factories and auction',
      note: 'A bought-leaf factory at Kotagiri owes hundreds of growers at a price fixed after the sale, so leaf sheets, deductions and dues have to be kept by grower number.',
    },
    {
      kind: 'hotels',
      name: 'Hotels, cottages and taxis',
      note: 'Ooty cottages get one net sum for several bookings from a travel portal, and the gross room rent, the commission and the tax withheld must each be booked apart.',
    },
    {
      kind: 'vegetable-growers',
      name: 'Carrot, potato and cabbage',
      note: 'Vegetables from Ketti are sold by commission agents at Mettupalayam, whose slips show freight, washing and commission that a grower with a loan has to account for.',
    },
    {
      kind: 'colleges',
      name: 'Boarding schools',
      note: 'Boarding schools at Lovedale, Coonoor and Ooty hold fees in advance, caution deposits and uniform money, none of which is income on the day it is received.',
    },
    {
      kind: 'sweets',
      name: 'Home-made chocolate and varkey',
      note: 'Chocolate makers in Ooty sell loose by weight and in gift boxes, and recipe-wise consumption of cocoa, sugar and nuts is what shows that both were billed.',
    },
    {
      kind: 'handcrafts',
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
      why: 'Estates and bought-leaf factories employ pluckers whose names, villages and nominees were written differently over the years, many of them from Gudalur or from other States. Such a difference can stop a claim at retirement. Old member records come first; then temporary hands are enrolled from the day they start, contributions are worked from the wage and leaf sheets, and transfers are followed when a worker changes estate.',
    },
    {
      service: 'gst-registration',
      why: 'A homestay in Ooty or Coonoor is asked for a GST number by the booking site and for a licence by the local body. Whether registration is due turns on total turnover and on how rooms are sold. We test that first, file GST REG-01 with house tax and ownership papers, and add cooking, taxi or shop income under the proper codes.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Kotagiri',
      text: "A bought-leaf factory at Kotagiri lists factory, leaf sheds and the warehouse where lots wait for auction, with licence and Tea Board registration. Growers of leaf or carrot with only their own crop may need nothing. Chocolate makers ask whether the counter also serves drinks. Taxi owners and cottage hosts count all income under one PAN when the limit is tested. Schools list hall rent and shop. Shawl and craft shops that sell at fairs in other states ask before the fair. Hill houses without door numbers need the local body's paper.",
    },
    'gst-returns': {
      ground: 'Coonoor auction',
      text: "Factories sell through the Coonoor auction and are paid net of brokerage, warehousing and tax, but the return shows gross, lot by lot, with credit on the charges taken. Green leaf bought from growers is a purchase with a leaf sheet for each. Cottages report tariffs of the night and compare with the portal. Chocolate and varkey counters bill loose and gift packs under their codes. Mettupalayam agents' slips show vegetables as the grower's. Schools show the few taxable heads. Shawls come from women who give no bill.",
    },
    'gst-notices': {
      ground: 'bought-leaf',
      text: "Bought-leaf factories are asked to account for own leaf, bought leaf and other growers' leaf against made tea, and the outturn, leaf sheets and account sales answer it by month, since the flush changes the ratio. Cottage owners are asked why the portal reports more than they do; cancelled fog-season bookings and commission explain it. Schools are asked about uniforms and shop sales. Chocolate makers answer by cocoa and sugar used. Keep the monsoon months in every table, because May is not the year. Taxi owners who drive for hotels show by trip sheet who billed the guest.",
    },
    'gst-refunds': {
      ground: 'made tea',
      text: 'Made tea sold at auction is a home sale even if the buyer ships it next week; a factory or estate that exports in its own name traces each lot from invoice to shipping bill and bank. A merchant exporter who buys at the concessional rate owes the seller proof. Hill cottages with guests from abroad have no export. Chocolates sent in parcels are seldom worth a claim. Schools look at pre-deposits of appeals won. Vegetables sold at Mettupalayam are exempt. For most, a wrong head or a double payment is all there is.',
    },
    'income-tax-filing': {
      ground: 'Ketti',
      text: "Vegetables grown at Ketti are farm income, and the agent's slip with freight, washing and commission is the proof; carrots bought from neighbours are trade. Cottages have gross rent before the portal's cut. Chocolate kitchens have batch books. Schools file through trusts with audit papers. Taxi owners choose presumptive income or full books. Shawl shops show purchases by name and hamlet. Season money of April and May is dated by register, because a bank statement in July can no longer tell a room from a carrot.",
    },
    'pf-esi-services': {
      ground: 'Lovedale',
      text: 'Boarding schools at Lovedale and Coonoor have matrons, cooks, drivers and grounds men, some with quarters, and coaches on fees who stand apart if their terms are truly so. Cottages take hands for the season. Chocolate counters double in May. Bought-leaf factories run on the flush with men from other states whose earlier account number should be found first. Vegetable farms pay by the day. Quarters, rations and firewood given by an estate are looked at before wages are fixed, for they can count.',
    },
    'tds-tcs-returns': {
      ground: 'Mettupalayam',
      text: "Agents at Mettupalayam cut freight, washing and commission from the grower's slip, and who deducts from whom depends on who bears the charge. Tea factories pay leaf agents, carriers, brokers and warehouse charges, and sell shade trees as timber, which may call for tax to be collected. Cottages on lease pay rent to owners in the plains, some of them abroad, which is another form. Schools pay coaches, mess contractors and doctors. Taxi owners who drive for hotels give a PAN with the first trip sheet of the season.",
      trades: {
        colleges:
          'Boarding schools at Lovedale, Coonoor and Ooty pay masters by salary, and coaches, doctors and music teachers by fee; buses and laundry are contracts, houses taken for staff are rent. For a teacher from abroad the days of stay and the treaty are looked at before the first salary.',
      },
    },
    'company-registration': {
      ground: 'INDCO co-operatives',
      text: "Small growers have the INDCO co-operatives for leaf; beside them a producer company can run a small factory or a brand, if somebody keeps its yearly forms. Estates in many heirs' names bring their land papers before a company is thought of, since hill land has rules of its own. Cottage owners need lease, permission and portal contract in one name. Schools stay with their trust or society. Chocolate makers with two counters need a name on paper. Whoever takes a house on the hills should read what it may be used for. Taxi owners who want one desk at the stand can form an LLP or a society, while each cab stays with its owner, permit and loan.",
      trades: {
        hotels:
          'On the hills a cottage may stand on land whose use is limited and whose papers name a grandfather. Lease, local permission and permitted use are read before a company is formed to run it. Owners who let a few rooms in their own house need no company, however many portals list them.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'leaf sheets',
      text: "Leaf sheets by grower, made-tea outturn by day, lots by auction number: a factory's book is kept in kilos first. Dues to hundreds of growers are fixed after the sale and paid in parts, so a ledger by grower number is the heart of it. Cottages keep nights, with portal commission and tax withheld on their lines. Schools keep fees by term and caution deposits as money owed. Chocolate counters keep recipes. Shawl shops keep a note with name and hamlet for each piece. All come scanned from the hills, weekly in May. Quarters, rations and firewood for workers are part of the cost of an estate's labour and have an account of their own.",
    },
    'udyam-registration': {
      ground: 'varkey',
      text: "Home-made chocolate, varkey and tea are manufacture with modest machines, and a kitchen with a counter lists making first. Growing leaf or carrot lies outside. Bought-leaf factories enter withering troughs and dryers at book value, and estates part field from factory. Cottages and taxis are services, with buildings left out and jeeps in. Toda embroiderers are makers on their own PAN, not units of the shop. Schools gain little. The phone number linked to Aadhaar should be one with a signal on the estate, since the OTP comes to it. Chocolate moulds and coolers count, the shop's furniture does not.",
    },
    'iec-registration': {
      ground: 'tea',
      text: "Nilgiri tea leaves for blenders abroad through buyers at the auction, and a factory that sells there needs no code. One that packs its own brand does, with the Tea Board's exporter registration, laboratory reports and a label in the buying country's form. Toda shawls in parcels are crafts with a GI name and need the code and a true description. Chocolate with milk meets strict rules. Schools import books and instruments in the trust's PAN. Vegetables go through packing houses on the plains. Embroidery shown at a fair abroad needs papers for its way home too.",
    },
  },
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
