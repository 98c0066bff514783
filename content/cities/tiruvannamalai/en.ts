import { fact } from '../../facts.ts';
import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do GST, income tax and Udyam work for lodges and rice mills in Tiruvannamalai and for silk merchants in Arani.',
  description: [
    'Lodges earn most on full-moon nights and at Karthigai Deepam. We set up a register by night with you, so the officer does not take one full night for the whole month.',
    'Mills and grain merchants need much money at harvest. The bank asks for stock and for the Udyam number. We make certificate, stock and GST agree.',
    'Trusts and ashrams must show what they received and how they used it. Silk merchants at Arani must show the yarn that lies with weavers. We set up the registers for each of them.',
  ],
  keyAttractions: [
    'Arunachaleswarar Temple',
    'Girivalam path around Arunachala',
    'Sri Ramanasramam',
    'Skandashram and Virupaksha Cave',
    'Sathanur Dam',
    'Jawadhu Hills',
  ],
  majorIndustries: [
    {
      kind: 'lodges',
      name: 'Girivalam lodges and homestays',
      note: 'A room costs much more at full moon than on a weekday. A register with the rate of each night supports your income.',
    },
    {
      kind: 'stored-crops',
      name: 'Paddy and groundnut trade',
      note: 'Merchants buy at the regulated market and pay the same day. The market slip ties quantity, price and seller together.',
    },
    {
      kind: 'rice-mills',
      name: 'Rice mills of the Polur road',
      note: "Bran and husk bring a part of the mill's income. Without bills for them the yield cannot be explained.",
    },
    {
      kind: 'dairies',
      name: 'Village dairies and milk vans',
      note: 'Milk is paid by fat test. Van, test and payment slips should carry one route number.',
    },
    {
      kind: 'silk-weaving',
      name: 'Arani silk weaving',
      note: 'Arani merchants give warps to village looms. List old advances every year, and note which are still to be worked off.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Car Street shops and flower sellers',
      note: 'Shops sell pooja goods in small notes and by UPI. Use one QR code for the shop and another for the home.',
    },
  ],
  serviceAreas: [
    'Vengikkal',
    'Adi Annamalai',
    'Chengam',
    'Polur',
    'Kilpennathur',
    'Thandarampattu',
    'Arani',
    'Thurinjapuram',
  ],
  work: 'We work for lodges, mills and trusts in Tiruvannamalai, Polur and Arani. Send registers by WhatsApp, originals by courier, or visit our Coimbatore office by appointment.',
  trades: [
    {
      kind: 'lodges',
      name: 'Lodges and homestays',
      needs: 'You need to know when a GST number is due, and a room register that explains full-moon nights.',
    },
    {
      kind: 'rice-mills',
      name: 'Rice mills',
      needs: 'You need a Udyam certificate that agrees with your GST registration, and bills for bran and husk.',
    },
    {
      kind: 'silk-weaving',
      name: 'Arani silk merchants',
      needs: 'You need a card for every warp. To send parcels abroad you need the import export code (IEC).',
    },
    {
      kind: 'dairies',
      name: 'Village dairies',
      needs: 'You need fat and milk accounts for each route, and wages worked out for drivers and testers.',
    },
  ],
  services: {
    'gst-registration': {
      lead: 'Do you let rooms near the girivalam road in Tiruvannamalai? We check if GST registration is due and file it.',
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong:
            'The house belongs to four heirs and one of them lets it. The officer asks for the consent of the rest.',
          we: 'We collect the consents and file with the house papers.',
          send: ['House tax receipt', 'Consent letters', 'Booking site account', 'Local permission'],
        },
        {
          trade: 'dairies',
          name: 'Village dairies',
          wrong:
            'A dairy with milk alone registers, and one with ghee does not. The first files without need, and the second misses its number.',
          we: 'We list your products and tell you what is exempt.',
          send: ['Product list', 'Food licence', 'Milk collection sheets'],
        },
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'Yarn is kept in a house that the form does not name. Sarees are sold from another.',
          we: 'We name shop, yarn store and house in one application.',
          send: ['Shop lease', 'House tax receipt', 'PAN', 'Yarn bills'],
        },
      ],
      question: {
        question: 'Guests stay the whole winter in my house and pay by the month. Is that a lodge?',
        answer:
          'Long stays and daily rooms can be treated differently. Meals and cleaning matter as well. Send your register of one season and we tell you.',
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Tiruvannamalai lodges, rice mills and Car Street shops from registers and market slips.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'Credit on bags and spares is taken in full, though loose rice is exempt. A part must go back.',
          we: 'We divide the credit by sales of each kind.',
          send: ['Sale bills', 'Bag and spares bills', 'Bran sale slips', 'Paddy slips'],
        },
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong:
            'A site takes its share and pays the rest, and winter guests pay by hand. One of the two is forgotten.',
          we: 'We add both from the room register.',
          send: ['Room register', 'Site statements', 'Monthly rent slips'],
        },
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'Sarees return from shops after a festival without a note. Sold and unsold cannot be told apart.',
          we: 'We issue a credit note for every saree that comes back.',
          send: ['Return list', 'Sale bills', 'Yarn bills by seller'],
        },
      ],
      question: {
        question: 'Flowers and pooja goods are sold at one counter. Is all of it exempt?',
        answer:
          'Fresh flowers are, many other goods are not. Use two keys on the till or two pages in the book. We set the codes once.',
      },
    },
    'gst-notices': {
      lead: 'Did a GST officer send a notice about full-moon deposits in Tiruvannamalai? We answer with your night register.',
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: "One night's income is taken thirty times. Quiet weeks are not in the letter.",
          we: 'We show the whole month, night by night.',
          send: ['The notice', 'Room register', 'Site statements', 'Bank statement'],
        },
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'Money to weavers is read as purchases without bills. In truth it is wages.',
          we: 'We attach wage sheets and warp cards by weaver.',
          send: ['Wage sheets', 'Warp cards', 'Yarn bills', 'List of sarees out'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Car Street shops',
          wrong: 'One UPI code served house and shop. All receipts are counted as sales.',
          we: 'We mark each line once and open a second code.',
          send: ['UPI statement', 'Bank statement', 'Day book'],
        },
      ],
      question: {
        question: 'A foreign guest sent a gift to our feeding trust. Will it be asked in a GST notice?',
        answer:
          'The officer may ask what it was for. A true gift without any service is not a sale. Gifts from abroad have rules of their own under another law, so send us the papers soon.',
      },
    },
    'gst-refunds': {
      lead: 'We look for GST refunds in Tiruvannamalai: silk parcels abroad, rice exports, or an advance that was returned.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'A shop in Chennai exported the sarees that you sold it. The refund is not yours.',
          we: 'We claim only for parcels under your own name.',
          send: ['Parcel export papers', 'Yarn and dye bills', 'Bank advices'],
        },
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: 'Deepam bookings were cancelled and money returned, but tax was already paid.',
          we: 'We prepare credit notes by booking and then the claim.',
          send: ['Booking list', 'Repayment proof', 'Credit notes'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'A mill exported a lot and gave up its credit in the same month.',
          we: 'We separate that lot and see what can still be claimed.',
          send: ['Shipping bill (customs export paper)', 'Packing bills', 'Freight bills', 'Bank advice'],
        },
      ],
      question: {
        question: 'Our trust paid tax on receipts that were exempt. Is it too late?',
        answer: `You can claim the tax for ${fact('gst.refund-claim-limit')} from the payment. Send us the receipt and the trust deed, and we look at the day first.`,
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Tiruvannamalai hosts, trusts and silk merchants, with festival money dated.',
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: 'Rooms by the night and a floor by the month are shown as one rent. They can be two kinds of income.',
          we: 'We divide them by service and length of stay.',
          send: ['Room register', 'Lease', 'Site statements', 'House tax receipt'],
        },
        {
          trade: 'stored-crops',
          name: 'Grain merchants',
          wrong: 'Groundnut is held for price and not weighed on 31 March. The stock is a guess.',
          we: "You weigh by variety, and we agree the stock with the bank's paper.",
          send: ['Market slips', 'Godown receipts', 'Bank stock statement'],
        },
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'Warps in villages are left out of the stock.',
          we: 'We list them from the warp cards by weight.',
          send: ['Warp cards', 'Wage sheets', 'Saree stock list'],
        },
      ],
      question: {
        question: 'Our trust gets cash in the offering box. What must be written?',
        answer:
          "Open the box with two people and sign the sheet that day. Cash without a giver's name has a rule of its own. Send the sheets with the bank slips.",
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for Tiruvannamalai mills, dairies and lodges.",
      trades: [
        {
          trade: 'dairies',
          name: 'Village dairies',
          wrong: 'Van drivers, testers and plant hands are in three books. Added together they may need cover.',
          we: 'We make one list and test it.',
          send: ['Trip sheets', 'Test point list', 'Plant attendance', 'Masked Aadhaar copies'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'Loadmen are paid by the bag and have no names. After harvest dues are estimated from the bags.',
          we: 'We give you a loading register and file from its names.',
          send: ['Loading register', 'Muster roll', "Contractor's bills"],
        },
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: 'For Deepam week extra hands are hired. Their number can bring the lodge under cover.',
          we: 'You keep the list of that week with dates and wages, and we file from it.',
          send: ['Daily list', "Guard agency's payment list", 'Wage slips'],
        },
      ],
      question: {
        question: 'Volunteers and paid cooks work in our ashram kitchen. Who is staff?',
        answer:
          'Paid cooks are, true volunteers are not. Write the difference in a letter or resolution. Money given to a volunteer each month can change it.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut when you pay rent or brokerage) for Tiruvannamalai lodges, mills and trusts.',
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: 'One of the heirs lives abroad, and rent to him is treated like rent in India.',
          we: 'We file the other form for his share.',
          send: ['Lease', 'PAN of heirs', 'His residence papers'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: "Paddy brokerage is set off in the broker's account. Nobody cuts the tax at that moment.",
          we: "We read the broker's account every month.",
          send: ["Brokers' accounts", "Lorry owners' declarations", 'Hulling bills'],
        },
        {
          trade: 'dairies',
          name: 'Village dairies',
          wrong:
            "Van owners are paid by route, and some bring another man's PAN. The tax then goes to the wrong person.",
          we: 'We match PAN, registration book and route.',
          send: ['Route bills', 'Registration books', 'PAN copies'],
        },
      ],
      question: {
        question: 'A booking site cut tax from my rooms. How do I get it?',
        answer:
          'You claim it in your return, on the full room rate. The site must have your right PAN. We check it in the tax credit statement.',
      },
    },
    'company-registration': {
      lead: 'Do you need a trust, an LLP (limited liability partnership) or a company in Tiruvannamalai? We ask about land and purpose first.',
      trades: [
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: "The company is formed, but the lease is for one season in an uncle's name.",
          we: "We get a longer lease in the company's name first.",
          send: ['Lease draft', "Owner's consent", 'Food licence'],
        },
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'Weavers want to own their cloth and ask for a company. Nobody plans who keeps its forms.',
          we: 'We explain producer company and society side by side.',
          send: ['Member list', 'Proof of craft', 'Bank papers'],
        },
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: 'Two brothers share a mill by word. A bank loan needs a paper.',
          we: 'We draft a deed or an LLP agreement with shares and signatures.',
          send: ['Mill licence', 'Title papers', 'Identity papers'],
        },
      ],
      question: {
        question: 'Our feeding group wants to be a company. Is that right?',
        answer:
          'Mostly a trust fits, and at times a Section 8 company, which may not share profit. Money from abroad decides much. Talk to us before you open an account.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep the books of Tiruvannamalai lodges, dairies and silk merchants by night, by route and by warp.',
      trades: [
        {
          trade: 'dairies',
          name: 'Village dairies',
          wrong: 'Fat bought and fat sold are not compared. Loss on the way is not seen.',
          we: 'We keep a fat account for each route.',
          send: ['Collection sheets', 'Test slips', 'Van slips', 'Payment list'],
        },
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'A warp gives several sarees over weeks. What is short at the end is forgotten.',
          we: 'We close each warp card in writing.',
          send: ['Issue slips', 'Saree receipts', 'Wage sheet'],
        },
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: 'Advances for Deepam are entered as income when they come. Some of them go back after a cancellation.',
          we: 'We hold them until the night is used.',
          send: ['Advance receipts', 'Room register', 'Site statements'],
        },
      ],
      question: {
        question: 'When should I send papers, if Deepam week is too busy?',
        answer:
          'Send them in the quiet weeks after it. Photograph the register each night all the same. We plan the closing work around the festival and the harvest.',
      },
    },
    'udyam-registration': {
      lead: 'We register Tiruvannamalai mills, dairies and lodges under Udyam, the free certificate that banks ask for.',
      trades: [
        {
          trade: 'rice-mills',
          name: 'Rice mills',
          wrong: "The certificate carries an earlier owner's PAN. The bank refuses the harvest loan.",
          we: 'We apply in the present PAN and match it with your GST.',
          send: ['PAN', 'Last return', 'Machine list', 'GST certificate'],
        },
        {
          trade: 'dairies',
          name: 'Village dairies',
          wrong: 'A ghee maker is listed as a milk trader. A loan for a separator then does not fit.',
          we: 'We put making first and enter coolers and separators.',
          send: ['Machine bills', 'Food licence', 'Power card'],
        },
        {
          trade: 'lodges',
          name: 'Lodges and homestays',
          wrong: 'A house with many rooms seems too big for the small class. The building does not count.',
          we: 'We enter only the machines and vehicles.',
          send: ['House tax receipt', 'Bills of machines', 'Masked Aadhaar with linked phone'],
        },
      ],
      question: {
        question: "I weave on a merchant's warp in a village. Can I have a certificate too?",
        answer:
          'Yes, on your own PAN, if you run your own work. The merchant has his own. You need the phone linked with your Aadhaar.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC, the import export code, for Arani silk and for books or crafts sent abroad from Tiruvannamalai.',
      trades: [
        {
          trade: 'silk-weaving',
          name: 'Arani silk merchants',
          wrong: 'Arani silk is sent as Kanchipuram silk, a protected name. Buyer and customs can object.',
          we: 'We get the code and write silk, zari and weight on the invoice truly.',
          send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Address proof'],
        },
        {
          trade: 'stored-crops',
          name: 'Grain merchants',
          wrong: 'Groundnut goes out without a laboratory test and is refused.',
          we: 'We list test, council paper and plant health paper beside the code.',
          send: ['Sample report', "Buyer's order", 'GST certificate'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Car Street shops',
          wrong: 'Brass lamps go by courier as personal goods. The sale has no export paper.',
          we: "We apply in the shop's PAN and show the courier's form.",
          send: ['PAN', 'Photograph', 'Order with price'],
        },
      ],
      question: {
        question: 'Our ashram sells books to readers abroad. Does it need an IEC?',
        answer:
          "Yes, if parcels are sold and paid from abroad. It is taken in the trust's PAN. Send the deed and the bank letter.",
      },
    },
  },
  seo: {
    title: 'Tiruvannamalai Lodges, Trusts and Rice Mills: Tax Help',
    description:
      'Night-wise room income, ITR-7 for ashram and annadhanam trusts, Udyam for Polur road mills: Tiruvannamalai filings planned round Deepam and harvest.',
  },
} satisfies CityWords;
