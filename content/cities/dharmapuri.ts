import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'dharmapuri',
  changedOn: '2026-11-22',
  pincode: '636701',
  population: '68,000+',
  intro:
    'Cocoons are auctioned at Four Roads, tomatoes crated at Palacode and coracles paddled at Hogenakkal: Dharmapuri trades in what was reared or picked that week, mostly against handwritten slips.',
  description: [
    'Silk begins in Dharmapuri. Growers bring cocoons to the auction market at the Four Roads junction, one of the largest in Tamil Nadu, where reelers from nearby hamlets bid against buyers from Kanchipuram and Kumbakonam. Palacode and Karimangalam send tomatoes out by the lorry, co-operative mills crush cane at Palacode and near Harur, quarries cut granite, and Hogenakkal feeds lodges and fish stalls.',
    'The seller in most of these deals is a grower outside GST; the buyer is often a small shed without stock accounts. What a bank or an officer accepts is paper: an auction slip, a weighment ticket, a name and village, a bank transfer. We put that paper in order first, find out whether the product is inside GST at all, and only then choose between registration, a Udyam certificate and an income tax return.',
  ],
  keyAttractions: [
    'Hogenakkal Falls',
    'Theerthamalai Theerthagirisvarar Temple',
    'Kala Bhairavar Temple, Adhiyamankottai',
    'Subramania Siva Memorial, Papparapatti',
    'Vathalmalai',
  ],
  majorIndustries: [
    {
      kind: 'silk-reeling',
      name: 'Cocoon auction and silk reeling',
      note: 'Reelers pay for cocoons at the auction and wait for the silk exchange to pay for thread, so kilos in, kilos out and money still due belong in a single register.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Tomato, mango and tamarind trade',
      note: "Palacode's tomato agents sell on the grower's behalf within hours; the crate price is the farmer's money and only the commission is the agent's income.",
    },
    {
      kind: 'cane',
      name: 'Co-operative sugar mills and cane',
      note: 'Cane hauliers of the Palacode and Gopalapuram mills are paid in parts after crushing, and their advances, bills and tax deducted spill from one year into the next.',
    },
    {
      kind: 'quarries',
      name: 'Granite and stone quarries',
      note: 'Royalty and a transport permit come before the block moves, and the volume on the permit is later laid beside the e-way bill and the sale invoice.',
    },
    {
      kind: 'hotels',
      name: 'Hogenakkal lodges and eateries',
      note: 'Takings at Hogenakkal follow weekends and the river level; room register, UPI statement and the cash paid for fish and oil must describe the same day.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Bus stand bazaar and highway shops',
      note: 'Shops near the Dharmapuri bus stand sell to villages on notebook credit, so unpaid balances at the year end are part of turnover as much as the cash box.',
    },
  ],
  serviceAreas: [
    'Palacode',
    'Pennagaram',
    'Harur',
    'Karimangalam',
    'Pappireddipatti',
    'Nallampalli',
    'Papparapatti',
    'Marandahalli',
  ],
  needs: [
    {
      service: 'udyam-registration',
      why: "A reeling shed at Jettihalli or a tamarind packer near Papparapatti often runs on the owner's Aadhaar and one savings account, and the bank wants a Udyam certificate before it looks at a machine loan. The care lies in the activity code: manufacture goes in, crop and rearing work stays out, and investment and turnover should agree with what the same PAN has filed.",
    },
    {
      service: 'gst-registration',
      why: 'Cocoons, raw silk, twisted yarn, fresh tomato and canned pulp do not fall under one rule, so a Dharmapuri trader cannot tell by hearsay whether he must register. We read each product by its HSN code, add up turnover under the PAN and, where it is due, file GST REG-01 with the proof of premises that a shed without a door number usually lacks.',
    },
    {
      service: 'income-tax-filing',
      why: 'A family here may live from mulberry, two cows, a shop and a share in a tipper. Crop income is reported though exempt, milk and shop income is taxed, and bank deposits lump all of it together. Patta, chitta and sale slips let us set the land income apart and pick an ITR form that allows the mix; the same file answers the portal when deposits look larger than the return.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Hogenakkal',
      text: 'Lodges, coracle operators and fish stalls at Hogenakkal differ on the form: rooms and meals are taxable services, fresh fish is exempt, cooked fish is not, and oil massage is a service. The total under one PAN decides whether a number is due. Granite lessees bring survey number, lease and a photograph, and list the yard. Cane hauliers ask what they really bill. Agents at Palacode with an exempt commission may need none. A rented stall at a falls belongs to somebody, so the licence and the consent are asked for.',
    },
    'gst-returns': {
      ground: 'Four Roads',
      text: "Cocoons bought at the Four Roads auction are exempt, raw silk is, twisted yarn is not, and a registered weaver who buys silk yarn from its maker pays the tax himself; the reeler's bill should say what it is. Palacode agents show commission and not tomato. Granite owners match permits with e-way bills and pay on royalty under reverse charge. Cane hauliers show gross freight. Hogenakkal lodges show tariffs of the night. Shops near the bus stand add UPI, cash and notebook. Each needs its slip, and slips fade, so photograph them weekly. A registered stall at the falls bills cooked fish with tax.",
    },
    'gst-notices': {
      ground: 'transport permit',
      text: "A quarry's transport permit, its e-way bill and its invoice are laid side by side, and a difference in volume becomes a notice. Measurement of the block, cutting waste and rejected stone with dates answer it. Reelers are asked about silk sold outside the exchange. Tomato agents are asked whose money lies in the bank. Lodges and fish stalls answer for weekend UPI totals. A month's register tells weekdays from weekends. Lorry owners bring trip sheets. A letter lies on the portal and not in the post. A lodge that calls its fish stall by another name should be able to show two sets of bills.",
    },
    'gst-refunds': {
      ground: 'granite',
      text: "Polished granite shipped in the owner's own name opens a claim on blades, polishing, haulage and packing; blocks sold to a polisher in Krishnagiri or Hosur do not. Raw silk and cocoons give no credit and so no refund. Tomato sent to Bengaluru leaves the state only. Cane haulage for a co-operative mill may have tax deducted under GST lying in the cash ledger. Lodges and shops look for double payments. A claim from a quarry starts with the yield sheet, because waste decides how much credit belongs to exported stone.",
      trades: {
        cane: 'Haulage for the mills at Palacode and Gopalapuram leaves little credit, all of it from tyres and spares. Tax deducted under GST, where the mill is one that deducts, shows in the cash ledger; tax paid on cutting cane for a farmer, which is exempt, is the other case to look for.',
      },
    },
    'income-tax-filing': {
      ground: 'Four Roads',
      text: "Reelers at Four Roads report thread, waste and pupae sold, with cocoons by auction slip; rearing on one's own mulberry is looked at apart from reeling. Granite owners count blocks at the pit by number. Cane contractors match the mills' parts payments with deductions, since one season spills into two years. Lodges show takings by weekend and river level. Shops count notebook credit. Tomato agents show growers' crates as growers' money. Loans on a tipper are set against its own trips and not against the family's crop.",
    },
    'pf-esi-services': {
      ground: 'Palacode',
      text: "Cutting gangs at Palacode, loaders at tomato yards, drillers in quarries, women at reeling basins and cooks at Hogenakkal: the district works by the day and by the load. Quarry and crusher men come first, because an accident there asks for a number the same hour. Reeling sheds with a few hired hands may stand outside cover till they grow. Lodges swell at weekends. Cane gangs follow the mill's season. We write names and days with the leader, since a lump sum to him leaves the owner without a single name. A tipper's driver and cleaner belong on somebody's roll too. When the cane season ends the exits are written, or dues run on men who have gone to Bengaluru.",
      trades: {
        quarries:
          'Granite quarries work by the block, with drillers, wire-saw men and a crane crew who may come from three employers. Before the first blast the list says whose man each is, with his insurance number; loaders who travel with the lorry belong to the transporter, if his roll shows them.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Royalty',
      text: "Royalty and the tax collected with it are a credit that quarry owners forget; blasting, excavator hire and tippers are deductions they owe. Cane contractors are paid by the mills in parts, with tax cut on the gross, and pay gangs and sub-hired lorries. Reelers pay twisters and commission agents. Lodges on lease pay rent to heirs. Tomato houses draw cash for growers, on which the bank itself may deduct. For all five the quarter begins with the list of payees with PAN, made before the slips are lost. Coracle owners hired for a season's parties give a PAN with the first trip.",
    },
    'company-registration': {
      ground: 'cocoons',
      text: "Growers and reelers who want to sell cocoons, thread or cloth together can form a producer company, with the auction market as it is; a single shed needs none. Tomato and mango growers use the same form for pulp or cold rooms. Quarry partners begin at the mines office, since a lease does not follow shares by itself. Lodges at Hogenakkal stand on land with its own permissions. Co-operative mills are societies and their contractors mostly proprietors; an LLP helps when two families run the lorries. A co-operative mill's haulier, a tomato agent and a silk trader in one family are three risks, and an LLP over all of them ties the safe one to the others.",
      trades: {
        'vegetable-markets':
          'Tomato growers of Palacode who lose on days of glut can pool crates, transport and a pulp contract in a producer company. A commission agent stays outside it or buys from it on paper; his licence for the stall names a person and does not move by itself.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'auction slip',
      text: 'Here the book begins with an auction slip, a weighment ticket or a permit, and only then comes the bank. Reelers keep kilos in, kilos out and money due from the exchange. Granite owners keep blocks by number and volume, with waste. Tomato agents keep crates by grower and close by noon. Cane hauliers keep tonnage and diesel by vehicle. Lodges keep nights. Shops list notebook credit at the month end by name. Handwritten slips are photographed and sent by WhatsApp; we number them and ask for what is missing.',
    },
    'udyam-registration': {
      ground: 'Palacode',
      text: "Agents at Palacode trade, growers farm, and neither gains much; a cold room, a pulp line or a grading shed is another matter and gets its own code. Cutting, sawing and polishing granite is manufacture with saws and excavators at book value; the quarry's mining has its own. Cane hauliers count lorries and harvesters. Lodges and fish stalls at Hogenakkal are services. Shops near the bus stand gain bank lending alone. A machine bought before the sanction may lose its subsidy, so the paper comes first.",
    },
    'iec-registration': {
      ground: 'tomato',
      text: "Fresh tomato, mango and tamarind mostly reach buyers abroad through exporters elsewhere, and silk through merchants of Kanchipuram and Bengaluru, so few firms here need the code. A granite owner who ships his own slabs does, with measurement sheet, permits and the council's registration, and a block on an expired permit is held at the port. Pulp makers need a food licence and laboratory reports. A reeler who imports a machine needs the code for that day. It is taken from DGFT online, in the exact PAN name, when the first order asks for it.",
    },
  },
  seo: {
    title: 'Dharmapuri Tax Filing for Silk, Tomato and Granite',
    description:
      'Udyam certificates, GST registration and income tax returns for silk reelers, tomato agents, granite quarries and Hogenakkal lodges in Dharmapuri district.',
    keywords: [
      'tax consultant Dharmapuri',
      'Udyam registration Dharmapuri',
      'silk reeler GST',
      'Palacode tomato trader accounts',
      'Hogenakkal lodge GST',
      'ITR filing Dharmapuri',
    ],
  },
} satisfies CityContent;
