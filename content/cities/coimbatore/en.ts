import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can help pump makers, mills, workshops and shops in Coimbatore with GST returns, accounts and income tax, from an office in your own city.',
  description: [
    'A pump body in Coimbatore often goes to a pattern shop, a foundry and a machining unit before the pump is sold. These goods are sent for job work and not for sale, so they need a delivery challan. We check that your challan book, your stock register and your GST return show the same goods.',
    'Software offices in Saravanampatti bill customers abroad, and hospitals on Avinashi Road pay visiting doctors a share of the fees. For a software firm we prepare the export file with invoices and bank advices. For a hospital we keep a payment ledger for each doctor.',
    'Gold workshops around Raja Street make ornaments from gold that belongs to a jewellery shop. We keep their accounts in grams as well as in rupees, so that everybody can see whose gold it is.',
  ],
  keyAttractions: [
    'Marudhamalai Murugan Temple',
    'Perur Pateeswarar Temple',
    'Adiyogi statue at Isha Yoga Center',
    'Gass Forest Museum',
    'Gedee Car Museum',
  ],
  majorIndustries: [
    {
      kind: 'pumps',
      name: 'Pump, motor and wet grinder makers',
      note: 'Pump makers send pump bodies out for machining and winding, and get them back in lots. Your list of goods lying with job workers must match your delivery challans.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'Mills buy cotton from growers, ginners and agents. The GST rule is different for each kind of seller, so the purchase ledger must show who sold each lot.',
    },
    {
      kind: 'auto-components',
      name: 'Castings and auto components',
      note: 'Vehicle makers can revise the price after you supply the parts. You then receive debit and credit notes for months whose GST return you have already filed.',
    },
    {
      kind: 'software',
      name: 'IT offices of Saravanampatti and TIDEL Park',
      note: 'Software firms bill customers abroad in foreign currency. For each export, keep the LUT, the invoice and the bank advice in one file.',
    },
    {
      kind: 'hospitals',
      name: 'Multi-speciality hospitals',
      note: "Hospitals pay consultants a share of each case. Each doctor's ledger must show that share and the TDS deducted from it.",
    },
    {
      kind: 'jewellery',
      name: 'Gold jewellery workshops',
      note: 'Jewellers give gold bars to goldsmiths and get back ornaments and some wastage. The accounts must record the weight and purity of the gold as well as the rupees.',
    },
  ],
  serviceAreas: [
    'Gandhipuram',
    'R S Puram',
    'Peelamedu',
    'Ganapathy',
    'Saravanampatti',
    'Singanallur',
    'Kurichi',
    'Thudiyalur',
  ],
  work: 'Our office is in Coimbatore, so you can bring your file to us by appointment. If you are busy at the workshop, clinic or office, send photos of your bills by WhatsApp.',
  trades: [
    {
      kind: 'pumps',
      name: 'Pump and motor makers',
      needs:
        'You need a record of goods sent for job work and the true cost of each pump set. We can also register you under Udyam, so that you can print the Udyam number on your invoices.',
    },
    {
      kind: 'auto-components',
      name: 'Casting and component units',
      needs:
        "You need credit notes in the right month and GST returns that match your buyer's books. When the buyer audits your unit, he also asks for your PF challans.",
    },
    {
      kind: 'software',
      name: 'Software firms',
      needs:
        'We claim GST refunds on your exports and keep the share register of your company. We also tell you when you have to deduct tax on a payment to a vendor abroad.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals',
      needs:
        "We deduct and report TDS on doctors' fees, and file PF and ESI for your staff. We record treatment and pharmacy sales separately, because the GST on them is different.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can apply for your GST number in Coimbatore and enter every shed, godown and service in the same application.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'If you rent a shed in Kurichi or Ganapathy, its EB bill is sometimes still in the name of an earlier tenant. The officer can then ask who owns the shed, and your GST number is delayed until you answer.',
          we: 'We draft a consent letter in which the owner explains why the names differ. We upload the letter with the rent deed and the EB bill.',
          send: [
            'Rent deed or sale deed of the shed',
            'Latest EB bill',
            "Owner's property tax receipt",
            'Consent letter',
          ],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'If you work from a shared office at Saravanampatti and your agreement has no cabin number, the officer can refuse the agreement as proof of address. You then have to apply for the GST number again.',
          we: 'We tell the operator of the shared office what the agreement must say. In the application we choose the service codes that cover your export work.',
          send: ['Shared office agreement', "Operator's EB bill and property tax receipt", 'PAN of the firm'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'A goldsmith who only works on gold given by a shop is sometimes registered as a jewellery seller by mistake. His returns show only making charges, so the department can ask where his jewellery sales are.',
          we: 'We enter job work as your activity, and add the sale of ornaments only if you sell your own.',
          send: [
            'Property tax receipt of the house or shop',
            'Letter from the jewellery shop',
            'PAN and masked Aadhaar',
          ],
        },
      ],
      question: {
        question:
          'My foundry in Thudiyalur keeps patterns in a second shed. Do I have to add that shed to my GST certificate?',
        answer:
          'Add the shed if you keep your own goods there. If a lorry leaves from an address that is not on your certificate, the officer on the road can stop the lorry. Send us the rental agreement and the EB bill of the second shed. We will add the shed to your registration.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Coimbatore pump makers, mills and software firms after we check their challans, sales bills and purchase bills.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'If a machining unit forgets to write the return date on the challan, your register still shows the casting as lying outside. The department can then tax the casting as if you had sold it.',
          we: 'Each month we list the castings that have not come back, and ask the job worker for his delivery note.',
          send: ['Challan book', "Job workers' bills", 'Scrap sale bills'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'If you pay for cloud software from abroad by card, you owe the GST on it yourself. Some firms leave these bills out of the return and later pay the tax with interest.',
          we: 'We go through your card statement line by line, and report the GST on foreign bills under reverse charge.',
          send: ['Card statement', 'Bills of foreign vendors', 'Bank advices of export receipts'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "A registered mill must pay the GST on raw cotton from growers itself. If the mill enters growers' cotton like cotton from dealers, this tax is not paid, and the department can demand it with interest.",
          we: "We sort your purchase register into growers, dealers and agents, and report the tax that the mill owes on growers' cotton.",
          send: ['Cotton purchase register', "Growers' vouchers with village", "Agents' bills"],
        },
      ],
      question: {
        question: "When should my Coimbatore office give you the month's bills?",
        answer:
          'Give us the bills in the first week of the following month, because the sales return (GSTR-1) is filed first. You can bring the file to our office or send photos. If a vendor sends his bill late, we enter it in the next month.',
      },
    },
    'gst-notices': {
      lead: 'If your Coimbatore firm has received a GST notice, bring it to our office and we can write the reply from your own registers.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Your challans show castings sent to a machining unit in Ganapathy, but no entry shows that they came back. The officer can treat the castings as sold, and can also ask what you did with the metal borings.',
          we: 'We prepare a table that shows each challan number, the date the casting went out, the date it came back and the weight lost in machining.',
          send: ['The notice', 'Challan book', "Job workers' delivery notes", 'Weighment slips of scrap'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            "If a vehicle maker enters a debit note in his books and you do not enter it in yours, the department's figures do not match your return. You then get a notice for the tax on the difference.",
          we: 'We trace each difference to a price letter or a rejection report and attach that document to the reply.',
          send: ["Buyer's ledger", 'Rejection reports', 'Price letters', 'Your credit notes'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            'If a hospital treats medicines sold to walk-in customers as exempt, like treatment, the officer can send a notice. The notice asks for tax and interest on all sales of the pharmacy counter.',
          we: 'We separate the medicines billed to admitted patients from the sales at the counter, and answer for each kind of sale.',
          send: ['The notice', 'Pharmacy sales list', 'Audited accounts', 'Canteen rent agreement'],
        },
      ],
      question: {
        question: 'My patterns have been at a Coimbatore foundry for years. Can the officer treat them as sold?',
        answer:
          'Goods sent for job work must come back within a fixed time, but this does not apply to moulds, dies and tools. A pattern is usually treated like a mould or a die. We make a list of your patterns, get it signed by the foundry and attach it to the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Coimbatore firms that export pumps, yarn or software, after we match their invoices with bank and customs records.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'If one crate of pumps has three invoices, it is easy to type a wrong shipping bill number in the return. The whole claim is then held up until you correct the number.',
          we: 'We match every invoice with the customs record and correct the return before we file your refund claim.',
          send: ['Shipping bills', 'Export invoices', 'Purchase bills for copper and castings'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'One bank receipt often covers ten invoices, after the platform has deducted its fee. If the officer cannot see which invoice was paid, he can hold up or cut your refund.',
          we: 'We prepare a sheet that shows, for each bank receipt, which invoices were paid and what fee was deducted.',
          send: ['Bank advices of foreign receipts', 'Invoices', 'Customer contract', 'LUT'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Some mills sell yarn to a merchant in the city who exports it, and then claim the refund themselves. For the mill this is a sale inside India, so its claim as an exporter is rejected.',
          we: "We check whether the merchant's order allows you the concessional GST rate, and then work out how much input tax credit you have left.",
          send: ["Merchant's order", 'Copy of his shipping bill', 'Bills for cotton and packing'],
        },
      ],
      question: {
        question: 'My LUT ended in March and I shipped pumps in April. What should I do now?',
        answer:
          'An old LUT does not cover the new year, so file the new LUT now. Then show us the invoice and the shipping bill of the April shipment. From their dates we will check whether tax can be demanded, and tell you before you claim the refund.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Coimbatore workshop owners, doctors and goldsmiths after we check their stock and TDS credit.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'On 31 March some of your castings are with the foundry, the turner or the winder. If you count only the castings on your own floor, the stock and the profit in your return are wrong, and the officer can ask why.',
          we: 'From your challans and job cards we prepare one stock list that covers your own floor and every job worker.',
          send: ['Challan book', 'Job cards', 'Copper stock weight', 'List of sundry creditors'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            'Some doctors receive salary, a share of cases and clinic fees in one bank account but show only the salary in the return. The missing income can bring a notice, tax and interest.',
          we: 'We match the amounts in your bank account with Form 26AS and show each kind of income in the return.',
          send: ['Salary certificate', 'Hospital payout sheets', 'Bank statement', 'Clinic receipts'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'An employee who holds shares of the foreign parent company often thinks that he has to report them only when he sells. A resident must report such shares every year in the return, and can get a penalty if he leaves them out.',
          we: "We read your broker's statement and fill in the foreign assets part of the return.",
          send: ["Broker's statement", 'Salary certificate', 'Proof of foreign tax paid'],
        },
      ],
      question: {
        question:
          'I do job work for a gold shop near Town Hall and keep a small tray of my own. How do I show my income?',
        answer:
          'Your labour charges are job work income, and your own ornaments are a separate business with its own stock. Weigh your tray on 31 March and note the grams and the purity. Send us that list with your labour bills. We will show the charges and the stock in the return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can register Coimbatore foundries, mills and software offices for PF and ESI and file the monthly returns.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            "Some foundries pay a group of moulders by the box through a leader, and nobody writes the workers' names. If a worker is hurt, the owner cannot prove who was there, and PF and ESI can be demanded for the whole group.",
          we: 'We give the leader a sheet on which he writes the names every day, and prepare the PF and ESI returns from this sheet.',
          send: ['Daily name sheet', "Leader's bill", 'Masked Aadhaar copies', 'Bank passbook copies'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Some firms call most of the pay allowances and deduct PF only on a small basic pay. The law treats allowances above half of the pay as wages, so the PF office can ask for the difference.',
          we: 'We read your offer letters and work out again the wage on which PF is due.',
          send: ['Offer letters', 'Salary sheet', "Housekeeping agency's wage list"],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Some mills call the workers in their hostel trainees and leave them off the PF list. Only apprentices under a proper contract are treated differently, so the PF office can demand the contributions later.',
          we: 'We match the hostel list with the shift register, and enter each worker from the first shift.',
          send: ['Hostel list', 'Shift roll', 'Apprentice contracts'],
        },
      ],
      question: {
        question: 'A worker joined my Ganapathy shop on Monday and was hurt on Wednesday. What should I do?',
        answer:
          'Take the worker to hospital first. Then report the accident, and send us his joining form and attendance. From now on, send us the name of each new worker on the day he joins. We will enrol him at once, so that he has ESI cover.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can tell your Coimbatore hospital, pump unit or gold workshop where to deduct TDS, and file the TDS returns.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            "Some hospitals first take their own charges from the doctor's share and deduct TDS only on the rest. TDS is due on the doctor's full share, so the hospital has to pay the shortfall with interest.",
          we: "We prepare a payout sheet that shows the share, the hospital's charges and the TDS of each doctor.",
          send: ['Doctor payout sheet', 'Consultant agreements', 'PAN of the doctors'],
        },
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            "Winders, turners and painters send you small bills every week. If the year's bills of one job worker cross the yearly limit and nobody notices, you owe TDS that you never deducted.",
          we: 'We keep a running total of the bills for each PAN, and tell you from which bill you have to deduct TDS.',
          send: ['Job work bills', 'PAN copies', 'Payment list'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'If you pay making charges in gold, no cash is paid, so TDS is easily forgotten. Payment in gold is still a payment, and the department can demand the tax and interest from you.',
          we: 'We work out the rupee value of the gold that you paid and include it in the TDS return.',
          send: ['Gold issue vouchers', 'Settlement slips', 'PAN of the goldsmiths'],
        },
      ],
      question: {
        question: 'A customer gives me castings and I only machine them. Why does he deduct TDS from my bill?',
        answer:
          "Machining a customer's casting is contract work, so the customer must deduct TDS. If you buy the casting yourself, your invoice is a sale. Write on each invoice who supplied the casting. We will check that the TDS appears in your Form 26AS.",
      },
    },
    'company-registration': {
      lead: 'We can tell you whether your Coimbatore firm should become a company or an LLP, and register the company or LLP for you.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            "Brothers often sell pumps under one brand while the trade mark is in their father's name or is not registered at all. Their new company then does not own the brand that it sells.",
          we: 'Before we apply for the company name, we write down who owns the brand, the foundry and the assembly shop.',
          send: ['Trade mark certificate', 'Partnership deed', 'Machine loan letters'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Code that a founder wrote before the company existed still belongs to him. An investor can refuse to pay until the company owns it.',
          we: 'Along with the company forms, we prepare the transfer of the code to the company and the terms on which each founder holds shares.',
          send: ['PAN and masked Aadhaar of the founders', 'Office agreement and EB bill', 'Share plan'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "If a new company starts billing while the power connection and the loan are still in the old firm's name, you run two businesses for months. You then have to file returns for the company and for the old firm.",
          we: "We list the loan, the power connection and the subsidies that must be moved to the company. We then plan the company's first invoice for a date after the transfer.",
          send: ['Audited accounts', 'Loan letters', 'EB connection letter', 'Subsidy orders'],
        },
      ],
      question: {
        question: 'My gold workshop near Raja Street wants to bring family gold into an LLP. Is that possible?',
        answer:
          'Yes, a partner can bring gold as his capital. The LLP needs the weight of the gold, its purity and proof of where it came from. Bring the valuation report and the old bills to our office. We will write the gold into the LLP agreement.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of Coimbatore workshops, hospitals and goldsmiths, so that you see each month what you earned.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'If copper, stampings and winding labour are written in separate books, the owner knows his bank balance but not the cost of a pump. He can then sell a model at a loss without knowing.',
          we: 'We prepare a cost sheet for each pump model and enter your scrap sales as income.',
          send: ['Purchase bills', 'Winding bills', 'Job cards', 'Scrap sale slips'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            "In many hospitals room rent, treatment and pharmacy money come in at one counter. If the doctor's share is worked out from the counter total, the hospital pays the doctor a wrong amount.",
          we: "We split the counter collection into room rent, treatment and pharmacy, and complete each doctor's account every month.",
          send: ['Daily counter report', 'Pharmacy bills', 'Doctor payout sheet'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'Some workshops write only the rupees and trust their memory for the gold that each goldsmith holds. A small difference in purity then becomes a loss that nobody notices.',
          we: 'We record the grams and the purity of the gold with each goldsmith, together with the money.',
          send: ['Gold issue and receipt slips', 'Melting slips', 'Sale bills'],
        },
      ],
      question: {
        question: 'I live near Gandhipuram. Can I bring my bills to your office instead of sending photos?',
        answer:
          'Yes, bring the file to our office by appointment. We will list the papers in it, enter the bills and give the file back. If a bill is missing, we will ask you by WhatsApp.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Coimbatore workshops and offices under Udyam, and correct an old Udyam certificate.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'A pump maker is sometimes registered under Udyam as a pump dealer by mistake. He can then miss schemes for manufacturers, and the interest that a small manufacturer can claim on late payments.',
          we: 'We enter casting, turning or assembly as your main activity, or correct your old certificate on the portal.',
          send: ['Machine list', 'Last income tax return', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'If an old foundry enters its furnaces at the price paid long ago, it can be placed in a higher class. The value in the accounts is what decides, and in a higher class you can lose the benefits of a smaller unit.',
          we: 'We take the value of your machines from your income tax return, and leave out land, the shed and pollution control equipment.',
          send: ['Depreciation list', 'GST certificate', "Buyer's purchase order"],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Many software firms think that only factories can register. Service firms can register too, with their computers as investment, and a firm that does not apply cannot use the benefits.',
          we: 'We register the firm as a software service business in its own PAN.',
          send: [
            'PAN of the firm',
            'Masked Aadhaar of the signatory with linked mobile',
            'Rental agreement of the office',
          ],
        },
      ],
      question: {
        question: 'My brother and I divided our Kurichi unit. Can we use one Udyam certificate?',
        answer:
          "No, each PAN needs its own certificate with its own machines. If you and your brother list the same machine, a bank can doubt both certificates. Send us your machine list and your brother's. We will divide the machines by their bills and apply for each of you.",
      },
    },
    'iec-registration': {
      lead: 'We can get you the import export code (IEC) to ship pumps, wet grinders or castings from Coimbatore.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'If a relative abroad orders wet grinders and you send the parcel without an IEC, customs can stop the parcel. The voltage or the safety mark can also be wrong for that country.',
          we: 'We apply for the IEC and give you a list of questions to ask your buyer.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'Some foundries order scrap for melting from abroad and learn about inspection certificates only when the container is in port. The container then has to wait, and the foundry pays rent for each day.',
          we: 'Before you order the scrap, we find out with you which port it can come to, and which inspection and radiation certificates it needs.',
          send: ["Supplier's offer", 'GST certificate', 'Cancelled cheque'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'If a mill changes its bank branch but leaves the old account in the IEC, export payments and incentives can still be sent to the old account.',
          we: 'We update the bank details in your IEC and list the other places where you must change them.',
          send: ['Letter from the new bank branch', 'Cancelled cheque', 'Old IEC certificate'],
        },
      ],
      question: {
        question: 'My software firm in Saravanampatti sends no goods abroad. Do we still need an IEC?',
        answer:
          'For services an IEC is usually not needed, but a bank or a platform may ask you for one. If a customer sends you a test device, you need an IEC, because the device is an import. Show us the contract. We will apply only if an IEC helps you.',
      },
    },
  },
  seo: {
    title: 'Coimbatore Tax Consultants for Workshops, Mills and Shops',
    description:
      'GST returns, job-work records, Udyam and monthly books for Coimbatore pump makers, foundries, mills, IT firms and jewellers, from an office in the city.',
  },
} satisfies CityWords;
