import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ranipet',
  changedOn: '2026-11-22',
  pincode: '632401',
  population: '50,000+',
  intro:
    'Finished leather for European shoes and boiler auxiliaries for Indian power plants come out of one small town on the Palar: that is Ranipet, a district seat built on factories.',
  description: [
    'Ranipet is a factory town before it is anything else. Tanneries here and at Melvisharam turn goat, sheep and cow hides into finished leather and shoe uppers for export, and share the cost of the common effluent plants that allow them to work. The boiler auxiliaries plant has given Mukundarayapuram its ring of fabricators. The SIPCOT estate holds chemical, ceramic and engineering units, many of them suppliers to each other. Arcot, across the river, mills rice; Walajapet next door weaves and keeps the shops.',
    'Tanning ties up money for months: skins are bought in bulk after Bakrid, chemicals are imported, and the shoe brand pays after shipment and inspection. The tax paid on chemicals, job work and treatment charges waits in the ledger until the refund. Family partnerships that began with one drum now hold sheds, machinery and export codes in several names, and overseas buyers ask for audited accounts of a single entity. Setting that in order is the work of an accountant here.',
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
      kind: 'tanneries',
      name: 'Tanneries of Ranipet and Melvisharam',
      note: 'A hide changes its unit of measure in Ranipet, from piece to kilo to square foot, and the stock register has to follow it through every stage.',
    },
    {
      kind: 'fabrication',
      name: 'Boiler auxiliary fabricators',
      note: 'Shops around Mukundarayapuram build ducts and dampers against staged inspection, so income is booked by certified stage and unbilled work stands in the closing stock.',
    },
    {
      kind: 'chemical-plants',
      name: 'SIPCOT chemical units',
      note: 'Makers of tanning and process chemicals carry drum deposits, effluent treatment dues and tank stocks, three balances that an auditor asks to confirm.',
    },
    {
      kind: 'refractories',
      name: 'Ceramic and refractory plants',
      note: 'Kilns in the estate lose a share of every firing to breakage, and the rejection sheet of each batch supports both the cost and the credit taken on clay and glaze.',
    },
    {
      kind: 'rice-mills',
      name: 'Arcot rice mills',
      note: 'Rice millers of Arcot hold paddy bought from Kalavai and Timiri farmers on deferred payment, which should stand as creditors by name and not as one round sum.',
    },
    {
      kind: 'cotton-weaving',
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
  local: {
    'gst-registration': {
      ground: 'Melvisharam',
      text: "Tanning families at Melvisharam hold sheds, machinery and export codes in several names, and the application has to match the one that will ship. Land or shed lease, pollution consent, membership of the effluent plant and the licence of the boiler stand behind it. A SIPCOT unit brings the allotment letter and, if the shed is sub-let, the estate's consent. Fabricators at Mukundarayapuram list yard and stores of free-issue plate. Rice mills at Arcot with bran and branded packs ask before assuming that grain is exempt. A weaver at Walajapet who works on a trader's yarn may need no number at all, while the trader whose yarn it is certainly does.",
      trades: {
        tanneries:
          "Tanneries of Ranipet and Melvisharam stand on estate plots or old family land, and the effluent plant's membership names one firm. The firm that will buy skins and ship leather applies; a second firm that only finishes names job work. Allotment letter, consent and membership should carry the applicant's name.",
      },
    },
    'gst-returns': {
      ground: 'Mukundarayapuram',
      text: "Fabricators at Mukundarayapuram bill by certified stage, and the contract decides when the tax on a retention falls due. Tanners enter hides by piece, wet blue by kilo and leather by square foot, with challans between sister firms. SIPCOT chemical units report drum deposits kept as sales. Ceramic plants sell rejects as grog. Arcot mills split loose and packed rice. Walajapet weavers who work on a trader's yarn bill wages and not sarees. Six trades, and in each the quantity and not the price is where the return goes wrong. The common effluent plant's bill names the member who sent the water, and credit on it belongs to the firm that tanned and not to the one that shipped.",
      trades: {
        tanneries:
          "In Ranipet leather may pass between firms of a family before it ships, and each step is job work or sale by what the papers say. Challans carry pieces and weight, the finisher's bill his charge. Splits and trimmings sold are a sale of the tannery, however small the lot.",
      },
    },
    'gst-notices': {
      ground: 'common effluent plants',
      text: "The common effluent plants keep a record of water, hides and chemicals by member, and in Ranipet officers and tanners can both use it: it shows how much was really processed. Lot registers, wet-blue yield and rejection notes complete the reply. Chemical units answer for tankers stopped on the Chennai road with weighment slips and laboratory reports. Fabricators explain certified against paid amounts. Ceramic plants show the rejection sheet of each firing. An answer with weights says more than one with arguments. Rice mills answer by paddy, rice, bran and husk, with farmers' deferred payments listed by name. Partners who share a yard agree first whose lot the officer is asking about, then reply once.",
    },
    'gst-refunds': {
      ground: 'Melvisharam',
      text: "In Melvisharam one family's leather may be tanned in one firm, finished in a second and shipped by a third, and the refund belongs to the one on the shipping bill; the other two bill job work or a sale in time, or their credit stays where it is. SIPCOT chemical units look at export drums and at inputs taxed above product. Ceramic plants that ship shapes abroad follow each firing. Boiler fabricators have a claim on supplies to a zone unit. Rice mills and weavers at home have none. The lot register ties it all.",
    },
    'income-tax-filing': {
      ground: 'Bakrid',
      text: "Skins bought in bulk after Bakrid sit in the yard for months, so 31 March finds the year's largest stock in four forms: raw, wet blue, crust and finished, each with a value of its own. Exchange gain on export bills, packing credit interest and treatment charges complete the tanner's account. Fabricators show unbilled work at the boiler plant as stock. Walajapet weavers report wages earned. Millers at Arcot list paddy creditors by name. Family firms that lend to one another should have the interest on paper before the year ends. Ceramic plants count good pieces by firing, with rejects apart.",
    },
    'pf-esi-services': {
      ground: 'Tanneries',
      text: "Tanneries run wet yards with contract gangs, lime and drums, and finishing and upper halls with regular hands, many of them women; and foreign buyers' auditors read both lists. Boiler fabricators send welders to power plants for months with a gate pass that wants the challan. Ceramic kilns stop between orders, and exit dates are then forgotten. SIPCOT plants count tanker cleaners and the effluent crew as well. Family firms with four names in one compound may be counted as one establishment, so that question comes before the first registration. Arcot's rice mills have loadmen by the bag, and Walajapet's looms stand mostly in homes. Challans of each contractor are read for the names at that gate alone.",
      trades: {
        tanneries:
          'At Ranipet liming, fleshing and loading are done by gangs, drums and spraying by regular men, uppers by women in halls. Firms of one family in one compound share a gate, so the list says for which firm each works. Gas in a pit is the danger, and the number comes before the first shift.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Mukundarayapuram',
      text: "Fabricators at Mukundarayapuram deduct from welders' gangs, crane owners and radiography agencies, and look for the plant's own deduction in another quarter. SIPCOT plants pay tank cleaners, effluent operators and hired tankers. Ceramic units pay kiln contractors and mineral carriers. Rice mills pay paddy brokers in the account. Trader and weaver at Walajapet settle wages, where the middleman's share is commission. Scrap plate and spent drums sold weekly call for tax to be collected on that invoice, unless the buyer's declaration is on file.",
    },
    'company-registration': {
      ground: 'Arcot',
      text: "Rice millers at Arcot with growers' deposits, weaving families of Walajapet and fabricators with welders' tests have other reasons to think about form than tanners do. Deposits must be settled before a company is formed. Weavers can sell jointly through a producer company. A fabricator asks the boiler plant which past work it will count. A ceramic unit reads its SIPCOT allotment, because a change of shareholding may count as transfer. For each the order of steps is written down with dates, and nothing is billed in the new name before its turn.",
    },
    'accounting-bookkeeping': {
      ground: 'square foot',
      text: "From piece to kilo to square foot: a Ranipet tannery's stock changes its unit at every door, and the book must carry a conversion for each lot, with splits and rejects on their own line. Treatment plant bills are shared by kilos processed. Fabricators need a sheet per order with free-issue plate apart. Chemical units track drums, tanks and strength. Ceramic plants write kiln losses by firing. Partners in several firms need a clear ledger of what each firm owes the other, settled before the auditors ask, not after.",
    },
    'udyam-registration': {
      ground: 'SIPCOT Ranipet',
      text: 'Units in SIPCOT Ranipet supply one another and large plants outside, and wait; the number on the bill opens the remedy for late payment when the seller is a micro or small maker. Tanneries leave treatment equipment out of the investment and enter drums and splitting machines at book value. Boiler fabricators name the activity tendered. Three firms of one family need three certificates, each with its own machines. Walajapet weavers register on their own PAN, even if the yarn is never theirs.',
      trades: {
        tanneries:
          "A Ranipet family may hold a raw yard, a finishing unit and a chemical godown on three PANs: two makers and a trader. Drums, shaving and spray machines count at book value where they stand; treatment tanks are left out. Unit names should read as in the pollution board's consent.",
      },
    },
    'iec-registration': {
      ground: 'Melvisharam',
      text: "Melvisharam tanners often ship under a relative's code because the first order was his; the refund, the incentive and the credit history then belong to him too. A code in the exact PAN name of the firm that owns the leather, the council's registration and the bank's letter at the port end that. Crust and finished leather are not alike in the export policy, so description follows the test report. Chemicals are imported on the same code with safety data sheets. Fabricators export under the engineering council with inspection notes. Ceramic shapes go with a drawing and a test of strength. A tanner who imports raw skins asks about animal quarantine papers before the container is loaded, not after.",
      trades: {
        tanneries:
          'Buyers of Ranipet leather test for restricted substances, and the report names the lot on the packing list. Raw or pickled skins from abroad need an import permit and animal quarantine papers, asked for before shipment. Crust and finished leather are described by their test and not by the order.',
      },
    },
  },
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
