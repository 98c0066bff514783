import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'karur',
  changedOn: '2026-11-22',
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
      kind: 'textile-export',
      name: 'Home textile exporters',
      note: 'Orders for kitchen, table and bed linen are shared out to dyers, weavers and stitching contractors, and the exporter must account for every metre sent out on a challan.',
    },
    {
      kind: 'body-building',
      name: 'Bus body builders',
      note: "A body built on the customer's chassis is billed as work on another person's goods, while a complete bus sold on the builder's own chassis is a sale of goods.",
    },
    {
      kind: 'paper-suppliers',
      name: 'Paper mill suppliers at Kagithapuram',
      note: "Dealers in waste paper, pulpwood and spares wait on the mill's weighbridge figures, and their bills hold only when the slip, the invoice and the payment advice agree.",
    },
    {
      kind: 'cement-dealers',
      name: 'Puliyur cement dealers',
      note: 'Stockists live on year-end discounts from the cement maker, which need credit notes in the right month and not just a rebate noted in the margin of a statement.',
    },
    {
      kind: 'cane',
      name: 'Pugalur sugar and cane work',
      note: 'Cane transport and harvest contractors along the canals are paid by the season, so their receipts, gang advances and diesel bills bunch up in a few months of the books.',
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
      why: 'A Karur linen exporter who ships under a Letter of Undertaking pays tax on yarn, dyeing and cartons and collects none from the buyer abroad. The credit comes back only if shipping bills, GSTR-1 export entries and bank realisation agree. Short-shipped towels and invoices split over two containers break that match.',
    },
    {
      service: 'gst-notices',
      why: "A body builder may be asked why his turnover differs from the value of the buses that left the yard. The answer lies in whose chassis it was, and the job cards should say so. We rebuild the work orders, sort own-chassis sales from body work on customers' chassis, and draft the reply with the papers attached.",
    },
    {
      service: 'tds-tcs-returns',
      why: 'Stitching, checking, dyeing and packing are handed to small contractors, some paid weekly in round sums by one merchandiser. Deduction depends on the running total for each PAN, not on the single bill. We keep that total per contractor and correct wrong PANs before the quarterly return is filed.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Amaravathi',
      text: "An exporter on the Amaravathi works through dyers, weavers and stitching contractors, and the certificate needs his own checking hall, yarn store and packing godown; job workers' sheds stand on challans. Bus body yards declare two things, building on a customer's chassis and selling complete buses. Waste paper dealers list every collection yard that stores bales. Cement stockists name every godown. The composition scheme fits none who sell to an exporter or to the mill, because those buyers want the credit.",
    },
    'gst-returns': {
      ground: 'Kagithapuram',
      text: "Dealers at Kagithapuram bill waste paper and pulpwood by the mill's weighbridge after moisture is cut, so the invoice and the mill's note have to be brought to one figure before GSTR-1. Linen exporters match challans, job bills and table 6A. Body builders mark each bill as sale or as work on the customer's chassis. Cement dealers enter credit notes for rebates in the right month. Cane hauliers show gross freight before diesel. A month here is five small reconciliations. Body yards tax an advance for body work in the month it came, and cloth that a stitcher failed to return is looked at before ITC-04 is filed.",
    },
    'gst-notices': {
      ground: 'Puliyur',
      text: "Puliyur's stockists are asked about rebates that stand in the cement maker's books and not in theirs; the company's statement and its credit notes settle it by month. Waste paper dealers are asked whether a collector who gave no bill existed, and the mill's weighbridge note with truck number helps. Linen exporters are asked about processors who stopped filing. Cane hauliers answer for gross freight. For all, the letter's date on the portal counts, and a covering table comes before the bundle.",
      trades: {
        cane: "A haulier for the mill at Pugalur may be asked why the mill's freight exceeds his turnover. The mill's statement gross of diesel, the tonnage slips and the payments to sub-hired lorries make one table. Cutting for farmers stands apart, because work on the crop for its grower is exempt.",
      },
    },
    'gst-refunds': {
      ground: 'Puliyur',
      text: 'Cement stockists at Puliyur, cane hauliers and waste paper dealers have home sales that use up their credit; for them a wrong head, a bill paid twice or an idle cash balance is all there is. Body yards that build for an order abroad have chassis papers to show. Linen makers who sell through a merchant agree the concessional rate before dispatch or lose the ground. Stitching and dyeing contractors look at whether inputs carry more tax than processing. The first paper we ask for is the ledger and not the form.',
    },
    'income-tax-filing': {
      ground: 'Pugalur',
      text: "Cane contractors of Pugalur are paid in the season and spend all year; gang advances that nobody returned should be looked at by name before they are written off. Linen exporters count cloth with weavers, dyers and stitchers on 31 March and add incentives to income. Body builders show half-built buses by stage and leave the chassis out. Waste paper dealers need names behind cash purchases. Cement stockists wait for the company's statement of discounts, because its books show the rebate before theirs do.",
    },
    'pf-esi-services': {
      ground: 'bus bodies',
      text: "Bus bodies are built by gangs of welders, painters and upholsterers under a leader who moves from yard to yard, and made-ups are stitched by contractors' tailors in the exporter's hall. In both the wage record should be by person, even where the bill is by body or by piece. Foreign buyers' auditors read the linen side. Cane gangs and mill suppliers' loaders come for a season. Yards of one family under two names may be counted as one, and a burn in a paint booth asks which name the man stood on.",
    },
    'tds-tcs-returns': {
      ground: 'Velayuthampalayam',
      text: "From Velayuthampalayam to the mill at Kagithapuram lorries carry cane, paper and cement, and each payer asks for PAN and fleet declaration before the advance; a payment free of deduction still stands in the quarterly return. Body yards pay gangs by the body, and scrap steel sold weekly calls for tax on that bill. Stockists find the maker's tours and gold coins in their tax statement. Waste paper dealers pay brokers in the account. A merchandiser who pays round sums on Saturday should carry the list of PANs with him.",
    },
    'company-registration': {
      ground: 'linen',
      text: "A linen exporter who turns company is a new vendor to the supermarket abroad, a new borrower to the bank and a new member to the council, so the change is placed between two delivery programmes. Body yards need approvals and fleet owners' consent in the new name. Waste paper dealers have an agreement with the mill that names a person. Stockists ask the cement maker first. For brothers with two yards and one order book an LLP with written shares often does what a company would, with less to file.",
    },
    'accounting-bookkeeping': {
      ground: 'chassis',
      text: "Every bus in Karur is a job with a sheet: chassis in, steel, ply, glass, paint, gang bills, advances, and the day it left. The chassis is the customer's and stays out of stock. Linen orders get a sheet too, from yarn to carton, with cloth short from the dyer debited in the same week. Waste paper is followed by truck, with moisture cut. Stockists match rebates with the maker's note. Cane contractors keep a page per gang. Papers come by e-mail and WhatsApp, and the sheets go back with questions marked.",
    },
    'udyam-registration': {
      ground: 'table linen',
      text: "Makers of table linen, kitchen towels and curtains are manufacturers even when every loom belongs to somebody else, as long as they direct the work; a pure buying agent is not. Export sales are left out of the turnover test. Body building is manufacture too, also on the customer's chassis. Waste paper collection is trade unless it is sorted and baled by machine. Cane hauliers enter lorries at book value. Stitching contractors should register for themselves, since the exporter who pays late is the one the remedy is for.",
      trades: {
        cane: "Cane contractors of Pugalur own lorries, tractors and loaders, which count at book value for the PAN that holds them. Haulage and machine harvesting are services; a gang leader without vehicles can register as a labour contractor. Vehicles in a brother's name belong on his certificate.",
      },
    },
    'iec-registration': {
      ground: 'kitchen towels',
      text: "Kitchen towels and aprons for supermarkets abroad carry codes, composition, care labels and carton marks agreed months before, and the invoice has to repeat them to the letter. The code, the council for the product, the bank's letter at Thoothukudi or Chennai and the letter of undertaking are the base. Stitchers who want to ship themselves begin with samples by courier, which need papers too. Waste paper importers look at inspection rules first. Body builders need the code only when a bus leaves the country in their name.",
    },
  },
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
