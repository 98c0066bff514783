import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For mills, tanneries and vegetable agents in Dindigul, Vedasandur and Oddanchatram, we can file GST and PF returns and keep accounts.',
  description: [
    "An officer can compare a Dindigul mill's yarn output with the cotton that it bought. We record cotton, yarn and waste in one sheet every month, and check this sheet against your stock and your EB bill.",
    'Agents at Oddanchatram pay growers in cash and receive money from Kerala through the bank. We show the commission as your income and the rest as money that belongs to the growers.',
    "Tanneries work on their own skins and on traders' skins, and lock makers buy scrap in small lots without bills. We tell you which slip or voucher to write for each lot, and enter these documents in your books.",
  ],
  keyAttractions: [
    'Dindigul Rock Fort',
    'Palani Murugan Temple',
    'Kodaikanal hill station',
    'Sirumalai Hills',
    'Thadikombu Soundararaja Perumal Temple',
  ],
  majorIndustries: [
    {
      kind: 'spinning-mills',
      name: 'Vedasandur spinning mills',
      note: "A mill's yarn output, waste sales and power consumption must tally. Prepare a sheet every month that shows the output, the waste and the power.",
    },
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable market',
      note: 'Agents pay growers the same morning and are paid by the buyers later. The ledger must show the date on which you paid the grower and the date on which the buyer paid you.',
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      note: "A tannery keeps traders' skins next to its own. A tag on each lot must show whose skins they are.",
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses and eateries',
      note: 'Delivery apps pay you after deducting their commission. Your sale value is the full price that the customer paid.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Chinnalapatti saree weavers',
      note: 'Dealers often send sarees back after the season. Issue a credit note for the returned sarees, so that you do not pay GST on them.',
    },
    {
      kind: 'metal-crafts',
      name: 'Hand-made lock workshops',
      note: 'Scrap shops give no bills. If you have a GST number, you raise a self-invoice for the scrap and pay the tax on it under reverse charge.',
    },
  ],
  serviceAreas: [
    'Begampur',
    'Nagal Nagar',
    'Vedasandur',
    'Oddanchatram',
    'Palani',
    'Chinnalapatti',
    'Nilakottai',
    'Batlagundu',
  ],
  work: (town) =>
    `Mills, agents and workshops in Dindigul, Palani and Vedasandur can send bills and registers by WhatsApp or courier. You can visit our ${town} office by appointment.`,
  trades: [
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable agents',
      needs:
        "Growers' money passes through your bank account. For GST and for income tax you need proof that this money is not yours.",
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      needs:
        'You need GST returns that show job work and your own sales separately, and GST refunds when you export. If you form a company, we also check which licences it needs.',
    },
    {
      kind: 'spinning-mills',
      name: 'Vedasandur spinning mills',
      needs:
        "You need stock accounts that explain the yarn yield, and PF for workers who live in hostels. You also have to deduct TDS on brokers' commission.",
    },
    {
      kind: 'metal-crafts',
      name: 'Lock workshops',
      needs:
        'You need vouchers for the scrap that you buy, and a Udyam certificate as a manufacturer. For orders from abroad you need an import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Lock makers, restaurants and market agents in Dindigul can ask us whether they need GST registration. If they do, we can apply.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'Some small lock makers have no GST number but sell to a dealer in another state. Such sales need registration whatever the turnover, so the lock maker can be asked for tax and a penalty.',
          we: "We apply for the GST number with a list of the metals you use and your family's consent to use the house.",
          send: ['Property tax receipt for the house', "Co-owners' consent letter", 'Photo of the work bench'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'If you open a second kitchen only for delivery, the delivery apps ask for a GST certificate that includes it. Without this certificate you cannot take orders through the apps.',
          we: 'We add the kitchen to your GST registration before the delivery app starts to take orders.',
          send: ['Rental agreement of the kitchen', 'Food licence', 'Agreement with the delivery app'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            "Vegetables are exempt, and many agents think that their commission is exempt too. The tax depends on what the agent does for the commission, and an agent who guesses wrongly may have to pay several years' GST.",
          we: 'We go through a few of your sale notes, and tell you whether your commission is taxable.',
          send: ['Sale notes', 'Market licence', 'Total commission for the year'],
        },
      ],
      question: {
        question: 'My brother makes keys and I sell locks from one house at Nagal Nagar. Can both of us register?',
        answer:
          "Yes, each of you can have a GST number under his own PAN, with the same house as the address. The house owner's consent is needed for both applications. Tell us who buys the brass and who sells the locks. We will apply for you, for your brother or for both of you.",
      },
    },
    'gst-returns': {
      lead: 'Send us your lot tags, bale lists or food delivery app statements. We can file GST returns for your tannery, mill or biryani house in and around Dindigul.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            "Some tanneries finish traders' skins and also sell their own leather, but put one HSN code on all the bills. Some of these bills then carry the wrong GST rate, and the department can demand the shortfall later.",
          we: "We use the lot tags to split the month's bills into job work and sales.",
          send: ['Lot register', 'Job work bills', 'Sale bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Growers charge no GST on cotton, and the mill has to pay the tax itself under reverse charge. A mill that notices this only at the end of the year pays interest as well.',
          we: 'We report the tax on each lot in the month of purchase, and take the credit for it.',
          send: ["List of growers' lots", "Ginners' bills", 'Weighment slips from the gate'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Delivery apps pay the GST on some orders, but not on your counter sales. If app sales and counter sales are in one daily total, you may pay GST twice or pay too little.',
          we: "We take the counter sales from your billing report and app sales from the app's statement.",
          send: ['Delivery app statements', 'Counter bills', 'Card machine report'],
        },
      ],
      question: {
        question: 'Dealers returned my Chinnalapatti sarees after Deepavali. Can I reduce the GST that I pay?',
        answer:
          'Yes, with a credit note against the original bill, reported in the month in which you issue it. There is also a last date for credit notes, so do not wait. Send us the list of returned sarees with the bill numbers. We will prepare the credit notes and report them in the return.',
      },
    },
    'gst-notices': {
      lead: 'If you get a GST notice in Dindigul, send it to us. We can reply with your load sheets, lot tags and vouchers as proof.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'If transport records show lorries to Kerala but your return shows only commission, the officer can ask for tax on the full value of the loads.',
          we: 'We prepare a load-wise table that names the growers and the buyer.',
          send: ['The notice', "Load sheets with the growers' names", "Buyer's ledger"],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Officers sometimes find more leather in a tannery than its books show, because part of it belongs to traders in other towns. They can treat this leather as unaccounted stock and demand tax with a penalty.',
          we: 'We use lot tags, challans and letters from the traders to prove whose leather it is.',
          send: ['Stock list with lot tags', 'Inward challans', "Traders' letters"],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'If a workshop has no bills for the scrap it bought, the officer may question the purchases. He can then estimate the sales and ask for tax on them.',
          we: 'In the reply we list the voucher and the bank payment for each scrap seller.',
          send: ['Scrap purchase vouchers', 'Bank statement', 'Weight register'],
        },
      ],
      question: {
        question: 'A GST notice treats the vegetables I sent to a buyer in Kochi as my own sales. What do I reply?',
        answer:
          "Reply with proof that you sold as an agent and that the vegetables are exempt. Your sale note for the load should name the grower and the buyer. Send us the notice and that week's sale notes. We will draft a reply that shows you acted only as an agent.",
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Dindigul tanneries, mills and weavers who export goods in their own name.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            "A tannery that sells finished skins to a shoe exporter often expects a refund of the GST on chemicals. If the tannery's name is not on the shipping bill, its claim as an exporter is rejected.",
          we: 'Before we file a refund claim, we check whose name is on the shipping bill.',
          send: ['Sale bills to the shoe factory', 'Copy of the shipping bill', 'Chemical purchase bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'The GST credit on cotton relates to export yarn as well as to yarn sold in India. Under the formula, only the export share is refunded, so a claim for the whole credit is reduced and delayed.',
          we: 'We work out the export share and file the claim for that amount.',
          send: ['Export invoices', 'Monthly turnover figures', 'Cotton bills', 'EB bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong:
            'Some weavers send Sungudi sarees to Malaysia with a relative. They then have no customs document to prove that the sarees left India, so they cannot claim a refund.',
          we: 'We explain how to send a small lot of sarees with a courier shipping bill or a postal bill of export, and claim the refund for that lot.',
          send: ["Buyer's name and address", 'Weight of the lot', 'Yarn and dye bills'],
        },
      ],
      question: {
        question: 'A Delhi merchant exports my locks and wants a bill at a low GST rate. What should I get from him?',
        answer:
          'The law allows a concessional rate for sales to merchant exporters, under strict conditions and time limits. If the merchant does not give you proof of export, you may have to pay the balance tax. Get his order in writing and send it to us first. We will check the conditions before you raise the bill.',
      },
    },
    'income-tax-filing': {
      lead: 'For market agents, lock makers and mill owners in Dindigul, we can file the income tax return and keep proof for every figure in it.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Lakhs of rupees pass through your bank account, but your own income is only a small commission. A return based on bank totals shows more profit than you made, and a return without these amounts can bring a notice.',
          we: 'Every week we list the money that came into your bank account and the part that is your commission.',
          send: ['Bank statement', 'Payments to growers', 'Commission bills'],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            "If you buy brass for cash and do not write down the seller's name, the officer can disallow this cost, and you pay tax on a profit that you did not make.",
          we: "We list your vouchers with the seller's name and the weight, and tell you in time which vouchers are missing.",
          send: ['Voucher book', 'Cash book', 'Stock statement by weight'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'If the yarn stock on 31 March does not tally with the waste cotton and the power used, the officer can assume that you sold yarn without bills, and add the amount to your income.',
          we: 'We work out the yarn yield from the cotton used, check the stock against it and value the closing stock.',
          send: ['Bale stock register', 'Yarn stock register', 'Waste sale bills'],
        },
      ],
      question: {
        question:
          'I own a grove at Nilakottai and a fruit stall in the market. Which part of my income is agricultural income?',
        answer:
          'What you earn from the fruit of your own trees is agricultural income. Selling fruit that you buy from others is a business. Keep one bill book for your own fruit and another for the fruit you buy. Send us the bill books with the bank statement. We will show the grove and the stall separately in your return.',
      },
    },
    'pf-esi-services': {
      lead: 'For mills, tanneries and restaurant kitchens in and around Dindigul, we can file PF and ESI returns every month.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Many young workers live in the mill hostel and leave after a season. If their date of exit is not entered, the old names remain in your PF records and the workers cannot transfer their PF.',
          we: 'Every month we match the hostel register with the wage sheet, and enter the exit dates.',
          send: ['Hostel register', 'Wage sheet', 'Resignation letters'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'If you pay a gang of tannery workers per skin through a maistry, none of them is on your wage sheet. If one of them meets with an accident, the tannery may have to pay.',
          we: "We prepare a wage sheet with names from the maistry's sheet, and file the PF and ESI returns on that basis.",
          send: ["Maistry's work sheet", 'Daily count of skins', "Gang members' bank details"],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Cooks in a biryani house often change every week, and nobody writes down who worked. If an inspector asks how many people worked in March, you cannot answer, and he may estimate the number.',
          we: 'We give you a staff list to fill in every day on your phone, and check it at the end of the month.',
          send: ['Daily staff list', 'Wage slips', "Cooks' masked Aadhaar"],
        },
      ],
      question: {
        question: 'My sons polish locks with me at home. Are they counted for PF and ESI?',
        answer:
          'A son who is paid wages can be counted, but a son who is a partner is not. Registration then depends on the number of workers in the shed. Tell us who gets wages and who shares the profit. We will work out the number and register you if needed.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Dindigul mills, tanneries and restaurants after checking their ledgers.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Skin agents often deduct their commission when they settle with you. You make no separate payment for it, so it is easy to forget the TDS, and the department can demand it from you with interest.',
          we: "We add up each agent's commission for the year, and tell you when to deduct TDS.",
          send: ['Settlement notes', "Agents' PANs", 'Skin purchase ledger'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Some mills enter brokers, bus owners and waste buyers in one ledger. A mill that sells waste may also have to collect TCS, and has to pay any TCS that it did not collect.',
          we: 'We keep separate ledgers for the TDS that you deduct and the TCS that you collect.',
          send: ["Brokers' bills", 'Bus contract', 'Waste sale bills'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Some restaurants rent a kitchen from three joint owners, and pay the rent in cash without deducting TDS. If TDS applied and was not deducted, part of the rent can be disallowed as an expense.',
          we: 'We read the title deed, split the rent between the house owners and report each owner under his own PAN.',
          send: ['Rental agreement', 'Rent payment proof', "House owners' PANs"],
        },
      ],
      question: {
        question:
          'A leather trader deducted TDS from my job work bill but I cannot see the TDS in Form 26AS. What should I do?',
        answer:
          'The trader may have used a wrong PAN, or may not have filed his TDS return yet. Send us the bill and your Form 26AS. We will draft a letter to the trader with the bill number and your PAN. After he files his next quarterly TDS return, we will check whether the TDS has been credited.',
      },
    },
    'company-registration': {
      lead: "Before you form a company, an LLP or a producer company in Dindigul, we check the pollution consent and the family's shares. Then we can complete the registration.",
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            "If the pollution control consent is in your partnership's name, a company in a new name needs a new consent. Until the new consent comes, you may have to stop the tanning drums.",
          we: 'We first write to the pollution control board, and fix the date of the changeover only after it replies.',
          send: ['Pollution board consent order', 'Partnership deed', 'List of tanning drums'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong:
            "Some weavers form a producer company for a grant and stop running it in the second year. The company's annual ROC filings are still due, and additional fees add up.",
          we: 'Before the company is formed, we explain to the group what work and cost a company brings every year.',
          send: ['Member list', 'Grant letter', "Group's bank passbook"],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'If five cousins run four branches under one name without an agreement, none of them can stop another from using the name on his own.',
          we: 'Before we register the company, we put in writing who owns the name and who runs which branch.',
          send: ['Branch list', 'Photo of the name board', "Cousins' PAN and masked Aadhaar"],
        },
      ],
      question: {
        question:
          "We are a few lock makers in Nagal Nagar and want to take a builder's order together. Do we need a company?",
        answer:
          "A written agreement or a society can be enough for one order. You may need a company if the bank or the builder asks for one. Send us the order and the lock makers' names. We will compare the costs, and draft the agreement or register the company.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'Do you know what it costs you to make a dozen locks, sell a load of vegetables or serve a plate of biryani? We can keep accounts that show this for your Dindigul business.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            "If you fix a lock's price from memory and the price of brass goes up, you may be selling below cost without knowing it.",
          we: 'We make a cost sheet for a dozen locks that covers metal, springs and wages.',
          send: ['Scrap purchase vouchers', 'Wage slips', 'Model-wise sales list'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Vegetable loads leave early in the morning, and often nobody adds up the slips. When growers ask for their money the same evening, you pay from memory and may pay too much.',
          we: "On the day of the sale, we complete each grower's account from photos of the slips.",
          send: ['Weighment slips', 'Buyer-wise sale slips', 'Daily cash sheet'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'A biryani house buys meat, rice and gas every day, but often nobody counts the plates sold. The owner can only guess the profit, and does not notice theft or waste.',
          we: 'Once a week we compare the plates sold with the purchases.',
          send: ['Purchase slips', 'Daily plate count', 'Delivery app statements'],
        },
      ],
      question: {
        question: 'Our Vedasandur mill uses its own windmill power. How do you show this power in the books?',
        answer:
          'Windmill power that you use yourself is a saving and not a sale. The EB bill shows all the units that the mill used and the credit for your windmill units. We book the full power cost and the windmill credit separately, so that you see what the windmill saved. Send us the monthly EB statement.',
      },
    },
    'udyam-registration': {
      lead: 'If you make locks, tan leather or run a cold storage room in Dindigul, we can register you under Udyam with the right activity and investment figure.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            "If a lock maker's certificate shows a hardware shop, he cannot take part in a tender that is meant for manufacturers.",
          we: 'We list your tools and the locks you make, and register you as a manufacturer.',
          send: ['Tool list', 'Sale bills', "Lock maker's masked Aadhaar"],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'If a tannery includes its building and effluent treatment plant in the investment, it may be placed in a higher category and lose the benefits of a small unit.',
          we: 'We leave out the building and whatever else the rules exclude, and show you how we arrived at the amount.',
          send: ['Asset list', 'Bills for the effluent treatment plant', 'Last income tax return'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Some vegetable agents register under Udyam because they want interest from buyers who pay late. But the law on delayed payments does not cover traders. Traders can use the certificate mainly for bank loans.',
          we: 'We explain this to you before you apply. If you run a cold room, we enter cold storage as a service.',
          send: ['Market licence', 'Cold room bills', 'Bank passbook'],
        },
      ],
      question: {
        question: 'My father has an old SSI (small industry) certificate for our lock workshop. Is it still valid?',
        answer:
          'Certificates from before Udyam are no longer valid, so the workshop needs a new number. The new certificate can show the date on which the workshop started. Send us photos of both sides of the old certificate with your PAN and masked Aadhaar. We will register the workshop.',
      },
    },
    'iec-registration': {
      lead: 'Before your first order of locks, leather or yarn leaves Dindigul for a buyer abroad, we can apply for your import export code (IEC).',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'If a gift shop abroad orders fancy locks and your invoice describes them only as hardware, at a guessed value, customs can stop the parcel.',
          we: 'We apply for the IEC, and prepare the invoice with you so that it shows the goods, the metal and the true value.',
          send: ["Buyer's order", 'Weight of each piece', "Owner's or firm's PAN"],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Finished and semi-finished leather have different export rules. One wrong word on the invoice can hold up the lot at the port.',
          we: 'We check that the description on the invoice matches your registration with the Council for Leather Exports.',
          send: ['Draft invoice', 'Council for Leather Exports registration certificate', 'Cancelled cheque'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            "A yarn buyer in Bangladesh often wants the export documents sent through his bank. If your IEC is in an old partnership's name, your bank may refuse the documents, and your payment is delayed.",
          we: 'We get the IEC amended before the export documents go to your bank.',
          send: ['Old IEC certificate', 'New partnership deed', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'A trader offers to export my locks under his IEC and pay me less. Should I get my own IEC?',
        answer:
          'If the trader exports, your sale to him is a local sale. For one order, selling to the trader is simpler. If you expect more orders, get your own IEC, so that you keep the buyer and the export incentives. Send us the order and your PAN. We will compare his price with the export price, and apply if you want your own IEC.',
      },
    },
  },
  seo: {
    title: 'GST and PF Consultants for Dindigul Mills and Markets',
    description:
      'PF and ESI for Vedasandur mills, GST notice replies for yarn and cotton dealers, Udyam for lock makers and weavers of Dindigul, handled over the phone.',
  },
} satisfies CityWords;
