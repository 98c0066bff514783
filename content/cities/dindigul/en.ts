import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can file GST returns and PF returns and keep accounts for mills, tanneries and vegetable agents in Dindigul, Vedasandur and Oddanchatram.',
  description: [
    'An officer can compare the yarn of a Dindigul mill with the cotton that it bought. We record cotton, yarn and waste on one sheet for each month and check this sheet against your stock and your EB bill.',
    'Agents at Oddanchatram pay growers in cash and receive money from Kerala by bank. We show the commission as your income and the rest as money that belongs to the growers.',
    'Tanneries work on their own skins and on skins that belong to traders, and lock makers buy scrap in small lots without bills. We tell you which slip or voucher to write for each lot, and keep your books from these slips and vouchers.',
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
      note: 'The yarn that a mill makes, the waste it sells and the power it uses must fit together. Prepare one sheet for each month that shows yarn, waste and power.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable market',
      note: 'Agents pay growers the same morning and are paid by the buyers later. The ledger must show the date you paid the grower and the date the buyer paid you.',
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      note: "A tannery keeps traders' skins next to its own skins. A tag on each lot must show whose skins they are.",
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses and eateries',
      note: 'Delivery apps pay you after deducting their commission. Your sale is the full price that the customer paid.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Chinnalapatti saree weavers',
      note: 'Dealers often send sarees back after the season. Write a credit note for the returned sarees, so that you do not pay GST on them.',
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
        "The growers' money passes through your bank account. For GST and for income tax you need proof that this money is not yours.",
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      needs:
        'You need GST returns that show job work and your own sales separately, and refunds on exports. If you form a company, we also plan which licences it needs.',
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
      lead: 'We can tell lock makers, eating houses and market agents in Dindigul whether they need GST registration, and apply for it.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'Some small lock makers sell to a dealer in another state without a GST number. This is a mistake, because the size of the shop does not matter for such sales, and the lock maker can be asked for tax and a penalty.',
          we: "We apply for the GST number with a list of the metals you use and your family's consent to use the house.",
          send: ['Property tax receipt of the house', 'Consent of the co-owners', 'Photo of the work bench'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'If you open a second kitchen only for delivery, the delivery apps ask for a GST certificate that lists this kitchen. You cannot start without it.',
          we: 'We add the kitchen to your certificate before the delivery app starts to take orders.',
          send: ['Rental agreement of the kitchen', 'Food licence', 'App agreement'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Vegetables are exempt, and many agents think that their commission is exempt too. It depends on the work that the agent does for it, and a wrong guess can cost GST for several years.',
          we: 'We read some of your sale notes and tell you whether your commission is taxable.',
          send: ['Sale notes', 'Market licence', 'Commission total of the year'],
        },
      ],
      question: {
        question: 'My brother files keys and I sell locks from one house at Nagal Nagar. Can both of us register?',
        answer:
          'Yes, each of you can have a GST number in his own PAN, with the same house as address. The form asks for the consent of the owner of the house. Tell us who buys the brass and who sells the locks. We will apply for you, for your brother or for both of you.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for tanneries, mills and biryani houses around Dindigul from lot tags, bale lists and app statements.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'If a tannery finishes skins for traders and sells its own leather in the same month with one HSN code on all bills, some bills carry the wrong GST rate. The shortage is demanded later.',
          we: "From the tag of each lot we split the month's bills into job work and sales.",
          send: ['Lot register', 'Job work bills', 'Sale bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Cotton from growers comes without GST, and the mill has to pay the tax itself. If the mill notices this only at the end of the year, it also pays interest.',
          we: 'We report the tax on each lot in the month of purchase, and take the credit for this tax.',
          send: ["List of growers' lots", "Ginners' bills", 'Weighment slips of the gate'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Delivery apps pay the GST on some orders, but not on sales at your counter. If app sales and counter sales are in one daily total, you pay GST twice or too little.',
          we: "We take counter sales from your billing report and app sales from the app's statement.",
          send: ['App statements', 'Counter bills', 'Card machine report'],
        },
      ],
      question: {
        question: 'Dealers returned my Chinnalapatti sarees after Deepavali. Can I reduce the GST that I pay?',
        answer:
          'Yes, with a credit note against the first bill, entered in the month in which you write it. A credit note also has a last date, so do not wait. Send us the list of returned sarees with the bill numbers. We will prepare the credit notes and enter them in the return.',
      },
    },
    'gst-notices': {
      lead: 'If you get a GST notice in Dindigul, send it to us. We can answer it with load sheets, lot tags or vouchers.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'If transport records show lorries to Kerala while your return shows only commission, the officer can ask for tax on the full value of the loads.',
          we: 'In one table we show the growers and the buyer of each load.',
          send: ['The notice', 'Grower sheets', 'Buyer ledger'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Officers sometimes find more leather in a tannery than its books show, because a part belongs to traders in other towns. They can treat this leather as unbilled stock, and demand tax with a penalty.',
          we: 'With tags, challans and letters from the traders we prove whose leather it is.',
          send: ['Stock list with tags', 'Inward challans', "Traders' letters"],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'If a workshop has no bills for the scrap that it bought, the officer can doubt the purchases. He can then ask for tax on sales that he estimates.',
          we: 'We answer with the vouchers and the bank payments for each scrap seller.',
          send: ['Scrap vouchers', 'Bank statement', 'Weight book'],
        },
      ],
      question: {
        question: 'A notice says that my buyer in Kochi did not pay tax on vegetables. Why is it sent to me?',
        answer:
          'The department also checks the seller when a buyer does not pay. If you sold the vegetables as an agent, your sale note should name the grower and the buyer. Send us the notice and the sale notes of that week. We will write a reply that shows your part in the sale.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Dindigul tanneries, mills and weavers who export goods in their own name.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            "If a tannery sells finished skins to a shoe factory that exports, it often expects a refund of the GST on chemicals. If the tannery's name is not on the shipping bill, its claim as an exporter is rejected.",
          we: 'Before we file a refund claim, we check whose name is on the shipping bill.',
          send: ['Sale bills to the factory', 'Copy of the shipping bill', 'Chemical bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Export yarn and yarn sold in India use the same GST credit on cotton. The formula refunds only the export share, so a claim for all of the credit is cut and delayed.',
          we: 'We work out the export share and file the claim for that amount.',
          send: ['Export invoices', 'Turnover of each month', 'Cotton bills', 'EB bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong:
            'Some weavers send Sungudi sarees to Malaysia with a relative. No customs document shows that the sarees left India, so no refund can be claimed.',
          we: 'We explain how to send a small lot of sarees with an export form, and claim the refund for that lot.',
          send: ["Buyer's address", 'Weight of the lot', 'Bills for yarn and dye'],
        },
      ],
      question: {
        question: 'A Delhi merchant exports my locks and wants a bill at a low GST rate. What should I get from him?',
        answer:
          'The law has a low rate for sales to merchant exporters, with strict conditions and time limits. If the merchant does not give you proof of export, you pay the rest of the tax. Get his order in writing and send it to us first. We will check the conditions before you make the bill.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for market agents, lock makers and mill owners in Dindigul from books that have proof for each figure.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Lakhs pass through your bank account while you earn a small commission. A return made from bank totals shows a false profit, and a return without these amounts brings a notice.',
          we: 'For each week we list the money that came into your bank and the commission in it.',
          send: ['Bank statement', 'Payments to growers', 'Commission bills'],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            "If a workshop buys brass for cash without writing the seller's name, the officer can refuse this cost. You then pay tax on a profit that you did not make.",
          we: "We list your vouchers with the seller's name and the weight, and tell you in time which vouchers are missing.",
          send: ['Voucher book', 'Cash book', 'Stock by weight'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'If waste cotton, power use and yarn stock do not match each other on 31 March, the officer can estimate hidden sales of yarn. He can then add them to your income.',
          we: 'We work out how much yarn the mill got from its cotton, and value the stock from this figure.',
          send: ['Bale stock', 'Yarn stock', 'Waste sale bills'],
        },
      ],
      question: {
        question: 'I own a grove at Nilakottai and a fruit stall in the market. Which part is farm income?',
        answer:
          'Money from the fruit of your own trees is farm income, and fruit that you buy from others for the stall is trade. Keep a separate bill book for each. Send us the bill books with the bank statement. We will show the grove and the stall separately in your return.',
      },
    },
    'pf-esi-services': {
      lead: 'We can file PF and ESI for the workers of mills, tanneries and restaurant kitchens in and around Dindigul.',
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Many young workers live in the mill hostel and leave after a season. If their date of leaving is not entered, old names remain on your list and the workers cannot transfer their PF.',
          we: 'Every month we match the hostel list with the wage sheet, and enter who left.',
          send: ['Hostel list', 'Wage sheet', 'Exit letters'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'If you pay a group of tannery workers by the skin through a leader, no worker is on your wage list. If a worker has an accident, the tannery may have to pay.',
          we: "From the leader's sheet we prepare a wage list by name, and file PF and ESI from it.",
          send: ["Leader's sheet", 'Skin count', 'Bank details of the gang'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'In a biryani house cooks often change every week, and nobody writes down who worked. If an inspector asks how many people worked in March, you cannot answer, and he estimates the number.',
          we: "We set up a list on your phone for each day's workers, and check it at the end of the month.",
          send: ['Daily list', 'Wage slips', 'Masked Aadhaar of the cooks'],
        },
      ],
      question: {
        question: 'My sons polish locks with me at home. Are they counted for PF and ESI?',
        answer:
          'A son who gets a wage can be counted, but a son who is a partner is not counted. Then it depends on the number of workers in the shed. Tell us who gets wages and who shares the profit. We will work out the number and tell you whether you have to register.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for Dindigul mills, tanneries and restaurants after we check their ledgers.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Skin agents often deduct their commission when they settle with you. You see no payment and deduct no TDS, and the department can ask you for it with interest.',
          we: "We add up each agent's commission for the year, and tell you when to deduct TDS.",
          send: ['Settlement notes', 'PAN of the agents', 'Skin ledger'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Some mills enter brokers, bus owners and waste buyers in one ledger. A mill that sells waste may also have to collect TCS, and has to pay the TCS that it did not collect.',
          we: 'We show the TDS that you deduct and the TCS that you collect in separate ledgers.',
          send: ['Broker bills', 'Bus contract', 'Waste sale bills'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'Some owners pay the rent of a kitchen in cash to three house owners without TDS. If TDS was due, a part of the rent can be disallowed as an expense.',
          we: 'We read the title deed, split the rent between the owners and report each owner under his PAN.',
          send: ['Rental agreement', 'Proof of payment', 'PAN of the owners'],
        },
      ],
      question: {
        question:
          'A leather trader deducted TDS from my job work bill but I cannot see the TDS in Form 26AS. What should I do?',
        answer:
          'The trader may have used a wrong PAN or not filed his TDS return yet. Send us the bill and your Form 26AS. We will draft a letter to the trader with the bill number and your PAN. After the next quarter, we will check whether the TDS has come.',
      },
    },
    'company-registration': {
      lead: "We can register a company, an LLP or a producer company in Dindigul, after we read your pollution consent and settle the family's shares.",
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'If the pollution control consent is in the name of your partnership, a company in a new name needs a new consent. Until the new consent comes, you may have to stop the tanning drums.',
          we: 'We first ask the pollution control office, and fix the date of the change after it answers.',
          send: ['Consent order', 'Partnership deed', 'Drum list'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong:
            "Some weavers form a group company for a grant and stop using it in the second year. The company's yearly forms are still due, and late fees add up.",
          we: 'Before you form the company, we explain its yearly work and cost to the group.',
          send: ['Member list', 'Grant letter', 'Bank passbook of the group'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'If five cousins run four branches under one name without an agreement, no cousin can stop another from using the name alone.',
          we: 'Before we register the company, we write down who owns the name and who runs which branch.',
          send: ['Branch list', 'Photo of the name board', 'PAN and masked Aadhaar of the cousins'],
        },
      ],
      question: {
        question:
          "Several lock makers of Nagal Nagar want to supply one builder's order together. Do we need a company?",
        answer:
          'A written agreement or a society can be enough for one order. A company helps if the bank or the builder asks for it. Send us the order and the names of the makers. We will compare the cost of each way, and draft the agreement or register the company.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep accounts for Dindigul lock makers, market agents and kitchens, and show the cost of each dozen locks, each load or each plate.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'If you fix the price of a lock from memory and brass becomes costly, you can sell a lock below its cost without noticing.',
          we: 'We make a cost sheet for each dozen locks, showing metal, springs and wages.',
          send: ['Scrap vouchers', 'Wage notes', 'Sales list by model'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Loads leave early, and often nobody adds up the slips. When growers ask for their money the same evening, you pay from memory and can pay too much.',
          we: "On the day of the sale, we complete each grower's account from photos of the slips.",
          send: ['Weighment slips', 'Buyer notes', 'Cash sheet'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'A biryani house buys meat, rice and gas every day, but often nobody counts the plates sold. The owner can then only guess the profit, and does not notice theft or waste.',
          we: 'Once a week we compare the plates sold with the purchases.',
          send: ['Purchase slips', 'Plate count', 'App statements'],
        },
      ],
      question: {
        question: 'Our Vedasandur mill uses its own windmill power. How do you show this power in the books?',
        answer:
          'Windmill power that you use yourself is a saving and not a sale. The EB bill shows all the units that the mill used and the credit for your windmill units. We enter the full power cost and the windmill credit separately, so that you see what the windmill earned. Send us the monthly EB statement.',
      },
    },
    'udyam-registration': {
      lead: 'We can register lock makers, tanneries and cold storage rooms in Dindigul under Udyam, with the right activity and value.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'A lock maker is sometimes registered as a hardware shop by mistake. He then cannot take part in a tender that is meant for manufacturers.',
          we: 'We list your tools and the lock work that you do, and register you as a manufacturer.',
          send: ['Tool list', 'Sale bills', 'Masked Aadhaar of the maker'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'If a tannery includes its building and effluent plant in the investment, it looks much bigger than it is. It can then lose the benefits of a small unit.',
          we: 'We leave out the building and the other items that the rule leaves out, and show you how we reach the amount.',
          send: ['Asset list', 'Bills of the effluent plant', 'Last income tax return'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Some vegetable agents register because they want interest from buyers who pay late. The law on late payment does not help a trader, and he can use the certificate only for bank loans.',
          we: 'We tell you about this limit before you apply, and enter cold storage as a service if you run a cold room.',
          send: ['Market licence', 'Bills of the cold room', 'Bank passbook'],
        },
      ],
      question: {
        question: 'My father has an old small industry certificate for our lock workshop. Is it still valid?',
        answer:
          'Certificates from before Udyam are no longer valid, so the workshop needs a new number. The new certificate can show the old starting date of the workshop. Send us photos of both sides of the old certificate with your PAN and masked Aadhaar. We will register the workshop.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the import export code (IEC) before your first order of locks, leather or yarn leaves Dindigul.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'If a gift shop abroad orders fancy locks and your invoice says only hardware with a guessed value, customs can stop the parcel.',
          we: 'We apply for the IEC, and write the invoice with you so that it shows the goods, the metal and the true value.',
          send: ["Buyer's order", 'Weight of each piece', 'PAN of the workshop'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Finished leather and semi-finished leather have different export rules. One wrong word on the invoice can stop the lot at the port.',
          we: 'We check that the description on the invoice matches your registration with the export council.',
          send: ['Draft invoice', 'Council registration', 'Cancelled cheque'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'A yarn buyer in Bangladesh often asks for documents through his bank. If your IEC is in the name of an old partnership, your bank can refuse the documents, and your payment is delayed.',
          we: 'We correct the IEC before your bank starts work on the export documents.',
          send: ['Old IEC certificate', 'New partnership deed', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'A trader offers to export my locks under his IEC and pay me less. Is my own IEC better?',
        answer:
          'If the trader exports, you sell to him in India, and this is simple for one order. If you expect more orders, get your own IEC, so that the buyer and the export incentives stay with you. Send us the order and your PAN. We will compare his price with the export price, and apply if you choose your own IEC.',
      },
    },
  },
  seo: {
    title: 'GST and PF Consultants for Dindigul Mills and Markets',
    description:
      'PF and ESI for Vedasandur mills, GST notice replies for yarn and cotton dealers, Udyam for lock makers and weavers of Dindigul, handled over the phone.',
  },
} satisfies CityWords;
