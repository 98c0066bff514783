import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, PF and accounts for mills, tanneries and vegetable agents in Dindigul, Vedasandur and Oddanchatram.',
  description: [
    'An officer compares the yarn of a Dindigul mill with the cotton that it bought. We keep cotton, yarn and waste on one sheet for each month, and compare it with your stock and the power bill.',
    'Agents at Oddanchatram pay growers in cash and get money from Kerala by bank. We show the commission as your income and the rest as money of others.',
    'Tanneries work on their own skins and on skins of traders. Lock makers buy scrap in small lots and without bills. We tell you which note to write for each lot, and make the books from those notes.',
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
      note: 'Yarn made, waste sold and power used must fit together. Keep one sheet for each month.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable market',
      note: 'Agents pay growers the same morning and are paid later. The ledger must show both days.',
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      note: 'Skins of traders lie beside your own. A tag on each lot tells them apart.',
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses and eateries',
      note: 'Delivery apps pay after commission. The full price is your sale.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Chinnalapatti saree weavers',
      note: 'Sarees come back from dealers after the season. Write a credit note for each return.',
    },
    {
      kind: 'metal-crafts',
      name: 'Hand-made lock workshops',
      note: 'Scrap shops give no bills. If you have a GST number, you write the invoice yourself and pay the tax.',
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
  work: 'We work for mills, agents and workshops in Dindigul, Palani and Vedasandur. Send papers by WhatsApp or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable agents',
      needs: "You need proof, for GST and for income tax, that the growers' money in your account is not yours.",
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      needs:
        'You need job work and your own sales apart in GST returns, and refunds on exports. If you form a company, we plan its licences too.',
    },
    {
      kind: 'spinning-mills',
      name: 'Vedasandur spinning mills',
      needs:
        "You need stock accounts that explain the yield, PF for workers in hostels and TDS on brokers' commission.",
    },
    {
      kind: 'metal-crafts',
      name: 'Lock workshops',
      needs:
        'You need vouchers for the scrap that you buy, and a Udyam number as a maker. Orders from abroad need the import export code (IEC).',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST registration for lock makers and eating houses in Dindigul, and we tell you first if you need it.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong:
            'A small lock shop sells to a dealer in another state and has no number. The size of the shop does not matter then.',
          we: 'We apply with a simple list of metal and the consent of the family.',
          send: ['House tax receipt', 'Consent of co-owners', 'Photograph of the bench'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'The owner opens a second kitchen for delivery only. Apps ask for a number that names that kitchen.',
          we: 'We add the kitchen to your certificate before the app goes live.',
          send: ['Kitchen rent deed', 'Food licence', 'App agreement'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Vegetables are exempt, and agents think that their commission is too. It depends on what the agent does.',
          we: 'We read two sale notes and say which side you are on.',
          send: ['Sale notes', 'Market licence', 'Commission total of the year'],
        },
      ],
      question: {
        question: 'My brother files keys and I sell locks from one house at Nagal Nagar. One number?',
        answer:
          'Two persons with two PAN cards can each have one, with the same house as address. The form asks for consent of the owner. Tell us who buys the brass.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for tanneries, mills and biryani houses around Dindigul from tags, bale lists and app statements.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'A yard bills finishing for traders and sells own leather in one month. One code on all bills gives the wrong tax.',
          we: 'We split the month by the tag of each lot.',
          send: ['Lot register', 'Job bills', 'Sale bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Cotton from growers comes without tax, and the mill has to pay it. It is found at the year end with interest.',
          we: 'We add this tax in the month of each grower lot and take the credit.',
          send: ['Grower lot list', 'Ginner bills', 'Gate weigh slips'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'Apps collect the tax for some orders and not for the counter. Both stand in one daily total.',
          we: 'We take counter and app sales from two reports.',
          send: ['App statements', 'Counter bills', 'Card report'],
        },
      ],
      question: {
        question: 'My sarees were returned after Deepavali. Can I reduce the tax?',
        answer:
          'Yes, with a credit note against the first bill, entered in the month in which you write it. A note has a last day too. Send the returned list with bill numbers.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice come to you in Dindigul? Send us the letter, and we answer it with load sheets, tags or vouchers.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Way bills show lorries to Kerala, and the return shows a commission. The officer asks for tax on the loads.',
          we: 'We set each load beside its growers and its buyer.',
          send: ['The notice', 'Grower sheets', 'Buyer ledger'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong: 'Leather in the yard is more than your books say. Part of it belongs to traders in other towns.',
          we: 'We show tags, challans and letters of the traders.',
          send: ['Stock list with tags', 'Inward challans', 'Trader letters'],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong: 'Purchases of scrap have no bills, so the cost is doubted.',
          we: 'We answer with vouchers and bank payments by seller.',
          send: ['Scrap vouchers', 'Bank statement', 'Weight book'],
        },
      ],
      question: {
        question: 'The notice says that a buyer in Kochi did not pay tax. Why me?',
        answer:
          'For some payments the law looks at both sides. If you sold as agent, your note should name the grower and the buyer. Send the notes of that week and we write the answer.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Dindigul tanneries, mills and weavers who ship goods abroad in their own name.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'Finished skins are sold to a shoe factory that exports. The tannery hopes for a refund of tax on chemicals.',
          we: 'We check who stands on the shipping bill, the customs paper, before any claim.',
          send: ['Sale bills to the factory', 'Shipping bill copy', 'Chemical bills'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Export yarn and local yarn use the same cotton tax. The formula takes only a part, and mills claim all.',
          we: 'We compute the part for export and file that sum.',
          send: ['Export invoices', 'Turnover by month', 'Cotton and power bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong: 'Sungudi sarees go to Malaysia with a relative. No paper shows that they left.',
          we: 'We explain how a small lot is sent with papers and claimed.',
          send: ['Buyer address', 'Weight of the lot', 'Yarn and dye bills'],
        },
      ],
      question: {
        question: 'A Delhi merchant exports my locks. He asks me to bill at a low rate. Is that allowed?',
        answer:
          'The law knows a low rate for merchant exporters, with strict papers and days. If his proof never comes, the balance is yours. Get his order in writing and ask us first.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for market agents, lock makers and mill owners in Dindigul, with the books behind each figure.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong:
            'Lakhs pass through an account that earns a small commission. A return from bank totals invites a letter.',
          we: 'We list the bank credits with the commission in each, week by week.',
          send: ['Bank statement', 'Grower payments', 'Commission bills'],
        },
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong: 'Cash bought brass without a name. The cost can be refused and profit doubles.',
          we: 'We list vouchers with name and weight, and tell you what is missing in time.',
          send: ['Voucher book', 'Cash book', 'Stock by weight'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong: 'Waste cotton, power units and yarn stock of the closing day do not agree with each other.',
          we: 'We work out yield and value the stock from it.',
          send: ['Bale stock', 'Yarn stock', 'Waste sales'],
        },
      ],
      question: {
        question: 'I own a grove at Nilakottai and a stall in the market. Is all of it farm income?',
        answer:
          'Money from your own trees is farm income. Fruit that you buy from others for the stall is trade. Keep two bill books, and send both.',
      },
    },
    'pf-esi-services': {
      lead: "We file PF (provident fund) and ESI (workers' insurance) for mills, tanneries and kitchens in and around Dindigul.",
      trades: [
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Young workers live in the mill hostel and leave after a season. Exits are not written, and old names stay.',
          we: 'We compare the hostel list with the wage sheet each month.',
          send: ['Hostel list', 'Wage sheet', 'Exit letters'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong: 'Gangs are paid by the skin through a leader. In the accident book no name is on a roll.',
          we: 'We make a roll by name from the leader and file it.',
          send: ['Leader sheet', 'Skin count', 'Bank details of the gang'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'Cooks change weekly and sleep in the kitchen. Nobody knows the head count of March.',
          we: 'We set up a daily list on the phone and read it at the month end.',
          send: ['Daily list', 'Wage slips', 'Masked Aadhaar of cooks'],
        },
      ],
      question: {
        question: 'My sons polish locks with me. Are they workers?',
        answer:
          'Sons who draw a wage can count, partners do not. The number in the shed decides. Tell us who gets wages and who shares profit, and we answer in one message.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS returns (for tax cut from payments) for Dindigul mills and tanneries, from ledgers that we read first.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong: 'Skin agents keep their share from the settlement. No payment is seen, and no tax is cut.',
          we: 'We add the shares by agent over the year.',
          send: ['Settlement notes', 'Agent PAN', 'Skin ledger'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'Brokers, bus owners and waste buyers are in one heading. A seller of waste may have to collect tax as well.',
          we: 'We separate what you cut from what you collect.',
          send: ['Broker bills', 'Bus contract', 'Waste sale bills'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'Rent for the kitchen goes in cash to three owners. Tax was cut for none.',
          we: 'We split it by the deed and put each owner under his PAN.',
          send: ['Rent deed', 'Payment proof', 'PAN of owners'],
        },
      ],
      question: {
        question: 'A trader cut tax from my job bill but I cannot see it. What now?',
        answer:
          'He may have used a wrong PAN or not filed yet. Write to him with the bill number and your PAN. We check the credit statement each quarter and draft that letter.',
      },
    },
    'company-registration': {
      lead: 'We register a company, an LLP or a producer company in Dindigul, with consent orders and family shares read first.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong:
            'The pollution consent names a partnership. A company with a new name needs the consent anew, and the drums stand still.',
          we: 'We begin with the consent office and set the day of change after it.',
          send: ['Consent order', 'Partnership deed', 'Drum list'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Chinnalapatti saree weavers',
          wrong: 'Weavers form a group for a grant and forget it in the second year. Yearly forms go on.',
          we: 'We tell the group the yearly work first.',
          send: ['Member list', 'Grant letter', 'Bank page of the group'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong:
            'A family house of biryani has one name, four branches and five cousins. Nobody may use the sign alone.',
          we: 'We write the name and the branches into an agreement first.',
          send: ['Branch list', 'Sign photograph', 'PAN and masked Aadhaar of cousins'],
        },
      ],
      question: {
        question: 'Can lock makers share one order of a builder without a company?',
        answer:
          'Yes, a written agreement or a society can do it. A company helps if a bank or the builder asks for it. Send the order and the names, and we compare the ways.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Dindigul mills, agents and kitchens. We keep a page for every bale, load and kitchen.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong: 'The price of a lock is set by memory. Brass rose, and nobody knows which model still pays.',
          we: 'We make a cost sheet per dozen with metal, spring and work.',
          send: ['Scrap vouchers', 'Wage notes', 'Sale list by model'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong: 'The loads leave early, and nobody adds up the slips. Growers ask for their account the same evening.',
          we: 'We close the grower pages the same noon from photographs.',
          send: ['Weigh slips', 'Buyer notes', 'Cash sheet'],
        },
        {
          trade: 'restaurants',
          name: 'Biryani houses',
          wrong: 'Meat, rice and gas are bought daily, and plates are not counted. The profit is only guessed.',
          we: 'We compare plates with purchases once a week.',
          send: ['Purchase slips', 'Plate count', 'App statements'],
        },
      ],
      question: {
        question: 'Our mill uses its own windmill power. How do I enter it?',
        answer:
          'Units used are a saving and not a sale, but the bill of the board shows both. We enter the full power cost and the credit on two lines. Send the monthly statement.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam registration for lock makers, tanneries and mills of Dindigul, with the activity and value that the law asks for.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong: 'Makers are written down as hardware shops. A tender for makers then passes them by.',
          we: 'We show tools and bench work and enter you as a maker.',
          send: ['Tool list', 'Sale bills', 'Masked Aadhaar of the maker'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong: 'Effluent plant and building are counted as machines. The unit looks twice its size.',
          we: 'We leave out what the rule leaves out and explain the sum.',
          send: ['Asset list', 'Effluent plant bills', 'Last tax return'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Oddanchatram vegetable agents',
          wrong: 'An agent expects protection against late buyers. For trade the certificate helps at the bank alone.',
          we: 'We say so first, and add a cold room if you run one.',
          send: ['Market licence', 'Cold room bills', 'Bank page'],
        },
      ],
      question: {
        question: 'My father has an old small industry paper. Is it still good?',
        answer:
          'Papers from before Udyam no longer count. The new number keeps the old start date if you give it. Send a photograph of both sides.',
      },
    },
    'iec-registration': {
      lead: 'Do you export locks, leather or yarn from Dindigul? We apply for the IEC, the import export code, before the first order leaves.',
      trades: [
        {
          trade: 'metal-crafts',
          name: 'Lock workshops',
          wrong: 'A gift shop abroad orders fancy locks. The paper says hardware, and the value is a guess.',
          we: 'We name the goods and metal with you and apply for the code.',
          send: ['Order mail', 'Weight by piece', 'PAN of the workshop'],
        },
        {
          trade: 'tanneries',
          name: 'Begampur tanneries',
          wrong: 'Finished and half finished leather follow two rules. A wrong word stops the lot at the port.',
          we: 'We check the words of the invoice with the council paper.',
          send: ['Invoice draft', 'Council number', 'Bank proof'],
        },
        {
          trade: 'spinning-mills',
          name: 'Vedasandur spinning mills',
          wrong:
            'A yarn buyer in Bangladesh wants documents through his bank. The mill has a code in an old partner name.',
          we: 'We correct the code before the bank opens the file.',
          send: ['Old code letter', 'New deed', 'Cancelled cheque'],
        },
      ],
      question: {
        question: 'A trader offers to export under his code and pay me less. Should I agree?',
        answer:
          'Then he is the exporter, and you sell to him in India. That is simple for one order. For more orders a code of your own keeps the buyer with you.',
      },
    },
  },
  seo: {
    title: 'GST and PF Consultants for Dindigul Mills and Markets',
    description:
      'PF and ESI for Vedasandur mills, GST notice replies for yarn and cotton dealers, Udyam for lock makers and weavers of Dindigul, handled over the phone.',
  },
} satisfies CityWords;
