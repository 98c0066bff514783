import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tirupur',
  changedOn: '2026-11-21',
  pincode: '641601',
  population: '9,00,000+',
  intro:
    'A T-shirt leaves Tirupur after passing through knitting, dyeing, compacting, printing and stitching units, and every one of those gates writes a challan and a labour bill.',
  description: [
    "Tirupur sells knitwear to the world and hosiery to the rest of India, and hardly anyone here does the whole job. The exporter buys yarn, books machines at a knitting shed, sends fabric to a dye house tied to a common effluent plant, and has it cut and stitched by his own tailors or a contractor's. Money follows the order: packing credit when it is confirmed, buyer's remittance long after the cartons have sailed.",
    'Between those two dates the input tax on yarn, dyeing, trims and freight is locked up, and the refund is working capital, not a bonus. Costing is done style by style, while most accounts show only a total, so a loss on one order is found when the season is over. Labour is the other half: tailors paid by piece, checkers paid by shift, and workers from Odisha, Bihar and Jharkhand whose Aadhaar and bank details must be right before provident fund can be credited.',
  ],
  keyAttractions: [
    'Avinashi Lingeswarar Temple',
    'Tiruppur Kumaran Memorial',
    'Nanjarayan Bird Sanctuary',
    'Sivanmalai Murugan Temple',
    'Thirumoorthy Hills',
  ],
  majorIndustries: [
    {
      kind: 'garments',
      name: 'Knitwear export units',
      note: 'Each style has its own yarn count, dyeing loss and piece rate, so exporters who keep cost sheets by order number close their books faster than those who keep only totals.',
    },
    {
      kind: 'textile-mills',
      name: 'Dyeing, knitting and compacting units',
      note: 'Dye houses charge by the kilo of fabric delivered while salt, dyes and effluent plant charges are paid in advance, a gap that the monthly accounts must show.',
    },
    {
      kind: 'printing-paper',
      name: 'Labels, cartons and fabric printing',
      note: "Suppliers of hang tags, poly bags and export cartons work on the exporter's artwork and credit terms, and unsold printed stock after a cancelled order is waste.",
    },
    {
      kind: 'poultry-dairy',
      name: 'Palladam broiler farms',
      note: 'Growers around Palladam raise birds owned by an integrator and earn a rearing charge, so the chicks and feed in their sheds are not their purchases.',
    },
    {
      kind: 'transport',
      name: 'Freight forwarders and parcel lorries',
      note: 'Forwarders here pay ocean freight and port charges at Thoothukudi or Kochi for shippers, and mixing those with their own service fee inflates turnover.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Anupparpalayam brass vessels',
      note: 'Vessel workshops in Anupparpalayam take old brass in part payment for new pots, an exchange that has to be recorded as a purchase and a sale.',
    },
  ],
  serviceAreas: [
    'Avinashi',
    'Palladam',
    'Anupparpalayam',
    'Veerapandi',
    'Mangalam',
    'Perumanallur',
    'Nallur',
    'Kangeyam',
  ],
  needs: [
    {
      service: 'gst-refunds',
      why: 'Knitwear shipped under a letter of undertaking leaves the tax on yarn, dyeing and trims in the credit ledger. The RFD-01 claim stalls when a shipping bill number in GSTR-1 has a wrong digit, when the general manifest is missing, or when a dye house has not filed. We match invoice, shipping bill, remittance and GSTR-2B for the period before applying.',
    },
    {
      service: 'pf-esi-services',
      why: "Stitching contractors bring their own tailors onto the exporter's floor, and when the contractor does not pay contributions the exporter is asked. Buyers' social auditors check the same challans. We run the muster and piece-rate register of each contractor, generate account numbers for newly arrived workers, and keep the proof in one file by month.",
    },
    {
      service: 'iec-registration',
      why: "A fabric unit owner who has stitched for others for years decides to ship his first container himself. He needs an import export code in the firm's exact PAN name, the bank's AD code registered for his port, and the RCMC of the council before he quotes for incentives. One mismatch of name between bank and PAN holds the carton at the gate.",
    },
  ],
  seo: {
    title: 'Tirupur Knitwear Accounts, GST Refunds and PF Filing',
    description:
      'GST refund claims, PF and ESI for stitching units, and import export codes for Tirupur knitwear exporters, dye houses and job workers, checked bill by bill.',
    keywords: [
      'tax consultant Tirupur',
      'GST refund Tirupur exporters',
      'PF ESI consultant Tirupur',
      'IEC registration Tirupur',
      'knitwear job work accounts',
    ],
  },
} satisfies CityContent;
