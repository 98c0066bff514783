import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'We can help onion traders, tyre plant contractors and colleges in Perambalur with company registration, PF and income tax returns.',
    description: [
      'Onion and maize traders store their goods until the price improves, but the crop loses weight in the shed. We record the weight of each lot, with the date, when it comes in and when it goes out, so that you can prove the loss to the bank.',
      'Contractors at the tyre plant and shoe units at Eraiyur need a complete list of workers. If one name is missing, the plant or the shoe brand holds back the bill. We file the PF and ESI returns from the gate list, so that the returns and the gate list show the same names.',
      "Doctors and house owners near the colleges often earn a salary, fees and rent. We match each person's income with the TDS that was deducted, and file one return that covers everything.",
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
        note: 'Onions lose weight in the shed. Weigh each lot when it comes in and when it goes out, and write down the loss with the date.',
      },
      {
        kind: 'colleges',
        name: 'Medical and engineering campuses',
        note: 'Colleges pay salaried teachers and visiting consultants from the same office. The TDS rate and the TDS return are different for teachers and for consultants.',
      },
      {
        kind: 'plant-contractors',
        name: 'Contractors to the tyre plant',
        note: 'Canteen, bus and packing contractors bill the tyre plant against service orders. Attach the attendance sheet and the PF challan to each bill.',
      },
      {
        kind: 'footwear',
        name: 'Footwear units at Eraiyur',
        note: "Shoe units at Eraiyur take trainees in batches. The register must show the date on which a trainee's stipend ends and his wages begin.",
      },
      {
        kind: 'cane',
        name: 'Cane and the Eraiyur sugar mill',
        note: 'When cane is cut and carried to the Eraiyur sugar mill, growers pay for one part of the work and the mill pays for the other. Keep a list of the cutting permits, so that no load is billed twice.',
      },
      {
        kind: 'dairy-farms',
        name: 'Milk societies and dairy farms',
        note: "The milk society pays according to the fat content. Keep the society's milk slips, because milk income is taxed as business income.",
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
          'You need a stock register that shows how much weight the onions lose in the shed. If your group wants to collect money for a producer company, ask us first what such a company has to do every year.',
      },
      {
        kind: 'plant-contractors',
        name: 'Tyre plant contractors',
        needs:
          "You need a GST number with the right service codes, and PF payments that tally with the plant's gate list. We also check the TDS that the plant deducted from your bills.",
      },
      {
        kind: 'footwear',
        name: 'Shoe units',
        needs:
          'Your list of workers must show trainees and regular staff separately. Get the import export code (IEC) before you send samples abroad.',
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
        lead: "We can register tyre plant contractors, shoe units and growers' companies in Perambalur for GST, with the right code for each kind of work.",
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'If the name on your GST certificate is spelt differently from your PAN or bank account, the tyre plant may send back your vendor registration form. You may start late and even lose the service order.',
            we: 'Before we apply, we compare the spelling on your PAN card, bank passbook and PF code allotment letter, and help you get a wrong spelling corrected.',
            send: ["Firm's PAN", 'Bank passbook', 'PF code allotment letter', "Plant's vendor registration form"],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'There is no GST on loose onions, so many traders never think of registration. But labelled packs or seed may be taxable. A trader who should have registered but did not may get a demand for past months.',
            we: 'We list your products and packs, and tell you whether you need a GST number.',
            send: ['Market licence', 'Lease deed for the godown', 'List of products and pack sizes'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Some units stitch for a brand and also sell their own shoes, but mention only one activity in the application. The officer may question the bills for the other activity, and the brand may hold back the payment.',
            we: "We mention both job work and your own sales in the application, and attach the industrial park's allotment letter.",
            send: ["Industrial park's allotment letter", "Brand's order or agreement", 'Latest EB bill', "Firm's PAN"],
          },
        ],
        question: {
          question: 'I cut sugar cane for farmers and carry it to the Eraiyur mill. Do I need a GST number?',
          answer:
            'GST treats cutting cane for a farmer differently from carrying it for the mill. Whether you pay tax depends on who pays you and on what your slips show. Send us the agreement with the mill and a few slips. We will find out which part is taxable, and apply for a GST number if you need one.',
        },
      },
      'gst-returns': {
        lead: "If you are a contractor, run a shoe unit or transport cane in Perambalur, we can compare your bills with your customers' records and file your GST returns.",
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'If some workers were absent, the tyre plant may pass your bill for a smaller amount. Unless you issue a credit note, you pay GST on money that you will never get.',
            we: "We prepare a credit note for each reduction and report it in that month's return.",
            send: ['Bills passed by the plant', 'Attendance sheet for the month', "Plant's payment advice"],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Leather is often sent to stitchers on a delivery challan, and nobody checks when it is due back. If the leather comes back too late, the department may treat it as sold, and you have to pay GST on your own leather.',
            we: 'With every return, we give you a list of the leather that is still with stitchers, with the oldest challans first.',
            send: ['Delivery challan book', "Stitchers' bills", 'Leather stock register'],
          },
          {
            trade: 'cane',
            name: 'Cane contractors',
            wrong:
              'Sometimes the cutting contractor bills a load of cane and the transporter bills the same load again. GST is then paid twice, although the mill passes only one of the bills.',
            we: 'For each cutting permit, we note who bills for the cutting and who bills for the transport.',
            send: ['Tonnage slips for the month', "Mill's statement", 'Transport agreement'],
          },
        ],
        question: {
          question: 'I clean, grade and pack onions for other traders near Chettikulam. Is this work taxed under GST?',
          answer:
            'It depends on the crop and on the exact work you do. Send us one of your bills, with a photo or a short note on how you clean, grade and pack. Before you raise the next bill, we will tell you whether to charge GST. We will also show the work correctly in your return.',
        },
      },
      'gst-notices': {
        lead: 'Has your firm or college in Perambalur received a GST notice? We can check the notice against your bills, attendance sheets and returns, and draft the reply.',
        trades: [
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "If Form 26AS, the tyre plant's ledger and your GST returns show three different totals, the officer may take the highest one and ask for tax on it.",
            we: 'We reconcile the three totals month by month, and attach the reconciliation to the reply.',
            send: ['The notice', 'Service orders', 'Attendance sheets certified by the plant', 'Credit notes'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'You may buy onions in one season and sell them months later, so large amounts reach your bank account at a time when you buy nothing. The officer may suspect that you sold goods without bills.',
            we: 'For each lot, we show the inward weight, the outward weight and the sales slip.',
            send: ['The notice', 'Market slips', 'Weighment slips', 'Bank statement for the period'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'The officer may treat hostel fees and bus fees as taxable. A reply which says only that the college is a trust does not prove any exemption, and the officer may confirm the demand.',
            we: 'In the reply we claim the right exemption for each kind of fee, and attach the proof.',
            send: ['The notice', 'Audited accounts', 'Recognition order', 'Sample fee receipts'],
          },
        ],
        question: {
          question: "The Eraiyur mill's ledger shows more freight than I billed. How do I reply to the GST officer?",
          answer:
            "First check how much the mill deducted for diesel and advances, because your bill must show the full freight. Send us the mill's ledger, your bills and the tonnage slips. We will prepare a statement of all the trips, work out whether any tax is really due, and draft the reply with the mill's ledger attached.",
        },
      },
      'gst-refunds': {
        lead: 'Do you export shoes or onions from Perambalur, or did you pay GST on a bill that the tyre plant cancelled? We can find out what refund is due and file the claim.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              "Some units that only stitch for a brand expect a refund on the export. But the brand is the exporter on the shipping bill, so the unit's claim is rejected.",
            we: 'We check whose name is on the shipping bill, and claim the refund for the shoes that you exported in your own name.',
            send: ['Shipping bills', 'Purchase bills for soles and cartons', 'Bank realisation certificates'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'Sometimes the tyre plant cancels a bill after you have paid the GST on it. If you do not issue a credit note in time, you cannot get this GST back.',
            we: 'We prepare the credit note within the time limit, and then adjust the excess tax or claim it back.',
            send: ['Cancelled bill', "Plant's cancellation letter", 'Payment challan'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'There is no GST on onions, so some exporters think that there is nothing to claim. But you do pay GST on cartons, cold storage and freight, and if you do not claim it back, it becomes your cost.',
            we: 'For each container, we collect the bills for cartons, cold storage and freight, and claim the GST on them.',
            send: [
              'Shipping bill',
              'Bills for cartons and cold storage',
              'Freight bills',
              'Bank realisation certificate',
            ],
          },
        ],
        question: {
          question: 'Our college in Perambalur won its GST appeal. How do we get the pre-deposit back?',
          answer: `The college has to claim it on the portal, because it is not paid automatically. Send us the appeal order and the payment challan. The claim has to be filed within ${fact('gst.refund-claim-limit')} of the order. We will prepare the form, attach the order and reply to the officer's queries until the money reaches the college's account.`,
        },
      },
      'income-tax-filing': {
        lead: 'College trusts, doctors, dairy farmers and landlords in Perambalur can send us their records for the year. We can prepare and file their income tax returns.',
        trades: [
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              "A trust that files its return late or without the audit report can lose its tax exemption. The trust may then have to pay tax on the whole year's surplus.",
            we: 'We give the trustees the due dates for the year, and sort the vouchers by the purposes named in the trust deed.',
            send: ['Trust deed', "Trust's registration order", 'Fee registers for the year', 'Bills for building work'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Some families grow onions, also buy onions from neighbours, and show the whole income as agricultural income. Profit on the bought onions is business income, and the officer may ask for tax on it with interest.',
            we: 'From the land records and the purchase slips, we work out how much was your own crop and how much you bought.',
            send: ['Land records', 'Purchase slips for the year', 'Stock list as on 31 March'],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farmers',
            wrong:
              'Some families leave milk income out of the return because they are farmers. When the bank asks for returns before it gives a cattle loan, they have none to show.',
            we: 'We show the milk income as business income, and claim feed, labour and the other costs of keeping cattle as expenses.',
            send: ["Milk society's slips for the year", 'Feed bills', 'Cattle purchase receipts', 'Loan statement'],
          },
        ],
        question: {
          question: 'College students rent my rooms in Perambalur and pay cash. How is this income taxed?',
          answer:
            'If you only let out rooms by the month, the rent is income from house property. If you also provide meals and cleaning, it may be business income. Keep a rent book with names and months, and deposit the cash in the bank. Send us the rent book and the property tax receipt. We will show the income under the right head, claim the deductions allowed and file your return.',
        },
      },
      'pf-esi-services': {
        lead: 'We can handle PF and ESI for shoe units, tyre plant contractors and college hostels in Perambalur, from the day a worker joins to the day he leaves.',
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'Trainees often become regular workers, but the register continues to show them as trainees. An inspector may demand contributions from their first day, with damages.',
            we: 'We record the date on which each trainee became a worker, and file PF and ESI returns for him from that date.',
            send: ['Appointment letters', 'Stipend sheet', 'Attendance report', "Workers' masked Aadhaar"],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              "If a worker's name on Aadhaar is not the same as in his bank passbook, the allotment of his PF number (UAN) may be delayed. The tyre plant may then hold back your bill for all the workers.",
            we: 'We compare the names before the worker joins, and help him get a wrong name corrected.',
            send: ["Worker's masked Aadhaar", "Worker's bank passbook", 'Gate register'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'Mess staff often go home for the vacation, but nobody enters a date of exit. The PF office may then ask the college for contributions for months in which they did not work.',
            we: 'We enter the dates of exit and of joining according to your academic calendar.',
            send: ['Academic calendar', 'List of mess staff', 'Wage sheet for the month'],
          },
        ],
        question: {
          question: 'My cane cutters work three months a year for the Eraiyur mill. Do they come under PF?',
          answer:
            "It depends on who hires and pays the cutters, and on whether the work is field work or transport. From the first day of the season, write down each cutter's name and working days. Send us the agreement and one payment sheet. We will tell you whether you or the mill must pay PF, and enrol the cutters if you are the employer.",
        },
      },
      'tds-tcs-returns': {
        lead: 'Do you pay visiting doctors, bus owners or brokers in Perambalur? We can work out the TDS and file the quarterly returns of your college, firm or shop.',
        trades: [
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              'Visiting doctors who are paid per case are sometimes put on the payroll by mistake. TDS is then deducted as if the fees were salary, and both the doctor and the college can get notices.',
            we: "We go through each doctor's agreement, and report the payments as professional fees where the agreement says so.",
            send: ["Doctors' agreements", 'Payment sheet', 'Bus and mess contracts', 'PAN copies'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'The tyre plant deducts TDS from your bill, and you can claim it. But when you pay bus owners, you may have to deduct TDS yourself. If you forget this, you have to pay the TDS later, with interest.',
            we: "We work out how much TDS to deduct from each bus owner, and tell you whether the plant's TDS appears in your Form 26AS.",
            send: ["Plant's TDS certificates", "Bus owners' bills", "Bus owners' PANs"],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'If you draw large amounts of cash to pay growers, the bank may deduct TDS. If you do not check Form 26AS, you may forget to claim this TDS in your return.',
            we: 'We check Form 26AS for the TDS that the bank deducted, and claim it in your income tax return.',
            send: ['Bank statement for the year', 'Form 26AS', "Brokers' account statements"],
          },
        ],
        question: {
          question: 'I pay a maistry who brings ten cane cutters. Should I treat him as a contractor and deduct TDS?',
          answer:
            'If he quotes one price for the work and pays the workers himself, he is a contractor, and you deduct TDS once the payments to him cross the TDS limit. If the workers are on your own wage sheet, they are your workers and other rules apply. Send us the agreement, his PAN and a payment slip. We will tell you whether to deduct TDS, and file the return.',
        },
      },
      'company-registration': {
        lead: 'Are you planning a producer company for Perambalur growers or a company for work at the tyre plant? We can register it and take care of its annual filings.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'Some growers form a company to get a government scheme and then forget its annual ROC filings. The additional fees increase every day, and the directors may be disqualified.',
            we: 'We give the directors a list of due dates, and prepare each form before it is due.',
            send: ["Members' land records", "Directors' PAN and masked Aadhaar", 'List of products'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'A new company has no PF code, no licence and no past work orders. If the tyre plant does not transfer your order to it, you have to keep two firms running for one job.',
            we: 'Before you register, we list which licences can be transferred to the company and which you have to apply for again.',
            send: ['Labour licence', 'Work orders', 'PF code allotment letter'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'The industrial park may have allotted the plot to you, and not to your company. If the company starts production there, the park may treat this as a breach of its conditions and cancel the allotment.',
            we: 'Before we file the incorporation forms, we write to the park for its consent.',
            send: ['Allotment letter', 'Lease deed for the plot', "Directors' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question: 'How many onion growers do we need in Perambalur to start a producer company?',
          answer:
            'The law requires a minimum number of members, and every member has to be a producer. Tell us how many growers want to join, what you grow and what you want to buy or sell together. We will tell you whether the number is enough, explain the shares and the annual filings on one page, and register the company.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'If you trade in onions, keep cows or work for the tyre plant in Perambalur, we can keep accounts that show quantities as well as amounts.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              "If you enter the year's weight loss as one estimate, the bank may not accept your stock figure, and may lend you less.",
            we: 'We enter the weight loss for each lot from your weighment slips.',
            send: ['Weighment slips', 'Godown receipts', "Payment vouchers with growers' names"],
          },
          {
            trade: 'dairy-farms',
            name: 'Dairy farmers',
            wrong:
              'Many families enter milk, cattle and fodder in one cash book. The family then cannot tell whether the cows make a profit or whether the crop pays for the cattle feed.',
            we: 'We keep separate accounts for milk income, cattle and feed.',
            send: ["Milk society's slips", 'Feed bills', 'Veterinary bills'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'Payments for all your service orders come into one bank account. If one order runs at a loss, the profit on the others hides this loss, and you may accept the same order again at the same price.',
            we: 'We prepare an order-wise sheet that shows the wages, the bill and the payment received.',
            send: ['Service orders', 'Order-wise wage sheets', 'Bank statement'],
          },
        ],
        question: {
          question: 'I use one bank account for my farm, my shop and my house rent. Can you still keep my accounts?',
          answer:
            "Yes. Send us the bank statement and mark each entry as farm, shop or rent. We will enter only the shop's entries in the business accounts, and use the farm and rent entries for your income tax return. After three months we will tell you whether a second bank account would save you work.",
        },
      },
      'udyam-registration': {
        lead: "When you ask for a loan, the bank looks at the activity on your Udyam certificate. We can register Perambalur shoe units, service contractors and growers' companies under Udyam.",
        trades: [
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              "If the brand's machines are entered as your own, your unit may move to a higher category and lose the better loan terms for smaller units.",
            we: 'We enter only your own machines, and take the number of workers from the wage register.',
            send: ['List of machines with their owners', 'Last income tax return', 'Number of women and men employed'],
          },
          {
            trade: 'plant-contractors',
            name: 'Tyre plant contractors',
            wrong:
              'Some contractors have a Udyam number but do not print it on their bills. If the tyre plant pays late, it is harder to claim interest under the law on delayed payments.',
            we: 'We register your service under Udyam, and show you where to print the number on the bill.',
            send: ['Service order', 'GST certificate', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              "A growers' company that stores onions is sometimes registered under farming by mistake. Udyam does not cover farming, so the bank may refuse the loan for the storage shed.",
            we: "We enter grading, storing and packing as the company's activities.",
            send: ['Plan of the storage shed', 'Sanction letter for the grant', "Company's PAN"],
          },
        ],
        question: {
          question: 'I keep thirty cows near Veppanthattai. Can I get a Udyam certificate for a dairy loan?',
          answer:
            "The portal accepts some livestock activities but not others, so it depends on what you do with the milk. Send us the milk society's slips, your PAN and masked Aadhaar. We will look up the activity code, tell you whether the portal accepts it, and fill in the form with you over the phone.",
        },
      },
      'iec-registration': {
        lead: 'Before onions or shoes leave Perambalur for a buyer abroad, we can get your import export code (IEC) and check the export rules.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Onion and maize traders',
            wrong:
              'The government can ban the export of onions at any time. If you have already signed a contract, the buyer may want his advance back while your onions lose weight in the shed.',
            we: 'Before you sign the contract, we check the export rule in force and keep a copy for you. We also apply for the IEC.',
            send: ['Draft contract', "Company's or firm's PAN", 'Cancelled cheque', 'Letter from the pack house'],
          },
          {
            trade: 'footwear',
            name: 'Shoe units',
            wrong:
              'If you send shoe samples by air without an IEC, customs may stop them at the airport. The brand may then give its trial order to another unit.',
            we: 'We get the IEC before the first pair is sent, and give you a format for the invoice that goes with the samples.',
            send: ["Firm's PAN", "Brand's e-mail", 'GST certificate'],
          },
          {
            trade: 'colleges',
            name: 'Campuses and doctors',
            wrong:
              "A college laboratory sometimes orders an instrument in a teacher's name and pays with the teacher's card. Customs then cannot clear the instrument in the college's name, and the warranty may be in the wrong name.",
            we: "We apply for the IEC under the trust's PAN, and tell you in whose name to place the order.",
            send: ['Trust deed', "Supplier's quotation", "Trust's cancelled cheque"],
          },
        ],
        question: {
          question: "A buyer in Singapore wants onions from our growers' company. Who should export them?",
          answer:
            'Your company can export if it has an IEC, registration with APEDA and an approved pack house. Otherwise, an exporter can buy from you and ship the onions in his own name. Tell us the quantity, and the price that you would get in each case. We will compare the costs, and apply for the IEC before you print the bags.',
        },
      },
    },
    seo: {
      title: 'Perambalur Company Registration, PF and Income Tax',
      description:
        'Producer companies for onion growers, PF and ESI for footwear and tyre-plant contractors, and ITR filing for trusts and doctors in Perambalur district.',
    },
  }) satisfies CityWords;
