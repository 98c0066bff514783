import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'thanjavur',
  changedOn: '2026-11-22',
  pincode: '613001',
  population: '2,20,000+',
  intro:
    'Around the Big Temple, Thanjavur paints gold-leaf panels and carves veenas; beyond the last street begin the paddy fields that pay for nearly everything else.',
  description: [
    'Water let into the Grand Anicut canals decides the year in Thanjavur. Kuruvai is cut before the rains and samba after Pongal; lorries queue at the direct purchase centres, and rice mills hull for the civil supplies corporation as well as for the open market. Cash is plentiful in those weeks and scarce between them. Southwards, around Pattukkottai and Peravurani, coconut replaces rice, with copra yards and fibre units along the road.',
    'Mills that husk government paddy own neither grain nor rice; they earn a milling charge and must account for bran, broken rice and gunny bags to the last sack. Painters, plate makers and doll makers have another trouble: one panel takes weeks, the gold foil is bought in advance, and the buyer is a tourist today, a marketplace tomorrow and a gallery overseas next month. Hospitals and colleges on the Medical College Road side give the town its third, quieter income.',
  ],
  keyAttractions: [
    'Brihadisvara Temple',
    'Thanjavur Maratha Palace',
    'Saraswathi Mahal Library',
    'Schwartz Church',
    'Punnainallur Mariamman Temple',
  ],
  majorIndustries: [
    {
      kind: 'stored-crops',
      name: 'Paddy, pulses and groundnut trade',
      note: 'Paddy merchants in Orathanadu and Papanasam buy at the field and hold for price, so closing stock has to be counted by variety and moisture, not by estimate.',
    },
    {
      kind: 'rice-mills',
      name: 'Modern rice mills',
      note: 'Loose rice, packed and labelled rice, bran and husk leave one mill under different tax treatment, and the pack size printed on the bag decides which applies.',
    },
    {
      kind: 'handcrafts',
      name: 'Paintings, art plates and veenas',
      note: "A gold-leaf painting in progress is stock: foil, stones, board and the artist's weeks on it belong in the closing figure of a studio near South Main Street.",
    },
    {
      kind: 'coconuts',
      name: 'Pattukkottai coconut trade',
      note: 'Coconut traders count nuts by the thousand and sell copra by the kilo, so the books need a conversion that holds from the grove to the oil mill.',
    },
    {
      kind: 'hotels',
      name: 'Big Temple hotels and guides',
      note: 'Hotels near the temple receive foreign groups through agents who pay by voucher weeks later, net of commission, while the tax is due on the room used.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and nursing homes',
      note: 'Nursing homes along Medical College Road hire machines and visiting surgeons by the case, and each needs an agreement behind the payment.',
    },
  ],
  serviceAreas: [
    'Medical College Road',
    'Karanthai',
    'Vallam',
    'Pillaiyarpatti',
    'Thiruvaiyaru',
    'Orathanadu',
    'Papanasam',
    'Pattukkottai',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: "An art-plate maker who sells at a crafts fair in Delhi, or lists dolls on a marketplace, leaves the shelter of local small turnover; the fair may need a casual registration, the marketplace a regular one. Rice traders meet the same border when loose grain becomes a labelled pack. We look at the last year's sales route by route and apply only where the law asks.",
    },
    {
      service: 'accounting-bookkeeping',
      why: "Custom milling for the civil supplies corporation leaves a miller with grain that is not his, bags that must be returned, a hulling charge settled late and by-products that he sells. One stock book for own and government paddy hides losses until the tally at season's end. We keep two, post bran and broken rice by outturn, and agree both with the corporation's statement.",
    },
    {
      service: 'iec-registration',
      why: "Painters and veena makers get orders by WhatsApp from Singapore, Toronto and London and send them by post or courier as gifts, which leaves the money unexplained in the bank. With an import export code in the studio's name the parcel travels as an export and the remittance has a purpose. Coconut fibre sellers at Pattukkottai take the same first step.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Pattukkottai',
      text: 'Coconut dealers at Pattukkottai sell exempt nuts and taxable copra from one yard, and the day copra begins is the day to ask. Fibre units list the drying yard. Mills that hull for the corporation alone bill a milling service, and those that also sell loose rice have an exempt sale beside it. Hotels near the temple list rooms, mess and travel desk. Nursing homes list the pharmacy. Paddy merchants of Orathanadu with loose grain may need nothing until they pack seed. Patta with the consent of co-owners stands for a door number.',
    },
    'gst-returns': {
      ground: 'direct purchase centres',
      text: 'A mill that hulls paddy from the direct purchase centres for the civil supplies corporation bills a milling charge, sells bran and broken rice of its own, and beside that sells rice from paddy it bought; three lines, two stock books. Packed and labelled rice is not treated like loose rice. Art studios bill plates and paintings, some through a marketplace that collects tax. Coconut dealers at Pattukkottai keep exempt nuts and taxable copra apart. Hotels enter group vouchers by night stayed, not by the day the agent pays. Coconut copra sent from Pattukkottai to a press comes back as oil and cake, and the challan should say so. Nursing homes report the pharmacy and machine hire, not treatment.',
      trades: {
        'rice-mills':
          "A delta mill has its own paddy, growers' paddy on hire and paddy of the civil supplies corporation in one yard. Milling charges, loose rice, labelled packs, bran and broken rice are separate lines in the month; gunny bags that go back are no sale. The corporation's outturn sheet closes it.",
      },
    },
    'gst-notices': {
      ground: 'gunny bags',
      text: "Outturn is what officers read in a rice district: paddy received, rice delivered, bran, broken rice and even gunny bags accounted for. Mills that keep corporation paddy in the same register as their own make other people's grain look like hidden sales; two registers and the corporation's statement are the reply. Studios are asked about receipts from abroad without an export paper. Hotels are asked why the booking site's figure exceeds theirs. Nursing homes are asked about machine hire and the pharmacy. A table with dates answers each. Coconut dealers convert nuts and copra by their known yield, paddy merchants show moisture loss by lot. A gallery's payment is tied to the parcel's receipt.",
    },
    'gst-refunds': {
      ground: 'Pattukkottai',
      text: "Fibre and copra sellers of Pattukkottai who ship in their own name claim on freight, packing and spares; those who sell to Pollachi or Thoothukudi exporters have made a home sale. Paintings and veenas sent abroad are exports when they leave under customs papers with a value, and gifts when they do not; only the first leave a claim and explain the remittance. Rice mills get nothing back on home sales of exempt rice. Hotels with foreign groups should not think of dollars as exports. Art plates and dolls listed with a seller abroad are claimed for only if the platform's parcels leave under customs papers and the bank shows the money with its purpose.",
    },
    'income-tax-filing': {
      ground: 'Kuruvai',
      text: "Kuruvai and samba bring cash into Thanjavur in two short tides, and bank deposits made then have to find their crop: patta, sale slips of the purchase centre and the lease of the land are kept together. Mills report milling charge and own trade apart, with bran and husk in both. Painters value panels in progress with foil, stones and weeks of work. Coconut growers who trade in neighbours' nuts have two accounts. Doctors on Medical College Road add case fees from several homes. Coconut yards weigh copra dry. A plate maker's silver and copper on hand is weighed like any metal, with slips for what helpers hold.",
      trades: {
        hospitals:
          "Nursing homes on Medical College Road work with visiting surgeons and with machines whose supplier shares the fee. Case registers by surgeon, the machine agreement and insurers' statements divide the money. A bill that an insurer disputes stays in the list of debtors with his letter.",
      },
    },
    'pf-esi-services': {
      ground: 'rice mills',
      text: "Rice mills run long shifts after samba and short ones between crops, with loadmen paid by the bag and parboiling hands by the day; tonnage hulled for the corporation is public, so an officer can estimate the hands from it. Nursing homes along Medical College Road have nurses on the roll and visiting surgeons off it. Hotels near the temple take casual hands for festival weeks. Studios have apprentices who are often relatives; wages paid to them are wages. We count per place first, then decide on cover. Plate makers' polishers come by the day. When the civil supplies work ends, the mill writes exits in that week, or dues run on men who have gone to harvest.",
      trades: {
        hospitals:
          "Nursing homes here run with few hands at night, so the duty chart names each of them. Staff of a scan supplier who sit in the building belong on his roll, and his challan is asked for. Ward helpers whom a doctor pays himself may still be counted as the home's own.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Medical College Road',
      text: "Nursing homes on Medical College Road hire machines, visiting surgeons and laboratories by the case, and the agreement behind each payment decides contract, rent or fee. Mills pay brokers, loadmen's contractors and lorry owners, many with a fleet declaration on file. Hotels pay travel agents a commission that is cut from the voucher and still counts. Paddy merchants who draw heavy cash to pay growers should look at what the bank deducted. Framers and casters who work for art studios are contractors by PAN like any other. Mills that hull for the corporation see tax deducted from the milling charge and should find it under the mill's PAN, not a partner's. Copra merchants pay brokers in the account.",
      trades: {
        hospitals:
          'Machines at the nursing homes of Medical College Road are leased, shared or paid by the case, and each of the three is another deduction. Surgeons and anaesthetists by the case are fees; ambulance and laundry are contracts. The agreement is read once in April and the head written on the ledger.',
      },
    },
    'company-registration': {
      ground: 'veenas',
      text: 'Makers of veenas, paintings and plates hold crafts whose names are protected for all makers of the place, so a company cannot own the name, only its label. A producer company or a society can sell for many, with one invoice for an emporium. Coconut growers of Pattukkottai use the same form for copra. Rice mills owned by several families look at savings left by growers, which a company may not keep as before. Nursing homes with four doctors do best with an agreement on fees and machines, then a form. Paddy merchants who finance growers limit loss with an LLP, since one failed buyer can take the house of a proprietor. Hotels sign the lease after the company exists.',
    },
    'accounting-bookkeeping': {
      ground: 'South Main Street',
      text: "A studio near South Main Street keeps foil, stones, board and the artist's weeks by panel, so that a gallery order and a tourist sale can be priced alike. Hotels enter group vouchers by night and age agents' dues. Coconut traders convert thousands of nuts into kilos of copra with a yield that holds. Nursing homes keep cases by surgeon and machine. Paddy merchants weigh by variety and moisture. In Kuruvai and samba weeks slips come daily, in the weeks between monthly, and the work is planned that way.",
    },
    'udyam-registration': {
      ground: 'Custom milling',
      text: "Mills that live by custom milling for the corporation are makers and should say rice milling first, whoever owns the paddy. Dryers and sorters count at book value. Painters, doll makers and veena makers are artisans whose certificate stands on their own PAN, not on that of the gallery. Coconut fibre units list fibre and pith as manufacture, trade in nuts as a further line. Hotels leave building and furniture out. Enter the staff that the wage register shows, because a scheme office may compare. Copra drying and fibre are manufacture, paddy trade is not. A nursing home enters machines and leaves the building out, a trust's hospital settles first on whose PAN it stands.",
      trades: {
        handcrafts:
          "A painter of Thanjavur panels, a plate maker and a veena maker are makers, each on a PAN of their own, even if a gallery sells for them. Gold foil, stones and wood are stock and not investment; a lathe or polishing machine counts at book value. The craft's name stays common to all.",
      },
    },
    'iec-registration': {
      ground: 'Orathanadu',
      text: "Rice from Orathanadu and the delta is open, taxed or closed to export as the policy of the day says, so a miller asked by a foreign buyer reads it before he quotes; most sell to an exporter and need no code. Coconuts and fibre from the south of the district go with their own council's registration and plant health papers. Paintings with gold foil, ivory-look inlay or old wood are looked at by customs: say in writing what each material is. Hotels and nursing homes need the code for equipment alone.",
    },
  },
  seo: {
    title: 'Thanjavur Tax and Accounts for Rice Mills and Artisans',
    description:
      'Stock books for rice millers, GST numbers for craft studios and export codes for painters and coir sellers: tax and accounts for Thanjavur and its delta.',
    keywords: [
      'tax consultant Thanjavur',
      'GST registration Thanjavur',
      'rice mill accounts',
      'IEC for handicrafts Thanjavur',
      'accountant Pattukkottai',
    ],
  },
} satisfies CityContent;
