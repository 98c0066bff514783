import { fact } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We register companies, file TDS statements and answer GST notices for start-ups, importers and suppliers in Chennai.',
  description: [
    "A part supplier in Ambattur sells to a large plant whose computer refuses a bill that differs from the order. We match your bills with the plant's figures before the return.",
    'An importer pays tax at the harbour and later misses it in the GST credit list. We compare every bill of entry, the customs paper for import, with that list and follow the missing ones.',
    'Start-ups issue shares, hire staff and buy cloud tools from abroad in the same month. We keep the company forms, the tax cut from payments and the GST in one calendar.',
  ],
  keyAttractions: [
    'Marina Beach',
    'Kapaleeshwarar Temple, Mylapore',
    'Fort St. George',
    'Government Museum, Egmore',
    'San Thome Basilica',
    'Guindy National Park',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and their suppliers',
      note: 'Press shops keep dies that belong to the customer. Such dies stay out of your assets but need a list.',
    },
    {
      kind: 'software',
      name: 'IT parks and start-ups on OMR',
      note: 'Firms buy cloud and advertising from abroad. You settle GST under reverse charge and tax deduction bill by bill.',
    },
    {
      kind: 'electronics',
      name: 'Phone and electronics assembly',
      note: 'Assemblers import parts by the carton. Each import paper must lead to stock, to credit and to the finished set.',
    },
    {
      kind: 'port-agents',
      name: 'Chennai and Ennore port logistics',
      note: "Brokers pay duty and terminal charges for clients. That money must stay apart from the broker's own fee.",
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and diagnostic chains',
      note: 'Exempt treatment and taxable pharmacy sales share one counter. Credit on common costs is divided and partly given back.',
    },
    {
      kind: 'bazaar-shops',
      name: 'T Nagar and Sowcarpet trade',
      note: 'Ranganathan Street shops take cash, cards and UPI. Wholesalers at Godown Street sell on credit, which needs another sales book.',
    },
  ],
  serviceAreas: [
    'Ambattur',
    'Guindy',
    'T Nagar',
    'Parrys',
    'Sholinganallur',
    'Tambaram',
    'Anna Nagar',
    'Sriperumbudur',
  ],
  work: 'We work for Chennai offices, suppliers and shops from Coimbatore by phone, e-mail and shared folders. Originals come by courier, and you can visit by appointment.',
  trades: [
    {
      kind: 'software',
      name: 'Software firms and start-ups',
      needs:
        'You need a private limited company with clear shares, and GST refunds on export bills. On payments to vendors abroad you may have to deduct tax.',
    },
    {
      kind: 'auto-components',
      name: 'Vehicle part suppliers',
      needs:
        "You need replies to GST notices about debit notes, and a Udyam number on your bills. The plant's auditors also ask for PF papers.",
    },
    {
      kind: 'port-agents',
      name: 'Customs brokers and container agents',
      needs:
        "You need GST returns in which your fee stands apart from the client's duty. We check where TDS is due on lorries and shipping lines.",
    },
    {
      kind: 'bazaar-shops',
      name: 'T Nagar and Sowcarpet traders',
      needs:
        'You need daily sales that agree with the bank, and a counted stock for income tax. From shop rent you may have to deduct tax.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST numbers in Chennai, from a shared office in Sholinganallur to a yard at Ennore.',
      trades: [
        {
          trade: 'software',
          name: 'Software firms and start-ups',
          wrong:
            'A start-up shows a desk in a shared office, and the agreement names no seat. The officer cannot see a place of business.',
          we: 'We tell the operator which lines the agreement needs and attach his papers.',
          send: [
            'Shared office agreement',
            "Operator's electricity bill",
            'Company certificate',
            'Board letter for the signatory',
          ],
        },
        {
          trade: 'port-agents',
          name: 'Customs brokers and container agents',
          wrong: 'A broker has an office in Parrys and boxes in a yard at Ennore. Only the office is on the form.',
          we: 'We add the yard and list agency, storage and transport as three services.',
          send: ['Customs licence', 'Yard agreement', 'Rent deed of the office'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            "A press shop stores coils in a shed next door under another owner's name. A lorry unloading there has the wrong address.",
          we: 'We add the shed with a consent letter and its electricity card.',
          send: ['Shed lease', 'Consent letter', 'Purchase order of the plant'],
        },
      ],
      question: {
        question: 'My head office is in Chennai and I have a branch in Bengaluru. Is one number enough?',
        answer:
          'No, a branch in another state takes its own number under the same PAN. Shared costs may also have to be passed on to it. Tell us what the branch does.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Chennai importers, suppliers and shops after your books agree with customs and customer data.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Customs brokers and container agents',
          wrong:
            'A bill of entry carries an old GST number of the importer. The tax paid at the harbour then never shows as his credit.',
          we: 'We compare customs data with the credit list each month and chase what is missing.',
          send: ['Bills of entry, the customs papers for import', 'Job files', 'Fee bills'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'The plant rejects parts and posts a debit note in its own system. Your return still shows the full sale.',
          we: "We read the plant's portal and enter a credit note for each rejection you accept.",
          send: ["Plant's payment advice", 'Rejection reports', 'Your invoices'],
        },
        {
          trade: 'bazaar-shops',
          name: 'T Nagar and Sowcarpet traders',
          wrong:
            'Card and UPI money comes after charges, and exchanges are netted in the till. The sale in the return is then too small.',
          we: 'We report the full sale and show exchanges on their own line.',
          send: ['Till reports', 'Card and UPI statements', 'Exchange slips'],
        },
      ],
      question: {
        question: 'I use a cloud service from abroad for my Sholinganallur office. Where does it stand in the return?',
        answer:
          "You pay the GST on it yourself under reverse charge. If the use allows it, you take it as credit. Send the card statement and the vendor's bill.",
      },
    },
    'gst-notices': {
      lead: 'Did your Chennai firm get a GST notice or order? Send it by e-mail and we prepare the reply with numbered papers.',
      trades: [
        {
          trade: 'port-agents',
          name: 'Customs brokers and container agents',
          wrong:
            "An importer's credit is doubted because the customs record did not reach the portal. The broker is asked for proof.",
          we: 'We download the customs record and set it beside the tax payment.',
          send: ['The notice', 'Bills of entry', 'Duty payment challans', 'Authority letter'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Tooling money from the plant is in your bank and not in your sales. The officer asks what was supplied.',
          we: 'We show who owns the tool and when the tooling bill was raised.',
          send: ['Tooling order', 'Tool list', 'Bank entry', "Plant's letter"],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and diagnostic centres',
          wrong:
            'Common costs serve treatment and pharmacy, but the full credit was taken. The notice asks for the exempt share with interest.',
          we: 'We work out the share year by year and reply with the working.',
          send: ['Audited accounts', 'Pharmacy sales', 'Bills of common costs'],
        },
      ],
      question: {
        question: 'Our branch got an order on the portal and told us late. Can we still appeal?',
        answer: `You have ${fact('gst.appeal-limit')}, counted from the day the order reached you. An appeal also needs a deposit, so send the order first.`,
      },
    },
    'gst-refunds': {
      lead: 'We file GST refund claims for Chennai software exporters, assemblers and suppliers of special economic zones.',
      trades: [
        {
          trade: 'software',
          name: 'Software firms and start-ups',
          wrong:
            "The office calls your service agent's work for the foreign parent and refuses the refund. Parliament dropped the rule behind it in 2026, but for older months it counts.",
          we: 'We read the contract first and then match invoices with bank receipts.',
          send: [
            'Contract with the parent',
            'Invoices',
            'Bank advices of foreign money',
            'Letter of undertaking (yearly export letter)',
          ],
        },
        {
          trade: 'electronics',
          name: 'Electronics assemblers',
          wrong:
            'Tax paid on imported parts is claimed in one period and the sets leave in another. The sum then does not fit.',
          we: 'We choose the period so that parts, sets and shipping papers meet.',
          send: ['Bills of entry', 'Stock by part number', 'Export bills', 'Bank advices'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Parts went to a plant in a special economic zone, but the zone officer did not endorse the invoice. No refund opens.',
          we: 'We follow up the endorsement and file when it is there.',
          send: ['Endorsed invoices', 'Delivery notes', "Plant's zone letter"],
        },
      ],
      question: {
        question: 'My plant customer exports cars. Can I claim a refund for parts I sold to it?',
        answer:
          'No, a sale to the plant in India carries tax as usual. It is different if the plant lies in a special economic zone. Send one order and we check the address.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Chennai founders, doctors and traders, after reading the tax credit statement with you.',
      trades: [
        {
          trade: 'software',
          name: 'Software firms and start-ups',
          wrong: 'A founder gets shares or options and sells none. Tax can fall on options before any money comes.',
          we: "We read the option letter and tell you what belongs in this year's return.",
          send: ['Option letters', 'Share certificates', 'Salary certificate'],
        },
        {
          trade: 'bazaar-shops',
          name: 'T Nagar and Sowcarpet traders',
          wrong: 'Wholesalers carry old debts from district shops for years. Bad ones stay in the profit.',
          we: 'We review the list by age and write off what the law allows.',
          send: ['Customer ledger', 'Bus parcel receipts', 'Stock list'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and diagnostic centres',
          wrong: 'A consultant is paid by three hospitals, and one of them used a wrong PAN. The credit is missing.',
          we: "We match each hospital's payment and ask for the correction.",
          send: ['Payout sheets', 'Tax credit statement', 'Clinic receipts'],
        },
      ],
      question: {
        question: "As a broker, I received a client's duty refund in my bank. Is that my income?",
        answer:
          'No, if you pass it on and the client file shows it. Keep the refund order and your transfer. We mark it as client money in the working.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for Chennai plants' suppliers, hospitals and offices.",
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong: 'One operator works through two agencies in the same month. His wage is counted twice or not at all.',
          we: "We match gate cards with the agencies' payment lists, name by name.",
          send: ['Gate card data', 'Agency payment lists', 'Apprentice contracts'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and diagnostic centres',
          wrong: 'Pay revision for nurses is paid in one month for many. PF and ESI of that month go wrong.',
          we: 'We spread the arrears over the months they belong to.',
          send: ['Revision order', 'Wage sheets of those months', 'Attendance'],
        },
        {
          trade: 'port-agents',
          name: 'Customs brokers and container agents',
          wrong: 'Field staff get conveyance and batta with salary on one line. All of it may be called wage.',
          we: 'We separate wage from travel cost in the slip and keep the trip records.',
          send: ['Appointment letters', 'Salary slips', 'Travel claims'],
        },
      ],
      question: {
        question: 'My software office has ten people on good salaries. Is ESI needed for them?',
        answer:
          "ESI covers workers up to a wage limit, counted by the law's idea of wages. Housekeeping staff may fall under it. Send the salary sheet and we mark who is covered.",
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS statements for Chennai offices that cut tax from rent, vendors or payments abroad.',
      trades: [
        {
          trade: 'software',
          name: 'Software firms and start-ups',
          wrong:
            "A foreign software vendor is paid by card without any tax question. The treaty and the vendor's papers decide.",
          we: 'We read contract and treaty papers before the next payment.',
          send: ["Vendor's invoice", 'Terms of use', 'Residence certificate'],
        },
        {
          trade: 'port-agents',
          name: 'Customs brokers and container agents',
          wrong: 'The client cuts tax on duty and port charges, because all stand on one bill with your fee.',
          we: 'We set up two bills, one for the fee and one for repaid costs with receipts.',
          send: ['Job files', "Receipts in the client's name", 'Fee bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'T Nagar and Sowcarpet traders',
          wrong: "A building has several owners, and the rent goes out on one PAN. The others' share shows no tax.",
          we: 'We read the title and divide the rent by owner.',
          send: ['Rent deed', "Owners' PAN", 'Bank entries of rent'],
        },
      ],
      question: {
        question: 'A demand came because of one wrong challan number. Must we pay again?',
        answer:
          'No, a statement can be corrected if the money was paid. We match the challan and file the correction. Send the demand and the challan.',
      },
    },
    'company-registration': {
      lead: 'We register private companies and LLPs (limited liability partnerships) in Chennai, and settle share split and office proof first.',
      trades: [
        {
          trade: 'software',
          name: 'Software firms and start-ups',
          wrong: 'Two founders hold equal shares without terms. When one leaves, he keeps half of the company.',
          we: 'We prepare share terms and the transfer of code with the first papers.',
          send: ['Identity papers of founders', 'Office agreement', 'Share plan', 'Utility bill'],
        },
        {
          trade: 'port-agents',
          name: 'Customs brokers and container agents',
          wrong: 'The customs licence is personal, and the new company has none. Its first job cannot be filed.',
          we: 'We ask the customs office what may move before we reserve a name.',
          send: ['Customs licence', 'Partnership deed', 'Client agreements'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Customer dies on the floor are shown as assets of the new company. The customer objects at his audit.',
          we: 'We list dies by owner and carry only your machines into the company.',
          send: ['Die list', 'Machine list', 'Vendor agreement', 'Loan letters'],
        },
      ],
      question: {
        question: 'We have formed a company in Chennai and an investor abroad has paid. What comes next?',
        answer:
          'Shares must be allotted and the money reported to the Reserve Bank in its form. The time for it is limited. Send the bank advice and the board papers.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep books for Chennai start-ups, shops and suppliers in the form your investor, bank or buyer reads.',
      trades: [
        {
          trade: 'software',
          name: 'Software firms and start-ups',
          wrong:
            'A yearly plan is paid in advance and booked as income in one month. The next months look like losses.',
          we: 'We spread the income over the months of service and keep a share register.',
          send: ['Customer plans', 'Bank and card statements', 'Salary sheet'],
        },
        {
          trade: 'bazaar-shops',
          name: 'T Nagar and Sowcarpet traders',
          wrong: 'Cash, card and UPI are written as one daily sum. A missing settlement is never found.',
          we: 'We match each kind of money with the bank every week.',
          send: ['Daily till sheet', 'Settlement reports', 'Purchase bills'],
        },
        {
          trade: 'electronics',
          name: 'Electronics assemblers',
          wrong: 'Parts lose value on the shelf while the dollar price moves. The stock stands at old prices.',
          we: 'We keep stock by part with the landed cost from each import paper.',
          send: ['Bills of entry', 'Bills of materials', 'Service replacement list'],
        },
      ],
      question: {
        question: 'Do you need to sit in our Chennai office?',
        answer:
          'No, we work in your software or in shared folders. Scans and bank statements are enough for the month. We talk by phone and video when figures are ready.',
      },
    },
    'udyam-registration': {
      lead: "We register Chennai press shops, start-ups and assemblers under Udyam, the government's free certificate for small business.",
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'A rubber part maker supplied for a year without the number. His claim for late payment covers only later supplies.',
          we: 'We register now, print the number on the bill form and list unpaid bills.',
          send: ['Machine list', 'Purchase orders', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'electronics',
          name: 'Electronics assemblers',
          wrong: 'Assembly, repair and resale are entered as one trade. A tender for makers is lost.',
          we: 'We separate the three and put assembly first.',
          send: ['Process note', 'Machine bills', 'GST certificate'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and diagnostic centres',
          wrong: "Partners of a scan centre apply on one doctor's PAN. The machine loan is in the firm's name.",
          we: 'We apply on the PAN that owns the machines and runs the centre.',
          send: ["Firm's PAN", 'Loan letter', 'Machine bill', "Signatory's masked Aadhaar"],
        },
      ],
      question: {
        question: 'My Sowcarpet shop only buys and sells. Is Udyam of use to me?',
        answer:
          'Traders can register, mainly for bank lending. The late payment law for makers does not help them. Ask your bank first if it wants the number.',
      },
    },
    'iec-registration': {
      lead: 'Importing through Chennai or Ennore, or shipping your own goods? We apply for your IEC, the import export code.',
      trades: [
        {
          trade: 'electronics',
          name: 'Electronics assemblers',
          wrong:
            'Chargers or radio parts arrive without the quality or wireless approval. Customs keeps the carton, and rent runs.',
          we: 'We look up approvals by model before you pay the supplier.',
          send: ["Supplier's catalogue", 'Model list', 'GST certificate', 'Cancelled cheque'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'A die goes to a sister plant abroad for trial and comes back. Without export papers duty is asked on its return.',
          we: 'We apply for the code and list the papers that identify the die.',
          send: ['Die number and photographs', "Plant's letter", 'PAN of the firm'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals and diagnostic centres',
          wrong: 'A hospital orders a device from abroad and learns of the device licence at the airport.',
          we: 'We check device rules and apply for the code in the name of the trust or firm.',
          send: ['Offer for the device', 'PAN', 'Trust deed or partnership deed'],
        },
      ],
      question: {
        question: 'I buy toys abroad for my shop in Parrys. Is the code alone enough?',
        answer:
          "No, toys need a quality approval in India. Without it the goods are not released. Send us the supplier's paper before you order.",
      },
    },
  },
  seo: {
    title: 'GST, TDS and Company Filings for Chennai Businesses',
    description:
      'Company registration, TDS statements and GST notice replies for Chennai start-ups, importers, component makers and shops, handled by phone and e-mail.',
  },
} satisfies CityWords;
