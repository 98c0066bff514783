import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ inTown, town }: LocalSite) =>
  ({
    intro: `We can help pump makers, mills, workshops and shops in Coimbatore with GST returns, accounts and income tax, ${inTown('coimbatore', 'from an office in your own city.', `from our office in ${town}.`)}`,
    description: [
      'A pump body in Coimbatore often goes to a pattern shop, a foundry and a machining unit before the pump is sold. The pump body goes out for job work and not for sale, so it needs a delivery challan. We check that your challan book, your stock register and your GST return tally.',
      'Software offices in Saravanampatti bill customers abroad, and hospitals on Avinashi Road pay visiting doctors a share of the fees. For a software firm we keep the export file with the invoices and bank advices. For a hospital we maintain a ledger for each doctor.',
      'Gold workshops around Raja Street make ornaments from gold that belongs to a jewellery shop. We keep their accounts in grams as well as in rupees, so that it is always clear whose gold it is.',
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
        note: 'Pump makers send pump bodies out for machining and winding, and get them back in lots. Your list of goods lying with job workers must tally with your delivery challans.',
      },
      {
        kind: 'spinning-mills',
        name: 'Spinning mills',
        note: 'Mills buy cotton from growers, ginners and agents. The GST treatment differs for each kind of seller, so the purchase ledger must show who sold each lot.',
      },
      {
        kind: 'auto-components',
        name: 'Castings and auto components',
        note: 'Vehicle manufacturers may revise the price after you supply the parts. The debit and credit notes then relate to months for which the GST return is already filed.',
      },
      {
        kind: 'software',
        name: 'IT offices of Saravanampatti and TIDEL Park',
        note: 'Software firms bill customers abroad in foreign currency. For each export, keep the LUT, the invoice and the bank advice in one file.',
      },
      {
        kind: 'hospitals',
        name: 'Multi-speciality hospitals',
        note: "Hospitals pay consultants a share of the fee for each case. Each doctor's ledger must show that share and the TDS deducted from it.",
      },
      {
        kind: 'jewellery',
        name: 'Gold jewellery workshops',
        note: 'Jewellers give gold bars to goldsmiths, and get back ornaments, less an agreed wastage. The accounts must record the weight and purity of the gold as well as the rupees.',
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
    work: (town) =>
      `From Coimbatore you can send photos of your bills by WhatsApp and the originals by courier to our ${town} office. You can also visit us there by appointment.`,
    trades: [
      {
        kind: 'pumps',
        name: 'Pump and motor makers',
        needs:
          'You need a record of the goods sent for job work, and the actual cost of each pump set. We can also register you under Udyam, so that the Udyam number is on your invoices.',
      },
      {
        kind: 'auto-components',
        name: 'Casting and component units',
        needs:
          "You need to report credit notes in the right month, and file GST returns that match your buyer's books. Buyers who audit your unit also ask for your PF challans.",
      },
      {
        kind: 'software',
        name: 'Software firms',
        needs:
          "We can claim GST refunds on your exports and maintain your company's register of members. We also tell you when you have to deduct TDS on a payment to a foreign vendor.",
      },
      {
        kind: 'hospitals',
        name: 'Hospitals',
        needs:
          "We can file TDS returns for doctors' fees, and PF and ESI returns for your staff. We record treatment and pharmacy sales separately, because GST treats them differently.",
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Your GST application should list every shed, godown and service of your Coimbatore business. We can prepare it and get your GST number.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              "If you rent a shed in Kurichi or Ganapathy, the EB bill may still be in an earlier tenant's name. The officer can ask who owns the shed, and your GST number is delayed until you answer.",
            we: 'We draft a consent letter in which the owner explains why the names differ, and upload it with the rental agreement and the EB bill.',
            send: [
              'Rental agreement or sale deed of the shed',
              'Latest EB bill',
              "Owner's property tax receipt",
              'Consent letter',
            ],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              'If you work from a co-working space at Saravanampatti and your agreement has no cabin number, the officer can refuse to accept it as proof of address, and you have to apply all over again.',
            we: 'We tell the co-working space operator what the agreement must say, and choose the service codes that cover your export work.',
            send: ['Co-working space agreement', "Operator's EB bill and property tax receipt", "Firm's PAN"],
          },
          {
            trade: 'jewellery',
            name: 'Gold workshops',
            wrong:
              "A goldsmith who only works on a shop's gold is sometimes registered as a jewellery seller by mistake. His returns show only making charges, so the department can ask why they show no jewellery sales.",
            we: 'We enter job work as your activity, and add the sale of ornaments only if you also sell your own.',
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
            'Add the shed if you keep your own goods there. If a lorry leaves from an address that is not on your certificate, an officer can stop it on the road. Send us the rental agreement and the EB bill of the second shed, and we will add it to your registration.',
        },
      },
      'gst-returns': {
        lead: 'Before we file GST returns for a Coimbatore pump maker, mill or software firm, we check the challans, sales bills and purchase bills.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              'If a machining unit sends a casting back without noting the date on the challan, your register still shows the casting as lying with the unit. The department can then tax the casting as if you had sold it.',
            we: 'Each month we list the castings that have not come back, and ask the job worker for his delivery challan.',
            send: ['Challan book', "Job workers' bills", 'Scrap sale bills'],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              'When you pay by card for cloud software from abroad, you have to pay the GST on it yourself, under reverse charge. Firms that leave these bills out of the return pay the tax later, with interest.',
            we: "We go through your card statement line by line, and report the GST on foreign vendors' bills.",
            send: ['Card statement', "Foreign vendors' bills", 'Bank advices for export receipts'],
          },
          {
            trade: 'spinning-mills',
            name: 'Spinning mills',
            wrong:
              'A registered mill has to pay the GST on raw cotton from growers itself, under reverse charge. If the mill books this cotton like cotton bought from dealers, the tax is left out, and the department can demand it with interest.',
            we: "We record purchases from growers, dealers and agents separately, and report the tax that the mill has to pay on growers' cotton.",
            send: ['Cotton purchase register', "Vouchers with each grower's name and village", "Agents' bills"],
          },
        ],
        question: {
          question: "When should my Coimbatore office give you the month's bills?",
          answer: `Give us the bills in the first week of the following month, because the sales return (GSTR-1) is due first. ${inTown('coimbatore', 'You can bring the file to our office or send photos.', 'You can send photos, or the file by courier.')} If a vendor sends his bill late, we enter it in the next month.`,
        },
      },
      'gst-notices': {
        lead: 'Has your Coimbatore firm received a GST notice? Bring it to our office. We can draft the reply from your own registers.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              'If your challans show castings sent to a machining unit in Ganapathy but no entry shows them coming back, the officer can treat the castings as sold. He can also ask what you did with the metal borings.',
            we: 'We prepare a table with each challan number, the dates on which the casting went out and came back, and the weight lost in machining.',
            send: ['The notice', 'Challan book', "Job workers' delivery challans", 'Weighment slips for scrap'],
          },
          {
            trade: 'auto-components',
            name: 'Casting and component units',
            wrong:
              "If a vehicle manufacturer raises a debit note and you do not record it, the department's figures do not match your return. You can get a notice for the tax on the difference.",
            we: 'We trace each difference to a price revision letter or a rejection report, and attach that document to the reply.',
            send: ["Buyer's ledger", 'Rejection reports', 'Price revision letters', 'Your credit notes'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals',
            wrong:
              'If a hospital treats medicines sold to walk-in customers as exempt, like treatment, the officer can ask for tax and interest on all sales at the pharmacy counter.',
            we: 'We separate the medicines billed to admitted patients from the counter sales, and explain each kind of sale in the reply.',
            send: ['The notice', 'Pharmacy sales report', 'Audited accounts', 'Canteen rental agreement'],
          },
        ],
        question: {
          question: 'My patterns have been at a Coimbatore foundry for years. Can the officer treat them as sold?',
          answer:
            'Goods sent for job work must come back within a fixed time, but this does not apply to moulds, dies and tools. A pattern is usually treated like a mould or a die. We will make a list of your patterns, get the foundry to sign it and attach it to the reply.',
        },
      },
      'gst-refunds': {
        lead: 'For Coimbatore exporters of pumps, yarn or software, we can claim GST refunds after matching the invoices with bank and customs records.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              'When one crate of pumps is covered by three invoices, it is easy to enter a wrong shipping bill number in the return. The whole claim is then held up until you correct the number.',
            we: 'We match every invoice with the customs record and correct the return before we file your refund claim.',
            send: ['Shipping bills', 'Export invoices', 'Purchase bills for copper and castings'],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              'One bank receipt often covers ten invoices, after the payment platform has deducted its fee. If the officer cannot see which invoices were paid, he may hold up or reduce your refund.',
            we: 'We prepare a statement that shows, for each bank receipt, the invoices paid and the fee deducted.',
            send: ['Inward remittance advices from the bank', 'Export invoices', 'Customer contract', 'LUT'],
          },
          {
            trade: 'spinning-mills',
            name: 'Spinning mills',
            wrong:
              'Some mills sell yarn to a merchant exporter in the city and then claim the refund themselves. For the mill this is a sale within India, so its claim as an exporter is rejected.',
            we: "We check whether the merchant's order qualifies for the concessional GST rate, and work out your unused input tax credit.",
            send: ["Merchant exporter's order", 'Copy of the shipping bill', 'Cotton and packing bills'],
          },
        ],
        question: {
          question: 'My LUT expired in March and I shipped pumps in April. What should I do now?',
          answer:
            'The old LUT does not cover the new financial year, so file the new LUT now. Then show us the invoice and the shipping bill for the April shipment. We will check from the dates whether tax can be demanded, and tell you before you claim the refund.',
        },
      },
      'income-tax-filing': {
        lead: 'Whether you run a workshop, practise as a doctor or make jewellery in Coimbatore, we can check your stock and TDS credit and file your income tax return.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              'On 31 March some of your castings are with the foundry, the turner or the winder. If you count only what is on your own floor, the closing stock and the profit are wrong, and the officer can question them.',
            we: 'We prepare one stock statement from your challans and job cards. It covers your own floor and every job worker.',
            send: ['Challan book', 'Job cards', 'Copper stock by weight as on 31 March', 'List of sundry creditors'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals',
            wrong:
              'Some doctors receive salary, a share of fees and clinic collections in one bank account but show only the salary in the return. Such doctors may get a notice and a demand for tax with interest.',
            we: 'We match the bank credits with Form 26AS and show each kind of income in the return.',
            send: ['Salary certificate', 'Hospital payout sheets', 'Bank statement', 'Clinic receipts'],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              "An employee who holds shares in his employer's foreign parent company often thinks that he has to report them only when he sells them. A resident must disclose such shares in every year's return, and can be penalised if he does not.",
            we: "We go through your broker's statement and fill in the foreign assets schedule of the return.",
            send: ["Broker's statement for the year", 'Form 16', 'Proof of foreign tax paid'],
          },
        ],
        question: {
          question:
            'My customers deduct TDS from my labour bills, but I cannot see all of it in Form 26AS. What should I do?',
          answer:
            'Send us your labour bills and Form 26AS before the return is filed. We find the customers whose TDS is missing or was reported under a wrong PAN, and ask them to correct their TDS returns. Then we claim the credit in your return.',
        },
      },
      'pf-esi-services': {
        lead: 'Foundries, mills and software offices in Coimbatore can come to us for PF and ESI registration and the monthly returns.',
        trades: [
          {
            trade: 'auto-components',
            name: 'Casting and component units',
            wrong:
              "Some foundries pay a gang of moulders for each moulding box through a maistry, and nobody writes down the workers' names. If a worker is hurt, the owner cannot prove who was at work, and PF and ESI can be demanded for the whole gang.",
            we: 'We give the maistry an attendance sheet to fill in every day, and prepare the PF and ESI returns from it.',
            send: [
              'Daily attendance sheet with names',
              "Maistry's bill",
              'Masked Aadhaar copies',
              'Bank passbook copies',
            ],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              'Some firms pay most of the salary as allowances and deduct PF only on a small basic pay. The law treats allowances above half of the total pay as wages, so the PF office can demand the difference.',
            we: 'We read your offer letters and rework the wages on which PF is due.',
            send: ['Offer letters', 'Salary sheet', "Housekeeping agency's wage sheet"],
          },
          {
            trade: 'spinning-mills',
            name: 'Spinning mills',
            wrong:
              'Some mills treat the workers in their hostel as trainees and leave them out of the PF return (ECR). Only apprentices under a registered apprenticeship contract may be left out. For all others the PF office can demand the contributions later.',
            we: 'We match the hostel register with the shift register, and enrol each worker from the first shift.',
            send: ['Hostel register', 'Shift register', 'Apprenticeship contracts'],
          },
        ],
        question: {
          question: 'A worker joined my Ganapathy shop on Monday and was hurt on Wednesday. What should I do?',
          answer:
            "Take the worker to hospital first. Then report the accident, and send us his joining form and attendance. From now on, send us each new worker's name on the day he joins. We will enrol him at once, so that he has ESI cover.",
        },
      },
      'tds-tcs-returns': {
        lead: "Doctors' fees, winding bills and making charges may all attract TDS. We can tell your Coimbatore business when to deduct TDS, and file the TDS returns.",
        trades: [
          {
            trade: 'hospitals',
            name: 'Hospitals',
            wrong:
              "Some hospitals first deduct their own charges from the doctor's share and then deduct TDS only on the balance. TDS applies to the doctor's full share, so the hospital has to pay the shortfall with interest.",
            we: "We prepare a payout sheet with each doctor's share, the hospital's charges and the TDS.",
            send: ["Doctors' payout sheet", 'Consultant agreements', "Doctors' PANs"],
          },
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              "Winders, turners and painters send you small bills every week. If one job worker's bills for the year cross the TDS limit and nobody notices, you have to pay TDS that you never deducted.",
            we: 'We keep a running total of the bills under each PAN, and tell you from which bill onwards to deduct TDS.',
            send: ['Job work bills', "Job workers' PANs", 'Payment list'],
          },
          {
            trade: 'jewellery',
            name: 'Gold workshops',
            wrong:
              'If you pay making charges in gold, no cash changes hands, so TDS is easily forgotten. Payment in gold is still a payment, and the department can demand the tax and interest from you.',
            we: 'We work out the rupee value of the gold paid and include it in the TDS return.',
            send: ['Gold issue vouchers', 'Settlement slips', "Goldsmiths' PANs"],
          },
        ],
        question: {
          question: 'A customer gives me castings and I only machine them. Why does he deduct TDS from my bill?',
          answer:
            "Machining a customer's casting is contract work, so TDS applies to the bill. If you buy the casting yourself, your invoice is for a sale of goods. Write on each invoice who supplied the casting, and we will check that the TDS appears in your Form 26AS.",
        },
      },
      'company-registration': {
        lead: 'Should your Coimbatore firm become a company or an LLP? We can go through both options with you, and register the one you choose.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              "Brothers often sell pumps under one brand, but the trade mark is in their father's name or is not registered at all. If they form a company, the company does not own the brand under which it sells.",
            we: 'Before we reserve the company name, we put down in writing who owns the brand, the foundry and the assembly shop.',
            send: ['Trade mark certificate', 'Partnership deed', 'Machine loan sanction letters'],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              'Software code that a founder wrote before the company was formed still belongs to him. An investor may refuse to invest until the code belongs to the company.',
            we: "Along with the incorporation forms, we draft the founders' agreement and the deed that assigns the code to the company.",
            send: ["Founders' PAN and masked Aadhaar", 'Office agreement and EB bill', 'Proposed shareholding'],
          },
          {
            trade: 'spinning-mills',
            name: 'Spinning mills',
            wrong:
              "If a new company starts billing while the EB connection and the loan are still in the old firm's name, you may have to run both the company and the firm for months, and file returns for both.",
            we: "We list the loan, the EB connection and the subsidies that must be transferred, and plan the company's first invoice for a date after the transfer.",
            send: ['Audited accounts', 'Loan sanction letters', 'EB connection documents', 'Subsidy orders'],
          },
        ],
        question: {
          question:
            'My brother and I run a pump unit in Coimbatore as partners. Should we convert to an LLP or a company?',
          answer: `It depends on the loans, on who owns the brand and the machines, and on whether others will invest. ${inTown('coimbatore', 'Bring the partnership deed and the loan sanction letters to our office', 'Send us the partnership deed and the loan sanction letters')}. We will compare an LLP and a company with you, and register the one you choose.`,
        },
      },
      'accounting-bookkeeping': {
        lead: 'Do you know what your Coimbatore workshop or hospital earned last month? We can keep books from your bills and registers, so that you know this every month.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              'If copper, stampings and winding labour are entered in separate books, the owner knows his bank balance but not what a pump costs him. He may be selling a model at a loss without knowing it.',
            we: 'We prepare a cost sheet for each pump model and book your scrap sales as income.',
            send: ['Purchase bills', 'Winding bills', 'Job cards', 'Scrap sale slips'],
          },
          {
            trade: 'hospitals',
            name: 'Hospitals',
            wrong:
              "In many hospitals room rent, treatment charges and pharmacy bills are paid at one counter. If the doctor's share is worked out on the counter total, the hospital pays the doctor the wrong amount.",
            we: "We split the counter collection into room rent, treatment charges and pharmacy sales, and settle each doctor's ledger every month.",
            send: ['Daily collection report', 'Pharmacy bills', "Doctors' payout sheet"],
          },
          {
            trade: 'jewellery',
            name: 'Gold workshops',
            wrong:
              'Some workshops write down only the rupees and rely on memory for the gold that each goldsmith holds. A small difference in purity then becomes a loss that nobody notices.',
            we: 'We record the weight and purity of the gold lying with each goldsmith, as well as the money.',
            send: ['Gold issue and receipt slips', 'Melting slips', 'Sale bills'],
          },
        ],
        question: {
          question: inTown(
            'coimbatore',
            'I live near Gandhipuram. Can I bring my bills to your office instead of sending photos?',
            'I live near Gandhipuram. Can I give you my bills on paper instead of sending photos?',
          ),
          answer: `Yes, ${inTown('coimbatore', 'bring the file to our office by appointment', 'send the file by courier, or visit us by appointment')}. We will list the documents in it, enter the bills and return the file to you. If a bill is missing, we will ask you on WhatsApp.`,
        },
      },
      'udyam-registration': {
        lead: 'We can register Coimbatore workshops and offices under Udyam, or correct an old Udyam certificate.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              'If a pump maker is registered under Udyam as a pump dealer, he may not get the benefit of schemes for manufacturers, or the interest that a small manufacturer can claim on late payments.',
            we: 'We enter casting, turning or assembly as your main activity, or correct your old certificate on the portal.',
            send: ['Machine list', 'Last income tax return', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'auto-components',
            name: 'Casting and component units',
            wrong:
              'If an old foundry enters its furnaces at their original cost, the foundry may be placed in a higher category and lose the benefits of a micro or small enterprise. Udyam goes by the written down value, which is the value after depreciation.',
            we: 'We take the value of your machines from your income tax return, and leave out land, the shed and pollution control equipment.',
            send: ['Depreciation schedule', 'GST certificate', "Buyer's purchase order"],
          },
          {
            trade: 'software',
            name: 'Software firms',
            wrong:
              'Many software firms think that only factories can register under Udyam. Service firms can register too, and their computers count as investment. A firm that does not apply loses the benefits of Udyam.',
            we: "We register your firm as a software service enterprise under the firm's own PAN.",
            send: ["Firm's PAN", "Signatory's masked Aadhaar with linked mobile", 'Office rental agreement'],
          },
        ],
        question: {
          question: 'My brother and I divided our Kurichi unit. Can we use one Udyam certificate?',
          answer:
            "No, each PAN needs its own certificate with its own machines. If both of you list the same machine, a bank may question both certificates. Send us your machine list and your brother's. We will divide the machines as per the purchase bills and apply for each of you.",
        },
      },
      'iec-registration': {
        lead: 'To ship pumps, wet grinders or castings from Coimbatore, you need an import export code (IEC). We can apply for this code.',
        trades: [
          {
            trade: 'pumps',
            name: 'Pump and motor makers',
            wrong:
              "If a relative abroad orders wet grinders and you ship them without an IEC, customs can stop the parcel. The grinder may also not have the voltage rating or the safety mark that the buyer's country requires.",
            we: 'We apply for the IEC and give you a list of questions to ask your buyer.',
            send: ["Firm's PAN", 'Cancelled cheque', "Buyer's order", 'GST certificate'],
          },
          {
            trade: 'auto-components',
            name: 'Casting and component units',
            wrong:
              'Some foundries order melting scrap from abroad and learn about inspection certificates only after the container has reached the port. The container then lies at the port, and the foundry pays demurrage for every day.',
            we: 'Before you order the scrap, we find out through which port you can import it, and which inspection and radiation certificates it needs.',
            send: ["Supplier's offer", 'GST certificate', 'Cancelled cheque'],
          },
          {
            trade: 'spinning-mills',
            name: 'Spinning mills',
            wrong:
              'If a mill changes its bank branch but does not update the account in the IEC, export payments and incentives may still go to the old account.',
            we: 'We update the bank details in your IEC, and tell you where else you must change them.',
            send: ['Letter from the new bank branch', 'Cancelled cheque', 'Old IEC certificate'],
          },
        ],
        question: {
          question: 'My software firm in Saravanampatti sends no goods abroad. Do we still need an IEC?',
          answer:
            'An IEC is usually not needed for services, but a bank or a platform may ask you for one. If a customer sends you a test device, you need an IEC, because the device is an import. Show us the contract. We will apply only if you need an IEC.',
        },
      },
    },
    seo: {
      title: 'Coimbatore Tax Consultants for Workshops, Mills and Shops',
      description: `GST returns, job-work records, Udyam and monthly books for Coimbatore pump makers, foundries, mills, IT firms and jewellers, ${inTown('coimbatore', 'from an office in the city', 'by phone and WhatsApp')}.`,
    },
  }) satisfies CityWords;
