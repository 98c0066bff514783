import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, income tax and PF for sunrise lodges, shell shops and boat owners in Kanyakumari and at Chinnamuttom.',
  description: [
    'Lodges in Kanyakumari charge one price before sunrise days and another on quiet days. We keep a register by night, so that one full night is not taken for the whole month.',
    'Boats at Chinnamuttom share the catch, and van owners carry fish to Kerala. Fresh fish is exempt, other goods on the way back are not. We separate the two before the return.',
    'Carvers at Mylaudy, coir yards and windmill owners have work with few papers. We tell you which slip to write on the day and build accounts from those slips.',
  ],
  keyAttractions: [
    'Vivekananda Rock Memorial',
    'Thiruvalluvar Statue',
    'Bhagavathi Amman Temple',
    'Gandhi Memorial Mandapam',
    'Vattakottai Fort',
    'Thanumalayan Temple, Suchindram',
  ],
  majorIndustries: [
    {
      kind: 'hotels',
      name: 'Sunrise lodges and tour operators',
      note: 'Lodge prices change by the night. Write down room, guest and price for each night.',
    },
    {
      kind: 'fishing',
      name: 'Chinnamuttom harbour',
      note: 'The catch is shared after costs. Keep a sheet for every trip with diesel, ice and shares.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell craft and Mylaudy carving',
      note: 'Shops buy from makers who give no bill. Write a purchase note with name and price.',
    },
    {
      kind: 'coir',
      name: 'Coconut and coir yards',
      note: 'Husk becomes fibre and yarn. A yield sheet shows that nothing is missing.',
    },
    {
      kind: 'wind-farms',
      name: 'Aralvaimozhi wind farms',
      note: 'Compare the meter reading, the statement of the power company and the bank, month by month.',
    },
    {
      kind: 'spice-estates',
      name: 'Clove, pepper and rubber',
      note: 'Clove and rubber are sold by grade. Keep the grade slip with every bill.',
    },
  ],
  serviceAreas: [
    'Chinnamuttom',
    'Kottaram',
    'Agasteeswaram',
    'Suchindram',
    'Anjugramam',
    'Mylaudy',
    'Thengamputhur',
    'Kovalam village',
  ],
  work: 'We work for lodges, boats and workshops from Kanyakumari to Mylaudy. Send slips by WhatsApp or courier, ask by phone, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'hotels',
      name: 'Sunrise lodges',
      needs: 'You need to know when GST is due on rooms and meals, and a register with the rate of every night.',
    },
    {
      kind: 'handcrafts',
      name: 'Shell and stone workshops',
      needs:
        'You need purchase notes for goods without a bill, and the right code on your own bills. Orders from abroad need the import export code (IEC).',
    },
    {
      kind: 'fishing',
      name: 'Chinnamuttom boats and ice plants',
      needs:
        "You need an account for each trip and a paper that names the owners' shares. The ice plant needs a Udyam number.",
    },
    {
      kind: 'wind-farms',
      name: 'Windmill owners',
      needs: 'You need the power units matched with the bills, and an account for each machine.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you let rooms or run a shell shop in Kanyakumari? We check if you need GST registration, and we apply for it.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'The owner counts the rooms and forgets the mess, the travel desk and the shops that he lets out. Together they can pass the limit.',
          we: 'We add all of it under your PAN and list each activity in the form.',
          send: ['House tax receipt', 'Mess and shop agreements', 'Room income of the last season'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'A van takes fish to Kerala and brings back packed goods. Goods sold over the state border need a number from the first load.',
          we: 'We ask what the van carries both ways before we fill in the form.',
          send: ['Vehicle paper', 'Sale slips of both ways', 'PAN of the van owner'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong: 'The yard is on family land without a rent paper. The officer cannot see who uses it.',
          we: 'We prepare a consent letter of the land owner and a photograph with the name board.',
          send: ['Land tax receipt', 'Consent of the owner', 'Electricity bill of the yard'],
        },
      ],
      question: {
        question: 'I open my lodge only in the Sabarimala months. Must I register for a whole year?',
        answer:
          'The limit looks at sales of the whole year and not at months. A lodge that earns much in a season can pass it. Send the room list of last season and we add it up.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for lodges, shell shops and coir yards in Kanyakumari from your night register and bill books.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Tour operators pay one sum for rooms, food and a car. A single line in the return taxes all of it as rooms.',
          we: 'We split each package by its parts before the month is filed.',
          send: ['Operator vouchers', 'Mess register', 'Car hire bills'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong: 'Lamps, chains and polished shells carry different codes. Shops bill them as one item called gifts.',
          we: 'We give you a short code list for the counter and check the first bills.',
          send: ['Item list with prices', 'Counter bills', 'Purchase notes'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Estates sell leaf, bark and sheet to one dealer on one slip. Part of that is farm produce and part is processed.',
          we: 'We sort the dealer slips by what was done before the sale.',
          send: ['Dealer slips', 'Curing notes', 'Grade list'],
        },
      ],
      question: {
        question: 'Tourists pay by phone and want no bill. How do I report that?',
        answer:
          'Write one total for the day with the items, and keep the payment report of the phone. Small sales without a name go into the return as a sum. Send the day sheets once a week.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice come to your lodge, yard or workshop in Kanyakumari? We find the difference and write the reply with you.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'The officer takes the tariff of New Year and multiplies it by the whole month. Empty rooms of the weeks before are not in his paper.',
          we: 'We show each night with rate and rooms, and the bank deposits of that week.',
          send: ['The notice', 'Night register', 'Tariff cards of the year'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Purchases from home workers have no bills. The officer doubts the cost and asks where the goods came from.',
          we: 'We answer with signed notes that name the family, the pieces and the price.',
          send: ['Purchase notes', 'Payment proof', 'Photographs of stock'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong: 'Advance money from a fish buyer looks like a sale in the bank statement.',
          we: 'We set the advance against the trips that repaid it.',
          send: ['Buyer ledger', 'Trip sheets', 'Bank statement'],
        },
      ],
      question: {
        question: 'The letter is in the old name of our lodge. May I ignore it?',
        answer:
          'No. The number behind it is still yours, and the date in the letter runs. Send both name papers, and we tell the officer about the change in the reply.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for carvers, coir yards and spice sellers near Kanyakumari who export in their own name.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'A stone figure for a temple abroad needs a paper that it is new. Without it the port keeps the crate, and no claim begins.',
          we: 'We list that paper first and file the claim when the crate has left.',
          send: ['Order of the temple', 'Crate and transport bills', 'Shipping bill, the customs paper'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Fibre is sold to a baler in Thoothukudi who ships it. The yard pays tax on freight and hopes for a refund.',
          we: 'We tell you who can claim and check your ledger for tax paid twice.',
          send: ['Sale bills to the baler', 'Freight bills', 'Cash ledger from the portal'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong: 'Clove is exported once a year in a small lot. The claim is larger work than the tax in it.',
          we: 'We compute the sum before you decide.',
          send: ['Shipping bill of the lot', 'Packing bills', 'Bank advice'],
        },
      ],
      question: {
        question: 'Foreign tourists buy shells from me at the beach. Is that export?',
        answer:
          'No, the sale happens in India, whatever passport the buyer has. Some shells and corals may not leave the country at all. Ask us before you post a parcel.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for lodge owners, boat families and windmill owners in Kanyakumari, with each income in its place.',
      trades: [
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong:
            'One owner has an old machine, a new one and a loan on both. Depreciation of the old one ended years ago and is still claimed.',
          we: 'We keep one page for each machine with cost, loan and what is left to claim.',
          send: ['Purchase papers of the machines', 'Generation statement', 'Loan statement'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'Money of a trip is shared on the beach, and each owner reports what he remembers. The shares do not add up to the trip.',
          we: 'We make one trip account, and every owner files his part of it.',
          send: ['Trip sheets', 'Ownership paper of the boat', 'Diesel and ice slips'],
        },
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong: 'A lodge is leased to a cousin, and both report the room money. One of them should show rent only.',
          we: 'We read the lease and put rent and business where they belong.',
          send: ['Lease paper', 'Rent receipts', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'I have a pension, a shop and a share in a windmill. Which form do I need?',
        answer:
          'The shop and the windmill make it a business return. The pension goes into the same form. Send the pension slip and the statement of the machine, and we name the form.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for lodges, coir yards and carving sheds around Kanyakumari.",
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Room staff are called for New Year and sent home in January. Nobody notes how many slept in the staff room that week.',
          we: 'We keep a daily list for the season and tell you in which month cover starts.',
          send: ['Season attendance', 'Staff phone list', 'Wage slips'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Spinners at home are paid by the kilo, others run the fibre machine in the yard. After an accident at the machine the office asks who is enrolled.',
          we: 'We enrol the machine crew first and look at the home workers after that.',
          send: ['Yard wage sheet', 'Kilo book of spinners', 'Machine licence'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'A master carver says that helpers are learners. If he pays them each week, an inspector sees workers.',
          we: 'We read the pay sheet and advise before an inspection does.',
          send: ['Weekly pay sheet', 'Order list', 'Masked Aadhaar of helpers'],
        },
      ],
      question: {
        question: 'My cook also runs a tea stall in front of the lodge. Is he staff?',
        answer:
          'If you pay him wages for the kitchen, he counts for those days. The stall is his own. A short paper about rent for the stall helps. Send both amounts.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We work out TDS (the tax cut from payments) for lodges and estates in Kanyakumari, and we file the statements.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Agents keep a commission from the room price, so no payment is seen. A commission that is kept back can still need tax cut.',
          we: 'We add what each agent kept over the year and tell you what to deposit.',
          send: ['Agent statements', 'Booking site reports', 'PAN of agents'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Tapping and picking go to a contractor with twenty hands. He is paid in cash on Saturdays without a bill.',
          we: 'We give you a weekly form with his PAN and total the year.',
          send: ['Weekly cash slips', 'Work agreement', 'PAN copy'],
        },
        {
          trade: 'wind-farms',
          name: 'Windmill owners',
          wrong: 'The upkeep company bills parts and labour in one sum. Tax is cut on the wrong part.',
          we: 'We split the bill by the contract before you pay it.',
          send: ['Upkeep contract', 'Bills of the year', 'Payment advice'],
        },
      ],
      question: {
        question: 'I pay rent for my shop to a landlord in the Gulf. Is it the same rule?',
        answer:
          'No, a landlord who lives abroad has another rate and another form. You cut tax from the first payment. Send the lease and his address before the next rent.',
      },
    },
    'company-registration': {
      lead: 'We register a company or an LLP for lodges, estates and producers near Kanyakumari.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'The building is in one name, the licence in a second and the bank account in a third. A new company gets none of them by itself.',
          we: 'We write down who owns what and move one paper after the other.',
          send: ['Building tax receipt', 'Lodge licence', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong:
            'Carvers of Mylaudy want to sell together to a large temple. Members have no written share in tools or orders.',
          we: 'We prepare the member list and register a producer company if they agree on shares.',
          send: ['Names and PAN of carvers', 'Order letter', 'Place of the office'],
        },
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong: 'Six people own one boat by word. When the engine breaks, nobody has to pay.',
          we: 'We write a deed among them, which is often better than a company.',
          send: ['Boat registration', 'Loan paper of the engine', 'Masked Aadhaar of the owners'],
        },
      ],
      question: {
        question: 'My sons will run the lodge and I keep the land. What is the simplest form?',
        answer:
          'Often an LLP of the sons that rents the building from you. The rent is your income and the rooms are theirs. Tell us about loans before you sign a lease.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep books for lodges, shell shops and coir yards in Kanyakumari, from the night register to the stock count.',
      trades: [
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong:
            'Four staff collect money at the desk, by cash and by phone. At the month end the register and the bank differ.',
          we: 'We make one sheet a day with rooms, cash and phone money.',
          send: ['Desk sheets', 'Phone payment report', 'Bank statement'],
        },
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong: 'Shelves hold goods of the shop and goods left for sale by families. A count mixes the two.',
          we: 'We mark goods of others and count twice a year.',
          send: ['Shelf list', 'Notes of goods left for sale', 'Counter bills'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong: 'Husk comes by load, fibre leaves by bale. Without a yield the yard cannot price an order.',
          we: 'We work out the yield for each load and show the cost of a bale.',
          send: ['Husk slips', 'Bale register', 'Power bill of the machine'],
        },
      ],
      question: {
        question: 'My shop closes for the rain months. Do books stop too?',
        answer:
          'No, rent and interest go on. The months without sales are short work. Send the bank statement and the stock count of the last open day.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam registration for ice plants, coir yards and workshops around Kanyakumari, with the activity named as it is.',
      trades: [
        {
          trade: 'fishing',
          name: 'Chinnamuttom boats and ice plants',
          wrong:
            'The ice plant makes ice, the boat catches fish. Owners enter both, and the bank asks which one is the enterprise.',
          we: 'We register the plant with its machines and leave the boat out.',
          send: ['Ice plant licence', 'Machine bills', 'Bank passbook page'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'Yards copy the code of a neighbour who trades in fibre. A maker of yarn then loses a scheme of the Coir Board.',
          we: 'We pick the code from what your machines do.',
          send: ['Machine photographs', 'Coir Board paper', 'Sale bills'],
        },
        {
          trade: 'hotels',
          name: 'Sunrise lodges',
          wrong: 'Landlord and tenant both want the certificate for one lodge. Only the one who runs it can use it.',
          we: 'We read the lease and register the person who bills the guests.',
          send: ['Lease of the lodge', 'GST certificate', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I carve stone alone under a tree. Am I a small enterprise?',
        answer:
          'Yes, one person who makes and sells can register, without a shed or staff. You need Aadhaar with a linked phone, PAN and a bank account. We fill in the form with you by phone.',
      },
    },
    'iec-registration': {
      lead: 'Do you export carvings, coir or spices from Kanyakumari? We get your IEC, the import export code, and name the other papers.',
      trades: [
        {
          trade: 'handcrafts',
          name: 'Shell and stone workshops',
          wrong: 'Some shells and corals are protected by law. One doubtful piece can hold the whole parcel.',
          we: 'We ask for kind and source of each item before we apply.',
          send: ['Photographs of each item', 'Source notes', 'PAN of the shop'],
        },
        {
          trade: 'coir',
          name: 'Coir yards',
          wrong:
            'A buyer in Europe wants pith blocks and sends a bank form. The yard has no code and no Coir Board number.',
          we: 'We apply for the code first and then prepare the Board form.',
          send: ['Buyer order', 'Cancelled cheque', 'GST certificate'],
        },
        {
          trade: 'spice-estates',
          name: 'Clove and rubber estates',
          wrong:
            'Clove sold as farm produce leaves with a trader. When the estate ships itself, the Spices Board number is missing.',
          we: 'We apply for both numbers in the name of the estate.',
          send: ['Land paper', 'Grade slips', 'Bank proof of the estate'],
        },
      ],
      question: {
        question: 'My nephew abroad sells my stone lamps online. Who needs the code?',
        answer:
          'You do, if the parcels leave in your name. If he buys and takes them along, the sale is here. Tell us how the next ten lamps will travel.',
      },
    },
  },
  seo: {
    title: 'Kanyakumari Lodge GST, Lease TDS and Udyam',
    description:
      'GST returns for lodges and tour desks, TDS on leases and wind farms, Udyam for shell craft, coir and Mylaudy carvers: tax work for Kanyakumari town.',
  },
} satisfies CityWords;
