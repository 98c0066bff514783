import { caseWording } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST refunds, PF and ESI, and import export codes (IEC) for tanneries, shoe factories and their suppliers in Ambur.',
  description: [
    'Leather for Ambur shoes passes several firms before the shoes go to Chennai port. It moves on challans, the slips for goods sent without a sale. We match them with bills and shipping papers.',
    'You get back the tax on chemicals, soles and cartons only with the export refund. A brand may cut its price after inspection. We explain each such change in the claim, so that the officer and your bank see one figure.',
    'Stitching halls and tanning yards have many workers, some through contractors. We file PF and ESI with the names as on Aadhaar and bank.',
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
      note: 'Leather moves on challans between firms of one owner. Compare kilos issued with square feet finished, because stock errors show there.',
    },
    {
      kind: 'footwear',
      name: 'Shoe and upper factories',
      note: 'Uppers are stitched in one hall and shaped in another. Record leather issued and pairs made for each order.',
    },
    {
      kind: 'chemical-dealers',
      name: 'Tanning chemical and dye dealers',
      note: 'Dealers sell on long credit and take back part drums. Keep a list of old dues and of credit notes.',
    },
    {
      kind: 'machine-shops',
      name: 'Sole, last and shoe machine shops',
      note: 'A factory often pays for a mould that stays with the maker. The books should say who owns it.',
    },
    {
      kind: 'port-agents',
      name: 'Container and lorry agents',
      note: "Containers go to Chennai by road. Haulage and port charges must be split from the agent's fee.",
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses and highway hotels',
      note: 'On sales through a delivery app, the app pays the GST. On counter sales you pay it, so you need both figures.',
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
  work: 'We work for leather firms, dealers and eating houses in Ambur from Coimbatore. Send papers by WhatsApp or courier, or visit us by appointment.',
  trades: [
    {
      kind: 'footwear',
      name: 'Shoe and upper factories',
      needs:
        'You need GST refunds that match the price the brand pays in the end. You also need complete PF and ESI lists for its audit.',
    },
    {
      kind: 'tanneries',
      name: 'Tanneries',
      needs:
        'You need GST returns that agree with your challans, and replies when an officer doubts your yield. If you form a company, we plan its licences too.',
    },
    {
      kind: 'machine-shops',
      name: 'Sole, last and mould shops',
      needs:
        'You need a list of the moulds that belong to customers and a Udyam number on your bills. Work that you give out may need TDS.',
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses',
      needs: 'You need counter sales and app sales kept apart, in your GST returns and in your income tax return.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for your GST number in Ambur and name each hall, drum shed and godown on the form.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Hides come from another state and leather goes to another. A tannery that registers after the first lot cannot recover the tax on chemicals already used.',
          we: 'We apply before the first purchase, with consent and effluent plant papers attached.',
          send: ['Land or shed lease', 'Consent order', 'Effluent plant membership', 'Partnership deed'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Tanning chemical dealers',
          wrong:
            'The godown on the licence differs from the one on the form. Drums lie at a place that GST does not know.',
          we: 'We copy the licensed premises and add the second godown.',
          send: ['Storage licence', 'Godown rent deed', "Owner's tax receipt"],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'A biryani house chooses composition and then joins a delivery app. The app changes which scheme is open.',
          we: 'We compare the schemes with your app plan before you apply.',
          send: ['Food licence', 'Rent deed', 'App agreement', 'Product list'],
        },
      ],
      question: {
        question: 'I only last shoes for a bigger factory in Ambur. What do I register as?',
        answer:
          "Lasting on another firm's material is job work, a service. If you also sell pairs, that is added. Send the factory's order so that the form fits it.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Ambur factories and tanneries once challans, job bills and export bills agree.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Wet blue leather goes to a sister firm for finishing and comes back as square feet. Kilos out and feet in are not compared.',
          we: 'We follow each lot by number and list what is still outside.',
          send: ['Lot register', 'Challans', 'Finishing bills'],
        },
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            'A brand cuts the price after inspection, and the return keeps the old price. Sales and bank money then differ.',
          we: 'We enter a credit note against the export bill.',
          send: ['Inspection report', "Brand's debit note", 'Export bills'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'App orders are added to counter sales, and you pay tax that the app already pays.',
          we: "We take the app's statement and report its orders in the right place.",
          send: ['App statements', 'Till reports', 'Purchase bills'],
        },
      ],
      question: {
        question: 'My job workers keep leather for months. Is it a problem?',
        answer: `As a rule it must come back within ${caseWording('gst.job-work-limit', 'material')}. After that it is taxed as sold on the day it left. We show you the open challans each month.`,
      },
    },
    'gst-notices': {
      lead: 'Did the GST department write to your Ambur tannery, factory or shop? Send the notice and we prepare the reply.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong: 'Chemicals bought suggest more leather than you sold. Job work for others used part of them.',
          we: 'We show leather of your own and of others, lot by lot.',
          send: ['The notice', 'Lot register', 'Chemical issue notes', 'Job bills'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Tanning chemical dealers',
          wrong:
            'A tannery answers a notice and names you. Your sale book and its purchase book then differ by returned drums.',
          we: 'We compare the two ledgers with credit notes and transport slips.',
          send: ['Customer ledger', 'Drum register', 'Credit notes', 'Transport slips'],
        },
        {
          trade: 'port-agents',
          name: 'Container and lorry agents',
          wrong: 'Haulage and port charges in your bank look like your income. Part of it was paid for shippers.',
          we: 'We split every job into paid costs and fee.',
          send: ['Job files', "Receipts in the shipper's name", 'Fee bills'],
        },
      ],
      question: {
        question: 'A finisher lost his GST number after he worked for us. How do we prove the work?',
        answer:
          'Collect gate entries, challans and your bank payment. The portal shows his status on the bill date. We set these in order in the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Ambur exporters of shoes and leather with bills, customs papers and bank advices matched.',
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            "The brand's price cut makes the bank receipt smaller than the customs value. The officer stops at that difference.",
          we: "We explain each cut with the inspection report and the bank's letter.",
          send: [
            'Shipping bills, the customs papers for export',
            'Debit notes',
            'Bank advices',
            'Sole and carton bills',
          ],
        },
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'The claim uses the invoice value with freight. Customs counts the value without it, so the claim is cut.',
          we: 'We work from the customs value and list freight apart.',
          send: ['Export papers', 'Freight bills', 'Chemical bills', 'Job-work bills'],
        },
        {
          trade: 'machine-shops',
          name: 'Sole, last and mould shops',
          wrong:
            'A sole maker supplies an exporting factory and expects a refund. His sale is in India and uses up his credit.',
          we: 'We look for tax paid twice or on a cancelled mould, which can be claimed.',
          send: ['Cash ledger from the portal', 'Cancelled order', 'Credit note'],
        },
      ],
      question: {
        question: 'We filed no letter of undertaking this year and shipped one container. What happens?',
        answer:
          'The yearly letter allows export without paying tax. Without it the tax of that container can be asked. File the letter now and send us the shipping date.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Ambur leather firms, dealers and eating houses, with stock counted in its true unit.',
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            'Leather at the closing hall and pairs in the lasting hall are left out of stock. Export incentives are also missing.',
          we: 'We count each stage by order and add incentives from the bank.',
          send: ['Stock sheets by order', 'Incentive statement', 'Bank advices', 'Creditors list'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            "Only the app's payout is shown. The app took its commission first, and the gross sale is your income.",
          we: 'We show the gross sale and the commission as a cost.',
          send: ['App statements', 'Till reports', 'Meat and rice bills'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Tanning chemical dealers',
          wrong: 'Old dues are called bad in one line. Some of those tanneries still buy.',
          we: 'We go through the list by age and keep papers for each loss.',
          send: ['Customer ledger', 'Letters to debtors', 'Returned drum notes'],
        },
      ],
      question: {
        question: 'Two sister firms of mine charge each other for finishing. Is that a risk?',
        answer:
          'Only if the rate cannot be explained. Use a rate that outsiders pay and bill by lot. We compare the ledgers of the two at the year end.',
      },
    },
    'pf-esi-services': {
      lead: "We keep PF (provident fund) and ESI (workers' insurance) in order for Ambur closing halls, wet yards and shops.",
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            'The name on Aadhaar, bank and PF record differs after a change of name. Years later the claim is stopped.',
          we: 'We compare the three at joining and file the correction.',
          send: ['Joining form', 'Masked Aadhaar copies', 'Bank passbook', 'Old PF slip'],
        },
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            "Wet yard workers come through a contractor, and the buyer's auditor asks for their payments. The contractor's list covers many sites.",
          we: 'We mark your workers in his list each month.',
          send: ["Contractor's payment list", 'Gate attendance', "Contractor's agreement"],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'Kitchen workers change every week and live on the premises. Nobody writes when they came or left.',
          we: 'We keep a list with dates and file for the days worked.',
          send: ['Name list with phones', 'Attendance', 'Wage slips'],
        },
      ],
      question: {
        question: "A brand's auditor asks for PF proof of piece-rate workers. What do we show?",
        answer:
          'Show the piece book with names, the wage sheet and the payment receipt of that month. The names must be the same in all three. We prepare the set with you.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS, the tax you cut from agents, contractors and rent, for leather firms in Ambur.',
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            "An agent in Europe takes commission from the brand's payment. Nothing is paid from Ambur, so nobody asks about tax.",
          we: 'We read his contract and residence paper before the next shipment.',
          send: ["Agent's contract", 'Residence certificate', 'Debit notes'],
        },
        {
          trade: 'machine-shops',
          name: 'Sole, last and mould shops',
          wrong:
            "Heat treatment and polishing are sent outside in small bills. The year's total by PAN is not watched.",
          we: 'We total each PAN and mark the bill from which you cut.',
          send: ['Outside work bills', 'PAN copies', 'Scrap sale bills'],
        },
        {
          trade: 'port-agents',
          name: 'Container and lorry agents',
          wrong: 'Lorry owners sign no fleet declaration, and you pay in full. The tax can be asked from you.',
          we: 'We send you the form and check it against the registration book.',
          send: ['Lorry bills', 'Registration books', 'Signed declarations'],
        },
      ],
      question: {
        question: 'A designer from abroad worked in our hall for a week. Must we cut tax?',
        answer:
          'Possibly, and the treaty with his country matters. Pay only after his residence paper and bill are read. Send us the agreement first.',
      },
    },
    'company-registration': {
      lead: 'We register a company or an LLP (limited liability partnership) for Ambur firms and list which licences can follow.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Effluent membership and consent stay with the old partnership. The new company may not run a drum without them.',
          we: 'We write to the plant and the pollution board before the forms.',
          send: ['Consent order', 'Effluent membership', 'Partnership deed', 'Lease'],
        },
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            'A brand wants one company, while the tannery and shoe line are two firms. Vendor code and export code stay in the old name.',
          we: 'We plan the date between two orders and list each code.',
          send: ['Vendor letter', 'Export code', 'Audited accounts', 'Bank limits'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'Cousins open branches under one biryani name. No paper says who owns it.',
          we: 'We settle the name by deed and then choose the form.',
          send: ['Three name choices', 'Food licences', 'Identity papers'],
        },
      ],
      question: {
        question: 'A buyer from Italy wants shares in our shoe unit. What changes?',
        answer:
          'A company can issue shares to him. The Reserve Bank must be told within its time after the shares are given. Send his offer before you accept money.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Ambur factories, mould shops and eating houses: by order, by mould and by day.',
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            'Leather issued and pairs made are not compared. Cutting loss grows and nobody sees the order that caused it.',
          we: 'We join leather, soles and wages on one order sheet.',
          send: ['Order sheets', 'Leather issue slips', 'Production reports', 'Claims of the brand'],
        },
        {
          trade: 'machine-shops',
          name: 'Sole, last and mould shops',
          wrong:
            "Moulds paid by factories stand among the shop's own machines. Depreciation is claimed on things of others.",
          we: 'We keep a page per mould with owner, hours and place.',
          send: ['Mould orders', 'Steel bills', 'Job cards'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Tanning chemical dealers',
          wrong: 'Deposits for drums are mixed with sales. At a return nobody knows what to pay back.',
          we: 'We keep drums and deposits by party.',
          send: ['Drum register', 'Sale bills', 'Return notes'],
        },
      ],
      question: {
        question: 'We close our eating house after midnight. When do you need the figures?',
        answer:
          'Send the till report and the app statement once a week. A photograph is enough. Meat and rice bills can come with them.',
      },
    },
    'udyam-registration': {
      lead: "We register Ambur finishers, shoe units and mould shops under Udyam, the government's free certificate.",
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Treatment tanks are counted as investment, and the unit lands in a higher class. Pollution equipment is left out by law.',
          we: 'We sort drums and machines from treatment equipment.',
          send: ['Depreciation list', 'Consent order', 'Last income tax return'],
        },
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong: 'Machines lent by the brand stand on your list. They are not yours and should not count.',
          we: 'We enter only machines in your books and the true number of workers.',
          send: ['Machine list with owner', 'Wage register', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'machine-shops',
          name: 'Sole, last and mould shops',
          wrong:
            'A mould maker sells to one exporter who pays late, and he has no number. The law gives him no claim without it.',
          we: 'We register the shop as an engineering maker and add the number to the bill.',
          send: ['Machine bills', 'Sample bill', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'We have three sister firms in leather. Can one certificate serve all?',
        answer:
          'No, every PAN is a separate enterprise. Machines are divided as the books show them. Give us the three depreciation lists.',
      },
    },
    'iec-registration': {
      lead: 'Are you ready to ship leather goods from Ambur in your own name? We get your IEC, the import export code.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Tanneries',
          wrong:
            'Raw hides bear an export duty. Finished, crust and wet blue leather have had none since 2025, so a wrong description is costly.',
          we: 'We apply for the code and compare your description with the order before the first bill.',
          send: ['PAN of the firm', 'Cancelled cheque', 'Product description', "Buyer's order"],
        },
        {
          trade: 'footwear',
          name: 'Shoe and upper factories',
          wrong:
            'A belt or shoe unit has the code but is not in the leather export council. The incentive it planned is refused.',
          we: 'We apply for the code and list council and bank papers in order.',
          send: ['GST certificate', 'Bank letter', 'Sample invoice'],
        },
        {
          trade: 'chemical-dealers',
          name: 'Tanning chemical dealers',
          wrong:
            'Dyes arrive without safety data sheets, and some drums need a licence. The dealer finds out at the port.',
          we: 'We check each product by name before you order.',
          send: ['Product list', 'Safety data sheets', 'Storage licence'],
        },
      ],
      question: {
        question: 'I sell finished leather only to Ambur shoe factories. Do I need the code?',
        answer:
          'No, your sale is in India even if the shoe goes abroad. You need it for your first own shipment or for imported hides. Apply some weeks before.',
      },
    },
  },
  seo: {
    title: 'Ambur Leather and Shoe Exporters: Refunds and Payroll',
    description:
      'GST refund files, PF and ESI for stitching halls and IEC for small finishers: accounting help for Ambur tanneries, shoe factories and chemical dealers.',
  },
} satisfies CityWords;
