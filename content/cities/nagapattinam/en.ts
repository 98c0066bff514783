import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'Boat owners, rice mills and lodges in Nagapattinam and workshops at the Panangudi site can get their accounts and tax returns done by us.',
  description: [
    'A boat at Akkaraipettai often has several owners and a loan from the auctioneer. We write down the share of each owner and keep an account for every voyage, so that all owners see the same figures.',
    'Lodges at Velankanni and Nagore earn most in the feast weeks. Rice mills hold their own paddy and paddy of other people. We keep separate books for these, because the tax office compares the books with your bills.',
    'Workshops at Panangudi are paid after measurement and after deductions, and salt works sell from heaps. We match certificates, payments and TDS every month, so that no credit is lost when the site closes.',
  ],
  keyAttractions: [
    'Velankanni Basilica',
    'Nagore Dargah',
    'Kayarohanaswami Temple',
    'Singaravelan Temple, Sikkal',
    'Point Calimere Sanctuary, Kodiakkarai',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Fishing harbour and dry fish',
      note: "Diesel, ice, commission and the crew's share are deducted from the auction price. Only a voyage sheet shows what the owner really earned.",
    },
    {
      kind: 'rice-mills',
      name: 'Delta paddy and rice mills',
      note: "Mills around Kilvelur hull their own paddy and customers' paddy. Bags that belong to customers must stay out of your stock.",
    },
    {
      kind: 'lodges',
      name: 'Velankanni and Nagore pilgrim trade',
      note: 'Lodges are full for the September feast and for Kanduri. Write down the rate that you really charged on each night.',
    },
    {
      kind: 'salt',
      name: 'Vedaranyam salt works',
      note: 'Lessees at Vedaranyam pay rent for the pan and wages by the bag. The lease, the wage book and the despatch book should agree.',
    },
    {
      kind: 'fabrication',
      name: 'Refinery and marine workshops',
      note: 'Workshops bill the Panangudi site by measurement. A part is kept back as retention, so the bill and the bank entry differ.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Suppliers to the university',
      note: 'Suppliers to the fisheries university work on tenders. Their deposits stay with the university long after the work is over.',
    },
  ],
  serviceAreas: [
    'Nagore',
    'Velankanni',
    'Akkaraipettai',
    'Keechankuppam',
    'Sikkal',
    'Kilvelur',
    'Vedaranyam',
    'Thirumarugal',
  ],
  work: 'From Nagore to Vedaranyam, boat owners, lodges and workshops can send documents to our Coimbatore office by WhatsApp or courier. For a visit, please make an appointment.',
  trades: [
    {
      kind: 'fishing',
      name: 'Fishing boats and ice plants',
      needs:
        'You need an account for each voyage that every owner can sign, and a Udyam certificate for the ice plant.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges',
      needs:
        'You need GST returns with the real rate of each night, and a room register that explains the feast weeks.',
    },
    {
      kind: 'fabrication',
      name: 'Site workshops',
      needs:
        'TDS is deducted from your bills, and you have to deduct it from your subcontractors. You need TDS returns and PF receipts that the site accepts.',
    },
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs:
        "You need separate registers for your own paddy and for customers' paddy. Your returns must show loose rice, packs and milling charges separately.",
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We can get the GST number for lodges, workshops and packers in Nagapattinam, and tell a boat owner if he needs one at all.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "An agent who pays for the diesel may register and bill the owner's fish in his own name. The sales then become the agent's turnover, and the owner cannot show any income to his bank.",
          we: 'We read the boat documents and apply in the name of the person who really sells ice or packed fish.',
          send: ['Boat registration certificate', 'Lease deed of the ice plant', 'List of what you sell'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A lodge may belong to a trust or to several heirs while only one of them signs. The officer can reject the application for want of consent, and the feast season passes without a number.',
          we: 'We collect a consent letter from each owner, and list every room block and shop.',
          send: ['House tax receipt', 'Consent letters of the owners', 'Trust deed', 'Lodge licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'A workshop may take a job in Karaikal, which is in another territory for GST. If goods are sold there without a number for that side, the material can be stopped and penalty asked.',
          we: 'We read the work order and tell you if you need a second registration in Puducherry.',
          send: ['Work order', 'Yard lease deed', 'Address of the site store', 'PAN'],
        },
      ],
      question: {
        question: 'I only sell fresh fish from my Nagapattinam boat. Why does the bank ask me for a GST number?',
        answer:
          'Fresh fish is exempt from GST, so a boat owner rarely needs a number. The bank mostly wants to see your income, and your boat registration and income tax returns can show it. We write a short letter for the branch and, if you also sell ice or packed fish, check if you have to register.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for lodges, rice mills and ice plants in Nagapattinam all year, including the fishing ban and the empty months.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'If milling charges, loose rice and labelled packs are entered in one line, part of it is taxed wrongly. Credit on bags and spare parts may also be taken in full when only a part is allowed.',
          we: 'We use a separate code for each and divide the credit on bags and spares.',
          send: ['Sales bills', 'Milling slips', 'Pack labels', 'Lorry receipts'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A booking agent keeps his commission and pays you the rest. If you report only what he paid, your return is lower than his statement, and the difference can be taxed with interest.',
          we: 'We report the full room rate and take the commission bill as your expense.',
          send: ["Agents' statements", 'Room register', 'Advance receipts'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'A university tender may contain exempt and taxable items. If your bill has one rate on both, the office returns it or you pay tax that you did not collect.',
          we: 'We mark the rate of each item before you send the bill to the university.',
          send: ['Tender list', 'Purchase bills', 'Delivery challans'],
        },
      ],
      question: {
        question: 'My ice plant in Nagapattinam is closed during the fishing ban. Do I have to file GST returns?',
        answer:
          'Yes, a registered plant files for every period, even without sales, because the late fee runs on an empty return too. Send us one WhatsApp message that says no sales, with the purchase and EB bills if there are any. We file the return before the due date and take the credit on those bills.',
      },
    },
    'gst-notices': {
      lead: 'If a GST notice asks about your lodge, rice mill or boat account in Nagapattinam, we prepare the reply month by month.',
      trades: [
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'An officer may take the deposits of the feast weeks as your normal income for every month. The demand is then many times what you really earned.',
          we: 'We show the empty months next to the feast weeks, from your own room register.',
          send: ['The notice', 'Room register', 'Bank statement', 'List of cancelled bookings'],
        },
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "An agent's bank account shows loans to boats, loans paid back and money from fish. If the officer treats every credit as a sale, he asks for tax on money that was only returned.",
          we: 'We sort the credits of each boat into loan, repayment and fish sales.',
          send: ['The notice', 'Boat settlement sheets', 'Auction slips', 'Advance register'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Rice that belongs to customers leaves your mill by lorry while you show no sale for it. The officer may suspect that you sold rice without bills.',
          we: 'We prove with the hire milling register who owned each lot.',
          send: ['The notice', 'Hire milling register', 'Delivery slips', 'Paddy purchase book'],
        },
      ],
      question: {
        question: 'A storm in Nagapattinam destroyed my stock and my bills. How do I answer the GST officer?',
        answer:
          "Send us the surveyor's report, photos with dates and any damage list that a government office made. Ask your suppliers for copies of their bills, and we download what the GST portal has. From these we make a list of what was lost and attach it to the first reply.",
      },
    },
    'gst-refunds': {
      lead: 'We can look for GST refunds for firms in Nagapattinam, mostly on exports, on tax paid twice or on tax paid under the wrong head.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'A packer may export dry fish in his own name but keep no list of boxes and freight for each shipment. He cannot prove the tax he paid, so that part of the refund is lost.',
          we: 'We collect the purchase bills shipment by shipment, and file the claim in time.',
          send: ['Shipping bills', 'Packing and freight bills', 'Bank realisation advices'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'For a job in Karaikal, a workshop may pay CGST and SGST although IGST was due. The department can ask for the IGST with the first payment still in its hands.',
          we: 'We first work out the IGST for you to pay, and then claim the wrong payment back.',
          send: ['Work order', 'GST returns of the month', 'Payment challans'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'A mill that sells exempt rice may give up all its input tax credit, although it exported some of the rice. Part of that credit could have been refunded.',
          we: 'We separate the export lots from sales in India and work out the refund.',
          send: ['Export invoices', 'Bag and freight bills', 'Bank realisation advices'],
        },
      ],
      question: {
        question: 'I exported dry fish from Nagapattinam in my own name. How do I get the GST on packing back?',
        answer:
          "You can claim the GST on boxes and freight, because the shipping bill is in your name. Send us the shipping bills, the purchase bills and the bank advices of each shipment. We match them with your returns, work out the amount, file the claim and answer the officer's questions.",
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for boat owners, lodges and salt lessees in Nagapattinam, with the fishing ban months explained.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'Co-owners may share a boat without a written deed while one of them shows all the income. He pays too much tax, and the others cannot explain the deposits in their bank accounts.',
          we: 'We write a partnership deed for the shares and file a return for each owner.',
          send: ['Voyage sheets', 'Engine loan statement', 'Auction slips', 'Ban relief order'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'A family may let its house at Velankanni only for the feast and show it as rent. If meals and daily service are given, it can be a business, and the wrong head can cost tax and interest.',
          we: 'We look at the meals, the cleaning and the number of days before we choose the head of income.',
          send: ['Guest register with dates', 'Kitchen bills', 'House tax receipt'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong:
            'If a salt heap at Vedaranyam is not measured after the rain, the lessee cannot prove what was washed away. The officer may then tax him on salt that no longer exists.',
          we: 'We value the heap from your dated measurement sheet and the lease.',
          send: ['Measurement sheet', 'Lease rent receipts', 'Sales slips'],
        },
      ],
      question: {
        question: 'I own a fishing boat at Akkaraipettai. How is my fishing income taxed, and what can I deduct?',
        answer:
          "The law treats fishing as a business and not as farm income. Diesel, ice, nets, repairs and the crew's share are expenses if you have slips for them. Keep one envelope for each voyage and send us photos. We make the voyage accounts and file the return of each owner.",
      },
    },
    'pf-esi-services': {
      lead: 'We can run PF and ESI for workshops at the Panangudi site, for ice plants and for salt gangs in Nagapattinam.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'The Panangudi site may ask for the PF payment list before it passes your bill. If one helper is missing on the list, the whole bill waits.',
          we: 'We file from the gate register and give you the list in the form that the site wants.',
          send: ['Gate register', 'Wage sheet', 'Work order', 'Masked Aadhaar copies'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong:
            'Salt gangs work only part of the year and are paid by the bag. If an inspector comes later, nobody can say who worked when, and he may estimate the dues.',
          we: 'We make a gang book with names, days and bags, and file from it.',
          send: ['Bag slips', 'Names and mobile numbers', 'Joining and leaving dates'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'A mess contractor may keep his cooks on the list while the university is on vacation. He then pays contributions for people who are at home without wages.',
          we: 'We enter leaving and joining dates according to the term calendar.',
          send: ['Term calendar', 'List of cooks', 'Monthly wage sheet'],
        },
      ],
      question: {
        question: 'My boat crew take a share of the catch, and my ice plant workers get wages. Who comes under PF?',
        answer:
          'For the crew it matters if they really share the catch or draw a fixed wage. The workers of the ice plant and the shed get wages, so PF and ESI have to be checked for them first. Send us the settlement sheets of the boat and the attendance of the plant. We keep two lists and enrol those who are covered.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns for contractors, lodges and suppliers in Nagapattinam, and trace the TDS that others deducted from you.',
      trades: [
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'The main contractor may deposit your TDS under a wrong PAN. When the site is closed, nobody is left there to correct it, and you lose the credit.',
          we: 'We check Form 26AS after every quarter, and write to the contractor as soon as something is missing.',
          send: ['Running bills', 'TDS certificates', 'Form 26AS', 'Gang and crane bills'],
        },
        {
          trade: 'lodges',
          name: 'Pilgrim lodges',
          wrong:
            'The rent of a lodge may go to several heirs while TDS is deducted in one name. The other heirs cannot claim the credit and ask you for their money.',
          we: 'We divide the rent by share, and report each heir in the TDS return.',
          send: ['Lease deed', 'PAN of each heir', 'Rent receipts'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            'The university may deduct TDS in one year and pay you in the next. If you claim it in the wrong year, the credit does not match, and your refund is held up.',
          we: 'We match each deduction with its bill and claim it in the right year.',
          send: ['Payment slips of the university', 'Your bills', 'Form 26AS'],
        },
      ],
      question: {
        question: 'I pay for diesel, ice, repairs and van hire for my boats. On which of these do I deduct TDS?',
        answer:
          'Diesel and ice are goods, so small owners mostly have nothing to deduct on them. Hire of vans, repairs and commission are different, because there the total of the year for each PAN decides. Send us the bills once a quarter. We add them up, tell you what to deposit and file the return.',
      },
    },
    'company-registration': {
      lead: 'We can advise you if a deed, an LLP or a company suits your boat, mill or workshop in Nagapattinam, and register it.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'A boat may have three owners while the licence and the insurance name only one. If the boat is lost, the insurance pays that one person, and the others have to fight for their share.',
          we: 'We draft a partnership deed with the shares in hull, engine and nets, and list the changes in licence and policy.',
          send: [
            'Boat registration certificate',
            'Insurance policy',
            'Loan letter',
            'PAN and masked Aadhaar of the owners',
          ],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'Growers may leave savings with a mill and get interest. In a company, such money can be treated as deposits, which the law restricts, and the directors can be fined.',
          we: 'We list the savings and plan how to repay them before the company is formed.',
          send: ["List of growers' savings", "Partners' accounts", 'Mill licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'If a company is formed in the middle of a work order, the measurement book and the bank guarantee stay in the old name. The main contractor may then stop payment.',
          we: "We choose a date between two orders, and draft the request for the main contractor's consent.",
          send: ['Work orders', 'List of bank guarantees', 'Yard lease deed'],
        },
      ],
      question: {
        question: 'We are fisher families in Nagapattinam and want to sell our catch together. What can we register?',
        answer:
          'A society or a producer company can sell for its members. A producer company has to file forms every year, even if it does no business, while a society follows other rules. Tell us how many families you are and what you want to own. We compare both on one page and help to register one.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of boats, rice mills and salt works in Nagapattinam, with one account for each voyage, lot or heap.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'The auctioneer may settle the fish price, his commission and your loan in one amount. You then see neither what the fish sold for nor how much of the loan is left.',
          we: 'We enter the full sale first, then the commission and then the loan repayment.',
          send: ['Auction slips', 'Diesel and ice bills', 'Crew settlement sheet', 'Loan statement'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            "If government paddy, customers' paddy and your own paddy are in one register, the bank may lend you money on bags that are not yours. An inspection can then end the loan.",
          we: 'We keep a separate book for each owner of paddy.',
          send: ['Weighbridge slips', 'Hire milling register', 'Purchase vouchers', 'Outturn sheet'],
        },
        {
          trade: 'salt',
          name: 'Salt lessees',
          wrong:
            'Despatches are written down, but rain loss and salt given as rent often are not. The heap then never agrees with the book, and you cannot prove where the salt went.',
          we: 'We enter rain loss and rent salt on the day, from a signed note that you send.',
          send: ['Despatch slips', 'Rain loss notes', 'Lease deed'],
        },
      ],
      question: {
        question: 'Our Nagapattinam trawler has three owners. What accounts do we get at the end of the season?',
        answer:
          'Each owner gets a statement with his share of sales, expenses and loan, and the balance that is due to him. All owners can sign it, and a bank can read it when you ask for an engine loan. Send us the auction slips and bills after each voyage, so that the statements are ready when the season ends.',
      },
    },
    'udyam-registration': {
      lead: 'We can register ice plants, dry fish yards and workshops in Nagapattinam under Udyam, with the activity that the portal accepts.',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            'If the form names fishing, the entry does not fit, because Udyam does not cover it. The bank then has no valid certificate for the ice plant loan.',
          we: 'We enter ice making or fish drying as the activity and leave the boats out.',
          send: ['Ice plant licence', 'Machine bills', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'A workshop that makes structures and also works at the site may be registered for only one of these. A tender for the work that is missing can then be lost.',
          we: 'We list both activities and enter cranes and welding sets at book value.',
          send: ['Machine list', 'Last income tax return', 'Work order'],
        },
        {
          trade: 'campus-suppliers',
          name: 'University suppliers',
          wrong:
            "A caterer who is registered as a trader can lose the right to use the law on late payment. He then waits for the university's money without interest.",
          we: 'We register catering as a service, and show you where to print the number on the bill.',
          send: ['Food licence', 'Work order of the university', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'My dry fish yard at Nagapattinam has no machines. Can I still get a Udyam certificate?',
        answer:
          'Yes, drying fish can be registered as making goods even without machines. The investment in the form is then simply small. You need a PAN, a mobile phone linked to your Aadhaar and proof of the yard. We choose the code and fill in the form with you on a call.',
      },
    },
    'iec-registration': {
      lead: 'If you ship fish or rice from Nagapattinam or import machines in your own name, we can get your import export code (IEC).',
      trades: [
        {
          trade: 'fishing',
          name: 'Fishing boats and ice plants',
          wrong:
            "You may have the IEC while your plant is not approved for the buyer's country. The container can be refused on arrival, and you pay the freight both ways.",
          we: 'We apply for the IEC, and list the steps at the marine products export authority.',
          send: ['PAN', 'Cancelled cheque', 'Plant approval documents', "Buyer's letter"],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong:
            'A miller may sign an export order without checking the rice policy of that day. If export is closed or taxed, he has to break the contract or ship at a loss.',
          we: 'We look up the policy for your rice on the day of the contract.',
          send: ['Draft contract', 'Rice variety and pack details', 'Food licence'],
        },
        {
          trade: 'fabrication',
          name: 'Site workshops',
          wrong:
            'A workshop may buy a measuring instrument abroad by card. If it has no IEC, the parcel stops at the courier terminal, and storage charges grow while the site waits.',
          we: 'We check the item and apply for the IEC before you order.',
          send: ["Supplier's quotation", 'PAN', 'GST certificate'],
        },
      ],
      question: {
        question: 'I sell crab from Nagapattinam to an exporter in Thoothukudi. When should I take my own IEC?',
        answer:
          'For these sales he is the exporter, so you need none. Take the IEC when a buyer abroad wants your name on the invoice. Keep the landing slips until then, because some countries ask from which boat the crab came. We apply for the code and list the plant and catch documents.',
      },
    },
  },
  seo: {
    title: 'Book-keeping, TDS and Udyam Services, Nagapattinam',
    description:
      'Voyage accounts for boat owners, Udyam for ice plants and dry fish units, and TDS for refinery contractors in Nagapattinam, Nagore and Velankanni.',
  },
} satisfies CityWords;
