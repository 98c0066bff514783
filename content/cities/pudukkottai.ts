import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'pudukkottai',
  changedOn: '2026-11-22',
  pincode: '622001',
  population: '1,17,000+',
  intro:
    'A former royal capital with ruler-straight bazaar streets and cashew roasters along its Thanjavur road, Pudukkottai lives on shops, salaries, tank-fed fields and money sent home from abroad.',
  description: [
    'Pudukkottai was the seat of a princely state, and the gridded town its rulers laid out is still where the district buys gold, silk and schoolbooks. Paddy and groundnut arrive from villages watered by old tanks, coconut and flowers from Keeramangalam, cashew from Adanakottai and Gandarvakottai, fish from Kottaipattinam and Jagathapattinam on the coast. Crushers supply blue metal to road works.',
    "Few factories means few finance departments. A jeweller or rice miller writes the books at night, a son in Singapore pays for a house, and years later someone asks where a deposit came from. Our work in this town therefore starts with sources: purchase bills, gold weights, remittance advices, sale deeds. When the origin of the money is on paper, the GST returns and the family's income tax returns can tell one story.",
  ],
  keyAttractions: [
    'Sittannavasal Jain caves',
    'Thirumayam Fort',
    'Narthamalai rock temples',
    'Kudumiyanmalai music inscriptions',
    'Government Museum, Thirugokarnam',
    'Brihadambal Temple, Thirugokarnam',
  ],
  majorIndustries: [
    {
      kind: 'jewellery',
      name: 'Jewellery shops',
      note: 'Jewellers on the Raja Veethi streets make much of their year at weddings and Deepavali, when advances, exchanged gold and returned pieces pass through one counter.',
    },
    {
      kind: 'flower-markets',
      name: 'Keeramangalam flower trade',
      note: 'Flowers from Keeramangalam are auctioned before the morning buses leave, and the agent needs a grower-wise sheet that shows price, commission and payment for every basket.',
    },
    {
      kind: 'cashew',
      name: 'Cashew roasting',
      note: 'An Adanakottai roaster recovers only a small part of the raw weight as kernel, so yield per bag is the one figure that makes the purchase and sale registers believable.',
    },
    {
      kind: 'fishing',
      name: 'Trawlers at Kottaipattinam',
      note: 'Boats at Kottaipattinam and Jagathapattinam sell to agents who supply diesel and ice on account, and the settlement sheet has to separate the catch from the loan.',
    },
    {
      kind: 'coconuts',
      name: 'Coconut groves of Alangudi',
      note: 'Nuts are sold by count at the Alangudi groves and by weight at the copra yard, and a trader who keeps both measures in the stock book can explain his loss in drying.',
    },
    {
      kind: 'quarries',
      name: 'Stone crushers and blue metal',
      note: 'Crushers invoice road contractors by the load against transit slips, so slip numbers entered on the bill settle most later questions on quantity and royalty.',
    },
  ],
  serviceAreas: [
    'Aranthangi',
    'Alangudi',
    'Thirumayam',
    'Gandarvakottai',
    'Adanakottai',
    'Illuppur',
    'Keeramangalam',
    'Ponnamaravathi',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: 'When a registered roaster at Adanakottai buys raw nuts directly from a grower, the tax falls on the roaster under reverse charge; nuts from a dealer or an importer come with tax already on the bill. Kept in one purchase ledger, the two spoil GSTR-3B. We split them by seller, raise the self-invoices and take the credit that belongs to the kernels sold.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'In a Pudukkottai jewellery shop the grams must balance before the rupees can. That means metal accounts by purity, old gold entered at the weight and value that the customer signed for, and savings-scheme instalments held as advances until an ornament is billed. Card, UPI and cash are closed against the day sheet, so a count of the tray agrees with the books on any evening.',
    },
    {
      service: 'income-tax-filing',
      why: "Many households around Aranthangi have someone working in Singapore, Malaysia or the Gulf. A long leave, a fixed deposit in the wrong type of account or a plot in the wife's name brings up residential status and source of funds. We count the days from the passport, choose the ITR form accordingly, reclaim tax cut by banks or buyers, and file remittance proof with the deed.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Adanakottai',
      text: "Roasters on the Adanakottai road who buy raw nuts from growers should know before registering that the tax on such nuts then falls on them, with credit the same month. Jewellers take a number early, with a weight-wise stock list on the first day. Flower agents of Keeramangalam and boat owners of Kottaipattinam mostly need none. Coconut dealers who dry copra do. Crushers give survey number, lease and photographs of the site. Rent from a house built with money from abroad is a further line under the same PAN. Fish agents who sell ice and diesel as well as catch look at the total. Textile shops bring the landlord's tax receipt and a stock list for the first day.",
    },
    'gst-returns': {
      ground: 'Raja Veethi',
      text: 'Jewellers on the Raja Veethi streets show the new piece in full and the old one as a purchase, with chit instalments as advances until the ornament is billed. Crushers enter loads by transit slip, pay on royalty under reverse charge and mark each bill as stone sold or carriage. Coconut dealers split nuts from copra. Flower agents of Keeramangalam and boat agents of the coast show commission, taxed or exempt by what they sell. Festival months double the bills and halve the time, so the day sheet comes weekly.',
    },
    'gst-notices': {
      ground: 'Raja Veethi',
      text: "Weddings and Deepavali make the Raja Veethi shops' year, and officers come then: stock is weighed, tray by tray, and grams at a smith's bench need a slip. Exchange vouchers with identity, chit instalments shown as advances and repair slips complete the count. Crushers answer with transit slips and blasting purchases. Cashew roasters answer by yield and grower vouchers. Flower and fish agents show whose money it was. A count signed in haste is hard to take back, so read it and note what lies elsewhere. Where the letter doubts a deposit from abroad, the bank's advice with the sender's name and the year's passport pages are put behind the table.",
    },
    'gst-refunds': {
      ground: 'Kottaipattinam',
      text: "Trawlers of Kottaipattinam and Jagathapattinam sell fresh fish without tax, and tax on engines, nets and ice boxes stays a cost; only a packer who ships in his own name can claim. Cashew kernels exported directly can. Jewellery sold to a son's friends abroad is an export only with customs papers. Blue metal is sold at home. Most of what can be asked back in this district is an idle cash balance, a wrong head or tax paid on exempt nuts, and a look at the ledger shows it. Copra and nuts from Alangudi are bought from growers without tax, so little credit stands behind them; packing, freight and the dryer's spares are all of it.",
      trades: {
        cashew:
          'Kernels from Adanakottai sold to shops at home use up the tax on the nuts. Where a roaster ships a carton in his own name, lot sheet, reverse-charge entries, food licence and bank advice carry the claim. Kernels given to a merchant exporter need his order and papers before they leave the shed.',
      },
    },
    'income-tax-filing': {
      ground: 'Adanakottai',
      text: "A roaster at Adanakottai shows raw nuts, kernels by grade and shells sold, and the yield between them is known in the trade. Jewellers close by weight at one method for all years. Boat owners show trips. Growers of coconut and flowers have farm income; those who buy the neighbour's crop have trade beside it. Crusher owners tie loads to transit slips. Gold brought home by a daughter abroad, gifts and loans between brothers each want a paper of the day, since the question comes years later.",
    },
    'pf-esi-services': {
      ground: 'cashew',
      text: 'Cashew sheds around Gandarvakottai pay women by the kilo of kernels, some at home, and a register with name, days and weight is where cover begins. Crushers have drillers, loaders and drivers under three employers, with the first day mattering most. Jewellers and textile shops add festival hands and a second branch, which can tip the count. Boat crews on shares stand apart from ice plant hands on wages. Coconut breakers come with the load. A shop of eight in June may be one of fifteen in October. Blue-metal drivers who change owners every few months should have the exit written in the same week, because a second account number takes long to merge.',
    },
    'tds-tcs-returns': {
      ground: 'road works',
      text: "Road works take blue metal by the load, and government contractors deduct, or not, as the bill is sale or work; the crusher owner should write on it which it is. He deducts on blasting, excavators and tippers. Jewellers settle making charges in metal and pay rent to several heirs. Cashew sheds pay brokers and shellers. Flower agents draw cash for growers. Families who buy land or a house from a non-resident owner must deduct under a rule of their own, before the deed is registered and not after. Coconut buyers who lease a grove for a term pay for the crop or for the land, and the deed's wording decides which of the two rules applies.",
    },
    'company-registration': {
      ground: 'Keeramangalam',
      text: 'Coconut and flower growers around Keeramangalam can form a producer company for copra, garlands or a cold room, and keep the land out. Cashew roasters of one family do well with a deed or an LLP. Jewellers look at savings schemes first: instalments kept long in a company may be deposits under strict rules. Crusher partners read the permission and its name. Money sent from abroad for a business here has reporting rules of its own, so a brother in Singapore should be a lender, partner or shareholder on paper, not by word. A boat with owners in three villages needs a deed more than any firm in town.',
      trades: {
        cashew:
          "Roasters at Adanakottai are households with a shed, and a deed that says whose money bought the season's nuts serves them better than a company. Growers around Gandarvakottai who want to sell kernels and not nuts can form a producer company, with a shed, a food licence and a buyer as its first tasks.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Kottaipattinam',
      text: "A boat at Kottaipattinam has diesel and ice on the agent's account, an auction slip and a share for each man; the settlement sheet separates catch, loan and recovery. Cashew roasters keep a lot sheet from raw bag to graded kernel. Coconut yards convert counts into kilos. Flower agents close before the buses leave. Crushers keep slips by lorry with royalty. Money from abroad that builds a house stays in the family's own file, with advice and deed, and never passes through the shop's cash book on its way.",
    },
    'udyam-registration': {
      ground: 'Gandarvakottai',
      text: 'Roasting and shelling cashew at Gandarvakottai is manufacture; dealing in raw nuts is trade. Crushing stone is manufacture, with excavators and tippers at book value. Goldsmiths make, showrooms sell, and a shop with its own workshop lists making first. Coconut dealers who dry copra list it. Fishing is outside, an ice plant inside. Flower agents gain little. Women who shell at home are not units of the shed. Those who return from abroad to start something take the certificate before they order the machine. Jewellery shops that only sell gain bank lending and no more. The form asks for women and men at work, and in cashew sheds the first number is the larger.',
      trades: {
        cashew:
          "Around Gandarvakottai and Adanakottai roasting sheds run in season with family and hired women. Roasting, shelling and packing are making; buying nuts for another is trade. A roaster, cutter or dryer enters at book value, and a shed on a brother's land shows his consent for the address.",
      },
    },
    'iec-registration': {
      ground: 'cashew',
      text: "Cashew kernels are what Pudukkottai could ship in its own name, and mostly ships in somebody else's; a roaster who goes direct needs the code, the council's registration, a food licence and cartons marked with grade and count. Fish from the coast goes through approved plants in other towns. Jewellery carried by families abroad is no export of the shop. Remittances from Singapore or the Gulf need no code. Before taking one, ask the buyer whose name he wants on the bill of lading; that answer decides. Coconuts and copra go with the council for coconut goods, flowers by air in the name of exporters near an airport. Blue metal stays at home.",
      trades: {
        cashew:
          "A buyer abroad asks an Adanakottai roaster for count, moisture and the share of broken kernels. A sample tested in a laboratory settles that before the code is needed. A small carton by courier is an export too: it wants the code, a food licence and a label in the buyer's form.",
      },
    },
  },
  seo: {
    title: 'Accounts, GST and ITR Filing in Pudukkottai',
    description:
      'Jewellers, cashew roasters, rice mills and families with earnings abroad: book-keeping, GST returns and income tax filing for Pudukkottai and Aranthangi.',
    keywords: [
      'tax consultant Pudukkottai',
      'jewellery shop accounts',
      'cashew GST reverse charge',
      'NRI income tax Aranthangi',
      'GST returns Pudukkottai',
      'ITR filing Pudukkottai',
    ],
  },
} satisfies CityContent;
