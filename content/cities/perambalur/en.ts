import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'Onion traders, tyre plant contractors and colleges in Perambalur can ask us for company registration, PF and income tax returns.',
    description: [
      'Onion and maize traders store their goods and wait for a better price, but the crop loses weight in the shed. We record the weight that comes in and goes out, with the dates, so that you can prove the loss to the bank.',
      'Firms that work for the tyre plant or stitch shoes at Eraiyur need complete worker lists. If one name is missing, the plant or the brand holds the bill. We file PF and ESI from the gate list, so that the receipt shows the same names.',
      "Doctors and house owners near the colleges often have salary, fees and rent. We match each person's income with the TDS that was deducted, and file one return for all the income.",
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
        note: 'Onions lose weight while they wait in the shed. Weigh the onions when they come in and when they go out, and write down the loss and the date.',
      },
      {
        kind: 'colleges',
        name: 'Medical and engineering campuses',
        note: 'Colleges pay salaried teachers and visiting consultants from one office. The TDS rate and the TDS return are different for teachers and for consultants.',
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
        note: 'For cane cut and carried to the Eraiyur sugar mill, growers pay one part and the mill pays the other. List the cutting permits, so that no load is billed twice.',
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
    work: (town) =>
      `Growers, contractors and colleges in Perambalur, Eraiyur and Kunnam can send us documents by WhatsApp or courier. You can also visit our ${town} office by appointment.`,
    trades: [
      {
        kind: 'stored-crops',
        name: 'Onion and maize traders',
        needs:
          'You need a stock register that shows how much weight the onions lose in the shed. Before you collect money for a producer company, ask us about its duties.',
      },
      {
        kind: 'plant-contractors',
        name: 'Tyre plant contractors',
        needs:
          'You need a GST number with the right service codes, and PF payments that agree with the gate list. We also check the TDS that the plant deducted.',
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
          "You need to file the trust's income tax return on time, and deduct the right TDS from visiting doctors and teachers.",
      },
    ],
    services: {
      'gst-registration': {
        lead: 'We can register tyre plant contractors, shoe units and grower companies in Perambalur for GST and choose a code for every kind of work.',
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'If your name is spelt differently in your GST record, PAN and bank account, the tyre plant can send back your vendor form. You then start late and may lose the service order.',
            we: 'We get the name corrected wherever it is wrong before we file the application.',
            send: ['PAN', 'Bank passbook', 'PF code letter', 'Vendor form of the plant'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'There is no GST on loose onions, so many traders never think about registration. If a trader then sells labelled packs or seed, he may have to register. If he misses this, the officer can ask for tax for the past.',
            we: 'We list what you sell by product and pack, and tell you if you need a GST number.',
            send: ['Market licence', 'Lease deed of the godown', 'List of products'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Some units stitch shoes for a brand and also sell their own shoes, but their application names only one activity. The officer can question bills for the other activity, and the brand may hold the payment.',
            we: 'We list both job work and sales of your own shoes, and attach the allotment letter of the industrial park.',
            send: ['Allotment letter of the park', "Brand's letter", 'Latest EB bill', 'PAN'],
          },
        ],
        question: {
          question: 'I cut sugar cane for farmers and carry it to the Eraiyur mill. Do I need a GST number?',
          answer:
            'Cutting cane for a farmer and carrying it for the mill are treated differently under GST. The tax depends on who pays you and on what your slips say. Send us the agreement with the mill and a few slips. We will work out which part is taxable, tell you if you have to register and apply for you.',
        },
      },
      'gst-returns': {
        lead: "We can file GST returns for contractors, shoe units and cane transporters in Perambalur after matching your bills with the buyer's records.",
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'If workers are absent, the tyre plant may reduce your bill, but your invoice still shows the full amount. You then pay GST on money that the plant did not pay you.',
            we: "We prepare a credit note for each reduction and report it in that month's return.",
            send: ['Passed bills', 'Attendance sheet', 'Payment advice of the plant'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Leather is often sent to stitchers on a delivery challan without a return date. If the leather comes back too late, the law can treat it as sold, and you owe GST on your own leather.',
            we: 'With every return, we list the leather that has not come back, starting with the oldest challans.',
            send: ['Delivery challan book', "Stitchers' bills", 'Leather stock register'],
          },
          {
            trade: 'cane',
            name: 'Cane contractors',
            wrong:
              "Sometimes the grower's contractor bills a load of cane, and the transporter bills the same load again. GST on the load is then paid twice, and the mill passes only one bill.",
            we: 'We mark on every cutting permit who bills the cutting and who bills the transport.',
            send: ['Tonnage slips', 'Statement of the mill', 'Transport agreement'],
          },
        ],
        question: {
          question: 'I clean, grade and pack onions for other traders near Chettikulam. Is this work taxed under GST?',
          answer:
            'It depends on the crop and on what exactly you do to it. Send us one of your bills, and a photo or a few words on how you clean, grade and pack. Before you make the next bill, we will tell you if you have to charge GST. We will also show the work correctly in your return.',
        },
      },
      'gst-notices': {
        lead: 'If your firm or college in Perambalur has received a GST notice, we can check the bills, attendance and returns and write the reply.',
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "Form 26AS, the plant's ledger and your GST return sometimes show three different totals. The officer can take the highest one and ask for tax on it.",
            we: "We reconcile Form 26AS, the plant's ledger and your GST returns for each month, and attach the table to the reply.",
            send: ['The notice', 'Service orders', 'Passed attendance', 'Credit notes'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Traders buy onions in one season and sell them months later, so large deposits come when there are no purchases. The officer may think that you sold goods without bills.',
            we: 'For each lot, we show the weight that came in, the weight that went out and the sales slip.',
            send: ['The notice', 'Market slips', 'Weighment slips', 'Bank statement'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'The officer may treat hostel and bus receipts as taxable. If the college replies only that it is a trust, it has not proved any exemption. The officer can then confirm the demand.',
            we: 'We state the exemption for each kind of receipt, and attach the proof.',
            send: ['The notice', 'Audited accounts', 'Recognition order', 'Sample fee receipts'],
          },
        ],
        question: {
          question: "The Eraiyur mill's ledger shows more freight than I billed. What do I answer to the GST officer?",
          answer:
            "First check the diesel and advances that the mill deducted, because your bill must show the full freight. Send us the mill's ledger, your bills and the tonnage slips. We will make a table of every trip, work out if any tax is really due, and write the reply with the mill's statement attached.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds for shoe units and onion exporters in Perambalur, and for contractors who paid tax on cancelled bills.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              "Some units that only stitch for a brand expect the export refund. The brand is the exporter on the shipping bill, so the officer would reject the unit's claim.",
            we: 'We check whose name is on the shipping bill, and claim the refund only for shoes that you exported in your name.',
            send: ['Shipping bills', 'Purchase bills for soles and cartons', 'Bank realisation advices'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'Sometimes a bill is cancelled after you have paid the GST on it. If you do not issue a credit note in time, you lose this GST.',
            we: 'We prepare the credit note within the time limit, and then adjust or claim the excess tax.',
            send: ['Cancelled bill', 'Letter from the plant', 'Payment challan'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'There is no GST on onions, so some exporters think that they cannot claim anything. They can still claim the GST on cartons, cold room and freight. If they do not, this money stays with the government.',
            we: 'We collect the carton, cold room and freight bills for each container and claim the GST on them.',
            send: ['Shipping bill', 'Packing bills', 'Freight bills', 'Bank realisation advice'],
          },
        ],
        question: {
          question: 'Our college in Perambalur won its GST appeal. How do we get the deposit back?',
          answer: `The college has to claim it on the portal, because it is not paid automatically. Send us the appeal order and the payment receipt. The claim has to be filed within ${fact('gst.refund-claim-limit')} of the order. We prepare the form, attach the order and answer the officer until the money is in the college's account.`,
        },
      },
      'income-tax-filing': {
        lead: "We can file income tax returns for college trusts, doctors, dairy farmers and landlords in Perambalur. We prepare each return from the person's own documents.",
        trades: [
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              "If a trust files its return late or without the audit form, the trust can lose its tax exemption. It may then have to pay tax on the whole year's surplus.",
            we: 'We give the trust a calendar of due dates, and sort its vouchers by the objects in the trust deed.',
            send: ['Trust deed', 'Registration order', 'Fee registers', 'Building bills'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Some families grow onions, also buy onions from neighbours, and show everything as farm income. Profit from bought onions is business income. The officer can ask for tax on it, with interest.',
            we: 'We separate your own crop from the bought crop with land records and purchase slips.',
            send: ['Land records', 'Purchase slips', 'Stock list of 31 March'],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farmers',
            wrong:
              'Some farming families do not show the milk money because they own farm land. When the bank asks for returns before a cattle loan, the family has none to show.',
            we: 'We show the milk income as business income, and deduct feed, labour and the other costs of the animals.',
            send: ['Pour slips', 'Feed bills', 'Cattle purchase notes', 'Loan statement'],
          },
        ],
        question: {
          question: 'College students rent my rooms in Perambalur and pay cash. How is this income taxed?',
          answer:
            'If you give only rooms by the month, the rent is income from house property. If you also give meals and cleaning, it can be a business. Keep a rent book with names and months, and deposit the cash. Send us the rent book and the property tax receipt. We will choose the right head, deduct what the law allows and file your return.',
        },
      },
      'pf-esi-services': {
        lead: 'We can handle PF and ESI for shoe units, tyre plant contractors and college hostels in Perambalur, from the joining form onwards.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Trainees often become regular workers while the register still shows them as trainees. An inspector can then ask for contributions from their first day, with damages.',
            we: 'We record the date of change for each person, and file PF and ESI from that date.',
            send: ['Appointment letters', 'Stipend sheet', 'Attendance report', 'Masked Aadhaar copies'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "If a worker's name on Aadhaar differs from his bank passbook, you cannot get a PF number for him. The tyre plant then holds the bill for all your workers.",
            we: 'We check the names before the joining day, and get the wrong name corrected.',
            send: ['Masked Aadhaar copy', 'Bank passbook', 'Gate list'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'Mess staff often go home for the vacation, but no leaving date is entered in the records. The college then pays PF for months in which they did not work.',
            we: 'We enter leaving and joining dates from your term calendar.',
            send: ['Term calendar', 'List of mess staff', 'Wage sheet'],
          },
        ],
        question: {
          question: 'My cane cutters work three months a year for the Eraiyur mill. Do they come under PF?',
          answer:
            'It depends on who hires and pays them, and on whether the work is field work or transport. Write down the names and days from the first day of the season. Send us the agreement and one payment sheet. We will tell you if you or the mill must pay PF, and enrol the cutters if you must.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file the quarterly TDS returns of colleges, contractors and traders in Perambalur, and claim the TDS deducted from you.',
        trades: [
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'A visiting doctor who is paid by the case is sometimes on the salary list by mistake. TDS is then deducted under the wrong head, and both the doctor and the college can get notices.',
            we: "We read the doctor's agreement, and show his payments as professional fees if that is what they are.",
            send: ['Agreements with doctors', 'Payout sheet', 'Bus and mess contracts', 'PAN copies'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "The tyre plant deducts TDS on the full bill, including wages, while you pay bus owners without any TDS. You can claim the plant's TDS, and you must deposit TDS for the bus owners. Many contractors miss both.",
            we: "We claim the plant's TDS, and work out how much you have to deduct from each person you pay.",
            send: ['TDS certificates of the plant', "Bus owners' bills", 'PAN copies'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'When a merchant draws large amounts of cash to pay growers, the bank may deduct TDS. If he does not check, he loses the credit for this TDS.',
            we: 'We find the TDS deducted by your bank in Form 26AS and claim it in the income tax return.',
            send: ['Bank statement', 'Form 26AS', "Brokers' accounts"],
          },
        ],
        question: {
          question: 'I pay a leader who brings ten cane cutters. Do I deduct TDS from him as a contractor?',
          answer:
            'If he takes a price for the work and pays the men himself, he is a contractor. You deduct TDS if his total crosses the limit. If the men are on your own wage sheet, they are your workers and other rules apply. Send us the agreement, his PAN and a payment slip. We will tell you if you have to deduct TDS, and file the return.',
        },
      },
      'company-registration': {
        lead: 'We can register a producer company for Perambalur growers or a company for plant work, and file its yearly forms.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Some groups of growers form a company for a government scheme and then forget the yearly forms. The additional fees increase every day, and the directors can be disqualified.',
            we: 'We give the directors a calendar of due dates and prepare each form.',
            send: ['Land records of members', 'PAN and masked Aadhaar of directors', 'List of products'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'A new company has no PF code, no licence and no past work. The tyre plant may not move your order to it, and then you have to run two firms for one job.',
            we: 'Before you register, we list which licences can be transferred to the company and which you must take again.',
            send: ['Labour licence', 'Work orders', 'PF code letter'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Sometimes the industrial park allots the plot to a person, but his company starts production on it. The park can treat this as a breach of its conditions and cancel the allotment.',
            we: 'We write to the park for its consent before we file the company forms.',
            send: ['Allotment letter', 'Lease deed', 'PAN and masked Aadhaar of directors'],
          },
        ],
        question: {
          question: 'How many onion growers do we need in Perambalur to start a producer company?',
          answer:
            'The law asks for a minimum number, and every member has to be a producer. Tell us how many you are, what you grow and what you want to buy together. We will tell you if the number is enough, explain the shares and yearly duties on one page and register the company.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of onion traders, dairy farms and plant contractors in Perambalur and enter weights and names along with the amounts.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'If the weight loss of a whole year is entered as one estimate, the bank may not accept it. The bank can then reduce your loan to the value of the stock that it accepts.',
            we: 'We enter the loss lot by lot from your weighment slips.',
            send: ['Weighment slips', 'Godown receipts', "Payment vouchers with growers' names"],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farmers',
            wrong:
              'In many families, milk money, cattle and fodder are entered in one cash book. You then cannot say if the cows earn money or if the crop pays for the cows.',
            we: 'We keep one page for milk income, one for the animals and one for feed.',
            send: ['Pour slips', 'Feed bills', 'Vet bills'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'The money from all your service orders comes into one bank account. The profit on other orders then hides a loss on one order, and you accept that order again at the same price.',
            we: 'For each order, we make a sheet that shows the wages, the bill and the payment.',
            send: ['Service orders', 'Wage sheets', 'Bank statement'],
          },
        ],
        question: {
          question: 'My farm, shop and house rent use one bank account. Can you still keep my accounts?',
          answer:
            'Yes. Send us the bank statement and mark each line as farm, shop or rent. We will enter only the shop in the business accounts, and keep farm and rent for your income tax return. After three months we show you which money goes where, and if a second bank account would save you work.',
        },
      },
      'udyam-registration': {
        lead: 'We can register shoe units, service contractors and grower companies in Perambalur under Udyam with the right class and activity.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Machines that the brand lent you are sometimes entered as your own by mistake. Your unit is then placed in a higher class, and you can lose better loan terms.',
            we: 'We enter only your own machines, and the number of staff from the wage register.',
            send: ['Machine list with owner', 'Last income tax return', 'Number of women and men at work'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'Some contractors have a Udyam number but do not print it on their bills. If the plant pays late, it is then harder to use the law on late payment.',
            we: 'We register your service, and show you what to print on the bill.',
            send: ['Service order', 'GST certificate', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              "A growers' company that runs a store for onions is sometimes registered as farming by mistake. Udyam does not cover farming. The bank can then refuse the loan for the store.",
            we: "We enter grading, storing and packing as the company's activities.",
            send: ['Store plan', 'Grant letter', 'PAN of the company'],
          },
        ],
        question: {
          question: 'I keep thirty cows near Veppanthattai. Can I get a Udyam certificate for a dairy loan?',
          answer:
            "The portal accepts some activities with animals and not others, so what you do with the milk matters. Send us the milk society's pour slips, your PAN and masked Aadhaar. We will look up the activity code, tell you if the portal accepts it, and fill in the form with you on a call.",
        },
      },
      'iec-registration': {
        lead: 'If you want to export onions or shoes from Perambalur, we can get your import export code (IEC) and check the export rules.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              "The government can close the export of onions at any time. If you have already signed a contract, you may have a dispute about the buyer's advance while the onions lose weight.",
            we: 'We check the export rule on the day you sign the contract, and keep a copy in your file.',
            send: ['Draft contract', 'PAN of the company or firm', 'Cancelled cheque', 'Packing house letter'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Some units send shoe samples by air without an IEC. Customs stops the samples at the airport, and the brand gives its trial order to another unit.',
            we: 'We get the IEC before you send the first pair of shoes, and give you a sample invoice for customs.',
            send: ['PAN', "Brand's e-mail", 'GST certificate'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              "A college laboratory sometimes orders an instrument by card in a teacher's name. Customs cannot clear it for the college, and the warranty may be in the wrong name too.",
            we: "We apply under the trust's PAN, and tell you in whose name to place the order.",
            send: ['Trust deed', "Supplier's quotation", 'Bank letter'],
          },
        ],
        question: {
          question: "A buyer in Singapore wants onions from our growers' company. Who should export them?",
          answer:
            "Your company can export if it has the IEC, the council's registration and an approved packing house. Otherwise, an exporter can buy from you and ship the onions in his own name. Tell us the quantity and the price that each way would bring. We will compare the costs, and apply for the IEC before you print the bags.",
        },
      },
    },
    seo: {
      title: 'Perambalur Company Registration, PF and Income Tax',
      description:
        'Producer companies for onion growers, PF and ESI for footwear and tyre-plant contractors, and ITR filing for trusts and doctors in Perambalur district.',
    },
  }) satisfies CityWords;
