import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ariyalur',
  changedOn: '2026-11-23',
  pincode: '621704',
  population: '28,000+',
  intro:
    'Limestone under the fields made Ariyalur a cement town, and most of its smaller firms earn by hauling, loading, welding or cleaning for a plant that pays only when the gate register agrees.',
  description: [
    "Limestone full of sea fossils lies under Ariyalur, and the cement works around the town, the State's own TANCEM plant among them, have quarried it for decades. Direct jobs are fewer than the chimneys suggest. The money reaches people through tippers, bulkers, packing gangs, fabrication shops and spares counters. Away from the belt, cane goes to Sathamangalam, cashew grows around Jayankondam and Andimadam, and Elaiyur and Udayarpalayam weave sarees.",
    'Whoever supplies men or vehicles to a plant is paid when gate pass, muster roll, PF challan and invoice tell the same story. One missing name holds up the bill, and the bill holds up the wages. We prepare that set for each wage period, settle early how haulage is taxed, and make sure that the deduction shown by the plant, the GST turnover and the income tax return give one figure.',
  ],
  keyAttractions: [
    'Gangaikonda Cholapuram Temple',
    'Karaivetti Bird Sanctuary',
    'Adaikala Madha Shrine, Elakurichi',
    'Kaliyuga Varadaraja Perumal Temple',
    'Fossil Museum, Varanavasi',
  ],
  majorIndustries: [
    {
      kind: 'plant-contractors',
      name: 'Cement works contractors',
      note: 'Suppliers to the Ariyalur plants raise bills against purchase orders and goods receipt notes, and a quantity short-passed at the gate must come back as a credit note.',
    },
    {
      kind: 'lorries',
      name: 'Tippers, bulkers and clinker haulage',
      note: 'A tipper between mine and crusher earns by the tonne, so the weighment sheet of the fortnight is the root of the freight bill, the driver bonus and the loan instalment.',
    },
    {
      kind: 'fabrication',
      name: 'Plant maintenance and fabrication',
      note: 'Shutdown work at the kilns comes in short heavy bursts, and a fabricator has to charge rods, plates and overtime to the shutdown order that caused them.',
    },
    {
      kind: 'cashew',
      name: 'Cashew shelling sheds',
      note: 'Shelling sheds near Jayankondam pay women by the weight of kernels, and the payment sheets need names and signatures beside the kilos.',
    },
    {
      kind: 'silk-weaving',
      name: 'Elaiyur and Udayarpalayam looms',
      note: 'Weavers here work for merchants of Jayankondam and Tirubhuvanam, who should record silk and zari issued, sarees returned and wages due, loom by loom.',
    },
    {
      kind: 'stored-crops',
      name: 'Maize, cotton and groundnut',
      note: 'Traders at the Ariyalur regulated market pay growers on the spot and sell to feed mills on credit, a gap that shows up in the bank account as an overdraft.',
    },
  ],
  serviceAreas: [
    'Jayankondam',
    'Sendurai',
    'Andimadam',
    'Udayarpalayam',
    'Thirumanur',
    'Keelapaluvur',
    'Reddipalayam',
    'Kallankurichi',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: 'Packing, loading and housekeeping at the cement works are done by contract labour, and the plant, as principal employer, answers for dues that a contractor leaves unpaid. It therefore stops the bill until challans name every worker on the muster roll. We obtain the codes, see that each worker gets his UAN by face authentication and his insurance number before gate passes, file with the wage sheet, and clear old members left without an exit date.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'Cement companies deduct from works bills, and from haulage unless the owner has given his fleet declaration, so a tipper owner in Ariyalur looks at the tax credit statement each quarter. Their own payments to sub-hired tippers, cranes and welders need deduction as well. Freight from weighment sheets is compared with that statement, a wrong PAN goes back to the payer, and the sub-contract side is filed from the same sheets.',
    },
    {
      service: 'gst-returns',
      why: 'The same tipper may carry clinker under a consignment note, stand on hire inside a mine with its operator, and deliver gravel that its owner sells. Freight, hire and sale are three supplies with three treatments. We read the work order first, bill each under its code, apply forward or reverse charge as opted, and match credit on tyres and spares with GSTR-2B before GSTR-3B is filed.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Reddipalayam',
      text: "Contractors at the works of Reddipalayam and Kallankurichi supply men, tippers, welding and cleaning, each under its own code and with its own rule on who pays the tax, so the form lists them all. A fabricator who erects inside the plant does works contract; the same man's gate sold to a house is a sale. Cashew sheds around Jayankondam who buy nuts from growers pay the tax on them once registered. Weaving merchants name the house and the yarn store. Grain dealers with loose maize alone may need nothing. Tipper owners who carry under reverse charge for the works may need only a transporter number. A fabricator's second shed near the quarry belongs on the form.",
      trades: {
        'plant-contractors':
          'The works at Reddipalayam and Kallankurichi know a contractor by the name on his GST certificate, so PAN, labour licence and bank account are made alike before the form goes in. One with gangs at two plants names his office as the place, and a plant only where his own tools and stores lie.',
      },
    },
    'gst-returns': {
      ground: 'Udayarpalayam',
      text: "Merchants of Udayarpalayam enter silk and zari issued, sarees returned and wages, and only sales in GSTR-1; silk yarn bought from its maker puts the tax on them. Cashew sheds enter growers' nuts under reverse charge and dealers' nuts with credit. Fabricators bill by certified work. Labour contractors include wages and contributions in the value and not just the margin. Loose grain is exempt; on a grower's raw cotton a registered buyer pays. A quantity cut at the plant's gate comes back as a credit note in that month.",
    },
    'gst-notices': {
      ground: 'gate register',
      text: "The plant's gate register knows every tonne and every man, and a notice to a contractor here mostly compares his return with the plant's books: bills short-passed, credit notes missing, freight under reverse charge that stands on one side only. A table by purchase order, goods receipt and payment answers it. Tipper owners bring weighment sheets and hire notes. Cashew sheds bring grower vouchers and yield. Silk merchants bring issue books. Ask the plant's accounts office for its ledger of you before replying; both should tell the same. Grain dealers bring market slips, hauliers the freight register of the plant. Where the plant short-passed a load, the credit note of that month is the proof.",
      trades: {
        cashew:
          'For a shed near Jayankondam the reply starts from the nut: bags bought from which grower, reverse charge paid in which month, kilos given to which sheller, kernels and shells sold to whom. Shelling for a packer of another town stands apart, since those nuts did not belong to the shed.',
      },
    },
    'gst-refunds': {
      ground: 'TANCEM',
      text: "A State plant such as TANCEM may deduct tax under GST from a contractor's bill, and the amount lies in the cash ledger once accepted on the portal; what is not needed can be asked back. Tax charged on a bill that the gate cut down is a second case, after the credit note. Cashew kernels shipped in the shed's own name are an export. Freight, welding and cleaning use up their credit. Silk sold to Tirubhuvanam merchants stays at home. A short look at the ledger tells which it is. Tipper owners who paid the wrong tax on hire inside a mine pay the right one first and then claim.",
      trades: {
        cashew:
          "A shed that sells its kernels to packers in Panruti or Kollam has made a home sale and uses up the tax it paid on growers' nuts. Only a carton that leaves under the shed's own shipping bill opens a claim, with lot sheet, grade and bank advice behind it.",
      },
    },
    'income-tax-filing': {
      ground: 'tippers',
      text: "Owners of tippers and bulkers are paid by the tonne after deduction, and the choice between presumptive income and full books turns on loan interest and diesel, vehicle by vehicle. Labour contractors show wages with names, or the cost is doubted while the plant's deduction is certain. Fabricators count unbilled shutdown work. Cashew sheds count kernels by grade. Weaving merchants count yarn with looms. Grain dealers draw against the bank between buying and being paid, and that overdraft needs its own page. Deduction, turnover and return should give one figure. Cashew and groundnut from one's own field is farm income, the neighbour's crop is trade; market slips in the grower's name tell one from the other.",
      trades: {
        lorries:
          "A tipper that carries for one cement works has its whole year in that works' register. Trips, tonnes and deduction from there, the diesel cut and the loan statement make the account; an owner of few vehicles compares it with the presumptive income per vehicle before he chooses.",
      },
    },
    'pf-esi-services': {
      ground: 'Jayankondam',
      text: 'Shelling sheds near Jayankondam pay women by the kilo of kernels, some of them at home, and a register with names, days and weight is the start of cover. Tipper owners have drivers and cleaners whose batta needs a line apart from wages. Fabricators take extra hands for a kiln shutdown and must enter them before the gate does. Looms at Elaiyur stand in homes. Grain traders share loadmen with the market. Each is a small account, and the plant or the bank may ask for any of them.',
    },
    'tds-tcs-returns': {
      ground: 'Jayankondam',
      text: "Cashew dealers and saree merchants of Jayankondam pay shellers, weavers' middlemen and brokers in sums that pass the yearly total unnoticed. Fabricators pay gas, welders' gangs and cranes for a shutdown, where contract, purchase and hire stand on one bill and should not. Labour contractors see tax cut on wages too, and get it back only through a return that shows them. Market traders draw cash for growers, on which the bank may deduct. Scrap from cutting plates is sold with tax collected on that bill.",
    },
    'company-registration': {
      ground: 'Sathamangalam',
      text: 'Cane growers of Sathamangalam, cashew growers of Jayankondam and weavers of Elaiyur can each think of a group of their own; a producer company fits growers and weavers, a society may fit better where one exists. Plant contractors are asked for a company when the contract grows, and must ask which codes, licences and past work it may claim. Tipper owners mostly leave lorries outside and put the contract in an LLP. Two brothers who share a yard need a deed that says whose tipper stands idle at whose cost. A labour contractor who changes form loses his licence and codes unless he takes them afresh in time, and one wage period without them stops the gate.',
      trades: {
        cashew:
          'Cashew growers of Jayankondam and Andimadam who want to shell what they harvest can form a producer company and leave the groves with each family. A shed with one owner is better off as a firm; money that a packer advances for the season needs an agreement in either form.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'shutdown',
      text: "A kiln shutdown crowds much work into a few weeks, and rods, plates, gas and overtime have to stand under the order that caused them, or the margin of the year is a guess. Tippers have a page per vehicle from the fortnight's weighment. Labour gangs have a page per purchase order with wages, contributions and the bill. Cashew follows lots, looms follow cards, maize follows market slips. Money due from the plant is aged by gate note. Send the sheets by WhatsApp after each wage day. The register of free-issue plates and gas cylinders is closed with the plant's store each month, for a cylinder nobody can find is cut from the bill.",
      trades: {
        lorries:
          "A tipper on the mine route burns diesel by load and waits by the hour, so its page needs trips, tonnes, litres and idle days. Diesel drawn at the plant's pump is entered when it is drawn, not when it is cut from the bill; tyres and loan interest go to the registration number.",
      },
    },
    'udyam-registration': {
      ground: 'tipper',
      text: "Fabrication, cashew shelling and weaving are manufacture; labour supply, cleaning and haulage are services; grain dealing is trade. A tipper counts at book value, so two new ones may lift an owner out of micro. Contractors to the cement works should print the number on each bill, because the plant pays when the gate register agrees, and the remedy for late payment needs it. Sheds of husband and wife on two PANs stand on two certificates. Looms stand on the weaver's certificate, even when the yarn is the merchant's. Saree merchants with their own yarn are makers too, and a grain dealer who cleans and bags for growers has a service worth a code of its own.",
      trades: {
        fabrication:
          'Shops that build ducts, chutes and platforms for the kilns list fabrication first and site repair second; gas sets, rolls and cranes enter at book value. Cement works pay after their gate note, so the number on the bill and the date of acceptance are what a claim for interest rests on.',
      },
    },
    'iec-registration': {
      ground: 'Jayankondam',
      text: "Kernels from the sheds near Jayankondam go to packers in Panruti or Kollam, who hold the code; a shed that wants its own carton begins with a food licence, grade samples and the council's registration. Elaiyur silk leaves through merchants of Tirubhuvanam. Hauliers, fabricators and labour contractors need no code for work inside a plant, however large its imports. Take one to bring in a used crane or spares, and ask about the rules for used machines before paying. Maize depends on the policy of the day. A transporter whose lorries touch the port at Karaikal or Chennai moves other people's cargo on other people's codes, and should refuse when asked to lend one.",
      trades: {
        cashew:
          'Sheds of the district that shell imported nuts buy them from importers and need no code for that. Whoever wants to import in his own name does, with plant health papers at the port, a food licence and a bill of entry in the name that will use the credit.',
      },
    },
  },
  seo: {
    title: 'PF, ESI and GST for Ariyalur Cement Contractors',
    description:
      'Contract labour PF and ESI, tipper TDS credit and GST returns for hauliers, fabricators and labour contractors serving the cement works of Ariyalur.',
    keywords: [
      'PF consultant Ariyalur',
      'cement contractor GST',
      'tipper owner TDS',
      'labour contractor ESI Ariyalur',
      'tax consultant Ariyalur',
      'Jayankondam GST returns',
    ],
  },
} satisfies CityContent;
