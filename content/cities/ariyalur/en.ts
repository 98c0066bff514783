import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For contractors, tipper owners and fabricators who work for the cement plants around Ariyalur, we can take care of PF, ESI, GST and TDS credit.',
  description: [
    'Many firms in Ariyalur do transport, loading or welding work for a cement plant. The plant usually pays only when the gate pass, the wage sheet and the PF return (ECR) show the same names. We prepare these documents for each wage period, so that your bill is not held up.',
    'One tipper may carry goods for freight, work on monthly hire and deliver gravel that its owner sells. GST is different for freight, hire and the sale of gravel. We read your work order and apply the right rule to each bill.',
    "Cashew sheds at Jayankondam and saree merchants at Udayarpalayam pay wages by the piece. We record the kilos shelled or the sarees woven next to each worker's name, so that a bank manager or a tax officer can follow your books.",
  ],
  keyAttractions: [
    'Gangaikonda Cholapuram Temple',
    'Karaivetti Bird Sanctuary',
    'Adaikala Madha Shrine, Elakurichi',
    'Kaliyuga Varadaraja Perumal Temple',
    'Fossil Museum, Varanavasi',
  ],
  majorIndustries: [
    {
      kind: 'plant-contractors',
      name: 'Cement works contractors',
      note: 'You bill the plant against purchase orders and gate receipts. If the plant accepts less than you billed, you have to issue a credit note.',
    },
    {
      kind: 'lorries',
      name: 'Tippers, bulkers and clinker transport',
      note: "A tipper is paid by the tonne, so your freight bill and the driver's incentive both depend on the weighment slip.",
    },
    {
      kind: 'fabrication',
      name: 'Plant maintenance and fabrication',
      note: 'When a plant shuts down for repairs, all the work comes in a few busy weeks. Charge welding rods, plates and overtime to the order for which they were used.',
    },
    {
      kind: 'cashew',
      name: 'Cashew shelling sheds',
      note: "Sheds near Jayankondam pay workers by the weight of the kernels they shell. Enter each worker's name and kilos, and get the worker's signature in the same row.",
    },
    {
      kind: 'silk-weaving',
      name: 'Elaiyur and Udayarpalayam looms',
      note: 'Weavers here work for merchants in nearby towns. If you give out the work, record for each loom the silk and zari issued, the sarees returned and the wages due.',
    },
    {
      kind: 'stored-crops',
      name: 'Maize, cotton and groundnut',
      note: 'Traders pay growers on the spot and sell to feed mills on credit. Your books must show how much each mill still owes you.',
    },
  ],
  serviceAreas: [
    'Jayankondam',
    'Sendurai',
    'Andimadam',
    'Udayarpalayam',
    'Thirumanur',
    'Keelapaluvur',
    'Reddipalayam',
    'Kallankurichi',
  ],
  work: (town) =>
    `Contractors, tipper owners and cashew sheds in Ariyalur can work with our ${town} office without travelling. Send wage sheets by WhatsApp and files by courier, or visit us by appointment.`,
  trades: [
    {
      kind: 'plant-contractors',
      name: 'Cement works contractors',
      needs:
        "You need PF and ESI challans that cover each worker who enters the plant, and bills that tally with the plant's own books.",
    },
    {
      kind: 'lorries',
      name: 'Tipper and bulker owners',
      needs:
        'You need a separate account for every tipper and the right GST on each trip. The TDS that the plant deducts must appear under your PAN.',
    },
    {
      kind: 'fabrication',
      name: 'Plant fabricators',
      needs:
        'You need one sheet for each shutdown order (repair work while the plant is stopped), with its cost and income. Your bills should also carry your Udyam number.',
    },
    {
      kind: 'cashew',
      name: 'Cashew shelling sheds',
      needs:
        'If you are registered for GST, you pay the tax under reverse charge on raw nuts bought from growers. For workers who are paid by weight, you need a wage register.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Contractors, cashew sheds and tipper owners in Ariyalur often do more than one kind of work. We can get one GST number that covers all your work.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            "If your name on the GST certificate differs by even one letter from the name on the labour licence, the plant's office may refuse to allot a vendor code. You cannot bill until the names are corrected.",
          we: 'We compare the name on the PAN, the labour licence and the bank passbook, and get the spelling corrected before we apply.',
          send: ["Firm's PAN", 'Labour licence', 'Bank passbook', 'Work order'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Some tipper owners register for GST although the plant already pays the tax on their freight. Once registered, they have to file returns, and pay late fees when they forget.',
          we: 'We read your transport agreement and tell you if you need registration, or if enrolment as a transporter is enough.',
          send: ['Transport agreement', 'RC books of the tippers', 'Weighment slips'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            "A shed that registers in the middle of the season has to pay GST under reverse charge on growers' raw nuts from that day. If the owner has not planned for this, the tax comes out of his margin.",
          we: 'We go through your purchase plan, choose the date of registration with you and enter every place where you shell nuts.',
          send: ['Lease deed of the shed', 'Latest EB bill', 'Food licence', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question:
          'I weld inside the Reddipalayam plant and also sell gates for houses. Can one GST number cover both kinds of work?',
        answer:
          'Yes, one GST number is enough, but your registration must show both kinds of work. Welding inside a plant is a service, and a gate sold to a house owner is a sale of goods. Send us one bill for each kind of work. We will choose the codes and enter both in one application.',
      },
    },
    'gst-returns': {
      lead: "If your Ariyalur firm bills a cement plant, your GST return should tally with the plant's gate receipts. We can match your bills and file the return.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'Some labour contractors charge GST only on their margin and leave out the wages. For labour supply, GST is due on the whole bill, and the officer can demand the balance later with interest.',
          we: 'We read the work order and check that the taxable value includes wages, PF and your margin.',
          send: ['Work order', 'Bills raised on the plant', 'Gate receipts', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Freight, machine hire inside the mine and gravel sales are often written in one bill book. If hire is billed like freight, you charge the wrong tax, and the plant may hold up the payment.',
          we: 'Before we prepare the return, we use the trip sheets and the hire agreement to sort your bills.',
          send: ['Lorry freight bills', 'Hire agreement', 'Weighment slips', 'Tyre and spare part bills'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            "If cashew nuts from growers and from dealers are entered in one purchase list, it is easy to leave out the tax that you have to pay under reverse charge on growers' nuts. You may also lose the credit on dealers' bills.",
          we: "We book purchases from growers and dealers separately, work out the tax on growers' nuts and take credit on the dealers' bills.",
          send: ["Growers' vouchers", "Dealers' invoices", 'Kernel sales bills'],
        },
      ],
      question: {
        question: 'The cement plant accepted two tonnes less than I billed. How do I correct my GST return?',
        answer:
          "Ask the plant for the gate receipt and issue a credit note for the difference. We will report the credit note in your next return, so that your sales tally with the plant's purchases. Send us the gate receipt and the bill in the same month.",
      },
    },
    'gst-notices': {
      lead: 'Did you get a GST notice about plant work, tippers or a cashew shed in Ariyalur? We can explain it to you and draft the reply.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            "If the plant reduced some of your bills and you did not issue credit notes, the plant's books and your return do not tally. The officer may ask for tax on the difference.",
          we: "We get your ledger account from the plant's accounts office and reconcile it bill-wise with your return.",
          send: ['The notice', "Your ledger account in the plant's books", 'Bills and gate receipts', 'Bank statement'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            "Sometimes the plant has already paid and reported the GST on your freight. If your own return does not show this freight at all, the department's data shows income on which no tax was paid, and you can get a notice.",
          we: 'In the reply we list your freight bills and show who paid the tax on each.',
          send: ['The notice', 'Lorry freight bills', 'Transport agreement', 'Weighment slips'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'An officer may compare the bags of raw nuts with the kernels sold and conclude that some kernels were sold without a bill. If you also shell nuts for other firms and the weights are mixed up, you cannot explain the difference.',
          we: 'We separate your own nuts from those of other firms, and account for the weight of shells and rejected kernels.',
          send: ["Growers' vouchers", 'Shelling sheets', 'Kernel sales bills', 'Job work challans'],
        },
      ],
      question: {
        question: 'My reply to a GST notice is due next week and the plant has my bills. Can you still reply?',
        answer:
          'Go by the due date printed on the notice, and send us a photo of every page today. We will start with the work orders and the bank statement that you have. If the plant has to send more documents, we first ask the officer for time and then file the full reply.',
      },
    },
    'gst-refunds': {
      lead: 'Your GST cash ledger may hold money that you can claim back, such as TDS deducted by a public sector plant. We can check it for your Ariyalur firm.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'A public sector plant may deduct TDS under GST from your bill. If you do not accept this amount on the portal, it is not credited to your cash ledger, and you pay that tax again from your own pocket.',
          we: 'We help you accept the TDS entry on the portal, use the amount to pay your GST and claim back the balance.',
          send: [
            'GST TDS certificate from the plant',
            'Cash ledger from the portal',
            'Bank details as in the GST registration',
          ],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            "Some sheds that sell kernels to a packer in Panruti expect an export refund when he exports them. But the packer is the exporter, so only he can claim the refund. The shed's own sale is a sale within India.",
          we: 'We find out which cartons were exported in your own name, and file the refund claim for them.',
          send: ['Shipping bills', 'Lot sheets', 'Carton and freight bills'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'If machine hire inside the mine was billed with IGST instead of CGST and SGST, you still have to pay CGST and SGST. The IGST paid by mistake stays with the department until you claim it back.',
          we: 'First we work out the right tax for you to pay, and then we file the refund claim for the IGST.',
          send: ['Hire bills', 'GST returns for those months', 'Payment challans'],
        },
      ],
      question: {
        question: 'I spend lakhs on tyres and diesel for my Ariyalur tippers. Can I get back the GST on them?',
        answer:
          "Diesel is outside GST, so there is nothing to claim on it. The GST on tyres can become input tax credit if you charge GST on your freight or hire. That credit reduces the tax you pay, but it is not refunded for work within India. Send us one month's bills, and we will show you on which tyre bills you can take credit.",
      },
    },
    'income-tax-filing': {
      lead: 'Contractors, tipper owners and traders in Ariyalur can claim all the TDS that the plant deducted. We can check the amount and file your income tax return.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            "If wages are paid in cash without a list of names, the officer sees the plant's payments in Form 26AS but no proof of the wages you paid. The officer may disallow part of the wages and tax it as your income.",
          we: 'We work out the wage cost from the muster roll and the bank payment list before we file the return.',
          send: ['Muster roll', 'Bank payment list for wages', 'Form 26AS', 'Bills raised on the plant'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Some tipper owners choose the presumptive scheme, with a fixed income per vehicle, although they pay high loan interest. Such owners may be taxed on income that they never earned.',
          we: 'We work out your tax both ways, with the fixed income and with your actual expenses, and show you which way you pay less.',
          send: ['RC books of the vehicles', 'Loan statements', 'Diesel and toll bills'],
        },
        {
          trade: 'stored-crops',
          name: 'Maize, cotton and groundnut traders',
          wrong:
            'Some traders store maize from their own field together with maize bought from neighbours, and show all of it as agricultural income. The officer can tax the whole amount as business income and charge interest.',
          we: 'We go through the market slips, godown receipts and land records, and separate your own crop from the crop you bought.',
          send: ['Market slips', 'Godown receipts', 'Land records', 'Bank overdraft statement'],
        },
      ],
      question: {
        question: 'The cement plant holds back part of my bill for a year. Do I pay income tax on it now?',
        answer:
          'Your work order decides in which year the money is your income, so we read the work order first. We then keep the retention money in a separate ledger account and match it with the TDS in Form 26AS. That way you show the income and claim the TDS in the right year.',
      },
    },
    'pf-esi-services': {
      lead: 'Cement plants in Ariyalur compare the gate register with your PF return (ECR). We can file PF and ESI returns for your workers, so that the gate register and the ECR tally.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'If one worker who enters the gate is missing from the PF return (ECR), the plant may hold up your whole bill. If the date of exit was never entered for workers who left long ago, the ECR is even harder to check.',
          we: 'Every month we match the gate register with the wage sheet, and enter the missing dates of joining and exit.',
          send: ['List of gate passes', 'Wage sheet', 'Masked Aadhaar copies', 'Work order'],
        },
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            'For a kiln shutdown you may take on extra welders for two weeks. If they are enrolled only after they have left, a welder who is injured may have no ESI cover, and you may have to pay for his treatment.',
          we: 'We get the list of welders from you before the first shift and enrol each of them.',
          send: ['List of welders with dates of birth', 'Overtime cards', 'Bank passbook copies'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Shellers are often paid by the kilo through a maistry who signs for all of them. If an inspector asks who worked on which day, the shed has no list, and he may assess the PF and ESI dues on an estimate.',
          we: "We prepare a sheet for your shed with each sheller's name, days and kilos.",
          send: ['Weighment sheets of the shed', "Shellers' names and mobile numbers", 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My welders work in two Ariyalur plants in the same month. How do I show their PF?',
        answer:
          'A worker has only one PF number (UAN), and PF is paid on his total wages for the month. In the wage sheet we split his wages between the plants by gate attendance. After filing, we give each plant the PF challan and a list of the days worked at that plant.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can trace the TDS that cement plants deducted from your Ariyalur firm, and also file TDS returns for your own payments.',
      trades: [
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'The plant may deduct TDS in spite of your transporter declaration, or report the TDS under an old PAN. If the PAN is wrong, the TDS does not appear in your Form 26AS, and you cannot claim it in your return.',
          we: "We match your freight bills with Form 26AS and write to the plant's accounts office for a correction.",
          send: ['Weighment slips', 'Form 26AS', 'Copy of your transporter declaration', 'PAN copy'],
        },
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            'A bill for shutdown work sometimes shows gas, crane hire and labour as one amount. TDS is different for purchases, hire and contract work, and if you deduct too little, you pay the balance with interest.',
          we: 'We ask the supplier for separate bills, and tell you how much TDS to deduct on crane hire and on labour.',
          send: ['Crane hire bills', "Labour contractor's bills", 'Gas bills', "Suppliers' PANs"],
        },
        {
          trade: 'stored-crops',
          name: 'Maize, cotton and groundnut traders',
          wrong:
            'The bank may deduct TDS when a trader draws large amounts of cash to pay growers. If he enters this TDS as a bank charge, he loses the credit.',
          we: 'We trace the TDS in your bank statement and in Form 26AS, and make sure that it is claimed in your income tax return.',
          send: ['Bank statement', 'Form 26AS', "Broker's account statement"],
        },
      ],
      question: {
        question: 'I hire tippers from my neighbours for plant work. Do I need a declaration before I pay them?',
        answer:
          'Take a declaration with the PAN and signature of the owner named in the RC book. Without this declaration you may have to deduct TDS from the hire. We will give you the form, check each declaration against the RC book and report the payments in your TDS return.',
      },
    },
    'company-registration': {
      lead: 'If a cement plant in Ariyalur asks you to form a company, we can compare a company with an LLP for you and register the one you choose.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Cement works contractors',
          wrong:
            'The labour licence and the PF code of your old firm are not transferred to the new company automatically. If you change over in the middle of a contract, the plant may not let your workers in.',
          we: 'We list every licence and code that the company has to get again, and plan the changeover between two contracts.',
          send: [
            'Labour licence',
            'PF and ESI code allotment letters',
            'Work orders',
            "Owners' PAN and masked Aadhaar",
          ],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Brothers often run three tippers together without any written agreement. When one tipper is idle or meets with an accident, they disagree about who pays the loan.',
          we: "We put the vehicles, the loans and each brother's share into a partnership deed or an LLP agreement.",
          send: ['RC books of the vehicles', 'Loan sanction letters', 'PAN and masked Aadhaar of each brother'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Some growers around Andimadam think that they must transfer their land to a company before they can run a shelling unit together. A transfer of land costs money, and it is not needed for a shelling unit.',
          we: 'We can form a producer company that owns only the machines and the stock, and the land stays with each grower.',
          send: ['List of growers', 'Land records as proof of farming', 'List of planned machines'],
        },
      ],
      question: {
        question: 'If I convert my firm into a company, will the Ariyalur plant still accept my experience?',
        answer:
          'The plant will decide, because your past work was done in the old name. Ask its contracts department in writing before you register. We will draft that letter with a list of your completed work orders, and tell you what a company would cost each year. Then you can decide.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of contractors and tipper owners in Ariyalur, with a separate account for each order and each vehicle.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            'If welding rods, plates and overtime for a shutdown are booked as general expenses, you do not know what the order really cost. You may quote too low for the next shutdown and lose money.',
          we: 'We charge each purchase and each overtime card to the order it belongs to, and show you the order-wise margin.',
          send: ['Purchase slips with order number', 'Overtime cards', 'Certified bills'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Some plants supply diesel from their own pump and deduct the cost from your bill. If you book this diesel only when the bill is paid, the trips look more profitable than they are.',
          we: "We book diesel on the day it is filled, under the tipper's registration number.",
          send: ['Weighment slips', 'Diesel slips', 'Loan statements', 'Tyre bills'],
        },
        {
          trade: 'silk-weaving',
          name: 'Saree merchants and weavers',
          wrong:
            'A merchant issues silk and zari by the gram, but only counts the sarees that come back. Without a loom-wise account he cannot say which weaver still holds his silk, and he bears the loss.',
          we: 'We keep a loom-wise account of the weight issued, the sarees returned and the wages due.',
          send: ['Silk and zari issue slips', 'Saree return slips', 'Wage sheets'],
        },
      ],
      question: {
        question:
          'I have three tippers and a labour gang at the cement plant. What do I send you each month, and when?',
        answer:
          'Send photos of the wage sheet after each wage day, and the weighment and diesel slips once a week. You can send the bank statement after the month ends. We will tell you which workers or slips are missing, and then send you the profit or loss for each tipper and each work order.',
      },
    },
    'udyam-registration': {
      lead: 'A Udyam certificate should show the work you really do. We can register fabricators, cashew sheds and transporters in Ariyalur under the right activity.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            'A workshop that makes ducts and chutes for kilns is sometimes registered only for repair. Such a workshop can lose a tender that is reserved for manufacturers.',
          we: 'We enter fabrication as the first activity and site repair as the second.',
          send: ['Machine list', 'Work orders', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'lorries',
          name: 'Tipper and bulker owners',
          wrong:
            'Some owners of two new tippers think that they are too big to be a micro enterprise. Udyam goes by the written down value (the value after depreciation), so an owner who enters the purchase price may be placed in a higher category than he should be.',
          we: 'We take the values from your last income tax return and register goods transport as a service.',
          send: ['Depreciation schedule', 'RC books of the vehicles', 'Last income tax return'],
        },
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Sometimes a husband and wife each run a shed under their own PAN but share one Udyam certificate. If the owner of the second shed applies for a machine loan, the bank finds no Udyam registration in that name and may refuse the loan.',
          we: "We register the second shed under its owner's PAN, with its own machines.",
          send: ["Owners' PANs", 'Machine bills', 'Latest EB bill of each shed'],
        },
      ],
      question: {
        question: 'The cement plant pays my bills very late. Can I claim interest if I have a Udyam certificate?',
        answer:
          'A registered small firm can claim interest on supplies made after its registration. Your bill should carry the Udyam number, and you need proof of the date on which the plant accepted the work. We will check your bills, work out the interest and draft the letter to the plant.',
      },
    },
    'iec-registration': {
      lead: 'If you want to export cashew kernels from Ariyalur or import a machine, we can get you the import export code (IEC).',
      trades: [
        {
          trade: 'cashew',
          name: 'Cashew shelling sheds',
          wrong:
            'Some sheds accept an export order before the buyer has seen a sample and before they have a food licence that covers export. The consignment can be stopped, or the buyer may reject the grade.',
          we: 'We apply for the IEC, and tell you step by step what to do about the licence, the export promotion council and the samples.',
          send: ['Food licence', "Owner's or firm's PAN", 'Cancelled cheque', "Buyer's grade sheet"],
        },
        {
          trade: 'fabrication',
          name: 'Plant fabricators',
          wrong:
            "If you pay for a used crane abroad without checking the import rules, customs may ask for a chartered engineer's certificate on its age and value. The crane then lies at the port, and you pay demurrage.",
          we: 'Before you pay the seller, we go through the import rules for used machines with you.',
          send: ["Seller's quotation", 'Machine number and photos', 'GST certificate'],
        },
        {
          trade: 'stored-crops',
          name: 'Maize, cotton and groundnut traders',
          wrong:
            'The government can restrict the export of a crop by notification. A trader who signs a contract without checking this may not be able to ship, and may have to compensate the buyer for his loss.',
          we: 'Before you sign, we look up the export rule for your crop, and apply for the IEC if export is allowed.',
          send: ["Buyer's contract", 'PAN and masked Aadhaar', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'My lorries carry cement and cashew to Karaikal port for exporters. Do I need an IEC?',
        answer:
          "You only carry other firms' goods, so you do not need an IEC. The exporter's IEC is on the shipping bill. If you ever get an IEC, do not lend it to anybody, because every export under it is recorded in your name. If you later want to sell kernels abroad yourself, we can apply for the IEC and register it with the bank and customs.",
      },
    },
  },
  seo: {
    title: 'PF, ESI and GST for Ariyalur Cement Contractors',
    description:
      'PF and ESI for contract labour, TDS credit for tipper owners, and GST returns for fabricators and labour contractors at the cement plants of Ariyalur.',
  },
} satisfies CityWords;
