import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Lorry owners, egg farms and body-building yards in Namakkal and Tiruchengode can have their accounts, GST returns and TDS credit handled by us.',
  description: [
    'A lorry owner in Namakkal often has one bank balance for many vehicles. We keep an account for every registration number from trip sheets, diesel bills and toll statements, so that you see which vehicle earns.',
    'Eggs are exempt under GST, but an egg farm is a business for income tax. We make the accounts of the year for each flock from feed bills and egg sale notes.',
    'Body yards, rig owners and schools have different kinds of bills on one PAN. We sort freight, work and sales before we file the GST return. Then we check that the TDS which your customers deducted is credited to your PAN.',
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
      note: 'Drivers settle their accounts when they return. The trip sheet, the diesel bills and the toll statement of a vehicle must agree.',
    },
    {
      kind: 'layers',
      name: 'Layer farms and egg trade',
      note: "Eggs are sold by the tray at the day's rate. Income tax treats the farm as a business, so you need full accounts of flocks and feed.",
    },
    {
      kind: 'body-building',
      name: 'Body-building yards and spares',
      note: "Building a body on the customer's chassis is a service. If you sell a finished vehicle on your own chassis, it is a sale of goods.",
    },
    {
      kind: 'colleges',
      name: 'Residential schools and colleges',
      note: 'Tuition, hostel and bus fees may be collected at different counters. The audited accounts must show all of them.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rigs and compressors',
      note: 'Rigs also drill in other states. The place of the well decides which GST you have to charge on the bill.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch units',
      note: 'Units crush tapioca in season and sell for months afterwards. You need a register that shows roots and bags for each lot.',
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
        'You need an account for each vehicle and the right GST on hire. The TDS that customers deduct from freight must be credited to your PAN.',
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
        'You need the right code on each bill and a GST refund when a body is exported. For PF you need the names of each gang.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rig owners',
      needs:
        "You need to know which state's GST goes on the bill, because the place of the well decides it. Each job also needs its own account.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can tell lorry, rig and yard owners in Namakkal if they need a GST number, and apply for those who do.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'A lorry owner may register although his customers pay all the GST on freight. He then has to file returns without tax, and pays a late fee for each one that he forgets.',
          we: 'We read your freight bills and get a transporter enrolment number instead if that is enough.',
          send: ['RC of each vehicle', 'Freight bills', 'Lease of the lorry yard'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'A rig from Tiruchengode may drill in another state for months on a Tamil Nadu number. That state may require its own registration and ask for tax on the work already done.',
          we: 'We check the state, the duration and the site office of the job before the rig leaves.',
          send: ['Work orders', 'RC of the rig', 'Site address', 'PAN of the firm'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            "A yard owner may use a second plot across the road that is not on his certificate. Officers who find a customer's chassis there can ask whose it is and detain it.",
          we: 'We add the second plot and enter body work and sale of vehicles as two activities.',
          send: ['Lease of each plot', 'EB bill', 'Trade licence'],
        },
      ],
      question: {
        question: 'I sell eggs and culled birds from my farm near Mohanur. Do I need a GST number?',
        answer:
          'Eggs and live birds are exempt, so a farm that sells only them usually needs no number. Rent from a hall or hire of a lorry can change that. Send us a list of all your income in the year. We compare it with the limit and register you only if it is needed.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Namakkal fleets, rigs, yards and schools, with each bill under the rule that fits it.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'One owner may hire out a lorry, carry freight on consignment notes and sell an old tanker. If all of these go into the return in the same way, he pays tax that is not due or misses tax that is.',
          we: 'We sort the bills into exempt hire, freight and sale before we file.',
          send: ['Consignment notes', 'Hire agreements', 'Sale letter of the vehicle'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'Your bill may show CGST and SGST although the well is in Karnataka. The tax follows the place of the well, so you have to pay IGST as well and claim back the rest.',
          we: 'We sort the bills by site and check the state code on each of them.',
          send: ['Bills by site', 'Work orders', 'Bills for diesel and pipes'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'A school may think that all its income is exempt. Rent for its hall or its canteen can be taxable, and GST with interest is then demanded for past years.',
          we: 'We list each kind of income and report the taxable ones.',
          send: ['Receipts by kind of fee', 'Canteen agreement', 'Hall booking register'],
        },
      ],
      question: {
        question: 'Can I take GST credit on tyres and a new chassis for my lorry?',
        answer:
          'It depends on how the tax on your freight is paid. If your customer pays it or the hire is exempt, you cannot take the credit. Send us three freight bills before you buy. We tell you which way of paying tax gives you the credit and what it costs.',
      },
    },
    'gst-notices': {
      lead: 'If the GST office has sent your Namakkal fleet, yard or farm a notice, we can answer it with trip sheets and registers.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'An oil company may report more tanker freight than your return shows. The officer can treat the difference as freight that you did not bill and demand GST on it.',
          we: 'We prepare a table that shows for each vehicle the freight, who pays the tax and in which return it is.',
          send: ['The notice', 'Freight statements', 'Declaration on who pays the tax', 'Vehicle list'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'A yard may be asked to explain chassis that it never bought, because they belong to customers. Without proof the officer can add their value to your sales.',
          we: 'We show the job card, the owner of the chassis and the delivery note for each body.',
          send: ['Job cards', 'RC or invoice of each chassis', 'Delivery notes'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A farm without GST returns may have large bank deposits. The officer can then suspect that it trades in feed or chicks, and ask for tax.',
          we: 'We divide the deposits into eggs, birds and other income.',
          send: ['Egg sale notes', 'Bank statement', 'Feed bills', 'Bird sale slips'],
        },
      ],
      question: {
        question: 'My tanker was stopped because the e-way bill had an old vehicle number. What do I do now?',
        answer:
          'Send us the notice, the invoice and the e-way bill today, because the time to reply printed on the notice is short. Do not pay a penalty before we have read it. We check which rule fits such a mistake and draft the reply for your signature.',
      },
    },
    'gst-refunds': {
      lead: 'We can find out if a GST refund is open to your Namakkal yard, rig or farm, and then file the claim.',
      trades: [
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'You may build a body for an order from abroad with steel and paint that carry GST. If the chassis invoice and the order do not show the same vehicle, the claim is rejected.',
          we: 'We match the chassis invoice with the order and claim the GST on steel and paint.',
          send: ['Chassis invoice', "Customer's order", 'Shipping bill', 'Bills for steel and paint'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'For a well in another state you may pay CGST and SGST by mistake. The IGST is then still unpaid, and interest is added until you correct it.',
          we: 'You pay the IGST first, and we claim back the CGST and SGST.',
          send: ['Site bill', 'Returns of both months', 'Tax challan'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A farm that exports eggs and also sells in India may think that exempt goods never give a refund. The GST on packing and cold storage of the exported eggs is then lost.',
          we: 'We work out the share of tax on packing and cold storage that belongs to the exported eggs.',
          send: ['Shipping bills', 'Bills for packing and freight', 'Bank advices', 'Sales in India and abroad'],
        },
      ],
      question: {
        question: 'My transport firm has money in the cash ledger of the GST portal. Can I take it out?',
        answer:
          'Yes, you can claim the part that you do not need for tax, and it is one of the simpler refunds. Send us the cash ledger and check that your bank account is on the certificate. We file the application and answer the officer if he has questions.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Namakkal lorry owners, poultry farmers and school trusts, by vehicle, flock or fee counter.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'The lorry may be in one name while the freight is paid to another. TDS and income then fall on two PANs, and the owner cannot claim the TDS.',
          we: 'We ask the payer to correct his return, and compare the fixed income per vehicle with full accounts.',
          send: ['RC of each vehicle', 'Freight statements', 'Loan statements', 'Form 26AS'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A layer farm may show its profit as farm income because it is on farm land. In law income from eggs is business income, so tax with a penalty can be demanded later.',
          we: 'We make the accounts from feed bills, egg sale notes and bird sales.',
          send: ['Feed bills', 'Chick bills', 'Egg sale notes', 'Mortality record'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'If the audit report of the trust is late, its exemption is in danger. Hostel and bus fees are often added at the end, when there is no time to check them.',
          we: 'We collect the fee registers early and fix the dates with the auditor.',
          send: ['Trust deed', 'Registration order', 'Fee registers', 'Building bills'],
        },
      ],
      question: {
        question: 'I own a few lorries in Namakkal. Do I have to keep full accounts?',
        answer:
          'Owners of small fleets can choose a fixed income for each vehicle instead of full accounts. It may cost you more tax if you pay much loan interest. Send us the RC, the loan statements and the freight total. We work out the tax both ways and file the better one.',
      },
    },
    'pf-esi-services': {
      lead: 'We can register Namakkal yards, fleets and schools for PF and ESI and file for their workers each month.',
      trades: [
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'A gang leader may bring welders and take the pay for all of them. If one of them is burned at the yard, his name is on no list and the owner may have to pay.',
          we: 'We prepare a weekly list for each body with names, days and wages.',
          send: ['Gang list', 'Payment sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Drivers may get batta in cash together with the wage, without any note of what is what. The PF office can then treat the whole amount as wages.',
          we: 'We show wage and road expenses separately on the trip sheet.',
          send: ['Appointment letters', 'Trip sheets', 'List of drivers'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A family of helpers may live at the sheds while wages are paid in one name. The others have no record of work, and a dispute or an accident is hard to settle.',
          we: 'We record each worker with days and wage and check if PF and ESI apply.',
          send: ['Wage book', 'List of helpers', 'Masked Aadhaar copies'],
        },
      ],
      question: {
        question: 'My new driver already has a PF number from another lorry owner. What do I do?',
        answer:
          'Use the same number and enter your own joining date. If you open a second number, the accounts must be merged later, and he waits for his money. Send us his name as in Aadhaar and an old wage slip. We find the number and add him to your return.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can match the TDS that was deducted from your Namakkal freight and bills, and file returns for the TDS that you must deduct.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'A cement or oil company may use an old PAN, so that the TDS is credited to a partner who has left. You cannot claim it, although it was deducted from your freight.',
          we: 'We compare the freight bills with Form 26AS and write to the payer.',
          send: ['Freight bills', 'Form 26AS', 'PAN copy', 'Declaration of vehicles'],
        },
        {
          trade: 'colleges',
          name: 'Schools and colleges',
          wrong:
            'Guest teachers, bus owners and mess contractors may be booked as one kind of payment. TDS is different for each, so the school deducts too little and pays interest.',
          we: 'We write the kind of payment in each ledger at the start of the year.',
          send: ['Appointment letters', 'Bus contract', 'Mess bills'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'Painters and upholsterers are paid by the body, and nobody may keep the total. The TDS limit is then crossed in the middle of the year without a deduction.',
          we: 'We keep the total of each PAN and check your scrap bills for TCS too.',
          send: ['Gang bills', 'PAN copies', 'Scrap sale bills'],
        },
      ],
      question: {
        question: 'I hire lorries from other owners in Namakkal. Who signs the declaration for payment without TDS?',
        answer:
          'The owner named in the RC has to sign it and give his PAN. A signature of the driver is not enough. You also have to report the payment in your TDS return. We give you the form, check the signed copies against the RC and file the return.',
      },
    },
    'company-registration': {
      lead: 'We can compare a company with an LLP for your Namakkal fleet, farm or rigs, and register the one that costs you less.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Every tanker has a permit, a loan and a contract with the oil company. If you form a company, all of them have to be changed vehicle by vehicle, and a tanker may stand idle meanwhile.',
          we: 'We compare the transfer of the whole fleet with buying only new tankers in the company.',
          send: ['Vehicle list', 'Loan statements', 'Oil company contract'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'Farmers may form a producer company for feed and stop using it after the grant. Its yearly forms remain due, and each late form costs a fee.',
          we: 'We explain the yearly work before you form it and fix one member who is responsible.',
          send: ['PAN and masked Aadhaar of the members', 'Proof of the farms', 'Feed plan'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'Partners may buy a second rig without a written deed. If a rig is lost in a well, nobody knows who has to pay the loan.',
          we: 'We write who owns each rig and how repairs and losses are shared.',
          send: ['RC of each rig', 'Loan letters', 'PAN and masked Aadhaar of the partners'],
        },
      ],
      question: {
        question: 'Our school in Rasipuram runs under a trust. Which form should we use for a second school?',
        answer:
          'The trust can mostly run it, because recognition is given to a trust, a society or a non-profit company. A new owner can put the recognition at risk. Bring the trust deed and the recognition order, and we check what the deed allows and what must be filed.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of Namakkal fleets, farms and rigs, with a separate account for each vehicle, flock or well.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'Diesel, toll and tyres of all lorries may go into one account. When the bank asks what each vehicle earns, you cannot answer, and a new loan waits.',
          we: 'We open an account for each registration number and enter every slip in it.',
          send: ['Trip sheets', 'Diesel bills', 'Toll statements', 'Loan schedules'],
        },
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A farm may record the trays sold but not the birds that died. The number of eggs per bird then looks wrong, and you notice a bad flock too late.',
          we: 'We record birds, feed and trays of each shed every week.',
          send: ['Shed register', 'Feed bills', 'Egg sale notes'],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'Pipes and diesel may be bought in one state and used in another. No job then shows its full cost, and you quote the next well too low.',
          we: 'We keep an account for each well with feet drilled and all its expenses.',
          send: ['Site slips', 'Diesel bills', 'Pipe bills', 'Crew payments'],
        },
      ],
      question: {
        question: 'My drivers are on the road for weeks. How do their slips reach you?',
        answer:
          'Each driver sends photos of diesel and toll slips by WhatsApp with the vehicle number. You send us the bank statement every month. We enter the slips by vehicle and tell you for which trips they are missing, before you settle with the driver.',
      },
    },
    'udyam-registration': {
      lead: 'We can register Namakkal yards, fleets and sago units under Udyam with vehicles and machines at their book value.',
      trades: [
        {
          trade: 'lorries',
          name: 'Lorry and tanker owners',
          wrong:
            'An owner may enter the price that he paid for each lorry. Only the lower value in his accounts matters, so he can land in a class that is too high and lose benefits.',
          we: 'We take the book values from your return and leave out vehicles of relatives.',
          send: ['Vehicle list', 'Depreciation list', 'Last income tax return'],
        },
        {
          trade: 'body-building',
          name: 'Body-building yards',
          wrong:
            'A yard may be registered as a repair shop. Building bodies is manufacture, and without it the bank can refuse a machine loan for manufacturers.',
          we: 'We enter body building as the activity and list your presses and paint booths.',
          send: ['Machine bills', 'Yard lease', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch units',
          wrong:
            'Several brothers may run units at Rasipuram on their own PANs but use one certificate. Each PAN needs its own, so the other brothers cannot use it for a loan.',
          we: 'We divide the machines by PAN and apply for each brother who has none.',
          send: ['PAN of each owner', 'Machine bills', 'EB bills'],
        },
      ],
      question: {
        question: 'I drill borewells for public bodies and wait long for my money. Does Udyam help a rig owner?',
        answer:
          'Drilling is a service, so a rig owner can register, and a small registered supplier may claim interest when he is paid late. The registration must be there before the work. We get the certificate, put the number on your bills and list what is overdue.',
      },
    },
    'iec-registration': {
      lead: 'We can get the import export code (IEC) for Namakkal firms that send eggs, sago or vehicle bodies abroad.',
      trades: [
        {
          trade: 'layers',
          name: 'Egg farms',
          wrong:
            'A farm may take the code first and learn later that the country buys only from approved farms. The eggs cannot be sent, and the order is lost.',
          we: 'We ask about the approval of the farm first and then apply for the code.',
          send: ['PAN of the farm', 'Cancelled cheque', "Buyer's health rules", 'Farm records'],
        },
        {
          trade: 'sago',
          name: 'Sago and starch units',
          wrong:
            "A unit may send the society's grade slip instead of a laboratory report. A buyer abroad may not accept it, and you pay for a new test while the load waits.",
          we: 'We apply for the code and list the reports, the licence and the text to print on the bags.',
          send: ['GST certificate', 'Food licence', "Buyer's contract"],
        },
        {
          trade: 'borewell-rigs',
          name: 'Borewell rig owners',
          wrong:
            'Hammers and spares may come by air for an owner who has no code. Customs does not release the parcel, and your rig cannot work.',
          we: 'We get the code in the name on your PAN before you order.',
          send: ['PAN', 'Cancelled cheque', "Supplier's offer"],
        },
      ],
      question: {
        question: 'I sell eggs to an exporter and want to export on my own. What do I need?',
        answer:
          'As long as he ships in his own name, only he needs the code, and your sale is in India. To export yourself you need an IEC, and your farm may need an approval for that country. Send us the country and your PAN, and we list both steps and apply.',
      },
    },
  },
  seo: {
    title: 'GST and Tax Help for Namakkal Lorry Owners',
    description:
      'Accounts, TDS credit and GST returns for lorry fleets, LPG tankers, body yards and layer farms in Namakkal, served from Coimbatore by phone and WhatsApp.',
  },
} satisfies CityWords;
