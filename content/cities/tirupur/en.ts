import { fact } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST refunds, PF and accounts for exporters of knitwear in Tirupur and the units that dye and stitch for them.',
  description: [
    'An order in Tirupur moves through knitting, dyeing and stitching in different firms. Challans, the slips for goods sent without a sale, go with the cloth. We match them with job bills and shipping papers.',
    'Tax on yarn, dyeing and trims waits until the export refund comes. We check the papers of the claim before filing, so that a wrong shipping bill number does not stop it.',
    'Tailors are paid by the piece, and many workers come from other states. We file PF and ESI with names and bank details as the portal needs them.',
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
      note: 'Every style has its own yarn, dyeing loss and piece rate. A cost sheet by order number shows which style made a profit.',
    },
    {
      kind: 'textile-processing',
      name: 'Dyeing, knitting and compacting units',
      note: 'Dye houses are paid by the kilo delivered. Salt, dyes and effluent charges are paid earlier, so the accounts must show what customers still owe.',
    },
    {
      kind: 'printing',
      name: 'Labels, tags and export cartons',
      note: 'Tags, poly bags and cartons are printed for one buyer. After a cancelled order the stock cannot be sold to another.',
    },
    {
      kind: 'broilers',
      name: 'Palladam broiler farms',
      note: 'Growers raise birds that belong to an integrator and earn a rearing charge. Chicks and feed are not their purchases.',
    },
    {
      kind: 'port-agents',
      name: 'Freight forwarders and parcel lorries',
      note: 'Forwarders pay freight and port charges for exporters. That money must stay apart from their own fee.',
    },
    {
      kind: 'metal-crafts',
      name: 'Anupparpalayam brass vessels',
      note: 'Workshops take old brass in part payment for new vessels. That exchange is a purchase and a sale.',
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
  work: 'We work for exporters, processors and contractors in Tirupur. Send bills by WhatsApp or courier, or visit our office in nearby Coimbatore by appointment.',
  trades: [
    {
      kind: 'textile-export',
      name: 'Knitwear exporters',
      needs:
        'You need GST refunds on exports, and workers paid by the piece on the PF list. We work out the cost of each order.',
    },
    {
      kind: 'textile-processing',
      name: 'Dyeing, knitting and compacting units',
      needs: 'You need GST returns that match challans, replies to notices and a Udyam number on your job bills.',
    },
    {
      kind: 'port-agents',
      name: 'Freight forwarders',
      needs:
        'You need GST returns in which your fee stands apart from freight. We work out which tax is due on lorry hire.',
    },
    {
      kind: 'metal-crafts',
      name: 'Brass vessel workshops',
      needs:
        'You need metal accounts by weight and the right GST on scrap that you buy. We also get your Udyam certificate as a maker.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Starting a knitwear, dyeing or vessel unit in Tirupur? We apply for your GST number and tell you which places to name.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong:
            "A contractor stitches inside an exporter's compound and shows the exporter's electricity bill. The officer asks whose place it is.",
          we: "We draft the paper that lets one hall to the contractor and attach the owner's consent.",
          send: ['Hall agreement', "Owner's electricity bill", 'PAN and masked Aadhaar', 'Bank passbook'],
        },
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong:
            'The dye house applies under a name that differs from its pollution consent. The two papers do not seem to belong together.',
          we: 'We compare both papers first and mend the name where it is wrong.',
          send: ['Consent order', 'Membership of the effluent plant', 'Lease of the unit'],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong:
            "A workshop at Anupparpalayam stands in part of a family house, and the house tax is in a father's name. No consent is attached.",
          we: 'We write the consent of the owners and mark the work area on a photograph.',
          send: ['House tax receipt', 'Consent of co-owners', 'Photograph of the workshop'],
        },
      ],
      question: {
        question: 'I only knit for Tirupur exporters. Should I choose the composition scheme?',
        answer:
          'Mostly not. Exporters want tax on your bill as credit, and a composition bill carries none. Tell us who your buyers are and we compare.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Tirupur exporters and processors, after we match challans and shipping bills by order number.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong:
            'A roll goes to compacting in one month and comes back in another. Nobody notes the change in weight, so the roll seems lost.',
          we: 'We follow the roll by order number and list what still lies with processors.',
          send: ['Challan book', 'Job bills', 'Shipping bills, the customs papers for export', 'Port code list'],
        },
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong:
            'The exporter cuts money for a wrong shade weeks after your bill. Without a credit note you pay tax on the full price.',
          we: "We enter the credit note in its month and match it with the exporter's ledger.",
          send: ['Job bills', 'Shade debit letters', "Exporter's ledger"],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong:
            'Old brass taken in exchange is shown as a discount on the new vessel. In law you bought scrap and sold a vessel.',
          we: 'We enter both sides and check if you owe tax on the scrap.',
          send: ['Exchange slips with weight', 'Sale bills', "Sellers' names"],
        },
      ],
      question: {
        question: 'Do I charge GST for growing birds for an integrator in Palladam?',
        answer:
          "Rearing another firm's birds is job work in farming and is exempt as a rule. Other income, such as shed rent, may not be. Send us the agreement.",
      },
    },
    'gst-notices': {
      lead: 'Has your Tirupur unit a GST notice about credit, weight or freight? Send the letter and we write the reply order by order.',
      trades: [
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong: "An exporter's credit is refused because your dye house stopped filing. He then holds your payment.",
          we: 'We file the missing returns first and give him proof of your bills.',
          send: ['The notice', 'Unfiled bills', 'Effluent plant statements', 'Delivery challans'],
        },
        {
          trade: 'printing',
          name: 'Label, tag and carton makers',
          wrong:
            'Tags printed for a cancelled order were destroyed, but credit on the board was kept. The officer asks where the stock went.',
          we: 'We show the destroyed stock by date and work out the credit that must go back.',
          send: ['Cancellation mail', 'Stock list', 'Photographs of the waste', 'Board bills'],
        },
        {
          trade: 'port-agents',
          name: 'Freight forwarders',
          wrong:
            'Freight passes through your bank and is far more than your fee. The officer takes all of it as your sale.',
          we: 'We make a job table with freight paid for the shipper in one column and your fee in another.',
          send: ['Job files', "Carrier's bills in the shipper's name", 'Fee invoices'],
        },
      ],
      question: {
        question: "My dyer's GST number was cancelled after he billed me. Is my credit lost?",
        answer:
          'The date matters. Save a picture of his status on the day of the bill, the challan and your payment. We set them out in the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Tirupur knitwear exporters after matching invoices, shipping bills and bank receipts.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong:
            "One digit of a shipping bill is wrong in the return, or the ship's cargo list is missing at customs. The claim stops without a clear letter.",
          we: 'We check each number on the customs portal and correct the return.',
          send: ['Shipping bills, the customs papers for export', 'Invoices', 'Bank advices', 'Yarn and dyeing bills'],
        },
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong:
            'Dyes and chemicals may carry more tax than your job charge. Owners add machines to the claim, which the formula leaves out.',
          we: 'We sort purchases into goods, services and machines and work out if a claim is open.',
          send: ['Chemical bills', 'Job bills', 'Return copies'],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong:
            'Lamps go abroad by courier as gifts, so no export stands on paper. Tax on brass then stays where it is.',
          we: 'We show the courier paper that an export needs and claim later parcels.',
          send: ['Courier export papers', 'Invoice with weight', 'Bank advice', 'Brass bills'],
        },
      ],
      question: {
        question: 'A merchant house in Tirupur exports my T-shirts. Is the refund his or mine?',
        answer:
          'As a rule the exporter on the customs paper claims. You may bill at the concessional rate if that was agreed before dispatch. His proof of export must then reach you.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Tirupur exporters, job workers and growers, with order sheets behind the profit.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong: `A small processor with Udyam is to be paid within ${fact('msme.payment-time')}. What is paid later counts as cost only in the year of payment.`,
          we: 'We list unpaid small makers before March and show you what to pay.',
          send: [
            'Creditors list with age',
            'Udyam numbers of processors',
            'Stock with job workers',
            'Incentive statement',
          ],
        },
        {
          trade: 'broilers',
          name: 'Broiler farms',
          wrong: "Tax is cut on the rearing charge under a relative's PAN. The grower cannot claim it.",
          we: 'We ask the integrator to correct the PAN and then file.',
          send: ['Batch settlement sheets', 'PAN copy', 'Shed loan statement'],
        },
        {
          trade: 'port-agents',
          name: 'Freight forwarders',
          wrong:
            'Ocean freight paid for shippers is shown as income and cost. Turnover looks large, and an audit may seem due.',
          we: 'We read the client agreements and show only what is really yours.',
          send: ['Client agreements', 'Fee bills', 'Bank statements'],
        },
      ],
      question: {
        question: 'Drawback came to my bank last year. Must I show it?',
        answer:
          'Yes, drawback and similar export money are business income. No bill comes with them, so they are easily missed. Send the bank statement and the customs list.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for Tirupur stitching floors, dye houses and workshops.",
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong: 'A new worker already has a PF number from an earlier job. A second number delays withdrawal.',
          we: 'We search for the old number by Aadhaar before we open one.',
          send: ['Joining form', 'Masked Aadhaar copies', 'Old wage slip', 'Bank passbook'],
        },
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong: 'Food and room are given free, and nobody writes their value. Later the office may call them wages.',
          we: 'We put room and food on their own line in the wage sheet.',
          send: ['Shift roll', 'Overtime cards', 'Room list', "Contractor's bill"],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong:
            'Polishers are paid by the kilo through a leader in the same street. On paper the workshop has no workers.',
          we: 'We make a sheet with name, kilos and wage for every hired polisher.',
          send: ['Kilo book', 'Names and phone numbers', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: "My season's order is finished and tailors are leaving Tirupur. What must I file?",
        answer:
          'Enter the leaving date of every worker in that month. Otherwise the next employer cannot move the account. Send us the list with last working days.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS, tax cut from payments, on the job bills of Tirupur orders, by the PAN of each processor.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong:
            'A foreign buying agent keeps his commission from the remittance. No money moves, and the tax question is missed.',
          we: 'We read his contract and residence paper before the next shipment is settled.',
          send: ["Agent's contract", 'Residence certificate', 'Debit notes', 'Remittance advice'],
        },
        {
          trade: 'printing',
          name: 'Label, tag and carton makers',
          wrong:
            'A carton maker is told that tax will be cut, though the board was his own. A sale of goods is treated as a contract.',
          we: 'We mark on the bill who supplied board and artwork and answer the buyer.',
          send: ['Purchase order', 'Board bills', "Buyer's letter"],
        },
        {
          trade: 'port-agents',
          name: 'Freight forwarders',
          wrong:
            'Duty, freight and fee stand on one bill. The exporter then cuts tax on money that was never your income.',
          we: 'We separate repaid costs with receipts on a bill of their own.',
          send: ['Fee bills', "Receipts in the exporter's name", "Lorry owners' declarations"],
        },
      ],
      question: {
        question: "My stitcher's weekly bill is small. When do I begin to cut tax?",
        answer:
          "One bill may be small, but the year's total for his PAN also counts. We keep that total from April. You get word when the limit is near.",
      },
    },
    'company-registration': {
      lead: 'We register a company or an LLP (limited liability partnership) in Tirupur, timed between two seasons so that no order stops.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong:
            'Buyers approve a factory by its legal name. A company formed in mid-season is an unknown supplier with a new bank account.',
          we: 'We list buyers, bank and customs and plan the first shipment in the new name.',
          send: ["Buyer's approval letter", 'Social audit report', 'Bank limit letter', 'Lease'],
        },
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong: 'Membership in the effluent plant belongs to the old firm. The company may not get it by itself.',
          we: 'We ask the plant for its transfer rules before we file.',
          send: ['Membership paper', 'Consent order', 'Partnership deed'],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong:
            'Brothers share one vessel workshop, and the metal was bought by the father. At a division nobody knows whose metal it is.',
          we: 'We write a deed that names metal, tools and shares before any company is formed.',
          send: ['Tool list', 'Metal weight list', 'Identity papers'],
        },
      ],
      question: {
        question: 'I own a knitting unit and an export firm. Can the two sell to each other?',
        answer:
          'Yes, but the price must be explained if one is a company. Keep job rates that outsiders pay as well. We write the terms for each pair of firms.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Tirupur exporters and workshops, with one cost sheet for each style or order.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong: "Accounts show only the year's total. A style that lost money is seen after the season.",
          we: 'We post job bills to the order number and compare cost with the price received.',
          send: ['Order sheet', 'Job bills with order number', 'Piece-rate book', 'Remittance advice'],
        },
        {
          trade: 'printing',
          name: 'Label, tag and carton makers',
          wrong:
            'Tags and cartons are made on long credit for a few exporters. Unpaid bills pile up in different styles and names.',
          we: 'We list dues by exporter and age and match each with its delivery note.',
          send: ['Job tickets', 'Delivery notes', 'Customer ledger'],
        },
        {
          trade: 'broilers',
          name: 'Broiler farms',
          wrong:
            'Chicks and feed of the integrator are entered as purchases. The farm then shows a stock it does not own.',
          we: 'We keep only rearing charge, shed cost and loan in the books.',
          send: ['Batch sheets', 'Electricity bills', 'Loan statement'],
        },
      ],
      question: {
        question: 'I run a small stitching unit in Veerapandi. What do I give you every month?',
        answer:
          'Give the job bills, the piece-rate book and the bank statement. Challan photographs can come weekly by WhatsApp. You get a sheet by order and a list of dues.',
      },
    },
    'udyam-registration': {
      lead: 'We get the Udyam certificate, free from the government, for Tirupur job workers, printers and vessel makers.',
      trades: [
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong:
            "A dye house thinks it is no maker because the cloth is the customer's. Processing for others counts as making.",
          we: 'We enter dyeing or knitting and leave effluent equipment out of the investment.',
          send: ['Machine list', 'Consent order', 'Last income tax return'],
        },
        {
          trade: 'printing',
          name: 'Label, tag and carton makers',
          wrong:
            'The form says stationery trade, and a machine loan for makers is refused. The press prints tags and makes cartons.',
          we: 'We put printing and carton making first and trade behind them.',
          send: ['Machine bills', 'GST certificate', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong:
            'Certificate and shop board show a vessel shop, though brass is beaten and polished behind it. The workshop is then a trader on paper.',
          we: 'We list making first with lathes and presses, then the counter.',
          send: ['Tool and lathe bills', 'House tax receipt', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'Exporters pay my knitting bills very late. How does the certificate help?',
        answer:
          'Small makers can ask interest on late bills under the small business law. You must be registered before you supply. We print the number into your bill form.',
      },
    },
    'iec-registration': {
      lead: 'Do you want to ship knitwear or brass from Tirupur in your own name? We get your IEC, the import export code.',
      trades: [
        {
          trade: 'textile-export',
          name: 'Knitwear exporters',
          wrong:
            'The first container is promised before bank details stand at the port. The incentive money then has no account to go to.',
          we: "We apply for the code and register the bank's number for your port.",
          send: ['PAN of the firm', 'Cancelled cheque', "Bank's letter for the port", 'GST certificate'],
        },
        {
          trade: 'textile-processing',
          name: 'Dyeing, knitting and compacting units',
          wrong:
            "A used knitting machine is bought from abroad without an engineer's report. Customs doubts its age and price.",
          we: 'We list the report and papers you need before you pay.',
          send: ["Seller's offer", 'Machine photographs and number', 'GST certificate'],
        },
        {
          trade: 'metal-crafts',
          name: 'Brass vessel workshops',
          wrong: 'The invoice says gift articles, and the box holds brass lamps by weight. Customs stops the parcel.',
          we: 'We apply for the code and show you an invoice with metal, weight and use.',
          send: ['PAN and masked Aadhaar', 'Cancelled cheque', 'Photographs of the goods'],
        },
      ],
      question: {
        question: 'I am a forwarder in Tirupur. Can an exporter ship under my code?',
        answer:
          'No, the code belongs to the firm that sells the goods. If yours is used, the export and its duties are yours. Ask the exporter to take his own.',
      },
    },
  },
  seo: {
    title: 'Tirupur Knitwear Accounts, GST Refunds and PF Filing',
    description:
      'GST refund claims, PF and ESI for stitching units, and import export codes for Tirupur knitwear exporters, dye houses and job workers, checked bill by bill.',
  },
} satisfies CityWords;
