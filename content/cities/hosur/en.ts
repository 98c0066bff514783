import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST returns, TDS returns and company forms for part suppliers, CNC shops and transporters in Hosur and the SIPCOT estates.',
  description: [
    'A workshop in Hosur often sells from one shed to factories in two states. The GST on a bill depends on which state the goods go to. So we sort your bills by state before we file the return.',
    'Castings and dies on your floor often belong to the factory that you supply. We keep a register of such goods, so that your stock statement to the bank shows only your own goods.',
    'Growers near Thally sell flowers for a few weeks and repay loans all year, and transporters cross the border every night. We keep an account for each polyhouse and for each lorry.',
  ],
  keyAttractions: [
    'Chandra Choodeswarar Temple',
    'Kelavarapalli Reservoir',
    'Rajaji Memorial House, Thorapalli',
    'Cauvery North Wildlife Sanctuary',
    'Thally, called Little England',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and part suppliers',
      note: 'Vehicle factories can change prices after you deliver. You then need a credit or debit note in the right GST return.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      note: 'Castings that belong to the customer are often kept next to your own metal. Count these castings separately, because only your own metal is your stock.',
    },
    {
      kind: 'electronics',
      name: 'Electronics and watch making',
      note: 'Keep a separate register of moulds and fixtures that belong to the buyer, and write the date on which each one came.',
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      note: 'Flowers are sold for weddings and festivals, but the loan for a polyhouse has to be repaid all year. Keep a separate account for each polyhouse.',
    },
    {
      kind: 'lorries',
      name: 'Border logistics and yards',
      note: 'One trip often carries loads for two states. Write on each consignment note who pays the GST on the freight.',
    },
  ],
  serviceAreas: [
    'SIPCOT Phase I',
    'SIPCOT Phase II',
    'Zuzuvadi',
    'Mathigiri',
    'Bagalur',
    'Shoolagiri',
    'Denkanikottai',
    'Thally',
  ],
  work: 'Workshops, growers and transporters in Hosur, Bagalur and Thally can send bills by WhatsApp, e-mail or courier. You can also visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'auto-components',
      name: 'Vehicle part suppliers',
      needs:
        'You need the right GST on bills to other states, and credit notes in the right month. Vehicle factories also ask for your PF challans.',
    },
    {
      kind: 'machine-shops',
      name: 'CNC shops and tool rooms',
      needs:
        'You need a register of metal that belongs to customers, and a Udyam number on your bills. You may have to deduct TDS when you give out job work.',
    },
    {
      kind: 'lorries',
      name: 'Border transporters',
      needs: 'You need the right GST on each trip and an account for every lorry that shows what it earned.',
    },
    {
      kind: 'greenhouses',
      name: 'Rose and vegetable growers',
      needs:
        'You need farm income and trade shown separately in your income tax return, and a loan account for each polyhouse.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can apply for GST registration for workshops, growers and transporters in Hosur who sell on both sides of the border.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Some tool rooms deliver to Attibele in their first week without a GST number. This is a mistake, because a seller of goods to another state needs the number from the first bill, whatever his size, and can be fined without it.',
          we: 'We file the application before your first delivery leaves Hosur, and enter the shed in the estate as your place of business.',
          send: ['SIPCOT allotment letter', 'EB bill of the shed', 'PAN of the owner'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'For a wedding order a grower often sells his own roses together with stems that he bought. The bought stems are trade. If this trade crosses the limit and he has no GST number, tax is demanded later.',
          we: 'We ask what you buy from other growers, and tell you whether you have to register.',
          send: ['Sale notes', 'Purchase slips for stems', 'Patta'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'If an owner has lorries of two states and gives one address for all of them, the officer asks where the lorries are parked at night. The application is then delayed.',
          we: 'We enter the parking yard and the office in the application, with a proof of address for each place.',
          send: ['Rent deed of the yard', 'RC of each lorry', 'Bank statement'],
        },
      ],
      question: {
        question: 'My shed is in Hosur and my home is in Bengaluru. In which state do I take GST registration?',
        answer:
          "You register in Tamil Nadu, because you work and bill from the shed. You need a number in Karnataka only if you have a place of business there. Send us the rental agreement and the EB bill of the shed. We will apply, and enter your Bengaluru home as the owner's address.",
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Hosur suppliers and transporters, and check the tax on each bill by the state where the goods go.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'You often send the same part to Bagalur and to Attibele. If the Attibele bills also show CGST and SGST, you have to pay IGST on every one of these loads, and claim back the CGST and SGST.',
          we: "Before we file the month's return, we check one bill for each delivery route.",
          send: ['Sale bills by customer', 'Delivery notes', "Plant's delivery schedule"],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'If part loads for two states are on one trip sheet without a note of who pays the GST on freight, you pay tax that your customer should pay. Or nobody pays it, and the department asks for it later.',
          we: 'On each consignment note we mark whether you or the customer pays the GST.',
          send: ['Consignment notes', 'Trip sheets', "Customers' letters"],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'Imported chips are cleared in Chennai, and sometimes the IGST on them does not appear in your GSTR-2B. If nobody follows it up, you lose the credit.',
          we: 'We match each bill of entry with GSTR-2B and follow up the missing entries.',
          send: ['Bills of entry', 'Purchase bills', 'Proof of payment of duty'],
        },
      ],
      question: {
        question:
          'The factory rejects my invoices because its part number is missing on them. What must a GST invoice show?',
        answer:
          'GST asks for the HSN code of the goods, and the factory asks for its own part number. You can print the HSN code and the part number on the same line. Send us one rejected invoice and the purchase order. We will show you what was missing and correct your invoice format.',
      },
    },
    'gst-notices': {
      lead: 'If your Hosur workshop or lorry office gets a GST notice, we can find the bills that it is about and write the reply.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'If you charged CGST and SGST instead of IGST for a year, the officer can send a notice. You have paid the wrong tax, and he asks for the IGST in addition.',
          we: 'We list the route, the bill and the challan of each delivery, and claim back the CGST and SGST that you paid by mistake.',
          send: ['The notice', 'Sales register by state', 'Tax challans'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Some shops sell metal chips and rejected pieces to a scrap dealer for cash. If his books show the purchase and yours show no sale, the department demands tax and a penalty from you.',
          we: 'We collect the weighment slips, and report the scrap sales that were left out.',
          send: ['The notice', 'Weighment slips of scrap', "Dealer's name and address", 'Job register'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Your e-way bills sometimes show more trips than your freight bills, for example return trips with your own goods. Without proof the officer taxes all of these trips.',
          we: 'For each lorry we match the e-way bills with the trip sheets.',
          send: ['The notice', 'E-way bill report', 'Trip sheets', 'Diesel book'],
        },
      ],
      question: {
        question: 'The officer at the border detained my lorry because of a wrong date. How do I get it back?',
        answer:
          'Ask the officer for a written order with its number and the amount. A small mistake in the e-way bill can cost less than a missing e-way bill. Send us photos of the order, the invoice and the e-way bill. We will tell you which rule applies, and draft the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Hosur exporters of parts and electronics, and refunds of CGST and SGST paid in place of IGST.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'If a supplier exports free samples and regular parts in the same period and puts them in one claim, the values do not match the bank receipts. The refund is then held up.',
          we: 'We separate free samples from paid shipments, and file the claim of each period with its own shipping bills.',
          send: ['Shipping bills', 'Export invoices', 'Bank advices'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'If you supply a unit in a special economic zone in another state, the zone officer must sign the copies of your invoices. Without his signature the claim is refused.',
          we: 'We send the unit a list of your invoices and collect the signed copies.',
          send: ['Invoices to the zone unit', "Unit's purchase order", 'Purchase bills'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'If a factory in Karnataka orders work and you pay CGST and SGST instead of IGST, the department can ask for the IGST. It can ask even while it still holds the CGST and SGST that you paid.',
          we: 'We tell you how much IGST to pay. After you have paid it, we claim back the CGST and SGST.',
          send: ['Wrong bills', 'Challan of the IGST payment', 'Work orders'],
        },
      ],
      question: {
        question: 'I rent machines from abroad for my Hosur shop and pay the GST myself. Can I get this GST back?',
        answer:
          'You can take this GST as input tax credit if the machine is used for taxable work. You get a refund only when you export or the law gives another reason. Send us the rental contract. We will check the credit, and claim a refund if you export a part of your work.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for growers, machine shops and lorry owners in Hosur after we match their books with the bank statement.',
      trades: [
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Money for your own flowers and for bought stems often comes into one bank account. If your return calls all of it farm income, tax and a penalty can follow for the bought stems.',
          we: 'From the sale notes and purchase slips we separate farm income from trade income.',
          send: ["Buyers' or mandi sale notes", 'Purchase slips', 'Loan schedule'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            "If a shop counts its own metal bars together with the customers' castings and dies on 31 March, its stock comes out too high. It then pays tax on a profit that it did not make.",
          we: "We value your own stock, and list the customers' castings and dies by owner.",
          send: ['Stock sheet', "Challans of customers' metal", 'Machine loan statement'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Some owners of a few lorries keep full accounts although they could use the fixed income for each vehicle. Other owners use the fixed income with too many vehicles, and the department can ask them for full accounts.',
          we: 'We work out the tax with fixed income and with full accounts, and show you the difference.',
          send: ['RC of each lorry', 'Freight ledger', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I sold my polyhouse frame near Thally to a neighbour. Do I pay income tax on the money?',
        answer:
          'It depends on how much of the cost you claimed earlier, and on the price that you got. A frame used for your own crop is treated differently from one used in a trade. Send us the purchase bill, the loan statement and your old returns. We will work out whether you have to pay tax.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI returns for part suppliers, machine shops and flower packing halls in and around Hosur.',
      trades: [
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Shift workers often live in two states and change often, while the vehicle factory checks their names every quarter. A name without a PF entry can cost you points in this audit.',
          we: 'Every week we update the list of workers from your gate list, and record who joined and who left.',
          send: ['Gate lists', 'Joining forms', 'Bank details of the workers'],
        },
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'If a learner works at a machine from his first morning and cuts a finger, and his name was never entered, he has no ESI cover. The owner then pays for the treatment.',
          we: 'We register him on the same day if you send us his mobile number and bank passbook.',
          send: ['Joining slip', 'Masked Aadhaar', 'Note of the wage rate'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'If pickers in the field and packers in the cold room are paid from one cash list, you can pay PF and ESI for too many of them or for nobody. The law can treat field work and packing work differently.',
          we: 'We make separate lists of field workers and packing workers, and enrol the packing workers first.',
          send: ['Cash wage list', 'Duty list of the packing hall', 'Work hours book'],
        },
      ],
      question: {
        question:
          'My operators come through a contractor from Odisha. Who has to file PF for them - the contractor or me?',
        answer:
          'The contractor has to file, but the PF office can ask you for the money if he does not pay. Get his challan with the list of names every month. Send the list to us with your attendance register. We will compare the names before you pay his bill.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can prepare quarterly TDS returns for Hosur machine shops, part suppliers and transporters.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Machine shops give plating, grinding and heat treatment to three neighbours every week. Their small bills can cross the yearly limit by summer, and you then owe TDS that you did not deduct.',
          we: 'We keep a running total for each PAN, and tell you from which bill you have to deduct TDS.',
          send: ['Bills for outside work', 'PAN copies', 'Payment list'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Labour contractors of two states often bill a rate for each worker and show GST separately. If you deduct TDS on the wrong amount, you pay the shortfall or get into a dispute with the contractor.',
          we: 'From the contract we work out the amount on which TDS is due, and check each bill.',
          send: ['Labour contracts', 'Monthly bills', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Some owners of hired lorries give a declaration on a loose sheet without their PAN. It does not protect you in an audit, and the TDS is demanded from you.',
          we: 'We give you one form for all lorry owners, and report each owner in the TDS return.',
          send: ['Declarations', 'Hire slips', 'Vehicle list'],
        },
      ],
      question: {
        question: 'I am buying a tool from a maker in Taiwan, and he wants the full amount. Do I have to deduct tax?',
        answer:
          "It depends on what you pay for. A ready tool is a purchase, but design work can be a fee on which tax is deducted. The maker's tax residency certificate can change the rate. Send us the order before your bank sends the money. We will tell you what to deduct and which forms the bank will ask for.",
      },
    },
    'company-registration': {
      lead: 'We can register a company or an LLP for suppliers and growers in Hosur, after we check what the estate office, the bank and the buyer need.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'If a shop on land allotted by SIPCOT becomes a company, the estate office can treat this as a transfer of the land. You may have to pay a fee and wait for months.',
          we: 'We first read the allotment letter, and ask the estate office before we file the company forms.',
          send: ['Allotment letter', 'Loan sanction letter', 'Machine list'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            'Some buyers ask for a company with audited accounts and a board. An owner who signs everything alone and keeps no minutes can lose his vendor code with such a buyer.',
          we: "We form the company and set up a calendar of the company's yearly forms and meetings.",
          send: ["Buyer's vendor letter", 'PAN and masked Aadhaar of two directors', 'EB bill of the office'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'If growers share a cold van and a stall in Bengaluru and divide the money by phone calls, nobody can prove his share after a quarrel.',
          we: "We write each grower's share and duties into the documents of a producer company or an LLP.",
          send: ['List of growers', 'RC of the van', 'Stall agreement'],
        },
      ],
      question: {
        question: 'My partner lives in Bengaluru. Can we register our company in Hosur?',
        answer:
          'Yes, directors may live in any state, and the address of the office decides the place of registration. GST numbers follow the places where you work and keep goods. Tell us where your machines and stock will be. We will register the company and apply for its GST number.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the books of machine shops, electronics makers and transporters in Hosur, and list the goods that belong to customers separately.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Finished jobs leave on delivery challans, but the customer pays for a whole batch later. If nobody tracks which job is billed, you do not get paid for some finished work.',
          we: 'We give each job one number, and track it from the inward challan to the payment.',
          send: ['Inward challans', 'Job cards', 'Payment advice'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'If toll, diesel and driver advance are paid from three cards, you know the cost of a trip only weeks later. Until then you accept the next load at a loss.',
          we: 'Every week we enter the toll, diesel and driver advance of each vehicle, trip by trip.',
          send: ['Toll statement', 'Diesel card report', 'Trip sheets'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'If parts that the buyer lends you are entered as purchases, your profit and your stock are wrong. The bank then gets a wrong stock statement.',
          we: 'We enter parts lent by the buyer in a separate register, and leave them out of your purchases.',
          send: ['Gate inward book', "Buyer's challans", 'Assembly sheets'],
        },
      ],
      question: {
        question: 'The bank asks my Hosur workshop for a stock statement every month. Can you prepare it?',
        answer:
          "Yes, from your count of your own metal and finished parts. Customers' metal is left out, because it is not yours. Send us the count sheet and the sales list before the bank's date. We will prepare the statement for your signature.",
      },
    },
    'udyam-registration': {
      lead: 'We can register tool rooms, electronics makers and transporters in Hosur under Udyam in the correct class.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'Some units enter a machine bought on loan at the amount of the loan. The unit is then placed in a higher class, and can lose the benefits of a smaller one.',
          we: 'From your income tax return we take the book value of the machines after depreciation.',
          send: ['Balance sheet', 'Machine loan letters', 'Last income tax return'],
        },
        {
          trade: 'electronics',
          name: 'Electronics makers',
          wrong:
            'An assembler of electronics is sometimes registered as a trader in parts by mistake. His bid can then be rejected in a tender that is only for manufacturers.',
          we: 'We choose the activity codes for assembly, and keep your process note and bills as proof.',
          send: ['Photos of the assembly line', 'Sale bills', 'GST certificate'],
        },
        {
          trade: 'lorries',
          name: 'Border transporters',
          wrong:
            'Many lorry owners hope to claim interest from customers who pay late. The certificate helps an owner only if it says that he provides transport.',
          we: 'We enter goods transport as the service, and the book value of your vehicles.',
          send: ['Vehicle loan statement', 'Freight bills', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'The factory wants my Udyam number on my bill within a week. What do you need from me?',
        answer:
          'We need your PAN, masked Aadhaar linked to your mobile, bank passbook and machine list. You type the OTP from your mobile yourself. After that we give you the certificate and an invoice format with the Udyam number printed on it.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for your import export code (IEC) if you import tools or export parts and roses from Hosur.',
      trades: [
        {
          trade: 'machine-shops',
          name: 'CNC shops and tool rooms',
          wrong:
            'If you buy a used machine abroad, you need a report on its age and price. Without this report, customs holds the crate, and you pay rent for each day.',
          we: 'Before you pay the seller, we ask him for the report on the machine.',
          send: ["Seller's offer", 'Photos of the name plate', 'PAN of the shop'],
        },
        {
          trade: 'auto-components',
          name: 'Vehicle part suppliers',
          wrong:
            "If your first export goes out on the forwarder's IEC, the bank cannot match the money with your name. You then cannot claim the refund.",
          we: 'We apply for an IEC in your own name and register the AD code of your bank at the port.',
          send: ["Buyer's order", 'Cancelled cheque', 'GST certificate'],
        },
        {
          trade: 'greenhouses',
          name: 'Rose and vegetable growers',
          wrong:
            'Roses for Singapore leave by air at night. If the plant health certificate is not at the counter, the flight leaves without your roses.',
          we: 'Along with the IEC, we tell you which office gives the plant health certificate and what it asks for.',
          send: ["Buyer's e-mail", 'Address of the packing hall', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'I want to import one robot arm for my Hosur workshop. Do I need an IEC for a single machine?',
        answer:
          "Yes, a business needs an IEC to import goods, even for one crate. You can use the same IEC for later orders. Send us the seller's offer and your PAN. We will apply, and tell you which tariff number to confirm with your customs broker before you order.",
      },
    },
  },
  seo: {
    title: 'GST, PF and Udyam for Hosur SIPCOT Workshops',
    description:
      'Job-work challans, contract labour PF and ESI, Udyam and inter-state billing: accounting support for Hosur machine shops, vendors and rose growers.',
  },
} satisfies CityWords;
