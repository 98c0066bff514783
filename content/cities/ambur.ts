import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ambur',
  changedOn: '2026-11-22',
  pincode: '635802',
  population: '1,10,000+',
  intro:
    'Ambur cuts, lasts and stitches shoes for European brands on the bank of the Palar, and its working capital waits in export refunds until leather, invoice and shipping bill agree.',
  description: [
    'Walk from the railway station and every second gate in Ambur belongs to leather: a tannery, a sole maker, a finisher or a factory where rows of women close uppers for a brand abroad. Hides arrive half processed from other states, pass through several firms, and leave as finished shoes in containers for Chennai port. A single pair may have met five GST numbers on its way.',
    'Two things decide whether such a firm is solvent on paper: credit lying in the GST ledger, and foreign bills not yet realised. Both are questions of matching rather than of skill in law. Payroll is the third weight, with large numbers of stitchers on monthly wages and contract workers in the wet yards. Even the biryani houses that feed the highway keep two sums, since orders through delivery apps are taxed apart from the counter.',
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
      kind: 'tanneries',
      name: 'Tanneries',
      note: 'Wet blue and finished leather move between sister firms on challans, and kilos issued against square feet finished is the one figure that exposes a stock error.',
    },
    {
      kind: 'footwear',
      name: 'Shoe and upper factories',
      note: 'Uppers closed in one hall are lasted in another, and square feet of leather issued against pairs made is the register that shows cutting loss and rejected pairs apart.',
    },
    {
      kind: 'chemical-dealers',
      name: 'Tanning chemical and dye dealers',
      note: "Dealers sell to tanneries on long credit and take back part drums, so ageing of debtors and credit notes for returns matter more than the month's sales.",
    },
    {
      kind: 'machine-shops',
      name: 'Sole, last and shoe machine shops',
      note: 'Moulds for soles and lasts are often paid for by the shoe factory but lie with the maker, and the books should say to whom each mould belongs.',
    },
    {
      kind: 'port-agents',
      name: 'Container and lorry agents',
      note: "Factory-stuffed containers go down the highway to Chennai, and haulage, handling and port charges must be split between reimbursed cost and the agent's own fee.",
    },
    {
      kind: 'restaurants',
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
      why: "Shoe exporters under a Letter of Undertaking hold credit on chemicals, soles, cartons and job work for months. Refund officers compare invoice, shipping bill and the claim line by line, and an invoice value changed by a brand's price cut stops the match. We prepare the statement with each such change explained.",
    },
    {
      service: 'pf-esi-services',
      why: "A closing hall has several hundred women on its rolls, with joiners after each festival and marriages that change names on Aadhaar. A name that differs between Aadhaar, bank and UAN blocks a worker's claim years later. We clear mismatches at joining and reconcile attendance, wages and contribution hall by hall every month.",
    },
    {
      service: 'iec-registration',
      why: 'A small finisher or belt maker who sells through merchant exporters and gets an enquiry of his own from Italy or Germany needs the IEC, membership of the leather export council for its schemes, and bank details at the port. We put these in order and keep the details of the code in step with PAN, bank and GST.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Thuthipet',
      text: "A finisher at Thuthipet who buys crust from another state and sells finished leather across the border is in GST from his first lot. Tanneries bring consent, effluent plant membership, land papers and the licence of the boiler; shoe factories the factory licence and each hall's lease. Sole and last makers declare job work beside sale. Container agents list yard and office. Chemical dealers name the godown that stands in their licence. Biryani houses on the highway decide on composition with app sales in mind, before the board goes up.",
    },
    'gst-returns': {
      ground: 'Palar',
      text: "On the bank of the Palar a pair of shoes may meet five GST numbers, and the month is a matter of challans: wet blue to the finisher, leather to the closing hall, uppers to the lasting line, soles from the moulder. What came back, in square feet and pairs, goes into ITC-04. Brands cut prices after inspection, and the credit note belongs in GSTR-1. Chemical dealers enter part drums that return. Agents split port charges from their fee. Eating houses give counter and app sales apart. Mould makers bill tooling when it is approved, and not when it is first used. Hauls to port carry the shipper's number on each freight note.",
      trades: {
        footwear:
          'A maker of uppers in Ambur issues leather in square feet and takes back pairs, so the challan carries both. Pairs rejected at the lasting line go back to the stitcher on a challan; a credit note belongs only to a lower price agreed with the brand.',
      },
    },
    'gst-notices': {
      ground: 'Chennai port',
      text: "For an Ambur exporter GSTR-1 is compared with shipping bills at Chennai port, and chemicals bought with leather made. Exchange-rate workings, FOB against invoice value, lot registers and rejection notes make the answer, in one annexure per period. Job tanners show challans in and out. Chemical dealers answer for credit notes and part drums with ledger confirmations. Mould makers show to whom each mould belongs. Container agents bring authority letters and receipts in the shipper's name. Only what is uploaded on the portal counts when the order is written. Where a finisher upcountry lost his registration, gate entries, chemical use and the bank's line for the payment show that his leather came.",
      trades: {
        'chemical-dealers':
          "A tannery that answers a notice about chemicals names its dealer, and the dealer is asked next. His sale register by drum, batch and buyer, the part drums taken back with credit notes and the transport slips should give the same kilos as the tannery's own issue notes.",
      },
    },
    'gst-refunds': {
      ground: 'Vaniyambadi',
      text: "Tanneries and finishers between Ambur and Vaniyambadi who sell to a larger exporter have made a home sale and claim nothing, unless the concessional rate and its proofs were agreed before the leather moved. Sole and last makers have home sales too. Chemical dealers with unsold stock must wait for sales. Container agents look at tax paid twice on corrected bills. For the exporter the shipping bill's FOB, not the invoice with freight, is the measure, and a price cut after inspection needs a note and the bank's letter.",
      trades: {
        footwear:
          'A shoe factory in Ambur pays tax on soles, cartons, adhesives and job work, and the brand may cut its price after inspection. Pairs shipped, pairs rejected and the final price per style go beside each shipping bill, so that the claim follows the money that came and not the first invoice.',
      },
    },
    'income-tax-filing': {
      ground: 'foreign bills',
      text: 'Two figures decide the return of an Ambur exporter: stock in five forms on 31 March, and foreign bills not yet realised. Stock is counted by tannery lot and by shoe order, bills are valued with exchange gain, incentives are added though they came without an invoice. Job tanners show charges alone. Dealers in chemicals age their debtors before calling any of them bad. Biryani houses report app sales gross. Partners in sister firms keep current accounts agreed by all of them, since money moves between them each week.',
      trades: {
        tanneries:
          'Where a tannery works for a shoe factory of the same family, the finishing charge between the two firms is open to question. A rate per square foot that outsiders pay as well, lot-wise bills and a confirmation between the firms at the year end keep both returns alike.',
      },
    },
    'pf-esi-services': {
      ground: 'Oomerabad',
      text: 'Women from Oomerabad and the villages come by bus to closing halls and men to wet yards; both belong on a roll from the first day, under the name that stands on Aadhaar now and not before marriage. Mould shops have trainees who count unless a proper contract exists. Lorry agents have loaders by the container. Biryani kitchens work from before dawn with daily hands who are fed and housed. Auditors of foreign brands compare gate, wage and challan, so no supervisor keeps a private list.',
    },
    'tds-tcs-returns': {
      ground: 'Italy',
      text: 'Commission cut from a bill by an agent in Italy or Germany never passes the bank here, yet it is paid, and the treaty, the contract and the residence paper are looked at before the next shipment. Designers who come to work in the hall for a week are another case. At home stitching contractors, job tanners, mould makers and testing houses are watched by PAN for the yearly total. Lorry and container agents split freight from port dues. Each factory should keep debit notes with the shipping bill, for the bank advice shows only the rest.',
    },
    'company-registration': {
      ground: 'Pernambut',
      text: "A tanning family between Ambur and Pernambut may own a tannery, a shoe line and a chemical shop in three partnerships, while a brand asks for one company with audited accounts. Consent, effluent membership, factory licence, export code and vendor codes move separately, so the list comes before the form. A foreign partner's shares are reported to the Reserve Bank within the time given. Sole and last makers can remain as they are. Biryani brands that open branches first settle who owns the name, in writing, among cousins.",
      trades: {
        'machine-shops':
          "A mould shop in Ambur needs no company while one owner signs for the machine loan. When a factory asks for audited accounts, list first which moulds and fixtures are its property, since only the shop's own machines can be transferred, each with value and invoice.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'square feet',
      text: "Square feet issued against pairs made is the figure that tells an Ambur factory where its money went. The book carries hides in pieces, wet blue in kilos, leather in feet, soles and cartons in numbers and pairs by size, joined by order number. Rework and brand claims have ledgers of their own. Moulds and lasts paid by the factory but lying at the maker's are listed. Dealers keep drums by party. Agents keep job files. Eating houses count meat, rice and portions once a week, before the app's payout arrives. Chemical dealers carry drum deposits, and loans between sister firms are agreed with interest at every quarter's end, while both partners still remember them.",
      trades: {
        'machine-shops':
          "A last or sole mould is made once and used for many seasons, so the book has a page per mould: drawing, steel, hours, who paid for it and where it lies. Repair of a factory's mould is a service; the mould itself must not stand among the shop's own machines.",
      },
    },
    'udyam-registration': {
      ground: 'Periyavarikkam',
      text: 'Finishers and small shoe units at Periyavarikkam sell to larger exporters that pay after the brand pays, and the number on the bill gives their claim for interest a basis. Effluent equipment stays out of the investment, drums and stitching machines enter at book value. Machines lent by the brand are not yours. Mould makers list engineering first. Chemical dealers are trade. Three sister firms need three certificates. The form asks for women and men at work; in closing halls the first number is the larger, and it should be true. A sole maker who sells to one exporter alone gains most, because the bill, the number and the date of acceptance together are what the remedy asks for.',
      trades: {
        footwear:
          'In Ambur closing, lasting, sole pressing and finishing may lie in four firms of one family, and each PAN is an enterprise with its own machines. A closing hall enters its stitching machines at book value and leaves out those lent by a brand.',
        tanneries:
          'A tannery in Ambur that only finishes for others is still a maker, and the number on its bill opens the remedy when a larger exporter pays late. Splitting, shaving and spraying machines enter at book value; treatment tanks and other pollution equipment stay out.',
      },
    },
    'iec-registration': {
      ground: 'sole',
      text: "Makers of soles, lasts and moulds, once they sell to a factory in another country, need the code, drawing numbers that read alike on every paper, and the engineering or leather council as the piece requires; while they sell to Ambur's own exporters they need none. Dealers import tanning chemicals and dyes with safety data sheets, and some drums are on a control list. Finished leather goes under the description its test proves. Biryani stays at home: meat dishes meet strict health rules abroad.",
      trades: {
        'chemical-dealers':
          "A dealer who brings in dyes or finishing chemicals for Ambur's tanneries uses the code for each bill of entry, keeps the safety data sheet and names the batch on his own invoice, because a shoe factory's test for restricted substances is traced back to that batch.",
        tanneries:
          "An Ambur tannery that sells only to the town's shoe factories needs no code, whatever the shoe does later. It needs one for the first lot in its own name, and for hides from abroad, where the animal health papers are settled before the goods are shipped.",
      },
    },
  },
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
