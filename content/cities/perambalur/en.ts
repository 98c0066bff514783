import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'Onion traders, tyre plant contractors and colleges in Perambalur can ask us for company registration, PF and income tax returns.',
    description: [
      'Onion and maize traders store goods and wait for a better price, while the crop loses weight in the shed. We write down the weight that comes in and goes out with dates, so that you can prove the loss to the bank.',
      'Firms that work for the tyre plant or stitch shoes at Eraiyur need complete worker lists. The plant holds the bill when one name is missing. We file PF and ESI from the gate list, so that the receipt shows the same names.',
      'Doctors and house owners near the colleges often have salary, fees and rent. We put all the income of one person into one return, after comparing it with the TDS that was deducted.',
    ],
    keyAttractions: [
      'Ranjankudi Fort',
      'Madura Kaliamman Temple, Siruvachur',
      'Dandayuthapani Temple, Chettikulam',
      'National Fossil Wood Park, Sathanur',
      'Visvakudi Dam',
    ],
    majorIndustries: [
      {
        kind: 'stored-crops',
        name: 'Small onion, maize and cotton',
        note: 'Onions lose weight while they wait in the shed. Weigh them when they come in and go out, and write the loss with its date.',
      },
      {
        kind: 'colleges',
        name: 'Medical and engineering campuses',
        note: 'Colleges pay salaried teachers and visiting consultants from one office. Each group needs its own TDS rate and its own TDS return.',
      },
      {
        kind: 'plant-contractors',
        name: 'Contractors to the tyre plant',
        note: 'Canteen, bus and packing firms bill the tyre plant by service order. Attach the attendance and the PF payment list to each bill.',
      },
      {
        kind: 'footwear',
        name: 'Footwear units at Eraiyur',
        note: 'Shoe units at Eraiyur take trainees in batches. The register must show when the stipend ends and the wage begins.',
      },
      {
        kind: 'cane',
        name: 'Cane and the Eraiyur sugar mill',
        note: 'Cutting and haulage for the Eraiyur sugar mill are paid partly by growers and partly by the mill. List the permits, so that no load is billed twice.',
      },
      {
        kind: 'dairy-farms',
        name: 'Milk societies and dairy farms',
        note: 'The milk society pays by fat content. Keep the pour slips, because milk income is taxed as business income.',
      },
    ],
    serviceAreas: [
      'Kunnam',
      'Veppanthattai',
      'Alathur',
      'Padalur',
      'Chettikulam',
      'Eraiyur',
      'Siruvachur',
      'Labbaikudikadu',
    ],
    work: 'Growers, contractors and colleges in Perambalur, Eraiyur and Kunnam can send us documents by WhatsApp or courier. You can also visit our Coimbatore office by appointment.',
    trades: [
      {
        kind: 'stored-crops',
        name: 'Onion and maize traders',
        needs:
          'You need stock books that show how much weight is lost in the shed. Before you collect money for a producer company, ask us about its duties.',
      },
      {
        kind: 'plant-contractors',
        name: 'Tyre plant contractors',
        needs:
          'You need a GST number with the right codes, and PF payments that agree with the gate list. We also check the TDS that the plant deducted.',
      },
      {
        kind: 'footwear',
        name: 'Shoe units',
        needs:
          'You need a worker list that shows trainees and staff separately. Get the import export code (IEC) before you send samples abroad.',
      },
      {
        kind: 'colleges',
        name: 'Campuses and doctors',
        needs:
          "You need the trust's income tax return filed on time, and the right TDS on visiting doctors and teachers.",
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can register tyre plant contractors, shoe units and grower companies in Perambalur for GST, with a code for every kind of work.',
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'If your name differs in GST, PAN and bank account, the tyre plant can send back your vendor form. You then start late and may lose the service order.',
            we: 'We get the name corrected in all three records before we file the application.',
            send: ['PAN', 'Bank passbook', 'PF code letter', 'Vendor form of the plant'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Loose onions carry no GST, so a trader may never think about registration. If he then sells labelled packs or seed, he may have to register, and tax can be asked for the time he missed.',
            we: 'We list what you sell by product and pack, and tell you if you need a number.',
            send: ['Market licence', 'Lease deed of the godown', 'List of products'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'A unit may stitch for a brand and also sell its own pairs, while the form names only one of these. Bills for the other work can be questioned and the brand may hold its payment.',
            we: 'We list job work and own sales, and attach the allotment letter of the park.',
            send: ['Allotment letter of the park', "Brand's letter", 'Latest EB bill', 'PAN'],
          },
        ],
        question: {
          question: 'I cut sugar cane for farmers and carry it to the Eraiyur mill. Do I need a GST number?',
          answer:
            'Cutting for a farmer and haulage for the mill are treated differently under GST. It depends on who pays you and on what your slips say. Send us the agreement with the mill and a few slips. We work out which part is taxable, tell you if you have to register and apply for you.',
        },
      },
      'gst-returns': {
        lead: "We can file GST returns for contractors, shoe units and cane hauliers in Perambalur, after comparing your bills with the buyer's records.",
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'The tyre plant may reduce a bill for absent workers while your invoice stays at the full amount. You then pay GST on money that the plant refused to pay.',
            we: 'We prepare a credit note for each reduction and report it in that month.',
            send: ['Passed bills', 'Attendance sheet', 'Payment advice of the plant'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Leather goes to stitchers on a delivery challan without a return date. If it comes back too late, the law can treat it as sold, and you owe GST on your own leather.',
            we: 'We list what is still outside with every return, with the oldest challans first.',
            send: ['Delivery challan book', "Stitchers' bills", 'Leather stock register'],
          },
          {
            trade: 'cane',
            name: 'Cane contractors',
            wrong:
              "One load may be billed by the grower's contractor and again by the haulier. GST on it is then paid twice, and the mill passes only one of the bills.",
            we: 'We mark on every permit who bills which part.',
            send: ['Tonnage slips', 'Statement of the mill', 'Transport agreement'],
          },
        ],
        question: {
          question: 'I clean, grade and pack onions for other traders near Chettikulam. Is this work taxed under GST?',
          answer:
            'It depends on the crop and on what exactly you do to it. Send us one of your bills, and a photo or a few words on how you clean, grade and pack. We tell you if GST goes on your bill before you write the next one, and show the work correctly in your return.',
        },
      },
      'gst-notices': {
        lead: 'If your firm or college in Perambalur has a GST notice, we can compare bills, attendance and returns and write the reply.',
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "Form 26AS, the plant's ledger and your GST return may show three different totals. The officer can take the highest one and ask for tax on it.",
            we: 'We reconcile these totals month by month, and attach the table to the reply.',
            send: ['The notice', 'Service orders', 'Passed attendance', 'Credit notes'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Onions are bought in one season and sold months later, so large deposits come when there are no purchases. The officer may think of sales without bills.',
            we: 'We show each lot with the weight in, the weight out and the sales slip.',
            send: ['The notice', 'Market slips', 'Weighment slips', 'Bank statement'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'The officer may treat hostel and bus receipts as taxable. A college that answers only that it is a trust has not proved any exemption, and the demand can be confirmed.',
            we: 'We name the exemption for each kind of receipt, and attach the proof.',
            send: ['The notice', 'Audited accounts', 'Recognition order', 'Sample fee receipts'],
          },
        ],
        question: {
          question: "The Eraiyur mill's ledger shows more freight than I billed. What do I answer to the GST officer?",
          answer:
            "Look first for diesel and advances that the mill deducted, because your bill must show the full freight. Send us the mill's ledger, your bills and the tonnage slips. We make a table of every trip, work out if any tax is really due, and write the reply with the mill's statement attached.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for shoe units and onion exporters in Perambalur, and for contractors who paid tax on cancelled bills.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              "A unit that only stitches for a brand may expect the export refund. The brand is the exporter on the shipping bill, so the unit's claim would be rejected.",
            we: 'We check whose name is on the shipping bill, and claim only for pairs that you exported.',
            send: ['Shipping bills', 'Purchase bills for soles and cartons', 'Bank realisation advices'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'A bill may be cancelled after the tax on it was paid. If no credit note is made in time, the tax of that bill is lost.',
            we: 'We prepare the credit note while the period is open, and then adjust or claim the excess tax.',
            send: ['Cancelled bill', 'Letter from the plant', 'Payment challan'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Onions carry no GST, so an exporter may think that there is nothing to claim. The tax on cartons, cold room and freight can still come back, and he leaves this money with the government.',
            we: 'We collect the bills for each container and claim the tax on them.',
            send: ['Shipping bill', 'Packing bills', 'Freight bills', 'Bank realisation advice'],
          },
        ],
        question: {
          question: 'Our college in Perambalur won its GST appeal. How do we get the deposit back?',
          answer: `The college has to claim it on the portal, because it is not paid automatically. Send us the appeal order and the payment receipt. The claim has to be filed within ${fact('gst.refund-claim-limit')} of the order. We prepare the form, attach the order and answer the officer until the money is in the college's account.`,
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for college trusts, doctors, dairy farmers and landlords in Perambalur, each from their own documents.',
        trades: [
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              "If a trust files its return late or without the audit form, it can lose its tax exemption. A whole year's surplus may then be taxed.",
            we: 'We give the trust a calendar of forms, and sort its vouchers by the objects in the deed.',
            send: ['Trust deed', 'Registration order', 'Fee registers', 'Building bills'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'A family may grow onions and also buy onions from neighbours, and call everything farm income. The traded part is business income, and tax on it can be asked with interest.',
            we: 'We separate your own crop from the bought crop with land records and purchase slips.',
            send: ['Land records', 'Purchase slips', 'Stock list of 31 March'],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farmers',
            wrong:
              'A farming family may leave out the milk money because it owns farm land. When the bank asks for returns before a cattle loan, there are none to show.',
            we: 'We show milk as a business, and deduct feed, labour and the other costs of the animals.',
            send: ['Pour slips', 'Feed bills', 'Cattle purchase notes', 'Loan statement'],
          },
        ],
        question: {
          question: 'College students rent my rooms in Perambalur and pay cash. How is this income taxed?',
          answer:
            'Plain rooms by the month are income from house property. Rooms with meals and cleaning can be a business. Keep a rent book with names and months, and deposit the cash. Send us the book and the property tax receipt. We choose the right head, deduct what the law allows and file your return.',
        },
      },
      'pf-esi-services': {
        lead: 'We can handle PF and ESI for shoe units, tyre plant contractors and college hostels in Perambalur, from the joining form onwards.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Trainees may become regular workers while the register still calls them trainees. An inspector can then ask for contributions from their first day, with damages.',
            we: 'We record the date of change for each person, and file from that date.',
            send: ['Appointment letters', 'Stipend sheet', 'Attendance report', 'Masked Aadhaar copies'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "If a worker's name on Aadhaar differs from his bank passbook, no PF number can be created for him. The tyre plant then holds the bill for the whole gang.",
            we: 'We check the names before the joining day, and file the correction.',
            send: ['Masked Aadhaar copy', 'Bank passbook', 'Gate list'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'Mess staff may go home for the vacation without a leaving date in the records. The contribution then goes on for months without work.',
            we: 'We enter leaving and joining dates from your term calendar.',
            send: ['Term calendar', 'List of mess staff', 'Wage sheet'],
          },
        ],
        question: {
          question: 'My cane cutting gang works three months a year for the Eraiyur mill. Do they come under PF?',
          answer:
            'It depends on who hires and pays them, and if the work is field work or haulage. Write the names and days from the first day of the season. Send us the agreement and one payment sheet. We tell you if cover applies to you or to the mill, and enrol the gang if it does.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file the quarterly TDS returns of colleges, contractors and traders in Perambalur, and claim the TDS deducted from you.',
        trades: [
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'A visiting doctor who is paid by the case may be on the salary list. TDS is then deducted under the wrong head, and both he and the college get notices.',
            we: 'We read his agreement, and move him to professional fees if that is what it is.',
            send: ['Agreements with doctors', 'Payout sheet', 'Bus and mess contracts', 'PAN copies'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'The tyre plant deducts TDS on the full bill, wages included, while you pay bus owners without any TDS. You have credit to claim and tax to deposit, and may miss both.',
            we: "We claim the plant's TDS, and work out by PAN what you have to deduct from others.",
            send: ['TDS certificates of the plant', "Bus owners' bills", 'PAN copies'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'A merchant who draws large amounts of cash for growers may have TDS deducted by his bank. If nobody looks for it, he loses that credit.',
            we: 'We find the deduction in Form 26AS and claim it in the income tax return.',
            send: ['Bank statement', 'Form 26AS', "Brokers' accounts"],
          },
        ],
        question: {
          question: 'I pay a leader who brings ten cane cutters. Do I deduct TDS from him as a contractor?',
          answer:
            'If he takes a price for the work and pays the men himself, he is a contractor, and TDS can apply to his total. If the men are on your own wage sheet, they are your workers and other rules apply. Send us the agreement, his PAN and a payment slip. We tell you which it is and file the return.',
        },
      },
      'company-registration': {
        lead: 'We can register a producer company for Perambalur growers or a company for plant work, and file its yearly forms.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'A group of growers may form a company for a government scheme and then forget the yearly forms. The additional fees grow every day, and the directors can be disqualified.',
            we: 'We give the directors a calendar of forms and prepare each of them.',
            send: ['Land records of members', 'PAN and masked Aadhaar of directors', 'List of products'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'A new company has no PF code, no licence and no past work. The tyre plant may not move your order to it, and you run two firms for one job.',
            we: 'We list what can pass to the company and what you must take again, before you register.',
            send: ['Labour licence', 'Work orders', 'PF code letter'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'The park may have allotted the plot to a person, while the company starts production on it. The park can treat this as a breach and cancel the allotment.',
            we: 'We ask the park for its consent before we file the company forms.',
            send: ['Allotment letter', 'Lease deed', 'PAN and masked Aadhaar of directors'],
          },
        ],
        question: {
          question: 'How many onion growers do we need in Perambalur to start a producer company?',
          answer:
            'The law asks for a minimum number, and every member has to be a producer. Tell us how many you are, what you grow and what you want to buy together. We tell you if the number is enough, explain shares and yearly duties on one page and register the company.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of onion traders, dairy farms and plant contractors in Perambalur, with weights and names next to the amounts.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'If the weight loss of a whole year is entered as one guess, the bank may not accept it. It can then reduce your loan to the stock that it believes in.',
            we: 'We enter the loss lot by lot from your weighment slips.',
            send: ['Weighment slips', 'Godown receipts', "Payment vouchers with growers' names"],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farmers',
            wrong:
              'Milk money, cattle and fodder may be in one cash book. You then cannot say if the cows earn money or if the crop pays for them.',
            we: 'We keep one page for milk, one for animals and one for feed.',
            send: ['Pour slips', 'Feed bills', 'Vet bills'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'Four service orders may be paid into one bank account. A loss on one order is hidden by the profit of the others, and you sign it again at the same price.',
            we: 'We make a sheet for each order with wages, bill and payment.',
            send: ['Service orders', 'Wage sheets', 'Bank statement'],
          },
        ],
        question: {
          question: 'My farm, shop and house rent use one bank account. Can you still keep my accounts?',
          answer:
            'Yes. Send us the bank statement and mark each line as farm, shop or rent. We enter only the shop in the business accounts, and keep farm and rent for your income tax return. After three months we show you which money goes where, and if a second account would save you work.',
        },
      },
      'udyam-registration': {
        lead: 'We can register shoe units, service contractors and grower companies in Perambalur under Udyam, with the right class and activity.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Machines that the brand lent you may be entered as yours. Your unit is then placed in a higher class, and you can lose better loan terms.',
            we: 'We enter only your own machines, and the number of staff from the wage register.',
            send: ['Machine list with owner', 'Last income tax return', 'Number of women and men at work'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'A contractor may have the number but not print it on his bills. If the plant pays late, it is then harder to use the law on late payment.',
            we: 'We register your service, and show you the line to print on the bill.',
            send: ['Service order', 'GST certificate', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'A grower company that runs a store may be entered as farming, which Udyam does not cover. The bank can then refuse the loan for the store.',
            we: 'We enter grading, storing and packing as its work.',
            send: ['Store plan', 'Grant letter', 'PAN of the company'],
          },
        ],
        question: {
          question: 'I keep thirty cows near Veppanthattai. Can I get a Udyam certificate for a dairy loan?',
          answer:
            "The portal accepts some activities with animals and not others, so what you do with the milk matters. Send us the milk society's pour slips, your PAN and masked Aadhaar. We look up the code, tell you if it is accepted, and fill in the form with you on a call.",
        },
      },
      'iec-registration': {
        lead: 'If you want to export onions or shoes from Perambalur, we can get your import export code (IEC) and check the export rules.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              "The government can close the export of onions from one day to the next. If you have signed a contract by then, the buyer's advance is in dispute and the onions lose weight.",
            we: 'We look up the export rule on the day of your contract, and keep a copy in your file.',
            send: ['Draft contract', 'PAN of the company or firm', 'Cancelled cheque', 'Packing house letter'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'A unit may send shoe samples by air without an IEC. They stop at the airport, and the brand gives its trial order to another unit.',
            we: 'We get the IEC before the first pair leaves, and give you a sample invoice for customs.',
            send: ['PAN', "Brand's e-mail", 'GST certificate'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              "A laboratory may order an instrument by card in a teacher's name. Customs cannot clear it for the college, and the warranty may be in the wrong name too.",
            we: "We apply under the trust's PAN, and tell you whose name the order needs.",
            send: ['Trust deed', "Supplier's quotation", 'Bank letter'],
          },
        ],
        question: {
          question: "A buyer in Singapore wants onions from our growers' company. Who should export them?",
          answer:
            "Your company can export if it has the IEC, the council's registration and an approved packing house. Or an exporter buys from you and ships in his own name. Tell us the quantity and the price that each way would bring. We compare the costs, and apply for the code before you print the bags.",
        },
      },
    },
    seo: {
      title: 'Perambalur Company Registration, PF and Income Tax',
      description:
        'Producer companies for onion growers, PF and ESI for footwear and tyre-plant contractors, and ITR filing for trusts and doctors in Perambalur district.',
    },
  }) satisfies CityWords;
