import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'sivakasi',
  changedOn: '2026-11-21',
  pincode: '626123',
  population: '2,30,000+',
  intro:
    "Sivakasi fills its order books for one festival night and for next year's calendars, and its accounts have to carry stock, dealer advances and piece wages through the quiet months between.",
  description: [
    'Dry air and little rain made Sivakasi a place for match dipping, then for fireworks, then for the printing that both needed for their labels. Today the offset presses stand on their own feet: calendars, diaries, notebooks, cartons and labels go out to every state, often from the same family that also holds a share in a cracker factory.',
    'Two seasons overlap in one ledger. Crackers are made all year and sold mostly in the weeks before Deepavali, while calendar orders are taken in autumn and collected after New Year. A profit figure drawn in July therefore says little unless stock is counted and advances are kept apart from sales. Wages add a second layer, because rolling, box filling and binding are paid by the piece across many small sheds. We keep these files from our Coimbatore office, with bills sent by WhatsApp and originals by courier.',
  ],
  keyAttractions: [
    'Kasi Viswanathar Temple',
    'Bhadrakali Amman Temple',
    'Nindra Narayana Perumal Temple, Thiruthangal',
    'Vembakottai excavation site',
    'Irukkankudi Mariamman Temple',
  ],
  majorIndustries: [
    {
      kind: 'matches-fireworks',
      name: 'Cracker and safety match units',
      note: "Factories in the villages around the town build stock for months before the first big sale, so closing stock by product and by shed decides whether the year's profit is right.",
    },
    {
      kind: 'printing-paper',
      name: 'Offset printing presses',
      note: "One press may sell its own calendars in the morning and print labels on a buyer's board in the afternoon: goods in one bill, a printing service in the other.",
    },
    {
      kind: 'chemicals-salt',
      name: 'Aluminium powder and chemical dealers',
      note: 'Powder, nitrate and sulphur sold to licensed factories need purchase and sale registers that agree with the licence books kept for the explosives authorities.',
    },
    {
      kind: 'transport',
      name: 'Lorry booking offices',
      note: 'Crackers and diary cartons share the same booking counters, where each consignment needs its invoice, e-way bill and freight entry before the lorry leaves.',
    },
    {
      kind: 'retail',
      name: 'Cracker wholesale and gift-box shops',
      note: "Shops on the Sattur and Virudhunagar roads earn most of a year's sales in a few weeks, much of it as family gift boxes paid for in instalments through chit savings.",
    },
  ],
  serviceAreas: [
    'Thiruthangal',
    'Viswanatham',
    'Naranapuram',
    'Satchiyapuram',
    'Sithurajapuram',
    'Anaiyur',
    'Vembakottai',
    'Sattur',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'A fireworks unit takes dealer advances long before it dispatches, and returns unsold cartons are settled by credit note after Deepavali. If both run through one party account, the balance sheet shows debtors that do not exist. We keep advances, dispatches and returns apart and count finished stock by brand before the year closes.',
    },
    {
      service: 'pf-esi-services',
      why: 'Match and cracker workers are paid by the gross or the bundle, and many move between sheds of the same family within a season. Piece wages still have to be turned into monthly wages under the right UAN. We build the ECR from the piece register, so that nobody is filed twice and no shed is left out.',
    },
    {
      service: 'gst-returns',
      why: 'Who owns the paper and who owns the design settles how a Sivakasi press describes a job, and a large run of label, carton and notebook invoices in one month makes slips easy. We sort HSN from service codes before GSTR-1 goes in, so that buyers in other states find their invoices where they expect them.',
    },
  ],
  seo: {
    title: 'Accountants for Sivakasi Print, Match and Cracker Units',
    description:
      'Books for cracker stock and dealer advances, GST returns for offset presses, PF and ESI on piece wages: remote accounting for Sivakasi family firms.',
    keywords: [
      'accountant in Sivakasi',
      'GST returns Sivakasi',
      'fireworks factory accounts',
      'printing press GST',
      'PF ESI Sivakasi',
      'tax consultant Sivakasi',
    ],
  },
} satisfies CityContent;
