import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ranipet',
  changedOn: '2026-11-21',
  pincode: '632401',
  population: '50,000+',
  intro:
    'Finished leather for European shoes and boiler auxiliaries for Indian power plants come out of one small town on the Palar: that is Ranipet, a district seat built on factories.',
  description: [
    'Ranipet is a factory town before it is anything else. Tanneries here and at Melvisharam turn goat, sheep and cow hides into finished leather and shoe uppers for export, and share the cost of the common effluent plants that allow them to work. The boiler auxiliaries plant has given Mukundarayapuram its ring of fabricators. The SIPCOT estate holds chemical, ceramic and engineering units, many of them suppliers to each other. Arcot, across the river, mills rice; Walajapet next door weaves and keeps the shops.',
    'Tanning ties up money for months: skins are bought in bulk after Bakrid, chemicals are imported, and the shoe brand pays after shipment and inspection. The tax paid on chemicals, job work and treatment charges waits in the ledger until the refund. Family partnerships that began with one drum now hold sheds, machinery and export codes in several names, and overseas buyers ask for audited accounts of a single entity. That untangling is what Ranipet asks of an accountant.',
  ],
  keyAttractions: [
    'Ratnagiri Murugan Temple',
    'Sholinghur Yoga Narasimha Temple',
    'Delhi Gate, Arcot',
    'Kaveripakkam Lake',
    'Mahendravadi rock-cut temple',
  ],
  majorIndustries: [
    {
      kind: 'leather',
      name: 'Tanneries and shoe upper units',
      note: 'A hide changes its unit of measure in Ranipet, from piece to kilo to square foot, and the stock register has to follow it through every stage.',
    },
    {
      kind: 'engineering',
      name: 'Boiler auxiliary fabricators',
      note: 'Shops around Mukundarayapuram build ducts and dampers against staged inspection, so income is booked by certified stage and unbilled work stands in the closing stock.',
    },
    {
      kind: 'chemicals-salt',
      name: 'SIPCOT chemical units',
      note: 'Makers of tanning and process chemicals carry drum deposits, effluent treatment dues and tank stocks, three balances that an auditor always asks to confirm.',
    },
    {
      kind: 'cement-minerals',
      name: 'Ceramic and refractory plants',
      note: 'Kilns in the estate lose a share of every firing to breakage, and the rejection sheet of each batch supports both the cost and the credit taken on clay and glaze.',
    },
    {
      kind: 'food-processing',
      name: 'Arcot rice mills and sweets',
      note: 'Rice millers of Arcot hold paddy bought from Kalavai and Timiri farmers on deferred payment, which should stand as creditors by name and not as one round sum.',
    },
    {
      kind: 'handloom-silk',
      name: 'Walajapet weaving',
      note: "Walajapet looms weave silk and cotton for traders from other towns on supplied yarn, and the weaver's books should show wages earned, never the saree's price.",
    },
  ],
  serviceAreas: [
    'Walajapet',
    'Arcot',
    'Melvisharam',
    'Mukundarayapuram',
    'SIPCOT Ranipet',
    'Ammoor',
    'Sholinghur',
    'Arakkonam',
  ],
  needs: [
    {
      service: 'gst-refunds',
      why: 'Exporting tanners pay tax on chemicals, machine rental, job work and common effluent treatment, and sell abroad without charging any. Claims are cut when leather moves under one description on the invoice and another on the shipping bill, or when treatment plant bills name the old partnership. We correct the master data first, then file RFD-01 with a working for every input.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Commission to a selling agent in Italy, fees to a visiting colour technician, hire of splitting machines and bills of loading contractors: a tannery deducts under several heads, and for the foreign payees it must weigh the treaty and file remittance papers with the bank. We settle head and papers before payment, since a rate corrected afterwards comes from the tanner's own pocket.",
    },
    {
      service: 'company-registration',
      why: "Shoe brands and lenders want one company behind a leather order, while the Ranipet family has three partnerships, a proprietor's licence and land in the grandfather's name. Conversion touches the consent of the pollution board, the export code and the SIPCOT allotment, not only the ROC forms. We list every licence first and plan the order in which each one moves.",
    },
  ],
  seo: {
    title: 'Ranipet Leather and SIPCOT Units: Refunds, TDS, ROC',
    description:
      'Export refunds for tanneries, tax deduction on foreign agents, family firms turned into companies: tax consultants serving Ranipet, Arcot and Melvisharam.',
    keywords: [
      'tax consultant Ranipet',
      'GST refund leather export',
      'company registration Ranipet',
      'TDS returns Ranipet',
      'tannery accounts Melvisharam',
    ],
  },
} satisfies CityContent;
