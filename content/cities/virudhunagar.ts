import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'virudhunagar',
  changedOn: '2026-11-22',
  pincode: '626001',
  population: '72,000+',
  intro:
    "Grocers all over Tamil Nadu read Virudhunagar's weekly rates for dal, oil, chilli and coriander, and the merchants behind that list carry stocks whose value can shift before the lorry is unloaded.",
  description: [
    'Virudhunagar handles far more than its fields grow. Merchants bring coriander from Rajasthan, chilli from Andhra Pradesh and pulses through Thoothukudi port, clean, split, grind or press them, and send them on by lorry and rail. Gingelly oil brands and dal mills stand beside cotton gins, with the cement works at R.R. Nagar to the south and match and fireworks units around Sattur. The local samba vathal chilli has its own GI tag.',
    'Margins are thin and volumes heavy, so a single mismatch costs dearly. One supplier who never filed, one labelled pack billed as if loose, one load without its e-way bill, and the gain on that lot has gone. We compare the purchase register with GSTR-2B while the supplier still answers the phone, hold brokerage apart from trading, and value stock lot by lot at the year end.',
  ],
  keyAttractions: [
    'Kamaraj Memorial House',
    'Parasakthi Mariamman Temple',
    'Irukkankudi Mariamman Temple',
    'Bhuminathar Temple, Tiruchuli',
    'Kullursandai Reservoir',
  ],
  majorIndustries: [
    {
      kind: 'dried-goods',
      name: 'Chilli, coriander and pulses wholesale',
      note: 'Brokers settle rates by phone and bags arrive days later, so contract note, weighment slip and final bill of each lot should carry one reference in the ledger.',
    },
    {
      kind: 'dal-mills',
      name: 'Dal and gingelly oil mills',
      note: 'Loose dal and a labelled pack of the same dal are treated differently under GST, and a mill that sells both needs two item codes and two stock accounts.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills and their gins',
      note: 'Mills with gins of their own buy kapas from growers, account for tax under reverse charge, keep names and bale yields, and book the seed as a product, not as scrap.',
    },
    {
      kind: 'fireworks',
      name: 'Match and fireworks units, Sattur',
      note: 'Licensed units around Sattur send out some stages and pay by the piece, so goods on job-work challans and the wage register must together explain the finished cases.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors at R.R. Nagar',
      note: 'Hauliers and contractors at R.R. Nagar are paid once the weighbridge entry is passed, which leaves bills raised in one quarter and tax credited in another to be matched.',
    },
    {
      kind: 'colleges',
      name: 'Merchant-trust colleges',
      note: "Many colleges here belong to merchant community trusts with endowment rents and hostels, and the trust's ITR-7 rests on vouchers for each rupee applied to its objects.",
    },
  ],
  serviceAreas: [
    'Aruppukkottai',
    'Sattur',
    'R.R. Nagar',
    'Soolakkarai',
    'Amathur',
    'Tiruchuli',
    'Kariapatti',
    'Pandian Nagar',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: "Bulk dal, labelled dal, oil, cake and husk leave one Virudhunagar mill gate under different treatment, while dozens of upcountry suppliers bill the same firm. We maintain the item master, test each inward bill against GSTR-2B, reverse the credit that belongs to exempt sales, and only then release GSTR-3B; at this trade's margin a careless reversal eats the gain of a whole load.",
    },
    {
      service: 'gst-notices',
      why: 'A notice to a merchant can trace back to a seller in another State whose registration was cancelled after the deal, and the ASMT-10 or DRC-01 then doubts goods that truly came. We gather lorry receipt, e-way bill, weighbridge slip, unloading wages and bank payment for the lot, reply within the time the notice gives, and appeal when evidence of movement has been passed over.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Heavy purchases of goods, brokerage, godown rent, lorry freight and interest to depositors each have a deduction rule, and a commodity house pays all five. Interest on relatives' loans, credited in the last week of March, needs the deduction too. A ledger-by-ledger deduction chart, prepared with us in April and read again before closing, keeps PANs, challans and returns in step.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Aruppukkottai',
      text: "Merchants with godowns in Virudhunagar and Aruppukkottai, a mill on the bypass and a rented shed near the station have four places under one number, and goods found in a fifth look unbilled. Dealers who buy upcountry and sell here, agents who sell for principals and mills that do both say so in the form. A transit godown at Thoothukudi for imported pulses belongs on it. Mills that buy cotton from growers pay the tax themselves once registered. Sales of loose grain alone may be exempt; one labelled pack changes that. Trusts list endowment shops let on rent, which is taxable. Contractors at the cement works list labour, haulage and repair, because the works' accounts office reads the codes.",
      trades: {
        'plant-contractors':
          'Contractors at R.R. Nagar haul, load and repair for the cement works, which reads code, order and certificate before it passes a bill. Haulage under reverse charge, labour and repair have different rules, so each is a line in the form. The yard where the lorries stand is a further place of business.',
      },
    },
    'gst-returns': {
      ground: 'R.R. Nagar',
      text: "Hauliers and gangs at R.R. Nagar raise bills when the weighbridge entry is passed, and freight under reverse charge must stand in both books. Gins enter kapas from growers with reverse charge, lint as sale and seed as a product of its own. Match units around Sattur move splints on challans. Spinning mills sort waste by grade. Trusts show rent of endowment shops, which is taxable even where the college is exempt. The brokers' commission on spices is a service with a bill, not a difference in rate.",
    },
    'gst-notices': {
      ground: 'Sattur',
      text: "Match and fireworks units at Sattur answer from the production books kept for the licence, agents' accounts and lorry copies; anything signed during a visit is read again at once. Gins answer by kapas, lint and seed. Cement contractors answer with the works' ledger. Trusts answer for hall and shop rents out of their audited accounts. For a dal merchant the mill's outturn of husk and broken is the second line of defence after the lorry papers. A question on credit may be followed by one on yield.",
    },
    'gst-refunds': {
      ground: 'Thoothukudi port',
      text: "Pulses and spices come in through Thoothukudi port and leave by lorry for home buyers, so imports bring customs tax as credit but no refund by themselves. Gingelly oil is on the list shut out from the refund for inverted rates. Chilli, coriander and oil shipped abroad in the merchant's own name are another case, with cleaning, bags, fumigation and freight in the claim. Match and cracker units look at the merchant exporter's papers. Loose dal is exempt; credit behind it is a cost and is reversed. Cotton gins sell lint at home and use up their credit.",
    },
    'income-tax-filing': {
      ground: 'weekly rates',
      text: "The merchants whose weekly rates the grocers read hold stock that rises and falls before the lorry is unloaded, so 31 March is valued lot by lot at one method kept for years. Brokers report brokerage. Mills report husk, cake and seed. Cotton ginners name growers. Trusts of the merchant community file for colleges and hospitals with vouchers for each rupee applied. Interest on relatives' money stands in both returns. Hauliers at the cement works put income and credit in one year, though the bill was passed in the next. Spinning mills agree cotton and yarn with the bank's stock statement. A dal mill's closing lots are valued at what each cost, since one average hides the lot that lost.",
    },
    'pf-esi-services': {
      ground: 'Sattur',
      text: 'Match and fireworks units around Sattur pay by the gross in licensed sheds, and nobody should enter one who is not on the roll; box pasting at home is asked about as well. Dal and oil mills have loadmen by the bag and packing women by the kilo, and tonnage gives an officer an estimate. Spinning mills have hostels. Cement contractors at R.R. Nagar are paid against challans with the names at the gate. Merchant houses have clerks of thirty years with names spelt in three ways, to be mended before they retire. Trusts keep teachers, wardens and drivers by institution, and a transfer between two of them is a date in both rolls and not an exit from one.',
      trades: {
        'plant-contractors':
          'Loading gangs at R.R. Nagar are paid by the wagon or the lorry, through leaders who bring men from nearby villages. Names, days and wages are written at the gate and not worked back from tonnes. Dust and height make the insurance number urgent, and packing-plant helpers stand on the same list.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Sattur',
      text: 'Filling, box-making and label printing for units at Sattur bunch up before the season, and commission to agents falls due when booked. Cement hauliers take declarations from sub-hired lorries. Gins pay brokers, pressers and cotton carriers. Trusts of the merchant community pay teachers, doctors and builders under different heads, and give their own papers to banks so that nothing is cut from deposits without need. In April a chart by ledger head shows which of it needs a PAN, which a declaration, and which nothing at all.',
    },
    'company-registration': {
      ground: 'merchant community',
      text: 'Trusts of the merchant community hold colleges, hospitals and rents, and are neither companies nor to be turned into them. The trading houses are partnerships of cousins with brands in gingelly oil and dal; who owns the brand and the godown is written down before an LLP or a company is formed. Deposits taken from relatives and widows of the community are the hidden point, because a company may not keep them as a firm did. Chilli growers can form a producer company for the samba vathal name they share. Mills and gins with loans move charge, licence and power connection one by one, and bill in the new name only when the last has moved.',
      trades: {
        'spinning-mills':
          "Mills with gins around Virudhunagar and Aruppukkottai may hold relatives' deposits, a brand and shares in a trading house in one set of books. A company can hold the mill; deposits are repaid or turned into capital first, and lender, licence and power connection are moved in order before the first bill.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'contract note',
      text: 'Rates are fixed by phone, bags arrive days later and money goes by bank in between, so one reference runs from contract note to weighment slip, bill and payment. Stock is kept by lot and godown; dal, husk and powder by yield; oil and cake by pressing. Brokerage stays apart from trading. Gins keep kapas, lint and seed. Match units keep gross by shed. Trusts keep objects and endowments. A house that deals in six goods has six small trading accounts, and the one that lost money should be known by June.',
    },
    'udyam-registration': {
      ground: 'gingelly oil',
      text: 'Dal splitting and gingelly oil pressing are manufacture, brokerage and wholesale are not, and a house that does all should put milling first under the PAN that owns the machines. Gins list ginning with presses at book value. Match units write the name as on the licence. Cement contractors print the number on bills, since the works pays after weighbridge entries are passed. A brand of oil in consumer packs is asked for the number by public buyers. Three PANs of one family are three certificates, not one.',
    },
    'iec-registration': {
      ground: 'coriander',
      text: "Coriander and chilli from Virudhunagar's godowns go abroad under the Spices Board's registration, and pulses come in under a policy that changes within a season. A merchant does both on one code, with contract date and notification kept together. Samba vathal with its GI tag needs truth about origin, as bags from Andhra stand beside it. Gingelly oil in consumer packs needs the buying country's label. Matches are dangerous goods at sea. Whoever only sells to exporters at Thoothukudi can leave the code alone. Cement contractors and colleges need the code only to import.",
    },
  },
  seo: {
    title: 'Virudhunagar Commodity Traders: GST Returns and TDS',
    description:
      'GST returns, notice replies and TDS for dal mills, oil presses, chilli and coriander merchants, cotton gins and match units in Virudhunagar and Sattur.',
    keywords: [
      'GST consultant Virudhunagar',
      'dal mill GST returns',
      'commodity trader TDS',
      'oil mill accounts Virudhunagar',
      'GST notice reply Virudhunagar',
      'Sattur match unit GST',
    ],
  },
} satisfies CityContent;
