import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tirupur',
  changedOn: '2026-11-22',
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
      kind: 'textile-export',
      name: 'Knitwear export units',
      note: 'Each style has its own yarn count, dyeing loss and piece rate, so exporters who keep cost sheets by order number close their books faster than those who keep only totals.',
    },
    {
      kind: 'textile-processing',
      name: 'Dyeing, knitting and compacting units',
      note: 'Dye houses charge by the kilo of fabric delivered while salt, dyes and effluent plant charges are paid in advance, a gap that the monthly accounts must show.',
    },
    {
      kind: 'printing',
      name: 'Labels, tags and export cartons',
      note: "Suppliers of hang tags, poly bags and export cartons work on the exporter's artwork and credit terms, and unsold printed stock after a cancelled order is waste.",
    },
    {
      kind: 'broilers',
      name: 'Palladam broiler farms',
      note: 'Growers around Palladam raise birds owned by an integrator and earn a rearing charge, so the chicks and feed in their sheds are not their purchases.',
    },
    {
      kind: 'port-agents',
      name: 'Freight forwarders and parcel lorries',
      note: 'Forwarders here pay ocean freight and port charges at Thoothukudi or Kochi for shippers, and mixing those with their own service fee inflates turnover.',
    },
    {
      kind: 'metal-crafts',
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
  local: {
    'gst-registration': {
      ground: 'Anupparpalayam',
      text: "An exporter in Tirupur who books knitting, dyeing and compacting outside needs his own office, cutting hall and store on the certificate, not the sheds of job workers, which are declared on challans. A stitching contractor working inside the exporter's compound needs papers for a place that is not his: the agreement says which hall is let to him. Vessel workshops in Anupparpalayam, often in part of a house, bring the house tax receipt and consent of co-owners. Composition suits none who sell to exporters.",
    },
    'gst-returns': {
      ground: 'Anupparpalayam',
      text: 'The export month in Tirupur has four registers that must agree: challans to processors, their bills, shipping bills and table 6A. A knitted roll that went for compacting in March and came back in April is a gap to look for in ITC-04. Dye houses bill by the kilo and give shade debits later. In Anupparpalayam old brass taken in part payment is a purchase of its own and not a discount. Broiler growers at Palladam bill a service to the integrator or nothing at all; the agreement says which.',
      trades: {
        'textile-export':
          "An order in Tirupur moves on challans through knitting, dyeing, compacting, printing and stitching, and the roll's weight changes at each. The challan book by order number gives ITC-04; shipping bill, port code and invoice give table 6A. Fabric that lies with a processor when the period ends is listed.",
      },
    },
    'gst-notices': {
      ground: 'common effluent plant',
      text: "Credit on bills of dye houses is questioned in Tirupur when a processor stops filing, or when kilos dyed and kilos shipped part company. The common effluent plant's own bills help: water discharged, chemicals used and fabric processed tell what was really done. Delivery challans, gate entries and bank payments go beside them. Forwarders are asked about freight recovered from shippers, carton makers about the code on their boxes. A reply in one annexure, order by order, says more than a bundle of copies. Where a dye house's number was cancelled after the date of its bill, a screen copy of its status on that day belongs in the annexure.",
      trades: {
        'port-agents':
          "Forwarders in Tirupur pay ocean freight, terminal charges and lorry hire for knitwear exporters and add a fee. The answer to a notice is the job file: carrier's bill in the shipper's name, receipt, own invoice. Freight bought and sold at a margin is the forwarder's own supply and is shown as such.",
      },
    },
    'gst-refunds': {
      ground: 'Avinashi',
      text: 'An exporter at Avinashi or Perumanallur who sells through a merchant house gives away the refund unless the concessional rate and its proofs were agreed before dispatch. Dye houses and compacting units have a case of their own if chemicals carry more tax than processing, with machinery and services outside the formula. Label and carton makers look at inputs against product. Drawback and the choice between duty paid and undertaking are settled for a whole year of orders, not container by container. Vessels of Anupparpalayam sold at home leave nothing.',
    },
    'income-tax-filing': {
      ground: 'packing credit',
      text: "Drawback, rebate and exchange gain reach a Tirupur exporter's bank without an invoice and are income all the same. Packing credit interest, job charges owed to small processors beyond the time the law allows, and stock lying with five job workers on 31 March decide the rest. For broiler growers at Palladam the settlement sheet shows tax deducted on the rearing charge, and the PAN on it has to be the grower's own. Costing by order number, kept during the year, makes this return a sum.",
    },
    'pf-esi-services': {
      ground: 'Anupparpalayam',
      text: "Vessel workshops in Anupparpalayam have beaters and polishers paid by the kilo, often under a contractor in the same street; hired hands count, family members on wages may. Dye houses run nights and boilers with helpers from other states, whose earlier account number should be found before a new one is made. Broiler sheds at Palladam have a couple living beside the birds, both of whom work. Freight offices have loaders by the load. When a season's order ends, exit dates are written in that week and not at Deepavali.",
    },
    'tds-tcs-returns': {
      ground: 'compacting',
      text: "One order here means knitting, dyeing, compacting, printing, embroidery and stitching bills from a dozen PANs, most under the limit each week and over it by the year. The running total is kept per PAN from April, and the deduction starts when it crosses. Labels and cartons made on the exporter's artwork raise the question of sale or contract, answered by who bought the board. Foreign buying agents' commission is checked before remittance. Integrators at Palladam deduct on rearing charges, and growers claim it.",
    },
    'company-registration': {
      ground: 'social auditors',
      text: "Buyers enrol a factory by its legal name, and their social auditors look at the same name on licences, challans and bank account. A proprietor who turns company becomes a new vendor with new papers, so the change is timed between two seasons and told to buyers, bank, customs and the effluent plant in that order. Sister concerns for knitting, printing and export sell to one another, and a company must be able to show how the price was set. Stitching contractors seldom need more than a good deed. Dye houses read the effluent plant's rules on transfer of membership, and vessel families write a deed that says whose metal it is.",
    },
    'accounting-bookkeeping': {
      ground: 'style',
      text: 'The unit of account in Tirupur is the style or order: yarn, knitting loss, dyeing loss, printing, piece rate, freight and claim on one sheet. A total for the year hides the order that lost money. We post job bills to the order number written on the challan, debit shortages to the processor before his next bill and compare cost with the price once the remittance comes. Workers from other states are paid by bank, advances are recovered on the slip, and the piece-rate book agrees with pieces packed.',
    },
    'udyam-registration': {
      ground: 'Veerapandi',
      text: "Dye houses at Veerapandi, knitting sheds, printers and stitching contractors all live on job bills that exporters pay late, and the number on the bill is what gives interest a legal footing. Processing is manufacture for this purpose even though the cloth is the customer's. Effluent equipment stays out of the investment. Exporters leave export sales out of the turnover test and may therefore still be small. Vessel workshops in Anupparpalayam list making first, the counter second. State the true number of women at work; the form asks.",
      trades: {
        'metal-crafts':
          "Anupparpalayam workshops beat, spin and polish vessels, and all of it is making, also on a trader's sheet. Spinning lathes and presses count at book value, the metal does not. A workshop in part of the family house gives that address; the shop in front is a second activity.",
      },
    },
    'iec-registration': {
      ground: 'Anupparpalayam',
      text: "Brass vessels and lamps from Anupparpalayam find buyers among families abroad, by courier and by pallet; the code, weight and metal on the invoice and the right council come first. Dye houses and knitting units use the code for machines and needles from abroad, with an engineer's report for used ones. Carton and label makers import paper after asking about the monitoring system. Forwarders need none for clients' cargo and should not lend theirs. A stitching contractor's first sample by courier is an export with a value too.",
    },
  },
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
