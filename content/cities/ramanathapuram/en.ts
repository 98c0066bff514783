import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, import export codes (IEC) and accounts for fish agents and chilli dealers in Ramanathapuram and for lodges in Rameswaram.',
  description: [
    'Fish at Mandapam is sold in the name of the agent who paid for diesel. We keep the catch, the loan and the commission apart, so the right person is taxed.',
    'Fresh fish and green chilli are exempt from GST. Dried chilli and lodge rooms are not. One owner can have all of them, so we add up all sales before we say what is due.',
    'Master weavers, salt makers and solar park contractors work with slips, wage books and issue notes. You send photographs of them. We make the registers, and the returns follow from those.',
  ],
  keyAttractions: [
    'Ramanathaswamy Temple, Rameswaram',
    'Ramalinga Vilasam Palace',
    'Pamban Bridge',
    'Dhanushkodi',
    'Mangalanathar Temple, Uthirakosamangai',
    'Erwadi Dargah',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Rameswaram and Mandapam boats',
      note: "Fish changes hands on the jetty in the agent's name. The slip should show weight, rate and loan recovery on separate lines.",
    },
    {
      kind: 'dried-goods',
      name: 'Mundu chilli trade',
      note: 'Growers store mundu chilli with dealers. The dealer must tell stored bags from bags that he has bought.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges of Rameswaram',
      note: 'Rooms, tour cars and rites are often sold in one package. Each needs its own line on the bill, because tax differs.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Paramakudi handlooms',
      note: 'Master weavers give yarn and pay wages by the saree. Yarn with each weaver is stock of the master.',
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park upkeep at Kamuthi',
      note: 'Panel washing and guarding are labour contracts. The wage sheet and the PF and ESI receipts go with the bill.',
    },
    {
      kind: 'salt',
      name: 'Valinokkam salt pans',
      note: 'Salt is scraped for part of the year and sold from heaps. Only a measured heap is a safe stock figure.',
    },
  ],
  serviceAreas: ['Rameswaram', 'Paramakudi', 'Mandapam', 'Pamban', 'Keelakarai', 'Mudukulathur', 'Kamuthi', 'Thondi'],
  work: 'We work for the island and the mainland, from Rameswaram to Paramakudi and Kamuthi. Papers come by WhatsApp or courier, and you can visit Coimbatore by appointment.',
  trades: [
    {
      kind: 'fishing',
      name: 'Boats and fish agents',
      needs:
        'You need settlement sheets that show fish and loan apart. You need replies when the money in the bank is more than your sales.',
    },
    {
      kind: 'dried-goods',
      name: 'Chilli dealers',
      needs:
        "You need a GST number that fits both stored and bought chilli. Exports need the import export code (IEC) and the Spices Board's papers.",
    },
    {
      kind: 'lodges',
      name: 'Island lodges',
      needs: 'You need bills with room, car and rites on separate lines, and a room register for the festival days.',
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park contractors',
      needs:
        'You need PF and ESI lists that the park accepts. On what you pay your own gangs you may have to deduct TDS.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you trade in dried chilli or let rooms in Ramanathapuram? We check your total sales and apply for GST.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong: 'A dealer stores bags for growers and sells his own. The form treats all of it as his trade.',
          we: 'We name both activities and list the godown and the cold store.',
          send: ['Market licence', 'Godown lease', 'Commodity list', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong: 'The lodge stands on leased land with several heirs. The officer asks who may let the room.',
          we: 'We attach lease, consent letters and tax receipt in one file.',
          send: ['Lease', 'Consent of heirs', 'House tax receipt', 'Local licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong: 'Cleaning, guarding and clearing have different rules on who pays the tax. The form names one.',
          we: 'We enter each service and mark the rule for your bill.',
          send: ['Work order', 'Bank proof', 'PF code letter'],
        },
      ],
      question: {
        question: 'I have fresh fish, dried chilli and a room to let. Which of them counts?',
        answer:
          'All are added under your PAN when the limit is tested, exempt sales included, as a rule. Only exempt goods alone need no number. Send a list by month.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Ramanathapuram lodges, chilli dealers and contractors from slips and registers that you photograph.',
      trades: [
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong: 'A pilgrim package is billed in one sum. The wrong rate can fall on the whole.',
          we: 'We split room, car and rites on the day of the bill.',
          send: ['Package bills', 'Room register', 'Car hire bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong: 'Green chilli is bought exempt and sold dry with tax. Stored bags of growers are mixed in.',
          we: 'We keep three columns for bought, dried and stored bags.',
          send: ['Purchase slips', 'Cold store receipts', 'Sale bills', 'Weigh slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong: 'Yarn given to a weaver is billed like a sale. The saree then seems to be bought back.',
          we: 'We enter yarn on challans and only the saree as a sale.',
          send: ['Yarn issue book', 'Wage sheets', 'Saree sale bills'],
        },
      ],
      question: {
        question: 'Salt is exempt. Do I leave it out of my return?',
        answer:
          'No, it is shown as exempt. If you leave it out, your sales differ from your bank. Send the despatch slips for the month.',
      },
    },
    'gst-notices': {
      lead: 'We answer GST notices in Ramanathapuram with a clear table of boats, bags or rooms.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'One agent bills for several boats, and the bank shows it all. The officer taxes the agent on everything.',
          we: 'We list boat, weight and commission for each credit, day by day.',
          send: ['The notice', 'Landing slips', 'Settlement sheets', 'Bank statement'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong: "The officer asks if the dealer was owner or agent. The bills are in the dealer's name.",
          we: 'We say clearly what the papers show and argue the value where needed.',
          send: ['Contract notes', 'Cold store receipts', 'Payment slips to growers'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong: 'Festival deposits stand far above the return. Cancelled rooms are not listed.',
          we: 'We explain each week with the room register.',
          send: ['Room register', 'Cancelled bookings', 'Bank statement'],
        },
      ],
      question: {
        question: 'I picked crab meat in a shed and called it fresh fish. Is that a problem?',
        answer:
          'Yes, because meat that is picked and packed is no longer the fresh catch. Tell us before the officer asks. A mistake that you report yourself mostly costs less.',
      },
    },
    'gst-refunds': {
      lead: 'We check if a GST refund is open to your Ramanathapuram firm, mostly for chilli or cloth sent abroad.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong: "Bags were exported on a friend's code. On paper you sold in India and he exported.",
          we: 'We claim for shipments in your own name and help you ship the next one so.',
          send: ['Shipping bills (customs export papers)', 'Cleaning and cold store bills', 'Bank advices'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong: 'Sarees go abroad in parcels marked as gifts. No export stands behind the claim.',
          we: 'We show you the postal export form and collect the bills for yarn and dyes.',
          send: ['Postal export papers', 'Yarn bills', "Buyer's order", 'Bank advice'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong: 'A public company cut tax under GST. The contractor never accepted it on the portal.',
          we: 'We accept it and ask back what you do not need.',
          send: ['Deduction certificate', 'Cash ledger', 'Returns'],
        },
      ],
      question: {
        question: 'I own a boat and paid tax on a new engine. Can I claim it?',
        answer:
          'Fresh fish is exempt, so that tax stays a cost. Only a packer who exports in his own name has a claim. We look at your ledger before you spend on forms.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Ramanathapuram boat owners, lodges and people who work abroad.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong: "An agent's loan for an engine is shown as income, or not shown at all.",
          we: 'We write the loan with its interest in both books and keep the catch apart.',
          send: ['Trip sheets', 'Loan slip', 'Engine bill', 'Ban relief paper'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong: 'Festival cash is deposited later, without names and dates. It looks unexplained.',
          we: 'We tie each deposit to the nights in your register.',
          send: ['Room register', 'Deposit slips', 'Lease', "Tour agents' statements"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            "Yarn in weavers' houses is left out of stock. The profit is too low this year and too high next year.",
          we: 'We list yarn and half-made sarees by weaver on 31 March.',
          send: ['Issue book', 'Wage sheets', 'Sale bills'],
        },
      ],
      question: {
        question: 'My husband works in the Gulf, and the house rent comes to me. Who files?',
        answer:
          'The owner of the house shows the rent. If it stands in both names, each shows a share. Send the deed and the rent slips.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for solar park crews, salt pans and lodges in Ramanathapuram.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'One guard stands on two posts in one night, so attendance and wage sheet differ. The park stops the bill.',
          we: 'We compare post list, attendance and wages before filing.',
          send: ['Post list', 'Attendance', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong: 'A gang is paid in one sum, and only one name is written. The others have no record.',
          we: 'We write each worker by name, with days and bags.',
          send: ['Gang book', 'Phones and Masked Aadhaar copies', 'Exit dates'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong: 'Extra hands for a festival are paid from the till. Nobody can name them later.',
          we: 'We send a one-page daily list that your desk fills in.',
          send: ['Daily list', 'Duty chart', 'Agency bill'],
        },
      ],
      question: {
        question: 'Home weavers work on my yarn at Paramakudi. Do I owe PF for them?',
        answer:
          'You can owe it, even for work at home. Who gives the yarn, sets the wage and may reject the piece decides. Tell us who works where and how they are paid.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut at the time of payment) for solar contractors, dealers and lodges in Ramanathapuram.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong: 'Panel washers are paid through a leader by the panel. Nobody asks for his PAN.',
          we: 'We take the PAN with the first bill and keep his total.',
          send: ["Leader's bills", 'Van hire bills', "Park owner's deduction statement"],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Brokers, cold store and freight are paid in one lump at loading. The three kinds cannot be separated later.',
          we: 'We ask for three bills and set the kind of payment for each.',
          send: ['Broker notes', 'Cold store bills', "Lorry owner's PAN"],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong: 'Commission of the agent is hidden in the fish price. It is still a payment.',
          we: 'We book the full price and the commission on two lines.',
          send: ['Settlement sheets', "Agent's PAN", 'Van bills'],
        },
      ],
      question: {
        question: 'I bought a net and ropes on credit. Do I cut tax when I pay?',
        answer:
          'No, that is a purchase of goods. Repairs and hire are different. We check your yearly list of payments once.',
      },
    },
    'company-registration': {
      lead: 'We register companies, LLPs (limited liability partnerships) and producer companies for growers and agents in Ramanathapuram, with the right people as members.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Chilli growers form a company for one buyer and later sell alone. The company then does no business, but its forms are due.',
          we: 'We explain the yearly duties before you sign and keep the calendar.',
          send: ['Member list', 'Land papers', "Buyer's letter", 'Identity papers'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong: 'The company is formed, but the lease names an uncle. Licences follow the lease.',
          we: "We settle the lease in the company's name first.",
          send: ['Lease draft', "Owner's consent", 'Food licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong: 'The park wants a company with its own PF code, and the old firm has the experience.',
          we: 'We plan the change between two orders and list what passes on.',
          send: ['Work orders', 'PF code letter', 'Labour licence'],
        },
      ],
      question: {
        question: 'Two of us share a cold store. Do we need a company?',
        answer:
          "An LLP often fits two partners better, because it has fewer forms. It keeps the firm's debts away from your houses, unless you sign for them. We compare the cost.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Ramanathapuram traders from three papers: landing slip, cold store receipt and market note.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong: 'Fish is written in one total without species or rate. A trip cannot be checked.',
          we: 'We make a trip page with species, weight and rate.',
          send: ['Landing slips', 'Ice and diesel bills', "Agent's recovery note"],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "Bags of growers stand in your stock and in the bank's statement. The bank lends on goods that are not yours.",
          we: 'We keep a page for every owner of bags.',
          send: ['Cold store receipts', 'Purchase slips', 'Bank stock statement'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong: 'Salt is sold from the heap on memos without weight. The heap and the sales then do not agree.',
          we: 'We match memos with lorry weight and with your measured heap.',
          send: ['Despatch memos', 'Weigh slips', 'Wage book', 'Lease'],
        },
      ],
      question: {
        question: 'My papers come months after the sale. Can books still be made?',
        answer:
          'Yes, from the slips. We enter the sale by slip date and the money when it comes. Photograph each slip on the day, so none is lost.',
      },
    },
    'udyam-registration': {
      lead: 'We register crab sheds, weavers and service firms in Ramanathapuram under Udyam, the free certificate for small units.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong: 'The master weaver is listed as a saree trader. Schemes for weavers are closed to him.',
          we: 'We enter weaving with warping and dyeing as the work places.',
          send: ['PAN', 'Masked Aadhaar with linked phone', 'Yarn godown proof', 'Last return'],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'Boat and ice plant are entered together, but catching fish is outside. The bank asks what the loan is for.',
          we: 'We name the plant alone and its machines.',
          send: ['Ice plant licence', 'Machine bills', 'Address proof'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong: 'A dealer who also grinds chilli is listed as trade only.',
          we: 'We add cleaning and grinding as making, with the machine at book value.',
          send: ['Grinder bill', 'Food licence', 'GST certificate'],
        },
      ],
      question: {
        question: "Our women's group makes palm goods. Whose name is on the certificate?",
        answer:
          "The group needs its own PAN first. Then the certificate is in the group's name. A member's own certificate does not serve the group.",
      },
    },
    'iec-registration': {
      lead: 'We get the IEC (import export code) for Ramanathapuram sellers of chilli, fish and sarees, and list the next papers.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong: "The code is taken, but chilli also needs the Spices Board's certificate. Customs stops the lot.",
          we: 'We apply for both in order and plan the laboratory test.',
          send: ['PAN', 'Cancelled cheque', 'Sample report', "Buyer's order"],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong: 'Shells and dried sea animals are bought from divers for export. Wildlife rules can forbid them.',
          we: 'We check the species list before you buy.',
          send: ['List of goods', 'Photographs', 'PAN'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong: 'The parcel says handloom, but a part is power loom cloth. Buyer and customs object.',
          we: 'We apply for the code and write the description with you.',
          send: ['Sample', 'Composition note', 'Masked Aadhaar and PAN'],
        },
      ],
      question: {
        question: 'Pilgrims from abroad buy at my counter in Rameswaram. Is that export?',
        answer:
          'No, it is a sale in India. You need the code when you send goods abroad by post, courier or ship. Even one parcel to a shop counts.',
      },
    },
  },
  seo: {
    title: 'Ramanathapuram GST and Export Code: Fish and Chilli',
    description:
      'GST registration, IEC and producer company set-up for seafood agents, mundu chilli dealers and Rameswaram lodges across Ramanathapuram district.',
  },
} satisfies CityWords;
