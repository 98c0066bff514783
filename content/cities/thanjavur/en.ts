import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do stock books, GST and import export codes (IEC) for rice mills, paddy merchants and craft studios in Thanjavur and Pattukkottai.',
  description: [
    'A mill may hold its own paddy, paddy for hire and government paddy in one yard. We keep separate books for them, because the bank and the tax office look at each owner.',
    'Studios make paintings, plates and veenas over many weeks. Buyers are shops, websites and people abroad. We make the right bill for each and get the export code before the parcel leaves.',
    'Coconut traders, hotels and nursing homes need other papers: copra by weight, rooms by night and fees by doctor. We set up one register for each trade.',
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
      note: 'Paddy merchants hold stock for a better price. Count it by variety and moisture at the year end.',
    },
    {
      kind: 'rice-mills',
      name: 'Modern rice mills',
      note: 'Loose rice, labelled packs and bran leave one mill. The pack and its label decide the GST.',
    },
    {
      kind: 'handcrafts',
      name: 'Paintings, art plates and veenas',
      note: 'A painting in progress is stock. Foil, stones and the weeks of work belong in its value.',
    },
    {
      kind: 'coconuts',
      name: 'Pattukkottai coconut trade',
      note: 'Traders count nuts and weigh copra. The books need one conversion that you can show again.',
    },
    {
      kind: 'hotels',
      name: 'Big Temple hotels and guides',
      note: 'Foreign groups come through agents who pay later after commission. The bill and the tax follow the night stayed.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and nursing homes',
      note: 'Nursing homes hire machines and surgeons by the case. Every payment needs an agreement behind it.',
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
  work: 'We work for mills, studios and nursing homes in Thanjavur, Orathanadu and Pattukkottai. Use WhatsApp or courier in the harvest weeks, or visit Coimbatore by appointment.',
  trades: [
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs:
        'You need one stock book for your own paddy and one for paddy of others. Returns must split milling charge, loose rice and packs.',
    },
    {
      kind: 'handcrafts',
      name: 'Craft studios',
      needs:
        "You need a GST number that covers fairs and websites, and the import export code (IEC) in the studio's name.",
    },
    {
      kind: 'hospitals',
      name: 'Nursing homes',
      needs: "You need the right TDS on machine hire and surgeons' fees, and a duty list for PF and ESI.",
    },
    {
      kind: 'stored-crops',
      name: 'Paddy merchants',
      needs: 'You need bank deposits whose dates fit the crop, and a stock count by variety and moisture.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Are you selling crafts at fairs or packing rice in Thanjavur? We find out if you need GST registration and apply.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: 'A maker takes a stall in Delhi and learns at the gate that a number is asked.',
          we: 'We check the rules for crafts and fairs before you book the stall.',
          send: ['PAN and masked Aadhaar', 'Fair letter', 'Website account', 'Photographs of the goods'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'The mill begins with small labelled packs beside loose rice. The packs can bring it into GST.',
          we: 'We list every pack and by-product and find the day when a number is due.',
          send: ['Pack labels', 'Food licence', 'Power bill', 'Sales by product'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'The yard stands on land of four heirs, and one applies alone.',
          we: 'We prepare the consent of the others with the land paper.',
          send: ['Land papers', 'Consent letters', 'Copra sale bills'],
        },
      ],
      question: {
        question: 'I mill only government paddy. Do I need a number?',
        answer:
          "You earn a milling charge, and that is a service. Bran and broken rice that you keep and sell count too. Send the contract and one month's outturn.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Thanjavur mills, hotels and studios with one line for each kind of income.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'Milling charge, own rice and bran are in one total. The tax and the credit are both wrong.',
          we: 'We use separate codes and take the figures from the outturn sheet.',
          send: ['Outturn sheets', 'Milling bills', 'Rice sale bills', 'Bran sale slips'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong: 'A group is billed when the agent pays, weeks after the stay. Tax falls in the wrong month.',
          we: "We enter the nights used and follow the agent's dues.",
          send: ['Vouchers', 'Room register', "Agents' statements"],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: 'A website collects tax on your sales and you never claim it.',
          we: 'We find it on the portal and put it into your return.',
          send: ['Website statements', 'Sale bills', 'Courier slips'],
        },
      ],
      question: {
        question: 'Gunny bags go back to the corporation. Is that a sale?',
        answer:
          'No, bags that belong to the corporation are returned and not sold. Bags that you own and sell are. Keep two lists.',
      },
    },
    'gst-notices': {
      lead: 'We answer GST notices in Thanjavur with outturn sheets, room registers and agreements.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'All rice that left the yard is counted as yours. A large part was government rice.',
          we: "We show the corporation's statement beside your own stock book.",
          send: ['The notice', "Corporation's statement", 'Own stock book', 'Paddy slips'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong: 'The booking site reports more than your return. Commission and cancelled nights explain it.',
          we: 'We list each booking with price, commission and stay.',
          send: ['Site statements', 'Room register', 'Cancellations'],
        },
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong: 'Moisture loss is not written, so stock seems to be sold in secret.',
          we: 'We show weight in and weight out by lot.',
          send: ['Weigh slips', 'Market slips', 'Sale bills'],
        },
      ],
      question: {
        question: 'The letter asks about money from a gallery in Canada. What do I send?',
        answer:
          "Send the parcel's export paper, the order and the bank advice. If it went as a gift, tell us openly. We then see what can still be shown.",
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Thanjavur studios and coconut sellers who export. If there is nothing to claim, we tell you first.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: 'Most gold foil was bought without a tax bill. The claim is smaller than hoped.',
          we: 'We count only bills that stand on the portal and tell you the sum first.',
          send: ['Material bills', 'Postal export papers', 'Bank advices'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'Fibre was sold to an exporter in Pollachi and not shipped by you. His name is on the papers.',
          we: 'We claim for your own containers and check the rest for the concessional sale.',
          send: ['Shipping bills (customs export papers)', 'Freight bills', "Exporter's order"],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong: 'A group from abroad paid in euros, and the hotel expects a refund. The stay is in India.',
          we: 'We look only for tax paid twice or on cancelled nights.',
          send: ['Credit notes', 'Repayment proof', 'Tax payment receipts'],
        },
      ],
      question: {
        question: 'We exported rice once this year. It is exempt at home. Is any tax coming back?',
        answer:
          'Tax on bags and freight for that lot can be claimed if the export was in your name. Do not reverse that credit. Send the bills of that lot.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Thanjavur merchants, doctors and artists, with deposits explained by crop or work.',
      trades: [
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong: 'Cash comes in two harvests, and the deposits carry no crop name.',
          we: 'We tie deposits to sale slips and land papers.',
          send: ['Purchase centre slips', 'Land papers', 'Lease', 'Bank statement'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            'A surgeon works in four nursing homes, and one pays in cash. The list does not agree with the tax credit.',
          we: 'We list cases by nursing home and match them.',
          send: ['Case lists', 'Fee statements', 'Tax credit statement', 'Machine agreement'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: "Half-made panels are left out of stock. Next year's profit then looks too high.",
          we: 'We value each panel with material and work so far.',
          send: ['Work list', 'Foil and stone bills', 'Order letters'],
        },
      ],
      question: {
        question: 'My field is leased from a temple. Is my paddy income still farm income?',
        answer:
          "Growing paddy on leased land can be farm income. The lease and the cultivation papers prove it. Trade in other people's paddy is business.",
      },
    },
    'pf-esi-services': {
      lead: "We run PF (provident fund) and ESI (workers' insurance) for mills, nursing homes and hotels in Thanjavur.",
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'The milled tonnes are on public record, but few names are on the list. Dues can be estimated from tonnes.',
          we: 'We list loadmen by name and day from your register and add season hands.',
          send: ['Loading register', 'Season list', 'Wage sheet', 'Masked Aadhaar copies'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong: "A ward helper paid by a doctor is on nobody's list. The nursing home may have to answer.",
          we: 'We go through the duty chart and settle each name.',
          send: ['Duty chart', 'Agency bills', "Doctors' agreements"],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong: 'Casual cooks come for festival weeks without a name.',
          we: 'We send your desk a daily list and file from it.',
          send: ['Daily list', 'Roster', "Guard agency's bill"],
        },
      ],
      question: {
        question: 'My nephew learns painting in my studio and gets money. Is he staff?',
        answer:
          'If he is paid for work, he can be counted like others. Relatives are not left out by that alone. Write his hours and pay.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut from what you pay) for Thanjavur nursing homes, mills and hotels.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong: 'A scan machine is shared with its supplier. Rent, share and fee are mixed in one payment.',
          we: 'We read the agreement and name each part.',
          send: ['Machine agreement', 'Payout sheet', 'PAN of doctors'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: "The corporation's cut stands under a partner and not the mill.",
          we: 'We ask for the correction while the office still has the file.',
          send: ['Milling bills', 'Deduction certificate', 'Tax credit statement', 'Mill PAN'],
        },
        {
          trade: 'hotels',
          name: 'Hotels',
          wrong: 'An agent keeps his commission and nobody cuts tax on it.',
          we: 'We book the full voucher and the commission apart.',
          send: ["Agents' statements", 'PAN of agents', 'Lease'],
        },
      ],
      question: {
        question: 'I pay framers who work for my studio. Do I have to cut?',
        answer:
          "Your size and the yearly total for each decide. We look at both at the start of the year. Note every framer's PAN with the first job.",
      },
    },
    'company-registration': {
      lead: 'We help Thanjavur families and makers choose between a deed, an LLP (limited liability partnership) and a company, then register it.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: "A company wants the craft's protected name as its own. It belongs to all makers.",
          we: 'We find a studio name that is free.',
          send: ['Name choices', 'Product photographs', 'Identity papers'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: "Several families own the mill, with growers' savings in it. A company must treat these with care.",
          we: 'We list the savings and repay or change them first.',
          send: ['Partner accounts', 'Savings list', 'Mill licence', 'Title papers'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong: 'Four doctors start a nursing home and speak about profit only. Machines and exit are not settled.',
          we: 'We write these points down before the form goes in.',
          send: ['Lease', 'Machine quotations', 'Identity papers'],
        },
      ],
      question: {
        question: 'Can painters sell together to an emporium with one bill?',
        answer:
          'Yes, a society or a producer company can do it. It needs its own bank account and yearly forms. We explain who may be a member.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Thanjavur mills, traders and studios, daily in harvest weeks and monthly in between.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: "A loss in government paddy is hidden by your own stock. It shows only at the season's end.",
          we: 'We keep two books and compare them with the corporation each month.',
          send: ['Paddy slips', 'Outturn sheets', 'Bag register', 'Bran sale slips'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: 'Prices are named without a cost sheet. A gallery order can then lose money.',
          we: 'We make a cost card for each piece with foil, stones and days.',
          send: ['Material bills', 'Work diary', 'Order letter'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'Count and weight are in two notebooks that nobody compares.',
          we: 'We fix one conversion and test it each month.',
          send: ['Grove notes', 'Weigh slips', 'Press slips'],
        },
      ],
      question: {
        question: 'Do I send slips every day in the samba weeks?',
        answer:
          'Yes, a photograph each evening is best, because there are many. In the quiet weeks once a month is enough. We confirm what arrived.',
      },
    },
    'udyam-registration': {
      lead: "We register Thanjavur mills, studios and copra yards under Udyam, the government's free number for small units.",
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'The certificate says rice trade, but the mill wants a loan for a dryer.',
          we: 'We enter milling first and the dryer at book value.',
          send: ['Machine bills', 'Last return', 'Godown addresses', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: 'The gallery registers, and the painter has no certificate for his own loan.',
          we: 'We register the painter on his own PAN with his work room.',
          send: ['PAN', 'Masked Aadhaar with linked phone', 'Tool bills'],
        },
        {
          trade: 'hospitals',
          name: 'Nursing homes',
          wrong:
            "A trust's hospital applies in a doctor's PAN. The certificate then fits neither the trust nor the doctor.",
          we: 'We settle whose activity it is before we file.',
          send: ['Trust deed', 'Machine list', 'Registration of the home'],
        },
      ],
      question: {
        question: 'Does gold foil in my box count as investment for Udyam?',
        answer:
          'No, foil and stones are stock. Tools and machines count at book value. Many studios may therefore stay in the smallest class, called micro.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC (import export code) for Thanjavur painters, veena makers and coconut sellers who ship in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Craft studios',
          wrong: 'A painting goes as a gift, and the money has no reason in the bank.',
          we: 'We apply for the code and show the post office form.',
          send: ['PAN', 'Cancelled cheque', 'Photograph', "Buyer's message"],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong: 'Fibre leaves without a plant health paper and is held abroad.',
          we: "We list the papers of the buyer's country beside the code.",
          send: ["Buyer's order", 'Sample report', 'Land or yard proof'],
        },
        {
          trade: 'stored-crops',
          name: 'Paddy merchants',
          wrong: 'Rice is promised to a buyer abroad while its export is closed or taxed. The miller cannot deliver.',
          we: 'We read the export policy with you before you give a date and a price.',
          send: ['Draft contract', 'Food licence', 'PAN'],
        },
      ],
      question: {
        question: 'My veena has old wood and shell work. Can it be stopped?',
        answer:
          'Customs may ask what each material is and how old. Say it in writing with a photograph. We prepare the note before you pack.',
      },
    },
  },
  seo: {
    title: 'Thanjavur Tax and Accounts for Rice Mills and Artisans',
    description:
      'Stock books for rice millers, GST numbers for craft studios and export codes for painters and coir sellers: tax and accounts for Thanjavur and its delta.',
  },
} satisfies CityWords;
