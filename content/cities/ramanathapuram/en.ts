import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, import export codes (IEC) and accounts for fish agents and chilli dealers in Ramanathapuram and for lodges in Rameswaram.',
  description: [
    'At Mandapam an agent who lent money for diesel often sells the fish in his own name. We keep the catch, the loan and the commission in three accounts, so that the right person is taxed.',
    'Fresh fish and green chilli are exempt from GST. Dried chilli and lodge rooms are not. One owner can earn from all of them, so we add up all his sales before we tell him what is due.',
    'Master weavers, salt makers and solar park contractors work with slips, wage books and issue notes. Send us photographs of these. We prepare the registers from them, and then the returns.',
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
      note: "The agent often sells the boat's fish on the jetty in his own name. His slip should show weight, rate and loan recovery on separate lines.",
    },
    {
      kind: 'dried-goods',
      name: 'Mundu chilli trade',
      note: 'Growers keep their mundu chilli with a dealer. The dealer must be able to show which bags he only stores and which bags he has bought.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges of Rameswaram',
      note: 'A lodge may sell the room, the tour car and the rites in one package. The bill needs a separate line for each, because the tax differs.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Paramakudi handlooms',
      note: "Master weavers give out yarn and pay wages for each saree. The yarn that is with the weavers belongs to the master's stock.",
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park upkeep at Kamuthi',
      note: 'Panel washing and guarding are labour contracts. The contractor attaches the wage sheet and the PF and ESI challans to his bill.',
    },
    {
      kind: 'salt',
      name: 'Valinokkam salt pans',
      note: 'Workers scrape the salt in one part of the year, and the maker sells it from heaps. Measure the heap at the year end to get a safe stock figure.',
    },
  ],
  serviceAreas: ['Rameswaram', 'Paramakudi', 'Mandapam', 'Pamban', 'Keelakarai', 'Mudukulathur', 'Kamuthi', 'Thondi'],
  work: 'We can help firms on the island and on the mainland, from Rameswaram to Paramakudi and Kamuthi. Send copies by WhatsApp or courier, or visit us in Coimbatore by appointment.',
  trades: [
    {
      kind: 'fishing',
      name: 'Boats and fish agents',
      needs:
        'You need settlement sheets that show fish and loan on separate lines. If your bank deposits are higher than your sales, you need a reply with proof.',
    },
    {
      kind: 'dried-goods',
      name: 'Chilli dealers',
      needs:
        'You need a GST registration that covers both stored and bought chilli. To export you need the import export code (IEC) and a Spices Board certificate.',
    },
    {
      kind: 'lodges',
      name: 'Island lodges',
      needs:
        'You need bills with room, car and rites on separate lines, and a room register that is complete in the festival days.',
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park contractors',
      needs:
        'You need PF and ESI lists that the park office accepts. You may also have to deduct TDS from what you pay your own gangs.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you sell dried chilli, let rooms or clean solar panels in Ramanathapuram? We can add up your sales and apply for your GST registration.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'If you store bags for growers and sell your own chilli, the application must show both. Otherwise an officer can take all bags in the godown for your own goods and ask for tax on them.',
          we: 'We name storage and trade as two activities and list the godown and the cold store as places of business.',
          send: [
            'Market licence',
            'Rental agreement of the godown',
            'List of goods sold and stored',
            'PAN and masked Aadhaar of the owner',
          ],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If your lodge is on land of several heirs and only one of them signed the lease, the officer can reject the proof of address. Your registration is then delayed.',
          we: 'We put the lease, the consent letters and the tax receipt into one file before we apply.',
          send: ['Lease deed', 'Consent letter of each heir', 'House tax receipt', 'Licence of the local body'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'Cleaning, guarding and clearing of land are three services. For some of them the park may have to pay the GST and not you. If your form names only cleaning, the park can refuse your bill for guards.',
          we: 'We enter each service that you bill, and we note for each bill if you or the park pays the tax.',
          send: ['Work order', 'Cancelled cheque', 'PF code letter', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I sell fresh fish and dried chilli and let one room in Rameswaram. Should I take GST registration?',
        answer:
          'All your sales under one PAN are usually added together, including the exempt fish. If you sold only exempt goods, you would not need a number. Send us your sales of each month. We add them up and tell you if and when you must apply.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Ramanathapuram lodges, chilli dealers and saree makers from the slips and registers that you photograph.',
      trades: [
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If you bill a pilgrim package as one sum, the tax rate of one part can apply to the whole package. You may then pay too much tax, or an officer may ask for more.',
          we: 'We help you split room, car and rites on the bill, and we report each with its own rate.',
          send: ['Package bills', 'Room register', 'Car hire bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "You buy green chilli exempt and sell it dry with tax. If growers' stored bags are in the same register, your stock and your sales do not agree. An officer can ask for tax on the difference.",
          we: 'We keep three columns in your stock register: bags bought, bags dried and bags stored for growers.',
          send: ['Purchase slips', 'Cold store receipts', 'Sale bills', 'Weigh slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'If you bill the yarn that you give to a weaver, it looks like a sale. The saree that comes back then looks like a purchase, and you report turnover that you do not have.',
          we: 'We enter the yarn on delivery challans and report only the finished saree as a sale.',
          send: ['Yarn issue book', 'Wage sheets', 'Saree sale bills'],
        },
      ],
      question: {
        question: 'I sell salt from Valinokkam and salt is exempt. What should I file under GST?',
        answer:
          'If you have a GST number, you still file the return and show the salt as an exempt sale. If you leave it out, your return and your bank statement differ, and you can get a notice. Send us the despatch slips of the month and we enter them.',
      },
    },
    'gst-notices': {
      lead: 'Did a fish agent, chilli dealer or lodge in Ramanathapuram get a GST notice? We can reply with a table of each boat, bag or room.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'An agent who sells for several boats receives all the money in his own bank account. If his books do not show whose fish it was, the officer can tax him on the full amount.',
          we: 'We list the boat, the weight and your commission for each bank credit, day by day.',
          send: ['The notice', 'Landing slips', 'Settlement sheets', 'Bank statement'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "An officer may ask if you sold the chilli as owner or as the growers' agent. If all bills are in your name, he can demand tax on the whole price and not only on your commission.",
          we: 'We go through the contract notes and payments, state in the reply what they prove and check the value that the officer used.',
          send: ['The notice', 'Contract notes', 'Cold store receipts', 'Payment slips to growers'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'In festival weeks your deposits can be much higher than the sales in your return. If you have no list of advances and cancelled rooms, the officer can treat the difference as hidden sales.',
          we: 'We explain the deposits of each week from your room register and your cancelled bookings.',
          send: ['The notice', 'Room register', 'List of cancelled bookings', 'Bank statement'],
        },
      ],
      question: {
        question: 'I sold picked crab meat as fresh fish without GST. What should I do before a notice comes?',
        answer:
          'Picked and packed crab meat may not be exempt like the fresh catch. Send us the bills and a photograph of the pack. We check the rate first. If tax is due, we work out the amount with interest, and you can pay it yourself before the officer asks.',
      },
    },
    'gst-refunds': {
      lead: 'Do you export chilli or sarees from Ramanathapuram, or was GST deducted from your bill? We can check if a refund is due and claim it.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If you export chilli under a friend's IEC, the shipping bill is in his name. On record you sold in India, so only he can claim the refund.",
          we: 'We claim for the shipments in your own name. We can also apply for your own IEC, so that the next container is yours.',
          send: ['Shipping bills', 'Cleaning and cold store bills', 'Bank advices'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'Sarees that leave by post as gifts have no export document. The officer can then refuse your refund, even if the buyer paid you.',
          we: 'We show you the postal export form for the next parcel and collect the bills for yarn and dyes.',
          send: ['Postal export form', 'Yarn and dye bills', "Buyer's order", 'Bank advice'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'A public company may deduct TDS under GST from your bill. Until you accept it on the portal, the money does not reach your cash ledger and you pay your tax a second time in cash.',
          we: 'We accept the deduction on the portal and claim back from the cash ledger what you do not need.',
          send: ['TDS certificate under GST', 'Cash ledger', 'GST returns of the period'],
        },
      ],
      question: {
        question: 'I own a boat at Mandapam and paid GST on a new engine. Can I get that tax back?',
        answer:
          'Fresh fish is exempt, so the tax on the engine usually remains your cost. A packer who exports seafood in his own name may have a claim. Send us your credit ledger and sale bills. We tell you before you spend money on a claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file the income tax return of Ramanathapuram boat owners, lodge owners and master weavers, and of families with income from abroad.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'An agent may lend a boat owner money for an engine. If the boat owner enters the loan as income, he pays tax on it. If he leaves it out, the bank credit cannot be explained.',
          we: 'We enter the loan and its interest in the books and keep it separate from the price of the catch.',
          send: ['Trip sheets', 'Loan slip', 'Engine invoice', 'Proof of fishing ban relief'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If festival cash is deposited weeks later without names and dates, the officer can treat it as unexplained income. The tax on that is much higher.',
          we: 'We match each deposit with the nights in your room register before we file.',
          send: ['Room register', 'Bank deposit slips', 'Lease deed', 'Statements of tour agents'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            "If the yarn in the weavers' houses is left out of the stock, your profit is too low this year and too high next year. An officer can correct it and charge interest.",
          we: 'We prepare a list of yarn and unfinished sarees with each weaver on 31 March.',
          send: ['Yarn issue book', 'Wage sheets', 'Saree sale bills'],
        },
      ],
      question: {
        question:
          'My husband works in the Gulf and I receive the rent of our house in Ramanathapuram. Who should file the return?',
        answer:
          'The owner of the house shows the rent. If both of you own it, each shows a share. Send us the sale deed and the rent receipts. We check who must file and what tax your tenant has to deduct when the owner lives abroad.',
      },
    },
    'pf-esi-services': {
      lead: "We can register solar park crews, salt pans and lodges in Ramanathapuram for PF (provident fund) and ESI (workers' insurance) and file each month.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'If one guard is written on two posts in one night, your attendance and your wage sheet differ. The park office can hold your bill until you correct them.',
          we: 'We compare post list, attendance and wages before we file, and we send you the challans for your bill.',
          send: ['Post list of the guards', 'Attendance register', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "If you pay a salt gang in one sum and write only the leader's name, a worker who is hurt on the pan has no record of his work. He cannot use ESI, and you may have to pay.",
          we: 'We enter each worker with his name, days and bags, and record when he leaves at the end of the season.',
          send: [
            'Gang book',
            'Masked Aadhaar of the workers',
            'Phone numbers of the workers',
            'Last working day of each',
          ],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'A lodge may pay extra hands in festival weeks from the cash counter. Later it cannot name them, and an inspector can estimate the number and claim contributions.',
          we: 'We send you a one-page list for your counter and tell you each month who must be entered.',
          send: ['Daily list of helpers', 'Duty chart', 'Bill of the staff agency'],
        },
      ],
      question: {
        question: 'Weavers at Paramakudi work at home on my yarn. Do I have to pay PF for them?',
        answer:
          'You may have to, because home work can also be covered. It matters who gives the yarn, who fixes the wage and who may reject the saree. Tell us how many weavers you have and how you pay them. We check it and tell you what to register.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns (tax deducted when you pay) for solar park contractors, chilli dealers and fish agents in Ramanathapuram.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            "If you pay a leader for each panel and never ask for his PAN, you do not notice when the year's total crosses the limit. You may then have to pay the TDS from your own pocket.",
          we: 'We ask for his PAN with the first bill, keep his total and tell you when to start deducting.',
          send: ["Leader's bills", 'Van hire bills', 'Form 26AS'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'You may pay the broker, the cold store and the lorry in one lump sum at loading. The TDS rule is not the same for each of them, so you may deduct the wrong amount and get a demand.',
          we: 'We help you get three bills and mark the kind of payment on each.',
          send: ['Broker notes', 'Cold store bills', 'PAN of the lorry owner'],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'An agent may take his commission out of the fish price. It is still a payment from you to him, and the tax office can ask why no TDS was deducted.',
          we: 'We enter the full fish price and the commission on two lines, and tell you if TDS is due.',
          send: ['Settlement sheets', 'PAN of the agent', 'Van hire bills'],
        },
      ],
      question: {
        question: 'I buy nets on credit and pay for boat repairs at Rameswaram. On which payments should I deduct TDS?',
        answer:
          'Nets and ropes are goods, so they differ from work done for you. Repairs and van hire are contracts, and TDS may apply above the yearly limit. Send us your list of payments with PANs. We mark each line and tell you what to deduct.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP (limited liability partnership) or a producer company for growers, lodges and contractors in Ramanathapuram.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Chilli growers may form a producer company for one large buyer. If they later sell on their own, the company has no business, but its yearly forms and fees continue.',
          we: 'We explain the yearly duties before you sign and prepare a list of the due dates.',
          send: [
            'List of members',
            'Patta or land documents',
            "Buyer's letter",
            'PAN and masked Aadhaar of the directors',
          ],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If the lease of the lodge names your uncle, the licences are in his name too. A new company may then not be allowed to run the lodge.',
          we: 'We first draft a lease in favour of the company and then apply for the registration.',
          send: ['Draft lease', "Owner's consent letter", 'Food licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'A solar park may accept only a company with its own PF code. Your experience is in the name of your old firm, so a new company can lose the next tender.',
          we: 'We plan the change between two work orders and list which certificates the company can use.',
          send: ['Work orders', 'PF code letter', 'Labour licence'],
        },
      ],
      question: {
        question: 'Two of us own a chilli cold store in Ramanathapuram. Which is better for us, an LLP or a company?',
        answer:
          'For two owners an LLP often fits better, because it has fewer yearly forms. Your own houses are usually safe from its debts, unless you sign a guarantee for them. Send us the loan letter and the land documents. We compare both with the yearly cost.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Ramanathapuram traders from the landing slip, the cold store receipt, the salt memo and the bank statement.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'If the catch is written as one total, without the kind of fish and the rate, nobody can check what the agent paid. A boat owner may not notice that a trip lost money.',
          we: "We prepare one page for each trip with kind, weight, rate, ice, diesel and the agent's recovery.",
          send: ['Landing slips', 'Ice and diesel bills', "Agent's recovery note"],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If growers' bags are part of your stock statement, your bank lends against goods that are not yours. When the bank inspects the godown, it can cut your limit.",
          we: 'We keep a separate page for every owner of bags and show the bank only your own.',
          send: ['Cold store receipts', 'Purchase slips', 'Stock statement given to the bank'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'Salt sold from the heap on memos without weight leaves no proof of quantity. At the year end the heap and the sales do not agree, and an officer can doubt your sales.',
          we: "We match each memo with the lorry's weigh slip and with the heap that you measured.",
          send: ['Despatch memos', 'Weigh slips', 'Wage book', 'Lease of the pan'],
        },
      ],
      question: {
        question: 'My slips come from Mandapam months after the sale. Can you still write up my accounts?',
        answer:
          'Yes. We enter each sale on the date of the slip and the money on the date when it reached your bank. Please photograph each slip on the same day and send it by WhatsApp. Then nothing is lost, and we can tell you what the agent still owes.',
      },
    },
    'udyam-registration': {
      lead: 'We can register weavers, ice plants and chilli grinders in Ramanathapuram under Udyam, the free certificate for small businesses.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'A master weaver may be registered as a saree trader. A bank or a scheme for weavers can then refuse him, because the certificate does not show any manufacturing.',
          we: 'We register weaving as the activity, and the sheds for warping and dyeing as further work places.',
          send: [
            'PAN',
            'Masked Aadhaar with a linked phone number',
            'Address proof of the yarn godown',
            'Last income tax return',
          ],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'If a boat and an ice plant are entered together, the certificate mixes fishing with making ice. Udyam does not cover fishing, and the bank can ask what the loan is for.',
          we: 'We register the ice plant with its machines and leave the boat out.',
          send: ['Ice plant licence', 'Machine invoices', 'Latest EB bill'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'A dealer who also grinds chilli may hold a certificate that says trade only. He then cannot show that he is a manufacturer when he applies for a machine loan.',
          we: 'We add cleaning and grinding as manufacturing, with the grinder at its value in your books.',
          send: ['Grinder invoice', 'Food licence', 'GST certificate'],
        },
      ],
      question: {
        question:
          "Our women's group at Ramanathapuram makes palm leaf products. In whose name do we register for Udyam?",
        answer:
          "The certificate can be in the group's name when the group has its own PAN. A member's certificate belongs to that member and not to the group. We first help you apply for the PAN, then we register the group. Send us the group's resolution and bank passbook.",
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of Ramanathapuram sellers of chilli, fish and sarees, and tell you which document comes next.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'You may have the IEC ready, but chilli also needs a certificate of the Spices Board. Without it customs can stop the lot, and you pay for the storage.',
          we: 'We apply for the IEC and then for the certificate, and plan the laboratory test before the harvest is packed.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report of a sample', "Buyer's order"],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'Divers may offer you shells and dried sea animals for export. The wildlife law can forbid some of them, and you may lose the goods and face a case.',
          we: 'We compare your list of goods with the protected species before you buy.',
          send: ['List of goods', 'Photographs of the goods', 'PAN of the firm'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'A parcel may say handloom although a part of the cloth is from a power loom. Customs can stop it, and the buyer can send it back.',
          we: 'We apply for the IEC and write the correct description of the cloth with you.',
          send: ['Sample of the saree', 'Note on yarn and loom', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'Pilgrims from abroad buy chilli and sarees at my shop in Rameswaram. When do I need an IEC?',
        answer:
          'A sale at your counter is a sale in India, so it needs no IEC. You need the code when you send goods to a shop or buyer abroad by post, courier or ship. Send us your PAN and a cancelled cheque and we apply for it.',
      },
    },
  },
  seo: {
    title: 'Ramanathapuram GST and Export Code: Fish and Chilli',
    description:
      'GST registration, export codes (IEC) and accounts for fish agents, mundu chilli dealers and Rameswaram lodges. See starting prices and ask us on WhatsApp.',
  },
} satisfies CityWords;
