import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'We can do GST, income tax and Udyam registration for lodges and rice mills in Tiruvannamalai and for silk merchants in Arani.',
    description: [
      'Lodges earn most on full-moon nights and at Karthigai Deepam. We help you keep a register of each night, so that an officer does not treat every night as a full one.',
      'Rice mills and grain merchants need a lot of money at harvest. The bank asks for the stock statement and the Udyam number. We make sure that the certificate, the stock and the GST returns agree.',
      'Trusts and ashrams must show what they received and how they used it. Silk merchants at Arani must show the yarn that lies with their weavers. We set up the registers that a trust or a merchant needs.',
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
        note: 'A room costs much more at full moon than on a weekday. A register that shows the rate of each night supports your income.',
      },
      {
        kind: 'stored-crops',
        name: 'Paddy and groundnut trade',
        note: 'Merchants buy at the regulated market and pay on the same day. The market slip proves the quantity, the price and the seller.',
      },
      {
        kind: 'rice-mills',
        name: 'Rice mills of the Polur road',
        note: 'Rice mills also earn from bran and husk. If you have no bills for bran and husk, you cannot explain the yield of your paddy.',
      },
      {
        kind: 'dairies',
        name: 'Village dairies and milk vans',
        note: 'Milk is paid for by its fat test. Use one route number on the van slip, the test slip and the payment slip.',
      },
      {
        kind: 'silk-weaving',
        name: 'Arani silk weaving',
        note: 'Arani merchants give warps to village weavers. List the old advances every year, and note which advances the weaver still has to work off.',
      },
      {
        kind: 'bazaar-shops',
        name: 'Car Street shops and flower sellers',
        note: 'Shops sell pooja goods for cash and by UPI. Use one QR code for the shop and another for the family.',
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
    work: (town) =>
      `We can help lodges, mills and trusts in Tiruvannamalai, Polur and Arani. Send photographs of the registers by WhatsApp and originals by courier, or visit us in ${town} by appointment.`,
    trades: [
      {
        kind: 'lodges',
        name: 'Lodges and homestays',
        needs:
          'You need to know when you must register for GST. You also need a room register that explains the full-moon nights.',
      },
      {
        kind: 'rice-mills',
        name: 'Rice mills',
        needs:
          'Your Udyam certificate must agree with your GST registration. You also need bills for the bran and husk that you sell.',
      },
      {
        kind: 'silk-weaving',
        name: 'Arani silk merchants',
        needs: 'You need an account for every warp. To export sarees by parcel you need the import export code (IEC).',
      },
      {
        kind: 'dairies',
        name: 'Village dairies',
        needs:
          'You need an account of milk and fat for each route. You also need a wage sheet for drivers and testers.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Do you let rooms near the girivalam road in Tiruvannamalai, or sell ghee or silk? We can check if you need GST registration, and apply for it.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'A house often belongs to four heirs, and one of them lets the rooms. The officer can ask for the consent of the other heirs, and without it he can reject the application.',
            we: 'We collect the consent letters of the heirs, and file them with the property documents.',
            send: [
              'House tax receipt',
              'Consent letters of the heirs',
              'Page of your booking site account',
              'Permission of the local body',
            ],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'Some dairies sell only fresh milk, register without need and then pay late fees. Other dairies sell ghee, which is taxable, and do not register. Such dairies can owe tax for past months.',
            we: 'We go through your product list, mark what is exempt and tell you if you need a GST number.',
            send: ['Product list', 'Food licence', 'Milk collection sheets'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'If you keep yarn in one house and sell sarees from another, but the application lists only the shop, an officer can treat the yarn as bought without bills.',
            we: 'We list the shop, the yarn godown and the house in one application.',
            send: ['Lease of the shop', 'House tax receipt', 'PAN and masked Aadhaar', 'Yarn bills'],
          },
        ],
        question: {
          question:
            'Foreign guests stay the whole winter in my Tiruvannamalai house and pay by the month. Is my house a lodge for GST?',
          answer:
            'Long stays and rooms let by the day can be treated differently, and it matters if you provide meals and cleaning. Send us your register of one season and your rates. We will tell you which rule applies, if you need a GST number and from when.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Tiruvannamalai lodges, rice mills and Arani silk merchants from your room register, market slips and bills.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Loose rice is exempt, so a mill may not keep the full credit on bags and spares. If it keeps the full credit, it has to pay a part back with interest.',
            we: 'Each month we split the credit between your taxable and your exempt sales.',
            send: ['Sale bills', 'Bag and spares bills', 'Bran sale slips', 'Paddy slips'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "A booking site pays you after deducting its share, and winter guests pay you directly. If you leave out the site's payments or the guests' payments, the site's report and your return differ.",
            we: "We add up both kinds of income from your room register, and compare it with the site's statement.",
            send: ['Room register', 'Statements of the booking sites', 'Monthly rent slips'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Shops often return sarees after a festival without any document. You have then paid tax on sarees that are back in your own stock.',
            we: 'We issue a credit note for every saree that comes back, and report it in time.',
            send: ['Return list', 'Sale bills', 'Yarn bills by supplier'],
          },
        ],
        question: {
          question: 'I sell flowers and pooja goods at one counter in Car Street. Which of them are exempt?',
          answer:
            'Fresh flowers are exempt, but many pooja goods are not. So you need separate totals for flowers and pooja goods. Use two keys on the billing machine or two pages in your day book. Send us your item list. We will write the HSN code and rate against each item and file from the totals.',
        },
      },
      'gst-notices': {
        lead: 'Did a GST officer send a notice about full-moon deposits in Tiruvannamalai? We can draft the reply from your room register.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If you have no room register, the officer can take the income of one full-moon night and multiply it by thirty. The tax demand is then far above the tax on your real income.',
            we: 'We show the officer the whole month, night by night, with the rate of each room.',
            send: ['The notice', 'Room register', 'Statements of the booking sites', 'Bank statement'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'An officer may see your payments to weavers and treat them as purchases without bills. He can then doubt your sales as well.',
            we: 'We use wage sheets and warp accounts to prove that the payments were wages.',
            send: ['The notice', 'Wage sheets', 'Warp accounts', 'Yarn bills'],
          },
          {
            trade: 'bazaar-shops',
            name: 'Car Street shops',
            wrong:
              'If the house and the shop use one UPI code, the officer can treat all receipts as sales. He then demands tax on gifts and family money too.',
            we: 'We mark each receipt in the UPI statement, and reply with the true sales. We also help you open a second UPI code.',
            send: ['The notice', 'UPI statement', 'Bank statement', 'Day book'],
          },
        ],
        question: {
          question:
            'A foreign guest sent money to our feeding trust, and now there is a GST notice. What should we show?',
          answer:
            "The officer may ask what the money was for. A true gift without any service in return is not a sale. Send us the notice, the bank advice and the guest's letter. We will draft the reply and tell you which other law on gifts from abroad you must follow.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds in Tiruvannamalai and Arani for silk parcels sent abroad, rice exports and advances that you returned.',
        trades: [
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'If a shop in Chennai exports the sarees that you sold to it, the refund belongs to the shop. If you claim that refund, your claim is rejected.',
            we: 'We claim the refund only for the parcels that you exported in your own name.',
            send: ['Export documents of the parcels', 'Yarn and dye bills', 'Bank advices'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'When guests cancel their Deepam bookings and you return the money, you have already paid the tax. Without credit notes you lose that tax.',
            we: 'We prepare a credit note for each cancelled booking. Then we adjust the tax or claim it back.',
            send: ['List of bookings', 'Proof of repayment', 'Credit notes'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Some mills export one lot and reverse all their credit in the same month, as they do for exempt rice. Such mills then lose the credit on the bags and freight of the export.',
            we: 'We separate the exported lot, and work out how much credit you can still claim.',
            send: ['Shipping bill', 'Packing bills', 'Freight bills', 'Bank advice'],
          },
        ],
        question: {
          question: 'Our trust paid GST on receipts that were exempt. How do we get the money back?',
          answer: `A claim is possible for ${fact('gst.refund-claim-limit')} from the date of payment. Send us the payment challan, the trust deed and a list of the receipts. We first check if the receipts were really exempt and how much time is left. Then we file the refund claim for you.`,
        },
      },
      'income-tax-filing': {
        lead: 'We can file income tax returns for Tiruvannamalai lodge owners, grain merchants and silk merchants, and show festival income by date.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'Rooms let by the night and a floor let by the month can be two kinds of income. If you show them as one rent, you may claim the wrong expenses and get a tax demand.',
            we: 'We divide the income by the service that you give and by the length of the stay.',
            send: ['Room register', 'Lease', 'Statements of the booking sites', 'House tax receipt'],
          },
          {
            trade: 'stored-crops',
            name: 'Grain merchants',
            wrong:
              'If you hold groundnut for a better price and do not weigh it on 31 March, your stock is a guess. When the bank has another figure, an officer can add the difference to your income.',
            we: 'We give you a sheet to weigh each variety. Then we reconcile the stock with the statement that you gave the bank.',
            send: ['Market slips', 'Godown receipts', 'Stock statement given to the bank'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Warps that lie with village weavers are easy to leave out of the stock. Your profit is then too low, and you may have to pay tax and interest later.',
            we: 'On 31 March we list the warps with weavers by weight, from the warp accounts.',
            send: ['Warp accounts', 'Wage sheets', 'Saree stock list'],
          },
        ],
        question: {
          question: 'Our trust in Tiruvannamalai gets cash in an offering box. What should we record for the return?',
          answer:
            "Open the box with two people present, and let both of them sign the sheet on that day. Cash without the giver's name has a separate rule. Send us the sheets with the bank slips. We will show these amounts separately in the trust's return (ITR-7).",
        },
      },
      'pf-esi-services': {
        lead: "We can handle PF (provident fund) and ESI (workers' insurance) for workers of Tiruvannamalai rice mills, village dairies and lodges.",
        trades: [
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If van drivers, milk testers and dairy workers are in three wage books, nobody adds them up. Together they can reach the limit for PF or ESI, and contributions are due from that day.',
            we: 'We make one list of all workers, and tell you if and from when you must register.',
            send: ['Trip sheets', 'List of test points', 'Attendance of the dairy', 'Masked Aadhaar of the workers'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If loadmen are paid by the bag and no names are noted, the PF office can estimate their number from the bags. The PF office then claims contributions from you.',
            we: 'We give you a loading register with names, and file the returns from it.',
            send: ['Loading register', 'Muster roll', "Contractor's bills"],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'A lodge often takes extra helpers for Deepam week. Their number can bring the lodge under PF or ESI, and contributions are due from that week.',
            we: 'We give you a list for Deepam week, with columns for dates and wages. From this list we check if the lodge is covered, and file the returns.',
            send: ['Daily list', 'PF challan of the guard agency', 'Wage slips'],
          },
        ],
        question: {
          question: 'Volunteers and paid cooks work in our ashram kitchen. Who comes under PF and ESI?',
          answer:
            'The paid cooks are employees, and true volunteers are not. State the difference in a letter or a resolution. If a volunteer gets money each month, he may be treated as an employee. Send us a list of the cooks and the volunteers. We will tell you who must be registered.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file TDS returns (tax deducted when you pay) for Tiruvannamalai lodges, rice mills and dairies that pay rent, brokerage and van hire.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If you pay rent to several heirs and one of them lives abroad, TDS for him has another rate and another form. If you treat him like an heir in India, you have to pay the shortfall and the interest.',
            we: 'We find out which heirs are resident in India, and file the right form for each share.',
            send: ['Lease', 'PAN of the heirs', 'Proof of residence of the heir abroad'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              "Paddy brokerage is often set off in the broker's account without any payment. TDS can be due at that moment. If you forget to deduct it, you have to pay it with interest.",
            we: "Every month we check the broker's account and tell you how much TDS to deposit.",
            send: ["Brokers' accounts", "Lorry owners' declarations", 'Hulling bills'],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              "If a van owner gives you another person's PAN, the TDS is credited to the wrong person. The van owner then asks you for his money.",
            we: "Before the first payment, we match the PAN with the van's registration certificate and the route.",
            send: ['Route bills', 'Registration certificates (RC)', 'PAN of the van owners'],
          },
        ],
        question: {
          question: "A booking site deducted TDS from my lodge's room income. How do I get this TDS back?",
          answer:
            "You claim the TDS in your income tax return, and show the full room rate as income. The booking site must have your correct PAN, or the TDS is not in your Form 26AS. Send us the site's statements. We will match them, and ask the site for a correction if any TDS is missing.",
        },
      },
      'company-registration': {
        lead: 'Do you need a trust, an LLP (limited liability partnership) or a company in Tiruvannamalai? We can compare them and register what suits your purpose and your land.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "If the lease of the lodge is for one season and in an uncle's name, a new company has no right to the building. After that season it may have no lodge to run.",
            we: "We first get a longer lease in the company's name.",
            send: ['Draft lease', "Owner's consent letter", 'Food licence'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Weavers sometimes form a company so that they own their cloth. If nobody is appointed to file its yearly forms, additional fees grow and the company can be struck off.',
            we: 'We explain a producer company and a society, with the yearly work for each, and register the one you choose.',
            send: ['List of members', 'Proof of the craft', 'Bank passbook'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Without a deed two brothers cannot prove their shares in the rice mill. A bank can refuse the loan. After a death, the family can end up in a dispute.',
            we: 'We draft a partnership deed or an LLP agreement that states the shares and the signing rights.',
            send: ['Mill licence', 'Title deeds', 'PAN and masked Aadhaar of the brothers'],
          },
        ],
        question: {
          question: 'Our group in Tiruvannamalai gives free meals. Should we register a trust or a company?',
          answer:
            'Usually a trust suits you, and sometimes a Section 8 company, which may not share its profit. If you expect money from abroad, this affects the choice very much. Talk to us before you open a bank account. We will explain a trust and a Section 8 company with their yearly forms, and draft the deed.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of Tiruvannamalai lodges by the night, of dairies by the route and of Arani silk merchants by the warp.',
        trades: [
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If nobody compares the fat in the milk that you buy with the fat in the milk that you sell, nobody sees what is lost on the way. The loss reduces your margin.',
            we: 'We keep an account of the fat on each route, and show you which route loses fat.',
            send: ['Collection sheets', 'Test slips', 'Van slips', 'Payment list'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'One warp gives several sarees over many weeks. If nobody settles the account of each warp, a missing saree or missing silk is forgotten.',
            we: 'We settle the account of each warp in writing, and show the silk given, the sarees received and the wages.',
            send: ['Issue slips', 'Saree receipts', 'Wage sheet'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If Deepam advances are entered as income when you receive them and the guests cancel later, you have shown income that you had to pay back.',
            we: 'We keep the money as an advance until the guest has stayed.',
            send: ['Advance receipts', 'Room register', 'Statements of the booking sites'],
          },
        ],
        question: {
          question: "We are too busy in Deepam week. When should I send you the lodge's bills?",
          answer:
            "Send us the bills in the quiet weeks after the festival. But please photograph the room register every night. We plan your month-end work around Deepam and the harvest. You then get a statement of each night's income and of the advances that are still open.",
        },
      },
      'udyam-registration': {
        lead: 'We can register Tiruvannamalai rice mills, dairies and lodges under Udyam, the free certificate that banks ask small businesses for.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              "If the Udyam certificate still has an earlier owner's PAN, the bank can refuse the harvest loan when you need it most.",
            we: 'We apply with your own PAN, and make the certificate agree with your GST registration.',
            send: ['PAN', 'Last income tax return', 'Machine list', 'GST certificate'],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If a ghee maker is registered as a milk trader, a loan for a cream separator does not suit the certificate. The bank can return the loan file.',
            we: 'We enter ghee making as the main activity, and add the coolers and cream separators.',
            send: ['Machine invoices', 'Food licence', 'Latest EB bill'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'Some owners with many rooms believe that the house is too big for the small class. The building is not part of the investment, so they give up a benefit without reason.',
            we: 'We enter only the machines and vehicles, and tell you your class under Udyam.',
            send: ['House tax receipt', 'Machine invoices', 'Masked Aadhaar with a linked phone number'],
          },
        ],
        question: {
          question: "I weave at home near Arani on a merchant's warp. Can I get my own Udyam certificate?",
          answer:
            'Yes, on your own PAN, if you run your weaving as your own work. The merchant has his own certificate. You need a phone number linked with your Aadhaar. Send us your PAN and a photograph of the loom. We will register you.',
        },
      },
      'iec-registration': {
        lead: 'We can apply for the IEC (import export code) of Arani silk merchants, grain merchants and Car Street shops that send goods abroad.',
        trades: [
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Kanchipuram silk is a protected name. If you send Arani silk under this name, customs or the buyer can object, and the parcel comes back at your cost.',
            we: 'We get the IEC, and help you write the true silk, zari and weight on the invoice.',
            send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Address proof'],
          },
          {
            trade: 'stored-crops',
            name: 'Grain merchants',
            wrong:
              "If groundnut is sent without a laboratory test, it can be refused in the buyer's country. You then lose the freight and the price.",
            we: "We apply for the IEC, and list the laboratory test, the council's certificate and the plant health certificate that you need.",
            send: ['Laboratory report of a sample', "Buyer's order", 'GST certificate'],
          },
          {
            trade: 'bazaar-shops',
            name: 'Car Street shops',
            wrong:
              'If brass lamps are sent by courier as personal goods, you have no proof of export. The officer can then ask for GST on the sale.',
            we: "We apply for the IEC with the shop's PAN, and show you which form the courier must use.",
            send: ['PAN', 'Photograph of the goods', 'Order with the price'],
          },
        ],
        question: {
          question: 'Our ashram sells books to readers abroad. How do we get an IEC?',
          answer:
            "If readers abroad pay for the parcels, the ashram needs an IEC. We apply for it with the trust's PAN, and register the trust's bank account with customs. Send us the trust deed, a cancelled cheque and the name of the trustee who signs.",
        },
      },
    },
    seo: {
      title: 'Tiruvannamalai Lodges, Trusts and Rice Mills: Tax Help',
      description:
        'GST and income tax for lodges, trust returns (ITR-7) and Udyam for rice mills in Tiruvannamalai, Polur and Arani. See starting prices and what to send.',
    },
  }) satisfies CityWords;
