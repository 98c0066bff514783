import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'karur',
  changedOn: '2026-11-21',
  pincode: '639001',
  population: '2,30,000+',
  intro:
    'Kitchen towels for overseas supermarkets, bus bodies for private fleets and paper from Kagithapuram: Karur sells three very different things, and each is invoiced under different rules.',
  description: [
    "On the Amaravathi, close to where it meets the Cauvery, Karur turned from handloom bed sheets to exporting table linen, aprons, curtains and kitchen towels. An exporter here seldom does everything under one roof. Yarn is dyed in one place, woven in another, stitched by a contractor and checked in the exporter's own hall, so every order leaves a trail of job-work challans behind it.",
    'The same town builds bus bodies on chassis that customers drive in, and supplies machines, waste paper and spares to the paper mill at Kagithapuram. Cement from Puliyur and sugar from Pugalur add lorry and contract work. What Karur asks of an accountant is matching: shipping bill to invoice, challan to returned cloth, chassis to work order. It is desk work, and we do it from Coimbatore on copies that reach us by e-mail and WhatsApp.',
  ],
  keyAttractions: [
    'Pasupatheeswarar Temple',
    'Kalyana Venkataramana Swamy Temple, Thanthonimalai',
    'Balasubramaniya Swamy Temple, Vennaimalai',
    'Pugalimalai and its Tamil-Brahmi inscriptions',
    'Mayanur Barrage on the Cauvery',
  ],
  majorIndustries: [
    {
      kind: 'textile-mills',
      name: 'Home textile exporters',
      note: 'Orders for kitchen, table and bed linen are shared out to dyers, weavers and stitching contractors, and the exporter must account for every metre sent out on a challan.',
    },
    {
      kind: 'transport',
      name: 'Bus body builders',
      note: "A body built on the customer's chassis is billed as work on another person's goods, while a complete bus sold on the builder's own chassis is a sale of goods.",
    },
    {
      kind: 'printing-paper',
      name: 'Paper mill suppliers at Kagithapuram',
      note: "Dealers in waste paper, pulpwood and spares wait on the mill's weighbridge figures, and their bills hold only when the slip, the invoice and the payment advice agree.",
    },
    {
      kind: 'cement-minerals',
      name: 'Puliyur cement and blue metal trade',
      note: 'Stockists live on year-end discounts from the cement maker, which need credit notes in the right month and not just a rebate noted in the margin of a statement.',
    },
    {
      kind: 'food-processing',
      name: 'Pugalur sugar and rice milling',
      note: 'Cane transport contractors and rice millers along the canals are paid by the season, so their receipts and diesel bills bunch up in a few months of the books.',
    },
  ],
  serviceAreas: [
    'Thanthonimalai',
    'Vengamedu',
    'Gandhigramam',
    'Inam Karur',
    'Puliyur',
    'Velayuthampalayam',
    'Aravakurichi',
    'Kulithalai',
  ],
  needs: [
    {
      service: 'gst-refunds',
      why: 'A Karur linen exporter who ships under a Letter of Undertaking pays tax on yarn, dyeing and cartons and collects none from the buyer abroad. The credit comes back only if shipping bills, GSTR-1 export entries and bank realisation agree. Short-shipped towels and invoices split over two containers are what usually break that match.',
    },
    {
      service: 'gst-notices',
      why: "Body builders are asked why their turnover differs from the value of the buses that left the yard. The answer lies in whose chassis it was, yet the job cards seldom say so. We rebuild the work orders, sort own-chassis sales from body work on customers' chassis, and draft the reply with the papers attached.",
    },
    {
      service: 'tds-tcs-returns',
      why: 'Stitching, checking, dyeing and packing are handed to dozens of small contractors, many paid weekly in round sums by one merchandiser. Deduction depends on the running total for each PAN, not on the single bill. We keep that total per contractor and correct wrong PANs before the quarterly return is filed.',
    },
  ],
  seo: {
    title: 'Karur Home Textile Exporters: GST, TDS and Accounts',
    description:
      'Refund files for Karur linen exporters, replies to GST notices for bus body builders, TDS on stitching contractors. Handled remotely from Coimbatore.',
    keywords: [
      'tax consultant Karur',
      'GST refund Karur exporters',
      'home textile accounts',
      'bus body building GST',
      'TDS returns Karur',
    ],
  },
} satisfies CityContent;
