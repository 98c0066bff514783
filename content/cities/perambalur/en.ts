import { fact } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do company registration, PF and income tax for onion traders, tyre plant contractors and campuses in Perambalur.',
  description: [
    'Onion and maize traders store goods and wait for a price. The crop loses weight in the shed. We write down weight in and weight out with dates, so that you can prove the loss to the bank.',
    'Firms that work for the tyre plant or stitch shoes at Eraiyur need complete worker lists. The plant holds the bill when one name is missing. We file PF and ESI from the gate list.',
    "Doctors and house owners near the campuses often have salary, fees and rent. We put all of a person's income into one return.",
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
      note: 'Onions lose weight while they wait in the shed. Weigh in and out and write the loss with its date.',
    },
    {
      kind: 'colleges',
      name: 'Medical and engineering campuses',
      note: 'Campuses pay salaried teachers and visiting consultants from one office. The two need different deductions and different returns.',
    },
    {
      kind: 'plant-contractors',
      name: 'Contractors to the tyre plant',
      note: 'Canteen, bus and packing firms bill the tyre plant by service order. Attendance and PF payment lists go with the bill.',
    },
    {
      kind: 'footwear',
      name: 'Footwear units at Eraiyur',
      note: 'Shoe units at Eraiyur hire trainees in batches. The register must show when stipend ends and wage begins.',
    },
    {
      kind: 'cane',
      name: 'Cane and the Eraiyur sugar mill',
      note: 'Cutting and haulage for the Eraiyur sugar mill are paid partly by growers and partly by the mill. List the permits, so no load is entered twice.',
    },
    {
      kind: 'dairy-farms',
      name: 'Milk societies and dairy farms',
      note: 'The milk society pays by fat. Keep the pour slips, because milk income is taxed as business income.',
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
  work: 'We work for growers, contractors and campuses in Perambalur, Eraiyur and Kunnam. Papers come by WhatsApp or courier, and you can visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'stored-crops',
      name: 'Onion and maize traders',
      needs:
        'You need stock books that show how much weight is lost in the shed. Ask us about a producer company before you collect money.',
    },
    {
      kind: 'plant-contractors',
      name: 'Tyre plant contractors',
      needs:
        'You need a GST number with the right codes, and PF payments that agree with the gate list. We also check the tax that was cut.',
    },
    {
      kind: 'footwear',
      name: 'Shoe units',
      needs:
        'You need a worker list that keeps trainees and staff apart. Get the import export code (IEC) before you send samples abroad.',
    },
    {
      kind: 'colleges',
      name: 'Campuses and doctors',
      needs: "You need the trust's income tax return in time, and the right TDS on visiting staff.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We register tyre plant contractors, shoe units and grower companies in Perambalur for GST, with every code that they bill.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: "The contractor's name differs in GST, PAN and bank. The plant's vendor form is sent back.",
          we: 'We make the three names agree before we file the application.',
          send: ['PAN', 'Bank proof', 'PF code letter', "Plant's vendor form"],
        },
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: 'A trader of loose onions sells one labelled pack of seed and does not look again at his position.',
          we: 'We list what you sell by product and pack before we decide on a number.',
          send: ['Market licence', 'Godown lease', 'List of products'],
        },
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong: 'The unit stitches for a brand and also sells pairs, but the form names one of the two.',
          we: "We enter job work and own sale and attach the park's letter.",
          send: ['Allotment letter of the park', "Brand's letter", 'Electricity bill', 'PAN'],
        },
      ],
      question: {
        question: 'I cut cane for farmers and carry it to the mill. Is a GST number due?',
        answer:
          'Cutting for a farmer and haulage for the mill are not treated alike. Your agreement and slips decide it. Bring them before the mill asks for a number.',
      },
    },
    'gst-returns': {
      lead: "We file GST returns for Perambalur contractors, shoe units and cane hauliers after we check your bills with the buyer's papers.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong:
            'The plant cuts the bill for absent workers, but your invoice stays at the full sum. You pay tax on money that was refused.',
          we: 'We make a credit note for each cut and report it in that month.',
          send: ['Passed bills', 'Attendance sheet', "Plant's payment advice"],
        },
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong:
            'Leather goes to stitchers without a return date on the challan (the slip for goods sent for work). Late goods can count as sold.',
          we: 'We list what is still outside and remind you in time.',
          send: ['Challan book', "Stitchers' bills", 'Stock of leather'],
        },
        {
          trade: 'cane',
          name: 'Cane contractors',
          wrong: "One load is billed by the grower's man and again by the haulier. Tax is then paid twice.",
          we: 'We mark on every permit who bills what.',
          send: ['Tonnage slips', "Mill's statement", 'Transport agreement'],
        },
      ],
      question: {
        question: 'I grade onions for other traders. Is that work taxed?',
        answer:
          'The treatment of such work follows the crop and what is done to it. Send us your bill and tell us how you clean and pack. We answer before you bill again.',
      },
    },
    'gst-notices': {
      lead: 'Has a GST notice come to your firm in Perambalur? We compare bill, attendance and return and write the reply.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'Tax statement, plant ledger and your return show three totals. The officer takes the highest.',
          we: 'We reconcile the three month by month.',
          send: ['The notice', 'Service orders', 'Attendance as passed', 'Credit notes'],
        },
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: 'Large deposits come months after the purchase. The officer thinks of sales without bills.',
          we: 'We show each lot with weight in, weight out and sale slip.',
          send: ['Market slips', 'Weigh slips', 'Bank statement'],
        },
        {
          trade: 'colleges',
          name: 'Campuses and doctors',
          wrong: 'Hostel and bus receipts are taken as taxable. The college replies only that it is a trust.',
          we: 'We name the exemption for each receipt and attach the proof.',
          send: ['Audited accounts', 'Recognition papers', 'Sample fee receipts'],
        },
      ],
      question: {
        question: "The mill's ledger shows more freight than I billed. What can I say?",
        answer:
          "First look for diesel and advances that the mill cut. Your bill must show the full freight. We make a table from the mill's ledger and your slips.",
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Perambalur shoe units that export and for contractors who paid tax on cancelled bills.',
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong: 'A unit that only stitches for a brand expects an export refund. The brand is the exporter.',
          we: 'We look whose name is on the shipping bill, the customs export paper, and claim only for that firm.',
          send: ['Shipping bills', 'Purchase bills for soles and cartons', 'Bank advices'],
        },
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'A bill was cancelled after tax was paid, and no credit note was made.',
          we: 'We prepare the note while the period is open and then claim the excess.',
          send: ['Cancelled bill', "Plant's letter", 'Tax payment receipt'],
        },
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong:
            'Onions carry no tax, so the trader thinks that an export gives no refund either. Packing and freight tax can be claimed.',
          we: 'We collect the bills for cartons and cold room for every container.',
          send: ['Shipping bill', 'Packing bills', 'Freight bills', 'Bank advice'],
        },
      ],
      question: {
        question: 'Our college paid a deposit for an appeal and won. Who asks for the money?',
        answer: `The college asks, by a form on the portal. The appeal order and the payment receipt are enough for a start. Send us both within ${fact('gst.refund-claim-limit')} of the order.`,
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Perambalur trusts, doctors and landlords, each from its own papers.',
      trades: [
        {
          trade: 'colleges',
          name: 'Campuses and doctors',
          wrong: 'A trust files late and its audit form is missing. The tax exemption is in danger.',
          we: 'We give the trust a calendar and collect vouchers by object.',
          send: ['Trust deed', 'Registration order', 'Fee registers', 'Building bills'],
        },
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: 'A family grows onions and also buys from neighbours. All of it is called farm income.',
          we: 'We separate the own crop from the traded crop by land papers and slips.',
          send: ['Land papers', 'Purchase slips', 'Stock on 31 March'],
        },
        {
          trade: 'dairy-farms',
          name: 'Dairy farmers',
          wrong: 'Milk money is left out because the family has farm land. The bank asks for returns at loan time.',
          we: 'We show milk as business with feed and animal costs against it.',
          send: ['Pour slips', 'Feed bills', 'Animal purchase notes', 'Loan statement'],
        },
      ],
      question: {
        question: 'Students rent my rooms and pay in cash. Which income is it?',
        answer:
          'Plain rooms by the month are house rent. Rooms with meals and cleaning can be business. Keep a rent book with names and months.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for shoe lines, tyre plant contractors and hostels in Perambalur.",
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong:
            'Trainees become workers, but the register still says trainee. Contributions are asked from the first day.',
          we: 'We write the date of change for each person and file from it.',
          send: ['Appointment letters', 'Stipend sheet', 'Attendance download', 'Masked Aadhaar copies'],
        },
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'A name on Aadhaar differs from the bank book. The PF number cannot be made, so the bill waits.',
          we: 'We check names before the joining day and send the correction form.',
          send: ['Masked Aadhaar copy', 'Bank passbook', 'Gate list'],
        },
        {
          trade: 'colleges',
          name: 'Campuses and doctors',
          wrong: 'Mess staff leave for the vacation without a leaving date. Dues run on.',
          we: 'We enter dates by term from your calendar.',
          send: ['Term calendar', "Mess contractor's list", 'Wage sheet'],
        },
      ],
      question: {
        question: 'My cutting gang works three months a year. Do they come under PF?',
        answer:
          'First we ask who hires and pays them and whether it is field work or haulage. Cover is decided by that. Write names and days before the season starts.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut from payments) for campuses, shoe units and contractors in Perambalur each quarter.',
      trades: [
        {
          trade: 'colleges',
          name: 'Campuses and doctors',
          wrong:
            'A visiting doctor is on the salary list, though he comes by the case. His tax is cut as the wrong kind.',
          we: 'We read the agreement and put him under fees.',
          send: ['Agreements', 'Payout sheet', 'Bus and mess contracts', 'PAN copies'],
        },
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'The plant cuts tax on wages too, and you pay bus owners without a cut.',
          we: 'We claim the first and work out the second by PAN.',
          send: ["Plant's deduction statement", "Bus owners' bills", 'PAN copies'],
        },
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: 'A merchant draws cash for growers, and the bank cuts tax on large withdrawals. Nobody claims it.',
          we: 'We find the cut in the tax credit statement and put it into the return.',
          send: ['Bank statement', 'Tax credit statement', "Brokers' accounts"],
        },
      ],
      question: {
        question: 'I pay a leader who brings ten cutters. Is that wages or a contract?',
        answer:
          'The paper decides. A leader who takes a price for the work is a contractor with a PAN. Ten named men on your roll are workers.',
      },
    },
    'company-registration': {
      lead: 'Do you want a producer company in Perambalur, or a company for plant work? We register it and keep its yearly forms.',
      trades: [
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: "A growers' group forms a company for a scheme and then forgets the yearly forms. Late fees grow.",
          we: 'We write a calendar and remind the directors before each form.',
          send: ['Land papers of members', 'Identity papers', 'List of products'],
        },
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'The new company has no PF code, licence or past work. The plant does not move the order.',
          we: 'We list what passes on and what must be taken afresh.',
          send: ['Labour licence', 'Work orders', 'PF code letter'],
        },
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong: 'The park allotted the plot to a person, and the company starts production there.',
          we: 'We ask the park for its consent before we file.',
          send: ['Allotment letter', 'Lease', 'Identity papers of directors'],
        },
      ],
      question: {
        question: 'How many growers do we need for a producer company?',
        answer:
          'Every member must be a producer, and a few growers are too few. Tell us how many you are and what you grow. We explain shares and duties on one page.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Perambalur onion traders, dairy farms and contractors, with weight and name beside each sum.',
      trades: [
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: 'Shrinkage is written at year end as one guess. The bank does not accept it.',
          we: 'We post the loss by lot from your weigh slips.',
          send: ['Weigh slips', 'Godown receipts', 'Payment vouchers with grower names'],
        },
        {
          trade: 'dairy-farms',
          name: 'Dairy farmers',
          wrong: 'Milk money, cattle and fodder are in one cash book. Nobody knows if the cows earn money.',
          we: 'We keep a page for milk, one for animals and one for feed.',
          send: ['Pour slips', 'Feed bills', 'Vet bills'],
        },
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'One bank account serves four service orders. A loss in one is hidden by the others.',
          we: 'We make a sheet for each order with wages, bill and payment.',
          send: ['Service orders', 'Wage sheets', 'Bank statement'],
        },
      ],
      question: {
        question: 'Can you keep books when farm, shop and rent use one bank account?',
        answer:
          'Yes, but we ask you to mark each line of the statement. After three months a second account is easier. We show you which money goes where.',
      },
    },
    'udyam-registration': {
      lead: 'We register makers and service firms in Perambalur under Udyam, the free certificate that helps against late payment.',
      trades: [
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong: 'Machines that belong to the brand are listed as yours. The class comes out too high.',
          we: 'We enter only your own machines and your true staff count.',
          send: ['Machine list', 'Last return', 'Count of women and men at work'],
        },
        {
          trade: 'plant-contractors',
          name: 'Tyre plant contractors',
          wrong: 'The number is not printed on the bill, so a late payment cannot be pursued easily.',
          we: 'We register the service and show you the line for the bill.',
          send: ['Service order', 'GST certificate', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong: 'A grower company with a store is entered as farming, which is outside.',
          we: 'We enter grading, storing and packing as its work.',
          send: ['Store plan', 'Grant letter', 'Company PAN'],
        },
      ],
      question: {
        question: 'I keep thirty cows. Can I get a Udyam certificate?',
        answer:
          "Some animal activities are open on the portal and some are not. We look at the list with you. A society's pour slips and your PAN are enough to begin.",
      },
    },
    'iec-registration': {
      lead: 'We apply for the IEC (import export code) for Perambalur onions and shoes, and check the rules of the day.',
      trades: [
        {
          trade: 'stored-crops',
          name: 'Onion and maize traders',
          wrong:
            'An onion contract is signed one day and the export is closed the next. The advance is then in dispute.',
          we: 'We read the policy on the day of your contract and note it in the file.',
          send: ['Draft contract', 'Company or firm PAN', 'Cancelled cheque', 'Packing house letter'],
        },
        {
          trade: 'footwear',
          name: 'Shoe units',
          wrong: 'Samples fly without a code and stop at the airport. The brand loses interest.',
          we: 'We get the code before the first pair and give you a sample invoice.',
          send: ['PAN', "Brand's mail", 'GST certificate'],
        },
        {
          trade: 'colleges',
          name: 'Campuses and doctors',
          wrong: "A laboratory orders an instrument by card in a teacher's name. It cannot be cleared.",
          we: "We apply in the trust's PAN and tell you whose name the order needs.",
          send: ['Trust deed', "Supplier's quotation", 'Bank letter'],
        },
      ],
      question: {
        question: 'A buyer in Singapore wants onions from our group. Who should be the exporter?',
        answer:
          "Your company can, if it has the code, the council's registration and a packing house. Or an exporter buys from you and ships. Decide this before you print the bags.",
      },
    },
  },
  seo: {
    title: 'Perambalur Company Registration, PF and Income Tax',
    description:
      'Producer companies for onion growers, PF and ESI for footwear and tyre-plant contractors, and ITR filing for trusts and doctors in Perambalur district.',
  },
} satisfies CityWords;
