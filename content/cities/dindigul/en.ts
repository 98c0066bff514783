import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'For mills, tanneries and vegetable agents in Dindigul, Vedasandur and Oddanchatram, we can do GST returns, PF filing and accounts.',
  description: [
    'An officer can compare the yarn of a Dindigul mill with the cotton that it bought. We record cotton, yarn and waste on one sheet for each month and check it against your stock and your EB bill.',
    'Agents at Oddanchatram pay growers in cash and receive money from Kerala by bank. We show the commission as your income and the rest as money that belongs to others.',
    'Tanneries work on their own skins and on skins of traders, and lock makers buy scrap in small lots without bills. We tell you which slip or voucher to write for each lot, and keep your books from them.',
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
      note: 'The yarn you make, the waste you sell and the power you use must fit together. Prepare one sheet for each month that shows all three.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable market',
      note: 'Agents pay growers the same morning and are paid by the buyers later. The ledger must show both dates.',
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      note: "Traders' skins are kept next to your own. A tag on each lot shows to whom it belongs.",
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses and eateries',
      note: 'Delivery apps pay you after deducting their commission. Your sale is the full price that the customer paid.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Chinnalapatti saree weavers',
      note: 'Dealers may send sarees back after the season. Write a credit note for each return, so that you do not pay GST on them.',
    },
    {
      kind: 'metal-crafts',
      name: 'Hand-made lock workshops',
      note: 'Scrap shops give no bills. If you have a GST number, you write the invoice for the scrap yourself and pay the tax on it.',
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
  work: 'Mills, agents and workshops in Dindigul, Palani and Vedasandur can send bills and registers by WhatsApp or courier. You can visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable agents',
      needs:
        "You need proof, for GST and for income tax, that the growers' money in your bank account does not belong to you.",
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      needs:
        'You need GST returns that show job work and your own sales separately, and refunds on exports. If you form a company, we plan its licences too.',
    },
    {
      kind: 'spinning-mills',
      name: 'Vedasandur spinning mills',
      needs:
        "You need stock accounts that explain the yield, PF for workers who live in hostels, and TDS on brokers' commission.",
    },
    {
      kind: 'metal-crafts',
      name: 'Lock workshops',
      needs:
        'You need vouchers for the scrap that you buy, and a Udyam number as a manufacturer. For orders from abroad you need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can tell lock makers, eating houses and market agents in Dindigul if they need GST registration, and apply for it.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'A small lock maker may sell to a dealer in another state without a GST number. For such sales the size of the shop does not matter, so he can be asked for tax and a penalty.',
          we: "We apply with a list of your metals and the family's consent to use the house.",
          send: ['Property tax receipt of the house', 'Consent of the co-owners', 'Photo of the work bench'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'An owner may open a second kitchen only for delivery. The apps ask for a GST certificate that names that kitchen, so he cannot start without it.',
          we: 'We add the kitchen to your certificate before the app goes live.',
          send: ['Rental agreement of the kitchen', 'Food licence', 'App agreement'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Vegetables are exempt, and an agent may think that his commission is exempt too. It depends on what he does for it, and a wrong guess can cost GST for several years.',
          we: 'We read some of your sale notes and tell you if your commission is taxable.',
          send: ['Sale notes', 'Market licence', 'Commission total of the year'],
        },
      ],
      question: {
        question: 'My brother files keys and I sell locks from one house at Nagal Nagar. Can both of us register?',
        answer:
          'Yes, each of you can have a number on his own PAN, with the same house as address. The form asks for the consent of the owner of the house. Tell us who buys the brass and who sells. We apply for the one who needs it, or for both.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for tanneries, mills and biryani houses around Dindigul from lot tags, bale lists and app statements.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'A tannery may finish skins for traders and sell its own leather in the same month. With one code on all bills, some of them carry the wrong rate and the shortage is demanded later.',
          we: 'We divide the month into job work and sales by the tag of each lot.',
          send: ['Lot register', 'Job work bills', 'Sale bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Cotton from growers comes without GST, and the mill has to pay the tax itself. If this is noticed only at the end of the year, interest is added.',
          we: 'We add the tax in the month of each lot and take the credit for it.',
          send: ["List of growers' lots", "Ginners' bills", 'Weighment slips of the gate'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Delivery apps pay the GST on some orders, but not on sales at your counter. If both are in one daily total, you pay twice or too little.',
          we: 'We take counter sales and app sales from separate reports.',
          send: ['App statements', 'Counter bills', 'Card machine report'],
        },
      ],
      question: {
        question: 'Dealers returned my Chinnalapatti sarees after Deepavali. Can I reduce the GST?',
        answer:
          'Yes, with a credit note against the first bill, entered in the month in which you write it. A credit note also has a last date, so do not wait. Send us the list of returned sarees with bill numbers, and we prepare the notes and enter them.',
      },
    },
    'gst-notices': {
      lead: 'If you get a GST notice in Dindigul, send it to us and we can answer it with load sheets, lot tags or vouchers.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Transport records may show lorries to Kerala while your return shows only commission. The officer can ask for tax on the full value of the loads.',
          we: 'We show the growers and the buyer of each load in one table.',
          send: ['The notice', 'Grower sheets', 'Buyer ledger'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Officers may find more leather in your yard than your books show, because part of it belongs to traders in other towns. They can treat it as unbilled stock and demand tax with a penalty.',
          we: 'We prove whose leather it is with tags, challans and letters of the traders.',
          send: ['Stock list with tags', 'Inward challans', "Traders' letters"],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'A workshop may have no bills for the scrap that it bought. The officer can then doubt the purchases and ask for tax on sales that he estimates.',
          we: 'We answer with vouchers and bank payments for each seller.',
          send: ['Scrap vouchers', 'Bank statement', 'Weight book'],
        },
      ],
      question: {
        question: 'A notice says that my buyer in Kochi did not pay tax on vegetables. Why is it sent to me?',
        answer:
          'The department also checks the seller when a buyer does not pay. If you sold as agent, your sale note should name the grower and the buyer. Send us the notice and the sale notes of that week, and we write a reply that shows your part in the sale.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Dindigul tanneries, mills and weavers who export goods in their own name.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'A tannery may sell finished skins to a shoe factory that exports, and expect a refund of the GST on chemicals. If its name is not on the shipping bill, the claim as exporter is rejected.',
          we: 'We check whose name is on the shipping bill before we file a claim.',
          send: ['Sale bills to the factory', 'Copy of the shipping bill', 'Chemical bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Export yarn and yarn sold in India use the same GST credit on cotton. The formula refunds only the export share, so a claim for all of it is cut and delayed.',
          we: 'We work out the export share and file for that amount.',
          send: ['Export invoices', 'Turnover of each month', 'Cotton bills', 'EB bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong:
            'Sungudi sarees may go to Malaysia with a relative. No customs document shows that they left India, so nothing can be claimed.',
          we: 'We explain how to send a small lot with an export form, and claim for it.',
          send: ["Buyer's address", 'Weight of the lot', 'Bills for yarn and dye'],
        },
      ],
      question: {
        question: 'A Delhi merchant exports my locks and wants a bill at a low GST rate. What do I need from him?',
        answer:
          'The law has a low rate for sales to merchant exporters, with strict conditions and time limits. If he does not give you proof of export, you pay the rest of the tax. Get his order in writing and send it to us first. We check the conditions before you bill.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for market agents, lock makers and mill owners in Dindigul from books that prove each figure.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Lakhs may pass through your bank account while you earn a small commission. A return made from bank totals shows a false profit, and one without them brings a notice.',
          we: 'We list the bank credits of each week with the commission in them.',
          send: ['Bank statement', 'Payments to growers', 'Commission bills'],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            "A workshop may buy brass for cash without the seller's name. The officer can refuse this cost, and you pay tax on a profit that you did not make.",
          we: 'We list vouchers with name and weight and tell you in time what is missing.',
          send: ['Voucher book', 'Cash book', 'Stock by weight'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Waste cotton, power units and yarn stock on 31 March may not agree with each other. The officer can then estimate hidden sales of yarn and add them to your income.',
          we: 'We work out the yield of the mill and value the stock from it.',
          send: ['Bale stock', 'Yarn stock', 'Waste sale bills'],
        },
      ],
      question: {
        question: 'I own a grove at Nilakottai and a fruit stall in the market. Which part is farm income?',
        answer:
          'Money from the fruit of your own trees is farm income, and fruit that you buy from others for the stall is trade. Keep a separate bill book for each. Send us both with the bank statement, and we show grove and stall separately in your return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI for mills, tanneries and restaurant kitchens in and around Dindigul.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Young workers may live in the mill hostel and leave after a season. If their exit is not entered, old names remain on your list and they cannot transfer their PF.',
          we: 'We compare the hostel list with the wage sheet every month.',
          send: ['Hostel list', 'Wage sheet', 'Exit letters'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Gangs may be paid by the skin through a leader, so no worker is on your wage roll. If one of them has an accident, the tannery may have to pay.',
          we: 'We make a wage roll by name from the sheet of the leader and file it.',
          send: ["Leader's sheet", 'Skin count', 'Bank details of the gang'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Cooks may change every week and nobody may write down who worked. If an inspector asks how many people worked in March, you cannot answer, and he estimates.',
          we: 'We set up a daily list on your phone and read it at the end of the month.',
          send: ['Daily list', 'Wage slips', 'Masked Aadhaar of the cooks'],
        },
      ],
      question: {
        question: 'My sons polish locks with me at home. Are they counted for PF and ESI?',
        answer:
          'A son who gets a wage can be counted, but a son who is a partner is not. After that, the number of workers in the shed decides. Tell us who gets wages and who shares the profit. We work out the number and tell you if you have to register.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Dindigul mills, tanneries and restaurants after we go through your ledgers.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Skin agents may keep their commission when they settle with you. You see no payment and deduct no TDS, and the department can ask you for it with interest.',
          we: "We add up each agent's commission over the year.",
          send: ['Settlement notes', 'PAN of the agents', 'Skin ledger'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Brokers, bus owners and waste buyers may be in one ledger. A mill that sells waste may also have to collect TCS, and it owes what it did not collect.',
          we: 'We separate the TDS that you deduct from the TCS that you collect.',
          send: ['Broker bills', 'Bus contract', 'Waste sale bills'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Rent for the kitchen may be paid in cash to three owners without any TDS. If TDS was due, a part of the rent can be disallowed as an expense.',
          we: 'We divide the rent by the title deed and report each owner under his PAN.',
          send: ['Rental agreement', 'Proof of payment', 'PAN of the owners'],
        },
      ],
      question: {
        question: 'A leather trader deducted TDS from my job work bill but I cannot see it. What do I do?',
        answer:
          'He may have used a wrong PAN or not filed his TDS return yet. Send us the bill and your Form 26AS. We draft a letter to him with the bill number and your PAN. After the next quarter we check if the credit has come.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP or a producer company in Dindigul after we read your consent orders and family shares.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'The pollution control consent may name your partnership. A company in a new name needs a new consent, and until it comes you may have to stop the drums.',
          we: 'We ask the pollution control office first and fix the date of the change after its answer.',
          send: ['Consent order', 'Partnership deed', 'Drum list'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong:
            'Weavers may form a group company for a grant and stop using it in the second year. Its yearly forms are still due, and late fees add up.',
          we: 'We explain the yearly work and its cost to the group before you form it.',
          send: ['Member list', 'Grant letter', 'Bank passbook of the group'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'A family may run four branches under one name with five cousins. Without an agreement none of them can stop another from using the name alone.',
          we: 'We write down who owns the name and who runs which branch before we register the company.',
          send: ['Branch list', 'Photo of the name board', 'PAN and masked Aadhaar of the cousins'],
        },
      ],
      question: {
        question: "Several lock makers of Nagal Nagar want to share one builder's order. Do we need a company?",
        answer:
          'A written agreement or a society can be enough for one order. A company helps if the bank or the builder asks for it. Send us the order and the names of the makers. We compare the cost of each way, and draft the agreement or register the company.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep accounts for Dindigul lock makers, market agents and kitchens, with a cost for each dozen, load and plate.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'The price of a lock may be fixed from memory. When brass becomes costly, you can sell a model below its cost without noticing it.',
          we: 'We make a cost sheet for each dozen with metal, springs and wages.',
          send: ['Scrap vouchers', 'Wage notes', 'Sales list by model'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Loads leave early, and nobody may add up the slips. When growers ask for their account the same evening, you pay from memory and can pay too much.',
          we: "We close the growers' accounts from photos of the slips.",
          send: ['Weighment slips', 'Buyer notes', 'Cash sheet'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Meat, rice and gas are bought every day, but nobody may count the plates. You then only guess the profit, and theft or waste is not seen.',
          we: 'We compare the plates sold with the purchases once a week.',
          send: ['Purchase slips', 'Plate count', 'App statements'],
        },
      ],
      question: {
        question: 'Our Vedasandur mill uses its own windmill power. How do you enter it in the books?',
        answer:
          'Units that you use yourself are a saving and not a sale, but the EB bill shows the full units and the credit. We enter the full power cost and the windmill credit separately, so that you see what the windmill earned. Send us the monthly EB statement.',
      },
    },
    'udyam-registration': {
      lead: 'We can file Udyam registration for lock makers, tanneries and cold rooms in Dindigul with the right activity and value.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'A lock maker may be registered as a hardware shop. He then cannot take part in a tender that is meant for manufacturers.',
          we: 'We show your tools and bench work and register you as a manufacturer.',
          send: ['Tool list', 'Sale bills', 'Masked Aadhaar of the maker'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'A tannery may include its building and effluent plant in the investment. The unit then looks twice its size and can lose benefits of a small unit.',
          we: 'We leave out what the rule leaves out and show you how we reach the amount.',
          send: ['Asset list', 'Bills of the effluent plant', 'Last income tax return'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'An agent may register to get interest from buyers who pay late. For a trader the certificate helps only with bank loans, so it does not help him when a buyer does not pay.',
          we: 'We tell you this before you apply, and add a cold room if you run one.',
          send: ['Market licence', 'Bills of the cold room', 'Bank passbook'],
        },
      ],
      question: {
        question: 'My father has an old small industry certificate for our lock workshop. Is it still valid?',
        answer:
          'Certificates from before Udyam are no longer valid, so the workshop needs a new number. It can carry the old starting date if you give it. Send us photos of both sides of the certificate with your PAN and masked Aadhaar, and we register the workshop.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the import export code (IEC) before your first order of locks, leather or yarn leaves Dindigul.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'A gift shop abroad may order fancy locks. If the invoice says only hardware and the value is a guess, customs can stop the parcel.',
          we: 'We describe goods and metal with you and apply for the code.',
          send: ["Buyer's order", 'Weight of each piece', 'PAN of the workshop'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Finished and semi-finished leather follow different export rules. One wrong word on the invoice can stop the lot at the port.',
          we: 'We check the description on the invoice against your registration with the export council.',
          send: ['Draft invoice', 'Council registration', 'Cancelled cheque'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'A yarn buyer in Bangladesh may ask for documents through his bank while your code is in the name of an old partnership. Your bank can refuse the documents, and payment waits.',
          we: 'We correct the code before your bank opens the file.',
          send: ['Old IEC certificate', 'New partnership deed', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'A trader offers to export my locks under his code and pay me less. Is my own IEC better?',
        answer:
          'If he exports, you sell to him in India, and that is simple for one order. If you expect more orders, your own code keeps the buyer and the export incentives with you. Send us the order and your PAN. We compare both prices and apply if you choose your own code.',
      },
    },
  },
  seo: {
    title: 'GST and PF Consultants for Dindigul Mills and Markets',
    description:
      'PF and ESI for Vedasandur mills, GST notice replies for yarn and cotton dealers, Udyam for lock makers and weavers of Dindigul, handled over the phone.',
  },
} satisfies CityWords;
