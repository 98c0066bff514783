import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ambur',
  changedOn: '2026-11-21',
  pincode: '635802',
  population: '1,10,000+',
  intro:
    'Ambur cuts, lasts and stitches shoes for European brands on the bank of the Palar, and its working capital waits in export refunds until leather, invoice and shipping bill agree.',
  description: [
    'Walk from the railway station and every second gate in Ambur belongs to leather: a tannery, a sole maker, a finisher or a factory where rows of women close uppers for a brand abroad. Hides arrive half processed from other states, pass through several firms, and leave as finished shoes in containers for Chennai port. A single pair may have met five GST numbers on its way.',
    'Two things decide whether such a firm is solvent on paper: credit lying in the GST ledger, and foreign bills not yet realised. Both are questions of matching rather than of skill in law. Payroll is the third weight, with large numbers of stitchers on monthly wages and contract workers in the wet yards. Even the biryani houses that feed the highway have a puzzle of their own, since orders through delivery apps are taxed apart from the counter.',
  ],
  keyAttractions: [
    'Naganathaswamy Temple',
    'Periya Anjaneyar Temple',
    'Yelagiri Hills',
    'Jalagamparai Falls',
    'Vainu Bappu Observatory, Kavalur',
  ],
  majorIndustries: [
    {
      kind: 'leather',
      name: 'Tanneries and shoe factories',
      note: 'Wet blue, finished leather and uppers move between sister firms on challans, and square feet issued against pairs made is the one figure that exposes a stock error.',
    },
    {
      kind: 'chemicals-salt',
      name: 'Tanning chemical and dye dealers',
      note: "Dealers sell to tanneries on long credit and take back part drums, so ageing of debtors and credit notes for returns matter more than the month's sales.",
    },
    {
      kind: 'engineering',
      name: 'Sole, last and shoe machine shops',
      note: 'Moulds for soles and lasts are often paid for by the shoe factory but lie with the maker, and the books should say to whom each mould belongs.',
    },
    {
      kind: 'transport',
      name: 'Container and lorry agents',
      note: "Factory-stuffed containers go down the highway to Chennai, and haulage, handling and port charges must be split between reimbursed cost and the agent's own fee.",
    },
    {
      kind: 'tourism',
      name: 'Biryani houses and highway hotels',
      note: "Sales through a delivery app are taxed in the app's hands while counter sales remain the hotel's own, so both figures are needed for each month's return.",
    },
  ],
  serviceAreas: [
    'Thuthipet',
    'Periyavarikkam',
    'Minnur',
    'Vinnamangalam',
    'Madhanur',
    'Oomerabad',
    'Pernambut',
    'Vaniyambadi',
  ],
  needs: [
    {
      service: 'gst-refunds',
      why: "Shoe exporters under a Letter of Undertaking hold credit on chemicals, soles, cartons and job work for months. Refund officers compare invoice, shipping bill and the claim line by line, and a changed invoice value after a brand's price cut is the usual hitch. We prepare the statement with such changes explained before they are asked for.",
    },
    {
      service: 'pf-esi-services',
      why: "A closing hall has several hundred women on its rolls, with joiners after each festival and marriages that change names on Aadhaar. A name that differs between Aadhaar, bank and UAN blocks a worker's claim years later. We clear mismatches at joining and reconcile attendance, wages and contribution hall by hall every month.",
    },
    {
      service: 'iec-registration',
      why: 'Small finishers and belt makers who long sold through merchant exporters now get enquiries of their own from Italy or Germany. To ship directly they need the IEC, membership of the leather export council for its schemes, and bank details at the port. We put these in order and see to the yearly confirmation of the code.',
    },
  ],
  seo: {
    title: 'Ambur Leather and Shoe Exporters: Refunds and Payroll',
    description:
      'GST refund files, PF and ESI for stitching halls and IEC for small finishers: accounting help for Ambur tanneries, shoe factories and chemical dealers.',
    keywords: [
      'GST refund Ambur',
      'leather exporter accountant',
      'shoe factory PF ESI',
      'IEC registration Ambur',
      'tax consultant Ambur',
    ],
  },
} satisfies CityContent;
