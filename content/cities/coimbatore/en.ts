import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, accounts and income tax for pump makers, mills and shops in Coimbatore, and our office is in your city.',
  description: [
    'A pump body in Coimbatore often passes a pattern shop, a foundry and a machining unit. The goods move on challans, the slips for goods sent without a sale. We make challan book, stock and returns agree.',
    'Software offices in Saravanampatti bill customers abroad. Hospitals on Avinashi Road pay visiting doctors a share of the fees. We prepare export papers for the first and a payment ledger for the second.',
    'Gold workshops around Raja Street work with metal that belongs to a shop. We keep their accounts in grams and in rupees.',
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
      note: 'Pump bodies go out for machining and winding and come back in parts. Your job-work list must agree with your challans.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'Mills buy cotton from growers, ginners and agents. GST treats the three differently, so the purchase ledger keeps them apart.',
    },
    {
      kind: 'auto-components',
      name: 'Castings and auto components',
      note: 'Vehicle makers change prices after supply. Debit and credit notes then reach you for months that are already filed.',
    },
    {
      kind: 'software',
      name: 'IT offices of Saravanampatti and TIDEL Park',
      note: 'Software firms bill abroad in foreign currency. Keep the letter of undertaking, bank advice and invoice together.',
    },
    {
      kind: 'hospitals',
      name: 'Multi-speciality hospitals',
      note: 'Hospitals pay consultants a share of each case. The doctor ledger shows that share and the tax cut from it.',
    },
    {
      kind: 'jewellery',
      name: 'Gold jewellery workshops',
      note: 'Bullion goes to goldsmiths and comes back as ornaments with some wastage. Accounts need weight and purity as well as rupees.',
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
  work: 'We work for workshops, clinics and offices in Coimbatore. Bring your file to our office by appointment, or send photographs by WhatsApp.',
  trades: [
    {
      kind: 'pumps',
      name: 'Pump and motor makers',
      needs: 'You need job-work records, the true cost of a pump set and a Udyam number on bills.',
    },
    {
      kind: 'auto-components',
      name: 'Casting and component units',
      needs:
        "You need credit notes in the right month and GST returns that match the buyer's books. For the buyer's audit you need PF papers.",
    },
    {
      kind: 'software',
      name: 'Software firms',
      needs:
        'You need GST refunds on exports and a company with clear shares. From payments to vendors abroad you may have to deduct tax.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals',
      needs:
        "You need TDS on doctors' fees, and PF and ESI for the staff. Your books must keep treatment and pharmacy apart, because GST differs.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for your GST number in Coimbatore and put every shed, godown and service on one application.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Sheds in Kurichi and Ganapathy changed tenants, and the electricity card names an older one. The officer then asks who owns the place.',
          we: 'We join the names with a consent letter and upload all three papers together.',
          send: ['Rent or sale deed of the shed', 'Electricity bill', "Owner's tax receipt", 'Consent letter'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'A firm in a shared office at Saravanampatti has no cabin number in its agreement. The proof of place is then refused.',
          we: 'We tell the operator what the agreement must say and choose service codes that cover your exports.',
          send: ['Shared office agreement', "Owner's papers from the operator", 'PAN of the firm'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            "A goldsmith works only on a shop's metal, but the form says he sells ornaments. His returns then look too small.",
          we: 'We enter job work as the activity and add sales only if you make them.',
          send: ['House or shop tax receipt', 'Letter from the jewellery shop', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My foundry in Thudiyalur keeps patterns in a second shed. Must it stand on the certificate?',
        answer:
          'Add it if your own goods lie there overnight. A lorry with goods from an unlisted shed can be stopped. Send the rent paper and one electricity bill.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Coimbatore pump, casting and software firms after matching challans, job bills and purchases.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'A casting goes through three units, and one of them does not write the return date. On paper the casting is then still out and can be taxed as sold.',
          we: 'We list open challans each month and ask the unit for its delivery note.',
          send: ['Challan book', "Job workers' bills", 'Scrap sale bills'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Cloud tools bought from abroad are paid by card, and nobody reports them. On such imports you pay the GST yourself.',
          we: 'We read the card statement line by line and add the tax under reverse charge.',
          send: ['Card statement', 'Foreign vendor bills', 'Bank advices of export money'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            "Cotton from growers is entered like cotton from dealers. On growers' raw cotton a registered mill owes the tax itself.",
          we: "We split the purchase list by seller and add the mill's own tax.",
          send: ['Cotton purchase register', "Growers' vouchers with village", "Agents' bills"],
        },
      ],
      question: {
        question: 'When should my Coimbatore office send the papers of the month?',
        answer:
          'Send them in the first week, before the list of sales is filed. You can photograph bills or bring the file. Late vendor bills go into the next month.',
      },
    },
    'gst-notices': {
      lead: 'Did your Coimbatore firm receive a GST notice? Bring the letter to our office and we write the reply from your registers.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'The officer sees castings sent to Ganapathy and no entry of their return. He may also ask where the borings went.',
          we: 'We make a table by challan number with date out, date in and weight lost.',
          send: ['The notice', 'Challan book', "Job workers' delivery notes", 'Weighment slips of scrap'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            "A vehicle maker's debit note stands in his books and not in yours. Sales then seem to be missing from your return.",
          we: 'We trace each difference to a price letter or a rejection report.',
          send: ["Buyer's ledger", 'Rejection reports', 'Price letters', 'Your credit notes'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            'Pharmacy sales to walk-in customers were treated as exempt, like treatment. The notice asks tax on the whole counter.',
          we: 'We separate bills of admitted patients from counter sales and answer for each kind.',
          send: ['Pharmacy sales list', 'Audited accounts', 'Canteen rent agreement'],
        },
      ],
      question: {
        question: 'My patterns have lain at a foundry for years. Will the officer call them sold?',
        answer:
          "Material sent for job work has a day of return. Moulds, dies and tools have none, and a pattern counts as one of them, as a rule. Keep a list with the foundry's signature, and we attach it to the reply.",
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Coimbatore firms that export pumps or software, after we match bank and customs papers.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'A crate of pumps carries three bills, and one shipping bill number is typed wrongly in the return. The whole claim then waits.',
          we: 'We compare every invoice with the customs record and correct the return first.',
          send: ['Shipping bills, the customs papers for export', 'Invoices', 'Purchase bills for copper and castings'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            "One bank receipt pays ten invoices, less the platform's fee. The officer cannot see which invoice was paid.",
          we: 'We prepare a sheet that joins each receipt with its invoices and fees.',
          send: [
            'Bank advices of foreign money',
            'Invoices',
            'Customer contract',
            'Letter of undertaking (yearly export letter)',
          ],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'A mill sells yarn to a merchant in the city who exports it. The mill expects a refund, but for the mill it is a sale at home.',
          we: "We check the merchant's order for the concessional rate and then look at the credit left with you.",
          send: ["Merchant's order", 'Copy of his shipping bill', 'Cotton and packing bills'],
        },
      ],
      question: {
        question: 'My letter of undertaking ended in March and I shipped in April. What now?',
        answer:
          'An old letter does not cover the new year. File the new one now and show us the shipment. The papers of that date decide whether tax is asked.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Coimbatore workshop owners, doctors and goldsmiths. We check stock and tax credit first.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            "On the closing day castings lie at the foundry, the turner and the winder. Only those on the owner's floor are counted.",
          we: 'We make one stock list by place from challans and job cards.',
          send: ['Challan book', 'Job cards', 'Copper stock weight', 'Creditors list'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            'A doctor has salary, a share of cases and clinic fees in one bank account. The return shows the salary only.',
          we: 'We match bank credits with the tax credit statement and show each kind of income.',
          send: ['Salary certificate', 'Hospital payout sheets', 'Bank statement', 'Clinic receipts'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'An employee holds shares of the foreign parent company and sells none. A resident must still report them in the return.',
          we: 'We read the broker statement and fill the foreign asset part.',
          send: ['Broker statement', 'Salary certificate', 'Foreign tax slips'],
        },
      ],
      question: {
        question: "I work a shop's gold near Town Hall and own a small tray too. How is my income shown?",
        answer:
          'Labour charges are one line, and your own ornaments are trade with stock. Weigh the tray on the closing day. Send the weight list and the labour bills.',
      },
    },
    'pf-esi-services': {
      lead: "We run PF (provident fund) and ESI (workers' insurance) for Coimbatore foundries, mills and software offices.",
      trades: [
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'Moulding gangs are paid by the box through a leader, and no names are written. After an accident the owner cannot show who was there.',
          we: 'We give the leader a daily name sheet and file from it.',
          send: ['Daily name sheet', "Leader's bill", 'Masked Aadhaar copies', 'Bank passbook copies'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Most of the pay is called allowances, and PF is worked out on a small basic pay. The law counts allowances above half of the pay as wages.',
          we: 'We work the wage out again from your offer letters.',
          send: ['Offer letters', 'Salary sheet', "Housekeeping agency's payment list"],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'Workers in the mill hostel are called trainees and left off the list. Only apprentices under a proper contract are treated apart.',
          we: 'We compare hostel list and shift roll and enter each worker from the first shift.',
          send: ['Hostel list', 'Shift roll', 'Apprentice contracts'],
        },
      ],
      question: {
        question: 'A worker joined my Ganapathy shop on Monday and was hurt on Wednesday. What should I do?',
        answer:
          'Take the worker to hospital first. Report the accident and send us the joining paper and attendance. Enrol new workers on the joining day, so that cover exists.',
      },
    },
    'tds-tcs-returns': {
      lead: 'Does your Coimbatore hospital, pump unit or gold workshop pay others for work? We tell you where TDS, tax cut from payments, is due.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            "The hospital first takes its own charges off, then cuts tax on the rest. The tax belongs on the doctor's full share.",
          we: 'We set up a payout sheet that shows share, charges and tax.',
          send: ['Doctor payout sheet', 'Consultant agreements', 'PAN of doctors'],
        },
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Winders, turners and painters send small bills every week. The yearly limit is passed and nobody notices.',
          we: 'We keep a running total for each PAN and tell you when to start cutting.',
          send: ['Job-work bill file', 'PAN copies', 'Payment list'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'Making charges are settled in gold, so no cash moves and no tax is cut. Payment in metal is still a payment.',
          we: 'We put a value on the metal and add it to the statement.',
          send: ['Issue vouchers', 'Settlement slips', 'PAN of goldsmiths'],
        },
      ],
      question: {
        question: 'A customer gives castings free and I machine them. Why does he cut tax from my bill?',
        answer:
          "Work on the customer's material is a contract, so tax is cut. If you buy the casting, the bill is a sale. Write on the invoice who gave the material.",
      },
    },
    'company-registration': {
      lead: 'Should your Coimbatore partnership become a company or an LLP (limited liability partnership)? We compare both and register the one you choose.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            "Brothers sell under one brand, but the trade mark stands in the father's name or nowhere. The new company then does not own it.",
          we: 'We settle brand, foundry and assembly shop in writing before we reserve the name.',
          send: ['Trade mark papers', 'Partnership deed', 'Machine loan letters'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong:
            'Code was written before the company existed, so it belongs to the founder. An investor asks for it later.',
          we: 'We prepare the transfer of code and the share terms with the first papers.',
          send: ['Identity papers of founders', 'Office proof and electricity bill', 'Share plan'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'The company begins to bill while power connection and loan still carry the old name. Two businesses then run side by side for months.',
          we: 'We list lender, power and subsidy papers and plan the first bill after them.',
          send: ['Audited accounts', 'Loan letters', 'Power connection papers', 'Subsidy orders'],
        },
      ],
      question: {
        question: 'My gold workshop wants to bring family gold into an LLP. Is that possible?',
        answer:
          "Yes, metal can be a partner's capital. It needs weight, purity and proof of where it came from. Bring the valuation and old bills to our office.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Coimbatore workshops, hospitals and goldsmiths, so that you see each month what you earned.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'Copper, stampings and winding labour are noted in four books. The owner knows the bank balance but not the cost of a pump.',
          we: 'We open one sheet per model and book scrap as income.',
          send: ['Purchase bills', 'Winding bills', 'Job cards', 'Scrap sale slips'],
        },
        {
          trade: 'hospitals',
          name: 'Hospitals',
          wrong:
            "Room, treatment and pharmacy money come through one counter. The doctor's share is then worked out from a wrong total.",
          we: 'We separate the counter by kind and close the doctor ledger every month.',
          send: ['Daily counter report', 'Pharmacy bills', 'Doctor payout sheet'],
        },
        {
          trade: 'jewellery',
          name: 'Gold workshops',
          wrong:
            'Only rupees are written, and the gold with each smith is remembered. A small difference in purity then becomes a loss that nobody sees.',
          we: 'We keep grams and purity for each smith beside the money.',
          send: ['Issue and receipt slips', 'Melting slips', 'Sale bills'],
        },
      ],
      question: {
        question: 'I live near Gandhipuram. Can I bring my bills instead of sending photographs?',
        answer:
          'Yes, bring the file to our office by appointment. We note what is there and give it back. Questions go to you by WhatsApp.',
      },
    },
    'udyam-registration': {
      lead: "We register Coimbatore workshops and offices under Udyam, the government's free certificate for small business.",
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'The certificate says trade in pumps, though the unit makes them. Schemes for makers and the late payment law then do not fit.',
          we: 'We enter casting, turning or assembly first and correct old certificates on the portal.',
          send: ['Machine list', 'Last income tax return', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            'An old shop counts furnaces at the price paid long ago and fears a higher class. The value in the accounts decides, not the price paid.',
          we: 'We take the machine value from your return and leave out land, shed and pollution equipment.',
          send: ['Depreciation list', 'GST certificate', 'Purchase order of the buyer'],
        },
        {
          trade: 'software',
          name: 'Software firms',
          wrong: 'A firm thinks that only factories can register. Services are open too, with computers as investment.',
          we: 'We register the firm under software services on its own PAN.',
          send: ['PAN of the firm', 'Masked Aadhaar of the signatory with linked phone', 'Office address proof'],
        },
      ],
      question: {
        question: 'My brother and I divided our Kurichi unit. Is one certificate enough?',
        answer:
          'No, every PAN takes its own certificate with its own machines. A machine listed twice makes the two doubtful. Send both machine lists and we compare them.',
      },
    },
    'iec-registration': {
      lead: 'Do you ship pumps, wet grinders or castings from Coimbatore? We apply for your IEC, the import export code.',
      trades: [
        {
          trade: 'pumps',
          name: 'Pump and motor makers',
          wrong:
            'A relative abroad orders wet grinders, and the parcel goes without a code. The voltage or safety mark may also be wrong for that country.',
          we: 'We apply for the code and give you a list of questions for the buyer.',
          send: ['PAN of the firm', 'Cancelled cheque', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'auto-components',
          name: 'Casting and component units',
          wrong:
            "A foundry imports melting scrap and hears of inspection papers at the port. The container waits at the owner's cost.",
          we: 'We check the port, inspection and radiation papers with you before the order.',
          send: ["Supplier's offer", 'GST certificate', 'Cancelled cheque'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills',
          wrong:
            'The mill changed its bank branch but not the account in the code. Export money and incentives then look for the old account.',
          we: 'We update bank details in the code and list where else the bank must be changed.',
          send: ['Bank letter', 'Cancelled cheque', 'Old code certificate'],
        },
      ],
      question: {
        question: 'My software firm in Saravanampatti sends no goods. Is an IEC needed?',
        answer:
          'Not for services as a rule. Some firms take it because a bank or platform asks. You need it if a customer sends you a test device, since that is an import.',
      },
    },
  },
  seo: {
    title: 'Coimbatore Tax Consultants for Workshops, Mills and Shops',
    description:
      'GST returns, job-work records, Udyam and monthly books for Coimbatore pump makers, foundries, mills, IT firms and jewellers, from an office in the city.',
  },
} satisfies CityWords;
