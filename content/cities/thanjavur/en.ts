import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can keep stock books, file GST returns and get import export codes (IEC) for mills, merchants and craft studios in Thanjavur and Pattukkottai.',
  description: [
    "A rice mill may hold its own paddy, customers' paddy and government paddy in one yard. The bank and the tax office ask who owns each bag. So we keep a separate stock book for each owner.",
    'Studios make paintings, art plates and veenas over many weeks. Their buyers are shops, websites and people abroad. We prepare the right bill for each buyer and get the export code before the parcel leaves.',
    'Coconut traders need copra by weight, hotels need rooms by night, and nursing homes need fees by doctor. We set up one register that suits the trade.',
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
      note: 'Paddy merchants hold stock until the price is better. Count it by variety and moisture at the year end.',
    },
    {
      kind: 'rice-mills',
      name: 'Modern rice mills',
      note: 'One mill sells loose rice, labelled packs and bran. The GST depends on the pack and its label.',
    },
    {
      kind: 'handcrafts',
      name: 'Paintings, art plates and veenas',
      note: 'An unfinished painting is stock. Its value includes the gold foil, the stones and the weeks of work.',
    },
    {
      kind: 'coconuts',
      name: 'Pattukkottai coconut trade',
      note: 'Traders count the nuts and weigh the copra. The books need one conversion rate that you can explain later.',
    },
    {
      kind: 'hotels',
      name: 'Big Temple hotels and guides',
      note: 'Agents bring foreign groups and pay later after keeping a commission. The bill and the tax follow the night on which the guests stayed.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and nursing homes',
      note: 'Nursing homes hire machines and pay surgeons by the case. Every such payment needs a written agreement.',
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
  work: 'We can help mills, studios and nursing homes in Thanjavur, Orathanadu and Pattukkottai. In the harvest weeks WhatsApp and courier are enough. You can also come to Coimbatore by appointment.',
  trades: [
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs:
        "You need one stock book for your own paddy and one for other people's paddy. Your returns must separate milling charges, loose rice and packs.",
    },
    {
      kind: 'handcrafts',
      name: 'Craft studios',
      needs:
        "You need a GST registration that covers fairs and websites, and the import export code (IEC) in the studio's name.",
    },
    {
      kind: 'hospitals',
      name: 'Nursing homes',
      needs: "You need the right TDS on machine hire and surgeons' fees, and a duty list for PF and ESI.",
    },
    {
      kind: 'stored-crops',
      name: 'Paddy merchants',
      needs: 'You need to show which crop each bank deposit came from, and a stock list by variety and moisture.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you selling crafts at fairs or packing rice in Thanjavur? We can find out if you need a GST registration and apply for it.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If you learn only at the gate of a Delhi fair that it asks for a GST number, the stall rent and the journey are lost.',
          we: 'We check the rules for handicrafts and fairs when you plan the journey and apply in time.',
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
            'A mill may begin to sell small labelled packs along with loose rice. The packs can make GST registration compulsory, and the tax is due from that date even if nobody noticed it.',
          we: 'We list every pack and by-product and tell you from which day you need a number.',
          send: ['Pack labels', 'Food licence', 'Latest EB bill', 'Sales list by product'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'If your copra yard is on land of four heirs and only one of them applies, the officer can ask for the consent of all. The number is then delayed.',
          we: 'We draft the consent letters and attach them to the patta.',
          send: ['Patta of the land', 'Consent letters of the heirs', 'Copra sale bills'],
        },
      ],
      question: {
        question: 'I mill only government paddy near Thanjavur. Do I need a GST number?',
        answer:
          'Your milling charge is a service, and the bran and broken rice that you keep and sell are added to it. Whether you need a number depends on the total and the kind of sales. Send us the contract and the outturn sheet of one month. We add it up for you.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Thanjavur rice mills, hotels and studios with a separate line for each kind of income.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If milling charges, own rice and bran are in one total, both the tax and the input tax credit can be wrong. The mill then pays too much, or gets a notice later.',
          we: 'We give each of them its own code and take the figures from the outturn sheet.',
          send: ['Outturn sheets', 'Milling bills', 'Rice sale bills', 'Bran sale slips'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'You may bill a group only when the agent pays, weeks after the stay. The tax then falls in a later month, and the department can charge interest.',
          we: 'We enter the nights of each group in the month of the stay and follow up what the agent owes.',
          send: ['Vouchers', 'Room register', "Agents' statements"],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'A website collects tax (TCS) on your sales and deposits it under your GSTIN. If you never accept it on the portal, that money stays unused.',
          we: 'We find the amount on the portal and bring it into your cash ledger with the return.',
          send: ['Website statements', 'Sale bills', 'Courier slips'],
        },
      ],
      question: {
        question: 'I return gunny bags to the civil supplies corporation. Is that a sale in my GST return?',
        answer:
          'Bags that belong to the corporation go back to the owner, so they are not your sale. Bags that you own and sell are a sale. Keep a separate list for each kind. Send us both lists with the outturn sheet and we report only your own bags.',
      },
    },
    'gst-notices': {
      lead: 'Did a rice mill, hotel or paddy merchant in Thanjavur get a GST notice? We can draft the reply from outturn sheets, room registers and agreements.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If the officer treats all rice that left your yard as your own sale, he asks for tax on government rice too. On that you earned only a milling charge.',
          we: "We show the corporation's statement next to your own stock book, lot by lot.",
          send: ['The notice', "Corporation's statement", 'Own stock book', 'Paddy purchase slips'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'A booking site reports the full price of each booking. If you cannot explain its commission and the cancelled nights, the officer can demand tax on the difference.',
          we: 'We list each booking with its price, commission and the nights really stayed.',
          send: ['The notice', 'Statements of the booking sites', 'Room register', 'List of cancellations'],
        },
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong:
            'Paddy loses weight as it dries. If you do not record the moisture loss, the missing bags look like sales without bills.',
          we: 'We show the weight bought and the weight sold of each lot and explain the difference by moisture.',
          send: ['The notice', 'Weigh slips', 'Market slips', 'Sale bills'],
        },
      ],
      question: {
        question: 'The GST officer asks about money that a gallery in Canada paid to my studio. What should I send?',
        answer:
          'Send us the export document of the parcel, the order and the bank advice. With these we show that it was an export. If the painting went as a gift parcel, tell us openly. We then see what other proof you have before we reply.',
      },
    },
    'gst-refunds': {
      lead: 'We can claim GST refunds for Thanjavur studios and coconut sellers who export. If nothing can be claimed, we tell you before you spend money.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If you buy gold foil without a tax invoice, the GST in its price is not in your credit. The refund of your export is then much smaller than you hoped.',
          we: 'We add up only the bills that are on the portal and tell you the amount first.',
          send: ['Tax invoices for foil and stones', 'Postal export form', 'Bank advices'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'If you sell fibre to an exporter in Pollachi and he ships it in his name, the export refund is his. A claim of yours is rejected.',
          we: 'We claim for the containers that you shipped yourself and check if the other sales qualify for the concessional rate.',
          send: ['Shipping bills', 'Freight bills', "Exporter's order"],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'A hotel may expect a refund because a foreign group paid in euros. The guests stayed in India, so it is not an export and a claim fails.',
          we: 'We look for tax that you paid twice, or on nights that were cancelled and repaid, and claim that.',
          send: ['Credit notes', 'Proof of repayment', 'Tax payment challans'],
        },
      ],
      question: {
        question: 'Our mill exported rice once this year, but rice is exempt in India. Can we get any GST back?',
        answer:
          'The tax on bags and freight for that lot can be claimed, if the export was in your name. So that credit should not be reversed. Send us the shipping bill and the bills of that lot. We work out the amount and file the claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Thanjavur paddy merchants, surgeons and artists, and match the bank deposits with their real source.',
      trades: [
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong:
            'Your cash comes in after two harvests, and the deposits do not say which crop was sold. An officer can treat deposits without a source as income that you did not show.',
          we: 'We match each deposit with the sale slips of that crop and with the land records.',
          send: ['Slips of the purchase centre', 'Patta or lease of the land', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'If a surgeon works in four nursing homes and one of them pays in cash, his case list and Form 26AS differ. He can get a notice for the missing fees.',
          we: 'We list his cases by nursing home and match them with Form 26AS before we file.',
          send: ['Case lists', 'Fee statements', 'Form 26AS', 'Machine hire agreement'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            "If unfinished panels are left out of the stock, this year's profit is too low and next year's too high. You may then pay tax at a higher rate next year.",
          we: 'We value each panel with the material and the work done up to 31 March.',
          send: ['List of works in hand', 'Foil and stone bills', 'Order letters'],
        },
      ],
      question: {
        question: 'I grow paddy on land leased from a temple near Thanjavur. Is my income still agricultural?',
        answer:
          "Growing paddy on leased land can be agricultural income, if you can prove the lease and your cultivation. Buying and selling other people's paddy is business. Send us the lease, the cultivation certificate and the sale slips. We separate the two incomes in your return.",
      },
    },
    'pf-esi-services': {
      lead: "We can manage PF (provident fund) and ESI (workers' insurance) for rice mills, nursing homes and hotels in Thanjavur.",
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'The tonnes that a mill hulls for the government are on record. If its PF list has only a few names, the PF office can estimate the number of workers from the tonnes.',
          we: "We list the loadmen by name and day from your register and add the season's hands.",
          send: ['Loading register', 'List of season workers', 'Wage sheet', 'Masked Aadhaar of the workers'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            "A doctor may pay a ward helper from his own pocket. She is then on nobody's list, and after an accident the nursing home may have to pay.",
          we: 'We go through the duty chart with you and settle for each name who the employer is.',
          send: ['Duty chart', 'Bills of staff agencies', 'Agreements with the doctors'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'Casual cooks may come for festival weeks without giving a full name. When an inspector finds them, you cannot prove how long they worked.',
          we: 'We give your reception a daily list to fill in and file the returns from it.',
          send: ['Daily list', 'Duty roster', 'Bill of the guard agency'],
        },
      ],
      question: {
        question:
          'My nephew learns painting in my Thanjavur studio and I pay him each month. Is he an employee for PF?',
        answer:
          'If he is paid for work, he can be an employee like others. A relative is not left out only because he is family. Write down his hours and pay. We look at all the people in your studio and tell you if PF or ESI applies.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can work out TDS (tax deducted when you pay) and file the TDS returns of Thanjavur nursing homes, rice mills and hotels.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'A nursing home may share a scan machine with its supplier. If rent, profit share and service are paid in one sum, TDS can be deducted at the wrong rate and the shortage falls on you.',
          we: 'We read the agreement and tell you which part of the payment is rent and which is a fee.',
          send: ['Machine agreement', 'Payment sheet of the doctors', 'PAN of the doctors'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "If the corporation reports the TDS under a partner's PAN, the mill cannot claim it in its own return.",
          we: "We write to the corporation with the mill's PAN and ask for a corrected TDS return.",
          send: ['Milling bills', 'TDS certificate', 'Form 26AS', 'PAN of the mill'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong:
            'An agent may keep his commission and pay you the rest. The commission is still your payment, and the department can ask for the TDS on it.',
          we: 'We enter the full voucher amount as income and the commission as a separate expense, with TDS where it is due.',
          send: ["Agents' statements", 'PAN of the agents', 'Lease deed of the hotel'],
        },
      ],
      question: {
        question: 'I pay framers who work for my painting studio. Do I have to deduct TDS?',
        answer:
          'It depends on your turnover of last year and on what each framer gets in the year. We check both in April and tell you when to start. Ask every framer for his PAN with the first job. Send us the list and we file the return.',
      },
    },
    'company-registration': {
      lead: 'Are you a family or a group of makers in Thanjavur? We can compare a partnership deed, an LLP (limited liability partnership) and a company, and register it.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'A company may want the protected name of the craft as its own. That name belongs to all its makers, so the application is rejected and your label must be printed again.',
          we: 'We find a studio name that is free and apply with that.',
          send: ['Three choices of name', 'Photographs of the products', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Several families may own the mill, and growers may keep their savings in it. A company cannot hold such money in the same way, and the directors can be fined.',
          we: 'We list the savings and plan the repayment before the mill becomes a company.',
          send: ['Capital accounts of the partners', "List of growers' savings", 'Mill licence', 'Title deeds'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'If four doctors start a nursing home and agree only on the profit, nobody knows who gets the machines when one of them leaves. The work can stop.',
          we: 'We write shares, machines, duty and exit into the agreement before we apply.',
          send: ['Lease deed', 'Machine quotations', 'PAN of the doctors'],
        },
      ],
      question: {
        question: 'We are ten painters in Thanjavur. How can we sell to an emporium with one bill?',
        answer:
          'You can form a society or a producer company, which buys from you and sends one bill. It needs its own bank account and has yearly forms. We explain who can be a member and what it costs each year. Then we register what you choose.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Thanjavur rice mills, coconut traders and studios, daily in the harvest weeks and monthly in between.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If both kinds of paddy are in one book, your own stock covers a shortage in the government paddy for months. You see the loss only when the corporation recovers it from your bill.',
          we: "We keep two stock books and compare one of them with the corporation's statement every month.",
          send: ['Paddy slips', 'Outturn sheets', 'Bag register', 'Bran sale slips'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'A studio may quote a price without knowing its cost. A large gallery order can then cost more in foil and wages than it brings.',
          we: 'We prepare a cost card for each piece with foil, stones and days of work.',
          send: ['Material bills', 'Work diary', 'Order letter'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'If nuts are counted in one notebook and copra is weighed in another, nobody sees a shortage in the grove or at the press.',
          we: 'We fix one conversion rate with you and test it every month.',
          send: ['Grove notes', 'Weigh slips', 'Press slips'],
        },
      ],
      question: {
        question: 'Do I have to send my mill slips every day in the samba season?',
        answer:
          "A photograph each evening is best, because there are many slips. In the quiet weeks once a month is enough. We confirm what has arrived and enter it on the date of the slip. At the month end you get the stock of your own paddy and of the corporation's.",
      },
    },
    'udyam-registration': {
      lead: "We can register Thanjavur rice mills, craft studios and nursing homes under Udyam, the government's free registration for small businesses.",
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If your certificate says rice trade, the bank can refuse a loan for a dryer, because a trader needs no dryer.',
          we: 'We enter milling as the main activity and add the dryer at the value in your books.',
          send: ['Machine invoices', 'Last income tax return', 'Godown addresses', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If only the gallery is registered, the painter has no certificate. He may then not get a loan or a scheme in his own name.',
          we: 'We register the painter on his own PAN with his work room as the address.',
          send: ['PAN', 'Masked Aadhaar with a linked phone number', 'Bills for tools'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            "If a trust runs the hospital and the application uses a doctor's PAN, the certificate fits neither of them. The bank can return the loan file.",
          we: 'We find out whose activity it is before we apply.',
          send: ['Trust deed', 'Machine list', 'Registration certificate of the nursing home'],
        },
      ],
      question: {
        question: 'Is the gold foil in my studio part of the investment for Udyam?',
        answer:
          'Foil and stones are stock, so they are not part of the investment. Tools and machines are added at the value in your books. A studio with few tools may therefore stay in the smallest class, called micro. Send us your tool bills and last return, and we register you.',
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of Thanjavur painters, veena makers and coconut sellers who want to ship in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong:
            'If a painting goes as a gift, the money for it arrives in the bank without a reason. The bank can ask questions and you have no proof of an export.',
          we: "We apply for the code and show you the post office's export form.",
          send: ['PAN', 'Cancelled cheque', 'Photograph of the painting', "Buyer's message"],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            "Fibre that leaves without a plant health certificate can be held in the buyer's country. You then pay for the storage or for the way back.",
          we: "We apply for the code and list the certificates that the buyer's country asks for.",
          send: ["Buyer's order", 'Laboratory report of a sample', 'Lease or patta of the yard'],
        },
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong:
            'If you promise rice to a buyer abroad when its export is closed or taxed, you cannot deliver at your price. The buyer can claim his loss from you.',
          we: 'We read the present export policy with you before you promise a date and a price.',
          send: ['Draft contract', 'Food licence', 'PAN of the firm'],
        },
      ],
      question: {
        question: 'My veena has old wood and shell work. Can customs stop it when I export it?',
        answer:
          'Customs may ask what each material is and how old it is, because some wood and shell is protected. Say it in writing, with a photograph. We apply for your IEC and prepare this note before you pack the veena.',
      },
    },
  },
  seo: {
    title: 'Thanjavur Tax and Accounts for Rice Mills and Artisans',
    description:
      'Stock books for rice mills, GST numbers for craft studios and export codes (IEC) for painters and coconut sellers in Thanjavur. See our starting prices.',
  },
} satisfies CityWords;
