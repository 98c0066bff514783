import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can keep stock books, file GST returns and get import export codes (IEC) for mills, merchants and craft studios in Thanjavur and Pattukkottai.',
  description: [
    "A rice mill may hold its own paddy, customers' paddy and government paddy in one yard. The bank and the tax office ask who owns each bag of paddy. So we keep a separate stock book for each owner.",
    'Studios make paintings, art plates and veenas over many weeks. They sell to shops, websites and people abroad. We prepare the right bill for each buyer, and get the import export code (IEC) before the parcel leaves.',
    'Coconut traders need an account of copra by weight, hotels an account of rooms by night, and nursing homes an account of fees for each doctor. We set up one register that suits your trade.',
  ],
  keyAttractions: [
    'Brihadisvara Temple',
    'Thanjavur Maratha Palace',
    'Saraswathi Mahal Library',
    'Schwartz Church',
    'Punnainallur Mariamman Temple',
  ],
  majorIndustries: [
    {
      kind: 'stored-crops',
      name: 'Paddy, pulses and groundnut trade',
      note: 'Paddy merchants hold stock until the price is better. At the year end, count the paddy by variety and moisture.',
    },
    {
      kind: 'rice-mills',
      name: 'Modern rice mills',
      note: 'One mill sells loose rice, labelled packs and bran. The GST on rice depends on the pack and its label.',
    },
    {
      kind: 'handcrafts',
      name: 'Paintings, art plates and veenas',
      note: 'An unfinished painting is part of your stock. Its value includes the gold foil, the stones and the weeks of work.',
    },
    {
      kind: 'coconuts',
      name: 'Pattukkottai coconut trade',
      note: 'Traders count coconuts and weigh copra. The books need one rate for converting nuts into kilos of copra, which you can explain later.',
    },
    {
      kind: 'hotels',
      name: 'Big Temple hotels and guides',
      note: 'Agents bring foreign groups, keep a commission and pay the hotel later. The month of the bill and the tax depends on the nights on which the guests stayed.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and nursing homes',
      note: 'Nursing homes hire machines and pay surgeons for each case. They need a written agreement for each such payment.',
    },
  ],
  serviceAreas: [
    'Medical College Road',
    'Karanthai',
    'Vallam',
    'Pillaiyarpatti',
    'Thiruvaiyaru',
    'Orathanadu',
    'Papanasam',
    'Pattukkottai',
  ],
  work: (town) =>
    `We can help mills, studios and nursing homes in Thanjavur, Orathanadu and Pattukkottai. In the harvest weeks you can send everything by WhatsApp and courier. You can also visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs:
        "You need one stock book for your own paddy and another for other people's paddy. Your returns must show milling charges, loose rice and packs separately.",
    },
    {
      kind: 'handcrafts',
      name: 'Craft studios',
      needs:
        "Your GST registration must cover sales at fairs and on websites. You also need the import export code (IEC) in the studio's name.",
    },
    {
      kind: 'hospitals',
      name: 'Nursing homes',
      needs:
        "You must deduct the right TDS on machine hire and surgeons' fees. You also need a duty list for PF and ESI.",
    },
    {
      kind: 'stored-crops',
      name: 'Paddy merchants',
      needs:
        'You need to show which crop each bank deposit came from. You also need a stock list by variety and moisture.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you selling crafts at fairs or packing rice in Thanjavur? We can find out if you need GST registration, and apply for it.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If you learn only at the gate of a Delhi fair that it asks for a GST number, you lose the stall rent and the cost of the journey.',
          we: 'When you plan the journey, we check the rules for handicrafts and fairs and apply for the GST number in time.',
          send: [
            'PAN and masked Aadhaar',
            'Letter of the fair',
            'Seller page of your website',
            'Photographs of the goods',
          ],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'When a mill starts to sell small labelled packs along with loose rice, the packs can make GST registration compulsory. The tax is due from that date even if nobody noticed it.',
          we: 'We list every pack and by-product, and tell you from which day you need a GST number.',
          send: ['Pack labels', 'Food licence', 'Latest EB bill', 'Sales list by product'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'If your copra yard is on land that belongs to four heirs and only one of them applies, the officer can ask for the consent of all four. The GST number is then delayed.',
          we: 'We draft the consent letters of the heirs and attach them to the patta.',
          send: ['Patta of the land', 'Consent letters of the heirs', 'Copra sale bills'],
        },
      ],
      question: {
        question: 'I mill only government paddy near Thanjavur. Do I need a GST number?',
        answer:
          'Your milling charge is a service, and the bran and broken rice that you keep and sell are added to it. Whether you need a GST number depends on the total and on the kind of sales. Send us the contract and the outturn sheet of one month. We will add up your sales and tell you.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Thanjavur rice mills, hotels and studios, and show each kind of income on a separate line.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If milling charges, sales of your own rice and bran sales are in one total, the tax and the input tax credit can be wrong. The mill then pays too much, or gets a notice later.',
          we: 'We report milling charges, rice and bran under separate codes, and take the figures from the outturn sheet.',
          send: ['Outturn sheets', 'Milling bills', 'Rice sale bills', 'Bran sale slips'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'Some hotels bill a group only when the agent pays, weeks after the stay. The tax is then reported in a later month, and the department can charge interest.',
          we: 'We report the room nights of each group in the month of the stay, and follow up what the agent has to pay.',
          send: ['Vouchers', 'Room register', "Agents' statements"],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'A website collects tax (TCS) on your sales and deposits it under your GSTIN. If you do not accept this TCS on the portal, you cannot use that money.',
          we: 'We find the TCS on the portal, accept it and bring it into your cash ledger.',
          send: ['Website statements', 'Sale bills', 'Courier slips'],
        },
      ],
      question: {
        question: 'I return gunny bags to the civil supplies corporation. Is that a sale in my GST return?',
        answer:
          'Gunny bags that belong to the corporation go back to their owner, so they are not your sale. Bags that you own and sell are a sale. Keep a separate list for each kind. Send us both lists and the outturn sheet. We will report only the sale of your own bags.',
      },
    },
    'gst-notices': {
      lead: 'Did a rice mill, hotel or paddy merchant in Thanjavur get a GST notice? We can draft the reply from outturn sheets, room registers and weigh slips.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If the officer treats all the rice that left your yard as your own sale, he also asks for tax on government rice. On government rice you earned only a milling charge.',
          we: "We compare the corporation's statement with your own stock book lot by lot, and attach this table to the reply.",
          send: ['The notice', "Corporation's statement", 'Own stock book', 'Paddy purchase slips'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            "A booking site reports the full price of each booking. If you cannot explain the site's commission and the cancelled nights, the officer can demand tax on the difference.",
          we: 'We list each booking with its price, the commission and the nights on which guests really stayed.',
          send: ['The notice', 'Statements of the booking sites', 'Room register', 'List of cancellations'],
        },
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong:
            'Paddy loses weight as it dries. If you do not record the moisture loss, the officer can treat the missing weight as paddy sold without bills.',
          we: 'We show the weight bought and the weight sold for each lot, and explain the difference by the moisture loss.',
          send: ['The notice', 'Weigh slips', 'Market slips', 'Sale bills'],
        },
      ],
      question: {
        question: 'The GST officer asks about money that a gallery in Canada paid to my studio. What should I send?',
        answer:
          'Send us the export document of the parcel, the order and the bank advice. With these documents we show that the sale was an export. If the painting went as a gift parcel, tell us openly. We will check what other proof you have before we reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Thanjavur studios and coconut sellers who export. If you cannot claim anything, we tell you before you spend money.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If you buy gold foil without a tax invoice, you get no credit for the GST in its price. Your export refund is then much smaller than you hoped.',
          we: 'We add up only the bills that are shown on the portal, and tell you the refund amount before we file.',
          send: ['Tax invoices for foil and stones', 'Postal export form', 'Bank advices'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'If you sell coconut fibre to an exporter in Pollachi and he ships it in his own name, the export refund is his. If you claim that refund, your claim is rejected.',
          we: 'We claim the refund for the containers that you shipped yourself, and check if your sales to exporters qualify for the concessional rate.',
          send: ['Shipping bills', 'Freight bills', "Exporter's order"],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'Some hotels expect a refund because a foreign group paid in euros. The guests stayed in India, so it is not an export, and a refund claim fails.',
          we: 'We look for tax that you paid twice, or tax on nights that were cancelled and repaid, and claim it back.',
          send: ['Credit notes', 'Proof of repayment', 'Tax payment challans'],
        },
      ],
      question: {
        question: 'Our mill exported rice once this year, but rice is exempt in India. Can we get any GST back?',
        answer:
          'If the export was in your own name, you can claim the GST on the bags and freight of that lot. So do not reverse that credit. Send us the shipping bill and the bills of that lot. We will work out the amount and file the refund claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Thanjavur paddy merchants, surgeons and artists, and match the bank deposits with their real source.',
      trades: [
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong:
            'Your cash comes in after two harvests, and the bank deposits do not show which crop was sold. An officer can treat a deposit without proof of its source as income that you hid.',
          we: 'We match each deposit with the sale slips of that crop and with your land records.',
          send: ['Slips of the purchase centre', 'Patta or lease of the land', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'If a surgeon works in four nursing homes and one of them pays him in cash, his case list and Form 26AS differ. The surgeon can get a notice for the missing fees.',
          we: "Before we file, we list the surgeon's cases for each nursing home and match his fees with Form 26AS.",
          send: ['Case lists', 'Fee statements', 'Form 26AS', 'Machine hire agreement'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            "If you leave unfinished paintings out of the stock, this year's profit is too low and next year's profit is too high. You may then pay tax at a higher rate next year.",
          we: 'We value each unfinished painting by its material and the work done up to 31 March.',
          send: ['List of works in hand', 'Foil and stone bills', 'Order letters'],
        },
      ],
      question: {
        question: 'I grow paddy on land leased from a temple near Thanjavur. Is my income still agricultural?',
        answer:
          "Growing paddy on leased land can give agricultural income, if you can prove the lease and your cultivation. Buying and selling other people's paddy is business. Send us the lease, the cultivation certificate and the sale slips. We will show the two incomes separately in your return.",
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for workers of rice mills, nursing homes and hotels in Thanjavur.",
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "The government has a record of the tonnes of paddy that a mill hulls for it. If the mill's PF list has only a few names, the PF office can estimate the number of workers from those tonnes.",
          we: 'We list the loadmen by name and day from your register, and add the seasonal workers.',
          send: ['Loading register', 'List of season workers', 'Wage sheet', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            "Some doctors pay a ward helper from their own pocket. The helper is then on nobody's wage list, and after an accident the nursing home may have to pay.",
          we: 'We go through the duty chart with you and decide for each worker who the employer is.',
          send: ['Duty chart', 'Bills of staff agencies', 'Agreements with the doctors'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'Casual cooks often come for the festival weeks and do not give their full names. When an inspector finds these cooks at work, you cannot prove how long they worked.',
          we: 'We give your reception a daily list of casual workers to fill in, and file the PF and ESI returns from it.',
          send: ['Daily list', 'Duty roster', 'Bill of the guard agency'],
        },
      ],
      question: {
        question:
          'My nephew learns painting in my Thanjavur studio and I pay him each month. Is he an employee for PF?',
        answer:
          'If he is paid for work, he can be an employee like others. A relative is not left out only because he is family. Write down his hours and pay. We will check how many people work in your studio and tell you if PF or ESI applies.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS (tax deducted when you pay) and file the TDS returns of Thanjavur nursing homes, rice mills and hotels.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'Some nursing homes share a scan machine with its supplier. If they pay the rent, the profit share and the service charge in one sum, they can deduct TDS at the wrong rate. The nursing home then has to pay the shortfall.',
          we: 'We read the agreement and tell you which part of the payment is rent and which part is a fee.',
          send: ['Machine agreement', 'Payment sheet of the doctors', 'PAN of the doctors'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "If the corporation reports the TDS under a partner's PAN, the mill cannot claim that TDS in its own return.",
          we: "We send the mill's PAN to the corporation and ask for a corrected TDS return.",
          send: ['Milling bills', 'TDS certificate', 'Form 26AS', 'PAN of the mill'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'Some agents keep their commission and pay you the rest. The commission is still your payment to the agent, and the department can ask for the TDS on it.',
          we: 'We enter the full voucher amount as income and the commission as a separate expense, and deduct TDS where it is due.',
          send: ["Agents' statements", 'PAN of the agents', 'Lease deed of the hotel'],
        },
      ],
      question: {
        question: 'I pay framers who work for my painting studio. Do I have to deduct TDS?',
        answer:
          'TDS depends on your turnover of last year and on how much each framer gets in the year. In April we check your turnover and these amounts, and tell you when to start. Ask every framer for his PAN with the first job. Send us the list of payments. We will file the TDS return.',
      },
    },
    'company-registration': {
      lead: 'Are you a family or a group of makers in Thanjavur? We can compare a partnership deed, an LLP (limited liability partnership) and a company, and register what you choose.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If a company applies for the protected name of the craft as its own name, the application is rejected. That name belongs to all the makers, so you would have to print your labels again.',
          we: 'We find a studio name that nobody else uses, and apply for that name.',
          send: ['Three choices of name', 'Photographs of the products', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "Several families often own a rice mill, and growers keep their savings with it. A company cannot hold growers' savings in the same way, and its directors can be fined.",
          we: 'Before the mill becomes a company, we list the savings and plan how to repay them.',
          send: ['Capital accounts of the partners', "List of growers' savings", 'Mill licence', 'Title deeds'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'If four doctors start a nursing home and agree only on the profit, nobody knows who gets the machines when one doctor leaves. The nursing home can come to a stop.',
          we: 'Before we apply, we draft an agreement on the shares, the machines, the duty hours and the terms on which a doctor can leave.',
          send: ['Lease deed', 'Machine quotations', 'PAN of the doctors'],
        },
      ],
      question: {
        question: 'We are ten painters in Thanjavur. How can we sell to an emporium with one bill?',
        answer:
          'You can form a society or a producer company. The society or company buys your paintings and sends one bill to the emporium. It needs its own bank account and has to file yearly forms. We explain who can be a member and what it costs each year. Then we register what you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Thanjavur rice mills, coconut traders and studios. We enter your slips daily in the harvest weeks and monthly in the other weeks.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If your own paddy and government paddy are in one stock book, your own stock hides a shortage in the government paddy for months. You see the loss only when the corporation recovers it from your bill.',
          we: "We keep a separate stock book for government paddy, and match it with the corporation's statement every month.",
          send: ['Paddy slips', 'Outturn sheets', 'Bag register', 'Bran sale slips'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'Some studios quote a price without knowing their cost. A large gallery order can then cost more in gold foil and wages than it earns.',
          we: 'We prepare a cost card for each piece. It shows the gold foil, the stones and the days of work.',
          send: ['Material bills', 'Work diary', 'Order letter'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'If nuts are counted in one notebook and copra is weighed in another, nobody notices a shortage in the coconut grove or at the oil press.',
          we: 'We fix one rate with you for converting nuts into kilos of copra, and test this rate every month.',
          send: ['Grove notes', 'Weigh slips', 'Press slips'],
        },
      ],
      question: {
        question: 'Do I have to send my mill slips every day in the samba season?',
        answer:
          "A photograph of the slips each evening is best, because there are many slips in the season. In the quiet weeks, once a month is enough. We confirm what we received, and enter each slip on its own date. At the month end you get one stock statement for your own paddy and one for the corporation's paddy.",
      },
    },
    'udyam-registration': {
      lead: "We can register Thanjavur rice mills, craft studios and nursing homes under Udyam, the government's free registration for small businesses.",
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If your certificate shows only rice trading, the bank can refuse a loan for a dryer, because a trader needs no dryer.',
          we: 'We enter rice milling as the main activity, and add the dryer at the value in your books.',
          send: ['Machine invoices', 'Last income tax return', 'Godown addresses', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If only the gallery is registered, the painter has no certificate. The painter may then not get a loan or a scheme benefit in his own name.',
          we: 'We register the painter on his own PAN, and give his work room as the address.',
          send: ['PAN', 'Masked Aadhaar with a linked phone number', 'Bills for tools'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            "If a trust runs the hospital and the application uses a doctor's PAN, the certificate suits neither the trust nor the doctor. The bank can return the loan file.",
          we: 'Before we apply, we find out who runs the hospital, the trust or the doctor.',
          send: ['Trust deed', 'Machine list', 'Registration certificate of the nursing home'],
        },
      ],
      question: {
        question: 'Is the gold foil in my studio part of the investment for Udyam?',
        answer:
          'Gold foil and stones are stock, so they are not part of the investment. Tools and machines are added at the value in your books. A studio with few tools may therefore stay in the smallest class, called micro. Send us your tool bills and last return. We will register you.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of Thanjavur painters, veena makers and coconut sellers who want to export in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If you send a painting abroad as a gift, the bank cannot see why the buyer paid you. The bank can ask questions, and you have no proof of an export.',
          we: "We apply for the IEC, and show you how to fill the post office's export form.",
          send: ['PAN', 'Cancelled cheque', 'Photograph of the painting', "Buyer's message"],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            "If coconut fibre is sent without a plant health certificate, it can be held in the buyer's country. You then pay for the storage or for the return freight.",
          we: "We apply for the IEC, and list the certificates that the buyer's country asks for.",
          send: ["Buyer's order", 'Laboratory report of a sample', 'Lease or patta of the yard'],
        },
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong:
            'If you promise rice to a buyer abroad when its export is banned or taxed, you cannot deliver at your price. The buyer can claim his loss from you.',
          we: 'Before you promise a date and a price, we check the present export policy for rice with you.',
          send: ['Draft contract', 'Food licence', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'My veena has old wood and shell work. Can customs stop the veena when I export it?',
        answer:
          'Customs may ask what each material is and how old it is, because some kinds of wood and shell are protected. State this in writing and attach a photograph. We apply for your IEC and prepare this note before you pack the veena.',
      },
    },
  },
  seo: {
    title: 'Thanjavur Tax and Accounts for Rice Mills and Artisans',
    description:
      'Stock books for rice mills, GST numbers for craft studios and export codes (IEC) for painters and coconut sellers in Thanjavur. See our starting prices.',
  },
} satisfies CityWords;
