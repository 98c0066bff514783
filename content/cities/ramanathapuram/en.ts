import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We can do GST, import export codes (IEC) and accounts for fish agents and chilli dealers in Ramanathapuram and for lodges in Rameswaram.',
  description: [
    'At Mandapam an agent who lent a boat owner money for diesel often sells the fish in his own name. We keep separate accounts for the catch, the loan and the commission, so that the right person is taxed.',
    'Fresh fish and green chilli are exempt from GST. Dried chilli and lodge rooms are taxed. One owner can earn from fish, chilli and rooms together, so we add up all his sales before we tell him how much tax is due.',
    'Master weavers, salt makers and solar park contractors work with slips, wage books and yarn issue notes. Send us photographs of these slips and books. We will prepare your registers and file your returns from them.',
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
      note: "The agent often sells the boat's fish on the jetty in his own name. His slip should show the weight, the rate and the loan recovery on separate lines.",
    },
    {
      kind: 'dried-goods',
      name: 'Mundu chilli trade',
      note: 'Growers store their mundu chilli with a dealer. The dealer must be able to show which bags he only stores and which bags he has bought.',
    },
    {
      kind: 'lodges',
      name: 'Pilgrim lodges of Rameswaram',
      note: 'Some lodges sell the room, the tour car and the puja in one package. Room rent, car hire and puja charges are taxed differently, so the bill needs a separate line for each.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Paramakudi handlooms',
      note: "Master weavers give out yarn and pay wages for each saree. The yarn that is in the weavers' houses still belongs to the master weaver's stock.",
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park upkeep at Kamuthi',
      note: 'Solar panel washing and guard duty are labour contracts. The contractor attaches the wage sheet and the PF and ESI challans to his bill.',
    },
    {
      kind: 'salt',
      name: 'Valinokkam salt pans',
      note: 'Workers scrape the salt in one part of the year, and the salt maker sells it from heaps. Measure the heap at the year end, so that your stock figure is correct.',
    },
  ],
  serviceAreas: ['Rameswaram', 'Paramakudi', 'Mandapam', 'Pamban', 'Keelakarai', 'Mudukulathur', 'Kamuthi', 'Thondi'],
  work: (town) =>
    `We can help firms on the island and on the mainland, from Rameswaram to Paramakudi and Kamuthi. Send copies by WhatsApp or courier, or visit us in ${town} by appointment.`,
  trades: [
    {
      kind: 'fishing',
      name: 'Boats and fish agents',
      needs:
        'You need settlement sheets that show the fish price and the loan on separate lines. If your bank deposits are higher than your sales, we help you reply with proof.',
    },
    {
      kind: 'dried-goods',
      name: 'Chilli dealers',
      needs:
        'Your GST registration must cover both the chilli you store and the chilli you buy. To export chilli you need the import export code (IEC) and a Spices Board certificate.',
    },
    {
      kind: 'lodges',
      name: 'Island lodges',
      needs:
        'Your bills must show room rent, car hire and puja charges on separate lines. You also need a room register that is complete on festival days.',
    },
    {
      kind: 'plant-contractors',
      name: 'Solar park contractors',
      needs:
        'You need PF and ESI lists that the park office accepts. You may also have to deduct TDS when you pay your labour group leaders.',
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
            'If you store bags for growers and also sell your own chilli, the application must show storage and trading. Otherwise an officer can treat all the bags in the godown as your own goods and ask for tax on them.',
          we: 'We list storage and trading as two activities, and add the godown and the cold store as places of business.',
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
            'If your lodge is on land that belongs to several heirs and only one of them signed the lease, the officer can reject the proof of address. Your registration is then delayed.',
          we: 'Before we apply, we put the lease, the consent letters and the tax receipt in one file.',
          send: ['Lease deed', 'Consent letter of each heir', 'House tax receipt', 'Licence of the local body'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'Panel cleaning, guard duty and land clearing are three different services. For some services the park may have to pay the GST instead of you. If your GST registration lists only cleaning, the park can refuse your bill for guards.',
          we: 'We list each service that you bill, and note on each bill whether you or the park pays the tax.',
          send: ['Work order', 'Cancelled cheque', 'PF code letter', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'I sell fresh fish and dried chilli and let one room in Rameswaram. Should I take GST registration?',
        answer:
          'The sales under one PAN are usually added together, including the exempt fish. If you sold only exempt goods, you would not need a GST number. Send us your sales of each month. We will add up your sales and tell you if and when you must apply.',
      },
    },
    'gst-returns': {
      lead: 'We can file GST returns for Ramanathapuram lodges, chilli dealers and saree makers from the slips and registers that you photograph.',
      trades: [
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If you bill a pilgrim package as one sum, the tax rate of one part can apply to the whole package. You may end up paying too much tax, or an officer may ask for more.',
          we: 'We help you show room rent, car hire and puja charges separately on the bill, and report each at its own rate.',
          send: ['Package bills', 'Room register', 'Car hire bills'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'You buy green chilli without tax and sell dried chilli with tax. If the bags that you store for growers are in the same register, your stock and your sales do not agree. An officer can ask for tax on the difference.',
          we: 'We keep separate columns in your stock register for the bags you bought, the bags you dried and the bags you store for growers.',
          send: ['Purchase slips', 'Cold store receipts', 'Sale bills', 'Weigh slips'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'If you bill the yarn that you give to a weaver, the officer reads it as a sale, and the finished saree as a purchase. You then report turnover that you do not have.',
          we: 'We record the yarn on delivery challans and report only the finished saree as a sale.',
          send: ['Yarn issue book', 'Wage sheets', 'Saree sale bills'],
        },
      ],
      question: {
        question: 'I sell salt from Valinokkam and salt is exempt. What should I file under GST?',
        answer:
          "If you have a GST number, you still file the return and show the salt as an exempt sale. If you leave the salt out, your return and your bank statement will differ, and you can get a notice. Send us the month's despatch slips. We will enter the slips and file the return.",
      },
    },
    'gst-notices': {
      lead: 'Did a fish agent, chilli dealer or lodge in Ramanathapuram get a GST notice? We can draft the reply with a table for each boat, each bag or each room.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'An agent who sells for several boats receives all the money in his own bank account. If his books do not show whose fish it was, the officer can tax him on the full amount.',
          we: 'We list the boat, the weight of fish and your commission against each bank credit, day by day.',
          send: ['The notice', 'Landing slips', 'Settlement sheets', 'Bank statement'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "An officer may ask whether you sold the chilli as the owner or as the growers' agent. If all the bills are in your name, he can demand tax on the whole price and not only on your commission.",
          we: 'We go through the contract notes and the payments to growers, and show in the reply what they prove. We also check the value that the officer used.',
          send: ['The notice', 'Contract notes', 'Cold store receipts', 'Payment slips to growers'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'In festival weeks your bank deposits can be much higher than the sales in your return. If you have no list of advances and cancelled rooms, the officer can treat the difference as hidden sales.',
          we: 'We explain the deposits of each week from your room register and your cancelled bookings.',
          send: ['The notice', 'Room register', 'List of cancelled bookings', 'Bank statement'],
        },
      ],
      question: {
        question: 'I sold picked crab meat as fresh fish without GST. What should I do before a notice comes?',
        answer:
          'Picked and packed crab meat may not be exempt like fresh fish. Send us the bills and a photograph of the pack. We first check the rate. If tax is due, we work out the amount with interest. You can then pay the tax yourself before the officer asks.',
      },
    },
    'gst-refunds': {
      lead: 'Do you export chilli or sarees from Ramanathapuram, or was GST deducted from your bill? We can check if a refund is due and claim it.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If you export chilli under a friend's IEC, the shipping bill is in his name. In the records you have only sold chilli in India, so only your friend can claim the refund.",
          we: 'We claim the refund for shipments in your own name. We can also apply for an IEC in your name, so that you export the next container yourself.',
          send: ['Shipping bills', 'Cleaning and cold store bills', 'Bank advices'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'Sarees sent abroad by post as gifts have no export document. The officer can then refuse your refund, even if the buyer paid you.',
          we: 'We show you how to fill the postal export form for the next parcel, and collect your yarn and dye bills for the refund.',
          send: ['Postal export form', 'Yarn and dye bills', "Buyer's order", 'Bank advice'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'A public company may deduct TDS under GST from your bill. Until you accept the deduction on the portal, that money does not reach your cash ledger. You then pay your tax a second time in cash.',
          we: 'We accept the deduction on the portal and claim a refund of the cash ledger balance that you do not need.',
          send: ['TDS certificate under GST', 'Cash ledger', 'GST returns of the period'],
        },
      ],
      question: {
        question: 'I own a boat at Mandapam and paid GST on a new engine. Can I get that tax back?',
        answer:
          'Fresh fish is exempt, so the GST on the engine usually remains your cost. If you pack seafood and export it in your own name, you may be able to claim a refund. Send us your credit ledger and sale bills. We will tell you before you spend money on a claim.',
      },
    },
    'income-tax-filing': {
      lead: 'We can file income tax returns for Ramanathapuram boat owners, lodge owners and master weavers, and for families with income from abroad.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'An agent often lends a boat owner money for an engine. If the boat owner shows the loan as income, he pays tax on it. If he leaves the loan out of his books, he cannot explain the bank credit.',
          we: 'We enter the loan and its interest in the books and keep them separate from the price of the catch.',
          send: ['Trip sheets', 'Loan slip', 'Engine invoice', 'Proof of fishing ban relief'],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'If festival cash is deposited weeks later and nobody noted names and dates, the officer can treat the cash as unexplained income. The tax on unexplained income is much higher.',
          we: 'Before we file, we match each deposit with the nights in your room register.',
          send: ['Room register', 'Bank deposit slips', 'Lease deed', 'Statements of tour agents'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            "If you leave the yarn in the weavers' houses out of your stock, your profit is too low this year and too high next year. An officer can correct the profit and charge interest.",
          we: 'We prepare a list of the yarn and the unfinished sarees with each weaver on 31 March.',
          send: ['Yarn issue book', 'Wage sheets', 'Saree sale bills'],
        },
      ],
      question: {
        question:
          'My husband works in the Gulf and I receive the rent of our house in Ramanathapuram. Who should file the return?',
        answer:
          'The owner of the house shows the rent. If both of you own it, each of you shows a share. Send us the sale deed and the rent receipts. We will check who must file, and what tax your tenant has to deduct when the owner lives abroad.',
      },
    },
    'pf-esi-services': {
      lead: "We can register workers of solar parks, salt pans and lodges in Ramanathapuram for PF (provident fund) and ESI (workers' insurance) and file each month.",
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'If one guard is shown at two places on the same night, your attendance and your wage sheet differ. The park office can hold your bill until you correct them.',
          we: 'Before we file, we match the duty list of the guards with the attendance and the wages. We then send you the challans to attach to your bill.',
          send: ['Post list of the guards', 'Attendance register', 'Wage sheet', 'Work order'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            "Some salt makers pay a group of workers in one sum and write only the leader's name. A worker who is hurt on the salt pan then has no record of his work. Such a worker cannot use ESI, and you may have to pay his costs.",
          we: 'We list each worker with his name, days and bags, and record when he leaves at the end of the season.',
          send: [
            'Wage book of the group',
            'Masked Aadhaar of the workers',
            'Phone numbers of the workers',
            'Last working day of each worker',
          ],
        },
        {
          trade: 'lodges',
          name: 'Island lodges',
          wrong:
            'Some lodges pay extra helpers in festival weeks straight from the cash counter. If the lodge cannot name these helpers later, an inspector can estimate their number and claim contributions.',
          we: 'We send you a one-page list for your counter, and tell you each month which helpers must be registered.',
          send: ['Daily list of helpers', 'Duty chart', 'Bill of the staff agency'],
        },
      ],
      question: {
        question: 'Weavers at Paramakudi work at home on my yarn. Do I have to pay PF for these weavers?',
        answer:
          'You may have to, because home workers can also be covered. What matters is who gives the yarn, who fixes the wage and who can reject the saree. Tell us how many weavers you have and how you pay the wages. We will check and tell you whom to register.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We can file TDS returns (tax deducted when you pay) for solar park contractors, chilli dealers and fish agents in Ramanathapuram.',
      trades: [
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            "If you pay a labour leader for each panel cleaned and never ask for his PAN, you do not notice when the year's total crosses the limit. You may then have to pay the TDS yourself.",
          we: "We ask for the leader's PAN with his first bill, add up what you pay him, and tell you when to start deducting TDS.",
          send: ["Leader's bills", 'Van hire bills', 'Form 26AS'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Some dealers pay the broker, the cold store and the lorry in one lump sum at loading. Each payment has its own TDS rule, so they deduct the wrong amount and get a demand.',
          we: 'We help you get a separate bill from the broker, the cold store and the lorry owner, and mark on each bill what the payment is for.',
          send: ['Broker notes', 'Cold store bills', 'PAN of the lorry owner'],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'Some agents keep their commission out of the fish price. The commission is still a payment from you to the agent, and the tax office can ask why you deducted no TDS.',
          we: 'We enter the full fish price and the commission on separate lines, and tell you if TDS is due on the commission.',
          send: ['Settlement sheets', 'PAN of the agent', 'Van hire bills'],
        },
      ],
      question: {
        question: 'I buy nets on credit and pay for boat repairs at Rameswaram. On which payments should I deduct TDS?',
        answer:
          'Nets and ropes are goods, and buying goods is different from paying for work. Repairs and van hire are contracts, so TDS may apply above the yearly limit. Send us your list of payments with PANs. We will mark each payment and tell you what to deduct.',
      },
    },
    'company-registration': {
      lead: 'We can register a company, an LLP (limited liability partnership) or a producer company for growers, lodges and contractors in Ramanathapuram.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'Chilli growers sometimes form a producer company to sell to one large buyer. If they later sell on their own, the company has no business, but its yearly forms and fees continue.',
          we: 'Before you sign, we explain what the company has to file every year and give you a list of the due dates.',
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
            "If the lease of the lodge is in your uncle's name, the licences are in his name too. A new company may then not get permission to run the lodge.",
          we: "We first draft a lease in the company's favour and then apply for the registration.",
          send: ['Draft lease', "Owner's consent letter", 'Food licence'],
        },
        {
          trade: 'plant-contractors',
          name: 'Solar park contractors',
          wrong:
            'Some solar parks accept only a company with its own PF code. Your work experience is in the name of your old firm, so a new company can lose the next tender.',
          we: "We plan the change between two work orders, and list which of the old firm's certificates the company can use.",
          send: ['Work orders', 'PF code letter', 'Labour licence'],
        },
      ],
      question: {
        question: 'Two of us own a chilli cold store in Ramanathapuram. Which is better for us, an LLP or a company?',
        answer:
          "For two owners an LLP often fits better, because it has fewer yearly forms. Your own houses are usually safe from the LLP's debts, unless you sign a guarantee. Send us the loan letter and the land documents. We will compare an LLP and a company, with the yearly cost.",
      },
    },
    'accounting-bookkeeping': {
      lead: 'We can keep the accounts of Ramanathapuram traders from landing slips, cold store receipts, salt memos and bank statements.',
      trades: [
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'If the catch is written as one total, with no kind of fish and no rate, nobody can check what the agent paid. A boat owner may not notice that a trip lost money.',
          we: 'We prepare one page for each trip. It shows the kind of fish, the weight, the rate, the ice, the diesel and the amount that the agent recovered.',
          send: ['Landing slips', 'Ice and diesel bills', "Agent's recovery note"],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            "If growers' bags are included in your stock statement, your bank lends against goods that are not yours. When the bank inspects the godown, it can cut your loan limit.",
          we: 'We keep a separate account for the bags of every owner, and show the bank only your own bags.',
          send: ['Cold store receipts', 'Purchase slips', 'Stock statement given to the bank'],
        },
        {
          trade: 'salt',
          name: 'Salt makers',
          wrong:
            'If salt is sold from the heap on memos without weight, there is no proof of how much was sold. At the year end the heap and the sales do not agree, and an officer can doubt your sales.',
          we: "We match each memo with the lorry's weigh slip, and match the total with the heap that you measured.",
          send: ['Despatch memos', 'Weigh slips', 'Wage book', 'Lease of the salt pan'],
        },
      ],
      question: {
        question: 'My slips come from Mandapam months after the sale. Can you still write up my accounts?',
        answer:
          'Yes. We enter each sale on the date of the slip, and the money on the date when it reached your bank. Please photograph each slip on the same day and send it by WhatsApp. No slip is then lost, and we can tell you how much the agent still owes you.',
      },
    },
    'udyam-registration': {
      lead: 'We can register weavers, ice plants and chilli grinders in Ramanathapuram under Udyam, the free government certificate for small businesses.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            "A master weaver is sometimes registered as a saree trader by mistake. A bank or a weavers' scheme can then refuse him, because the certificate does not show any manufacturing.",
          we: 'We register weaving as the activity, and add the warping and dyeing sheds as places of work.',
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
            'If a boat and an ice plant are entered on one certificate, it mixes fishing with making ice. Udyam does not cover fishing, and the bank can ask what the loan is for.',
          we: 'We register the ice plant and its machines, and leave the boat out of the certificate.',
          send: ['Ice plant licence', 'Machine invoices', 'Latest EB bill'],
        },
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'If a dealer also grinds chilli and his certificate shows only trading, he cannot prove that he is a manufacturer. His application for a machine loan can then be refused.',
          we: 'We add cleaning and grinding as manufacturing, and enter the grinder at the value in your books.',
          send: ['Grinder invoice', 'Food licence', 'GST certificate'],
        },
      ],
      question: {
        question:
          "Our women's group at Ramanathapuram makes palm leaf products. In whose name do we register for Udyam?",
        answer:
          "The certificate can be in the group's name if the group has its own PAN. A member's certificate belongs to that member and not to the group. We first help you apply for the group's PAN, and then register the group. Send us the group's resolution and bank passbook.",
      },
    },
    'iec-registration': {
      lead: 'We can apply for the IEC (import export code) of chilli, fish and saree sellers in Ramanathapuram, and tell you which document you need next.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Chilli dealers',
          wrong:
            'An IEC alone is not enough for chilli, which also needs a Spices Board certificate. Without this certificate customs can stop the lot, and you have to pay for the storage.',
          we: 'We apply for the IEC and then for the Spices Board certificate. We also plan the laboratory test before the harvest is packed.',
          send: ['PAN', 'Cancelled cheque', 'Laboratory report of a sample', "Buyer's order"],
        },
        {
          trade: 'fishing',
          name: 'Boats and fish agents',
          wrong:
            'Divers sometimes offer shells and dried sea animals for export. Wildlife law can forbid some of these, and you may lose the goods and face a case.',
          we: 'Before you buy, we compare your list of goods with the list of protected species.',
          send: ['List of goods', 'Photographs of the goods', 'PAN of the firm'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Paramakudi weavers',
          wrong:
            'If a parcel is declared as handloom and part of the cloth is from a power loom, customs can stop it. The buyer can also send the parcel back.',
          we: 'We apply for the IEC and help you write the correct description of the cloth.',
          send: ['Sample of the saree', 'Note on yarn and loom', 'PAN and masked Aadhaar'],
        },
      ],
      question: {
        question: 'Pilgrims from abroad buy chilli and sarees at my shop in Rameswaram. When do I need an IEC?',
        answer:
          'A sale at your counter is a sale in India, so you need no IEC for it. You need the IEC when you send goods to a shop or buyer abroad by post, courier or ship. Send us your PAN and a cancelled cheque. We will apply for the IEC.',
      },
    },
  },
  seo: {
    title: 'Ramanathapuram GST and Export Code: Fish and Chilli',
    description:
      'GST registration, export codes (IEC) and accounts for fish agents, mundu chilli dealers and Rameswaram lodges. See starting prices and ask us on WhatsApp.',
  },
} satisfies CityWords;
