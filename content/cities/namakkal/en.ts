import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ inTown }: LocalSite) =>
  ({
    intro:
      'We can keep the accounts, file the GST returns and trace the TDS credit of lorry owners, egg farms and body building units in Namakkal and Tiruchengode.',
    description: [
      'A lorry owner in Namakkal often runs many vehicles through one bank account. We keep an account for every registration number from trip sheets, diesel bills and toll statements, so that you can see which vehicle makes a profit.',
      'Eggs are exempt from GST, but for income tax an egg farm is a business. We prepare flock-wise accounts for the year from feed bills and egg sale bills.',
      'A body building unit, a rig owner and a school raise very different bills. Before we file the GST return, we sort the bills into freight, services and sales. Then we check that the TDS deducted by your customers is credited to your PAN.',
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
        note: "Drivers settle their accounts when they return. A vehicle's trip sheet, diesel bills and toll statement must tally.",
      },
      {
        kind: 'layers',
        name: 'Layer farms and egg trade',
        note: "Eggs are sold by the tray at the day's rate. Income tax treats the farm as a business, so you need full accounts of flocks and feed.",
      },
      {
        kind: 'body-building',
        name: 'Body building units and spares',
        note: "Building a bus or lorry body on the customer's chassis is a service. If you sell a finished vehicle on your own chassis, you sell goods.",
      },
      {
        kind: 'colleges',
        name: 'Residential schools and colleges',
        note: 'Schools often collect tuition, hostel and bus fees at different counters. The audited accounts must include the fees from every counter.',
      },
      {
        kind: 'borewell-rigs',
        name: 'Borewell rigs and compressors',
        note: 'Rigs also drill in other states. The GST on the bill depends on the state in which the well is drilled.',
      },
      {
        kind: 'sago',
        name: 'Sago and starch units',
        note: 'Sago units crush tapioca in season and sell sago for months afterwards. You need a lot-wise register of the roots bought and the bags made.',
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
    work: (town) =>
      `Your drivers can send photos of slips by WhatsApp from the road, and you can send the books from Namakkal by courier. If you prefer to come in person, you can visit our ${town} office by appointment.`,
    trades: [
      {
        kind: 'lorries',
        name: 'Lorry and tanker owners',
        needs:
          'You need an account for each vehicle, and the right GST on your hire bills. The TDS that customers deduct from your freight must be credited to your PAN.',
      },
      {
        kind: 'layers',
        name: 'Egg farms',
        needs:
          'You need flock-wise accounts. For income tax you also need proof that the money in your bank account came from eggs and birds.',
      },
      {
        kind: 'body-building',
        name: 'Body building units',
        needs:
          'You need the right HSN code on each bill. When you export a bus body, you can claim a GST refund. For PF you need a gang-wise list of workers.',
      },
      {
        kind: 'borewell-rigs',
        name: 'Borewell rig owners',
        needs:
          'You need to know which GST to charge on each bill, because it depends on the state in which the well is drilled. You also need a separate account for each well.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Not every owner of a lorry, a rig or a body building unit in Namakkal needs a GST number. We can check whether you do, and apply for it.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'Some lorry owners register for GST although their customers pay all the GST on freight. Such owners then have to file nil returns, and pay a late fee for every return that they forget.',
            we: 'We go through your freight bills. If a transporter enrolment number is enough, we get it for you instead of a GST number.',
            send: ['RC of each vehicle', 'Freight bills', 'Lease agreement for the lorry yard'],
          },
          {
            trade: 'borewell-rigs',
            name: 'Borewell rig owners',
            wrong:
              'If a rig from Tiruchengode drills in another state for months on a Tamil Nadu GST number, that state may require a separate registration. The other state can also ask for tax on the work already done.',
            we: 'Before the rig leaves, we check which state the job is in, how long it will take and whether you will have a site office there.',
            send: ['Work orders', 'RC of the rig', 'Address of the site', "Firm's PAN"],
          },
          {
            trade: 'body-building',
            name: 'Body building units',
            wrong:
              "Some body builders use a second plot across the road that is not on their GST certificate. If officers find a customer's chassis on that plot, they can detain the chassis.",
            we: 'We add the second plot to your registration, and enter body work and the sale of vehicles as two activities.',
            send: ['Lease agreement for each plot', 'Latest EB bill', 'Trade licence'],
          },
        ],
        question: {
          question: 'I sell eggs and culled birds from my farm near Mohanur. Do I need a GST number?',
          answer:
            'Eggs and live birds are exempt, so a farm that sells only these usually needs no GST number. Rent from a hall or hire charges for a lorry can change that. Send us a list of all your income for the year. We will compare your income with the limit, and register you only if the law requires it.',
        },
      },
      'gst-returns': {
        lead: 'Lorry owners, rig owners, body builders and schools in Namakkal raise very different bills. We can report each kind of bill under the right rule and file the GST returns.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'Many owners hire out a lorry, carry goods on consignment notes and also sell an old tanker. If all of these are reported in the same way, the owner may pay tax that is not due or leave out tax that is due.',
            we: 'Before we file, we sort the bills into exempt hire, freight and sales of vehicles.',
            send: ['Consignment notes for the month', 'Hire agreements', 'Sale letter for the vehicle'],
          },
          {
            trade: 'borewell-rigs',
            name: 'Borewell rig owners',
            wrong:
              'If your bill shows CGST and SGST although the borewell is in Karnataka, you have paid the wrong tax. You have to pay IGST as well, and claim back the CGST and SGST.',
            we: 'We sort your bills site-wise, and check the state code on each bill.',
            send: ['Site-wise bills for the month', 'Work orders', 'Diesel and pipe bills'],
          },
          {
            trade: 'colleges',
            name: 'Schools and colleges',
            wrong:
              'Many schools think that all their income is exempt. But rent for the hall or the canteen may be taxable, and the department can demand GST with interest for past years.',
            we: "We list the school's income under each head, and report the taxable part in the return.",
            send: ['Receipts for each kind of fee', 'Canteen agreement', 'Hall booking register'],
          },
        ],
        question: {
          question: 'Can I take GST credit on tyres and a new chassis for my lorry?',
          answer:
            'It depends on who pays the tax on your freight. If your customer pays it, or the hire is exempt, you cannot take the credit. Send us three freight bills before you buy. We will tell you under which GST option for freight you get the credit, and what that option costs.',
        },
      },
      'gst-notices': {
        lead: 'Your trip sheets and registers are the best answer to a GST notice. We can draft the reply for your Namakkal fleet, body building unit or farm.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'If an oil company reports more tanker freight than your return shows, the officer can treat the difference as unbilled freight and demand GST on it.',
            we: 'We make a vehicle-wise table that shows the freight, who pays the tax and the return in which the freight was reported.',
            send: ['The notice', 'Freight statements for the year', 'Declaration on who pays the tax', 'Vehicle list'],
          },
          {
            trade: 'body-building',
            name: 'Body building units',
            wrong:
              'The officer can ask a body builder about chassis that he never bought, because they belong to customers. If the body builder cannot prove that the chassis are not his, the officer can add their value to his sales.',
            we: "For each body we produce the job card, the chassis owner's documents and the delivery challan.",
            send: ['Job cards', 'RC or invoice of each chassis', 'Delivery challans'],
          },
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              'If a farm files no GST returns but has large bank deposits, the officer may suspect that it trades in feed or chicks, and ask for tax.',
            we: 'We prepare a statement that sorts the bank deposits into egg sales, bird sales and other income, and send it with the reply.',
            send: ['Egg sale bills', 'Bank statement for the period', 'Feed bills', 'Bird sale slips'],
          },
        ],
        question: {
          question: 'My tanker was stopped because the e-way bill had an old vehicle number. What do I do now?',
          answer:
            'Send us the notice, the invoice and the e-way bill today, because the notice gives you only a short time to reply. Do not pay any penalty until we have gone through the notice. We will check which rule applies to such a mistake, and draft the reply for your signature.',
        },
      },
      'gst-refunds': {
        lead: 'Can your Namakkal body building unit, rig business or farm get a GST refund? We can check that for you and file the claim.',
        trades: [
          {
            trade: 'body-building',
            name: 'Body building units',
            wrong:
              'If you build a body for a buyer abroad, you can claim back the GST on steel and paint. But if the chassis invoice and the order do not show the same vehicle, the claim can be rejected.',
            we: 'We check the chassis invoice against the order, and claim the GST on steel and paint.',
            send: ['Chassis invoice', "Customer's order", 'Shipping bill', 'Steel and paint bills'],
          },
          {
            trade: 'borewell-rigs',
            name: 'Borewell rig owners',
            wrong:
              'If you pay CGST and SGST by mistake for a well in another state, you still have to pay IGST. The CGST and SGST are lost unless you claim a refund.',
            we: 'We tell you how much IGST to pay. After you have paid it, we claim back the CGST and SGST.',
            send: ['Drilling bill for the well', 'GST returns for both months', 'Tax payment challan'],
          },
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              'Some farms that export eggs think that no refund is allowed on exempt goods. Such farms lose the GST on the packing and cold storage of the exported eggs.',
            we: 'We work out how much of the tax on packing and cold storage relates to the exported eggs.',
            send: [
              'Shipping bills',
              'Packing and freight bills',
              'Bank realisation advices',
              'Domestic and export sales for the period',
            ],
          },
        ],
        question: {
          question: 'My transport firm has a balance in the cash ledger on the GST portal. Can I claim it back?',
          answer:
            'Yes, you can claim the amount that you do not need for paying tax, and this is one of the simpler refunds. Send us the cash ledger, and check that your bank account is registered on the portal. We will file the application and reply to the officer if he has questions.',
        },
      },
      'income-tax-filing': {
        lead: 'We can prepare vehicle-wise, flock-wise and fee-wise accounts for Namakkal lorry owners, poultry farmers and school trusts, and file their income tax returns.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'Sometimes the lorry is registered in one name and the freight is paid in another name. The TDS is then under one PAN and the income under another, so the owner cannot claim the TDS.',
            we: 'We ask the company that paid the freight to correct its TDS return. We also check which is better for you: the fixed income per vehicle that the law allows for small fleets, or the profit as per your accounts.',
            send: ['RC of each vehicle', 'Freight statements for the year', 'Loan statements', 'Form 26AS'],
          },
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              'Some layer farms show their profit as agricultural income because the sheds are on farm land. In law, income from eggs is business income, so the department can demand tax with a penalty later.',
            we: 'We prepare the accounts from feed bills, egg sale bills and bird sale slips.',
            send: ['Feed bills', 'Chick bills', 'Egg sale bills', 'Mortality register'],
          },
          {
            trade: 'colleges',
            name: 'Schools and colleges',
            wrong:
              "If a trust's audit report is late, its tax exemption is at risk. The hostel and bus fees are often added only at the end, when there is no time to check them.",
            we: 'We collect the fee registers early and fix the audit dates with your auditor.',
            send: ['Trust deed', "Trust's registration order", 'Fee registers for the year', 'Building bills'],
          },
        ],
        question: {
          question: 'I own a few lorries in Namakkal. Do I have to keep full accounts for them?',
          answer:
            'Owners of small fleets can declare a fixed income for each vehicle instead of keeping full accounts. The fixed income can cost you more tax if you pay a lot of loan interest. Send us the RC books, the loan statements and your total freight for the year. We will work out the tax both ways, and file the return that costs you less.',
        },
      },
      'pf-esi-services': {
        lead: 'We can register body builders, fleet owners and schools in Namakkal for PF and ESI, and file the returns for their workers every month.',
        trades: [
          {
            trade: 'body-building',
            name: 'Body building units',
            wrong:
              'If a maistry brings a gang of welders and collects the pay for all of them, the body builder has no list of names. If a welder is burned at work before he is enrolled, the owner may have to pay for the treatment.',
            we: "For each bus or lorry body we prepare a weekly list with the workers' names, days and wages.",
            send: ['Gang-wise list of workers', 'Weekly payment sheet', "Workers' masked Aadhaar"],
          },
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'Many drivers get batta and wages together in cash. If nobody notes how much of the cash is wages, the PF office can treat the whole amount as wages.',
            we: 'We show the wage and the road expenses separately on the trip sheet.',
            send: ['Appointment letters', 'Trip sheets', 'List of drivers'],
          },
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              'On many farms a family lives at the sheds and works there, but the wages are paid in one name. There is no record that the other family members work, so it is hard to settle a dispute or an accident claim.',
            we: "We record each worker's days and wages, and check whether PF and ESI apply.",
            send: ['Wage register', 'List of helpers', "Workers' masked Aadhaar"],
          },
        ],
        question: {
          question: 'My new driver already has a PF number from another lorry owner. What should I do?',
          answer:
            'Use the same PF number and enter the date on which he joined you. If you generate a second number for him, the accounts have to be merged later, and he has to wait for his PF amount. Send us his name as in Aadhaar and an old wage slip. We will find his existing PF number (UAN) and add him to your PF return.',
        },
      },
      'tds-tcs-returns': {
        lead: 'Customers deduct TDS from your Namakkal freight, and you may have to deduct TDS on your own payments. We can trace your TDS credit and file your TDS returns.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'If a cement or oil company uses the PAN of a partner who has left, your TDS is credited to him. Your firm cannot claim this TDS, although it was deducted from your freight.',
            we: 'We match your freight bills with Form 26AS, and write to the company that used the wrong PAN.',
            send: ['Freight bills for the year', 'Form 26AS', "Firm's PAN", 'Vehicle declaration'],
          },
          {
            trade: 'colleges',
            name: 'Schools and colleges',
            wrong:
              'Guest teachers, bus owners and mess contractors each come under a different TDS rate. If the school uses one rate for all of them, it may deduct too little and have to pay interest.',
            we: 'At the start of the year, we mark the kind of payment and its TDS rate in each ledger.',
            send: ['Appointment letters', 'Bus contract', "Mess contractor's bills"],
          },
          {
            trade: 'body-building',
            name: 'Body building units',
            wrong:
              'Painters and upholsterers are paid for each vehicle body, and often nobody adds up these payments. The total can cross the TDS limit in the middle of the year, and nobody notices that TDS has to be deducted.',
            we: 'We keep a running total under each PAN, and also check whether you must collect TCS on your scrap bills.',
            send: ["Labour gangs' bills", 'PAN copies', 'Scrap sale bills'],
          },
        ],
        question: {
          question: 'I hire lorries from other owners in Namakkal. Who signs the declaration for payment without TDS?',
          answer:
            "The owner named in the RC has to sign it and give his PAN. The driver's signature is not enough. You also have to report the payment in your TDS return. We will give you the form, check the signed copies against the RC and file the return.",
        },
      },
      'company-registration': {
        lead: 'For your Namakkal fleet, farm or rigs, we can compare a company with an LLP and register the one that costs you less.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'Every tanker has a permit, a loan and a contract with the oil company. If you form a company, all three have to be transferred for each tanker, and the tanker may lie idle till this is done.',
            we: 'We compare the cost of moving the whole fleet to the company with the cost of buying only new tankers in its name.',
            send: ['Vehicle list', 'Loan statements', 'Contract with the oil company'],
          },
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              'Some farmers form a producer company for feed and stop running it after they get the grant. But its annual filings are still due, and each late form attracts an additional fee.',
            we: 'Before you form the company, we explain what has to be filed every year, and ask you to make one member responsible for the filings.',
            send: ["Members' PAN and masked Aadhaar", 'Proof of ownership of the farms', 'Plan for the feed business'],
          },
          {
            trade: 'borewell-rigs',
            name: 'Borewell rig owners',
            wrong:
              'If partners buy a second rig without a written deed and one rig meets with an accident, nobody knows who has to repay the loan.',
            we: 'We draft a deed that says who owns each rig and how the partners share repairs and losses.',
            send: ['RC of each rig', 'Loan sanction letters', "Partners' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question: 'Our school in Rasipuram runs under a trust. Can the same trust run a second school?',
          answer:
            "The trust can usually run it, because a school's recognition is given to a trust, a society or a non-profit company. If you move the school to a new owner, the recognition may be at risk. Send us the trust deed and the recognition order. We will check what the deed allows and which forms you have to file.",
        },
      },
      'accounting-bookkeeping': {
        lead: 'With a separate account for each vehicle, flock or well, you know which one makes a profit. We can keep such books for Namakkal fleets, farms and rigs.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'If diesel, toll and tyres for all lorries go into one account, you cannot tell the bank what each vehicle earns, and your new loan may be delayed.',
            we: "We open an account for each lorry's registration number, and enter every slip under it.",
            send: ['Trip sheets for the month', 'Diesel bills', 'Toll statements', 'Loan repayment schedules'],
          },
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              'If you record the egg trays sold but not the birds that died, the laying percentage is wrong, and you may notice a sick flock too late.',
            we: 'Every week, we record the birds, the feed and the egg trays of each shed.',
            send: ['Shed register', 'Feed bills for the month', 'Egg sale bills'],
          },
          {
            trade: 'borewell-rigs',
            name: 'Borewell rig owners',
            wrong:
              'Rig owners often buy pipes and diesel in one state and use them in another. If the books do not show the full cost of each well, the owner may quote too low a price for the next one.',
            we: 'We keep an account for each well that shows the feet drilled and all the expenses.',
            send: ['Drilling slips for each well', 'Diesel bills', 'Pipe bills', 'Crew payment sheet'],
          },
        ],
        question: {
          question: 'My drivers are on the road for weeks. How do their slips reach you?',
          answer:
            'Each driver sends photos of diesel and toll slips by WhatsApp with the vehicle number, and you send us the bank statement every month. We will enter the slips vehicle-wise, and tell you which trips have no slips before you settle with the driver.',
        },
      },
      'udyam-registration': {
        lead: 'Udyam counts vehicles and machines at their written down value (the value after depreciation). We can file the registration for your Namakkal body building unit, lorry fleet or sago unit.',
        trades: [
          {
            trade: 'lorries',
            name: 'Lorry and tanker owners',
            wrong:
              'Some owners enter the price that they paid for each lorry. Such an owner may be placed in a higher category and lose benefits, because Udyam goes by the written down value, which is lower.',
            we: 'We take the written down values from your income tax return, and leave out vehicles that belong to relatives.',
            send: ['Vehicle list', 'Depreciation schedule', 'Last income tax return'],
          },
          {
            trade: 'body-building',
            name: 'Body building units',
            wrong:
              'If a body building unit is registered as a repair shop, the bank may refuse a machine loan that is meant for manufacturers.',
            we: 'We enter bus and lorry body building as the main activity, and your presses and paint booths as machinery.',
            send: ['Bills for the machines', 'Lease agreement for the yard', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'sago',
            name: 'Sago and starch units',
            wrong:
              'Some brothers run sago units at Rasipuram under their own PANs but share one certificate. Every PAN needs its own certificate, so the other brothers cannot use the shared one for a loan.',
            we: "We list the machines under each owner's PAN, and apply for every brother who has no certificate.",
            send: ["Each owner's PAN", 'Bills for the machines', 'EB bill for each unit'],
          },
        ],
        question: {
          question:
            'I drill borewells for public bodies and their payments come very late. Does Udyam help a rig owner?',
          answer:
            'Yes, it can. Drilling is a service, so a rig owner can register, and a small registered supplier may claim interest on late payments. You must be registered before you do the work. We will get the certificate, help you add the Udyam number to your bills and make a list of overdue bills.',
        },
      },
      'iec-registration': {
        lead: 'Namakkal farms and firms that send eggs, sago or vehicle bodies abroad need an import export code (IEC). We can get the code for you.',
        trades: [
          {
            trade: 'layers',
            name: 'Egg farms',
            wrong:
              "Some farms get the IEC and learn only later that the buyer's country accepts eggs only from approved farms. Such a farm cannot send the eggs, and loses the order.",
            we: 'First we find out whether your farm is approved for export, and then we apply for the IEC.',
            send: [
              "Farm owner's PAN",
              'Cancelled cheque',
              "Buyer's list of health requirements",
              'Flock health records',
            ],
          },
          {
            trade: 'sago',
            name: 'Sago and starch units',
            wrong:
              "If you send your co-operative society's grade slip instead of a lab report, a buyer abroad may not accept it. You then have to pay for a laboratory test, and the load has to wait for the report.",
            we: 'We apply for the IEC, and list the reports, the licence and the text to print on the bags.',
            send: ['GST certificate', 'Food licence', "Buyer's contract"],
          },
          {
            trade: 'borewell-rigs',
            name: 'Borewell rig owners',
            wrong:
              'Some rig owners order drilling hammers and spare parts by air without an IEC. Customs does not release the parcel, and the rig cannot work.',
            we: 'Before you order, we get the IEC in the same name as your PAN.',
            send: ['PAN', 'Cancelled cheque', "Supplier's quotation"],
          },
        ],
        question: {
          question: 'I sell eggs to an exporter and want to export on my own. What do I need?',
          answer:
            'As long as the exporter ships in his own name, only he needs the IEC, and your sale to him is a local sale. To export on your own you need an IEC, and for some countries your farm also needs an approval. Tell us which country you want to sell to and send us your PAN. We will list the steps for the approval and apply for your IEC.',
        },
      },
    },
    seo: {
      title: 'GST and Tax Help for Namakkal Lorry Owners',
      description: `Accounts, TDS credit and GST returns for lorry fleets, LPG tankers, body builders and layer farms in Namakkal, ${inTown('coimbatore', 'served from Coimbatore by phone', 'by phone, courier')} and WhatsApp.`,
    },
  }) satisfies CityWords;
