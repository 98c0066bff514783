import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can help pump makers, mills, workshops and shops in Coimbatore with GST returns, accounts and income tax, from an office in your own city.',
  description: [
    'A pump body in Coimbatore often goes to a pattern shop, a foundry and a machining unit before it is sold. Goods sent for job work need a delivery challan, because they are not sold. We check that your challan book, your stock register and your GST return show the same goods.',
    'Software offices in Saravanampatti bill customers abroad, and hospitals on Avinashi Road pay visiting doctors a share of the fees. For a software firm we prepare the export file with invoices and bank advices. For a hospital we keep a payment ledger for each doctor.',
    'Gold workshops around Raja Street work with metal that belongs to a jewellery shop. We keep their accounts in grams as well as in rupees, so that the owner of the gold is always clear.',
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
      note: 'Pump bodies go out for machining and winding and come back in parts. Your list of goods at job workers must agree with your delivery challans.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'Mills buy cotton from growers, ginners and agents. GST is different for each kind of seller, so the purchase ledger must show who sold each lot.',
    },
    {
      kind: 'auto-components',
      name: 'Castings and auto components',
      note: 'Vehicle makers can revise prices after you supply. You then receive debit and credit notes for months that you have already filed.',
    },
    {
      kind: 'software',
      name: 'IT offices of Saravanampatti and TIDEL Park',
      note: 'Software firms bill abroad in foreign currency. Keep the LUT, the bank advice and the invoice of each export together.',
    },
    {
      kind: 'hospitals',
      name: 'Multi-speciality hospitals',
      note: "Hospitals pay consultants a share of each case. Each doctor's ledger must show that share and the TDS deducted from it.",
    },
    {
      kind: 'jewellery',
      name: 'Gold jewellery workshops',
      note: 'Bullion goes to goldsmiths and comes back as ornaments with some wastage. The accounts must record weight and purity as well as rupees.',
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
        'You need a record of goods sent for job work and the true cost of each pump set. We can also register you under Udyam, so that your invoices carry the number.',
    },
    {
      kind: 'auto-components',
      name: 'Casting and component units',
      needs:
        "You need credit notes in the right month and GST returns that match your buyer's books. When the buyer audits you, he also asks for PF challans.",
    },
    {
      kind: 'software',
      name: 'Software firms',
      needs:
        'You need GST refunds on your exports and a company in which each shareholding is clear. You may also have to deduct tax when you pay a vendor abroad.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals',
      needs:
        "You need TDS deducted on doctors' fees, and PF and ESI for your staff. Your books must show treatment and pharmacy separately, because GST on them is different.",
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
            'If you rent a shed in Kurichi or Ganapathy, the EB bill may still be in the name of an earlier tenant. The officer can then ask who owns the place, and your GST number is delayed until you answer.',
          we: 'We draft a consent letter in which the owner explains the names, and we upload it with the rent deed and the EB bill.',
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
            'A firm that works from a shared office at Saravanampatti may have an agreement without a cabin number. The officer can refuse it as proof of address, and you have to apply again.',
          we: 'We tell the operator of the office what the agreement must say, and we choose service codes that cover your export work.',
          send: ['Shared office agreement', "Operator's EB bill and property tax receipt", 'PAN of the firm'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            "A goldsmith who works only on a shop's metal may be registered as a seller of ornaments by mistake. His returns show only making charges, so the department can ask where the sales are.",
          we: 'We enter job work as your activity and add sale of ornaments only if you sell your own.',
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
          'Add the shed if you keep your own goods there. If a lorry leaves from an address that is not on your certificate, the officer on the road can stop it. Send us the rental agreement and the EB bill of the second shed, and we add it to your registration.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Coimbatore pump makers, mills and software firms after we check challans, bills and purchases.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'A casting goes through three units, and one of them may forget to write the return date. Your register then shows the casting as still outside, and the department can tax it as if you had sold it.',
          we: 'We list the challans that are still open each month and ask the unit for its delivery note.',
          send: ['Challan book', "Job workers' bills", 'Scrap sale bills'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'You may pay for cloud tools from abroad by card and never show the bills in your return. You owe the GST on them yourself, and if you miss it you pay interest later.',
          we: 'We go through the card statement line by line and add the tax under reverse charge.',
          send: ['Card statement', 'Bills of foreign vendors', 'Bank advices of export receipts'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill may enter cotton bought from growers like cotton bought from dealers. A registered mill must pay the GST on raw cotton from growers itself, so a wrong entry leads to a tax demand with interest.',
          we: "We sort the purchase register by kind of seller and add the tax that the mill owes on growers' cotton.",
          send: ['Cotton purchase register', "Growers' vouchers with village", "Agents' bills"],
        },
      ],
      question: {
        question: "When should my Coimbatore office give you the month's bills?",
        answer:
          'Give them in the first week of the following month, because the list of sales is filed first. You can bring the file to our office or send photos. If a vendor sends his bill late, we enter it in the next month.',
      },
    },
    'gst-notices': {
      lead: 'If your Coimbatore firm has received a GST notice, bring it to our office and we can write the reply from your own registers.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Your challans may show castings sent to Ganapathy, but no entry that they came back. The officer can treat them as sold and may also ask what you did with the borings.',
          we: 'We prepare a table with each challan number, the date out, the date in and the weight lost in machining.',
          send: ['The notice', 'Challan book', "Job workers' delivery notes", 'Weighment slips of scrap'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            "A vehicle maker may enter a debit note in his books that you never entered in yours. The department's figures then do not agree with your return, and you are asked for the tax on the difference.",
          we: 'We trace each difference to a price letter or a rejection report and attach that document to the reply.',
          send: ["Buyer's ledger", 'Rejection reports', 'Price letters', 'Your credit notes'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            'A hospital may treat medicines sold to walk-in customers as exempt, like treatment. The notice can then ask for tax and interest on all sales of the pharmacy counter.',
          we: 'We separate the bills of admitted patients from counter sales and answer for each of them.',
          send: ['The notice', 'Pharmacy sales list', 'Audited accounts', 'Canteen rent agreement'],
        },
      ],
      question: {
        question: 'My patterns have been at a Coimbatore foundry for years. Can the officer treat them as sold?',
        answer:
          'Goods sent for job work must come back within a fixed time, but this does not apply to moulds, dies and tools. A pattern is usually treated like them. We make a list of your patterns, get it signed by the foundry and attach it to the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Coimbatore firms that export pumps, yarn or software, after we match bank and customs records.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'One crate of pumps may carry three invoices, and a shipping bill number can be typed wrongly in the return. The whole claim is then held up until you correct it.',
          we: 'We compare every invoice with the customs record and correct the return before we file the claim.',
          send: ['Shipping bills', 'Export invoices', 'Purchase bills for copper and castings'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            "One bank receipt may cover ten invoices, and the platform's fee is already deducted from it. If the officer cannot see which invoice was paid, he can hold up or cut your refund.",
          we: 'We prepare a sheet that shows the invoices and fees behind each bank receipt.',
          send: ['Bank advices of foreign receipts', 'Invoices', 'Customer contract', 'LUT'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill may sell yarn to a merchant in the city who exports it, and then expect a refund. For the mill this is a sale inside India, so a claim as exporter is rejected.',
          we: "We check if the merchant's order allows the concessional rate, and then see how much credit is left with you.",
          send: ["Merchant's order", 'Copy of his shipping bill', 'Bills for cotton and packing'],
        },
      ],
      question: {
        question: 'My LUT ended in March and I shipped pumps in April. What should I do now?',
        answer:
          'An old LUT does not cover the new year, so file the new one now. Then show us the invoice and shipping bill of the April shipment. We check from their dates if tax can be demanded, and tell you before you claim the refund.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Coimbatore workshop owners, doctors and goldsmiths after we check stock and TDS credit.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'On 31 March your castings may be with the foundry, the turner and the winder, but only those on your own floor are counted. The stock and the profit in your return are then wrong, and the officer can ask why.',
          we: 'We prepare one stock list for all places from your challans and job cards.',
          send: ['Challan book', 'Job cards', 'Copper stock weight', 'List of sundry creditors'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            'A doctor may receive salary, a share of cases and clinic fees in one bank account and show only the salary. The missing income can bring a notice, tax and interest.',
          we: 'We match the bank credits with Form 26AS and show each kind of income in the return.',
          send: ['Salary certificate', 'Hospital payout sheets', 'Bank statement', 'Clinic receipts'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'An employee may hold shares of the foreign parent company and think that nothing has to be shown until he sells. A resident must report such shares in the return, and leaving them out can lead to a penalty.',
          we: "We read your broker's statement and fill in the foreign assets part of the return.",
          send: ["Broker's statement", 'Salary certificate', 'Proof of foreign tax paid'],
        },
      ],
      question: {
        question:
          'I do job work for a gold shop near Town Hall and keep a small tray of my own. How do I show my income?',
        answer:
          'Your labour charges are one income, and your own ornaments are a trade with stock. Weigh your tray on 31 March and note the grams and purity. Send us that list with your labour bills, and we show both in the return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can register Coimbatore foundries, mills and software offices for PF and ESI and file the monthly returns.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'Moulding gangs may be paid by the box through a leader, and nobody writes the names. If a worker is hurt, the owner cannot prove who was there, and PF and ESI dues can be demanded for the whole gang.',
          we: 'We give the leader a daily name sheet and prepare the PF and ESI returns from it.',
          send: ['Daily name sheet', "Leader's bill", 'Masked Aadhaar copies', 'Bank passbook copies'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Most of the pay may be called allowances, and PF is deducted on a small basic pay. The law treats allowances above half of the pay as wages, so the PF office can ask for the difference.',
          we: 'We work out the PF wage again from your offer letters.',
          send: ['Offer letters', 'Salary sheet', "Housekeeping agency's wage list"],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill may call the workers in its hostel trainees and leave them off the PF list. Only apprentices under a proper contract are treated differently, so contributions can be demanded later.',
          we: 'We compare the hostel list with the shift roll and enter each worker from the first shift.',
          send: ['Hostel list', 'Shift roll', 'Apprentice contracts'],
        },
      ],
      question: {
        question: 'A worker joined my Ganapathy shop on Monday and was hurt on Wednesday. What should I do?',
        answer:
          'Take the worker to hospital first. Then report the accident, and send us his joining form and attendance. From now on send us each new name on the joining day, and we enrol the worker so that ESI cover exists.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can tell your Coimbatore hospital, pump unit or gold workshop where to deduct TDS, and file the TDS returns.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            "A hospital may first take its own charges from the doctor's share and deduct TDS only on the rest. TDS is due on the doctor's full share, so the hospital has to pay the shortfall with interest.",
          we: 'We set up a payout sheet that shows share, charges and TDS for each doctor.',
          send: ['Doctor payout sheet', 'Consultant agreements', 'PAN of the doctors'],
        },
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Winders, turners and painters send small bills every week. Together they can cross the yearly limit without anybody noticing, and you then owe TDS that you never deducted.',
          we: 'We keep a running total for each PAN and tell you from which bill to deduct TDS.',
          send: ['Job work bills', 'PAN copies', 'Payment list'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'If making charges are settled in gold, no cash moves and TDS is easily forgotten. Payment in metal is still a payment, so tax and interest can be demanded from you.',
          we: 'We put a rupee value on the metal and include it in the TDS return.',
          send: ['Gold issue vouchers', 'Settlement slips', 'PAN of the goldsmiths'],
        },
      ],
      question: {
        question: 'A customer gives me castings and I only machine them. Why does he deduct TDS from my bill?',
        answer:
          "Machining a customer's casting is contract work, so he must deduct TDS. If you buy the casting yourself, your invoice is a sale. Write on each invoice who supplied the casting, and we check that the TDS appears in your Form 26AS.",
      },
    },
    'company-registration': {
      lead: 'We can tell you if your Coimbatore firm should become a company or an LLP, and register the one you choose.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            "Brothers may sell under one brand while the trade mark is in the father's name or not registered at all. The new company then does not own the brand that it sells.",
          we: 'We write down who owns the brand, the foundry and the assembly shop before we reserve the company name.',
          send: ['Trade mark certificate', 'Partnership deed', 'Machine loan letters'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Code that a founder wrote before the company existed still belongs to him. An investor can refuse to pay until the company owns it.',
          we: 'We prepare the transfer of the code and the terms of the shares together with the incorporation.',
          send: ['PAN and masked Aadhaar of the founders', 'Office agreement and EB bill', 'Share plan'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A new company may begin to bill while the power connection and the loan are still in the old name. You then run two businesses side by side for months, with two sets of returns.',
          we: 'We list the lender, the power connection and the subsidies, and plan the first invoice of the company after they are transferred.',
          send: ['Audited accounts', 'Loan letters', 'EB connection letter', 'Subsidy orders'],
        },
      ],
      question: {
        question: 'My gold workshop near Raja Street wants to bring family gold into an LLP. Is that possible?',
        answer:
          'Yes, a partner can bring gold as his capital. The LLP needs its weight, its purity and proof of where it came from. Bring the valuation report and the old bills to our office, and we write the gold into the LLP agreement.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of Coimbatore workshops, hospitals and goldsmiths, so that you see each month what you earned.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Copper, stampings and winding labour may be written in four different books. The owner then knows his bank balance but not the cost of a pump, and can sell a model at a loss.',
          we: 'We open a cost sheet for each model and enter scrap sales as income.',
          send: ['Purchase bills', 'Winding bills', 'Job cards', 'Scrap sale slips'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            "Room rent, treatment and pharmacy money may come through one counter. If the doctor's share is worked out from that total, the hospital pays a wrong amount.",
          we: 'We separate the counter collection by kind and close the ledger of each doctor every month.',
          send: ['Daily counter report', 'Pharmacy bills', 'Doctor payout sheet'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'A workshop may write only the rupees and remember how much gold each smith holds. A small difference in purity then becomes a loss that nobody notices.',
          we: "We record each smith's grams and purity together with the money.",
          send: ['Gold issue and receipt slips', 'Melting slips', 'Sale bills'],
        },
      ],
      question: {
        question: 'I live near Gandhipuram. Can I bring my bills to your office instead of sending photos?',
        answer:
          'Yes, bring the file to our office by appointment. We list what is in it, enter the bills and give the file back. If a bill is missing, we ask you by WhatsApp.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Coimbatore workshops and offices under Udyam and correct an old certificate.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Your certificate may show trade in pumps although you make them. You can then miss schemes for manufacturers and the interest that a small manufacturer can claim on late bills.',
          we: 'We enter casting, turning or assembly as the main activity and correct an old certificate on the portal.',
          send: ['Machine list', 'Last income tax return', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'An old foundry may enter its furnaces at the price paid long ago and land in a higher class. The value in the accounts decides, and in a higher class you can lose benefits of the smaller one.',
          we: 'We take the value of machines from your return and leave out land, shed and pollution control equipment.',
          send: ['Depreciation list', 'GST certificate', "Buyer's purchase order"],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'A software firm may think that only factories can register. Services can register too, with their computers as investment, and a firm that does not apply cannot use the benefits.',
          we: 'We register the firm under software services on its own PAN.',
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
          'Each PAN needs its own certificate with its own machines. If both of you list the same machine, a bank can doubt both certificates. Send us both machine lists, and we divide the machines by bill and apply for each of you.',
      },
    },
    'iec-registration': {
      lead: 'We can get you the import export code (IEC) to ship pumps, wet grinders or castings from Coimbatore.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'A relative abroad may order wet grinders, and you send the parcel without a code. Customs can stop the parcel, and the voltage or safety mark may also be wrong for that country.',
          we: 'We apply for the code and give you a list of questions to ask the buyer.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'A foundry may order melting scrap from abroad and learn about inspection certificates only when the container is in port. The container then waits, and the foundry pays the rent for it.',
          we: 'We check with you which port, inspection and radiation certificates the scrap needs before you order.',
          send: ["Supplier's offer", 'GST certificate', 'Cancelled cheque'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill may change its bank branch but leave the old account in the IEC. Export money and incentives can then be sent to the old account.',
          we: 'We update the bank details in the code and list the other places where you must change them.',
          send: ['Letter from the new bank branch', 'Cancelled cheque', 'Old IEC certificate'],
        },
      ],
      question: {
        question: 'My software firm in Saravanampatti sends no goods abroad. Do we still need an IEC?',
        answer:
          'For services an IEC is usually not needed, but a bank or a platform may ask you for one. You need it if a customer sends you a test device, because that is an import. Show us the contract, and we apply only if it helps you.',
      },
    },
  },
  seo: {
    title: 'Coimbatore Tax Consultants for Workshops, Mills and Shops',
    description:
      'GST returns, job-work records, Udyam and monthly books for Coimbatore pump makers, foundries, mills, IT firms and jewellers, from an office in the city.',
  },
} satisfies CityWords;
