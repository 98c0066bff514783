import type { LocalSite } from '../../local-site.ts';
import type { CityWords } from '../../schema.ts';

export const content = ({ plain }: LocalSite) =>
  ({
    intro:
      'We can keep stock books, file GST returns and get import export codes (IEC) for rice mills, merchants and craft studios in Thanjavur and Pattukkottai.',
    description: [
      "A rice mill may hold its own paddy, customers' paddy and government paddy in one yard. Both the bank and the tax office ask who owns each bag. So we keep a separate stock book for each owner.",
      'Studios work on a painting, an art plate or a veena for many weeks, and sell to shops, on websites and to buyers abroad. We prepare the right bill for each buyer, and get the import export code (IEC) before the parcel leaves.',
      'A coconut trader has to account for copra by weight, a hotel needs a room register for every night, and a nursing home needs a fee account for each doctor. We set up a register that suits your trade.',
    ],
    keyAttractions: [
      'Brihadisvara Temple',
      'Thanjavur Maratha Palace',
      'Saraswathi Mahal Library',
      'Schwartz Church',
      'Punnainallur Mariamman Temple',
    ],
    majorIndustries: [
      {
        kind: 'stored-crops',
        name: 'Paddy, pulses and groundnut trade',
        note: 'Paddy merchants hold stock until the price improves. At the year end, count the paddy by variety and note its moisture.',
      },
      {
        kind: 'rice-mills',
        name: 'Modern rice mills',
        note: 'A mill sells loose rice, labelled packs and bran. Whether GST is due on rice depends on the pack and its label.',
      },
      {
        kind: 'handcrafts',
        name: 'Paintings, art plates and veenas',
        note: 'An unfinished painting is part of your stock. The value of the painting includes the gold foil, the stones and the weeks of work.',
      },
      {
        kind: 'coconuts',
        name: 'Pattukkottai coconut trade',
        note: 'Traders count coconuts but weigh copra. Fix one conversion rate from nuts to kilos of copra, and keep a note of how you arrived at it.',
      },
      {
        kind: 'hotels',
        name: 'Big Temple hotels and guides',
        note: "Agents bring foreign groups, deduct their commission and pay the hotel later. The month in which you raise the bill and pay the tax depends on the dates of the guests' stay.",
      },
      {
        kind: 'hospitals',
        name: 'Hospitals and nursing homes',
        note: 'Nursing homes hire machines and pay surgeons per case. Each nursing home should have a written agreement for the machines and one with each surgeon.',
      },
    ],
    serviceAreas: [
      'Medical College Road',
      'Karanthai',
      'Vallam',
      'Pillaiyarpatti',
      'Thiruvaiyaru',
      'Orathanadu',
      'Papanasam',
      'Pattukkottai',
    ],
    work: (town) =>
      `We can help mills, studios and nursing homes in Thanjavur, Orathanadu and Pattukkottai. In the harvest weeks you can send everything by WhatsApp and courier. You can also visit us in ${town} by appointment.`,
    trades: [
      {
        kind: 'rice-mills',
        name: 'Rice mills',
        needs:
          "You need one stock book for your own paddy and another for other people's paddy. In the GST returns, milling charges, loose rice and packs must be shown separately.",
      },
      {
        kind: 'handcrafts',
        name: 'Craft studios',
        needs:
          "Your GST registration must cover sales at fairs and on websites. You also need an import export code (IEC) in the studio's name.",
      },
      {
        kind: 'hospitals',
        name: 'Nursing homes',
        needs:
          "You must deduct TDS at the right rate on machine hire and surgeons' fees. You also need a duty roster for PF and ESI.",
      },
      {
        kind: 'stored-crops',
        name: 'Paddy merchants',
        needs:
          'You need to show which crop each bank deposit came from. You also need a stock list with the variety and moisture of each lot.',
      },
    ],
    services: {
      'gst-registration': {
        lead: 'Do you sell crafts at fairs or pack rice in Thanjavur? We can find out if you need GST registration, and apply for it.',
        trades: [
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              'The organisers of a fair may ask for your GST number. If you come to know of this only at the fair, you lose the stall rent and the travel cost.',
            we: 'When you plan the trip, we check the rules for handicrafts and fairs, and apply for the GST number in time.',
            send: [
              'PAN and masked Aadhaar',
              'Letter from the organisers of the fair',
              'Link to your online seller page',
              'Photographs of the goods',
            ],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'When a mill starts to sell small labelled packs along with loose rice, the packs can make GST registration compulsory. Tax is then due, even if nobody in the mill noticed it.',
            we: 'We list every pack and by-product, and tell you from which date you need a GST number.',
            send: ['Pack labels', 'Food licence', 'Latest EB bill', 'Product-wise sales list'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'If four heirs own the land of your copra yard and only one of them applies, the officer may ask for the consent of all four. Your GST number is then delayed.',
            we: "We draft the heirs' consent letters and file them with the patta.",
            send: ['Patta of the land', "Heirs' consent letters", 'Copra sale bills'],
          },
        ],
        question: {
          question: 'I mill only government paddy near Thanjavur. Do I need a GST number?',
          answer:
            "Your milling charges are for a service, and your sales of bran and broken rice are added to your turnover. Whether you need a GST number depends on the total and on what you sell. Send us the contract and one month's outturn sheet. We will add up your sales and tell you.",
        },
      },
      'gst-returns': {
        lead: 'If your rice mill, hotel or studio in Thanjavur has more than one kind of income, we can report each kind correctly in the GST return.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If milling charges, rice sales and bran sales are reported as one total, both the tax and the input tax credit may be wrong. The mill then pays too much, or gets a notice later.',
            we: 'We take the figures from the outturn sheet, and report milling charges, rice and bran under separate codes.',
            send: ['Outturn sheets', 'Milling bills', 'Rice sale bills', 'Bran sale slips'],
          },
          {
            trade: 'hotels',
            name: 'Hotels',
            wrong:
              'Some hotels bill a group only when the agent pays, weeks after the stay. The tax is then reported in a later month, and the department may charge interest.',
            we: "We report each group's room nights in the month of the stay, and keep a list of what the agents still owe you.",
            send: ["Agents' vouchers", 'Room register', "Agents' statements"],
          },
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              'An online marketplace collects tax (TCS) on your sales and deposits it under your GSTIN. If you do not accept this TCS on the portal, you cannot use the amount.',
            we: 'We find the TCS on the portal and accept it, so that the amount comes into your cash ledger.',
            send: ['Sales statements from the websites', 'Sale bills', 'Courier slips'],
          },
        ],
        question: {
          question: 'I return gunny bags to the civil supplies corporation. Do I show them as a sale in my GST return?',
          answer:
            'When you return gunny bags that belong to the corporation, you do not sell them. You have a sale only if you sell bags of your own. Keep a separate list of each kind and send us both lists with the outturn sheet. We will report only the bags that you sold.',
        },
      },
      'gst-notices': {
        lead: 'Has your rice mill, hotel or paddy business in Thanjavur got a GST notice? We can draft the reply from outturn sheets, room registers and weighment slips.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'The officer may treat all the rice that left your yard as your own sale, and ask for tax on government rice too, although you earned only milling charges.',
            we: "We compare the civil supplies corporation's statement with your own stock book lot by lot, and attach the comparison to the reply.",
            send: [
              'The notice',
              "Civil supplies corporation's statement",
              'Your own stock book',
              'Paddy purchase slips',
            ],
          },
          {
            trade: 'hotels',
            name: 'Hotels',
            wrong:
              "A booking site reports the full price of each booking to the GST department. If you cannot explain the site's commission and the cancelled bookings, the officer may demand tax on the difference.",
            we: 'We list each booking with its price, the commission and the nights that the guests actually stayed.',
            send: ['The notice', 'Statements from the booking sites', 'Room register', 'List of cancellations'],
          },
          {
            trade: 'stored-crops',
            name: 'Paddy merchants',
            wrong:
              'Paddy loses weight as it dries. If you do not record the moisture loss, the officer may treat the missing weight as paddy sold without bills.',
            we: 'For each lot we show the weight bought and the weight sold, and explain the difference as moisture loss.',
            send: ['The notice', 'Weighment slips', 'Market slips', 'Sale bills'],
          },
        ],
        question: {
          question:
            'The GST notice says that my mill sold more rice than I reported, but most of it was milled for the government. What do I send?',
          answer:
            "Send us the notice, the civil supplies corporation's statement and your own stock book. We show lot by lot which rice belonged to the corporation and which you sold yourself. You can read the reply and the comparison before we file them.",
        },
      },
      'gst-refunds': {
        lead: 'If your Thanjavur studio or coconut business exports, we can claim the GST refund. If nothing can be claimed, we tell you before you spend money.',
        trades: [
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              'If you buy gold foil without a tax invoice, you get no credit for the GST in its price. Your export refund is then much smaller than you expected.',
            we: 'We add up only the bills that appear on the portal, and tell you the refund amount before we file.',
            send: ['Tax invoices for foil and stones', 'Postal bill of export', 'Bank remittance advices'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'If you sell coir fibre to an exporter in Pollachi and he ships it in his own name, only he can claim the refund on the export. A claim in your name will be rejected.',
            we: 'We claim the refund for the containers that you shipped yourself, and check whether your sales to exporters qualify for the concessional rate.',
            send: ['Shipping bills', 'Freight bills', "Exporter's order"],
          },
          {
            trade: 'hotels',
            name: 'Hotels',
            wrong:
              'Some hotels expect a refund because a foreign group paid in euros. But the guests stayed in India, so the stay is not an export, and the refund claim is rejected.',
            we: 'We look for tax that you paid twice or paid on cancelled bookings that you refunded, and claim it back.',
            send: ['Credit notes', 'Proof of the refund to the guest', 'Tax payment challans'],
          },
        ],
        question: {
          question: 'Our mill exported rice once this year, but rice is exempt in India. Can we get any GST back?',
          answer:
            'If the export was in your own name, you can claim the GST on the bags and freight for that lot, so do not reverse that credit. Send us the shipping bill and the purchase bills for that lot. We will work out the amount and file the refund claim.',
        },
      },
      'income-tax-filing': {
        lead: 'Paddy merchants, surgeons and artists in Thanjavur may be asked where each bank deposit came from. We can match the deposits with their source and file the return.',
        trades: [
          {
            trade: 'stored-crops',
            name: 'Paddy merchants',
            wrong:
              'Your cash comes in after each of the two harvests, and the bank deposits do not show which crop was sold. If you cannot prove the source of a deposit, the officer may treat it as unexplained income.',
            we: 'We match each deposit with the sale slips for the crop and with your land records.',
            send: ['Purchase centre slips', 'Patta or lease of the land', 'Bank statement'],
          },
          {
            trade: 'hospitals',
            name: 'Nursing homes',
            wrong:
              'If a surgeon works in four nursing homes and one of them pays him in cash, his case list and Form 26AS do not tally. The surgeon can get a notice for the missing fees.',
            we: "Before we file, we list the surgeon's cases at each nursing home and match his fees with Form 26AS.",
            send: ['Case lists', 'Fee statements', 'Form 26AS', 'Machine hire agreement'],
          },
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              "If you leave unfinished paintings out of the closing stock, this year's profit is too low and next year's is too high. You may then pay tax at a higher rate next year.",
            we: 'We value each unfinished painting at the cost of its material and the work done up to 31 March.',
            send: ['List of unfinished works on 31 March', 'Gold foil and stone bills', 'Order letters'],
          },
        ],
        question: {
          question: 'I grow paddy on land leased from a temple near Thanjavur. Is my income still agricultural income?',
          answer:
            "Income from paddy that you grow on leased land can be agricultural income, if you can prove the lease and the cultivation. Buying and selling other people's paddy is a business. Send us the lease, the cultivation certificate and the sale slips. We will show agricultural income and business income separately in your return.",
        },
      },
      'pf-esi-services': {
        lead: 'Loadmen, ward helpers and casual cooks are easily left off the wage list. We can manage PF and ESI for rice mills, nursing homes and hotels in Thanjavur.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'The government knows how much of its paddy your mill hulls. If your PF return (ECR) has only a few names, the PF office may estimate the number of workers from that quantity.',
            we: 'We list the loadmen by name and day from your loading register, and add the seasonal workers.',
            send: ['Loading register', 'List of seasonal workers', 'Wage sheet', "Workers' masked Aadhaar"],
          },
          {
            trade: 'hospitals',
            name: 'Nursing homes',
            wrong:
              "Some doctors pay a ward helper from their own pocket, so the helper is on nobody's wage list. If there is an accident, the nursing home may have to pay.",
            we: 'We go through the duty roster with you, and find out who employs each worker.',
            send: ['Duty roster', "Staff agencies' bills", 'Agreements with the doctors'],
          },
          {
            trade: 'hotels',
            name: 'Hotels',
            wrong:
              'Casual cooks often come for the festival weeks without giving their full names. If an inspector finds such cooks at work, you cannot prove how long they worked.',
            we: 'We give your reception a daily sheet to fill in for casual workers, and file the PF and ESI returns from it.',
            send: ['Daily sheet of casual workers', 'Duty roster', "Security agency's bill"],
          },
        ],
        question: {
          question: 'I have 12 workers in my rice mill near Thanjavur. Do I have to register for PF and ESI?',
          answer: `Usually you need ESI but not PF yet: ESI applies from ${plain('esi.employees')} workers, and PF from ${plain('pf.employees')}. But casual and contract workers can be counted too, so the number may be higher than you think. Send us the names, joining dates and wages of everybody, loadmen and seasonal workers included. We will tell you what applies, and from which date.`,
        },
      },
      'tds-tcs-returns': {
        lead: "Does TDS apply to your machine hire, surgeons' fees or agents' commission? We can work it out and file TDS returns for Thanjavur nursing homes, rice mills and hotels.",
        trades: [
          {
            trade: 'hospitals',
            name: 'Nursing homes',
            wrong:
              'Some nursing homes share a scan machine with its supplier. If rent, profit share and service charge are paid as one amount, TDS may be deducted at the wrong rate, and the nursing home has to pay the shortfall.',
            we: 'We check the agreement and tell you which part of the payment is rent and which part is a fee.',
            send: ['Scan machine agreement', "Doctors' payment sheet", "Doctors' PANs"],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              "If the civil supplies corporation reports a mill's TDS under a partner's PAN, the mill cannot claim it in its own return.",
            we: "We write to the civil supplies corporation with the mill's PAN, and ask it to correct its TDS return.",
            send: ['Milling bills', 'TDS certificate', 'Form 26AS', "Mill's PAN"],
          },
          {
            trade: 'hotels',
            name: 'Hotels',
            wrong:
              'Some travel agents deduct their commission and pay you the rest. What they deduct is still commission that you paid, so the department may ask you for TDS on it.',
            we: 'We enter the full voucher amount as income and the commission as an expense, and tell you where TDS has to be deducted.',
            send: ["Agents' statements", "Agents' PANs", 'Lease deed of the hotel'],
          },
        ],
        question: {
          question:
            'Surgeons visit my nursing home in Thanjavur and get a share of each bill. Do I have to deduct TDS?',
          answer:
            "TDS can apply once a surgeon's total for the year crosses the TDS limit, and the rate depends on whether the payment is a professional fee or a salary. Send us the payment sheet with the doctors' PANs. We add up each doctor's total, tell you from which payment to deduct TDS, and file the return.",
        },
      },
      'company-registration': {
        lead: "Which suits your family business or artisans' group in Thanjavur: a partnership, an LLP or a company? We can compare all three with you, and register the one you choose.",
        trades: [
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              "If you apply for the craft's GI (geographical indication) name as your own brand, the application can be rejected, because the name belongs to all artisans of the craft. You may then have to print your labels again.",
            we: 'We find a studio name that nobody else uses, and apply for it.',
            send: ['Three choices of name', 'Photographs of the products', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'A rice mill is often owned by several families, and some growers keep their savings with it. Company law restricts such savings, and the directors of a company that holds them may be fined.',
            we: 'Before the mill becomes a company, we list the savings and plan how to repay them.',
            send: ["Partners' capital accounts", "List of growers' savings", 'Mill licence', 'Title deeds'],
          },
          {
            trade: 'hospitals',
            name: 'Nursing homes',
            wrong:
              'If four doctors start a nursing home and agree only on how to share the profit, it is not clear who gets the machines when one of them leaves. The dispute may force the nursing home to close.',
            we: 'Before we apply, we draft an agreement on shares, machines, duty hours and the terms on which a doctor can leave.',
            send: ['Lease deed', 'Quotations for the machines', "Doctors' PANs"],
          },
        ],
        question: {
          question: 'We are ten painters in Thanjavur. How can we sell to an emporium on a single bill?',
          answer:
            'You can form a society or a producer company, which buys your paintings and raises one bill on the emporium. It needs a bank account of its own and has annual filings. We explain who can be a member and what it costs each year, and then register the form you choose.',
        },
      },
      'accounting-bookkeeping': {
        lead: 'We can keep the accounts of your Thanjavur rice mill, coconut trade or studio. You send the slips daily in the harvest weeks and monthly at other times.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If your own paddy and government paddy are in one stock book, your own stock can hide a shortage in the government paddy for months. You learn of the loss only when the civil supplies corporation recovers it from your bill.',
            we: "We keep a separate stock book for government paddy, and match it with the corporation's statement every month.",
            send: ['Paddy slips', 'Outturn sheets', 'Bag register', 'Bran sale slips'],
          },
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              'Some studios quote a price without knowing their cost. The gold foil and wages for a large gallery order may then cost more than the gallery pays.',
            we: 'We prepare a cost card for each piece, which shows the gold foil, the stones and the days of work.',
            send: ['Material bills', 'Work diary', 'Order letter'],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              'If you note the number of nuts in one notebook and the weight of copra in another, you may not notice a shortage in the grove or at the oil press.',
            we: 'We fix one rate with you for converting nuts into kilos of copra, and check it every month.',
            send: ['Harvest notebook of the grove', 'Weighment slips', 'Slips from the oil press'],
          },
        ],
        question: {
          question: 'Do I have to send my mill slips every day in the samba season?',
          answer:
            'Yes, a photograph of the slips each evening is best, because there are so many in the season. In the quiet weeks, once a month is enough. We confirm what we received and enter each slip on its own date. At the month end you get one stock statement for your own paddy and one for government paddy.',
        },
      },
      'udyam-registration': {
        lead: 'If a bank or a scheme asks your Thanjavur rice mill, studio or nursing home for a Udyam certificate, we can register you with the right activity.',
        trades: [
          {
            trade: 'rice-mills',
            name: 'Rice mills',
            wrong:
              'If your certificate shows only rice trading, the bank may refuse a loan for a dryer, because a trader does not need one.',
            we: 'We enter rice milling as the main activity, and add the dryer at its written down value.',
            send: ['Machine invoices', 'Last income tax return', 'Godown addresses', 'PAN and masked Aadhaar'],
          },
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              'If only the gallery that sells the paintings is registered, the painter has no certificate. The painter may then get no loan or scheme benefit in his own name.',
            we: 'We register the painter under his own PAN, and enter his workroom as the address.',
            send: ['PAN', 'Masked Aadhaar with linked mobile number', 'Bills for tools'],
          },
          {
            trade: 'hospitals',
            name: 'Nursing homes',
            wrong:
              "If a trust runs the hospital and the application is made with a doctor's PAN, neither of them can use the certificate. The bank may return the loan file.",
            we: 'Before we apply, we find out whether the trust or the doctor runs the hospital.',
            send: ['Trust deed', 'Machinery list', 'Registration certificate of the nursing home'],
          },
        ],
        question: {
          question:
            'The bank wants a Udyam certificate before it gives my rice mill a dryer loan. What do you need from me?',
          answer:
            'Send us the PAN, your masked Aadhaar with the linked mobile number, the machine invoices and the last income tax return. We enter rice milling as the main activity, so that the certificate matches the loan application. You type the OTP on the portal yourself.',
        },
      },
      'iec-registration': {
        lead: 'Do you want to export paintings, veenas or coconut products from Thanjavur in your own name? We can apply for your import export code (IEC).',
        trades: [
          {
            trade: 'handcrafts',
            name: 'Craft studios',
            wrong:
              'If you declare a sold painting as a gift when you send it abroad, the bank cannot see why the buyer has paid you. The bank may raise a query, and you have no proof of an export.',
            we: 'We apply for the IEC, and show you how to fill in the postal bill of export.',
            send: ['PAN', 'Cancelled cheque', 'Photograph of the painting', "Buyer's message"],
          },
          {
            trade: 'coconuts',
            name: 'Coconut traders',
            wrong:
              "If you ship coir fibre without a phytosanitary (plant health) certificate, it may be held in the buyer's country. You then pay the storage charges or the return freight.",
            we: "We apply for the IEC, and list the certificates that the buyer's country asks for.",
            send: ["Buyer's order", 'Laboratory report on a sample', 'Lease deed or patta of the yard'],
          },
          {
            trade: 'stored-crops',
            name: 'Paddy merchants',
            wrong:
              'If you accept an order from abroad while rice exports are banned or taxed, you may not be able to ship the rice at the price you quoted. The buyer may then recover his loss from you.',
            we: 'Before you commit to a date and a price, we check the current export policy for rice with you.',
            send: ['Draft contract', 'Food licence', "Firm's PAN"],
          },
        ],
        question: {
          question: 'My veena has old wood and shell work. Can customs stop the veena when I export it?',
          answer:
            'Customs may ask what each material is and how old it is, because some kinds of wood and shell are protected. A written statement with a photograph answers these questions. We apply for your IEC and prepare the statement before you pack the veena.',
        },
      },
    },
    seo: {
      title: 'Thanjavur Tax and Accounts for Rice Mills and Artisans',
      description:
        'Stock books for rice mills, GST numbers for craft studios and export codes (IEC) for painters and coconut sellers in Thanjavur. See our starting prices.',
    },
  }) satisfies CityWords;
