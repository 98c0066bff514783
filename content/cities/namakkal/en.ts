import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can handle the accounts, GST returns and TDS credit of lorry owners, egg farms and body-building yards in Namakkal and Tiruchengode.',
  description: [
    'A lorry owner in Namakkal often has one bank balance for many vehicles. We keep an account for every registration number from trip sheets, diesel bills and toll statements, so that you see which vehicle earns.',
    "Eggs are exempt under GST, but an egg farm is a business for income tax. We prepare the year's accounts for each flock from feed bills and egg sale notes.",
    'A body yard, a rig owner and a school have very different bills. Before we file the GST return, we sort the bills into freight, work and sales. Then we check that the TDS which your customers deducted is credited to your PAN.',
  ],
  keyAttractions: [
    'Namakkal Anjaneyar Temple',
    'Narasimhaswamy Temple',
    'Namakkal Fort',
    'Kolli Hills',
    'Agaya Gangai Falls',
    'Ardhanareeswarar Temple, Tiruchengode',
  ],
  majorIndustries: [
    {
      kind: 'lorries',
      name: 'Lorry, trailer and LPG tanker fleets',
      note: 'Drivers settle their accounts when they return. The trip sheet, the diesel bills and the toll statement of a vehicle must match.',
    },
    {
      kind: 'layers',
      name: 'Layer farms and egg trade',
      note: "Eggs are sold by the tray at the day's rate. Income tax treats the farm as a business, so you need full accounts of flocks and feed.",
    },
    {
      kind: 'body-building',
      name: 'Body-building yards and spares',
      note: "Building a bus or lorry body on the customer's chassis is a service. If you sell a finished vehicle on your own chassis, you sell goods.",
    },
    {
      kind: 'colleges',
      name: 'Residential schools and colleges',
      note: 'Schools often collect tuition, hostel and bus fees at different counters. The audited accounts must show the fees of every counter.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rigs and compressors',
      note: 'Rigs also drill in other states. The place of the well decides which GST you have to charge on the bill.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch units',
      note: 'Sago units crush tapioca in season and sell sago for months afterwards. You need a register that shows the roots bought and the bags made for each lot.',
    },
  ],
  serviceAreas: [
    'Mohanur',
    'Tiruchengode',
    'Rasipuram',
    'Paramathi Velur',
    'Sendamangalam',
    'Puduchatram',
    'Namagiripettai',
    'Mudalaipatti',
  ],
  work: 'Your drivers can send photos of slips by WhatsApp from the road, and you send the books from Namakkal by courier. If you prefer to come yourself, visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'lorries',
      name: 'Lorry and tanker owners',
      needs:
        'You need an account for each vehicle and the right GST on hire. The TDS that customers deduct from your freight must be credited to your PAN.',
    },
    {
      kind: 'layers',
      name: 'Egg farms',
      needs:
        'You need accounts for each flock. For income tax you also need proof that the money in your bank account came from eggs and birds.',
    },
    {
      kind: 'body-building',
      name: 'Body-building yards',
      needs:
        'You need the right HSN code on each bill, and a GST refund when you export a bus body. For PF you need the names of the workers in each group.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rig owners',
      needs:
        "You need to know which state's GST goes on the bill, because the place of the well decides it. You also need a separate account for each well.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can tell lorry, rig and yard owners in Namakkal whether they need a GST number, and apply for the number if they do.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Some lorry owners register for GST although their customers pay all the GST on freight. They then have to file returns without any tax, and pay a late fee for each return that they forget.',
          we: 'We read your freight bills. If a transporter enrolment number is enough, we get it for you instead of a GST number.',
          send: ['RC of each vehicle', 'Freight bills', 'Lease of the lorry yard'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'If a rig from Tiruchengode drills in another state for months on a Tamil Nadu GST number, that state may require its own registration. It can also ask for tax on the work already done.',
          we: 'Before the rig leaves, we check in which state the job is, how long it will take and whether you will have a site office there.',
          send: ['Work orders', 'RC of the rig', 'Site address', 'PAN of the firm'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            "If a yard owner uses a second plot across the road that is not on his certificate, officers can question a customer's chassis that they find there, and detain it.",
          we: 'We add the second plot to your registration, and enter body work and the sale of vehicles as two activities.',
          send: ['Lease of each plot', 'EB bill', 'Trade licence'],
        },
      ],
      question: {
        question: 'I sell eggs and culled birds from my farm near Mohanur. Do I need a GST number?',
        answer:
          'Eggs and live birds are exempt, so a farm that sells only them usually needs no GST number. Rent from a hall or hire of a lorry can change that. Send us a list of all your income in the year. We will compare your income with the limit, and register you only if you must.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Namakkal fleets, rigs, yards and schools, and report each kind of bill under the right rule.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Many owners hire out a lorry, carry freight on consignment notes and also sell an old tanker. If all of these are reported in the same way in the return, the owner pays tax that is not due or misses tax that is due.',
          we: 'Before we file, we sort the bills into exempt hire, freight and the sale of vehicles.',
          send: ['Consignment notes', 'Hire agreements', 'Sale letter of the vehicle'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'If your bill shows CGST and SGST although the well is in Karnataka, you have paid the wrong tax. You then have to pay IGST as well, and claim back the CGST and SGST.',
          we: 'We sort your bills by drilling site, and check the state code on each bill.',
          send: ['Bills by site', 'Work orders', 'Bills for diesel and pipes'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'Many schools think that all their income is exempt. Rent for the hall or the canteen can be taxable, and GST with interest is then demanded for past years.',
          we: 'We list each kind of income of the school, and report the taxable income in the return.',
          send: ['Receipts by kind of fee', 'Canteen agreement', 'Hall booking register'],
        },
      ],
      question: {
        question: 'Can I take GST credit on tyres and a new chassis for my lorry?',
        answer:
          'It depends on how the tax on your freight is paid. If your customer pays the tax or the hire is exempt, you cannot take the credit. Send us three freight bills before you buy. We will tell you which way of paying tax gives you the credit and what it costs.',
      },
    },
    'gst-notices': {
      lead: 'If the GST office has sent your Namakkal fleet, yard or farm a notice, we can answer it with trip sheets and registers.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'If an oil company reports more tanker freight than your return shows, the officer can treat the difference as unbilled freight and demand GST on it.',
          we: 'We make a table showing, for each vehicle, the freight, who pays the tax and which return it was reported in.',
          send: ['The notice', 'Freight statements', 'Declaration on who pays the tax', 'Vehicle list'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'The officer can ask a yard to explain chassis that it never bought, because they belong to customers. If the yard has no proof, he can add their value to its sales.',
          we: 'For each body we show the job card, the papers of the chassis owner and the delivery note.',
          send: ['Job cards', 'RC or invoice of each chassis', 'Delivery notes'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'If a farm files no GST returns and has large bank deposits, the officer can suspect that it trades in feed or chicks. He can then ask for tax.',
          we: 'We sort the bank deposits into egg money, bird money and other income, and send this table with the reply.',
          send: ['Egg sale notes', 'Bank statement', 'Feed bills', 'Bird sale slips'],
        },
      ],
      question: {
        question: 'My tanker was stopped because the e-way bill had an old vehicle number. What do I do now?',
        answer:
          'Send us the notice, the invoice and the e-way bill today, because the time to reply printed on the notice is short. Do not pay a penalty before we have read the notice. We will check which rule applies to such a mistake, and draft the reply for your signature.',
      },
    },
    'gst-refunds': {
      lead: 'We can find out whether your Namakkal yard, rig or farm can get a GST refund, and file the claim.',
      trades: [
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'If you build a body for an order from abroad, you can claim the GST on steel and paint. If the chassis invoice and the order do not show the same vehicle, the claim is rejected.',
          we: 'We check that the chassis invoice and the order show the same vehicle, and claim the GST on steel and paint.',
          send: ['Chassis invoice', "Customer's order", 'Shipping bill', 'Bills for steel and paint'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'If you pay CGST and SGST by mistake for a well in another state, the IGST is still unpaid. Interest is added until you correct it.',
          we: 'We tell you how much IGST to pay. After you have paid it, we claim back the CGST and SGST.',
          send: ['Site bill', 'Returns of both months', 'Tax challan'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Some farms that export eggs think that exempt goods never give a refund. They then lose the GST on packing and cold storage of the exported eggs.',
          we: 'We work out how much of the tax on packing and cold storage belongs to the exported eggs.',
          send: ['Shipping bills', 'Bills for packing and freight', 'Bank advices', 'Sales in India and abroad'],
        },
      ],
      question: {
        question: 'My transport firm has money in the cash ledger of the GST portal. Can I take it out?',
        answer:
          'Yes, you can claim the part that you do not need for tax, and this is one of the simpler refunds. Send us the cash ledger, and check that your bank account is registered on the portal. We will file the application and answer the officer if he has questions.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Namakkal lorry owners, poultry farmers and school trusts from the accounts of each vehicle, flock or fee counter.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'If the lorry is in one name and the freight is paid to another, the TDS is in one PAN and the income in another. The owner then cannot claim the TDS.',
          we: 'We ask the payer to correct his TDS return. We also compare the fixed income for each vehicle with the income in full accounts.',
          send: ['RC of each vehicle', 'Freight statements', 'Loan statements', 'Form 26AS'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Some layer farms show their profit as farm income because the sheds are on farm land. In law income from eggs is business income, so tax with a penalty can be demanded later.',
          we: 'We prepare the accounts from feed bills, egg sale notes and bird sales.',
          send: ['Feed bills', 'Chick bills', 'Egg sale notes', 'Mortality record'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            "If a trust's audit report is late, its tax exemption is in danger. Hostel and bus fees are often added only at the end, when there is no time to check them.",
          we: 'We collect the fee registers early and fix the audit dates with your auditor.',
          send: ['Trust deed', 'Registration order', 'Fee registers', 'Building bills'],
        },
      ],
      question: {
        question: 'I own a few lorries in Namakkal. Do I have to keep full accounts for them?',
        answer:
          'Owners of small fleets can choose a fixed income for each vehicle instead of full accounts. This fixed income can cost you more tax if you pay much loan interest. Send us the RC, the loan statements and the freight total. We will work out the tax with fixed income and with full accounts, and file the return that costs you less.',
      },
    },
    'pf-esi-services': {
      lead: 'We can register Namakkal yards, fleets and schools for PF and ESI, and file the returns for their workers every month.',
      trades: [
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'If a leader brings a group of welders and takes the pay for all of them, the yard has no list of names. If a welder is burned at the yard, the owner may have to pay.',
          we: "For each bus or lorry body we prepare a weekly list that shows the workers' names, days and wages.",
          send: ['Gang list', 'Payment sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'If drivers get their batta and wage in cash together, without any note of which is which, the PF office can treat the whole amount as wages.',
          we: 'We show the wage and the road expenses separately on the trip sheet.',
          send: ['Appointment letters', 'Trip sheets', 'List of drivers'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'In many farms a family lives at the sheds and works there, but the wages are paid in one name. The other family members have no record of work, and a dispute or an accident is hard to settle.',
          we: 'We record the days and the wage of each worker, and check whether PF and ESI apply.',
          send: ['Wage book', 'List of helpers', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My new driver already has a PF number from another lorry owner. What should I do?',
        answer:
          'Use the same PF number and enter your own joining date. If you open a second number, the accounts must be merged later, and the driver has to wait for his money. Send us his name as in Aadhaar and an old wage slip. We will find his old PF number (UAN) and add him to your PF return.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can find the TDS that customers deducted from your Namakkal freight and bills, and file returns for the TDS that you must deduct.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'If a cement or oil company uses an old PAN, your TDS is credited to a partner who has left. You cannot claim this TDS, although it was deducted from your freight.',
          we: 'We match your freight bills with Form 26AS, and write to the company that used the wrong PAN.',
          send: ['Freight bills', 'Form 26AS', 'PAN copy', 'Declaration of vehicles'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'Guest teachers, bus owners and mess contractors each have a different TDS rate. If the school uses one rate for all of them, it deducts too little and pays interest.',
          we: 'At the start of the year we mark in each ledger which kind of payment it is and which TDS rate applies.',
          send: ['Appointment letters', 'Bus contract', 'Mess bills'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'Painters and upholsterers are paid for each body, and often nobody keeps the total. The payments then cross the TDS limit in the middle of the year without any deduction.',
          we: 'We keep a running total for each PAN, and check whether you must collect TCS on your scrap bills too.',
          send: ['Gang bills', 'PAN copies', 'Scrap sale bills'],
        },
      ],
      question: {
        question: 'I hire lorries from other owners in Namakkal. Who signs the declaration for payment without TDS?',
        answer:
          'The owner named in the RC has to sign it and give his PAN. A signature of the driver is not enough. You also have to report the payment in your TDS return. We will give you the form, check the signed copies against the RC and file the return.',
      },
    },
    'company-registration': {
      lead: 'We can compare a company with an LLP for your Namakkal fleet, farm or rigs, and register the one that costs you less.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Every tanker has a permit, a loan and a contract with the oil company. If you form a company, the permit, the loan and the contract have to be changed for each tanker. A tanker can lie idle until then.',
          we: 'We compare the cost of moving the whole fleet to the company with the cost of buying only new tankers in it.',
          send: ['Vehicle list', 'Loan statements', 'Oil company contract'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Some farmers form a producer company for feed and stop using it after they get the grant. Its yearly forms are still due, and each late form costs a fee.',
          we: 'Before you form the company, we explain the yearly work and ask you to make one member responsible for it.',
          send: ['PAN and masked Aadhaar of the members', 'Proof of the farms', 'Feed plan'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'If partners buy a second rig without a written deed and a rig is lost in a well, nobody knows who has to pay the loan.',
          we: 'We write a deed that says who owns each rig and how the partners share repairs and losses.',
          send: ['RC of each rig', 'Loan letters', 'PAN and masked Aadhaar of the partners'],
        },
      ],
      question: {
        question: 'Our school in Rasipuram runs under a trust. Which form should we use for a second school?',
        answer:
          'The trust can mostly run it, because recognition is given to a trust, a society or a non-profit company. A new owner can put the recognition at risk. Bring the trust deed and the recognition order. We will check what the deed allows and what must be filed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of Namakkal fleets, farms and rigs, and keep a separate account for each vehicle, flock or well.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'If diesel, toll and tyres of all lorries go into one account, you cannot tell the bank what each vehicle earns. Your new loan then has to wait.',
          we: "We open an account for each lorry's registration number, and enter every slip under that number.",
          send: ['Trip sheets', 'Diesel bills', 'Toll statements', 'Loan schedules'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'If a farm records the egg trays sold but not the birds that died, the number of eggs per bird comes out wrong. You then notice a sick flock too late.',
          we: 'Every week we record the birds, the feed and the egg trays of each shed.',
          send: ['Shed register', 'Feed bills', 'Egg sale notes'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'Rig owners often buy pipes and diesel in one state and use them in another. If the books do not show the full cost of each well, you quote too low a price for the next one.',
          we: 'We keep an account for each well that shows the feet drilled and all the expenses.',
          send: ['Site slips', 'Diesel bills', 'Pipe bills', 'Crew payments'],
        },
      ],
      question: {
        question: 'My drivers are on the road for weeks. How do their slips reach you?',
        answer:
          'Each driver sends photos of diesel and toll slips by WhatsApp with the vehicle number. You send us the bank statement every month. We will enter the slips vehicle by vehicle, and tell you which trips have no slip before you settle with the driver.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Namakkal yards, fleets and sago units under Udyam, with their vehicles and machines at book value.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Some owners enter the price that they paid for each lorry. Only the lower value in the accounts matters, so they can be placed in a higher class and lose benefits.',
          we: 'We take the book values from your income tax return, and leave out vehicles that belong to relatives.',
          send: ['Vehicle list', 'Depreciation list', 'Last income tax return'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'A yard that builds bodies is sometimes registered as a repair shop by mistake. The bank can then refuse a machine loan that is meant for manufacturers.',
          we: 'We enter bus and lorry body building as the main activity and list your presses and paint booths.',
          send: ['Machine bills', 'Yard lease', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch units',
          wrong:
            'Some brothers run sago units at Rasipuram in their own PANs but use one certificate. Each PAN needs its own certificate, so the other brothers cannot use it for a loan.',
          we: 'We sort the machines by the PAN of their owner, and apply for each brother who has no certificate.',
          send: ['PAN of each owner', 'Machine bills', 'EB bills'],
        },
      ],
      question: {
        question:
          'I drill borewells for public bodies and have to wait long for my money. Does Udyam help a rig owner?',
        answer:
          'Yes, it can help. Drilling is a service, so a rig owner can register, and a small registered supplier may claim interest when he is paid late. You must be registered before you do the work. We will get the certificate, print the Udyam number on your bills and list the overdue bills.',
      },
    },
    'iec-registration': {
      lead: 'We can get the import export code (IEC) for Namakkal firms that send eggs, sago or vehicle bodies abroad.',
      trades: [
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Some farms get the IEC first and learn later that the country buys only from approved farms. The eggs cannot be sent, and the order is lost.',
          we: 'We first ask whether your farm is approved for export, and then apply for the IEC.',
          send: ['PAN of the farm', 'Cancelled cheque', "Buyer's health rules", 'Farm records'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch units',
          wrong:
            "If a unit sends the society's grade slip instead of a laboratory report, a buyer abroad may not accept it. You then pay for a new test while the load waits.",
          we: 'We apply for the IEC, and list the reports, the licence and the text to print on the bags.',
          send: ['GST certificate', 'Food licence', "Buyer's contract"],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'Some rig owners order drilling hammers and spare parts by air without an IEC. Customs does not release the parcel, and the rig cannot work.',
          we: 'Before you order, we get the IEC in the name that is on your PAN.',
          send: ['PAN', 'Cancelled cheque', "Supplier's offer"],
        },
      ],
      question: {
        question: 'I sell eggs to an exporter and want to export on my own. What do I need?',
        answer:
          'As long as the exporter ships in his own name, only he needs the IEC, and your sale is in India. To export yourself you need an IEC, and your farm may need an approval for that country. Send us the name of the country and your PAN. We will list the steps for the approval and apply for your IEC.',
      },
    },
  },
  seo: {
    title: 'GST and Tax Help for Namakkal Lorry Owners',
    description:
      'Accounts, TDS credit and GST returns for lorry fleets, LPG tankers, body yards and layer farms in Namakkal, served from Coimbatore by phone and WhatsApp.',
  },
} satisfies CityWords;
