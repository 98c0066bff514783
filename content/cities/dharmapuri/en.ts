import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, income tax and PF for silk reelers, granite quarries and tomato agents in Dharmapuri and Palacode.',
  description: [
    'A reeler in Dharmapuri buys cocoons by auction slip and sells thread by weight. We keep kilos in, kilos out and money due on one page, which a bank can read as well.',
    'Quarries send stone with a permit and an e-way bill. Tomato agents sell for growers within hours. We match the papers of each load, so that an officer finds one volume and one owner.',
    'Cane hauliers are paid in parts after the season, and lodges at Hogenakkal earn at weekends. We set up a register that shows the full sum and then each deduction with its paper.',
  ],
  keyAttractions: [
    'Hogenakkal Falls',
    'Theerthamalai Theerthagirisvarar Temple',
    'Kala Bhairavar Temple, Adhiyamankottai',
    'Subramania Siva Memorial, Papparapatti',
    'Vathalmalai',
  ],
  majorIndustries: [
    {
      kind: 'silk-reeling',
      name: 'Cocoon auction and silk reeling',
      note: 'Reelers buy by auction and wait for the silk exchange to pay. Keep kilos and money due in one register.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Tomato, mango and tamarind trade',
      note: 'The crate price belongs to the grower. Only the commission is income of the agent.',
    },
    {
      kind: 'cane',
      name: 'Co-operative sugar mills and cane',
      note: 'Mills pay cane hauliers in parts. A bill and its tax credit can fall in two different years.',
    },
    {
      kind: 'quarries',
      name: 'Granite and stone quarries',
      note: 'Royalty and a permit come before the block moves. Keep both with the sale bill.',
    },
    {
      kind: 'hotels',
      name: 'Hogenakkal lodges and eateries',
      note: 'Lodges earn at weekends. For each day, room register, phone payments and cash must agree.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Bus stand bazaar and highway shops',
      note: 'Shops sell on credit to villages. What customers have not paid at the year end is a sale too.',
    },
  ],
  serviceAreas: [
    'Palacode',
    'Pennagaram',
    'Harur',
    'Karimangalam',
    'Pappireddipatti',
    'Nallampalli',
    'Papparapatti',
    'Marandahalli',
  ],
  work: 'We work for reelers, quarries and shops in Dharmapuri, Palacode and Harur. Send slips by WhatsApp or courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'silk-reeling',
      name: 'Cocoon reelers',
      needs: 'You need the right GST on thread and on yarn, and a cocoon register that a bank can read.',
    },
    {
      kind: 'quarries',
      name: 'Granite quarries',
      needs:
        'You need permits that agree with your bills, and replies when they differ. Where ESI applies, drillers need it from the first day.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Tomato and mango agents',
      needs: "You need proof that the growers' money in your account is not your income. Only the commission is.",
    },
    {
      kind: 'cane',
      name: 'Cane hauliers',
      needs: 'You need an account for each gang and each lorry. The tax that the mill cut must appear in your name.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'We apply for GST registration for quarries, lodges and reelers in Dharmapuri, and we check first if your goods need it.',
      trades: [
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong: 'A lodge adds boat rides, oil massage and a mess. Each is small, and together they pass the limit.',
          we: 'We add every activity under your PAN and list it in the form.',
          send: ['House tax receipt', 'Mess accounts', 'Phone payment report'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'The lease gives a survey number, and the portal asks for a door number. The visit finds an empty hill.',
          we: 'We file with map, lease and a person to meet the officer.',
          send: ['Quarry lease', 'Survey map', 'Site photograph'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Raw silk is exempt, twisted yarn is not. A reeler who adds a twisting machine may then need a number.',
          we: 'We look at what leaves your shed before we apply.',
          send: ['Machine list', 'Sale slips', 'PAN of the reeler'],
        },
      ],
      question: {
        question: 'I sell tomatoes of forty growers each morning. Do I register?',
        answer:
          'The fruit is exempt, and your commission is the question. If you sell in your own name, the answer differs from an agent. Send one sale slip and we read it.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for reelers, granite owners and shops in Dharmapuri from auction slips, permits and day books.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Thread and twisted yarn stand on one bill. On yarn bought from its maker a registered weaver owes the tax himself.',
          we: 'We write the two on separate lines and tell the buyer.',
          send: ['Exchange slips', 'Yarn bills', 'Buyer list'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong: 'Royalty is paid month after month, and the tax on it by the payer is forgotten.',
          we: 'We enter that tax in the month of each royalty receipt.',
          send: ['Royalty receipts', 'Permits', 'Sale bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong: 'A village buys on the notebook and pays at harvest. The shop reports the money and not the sale.',
          we: 'We take the sale on the day of the bill and list the dues.',
          send: ['Credit notebook', 'Counter bills', 'Supplier bills'],
        },
      ],
      question: {
        question: 'Part of my stone is sold as waste to a crusher. Does it go in the return?',
        answer:
          'Yes, waste that is sold is a sale with its own code. Write a bill with weight or volume. The permit office looks at the same figure, so send both papers.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST notice come to your quarry, shed or market stall in Dharmapuri? We compare the papers and write the reply.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'The permit volume, the e-way bill and the invoice differ. The officer takes the largest of the three.',
          we: 'We show block size, cutting waste and rejected stone by date.',
          send: ['The notice', 'Block measurement book', 'Way bills'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong: 'The bank account of an agent shows crores in a mango season. A letter asks for tax on all of it.',
          we: 'We prove whose fruit it was with grower pages and sale slips.',
          send: ['Grower pages', 'Sale slips', 'Bank statement'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Silk sold outside the exchange has no slip. The gap between cocoons and thread is read as a hidden sale.',
          we: 'We explain yield and pupae sold, lot by lot.',
          send: ['Auction slips', 'Reeling book', 'Pupae sale notes'],
        },
      ],
      question: {
        question: 'The officer wrote to my old shop address. I saw it after the date. What can I do?',
        answer:
          'Check the portal first, since the letter also stands there. Send us the order number. There are steps after a late reply, and each has its own last day.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Dharmapuri granite and food sellers who ship abroad, and for tax that was paid twice.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'An owner sells blocks to a polisher, who exports slabs. The owner asks for a refund of tax on diesel parts.',
          we: 'We tell you who may claim and look for double payments in your ledger.',
          send: ['Block sale bills', 'Cash ledger from the portal', 'Machine bills'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'Tomato goes to Bengaluru by the lorry. It leaves the state and not the country, so no refund follows.',
          we: 'We explain that first and check only your ledger balance.',
          send: ['Way bills', 'Ledger page', 'Challans'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong: 'A mill of the State cut GST from haulage bills. The money lies in the cash ledger and is not used.',
          we: 'We move it to your tax or claim it back.',
          send: ['Mill statement', 'Cash ledger', 'Haulage bills'],
        },
      ],
      question: {
        question: 'I polish slabs and ship to Dubai myself. When can I claim?',
        answer:
          'After the lot has left and the customs record is on the portal. Bank money may come later, but if it never comes the refund is asked back. Send the shipping bill (customs paper) and the packing list.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for agents, hauliers and quarry owners in Dharmapuri, with slips behind each sum.',
      trades: [
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong:
            'A morning of sales runs through one phone account. A return that takes the phone total shows false income.',
          we: 'We take commission from the slips and show the rest as grower money.',
          send: ['Phone account report', 'Crate slips', 'Grower payments'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong: 'The mill pays the last part of the season in the next year. Tax was cut in the first.',
          we: 'We follow each bill to its payments and its credit.',
          send: ['Haulage bills', 'Mill payment list', 'Tax credit statement'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Blocks at the pit on the last day are not counted. Costs of opening the hill are written off in one go.',
          we: 'We count blocks by number and spread the opening cost as the rule says.',
          send: ['Block list', 'Opening cost bills', 'Lease order'],
        },
      ],
      question: {
        question: 'I rear silkworms and also reel. Is it farm income?',
        answer:
          'Cocoons from your own mulberry are farm produce up to the cocoon. Reeling is business. We value the cocoons that you use yourself and show both parts.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for quarries, reeling sheds and lodges in Dharmapuri.",
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Drillers from other districts join after a phone call. If one of them falls on the first day, no list has his name.',
          we: 'We enter the name while the man travels, from his phone and bank page.',
          send: ['Name list by phone', 'Bank pages', 'Blasting roster'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Women sit at basins by the day, and the shed counts nobody. After a good season the number is above the limit.',
          we: 'We keep the day list and tell you when cover begins.',
          send: ['Day list of basins', 'Wage book', 'Shed licence'],
        },
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong:
            'Cooks and boat staff work on Saturdays and Sundays only. The owner thinks that two days do not count.',
          we: 'We add the weekend list to the weekday list.',
          send: ['Weekend roster', 'Wage slips', 'Masked Aadhaar of staff'],
        },
      ],
      question: {
        question: 'A loader at my tomato yard belongs to a union. Do I file for him?',
        answer:
          'Look who pays and who gives orders. If the market gang serves many stalls, your share may be none. Write down each day who paid, and send a week of it.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS statements (for tax cut from payments) for quarries and hauliers in Dharmapuri.',
      trades: [
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong:
            'The mill cuts tax on the gross, and the haulier pays sub-hired lorries. He forgets that he has to cut as well.',
          we: 'We total what you pay to each lorry owner and gang.',
          send: ['Mill bills', 'Hire slips', 'PAN of owners'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong: 'Tax is collected with royalty at the mines office. Nobody asks for it back in the return.',
          we: 'We trace it in the credit statement and use it.',
          send: ['Royalty receipts', 'Credit statement', 'Lease number'],
        },
        {
          trade: 'hotels',
          name: 'Hogenakkal lodges',
          wrong: 'Rent of the lodge is paid to heirs in three towns. The deed names a father who has died.',
          we: 'We list the heirs with their PAN and split the rent.',
          send: ['Old deed', 'Heir paper', 'Rent payments'],
        },
      ],
      question: {
        question: "The blasting man has a PAN in his wife's name. May I use it?",
        answer:
          'No, the tax must stand under the person who does the work and bills it. Otherwise she has the credit and he has the income. Ask him for a bill in one name.',
      },
    },
    'company-registration': {
      lead: 'We set up a company or producer company for growers, reelers and quarry families in Dharmapuri, with leases read first.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong:
            'Reelers want to sell thread together outside the exchange. Rules of the exchange and of a producer company meet.',
          we: 'We read the exchange rules first and then write the member terms.',
          send: ['Member list', 'Exchange licence', 'Office proof'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong: 'Partners fall out, and one leaves with a share of the hill. The lease names three men.',
          we: 'We prepare the change at the mines office and the new deed together.',
          send: ['Lease deed', 'Old partnership deed', 'Consent letters'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong: 'Mango growers plan a cold room with a grant. Money is collected before there is an account.',
          we: 'We register the group first, so that each rupee has a member.',
          send: ['Grower list with land', 'Project paper', 'PAN and masked Aadhaar of directors'],
        },
      ],
      question: {
        question: 'Do five growers need a company to sell in Bengaluru?',
        answer:
          'No, they can sell as growers or through one agent. A company pays off when they own a cold room or a brand. Tell us what you want to own together.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for reelers, quarries and bazaar shops in Dharmapuri, from auction slip and permit to the bank.',
      trades: [
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong: 'Cocoons are paid by noon, and the thread is paid weeks later. Nobody writes down what is still due.',
          we: 'We make one page with kilos, price and days of waiting.',
          send: ['Auction slips', 'Exchange statement', 'Bank statement'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Bazaar shops',
          wrong: 'Five hundred families buy on the notebook. Half of the pages are old, and stock is short of cash.',
          we: 'We list dues by age and village once a month.',
          send: ['Credit notebook', 'Cash book', 'Supplier list'],
        },
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong: 'Diesel for machines and for the own car comes from one drum. The cost of a block is unknown.',
          we: 'We share diesel by hours and show the cost of each block.',
          send: ['Diesel book', 'Machine hours', 'Block list'],
        },
      ],
      question: {
        question: 'My lodge takes money by three phones of the family. How do I stop the mix?',
        answer:
          'Use one account for guests and print its code at the desk. Family phones then carry family money. Send the old reports once, and we sort the past months.',
      },
    },
    'udyam-registration': {
      lead: 'We file Udyam registration for granite, silk and lodge owners in Dharmapuri, with the code that fits the work.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong: 'Digging stone and polishing it have two codes. With a wrong one the bank can refuse the loan.',
          we: 'We choose both from your bills and machines.',
          send: ['Machine bills', 'Sale bills by type', 'Lease paper'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong: 'Reelers give the land paper as proof of the shed. The portal asks for the address on the power bill.',
          we: 'We correct the address and file from the power bill.',
          send: ['Power bill of the shed', 'Masked Aadhaar of the reeler', 'Bank page'],
        },
        {
          trade: 'cane',
          name: 'Cane hauliers',
          wrong: 'Harvest machines and lorries are entered at the new price. The haulier looks like a large firm.',
          we: 'We use the book value of each vehicle from the return.',
          send: ['Vehicle loan papers', 'Last return', 'Mill agreement'],
        },
      ],
      question: {
        question: 'I grow tomatoes and grade them for others. Can I register?',
        answer:
          'Growing is farming, which stays out. Grading for others is a service and can be registered. Send two bills of the grading work and we choose the code.',
      },
    },
    'iec-registration': {
      lead: 'Do you export granite or farm goods from Dharmapuri? We get your IEC, the import export code, and tell you what else is asked.',
      trades: [
        {
          trade: 'quarries',
          name: 'Granite quarries',
          wrong:
            'Slabs sold through Chennai leave under the code of a trader. When a buyer writes to you, you have no number.',
          we: 'We apply in the name on your lease and bank account.',
          send: ['Lease deed', 'Cancelled cheque', 'Buyer letter'],
        },
        {
          trade: 'vegetable-markets',
          name: 'Tomato and mango agents',
          wrong: 'Mango boxes for Dubai need a packing house with a paper. The code alone is not enough to ship a box.',
          we: 'We name the nearest kind of packing house and the papers, then apply.',
          send: ['Fruit plan', 'Grower list', 'PAN of the seller'],
        },
        {
          trade: 'silk-reeling',
          name: 'Cocoon reelers',
          wrong: 'Raw silk is ordered from abroad to mix with local thread. Duty and papers depend on the grade.',
          we: 'We go through the grade sheet with your customs broker before the order.',
          send: ['Seller offer', 'Grade sheet', 'Bank proof'],
        },
      ],
      question: {
        question: 'A friend in Malaysia wants tamarind by parcel. Is it worth a code?',
        answer:
          'For a gift of a few kilos no. For goods that he sells you need the code and plant papers. Ask the courier what he takes, and send us the weight.',
      },
    },
  },
  seo: {
    title: 'Dharmapuri Tax Filing for Silk, Tomato and Granite',
    description:
      'Udyam certificates, GST registration and income tax returns for silk reelers, tomato agents, granite quarries and Hogenakkal lodges in Dharmapuri district.',
  },
} satisfies CityWords;
