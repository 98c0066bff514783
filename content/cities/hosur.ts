import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'hosur',
  changedOn: '2026-11-22',
  pincode: '635109',
  population: '2,40,000+',
  intro:
    'Hosur works to the shift sirens of its SIPCOT estates while its customers, and many of its workers, live across the Karnataka border, a short drive up the Bengaluru highway.',
  description: [
    'Lorries, motorcycles, watches and electronics are assembled in and around Hosur, and behind each large plant stand rows of small shops that turn, grind, mould and plate for it. Most of these shops have a handful of customers, sometimes only one. Steel or castings arrive from the customer, go out again as machined parts, and the shop bills its conversion charge.',
    'The state line shapes the paperwork. A part delivered to Attibele is an inter-state supply and the same part delivered to Bagalur is not. Labour contractors bring in staff from both states and bill by the head. Meanwhile the growers towards Thally and Bagalur send roses and vegetables to city markets, with accounts of a wholly different kind. For a Hosur workshop the monthly task is to prove what came in, what went back and what the scrap was worth.',
  ],
  keyAttractions: [
    'Chandra Choodeswarar Temple',
    'Kelavarapalli Reservoir',
    'Rajaji Memorial House, Thorapalli',
    'Cauvery North Wildlife Sanctuary',
    'Thally, called Little England',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and part suppliers',
      note: 'Suppliers to the lorry and two-wheeler plants bill against monthly schedules, and price changes agreed afterwards arrive as debit notes that must reach the right return.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      note: "Castings belonging to the customer lie on the shop floor next to the shop's own bar stock, so a stock count here must first say whose metal it is.",
    },
    {
      kind: 'electronics',
      name: 'Electronics and watch making',
      note: "Sub-assembly vendors work with imported parts, moulds and fixtures owned by the buyer, which belong in a separate register and not among the vendor's own assets.",
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      note: "Greenhouse flowers from the Thally and Bagalur side sell for Valentine's week and weddings, with loans on polyhouses and cold rooms to be tracked for the whole year.",
    },
    {
      kind: 'lorries',
      name: 'Border logistics and yards',
      note: 'Transporters on the Bengaluru highway carry part loads between two states in one trip, and each freight note must show which party is liable for the tax on it.',
    },
  ],
  serviceAreas: [
    'SIPCOT Phase I',
    'SIPCOT Phase II',
    'Zuzuvadi',
    'Mathigiri',
    'Bagalur',
    'Shoolagiri',
    'Denkanikottai',
    'Thally',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: "Plants in the SIPCOT estates release a labour contractor's bill only after seeing the contribution challan for the very people who worked at the gate. Staff leave within weeks and return under another contractor. We match gate registers to UANs each month, so that the challan, the wage sheet and the bill name the same people.",
    },
    {
      service: 'udyam-registration',
      why: "A grinding or plating shop that waits months for a larger supplier's cheque has a remedy only if it was registered as a micro or small enterprise beforehand. We register the shop under its true activity codes, print the number on its invoices and keep the details in step with its returns, so a delayed-payment claim stands.",
    },
    {
      service: 'gst-returns',
      why: "Job work is the main work here: castings in, machined parts out, scrap sometimes sold from the floor. Challans that stay open past their time turn into taxable supplies in the sender's hands. We reconcile the challan book for ITC-04, sort Karnataka buyers from local ones and file GSTR-1 on figures the customer also has.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Attibele',
      text: 'A shop in Hosur that delivers to Attibele sells across a state line on its first working day, and goods sold so bring it into GST whatever its size. The application names the shed in SIPCOT or Zuzuvadi with allotment or lease, consent of the owner and the power card. Machining for others and sale of own parts are both declared. Rose growers at Thally with fresh flowers alone may need nothing. Transporters with a yard here and one beyond the border ask where each lorry is based before a second number is taken.',
    },
    'gst-returns': {
      ground: 'Zuzuvadi',
      text: "Transport offices at Zuzuvadi carry part loads for two states in one trip, and each consignment note says who bears the tax and where the journey began. Growers of roses have exempt sales and hired vans. Electronics vendors compare bills of entry with GSTR-2B. Part suppliers raise supplementary invoices for back-dated price rises, or the plant deducts the tax. The Attibele buyer's bill bears integrated tax, the Bagalur buyer's does not, so the address on the order is read before the bill is printed and not after.",
    },
    'gst-notices': {
      ground: 'Bagalur',
      text: "A part delivered to Bagalur bears central and state tax, the same part sent to Attibele integrated tax, and a wrong guess on one route repeats itself on a year of bills. Letters then ask for the right tax while the wrong one is claimed back. Route-wise invoices and delivery challans settle it. Castings of the customer that stayed past their time are the second subject, answered by the challan book. Part suppliers answer for debit notes that stand in the customer's books alone. Match the customer's portal first. For parts sent out to be plated the challan names the plater, the day and the weight.",
    },
    'gst-refunds': {
      ground: 'Karnataka',
      text: "In a border town the refund to look for is tax paid under the wrong head: a sale to a Karnataka plant billed as local, or the reverse. The right head is paid first, then the wrong one claimed with both returns and the corrected bills. Exporters of parts and electronics claim on shipping bills and customs tax on imported components. Supplies to a unit in an economic zone need the zone officer's endorsement. Job-work shops with no export use up their credit each month. Growers and transporters have little credit and no claim. A tool maker who shipped a mould to a foreign plant should show whether it was sold or merely sent.",
    },
    'income-tax-filing': {
      ground: 'polyhouses',
      text: "Growers towards Thally and Bagalur have polyhouses bought on loan, fresh flowers that are farm income, and sometimes bought-in stems to fill a wedding order, which are not. Sale notes, the lease and the loan schedule keep them apart. Machine shops report own bar stock and leave the customer's castings out. Part suppliers book rejections when the customer does. Lorry owners look at presumptive income against their loans. Workers who live in one state and work in the other have one return and two addresses.",
    },
    'pf-esi-services': {
      ground: 'Mathigiri',
      text: 'Machine shops at Mathigiri and Zuzuvadi have five to fifteen hands, apprentices among them, and an injury before the name was entered falls on the owner; joiners are photographed with Aadhaar and passbook on the first day. Growers at Thally pay pickers by the day, and the packing room is a plainer case than the field. Drivers of border transporters sleep in two states and belong to one roll. Electronics lines grow and shrink with orders, so exit dates matter as much as joining dates.',
    },
    'tds-tcs-returns': {
      ground: 'Labour contractors',
      text: "Labour contractors who bring staff from both states bill by the head, and the deduction is made on the bill with or without the tax shown apart, as the contract allows. Shops pay plating, grinding and heat treatment to a few PANs that cross the yearly total soon. Scrap chips sold each week call for tax to be collected unless the buyer's declaration is on file. Part suppliers pay foreign tool designers now and then and need treaty papers before. Rent for a SIPCOT sub-let goes to an allottee whose PAN must be the one on the lease.",
    },
    'company-registration': {
      ground: 'SIPCOT Phase I',
      text: "A vendor code at a lorry or two-wheeler plant is easier to get for a company, and a shop in SIPCOT Phase I that changes form must look at the allotment letter first: a new company may count as a transfer with a fee and a time. Loans on machines, the customer's dies on the floor and the pollution consent move next. A one-customer shop should ask that customer before anyone. Flower growers who share a cold room and a van can think of a producer company, which leaves the land outside. Electronics vendors take approvals and customers' tools into account. Until the customer has changed the vendor name, the old firm goes on billing.",
    },
    'accounting-bookkeeping': {
      ground: 'SIPCOT estates',
      text: "Whose metal is it? In the SIPCOT estates a stock count needs an owner's column, because castings of the customer lie next to the shop's own bar. Job cards with machine hours, rejected pieces and chips by weight give the cost that the quotation guessed. The customer's debit notes are entered on the day they appear on his portal. Flower growers keep stems by bed and by buyer, with Valentine's week apart. Transporters keep each vehicle's account and mark on every freight note who bears the tax. A batch scrapped in the trial run is written off with the customer's note on the same day, because by March both sides remember it differently.",
    },
    'udyam-registration': {
      ground: 'Denkanikottai',
      text: "Growers towards Denkanikottai and Thally are farmers and stand outside the certificate; a cold room, a grading line or a nursery run as a business may be inside. Machine shops list turning, grinding and plating, whichever is larger first, with the customer's dies and fixtures left out. Electronics vendors separate assembly from repair. Transporters enter lorries at book value. A shop with one customer should print the number from the first invoice, since a remedy asked for after years of silence is harder to use.",
    },
    'iec-registration': {
      ground: 'greenhouse',
      text: "Cut roses from the Thally side fly out from Bengaluru, and a grower who ships in his own name needs the code, the council's registration, plant health papers and an airline booking that holds in Valentine's week. Planting material from abroad needs a permit before it leaves. Machine and electronics shops use the code more for imports: tool steel, gauges, used machines with an engineer's report. The bank's letter is lodged at each airport or port. A greenhouse that sells to an exporter leaves the code to him.",
    },
  },
  seo: {
    title: 'GST, PF and Udyam for Hosur SIPCOT Workshops',
    description:
      'Job-work challans, contract labour PF and ESI, Udyam and inter-state billing: accounting support for Hosur machine shops, vendors and rose growers.',
    keywords: [
      'GST consultant Hosur',
      'PF ESI consultant Hosur',
      'SIPCOT Hosur accounting',
      'job work ITC-04',
      'Udyam registration Hosur',
      'accountant Hosur',
    ],
  },
} satisfies CityContent;
