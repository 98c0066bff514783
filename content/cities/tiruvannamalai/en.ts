import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'We can do GST, income tax and Udyam work for lodges and rice mills in Tiruvannamalai and for silk merchants in Arani.',
    description: [
      'Lodges earn most on full-moon nights and at Karthigai Deepam. We help you set up a register of each night, so that an officer does not take one full night for the whole month.',
      'Rice mills and grain merchants need much money at harvest. The bank asks for the stock statement and for the Udyam number. We make certificate, stock and GST agree.',
      'Trusts and ashrams must show what they received and how they used it. Silk merchants at Arani must show the yarn that is with their weavers. We set up the registers for each of them.',
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
        note: 'Merchants buy at the regulated market and pay on the same day. The market slip proves quantity, price and seller.',
      },
      {
        kind: 'rice-mills',
        name: 'Rice mills of the Polur road',
        note: "Bran and husk bring a part of the mill's income. If you have no bills for them, you cannot explain the yield.",
      },
      {
        kind: 'dairies',
        name: 'Village dairies and milk vans',
        note: 'Milk is paid by fat test. Use one route number on the van slip, the test slip and the payment slip.',
      },
      {
        kind: 'silk-weaving',
        name: 'Arani silk weaving',
        note: 'Arani merchants give warps to village looms. List old advances every year and note which of them the weaver still has to work off.',
      },
      {
        kind: 'bazaar-shops',
        name: 'Car Street shops and flower sellers',
        note: 'Shops sell pooja goods for small notes and by UPI. Use one QR code for the shop and another for the family.',
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
    work: 'We can help lodges, mills and trusts in Tiruvannamalai, Polur and Arani. Send photographs of the registers by WhatsApp and originals by courier, or visit us in Coimbatore by appointment.',
    trades: [
      {
        kind: 'lodges',
        name: 'Lodges and homestays',
        needs:
          'You need to know when you must register for GST, and a room register that explains the full-moon nights.',
      },
      {
        kind: 'rice-mills',
        name: 'Rice mills',
        needs: 'You need a Udyam certificate that agrees with your GST registration, and bills for bran and husk.',
      },
      {
        kind: 'silk-weaving',
        name: 'Arani silk merchants',
        needs: 'You need an account for every warp. To send parcels abroad you need the import export code (IEC).',
      },
      {
        kind: 'dairies',
        name: 'Village dairies',
        needs: 'You need fat and milk accounts for each route, and wages worked out for drivers and testers.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Do you let rooms near the girivalam road in Tiruvannamalai, or sell ghee or silk? We can check if you need GST registration and apply.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'Often a house belongs to four heirs and one of them lets the rooms. The officer can ask for the consent of the other heirs, and without it he can reject the application.',
            we: 'We collect the consent letters and file them with the property documents.',
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
              'A dairy that sells only fresh milk may register without need and then pay late fees. Another one sells ghee, which is taxable, and does not register. It can owe tax for past months.',
            we: 'We go through your product list, mark what is exempt and tell you if you need a number.',
            send: ['Product list', 'Food licence', 'Milk collection sheets'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'If you keep yarn in one house and sell sarees from another, but the form names only the shop, an officer can treat the yarn as bought without bills.',
            we: 'We name shop, yarn godown and house in one application.',
            send: ['Lease of the shop', 'House tax receipt', 'PAN and masked Aadhaar', 'Yarn bills'],
          },
        ],
        question: {
          question:
            'Foreign guests stay the whole winter in my Tiruvannamalai house and pay by the month. Is it a lodge for GST?',
          answer:
            'Long stays and rooms by the day can be treated differently, and it matters if you give meals and cleaning. Send us your register of one season and your rates. We tell you which rule applies, if you need a number and from when.',
        },
      },
      'gst-returns': {
        lead: 'We can file GST returns for Tiruvannamalai lodges, rice mills and Arani silk merchants from your room register, market slips and bills.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Loose rice is exempt, so a mill may not keep the full credit on bags and spares. If it does, it has to pay a part back with interest.',
            we: 'We divide the credit by your taxable and exempt sales each month.',
            send: ['Sale bills', 'Bag and spares bills', 'Bran sale slips', 'Paddy slips'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "A booking site pays you after taking its share, and winter guests pay you directly. If one of these incomes is forgotten, the site's report and your return differ.",
            we: "We add both from your room register and compare them with the site's statement.",
            send: ['Room register', 'Statements of the booking sites', 'Monthly rent slips'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'When shops return sarees after a festival without any document, you have paid tax on sarees that are again in your own stock.',
            we: 'We issue a credit note for every saree that comes back and report it in time.',
            send: ['Return list', 'Sale bills', 'Yarn bills by supplier'],
          },
        ],
        question: {
          question: 'I sell flowers and pooja goods at one counter in Car Street. Which of them are exempt?',
          answer:
            'Fresh flowers are exempt, but many pooja goods are not. So you need separate totals. Use two keys on the billing machine or two pages in your day book. Send us your item list. We write the code and rate against each item and file from the totals.',
        },
      },
      'gst-notices': {
        lead: 'Did a GST officer send a notice about full-moon deposits in Tiruvannamalai? We can draft the reply from your room register.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If you have no room register, the officer can take the income of one full-moon night and multiply it by thirty. The demand is then far above your real income.',
            we: 'We show him the whole month, night by night, with the rate of each room.',
            send: ['The notice', 'Room register', 'Statements of the booking sites', 'Bank statement'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'An officer may see payments to weavers and take them for purchases without bills. He can then doubt your sales as well.',
            we: 'We prove with wage sheets and warp accounts that the payments were wages.',
            send: ['The notice', 'Wage sheets', 'Warp accounts', 'Yarn bills'],
          },
          {
            trade: 'bazaar-shops',
            name: 'Car Street shops',
            wrong:
              'If one UPI code serves both house and shop, the officer can treat all receipts as sales. He then demands tax on gifts and family money too.',
            we: 'We mark each line of the statement and reply with the true sales. We also help you open a second code.',
            send: ['The notice', 'UPI statement', 'Bank statement', 'Day book'],
          },
        ],
        question: {
          question:
            'A foreign guest sent money to our feeding trust, and now there is a GST notice. What should we show?',
          answer:
            "The officer may ask what the money was for. A true gift without any service in return is not a sale. Send us the notice, the bank advice and the guest's letter. We draft the reply and tell you which other law on gifts from abroad you must follow.",
        },
      },
      'gst-refunds': {
        lead: 'We can claim GST refunds in Tiruvannamalai and Arani for silk parcels sent abroad, rice exports and advances that you returned.',
        trades: [
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'If a shop in Chennai exports the sarees that you sold to it, the refund belongs to the shop. A claim of yours is rejected.',
            we: 'We claim only for the parcels that you exported in your own name.',
            send: ['Export documents of the parcels', 'Yarn and dye bills', 'Bank advices'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'When guests cancel their Deepam bookings and you return the money, the tax is already paid. Without credit notes it is your loss.',
            we: 'We prepare a credit note for each booking and then adjust or claim the tax.',
            send: ['List of bookings', 'Proof of repayment', 'Credit notes'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'A mill may export one lot and give up all its credit in the same month, as it does for exempt rice. It then loses the credit on the bags and freight of the export.',
            we: 'We separate that lot and work out what can still be claimed.',
            send: ['Shipping bill', 'Packing bills', 'Freight bills', 'Bank advice'],
          },
        ],
        question: {
          question: 'Our trust paid GST on receipts that were exempt. How do we get the money back?',
          answer: `A claim is possible for ${fact('gst.refund-claim-limit')} from the date of payment. Send us the payment challan, the trust deed and a list of the receipts. We first check if they were really exempt and how much time is left. Then we file the claim for you.`,
        },
      },
      'income-tax-filing': {
        lead: 'We can file the income tax returns of Tiruvannamalai lodge owners, grain merchants and silk merchants, with festival income by date.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'Rooms by the night and a floor by the month can be two kinds of income. If you show them as one rent, you may claim the wrong expenses and get a demand.',
            we: 'We divide the income by the service that you give and by the length of stay.',
            send: ['Room register', 'Lease', 'Statements of the booking sites', 'House tax receipt'],
          },
          {
            trade: 'stored-crops',
            name: 'Grain merchants',
            wrong:
              'If groundnut that you hold for a better price is not weighed on 31 March, your stock is a guess. When the bank has another figure, an officer can add the difference to your income.',
            we: 'We give you a sheet to weigh by variety. Then we reconcile the stock with the statement that the bank has.',
            send: ['Market slips', 'Godown receipts', 'Stock statement given to the bank'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'The warps that are with village weavers are easy to leave out of the stock. Your profit is then too low, and tax and interest can follow.',
            we: 'We list them by weight from the warp accounts on 31 March.',
            send: ['Warp accounts', 'Wage sheets', 'Saree stock list'],
          },
        ],
        question: {
          question: 'Our trust in Tiruvannamalai gets cash in an offering box. What should we record for the return?',
          answer:
            "Open the box with two people present and let both sign the sheet on that day. Cash without the giver's name has a rule of its own. Send us the sheets with the bank slips. We show these amounts separately in the trust's return (ITR-7).",
        },
      },
      'pf-esi-services': {
        lead: "We can handle PF (provident fund) and ESI (workers' insurance) for Tiruvannamalai rice mills, village dairies and lodges.",
        trades: [
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If van drivers, testers and plant hands are in three books, nobody adds them up. Together they can reach the limit for PF or ESI, and the dues run from that day.',
            we: 'We make one list of all workers and tell you if and from when you must register.',
            send: ['Trip sheets', 'List of test points', 'Attendance of the plant', 'Masked Aadhaar of the workers'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If loadmen are paid by the bag and no names are written, the PF office can estimate their number from the bags. It then claims dues from you.',
            we: 'We give you a loading register with names and file from it.',
            send: ['Loading register', 'Muster roll', "Contractor's bills"],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'A lodge may hire extra hands for Deepam week. Their number can bring it under PF or ESI, and dues run from that week.',
            we: 'We give you a list for that week, with dates and wages. We test if the lodge is covered and file from it.',
            send: ['Daily list', 'PF challan of the guard agency', 'Wage slips'],
          },
        ],
        question: {
          question: 'Volunteers and paid cooks work in our ashram kitchen. Who comes under PF and ESI?',
          answer:
            'The paid cooks are employees, and true volunteers are not. Write the difference into a letter or a resolution. If a volunteer gets money each month, he may be treated as an employee. Send us the list of both. We tell you who must be registered.',
        },
      },
      'tds-tcs-returns': {
        lead: 'We can file TDS returns (tax deducted when you pay) for Tiruvannamalai lodges, rice mills and dairies that pay rent, brokerage and vans.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'You may pay rent to several heirs, one of whom lives abroad. TDS for him has another rate and another form. If you treat him like an heir in India, you have to pay the shortage and the interest.',
            we: 'We find out who is resident and file the right form for each share.',
            send: ['Lease', 'PAN of the heirs', 'Proof of residence of the heir abroad'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              "Paddy brokerage is often set off in the broker's account without any payment. TDS can be due at that moment, and if you forget it, you owe it with interest.",
            we: "We read the broker's account every month and tell you the amount to deposit.",
            send: ["Brokers' accounts", "Lorry owners' declarations", 'Hulling bills'],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              "If a van owner gives you another man's PAN, the TDS is credited to the wrong person. The owner then asks you for his money.",
            we: 'We match the PAN with the registration certificate and the route before the first payment.',
            send: ['Route bills', 'Registration certificates (RC)', 'PAN of the van owners'],
          },
        ],
        question: {
          question: "A booking site deducted TDS from my lodge's room income. How do I get it back?",
          answer:
            "You claim it in your income tax return, together with the full room rate. The site must have your correct PAN, or the TDS is not in your Form 26AS. Send us the site's statements. We match them and ask the site for a correction if something is missing.",
        },
      },
      'company-registration': {
        lead: 'Do you need a trust, an LLP (limited liability partnership) or a company in Tiruvannamalai? We can compare them and register what fits your purpose and land.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "If the lease of the lodge is for one season and in an uncle's name, a new company has no right to the building. After that season it may have nothing to run.",
            we: 'We first get a longer lease in the name of the company.',
            send: ['Draft lease', "Owner's consent letter", 'Food licence'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Weavers may ask for a company so that they own their cloth. If nobody is named to file its yearly forms, additional fees grow and the company can be struck off.',
            we: 'We explain a producer company and a society with the yearly work of each, and register one.',
            send: ['List of members', 'Proof of the craft', 'Bank passbook'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Without a deed two brothers cannot prove their shares in the mill. A bank can refuse the loan, and after a death the family can end up in dispute.',
            we: 'We draft a partnership deed or an LLP agreement with shares and signing rights.',
            send: ['Mill licence', 'Title deeds', 'PAN and masked Aadhaar of the brothers'],
          },
        ],
        question: {
          question: 'Our group in Tiruvannamalai gives free meals. Should we register a trust or a company?',
          answer:
            'Usually a trust fits, and sometimes a Section 8 company, which may not share its profit. If you expect money from abroad, this decides much. Talk to us before you open a bank account. We explain both with the yearly forms and draft the deed.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of Tiruvannamalai lodges by night, of dairies by route and of Arani silk merchants by warp.',
        trades: [
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If the fat that you buy and the fat that you sell are not compared, nobody sees what is lost on the way. The loss comes out of your margin.',
            we: 'We keep a fat account for each route and show you the route that loses.',
            send: ['Collection sheets', 'Test slips', 'Van slips', 'Payment list'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'One warp gives several sarees over many weeks. If the account of the warp is never closed, a missing saree or missing silk is forgotten.',
            we: 'We close each warp in writing with silk given, sarees received and wages.',
            send: ['Issue slips', 'Saree receipts', 'Wage sheet'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If Deepam advances are entered as income when they come and the guests cancel later, you have shown income that you had to pay back.',
            we: 'We keep them as advances until the guest has stayed.',
            send: ['Advance receipts', 'Room register', 'Statements of the booking sites'],
          },
        ],
        question: {
          question: "We are too busy in Deepam week. When should I send you the lodge's bills?",
          answer:
            'Send them in the quiet weeks after the festival. Please photograph the room register each night all the same. We plan your month-end work around Deepam and the harvest. You then get the income of each night and the advances still open.',
        },
      },
      'udyam-registration': {
        lead: 'We can register Tiruvannamalai rice mills, dairies and lodges under Udyam, the free certificate that banks ask small businesses for.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If the certificate still has the PAN of an earlier owner, the bank can refuse the harvest loan when you need it most.',
            we: 'We apply with your own PAN and make it agree with your GST registration.',
            send: ['PAN', 'Last income tax return', 'Machine list', 'GST certificate'],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If a ghee maker is registered as a milk trader, a loan for a cream separator does not fit the certificate. The bank can return the file.',
            we: 'We enter ghee making as the main activity and add coolers and separators.',
            send: ['Machine invoices', 'Food licence', 'Latest EB bill'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'An owner with many rooms may believe that his house is too big for the small class. The building is not part of the investment, so he may give up a benefit without reason.',
            we: 'We enter only the machines and vehicles and tell you the class.',
            send: ['House tax receipt', 'Machine invoices', 'Masked Aadhaar with a linked phone number'],
          },
        ],
        question: {
          question: "I weave at home near Arani on a merchant's warp. Can I get my own Udyam certificate?",
          answer:
            'Yes, on your own PAN, if you run your weaving as your own work. The merchant has a certificate of his own. You need a phone number linked with your Aadhaar. Send us the PAN and a photograph of the loom, and we register you.',
        },
      },
      'iec-registration': {
        lead: 'We can apply for the IEC (import export code) of Arani silk merchants, grain merchants and Car Street shops that send goods abroad.',
        trades: [
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Kanchipuram silk is a protected name. If you send Arani silk under it, customs or the buyer can object, and the parcel comes back at your cost.',
            we: 'We get the code and write the true silk, zari and weight on the invoice with you.',
            send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Address proof'],
          },
          {
            trade: 'stored-crops',
            name: 'Grain merchants',
            wrong:
              "Groundnut that leaves without a laboratory test can be refused in the buyer's country. You lose the freight and the price.",
            we: "We apply for the code and list the test, the council's certificate and the plant health certificate that you need.",
            send: ['Laboratory report of a sample', "Buyer's order", 'GST certificate'],
          },
          {
            trade: 'bazaar-shops',
            name: 'Car Street shops',
            wrong:
              'If brass lamps go by courier as personal goods, your sale has no proof of export. GST can then be asked on it.',
            we: "We apply with the shop's PAN and show you which form the courier must use.",
            send: ['PAN', 'Photograph of the goods', 'Order with the price'],
          },
        ],
        question: {
          question: 'Our ashram sells books to readers abroad. How do we get an IEC?',
          answer:
            "If readers pay from abroad for the parcels, the ashram needs an IEC. We apply for it with the trust's PAN and register its bank account with customs. Send us the trust deed, a cancelled cheque and the name of the trustee who signs.",
        },
      },
    },
    seo: {
      title: 'Tiruvannamalai Lodges, Trusts and Rice Mills: Tax Help',
      description:
        'GST and income tax for lodges, trust returns (ITR-7) and Udyam for rice mills in Tiruvannamalai, Polur and Arani. See starting prices and what to send.',
    },
  }) satisfies CityWords;
