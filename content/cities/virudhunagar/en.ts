import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST returns, notices and TDS for dal mills and spice merchants in Virudhunagar and for match units in Sattur.',
  description: [
    'Merchants here buy from many states and earn a small margin on each bag. One supplier who does not file can cost you the margin. We check the bills of your suppliers every month before you pay them.',
    'Dal and oil mills sell loose goods and labelled packs, and GST treats them differently. We keep the item list, so every bill has the right code.',
    'Match units, cement contractors and trusts need complete worker lists, tax credits and vouchers. We tell you what to send each month and what comes back.',
  ],
  keyAttractions: [
    'Kamaraj Memorial House',
    'Parasakthi Mariamman Temple',
    'Irukkankudi Mariamman Temple',
    'Bhuminathar Temple, Tiruchuli',
    'Kullursandai Reservoir',
  ],
  majorIndustries: [
    {
      kind: 'dried-goods',
      name: 'Chilli, coriander and pulses wholesale',
      note: 'Brokers fix rates by phone, and bags arrive later. Contract note, weigh slip and bill should carry one number.',
    },
    {
      kind: 'dal-mills',
      name: 'Dal and gingelly oil mills',
      note: 'Loose dal and the same dal in a labelled pack differ under GST. Keep two item codes and two stocks.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills and their gins',
      note: 'Mills with gins buy cotton from growers and pay the tax themselves. Cotton seed is a product of its own.',
    },
    {
      kind: 'fireworks',
      name: 'Match and fireworks units, Sattur',
      note: 'Match and cracker units send some stages outside. Job work slips and wage register must explain the finished cases.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors at R.R. Nagar',
      note: 'Contractors at R.R. Nagar are paid after the weighbridge entry is passed. Bill and tax credit can fall in two quarters.',
    },
    {
      kind: 'colleges',
      name: 'Merchant-trust colleges',
      note: "Trusts run colleges with rents and hostels. The trust's return rests on vouchers for each rupee spent.",
    },
  ],
  serviceAreas: [
    'Aruppukkottai',
    'Sattur',
    'R.R. Nagar',
    'Soolakkarai',
    'Amathur',
    'Tiruchuli',
    'Kariapatti',
    'Pandian Nagar',
  ],
  work: 'We work for merchants, mills and units in Virudhunagar, Sattur and R.R. Nagar. Papers come by WhatsApp, e-mail or courier, and you can visit Coimbatore by appointment.',
  trades: [
    {
      kind: 'dried-goods',
      name: 'Spice and pulse merchants',
      needs:
        "You need the bills of suppliers checked each month and lot numbers in the books. You need replies when a seller's GST number was cancelled.",
    },
    {
      kind: 'dal-mills',
      name: 'Dal and oil mills',
      needs: 'You need an item list with the right GST codes, and a Udyam certificate that names milling.',
    },
    {
      kind: 'fireworks',
      name: 'Match and cracker units',
      needs: 'You need PF and ESI names on the first day, and a stock count for each stage of the work.',
    },
    {
      kind: 'plant-contractors',
      name: 'Cement contractors',
      needs: 'You need a GST number that names each service. Your income must agree with what the works deducted.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you run godowns or a mill in Virudhunagar? We put every place on your GST registration.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong: 'A rented shed near the station is not on the certificate. Bags found there look unbilled.',
          we: 'We list all godowns, the transit one at the port included.',
          send: ['Market licence', 'Godown leases', 'Tax receipts', 'PAN and bank proof'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong: "The works' office returns a repair bill, because the form names haulage alone.",
          we: 'We enter haulage, labour and repair as three services.',
          send: ['Work orders', 'Yard lease', 'Bank proof', 'PF code letter'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'The mill believes that dal needs no number and starts with labelled packs.',
          we: 'We look at packs, oil and husk and tell you when a number is due.',
          send: ['Pack samples', 'Food licence', 'Sales by product'],
        },
      ],
      question: {
        question: 'I am a broker for chilli and own no goods. Do I register?',
        answer:
          'You earn brokerage, which is a service. The limit and the kind of goods decide. Bill brokerage in your own name and never the goods.',
      },
    },
    'gst-returns': {
      lead: "We file GST returns for Virudhunagar mills and merchants after each supplier's bill is found on the portal.",
      trades: [
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'Credit on packing is taken in full, though a part serves exempt loose dal.',
          we: 'We divide it by the sales of the month.',
          send: ['Item list', 'Sale bills by pack', 'Packing bills', 'Oil register'],
        },
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong: 'A supplier in another state did not file, and you paid him in full. Your credit waits.',
          we: "We name such suppliers from GSTR-2B (the portal's list of their bills) before you settle.",
          send: ['Purchase bills', 'Broker notes', 'Lorry receipts', 'Bank list'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills and gins',
          wrong: 'Cotton seed is booked as scrap, and grower cotton without tax. Both lines are wrong.',
          we: 'We give seed its own code and add the tax on grower cotton.',
          send: ['Cotton slips', 'Seed sale bills', 'Ginning register'],
        },
      ],
      question: {
        question: 'My bill says dal, but half was in printed bags. What happens?',
        answer:
          'The printed packs may carry tax. Tell us before the return is filed, so the bill can be corrected. Later you pay the tax yourself.',
      },
    },
    'gst-notices': {
      lead: 'Does a GST notice in Virudhunagar doubt a seller of yours in another state? We prove that your goods came.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            "The seller's number was cancelled after your purchase. The officer says that the goods did not exist.",
          we: 'We lay out lorry receipt, weigh slip and payment for each lot.',
          send: ['The notice', 'Lorry receipts', 'Weigh slips', 'Unloading wage slips'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'Husk and powder are missing from the sales. The officer thinks that they were sold for cash.',
          we: 'We show the yield from the milling register.',
          send: ['Milling register', 'Husk sale slips', 'Moisture notes'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong: 'Statements were signed during a visit, with round figures.',
          we: 'We read them again and file objections with the production book.',
          send: ['Copy of statements', 'Production book', "Agents' accounts", 'Lorry copies'],
        },
      ],
      question: {
        question: 'I sent an explanation by e-mail. Is that a reply?',
        answer:
          'No, the reply counts when it is filed on the portal. Send us the e-mail and the notice. We file it in the right form before the date on it.',
      },
    },
    'gst-refunds': {
      lead: 'We look for GST refunds for Virudhunagar merchants who export and for tax paid as the wrong kind.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong: 'Cleaning and fumigation bills name the godown owner and not the exporter. The claim is cut.',
          we: "We have the bills made in the exporter's name before shipment.",
          send: ['Shipping bills (customs export papers)', 'Cleaning bills', 'Freight bills', 'Bank advices'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'A mill plans on a refund for gingelly oil with costly inputs. That refund is closed for edible oil.',
          we: 'We tell you what remains, such as exports and double payments.',
          send: ['Ledgers from the portal', 'Oil bills', 'Tax payment receipts'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong: 'Cases were sold to an exporter at the concessional rate, and his papers are missing.',
          we: 'We ask him for them while there is time.',
          send: ["Exporter's order", 'Sale bills', 'His shipping bill copies'],
        },
      ],
      question: {
        question: 'I paid tax on imported pulses at the port. Does it come back?',
        answer:
          'The tax becomes credit for your taxable sales. For exempt loose dal it is a cost. A refund comes only with exports or an error.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Virudhunagar merchants, contractors and trusts, with stock valued lot by lot.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong: 'Ten lots are valued at one average. The lot that lost money is hidden.',
          we: 'We value every lot at its own cost and keep the method.',
          send: ['Lot list', 'Contract notes', 'Godown receipts', 'Bank stock statement'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong: 'The bill was passed in April for work in March. Income and tax credit fall in two years.',
          we: 'We bring both into one year or show the link.',
          send: ['Bills', 'Works ledger', 'Tax credit statement'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: "Rent of the trust's shops is spent without vouchers. Its exemption is in doubt.",
          we: 'We collect a voucher for each payment and give the auditor the list.',
          send: ['Trust deed', 'Rent register', 'Vouchers', 'Audit papers'],
        },
      ],
      question: {
        question: 'Relatives keep money with my firm for interest. What goes into the return?',
        answer:
          'The firm shows the interest as cost, and they show it as income. Tax may have to be cut in March. Send the list with PANs.',
      },
    },
    'pf-esi-services': {
      lead: "We manage PF (provident fund) and ESI (workers' insurance) for match units, mills and cement contractors around Virudhunagar.",
      trades: [
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong:
            'Boxes are pasted at home, and only the shed is on the list. The question of who counts comes after an accident.',
          we: 'We list home workers too and tell you how to treat them.',
          send: ['Shed attendance', 'Home work slips', 'Names with phones', 'Masked Aadhaar copies'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong: 'Loading gangs are paid by the lorry. Names are worked back from tonnes.',
          we: 'We set up a gate list by day and file from it.',
          send: ['Gate list', "Leader's slips", 'Work order'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'Packers are paid by kilo and loadmen by bag. One of the two is left out.',
          we: 'We bring both books into one list.',
          send: ['Packing slips', 'Loading register', 'Wage sheet'],
        },
      ],
      question: {
        question: 'A clerk of thirty years will retire. His name is spelt in three ways. What now?',
        answer:
          'Correct it before he leaves. We compare PF record, Aadhaar and bank book and send the request. After retirement it takes longer for him.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (the tax that you cut from payments) for Virudhunagar commodity houses, mills and trusts.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'Brokerage is adjusted in the account and interest to relatives is credited in March. Tax is cut on neither.',
          we: 'We go through your ledgers in April and again before closing.',
          send: ["Brokers' accounts", 'Interest list', 'Godown deeds', 'PAN copies'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills and gins',
          wrong: 'A gin pays pressers, brokers and cotton carriers as one kind of payment.',
          we: "We name each kind of payment and take lorry owners' declarations.",
          send: ["Presser's bills", 'Broker notes', 'Declarations'],
        },
        {
          trade: 'colleges',
          name: 'College trusts',
          wrong: "The bank cuts tax from the trust's deposits, because no paper was given in April.",
          we: 'We prepare the paper and claim what was cut.',
          send: ['Deposit list', 'Trust registration', 'Tax credit statement'],
        },
      ],
      question: {
        question: 'I buy very much from one supplier. Is there a tax on purchases?',
        answer:
          'A large buyer may have to cut tax above a yearly limit from one seller. Your turnover of last year decides first. We test it each April.',
      },
    },
    'company-registration': {
      lead: 'Is your Virudhunagar firm a family partnership with one brand? We write the shares down, then form an LLP (limited liability partnership) or company.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong: 'Deposits of relatives sit in the firm. A company may not keep them in the same way.',
          we: 'We list the deposits and plan repayment or shares.',
          send: ['Deposit list', 'Partnership deed', 'Market licence'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'Three branches use one oil brand. A company of one branch takes it.',
          we: 'We settle the owner by deed before the name is applied for.',
          send: ['Brand papers', 'Partner accounts', 'Food licence'],
        },
        {
          trade: 'spinning-mills',
          name: 'Spinning mills and gins',
          wrong: 'Bank charge and power connection stay with the old firm, while the company already bills.',
          we: 'We plan the order in which they move and fix the first bill date.',
          send: ['Loan letter', 'Power connection', 'Licence', 'Title papers'],
        },
      ],
      question: {
        question: 'Can chilli growers form a company for the samba vathal name?',
        answer:
          'Growers can form a producer company and sell under a brand of their own. The protected name stays open to all growers of the place. We explain the yearly forms first.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Virudhunagar merchants, mills and match units by lot, by yield and by gross.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong: 'Goods of others lie in your godown and in your stock list. The bank counts them.',
          we: 'We mark the owner on each lot.',
          send: ['Contract notes', 'Weigh slips', 'Godown list', 'Final bills'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'One register holds dal and oil. Nobody sees which one earns.',
          we: 'We keep two yield registers with husk and cake.',
          send: ['Milling register', 'Press register', 'Cake sale slips'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong: 'Splints between dipping and packing are in no stock. The quantity in the books is then too small.',
          we: 'We count goods on the way at each month end.',
          send: ['Job work slips', 'Production sheet', 'Wage book'],
        },
      ],
      question: {
        question: 'Can you tell me which of my six goods lost money?',
        answer:
          'Yes, if every lot has one number from contract to bill. We make a small account for each item. You see the result every quarter.',
      },
    },
    'udyam-registration': {
      lead: 'We register Virudhunagar mills and units under Udyam, the free certificate for small units, with making put first.',
      trades: [
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'A house with mill and trade is entered as wholesale. The machine loan does not fit.',
          we: 'We put milling first under the PAN that owns the machines.',
          send: ['Machine bills', 'Last return', 'Godown addresses', 'GST certificate'],
        },
        {
          trade: 'plant-contractors',
          name: 'Cement contractors',
          wrong: 'Bills to the works carry no Udyam number. The remedy for late payment is harder to use.',
          we: 'We register the service and show you where the number goes.',
          send: ['Work order', 'PAN and masked Aadhaar', 'Vehicle list'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong: 'Two firms of one family share one certificate. The licences name each alone.',
          we: 'We make one certificate for each licence and PAN.',
          send: ['Factory licences', 'PAN cards', 'Machine lists'],
        },
      ],
      question: {
        question: 'I only buy and sell coriander. Is a certificate useful?',
        answer:
          'For trade it helps with bank lending and little more. If you clean or grind, that part is making. Nobody can sell you a subsidy on a trading certificate.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC, the import export code, for Virudhunagar merchants who import pulses or export spices.',
      trades: [
        {
          trade: 'dried-goods',
          name: 'Spice and pulse merchants',
          wrong:
            'Chilli goes out as local samba vathal, though a part came from Andhra Pradesh. The origin on the label is wrong.',
          we: 'We apply for the code and the Spices Board paper and check the origin line.',
          send: ['PAN', 'Cancelled cheque', 'Sample report', 'Lot list'],
        },
        {
          trade: 'dal-mills',
          name: 'Dal and oil mills',
          wrong: 'Pulses are bought abroad, and the duty changes before the ship arrives.',
          we: 'We note the rule and the dates of contract and loading in your file.',
          send: ['Draft contract', 'Food licence', 'GST certificate'],
        },
        {
          trade: 'fireworks',
          name: 'Match and cracker units',
          wrong: 'A match unit books a container, but the shipping line has not agreed to dangerous goods.',
          we: "We give you the line's list of papers before production.",
          send: ['Factory licence', 'Packing certificate', "Buyer's order"],
        },
      ],
      question: {
        question: 'I sell to an exporter at Thoothukudi port. Must I take an IEC?',
        answer:
          'Not while his name is on the export papers. Take it when you import or ship yourself. One code serves both.',
      },
    },
  },
  seo: {
    title: 'Virudhunagar Commodity Traders: GST Returns and TDS',
    description:
      'GST returns, notice replies and TDS for dal mills, oil presses, chilli and coriander merchants, cotton gins and match units in Virudhunagar and Sattur.',
  },
} satisfies CityWords;
