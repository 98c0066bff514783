import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ fact }: LocalSite) =>
  ({
    intro:
      'We can handle GST, income tax and Udyam registration for lodges and rice mills in Tiruvannamalai and for silk merchants in Arani.',
    description: [
      'Lodges earn the most on full-moon nights and at Karthigai Deepam. We help you keep a night-wise register, so that an officer does not assume that the lodge was full every night.',
      'Rice mills and grain merchants need large working capital at harvest, and the bank asks for the stock statement and the Udyam number. We make sure that the certificate, the stock statement and the GST returns tally.',
      'Trusts and ashrams must show what they received and how they used it. Silk merchants at Arani must show the yarn that is with their weavers. We set up the registers that each of them needs.',
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
        note: "A room costs much more at full moon than on a weekday. A register with each night's rate is the proof of your income.",
      },
      {
        kind: 'stored-crops',
        name: 'Paddy and groundnut trade',
        note: 'Merchants buy at the regulated market and pay on the same day. The market slip proves the quantity, the price and the seller.',
      },
      {
        kind: 'rice-mills',
        name: 'Rice mills on Polur Road',
        note: 'Rice mills also earn from bran and husk. If there are no bills for these sales, you cannot explain the outturn of your paddy.',
      },
      {
        kind: 'dairies',
        name: 'Village dairies and milk vans',
        note: 'Dairies pay for milk according to its fat content. Write the same route number on the van slip, the test slip and the payment slip.',
      },
      {
        kind: 'silk-weaving',
        name: 'Arani silk weaving',
        note: 'Arani merchants supply warps to village weavers. Make a list of old advances every year, and note which ones are still to be adjusted against wages.',
      },
      {
        kind: 'bazaar-shops',
        name: 'Car Street shops and flower sellers',
        note: 'Shops sell pooja goods for cash and by UPI. Use one QR code for the shop and a different one for the family.',
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
          'You need to know when GST registration becomes compulsory, and your room register must show the rates charged on full-moon nights.',
      },
      {
        kind: 'rice-mills',
        name: 'Rice mills',
        needs:
          'Your Udyam certificate must match your GST registration. You also need bills for the bran and husk that you sell.',
      },
      {
        kind: 'silk-weaving',
        name: 'Arani silk merchants',
        needs:
          'You need a separate account for every warp. To export sarees by parcel, you need an import export code (IEC).',
      },
      {
        kind: 'dairies',
        name: 'Village dairies',
        needs: 'You need a route-wise account of milk and fat, and a wage sheet for drivers and milk testers.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Do you let rooms near the girivalam road, or sell ghee or silk? We can check whether your Tiruvannamalai business needs GST registration, and apply for it.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "A house often belongs to four heirs, and one of them lets the rooms. The officer may ask for the other heirs' consent, and without it he may reject the application.",
            we: "We collect the heirs' consent letters, and file them with the property documents.",
            send: [
              'House tax receipt',
              "Heirs' consent letters",
              'Screenshot of your booking site page',
              'Permission from the local body',
            ],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'Some dairies that sell only fresh milk, which is exempt, register unnecessarily and then pay late fees. Others sell ghee, which is taxable, without registering, and may have to pay tax for past months.',
            we: 'We go through your product list, mark what is exempt, and tell you if you need a GST number.',
            send: ['List of products', 'Food licence', 'Milk collection sheets'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Some merchants keep yarn in a house and sell sarees from a shop. If the application lists only the shop, an officer may treat the yarn as bought without bills.',
            we: 'We list the shop, the yarn godown and the house in the same application.',
            send: ['Lease deed of the shop', 'House tax receipt', 'PAN and masked Aadhaar', 'Yarn bills'],
          },
        ],
        question: {
          question:
            'Foreign guests stay in my Tiruvannamalai house all winter and pay by the month. Is my house treated as a lodge under GST?',
          answer:
            "Different GST rules may apply to long stays and to rooms let by the day, and it matters whether you provide meals and cleaning. Send us one season's register and your rates. We will tell you which rule applies, whether you need a GST number and from when.",
        },
      },
      'gst-returns': {
        lead: 'Send us your room register, market slips and bills, and we can file the GST returns of your Tiruvannamalai lodge, rice mill or silk business.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Loose rice is exempt, so a mill cannot keep the full credit on bags and spares. A mill that keeps the full credit has to pay part of it back with interest.',
            we: 'Each month we split the credit between your taxable and your exempt sales.',
            send: ['Sale bills', 'Bag and spares bills', 'Bran sale slips', 'Paddy slips'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "A booking site pays you after deducting its commission, and winter guests pay you directly. If you leave out the site bookings or the direct payments, your return differs from the site's report or from your bank account.",
            we: "We add up both kinds of income from your room register, and compare the total with the site's statement.",
            send: ['Room register', 'Statements from the booking sites', 'Monthly rent receipts'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'After a festival, shops often return sarees without any document. You have then paid tax on sarees that are back in your own stock.',
            we: 'We prepare a credit note for every saree that comes back, and report it in time.',
            send: ['List of sarees returned', 'Sale bills', 'Supplier-wise yarn bills'],
          },
        ],
        question: {
          question: 'I sell flowers and pooja goods at one counter in Car Street. Which of them are exempt?',
          answer:
            'Fresh flowers are exempt, but many pooja goods are not, so you need a separate total for each. Use two keys on the billing machine or two pages in your day book. Send us your item list. We will write the HSN code and rate against each item, and file the return from the totals.',
        },
      },
      'gst-notices': {
        lead: 'Does a GST notice question your bank deposits after full-moon nights or your payments to weavers? We can draft the reply for your lodge, shop or silk business in and around Tiruvannamalai.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If you have no room register, the officer may multiply the income of one full-moon night by thirty. The tax demand can then be far more than the tax on your real income.',
            we: "We show the officer the whole month, night by night, with each room's rate.",
            send: ['The notice', 'Room register', 'Statements from the booking sites', 'Bank statement'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'An officer who sees your payments to weavers may think that you bought sarees from them without bills. He may then question your sales as well.',
            we: 'We prove from the wage sheets and warp accounts that the payments were wages.',
            send: ['The notice', 'Wage sheets', 'Warp accounts', 'Yarn bills'],
          },
          {
            trade: 'bazaar-shops',
            name: 'Car Street shops',
            wrong:
              'If the house and the shop use the same UPI QR code, the officer may treat all receipts as sales. He may then demand tax on gifts and family money too.',
            we: 'We mark each receipt in the UPI statement and state the actual sales in the reply. We also help you get a second QR code.',
            send: ['The notice', 'UPI statement', 'Bank statement', 'Day book'],
          },
        ],
        question: {
          question:
            'A foreign guest sent money to our annadhanam trust, and now we have a GST notice. What should we show?',
          answer:
            "The officer may ask what the money was for. A genuine gift, with no service in return, is not a sale. Send us the notice, the bank's remittance advice and the guest's letter. We will draft the reply, and tell you which rules on gifts from abroad the trust must follow.",
        },
      },
      'gst-refunds': {
        lead: 'If you exported silk or rice from Tiruvannamalai or Arani, or refunded an advance on which you had paid GST, we can check whether a refund is due and claim it.',
        trades: [
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'If a shop in Chennai exports the sarees that you sold to it, only the shop can claim the refund. You cannot claim it, because the shop is the exporter on the shipping bill.',
            we: 'We claim the refund only for the parcels that you exported in your own name.',
            send: ['Export documents for the parcels', 'Yarn and dye bills', 'Bank remittance advices'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'When guests cancel their Deepam bookings and you refund their advances, you have already paid tax on these advances. Without refund vouchers or credit notes you lose this tax.',
            we: 'We prepare a refund voucher or a credit note for each cancelled booking, and then adjust the tax or claim it back.',
            send: ['List of bookings', 'Proof of the refunds to the guests', 'Advance receipts'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Some mills export one lot and reverse all their credit in the same month, as they do for exempt rice. They then lose the credit on the bags and freight for the export lot.',
            we: 'We separate the exported lot, and work out how much credit you can still claim.',
            send: ['Shipping bill', 'Packing bills', 'Freight bills', 'Bank remittance advice'],
          },
        ],
        question: {
          question: 'Our trust paid GST on receipts that were exempt. How do we get it back?',
          answer: `You can claim the tax within ${fact('gst.refund-claim-limit')} of the date of payment. Send us the payment challan, the trust deed and a list of the receipts. We first check whether the receipts were really exempt and how much time is left. Then we file the refund claim for you.`,
        },
      },
      'income-tax-filing': {
        lead: 'We can file the income tax returns of lodge owners, grain merchants and silk merchants around Tiruvannamalai, and show festival income and year-end stock correctly.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'Rooms let by the night and a floor let by the month can be two kinds of income. If you show both kinds as rent, you may claim the wrong expenses and get a tax demand.',
            we: 'We split the income according to the services you provide and the length of the stay.',
            send: ['Room register', 'Lease deed', 'Statements from the booking sites', 'House tax receipt'],
          },
          {
            trade: 'stored-crops',
            name: 'Grain merchants',
            wrong:
              'If you hold groundnut for a better price and do not weigh it on 31 March, your stock figure is only a guess. If the bank has a different figure, an officer may add the difference to your income.',
            we: 'We give you a sheet for the weight of each variety, and reconcile the stock with the statement that you gave the bank.',
            send: ['Market slips', 'Godown receipts', 'Stock statement given to the bank'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Warps that are with village weavers are easily left out of the stock. The profit in your books is then too low, and you may have to pay tax and interest later.',
            we: 'From the warp accounts, we list the weight of the warps that are with weavers on 31 March.',
            send: ['Warp accounts', 'Wage sheets', 'Saree stock list'],
          },
        ],
        question: {
          question:
            'Our trust in Tiruvannamalai gets cash in a hundi (offering box). What should we record for the return?',
          answer:
            "Open the hundi with two people present, write the amount on a sheet and let both sign it on the same day. Cash received without the donor's name is an anonymous donation, and comes under a separate rule. Send us the sheets with the bank slips. We will show these amounts separately in the trust's return (ITR-7).",
        },
      },
      'pf-esi-services': {
        lead: 'Van drivers, loadmen and Deepam helpers are counted for PF and ESI like everyone else. We can register your Tiruvannamalai mill, dairy or lodge and file the returns.',
        trades: [
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If van drivers, milk testers and dairy workers are in three wage books, you may not notice how many workers you have. Together they can reach the limit for PF or ESI, and contributions are then due.',
            we: 'We make one list of all your workers, and tell you whether you must register, and from which date.',
            send: ['Trip sheets', 'List of milk test points', "Dairy's attendance register", "Workers' masked Aadhaar"],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If loadmen are paid by the bag and no names are noted, the PF office may estimate their number from the bags and claim contributions from you.',
            we: 'We give you a loading register with names, and file the returns from it.',
            send: ['Loading register', 'Muster roll', "Contractor's bills"],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'A lodge often takes on extra helpers for Deepam week. With these helpers, the lodge may come under PF or ESI, and contributions are due from that week.',
            we: 'We give you a sheet for Deepam week with columns for dates and wages. From the filled-in sheet we check whether PF or ESI applies to the lodge, and then file the returns.',
            send: ['Daily list of helpers', "Security agency's PF challan", 'Wage slips'],
          },
        ],
        question: {
          question: 'Volunteers and paid cooks work in our ashram kitchen. Who comes under PF and ESI?',
          answer:
            'The paid cooks are employees, and genuine volunteers are not. State in a letter to each person, or in a resolution of the trust, who is a paid cook and who is a volunteer. A volunteer who gets money each month may be treated as an employee. Send us a list of the cooks and volunteers, and we will tell you who must be registered.',
        },
      },
      'tds-tcs-returns': {
        lead: 'Does your Tiruvannamalai lodge, rice mill or dairy pay rent, brokerage or van hire? We can work out the TDS and file the TDS returns.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If you pay rent to several heirs and one of them lives abroad, TDS on his share is at a different rate and is reported in a different form. If you treat him like an heir in India, you have to pay the shortfall with interest.',
            we: 'We find out which heirs are resident in India, and file the right form for each share.',
            send: ['Lease deed', "Heirs' PANs", 'Proof of residence of the heir abroad'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              "Paddy brokerage is often adjusted in the broker's account without any payment, but TDS may still apply. If you forget to deduct TDS, you have to pay it with interest.",
            we: "Every month we check the broker's account, and tell you how much TDS to deposit.",
            send: ["Brokers' account statements", "Lorry owners' declarations", 'Hulling bills'],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              "If a van owner gives you another person's PAN, the TDS is credited to that person. The van owner then asks you to make good the amount.",
            we: "Before the first payment, we match the PAN with the van's registration certificate and route.",
            send: ['Route-wise bills', 'Registration certificates (RC)', "Van owners' PANs"],
          },
        ],
        question: {
          question: "A booking site deducted TDS from my lodge's room income. How do I get this TDS back?",
          answer:
            "You claim the TDS in your income tax return, and show the full room rate as income. The booking site must have your correct PAN, or the TDS does not appear in your Form 26AS. Send us the site's statements. We will match the statements with Form 26AS, and ask the site for a correction if any TDS is missing.",
        },
      },
      'company-registration': {
        lead: 'Do you need a trust, an LLP or a company in Tiruvannamalai? We can compare them and register the one that suits your purpose.',
        trades: [
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              "If the lodge's lease is for one season and in an uncle's name, a new company has no right to use the building. After that season it may have no lodge to run.",
            we: 'Before we register the company, we help you get a longer lease in its name.',
            send: ['Draft lease', "Owner's consent letter", 'Food licence'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              "Weavers sometimes form a company so that they can own the cloth they weave. If the company's annual filings are forgotten, additional fees add up and the company may be struck off.",
            we: 'We explain what a producer company and a society have to file every year, and register the one you choose.',
            send: ['List of members', 'Proof that the members are weavers', 'Bank passbook'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'Without a deed, two brothers cannot prove their shares in a rice mill. A bank may refuse them a loan, and if one of them dies, there may be a family dispute.',
            we: 'We draft a partnership deed or an LLP agreement that states the shares and who may sign.',
            send: ['Mill licence', 'Title deeds', "Brothers' PAN and masked Aadhaar"],
          },
        ],
        question: {
          question: 'Our group in Tiruvannamalai gives free meals. Should we register a trust or a company?',
          answer:
            'Usually a trust suits you, and sometimes a Section 8 company, which cannot distribute its profit. If you expect money from abroad, the answer may be different, so talk to us before you open a bank account. We will explain what a trust and a company have to file every year, and draft the deed.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'A lodge earns by the night, a dairy by the route and a silk merchant by the warp. We can keep accounts in Tiruvannamalai and Arani that show the income for each night, route or warp.',
        trades: [
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If you do not compare the fat in the milk you buy with the fat in the milk you sell, you do not see how much fat is lost on the way. The loss reduces your margin.',
            we: 'We keep a route-wise fat account, and show you on which route fat is lost.',
            send: ['Collection sheets', 'Test slips', 'Van slips', 'Payment list'],
          },
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Several sarees are woven from one warp over many weeks. If you do not settle the account of each warp, you may not notice that a saree or some silk is missing.',
            we: "We settle each warp's account in writing, with the silk given, the sarees received and the wages.",
            send: ['Issue slips', 'Saree receipts', 'Wage sheet'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'If Deepam advances are entered as income when you receive them and the guests cancel later, your books show income that you had to refund.',
            we: 'We show the money as an advance until the guest has stayed.',
            send: ['Advance receipts', 'Room register', 'Statements from the booking sites'],
          },
        ],
        question: {
          question: "We are too busy in Deepam week. When should I send you the lodge's bills?",
          answer:
            "Send us the bills in the quiet weeks after the festival, but please photograph the room register every night. We plan your month-end work around Deepam and the harvest. You then get a statement of each night's income and of the advances not yet adjusted.",
        },
      },
      'udyam-registration': {
        lead: 'Banks ask rice mills, dairies and lodges for a Udyam certificate. We can register your Tiruvannamalai business with the right PAN and activity.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              "If the Udyam certificate still has an earlier owner's PAN, the bank may refuse the harvest loan when you need it most.",
            we: 'We apply under your own PAN, and make the certificate match your GST registration.',
            send: ['PAN', 'Last income tax return', 'Machinery list', 'GST certificate'],
          },
          {
            trade: 'dairies',
            name: 'Village dairies',
            wrong:
              'If a ghee manufacturer is registered as a milk trader, the certificate does not support a loan for a cream separator. The bank may return the loan file.',
            we: 'We enter ghee making as the main activity, and add the coolers and cream separators.',
            send: ['Machine invoices', 'Food licence', 'Latest EB bill'],
          },
          {
            trade: 'lodges',
            name: 'Lodges and homestays',
            wrong:
              'Some lodge owners believe that they are too big for Udyam because the lodge is worth so much. But the building is not counted as investment, so an owner who does not register loses a benefit for no reason.',
            we: 'We enter only the machines and vehicles, and tell you whether you are a micro, small or medium enterprise.',
            send: ['House tax receipt', 'Machine invoices', 'Masked Aadhaar with linked mobile number'],
          },
        ],
        question: {
          question: "I weave at home near Arani on a merchant's warp. Can I get my own Udyam certificate?",
          answer:
            'Yes, under your own PAN, if you run your weaving as your own business. The merchant has his own certificate. You need a mobile number that is linked to your Aadhaar. Send us your PAN and a photograph of the loom, and we will register you.',
        },
      },
      'iec-registration': {
        lead: 'We can apply for an import export code (IEC) in your own name, so that you can send silk, groundnut or brass lamps abroad from Arani or Tiruvannamalai.',
        trades: [
          {
            trade: 'silk-weaving',
            name: 'Arani silk merchants',
            wrong:
              'Kanchipuram silk has a GI (geographical indication) tag. If you send Arani silk under this name, customs or the buyer may object, and the parcel may be sent back at your cost.',
            we: 'We apply for the IEC, and help you state the silk content, the zari and the weight correctly on the invoice.',
            send: ['PAN', 'Cancelled cheque', 'Sample invoice', 'Address proof'],
          },
          {
            trade: 'stored-crops',
            name: 'Grain merchants',
            wrong:
              "If groundnut is sent without a laboratory test, it may be rejected in the buyer's country. You then lose both the freight and the sale.",
            we: "We apply for the IEC, and list the laboratory test, the export promotion council's certificate and the phytosanitary (plant health) certificate that you need.",
            send: ['Laboratory report on a sample', "Buyer's order", 'GST certificate'],
          },
          {
            trade: 'bazaar-shops',
            name: 'Car Street shops',
            wrong:
              'If brass lamps go by courier as personal goods, you have no proof of export. The officer may then ask for GST on the sale.',
            we: "We apply for the IEC under the shop's PAN, and tell you which shipping bill the courier must file.",
            send: ['PAN', 'Photograph of the goods', "Buyer's order with the price"],
          },
        ],
        question: {
          question: 'Our ashram sells books to readers abroad. How do we get an IEC?',
          answer:
            "If readers abroad pay for the parcels, the ashram needs an IEC. We apply for the IEC under the trust's PAN, and register the trust's bank account with customs. Send us the trust deed, a cancelled cheque and the name of the trustee who signs.",
        },
      },
    },
    seo: {
      title: 'Tiruvannamalai Lodges, Trusts and Rice Mills: Tax Help',
      description:
        'GST and income tax for lodges, trust returns (ITR-7) and Udyam for rice mills in Tiruvannamalai, Polur and Arani. See starting prices and what to send.',
    },
  }) satisfies CityWords;
