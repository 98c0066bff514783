import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'pollachi',
  changedOn: '2026-11-22',
  pincode: '642001',
  population: '90,000+',
  intro:
    'Every part of the coconut is sold in Pollachi, from tender nut to pith block, and each step from grove to container changes how the income is taxed.',
  description: [
    'Rain through the Palghat gap keeps the groves around Pollachi green, and nearly every business in the taluk touches the palm. Tender nuts go north by lorry, mature nuts to copra yards, husk to fibre mills, and the pith that was once dumped beside the road is washed, pressed into blocks and shipped to greenhouse growers abroad.',
    'That ladder is also a tax ladder. A grower selling whole nuts is a farmer. The day he dries copra or presses oil he runs a business, and the day his pith leaves Thoothukudi port he is an exporter with a code to obtain and bank papers to match. Many families stand on all three rungs at once, in one bank account. Being only an hour down the road from our Coimbatore office, Pollachi clients can hand over their papers in person when that is easier.',
  ],
  keyAttractions: [
    'Masani Amman Temple, Anaimalai',
    'Topslip, Anamalai Tiger Reserve',
    'Aliyar Dam',
    'Monkey Falls',
    'Azhiyar Arivu Thirukovil',
  ],
  majorIndustries: [
    {
      kind: 'coir',
      name: 'Coir fibre and pith units',
      note: 'Yards buy husk by the lorry and sell fibre at home and pith blocks abroad, so yield per load has to be recorded to value what lies drying in the open.',
    },
    {
      kind: 'copra-oil',
      name: 'Copra yards and oil mills',
      note: 'Copra shrinks as it dries and its price moves daily, which means that stock booked at the buying weight overstates what can still be sold or pressed.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Gandhi Market jaggery and vegetables',
      note: "Commission men auction jaggery and vegetables for growers, and their pattis must show the grower's price, the charges and the commission as three separate amounts.",
    },
    {
      kind: 'dairy-farms',
      name: 'Cattle market and dairy farms',
      note: 'One of the largest cattle fairs in the south meets here each week, and dairy farmers need the cost and sale of each animal kept apart from milk receipts.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Negamam cotton saree weavers',
      note: 'Master weavers at Negamam supply yarn to home looms and pay by the saree, a wage register and a stock register that ought to tell the same story.',
    },
    {
      kind: 'hotels',
      name: 'Farm stays and Anamalai resorts',
      note: 'Grove owners let cottages to weekend guests from Coimbatore and Kerala, and that rent is business income even when the cottage stands among coconut palms.',
    },
  ],
  serviceAreas: [
    'Anaimalai',
    'Kinathukadavu',
    'Zamin Uthukuli',
    'Suleeswaranpatti',
    'Mahalingapuram',
    'Negamam',
    'Gomangalam',
    'Vettaikaranpudur',
  ],
  needs: [
    {
      service: 'iec-registration',
      why: 'A first enquiry for coir pith blocks may come to a Pollachi yard by WhatsApp, and a container is soon promised, code or no code. The IEC must carry the same name, PAN and bank account as the GST registration, or the port will not match the shipment. We apply, then register the AD code of the bank at the port before stuffing begins.',
    },
    {
      service: 'income-tax-filing',
      why: 'It all came from coconut, but not all of it is agricultural income. Profit from drying copra, baling fibre or letting a farm cottage is business, and a query follows when large deposits meet a return with no business in it. We separate grove from yard with a simple transfer value and file on that footing.',
    },
    {
      service: 'gst-registration',
      why: "An agriculturist selling his own nuts needs no GST number, yet the same man trading in neighbours' copra may need one. Buyers of pith and oil ask for it before the first order. We read a year of bank entries, mark what was his own crop and what was bought, and apply only for the activity that calls for it.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Gandhi Market',
      text: "Commission men at Gandhi Market who auction jaggery and vegetables for growers should look at whether all of it is unbranded farm produce, as labelled jaggery packs are not treated like loose blocks. Milk farmers need no number. Weavers' masters at Negamam name house and yarn store. Farm stays count grove, copra and cottage under one PAN when the limit is tested. Copra yards list each drying floor. Patta with the consent of co-owners, and a power card in the same name, save the second query.",
    },
    'gst-returns': {
      ground: 'Palghat gap',
      text: 'Goods cross the Palghat gap every night, so tender nuts, copra, fibre and vegetables from one yard meet exempt sale, taxable sale and inter-state sale in one day. Nuts are exempt, copra and oil are not, fibre and pith are sold to exporters with a bill. Jaggery and vegetables at Gandhi Market are auctioned for growers with an exempt commission. Yards without a tax invoice from small suppliers write vouchers with name, weight and village. Cottages let to guests have a tariff line. We are an hour away, so the voucher book can be looked at here.',
    },
    'gst-notices': {
      ground: 'pith',
      text: "One container of pith blocks can start it: blocks on the shipping bill, pith and fibre purchased, moisture lost, and small yards that gave no bill. Weighbridge slips, washing and drying records, blending sheets and purchase vouchers bridge the gap. Oil mills answer for copra bought from farmers and cake sold for cash. Grove owners answer for bank deposits that mix crop and yard. Commission men show the patti with three amounts. Farm stays show the register. A voucher written on the day is worth more than an affidavit later. The market's jaggery in blocks and in labelled packs is not treated alike, and an agent who cannot say which went out pays on both.",
      trades: {
        'copra-oil':
          "Oil mills of Pollachi take copra from growers, from their own groves and from dealers, and the three have different papers. Grower vouchers with village and weight, a transfer note from the grove and dealers' bills explain the copra; drying loss, oil by batch and cake sold explain where it went.",
      },
    },
    'gst-refunds': {
      ground: 'Thoothukudi port',
      text: "Pith and fibre that leave by Thoothukudi port in the yard's own name carry a claim for inland haulage, container, fumigation, packing and machine spares, because the husk itself came without tax. One bill of lading in a forwarder's client name, or an AD code of the old bank, stops it. Oil mills should know that edible oil is shut out of the refund for inverted rates. Sarees from Negamam to a shop abroad by parcel are exports too. Sales to Kerala are not. We follow each container from husk load to bank advice. Farm stays have tax paid in error at most. A yard that sells to an exporter on bond papers agrees the concessional rate first, in writing.",
      trades: {
        'copra-oil':
          'Coconut oil is shut out of the refund for inverted rates, so a mill in Pollachi plans with credit that its sales use up. What can come back is the tax behind an export of oil, copra or desiccated nut in its own name: cartons, tins, laboratory fees and freight to the port.',
      },
    },
    'income-tax-filing': {
      ground: 'Anamalai',
      text: "Cottages towards the Anamalai hills earn business income though they stand under palms, with the booking site's commission as a cost and the gross rent as receipt. Commission men report commission, not the value of jaggery that passed through. Cattle bought and sold at the weekly fair need a page per animal, and milk is business too. Weavers' masters count yarn with looms. Oil mills weigh copra dry at the year end. A family with grove, yard and cottage keeps three cash books, so that the exempt part stays believed.",
    },
    'pf-esi-services': {
      ground: 'fibre',
      text: "Fibre mills and drying yards around Pollachi pay women by weight and men by the load, every week, without a register; the first work is to make one with names, days, kilos and rate. Copra yards have breakers and driers in season. Dairy hands live on the farm. Commission men's loadmen belong to the market. Farm stays have a cook and a watchman who are also grove workers, and one wage record should carry both. Machines that pull fibre injure hands, and the insurance number is needed before that day. Those who spin at home are listed by name and kilo.",
    },
    'tds-tcs-returns': {
      ground: 'Tender nuts',
      text: 'Loads of tender nuts go north on hired lorries, husk goes to fibre units, fibre to spinners, and each conversion comes back with a small bill that adds up by PAN over the year. Lorry owners give a fleet declaration with the registration book behind it. Clearing agents put freight, port dues and fee on one line, which should be three. Oil mills pay brokers on copra in the account. Lease of a grove to a contractor is rent of land with its own rule. Ask for PANs at loading, not in March.',
    },
    'company-registration': {
      ground: 'groves',
      text: 'Growers who own the groves and want a share in the factory price form producer companies for nuts, copra or neera, and keep the land in their own names. Articles, share allotment by crop and the yearly forms need one person who looks after them. A pith exporter with one partner is better off in an LLP, with the subsidy branch asked before the name changes. Oil mills look at deposits of relatives. Farm stays on family land keep the land out and lease the cottage in.',
    },
    'accounting-bookkeeping': {
      ground: 'tender nut',
      text: 'From tender nut to pith block there are five stocks, counted, weighed and measured differently: nuts by number, copra by kilo, oil by litre, fibre by bale, pith by cubic metre. Each yard keeps the ones it has, with a known yield between them, and values heaps after weighing a sample. Copra is booked dry. A transfer price from grove to yard keeps farm and business apart. Commission men close pattis daily. Dairy farmers keep a page per animal, because the weekly cattle fair turns a cow into cash. Saree masters of Negamam need a page per loom, and farm stays a line per night. What grove labour does for the cottage is charged to the cottage.',
      trades: {
        'copra-oil':
          "Copra yards here buy by the load at one moisture and sell by the kilo at another, while the price moves each day. The book weighs wet and dry by lot, keeps oil and cake by batch, and values the floor at dry weight. Nuts from the family's grove enter at a transfer price.",
      },
    },
    'udyam-registration': {
      ground: 'Negamam',
      text: 'Negamam saree makers who give yarn to home looms are makers, and so are fibre, pith and oil units; dealers in nuts are traders. Machinery schemes for coir ask for the certificate before the machine is bought, so the order matters: certificate, quotation, sanction, purchase. Investment is the book value of defibring machines, presses and expellers; yard and shed stay out. Cattle and milk at farm level are looked at by activity code. Farm stays are services. The portal gives the certificate free; nobody needs to buy it. Vegetable and jaggery agents gain bank lending alone. A yard with two brothers and two PANs splits its machines in the books before it splits them in the form.',
      trades: {
        'copra-oil':
          'A yard that dries copra, presses oil and fills tins does three kinds of making under one PAN, and the largest comes first. Dryers, expellers and filters count at book value, the drying floor does not. A grower who only sells nuts farms; once he presses them he may register.',
      },
    },
    'iec-registration': {
      ground: 'Negamam',
      text: 'Negamam sarees travel abroad by parcel under the code with composition and handloom mark as they truly are. Coconut oil and desiccated nut need a food licence, laboratory reports and the council for coconut goods; policy on edible oil is read on the day. Fibre and pith need washing, conductivity and moisture reports, and many buyers want fumigation. Jaggery has been free and restricted by turns. Farm stays with guests from abroad need no code at all. The freight term, FOB or CIF, is written into the first mail.',
    },
  },
  seo: {
    title: 'Pollachi Coconut and Coir Businesses: Tax and GST',
    description:
      'From grove to copra yard to pith container: IEC, GST registration and income tax for Pollachi growers, coir units, oil mills and market commission agents.',
    keywords: [
      'tax consultant Pollachi',
      'coir pith export IEC',
      'copra GST registration',
      'coconut farmer income tax',
      'accountant Pollachi',
    ],
  },
} satisfies CityContent;
