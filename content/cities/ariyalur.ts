import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ariyalur',
  changedOn: '2026-11-21',
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
      kind: 'cement-minerals',
      name: 'Cement works and limestone mines',
      note: 'Suppliers to the Ariyalur plants raise bills against purchase orders and goods receipt notes, and a quantity short-passed at the gate must come back as a credit note.',
    },
    {
      kind: 'transport',
      name: 'Tippers, bulkers and clinker haulage',
      note: 'A tipper between mine and crusher earns by the tonne, so the weighment sheet of the fortnight is the root of the freight bill, the driver bonus and the loan instalment.',
    },
    {
      kind: 'engineering',
      name: 'Plant maintenance and fabrication',
      note: 'Shutdown work at the kilns comes in short heavy bursts, and a fabricator has to charge rods, plates and overtime to the shutdown order that caused them.',
    },
    {
      kind: 'food-processing',
      name: 'Cashew shelling and cane',
      note: 'Shelling sheds near Jayankondam and cane hauliers of the Sathamangalam mill both pay women and gangs by weight, with payment sheets that need names and signatures.',
    },
    {
      kind: 'handloom-silk',
      name: 'Elaiyur and Udayarpalayam looms',
      note: 'Weavers here work for merchants of Jayankondam and Tirubhuvanam, who should record silk and zari issued, sarees returned and wages due, loom by loom.',
    },
    {
      kind: 'farm-produce',
      name: 'Maize, cotton and groundnut',
      note: 'Traders at the Ariyalur regulated market pay growers on the spot and sell to feed mills on credit, a gap that shows up in the bank account as an unexplained overdraft.',
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
      why: 'Packing, loading and housekeeping at the cement works are done by contract labour, and the plant, as principal employer, answers for dues that a contractor leaves unpaid. It therefore stops the bill until challans name every worker on the muster roll. We obtain the codes, generate UAN and insurance numbers before gate passes, file with the wage sheet, and clear old members left without an exit date.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'Cement companies deduct from every haulage and works bill, yet tipper owners in Ariyalur frequently learn of it only when a refund is short. Their own payments to sub-hired tippers, cranes and welders need deduction as well. Freight worked out from weighment sheets is compared with the tax credit statement, a wrong PAN or amount goes back to the payer for correction, and the sub-contract side is filed from the same sheets.',
    },
    {
      service: 'gst-returns',
      why: 'The same tipper may carry clinker under a consignment note, stand on hire inside a mine with its operator, and deliver gravel that its owner sells. Freight, hire and sale are three supplies with three treatments. We read the work order first, bill each under its code, apply forward or reverse charge as opted, and match credit on tyres and spares with GSTR-2B before GSTR-3B is filed.',
    },
  ],
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
