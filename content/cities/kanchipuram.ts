import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'kanchipuram',
  changedOn: '2026-11-22',
  pincode: '631501',
  population: '2,30,000+',
  intro:
    'Silk in Kanchipuram is counted three times, as yarn by weight, as a saree on the loom and as a bill on Gandhi Road, and an honest set of books has to make all three counts agree.',
  description: [
    "A Kanchipuram saree takes days on the loom and often months to be paid for. Between the yarn merchant and the bride stand a dyer, a zari dealer, a master weaver, a weaver's household in Pillaiyarpalayam and a showroom, and in some firms one family plays four of those parts. Stock therefore lies in other people's houses, and the only proof of it is the issue slip.",
    'An hour toward Chennai lies a second economy. Around Sriperumbudur and Oragadam, cars, phones and components are made for the world, and Kanchipuram families run canteens, buses, labour supply and small press shops for those plants. Large customers file everything electronically and expect the same of vendors. So one town needs two kinds of work: patience with silk registers, and prompt monthly filing for the factory belt. We serve both from Coimbatore.',
  ],
  keyAttractions: [
    'Kailasanathar Temple',
    'Ekambareswarar Temple',
    'Kamakshi Amman Temple',
    'Varadharaja Perumal Temple',
    'Vaikunta Perumal Temple',
  ],
  majorIndustries: [
    {
      kind: 'silk-weaving',
      name: 'Silk saree weaving',
      note: "Silk yarn bought from the maker of that yarn brings reverse charge on a registered buyer, so a master weaver's purchase file must tell makers and dealers apart.",
    },
    {
      kind: 'lodges',
      name: 'Temple visitors and lodges',
      note: 'Bus tours from Chennai stop for the temples and for silk, and the commission paid to drivers and guides needs vouchers if it is to count as an expense.',
    },
    {
      kind: 'cloth-trade',
      name: 'Gandhi Road saree showrooms',
      note: 'Showrooms sell own stock beside sarees left by weavers on approval, and only a stock list that names the owner keeps approval goods out of the closing figure.',
    },
    {
      kind: 'auto-components',
      name: 'Oragadam and Sriperumbudur vendors',
      note: 'Press and moulding shops supply car plants on daily calls, with rejections debited weeks later, and each debit has to be answered by a credit note of its own.',
    },
    {
      kind: 'plant-contractors',
      name: 'Electronics belt contractors',
      note: 'Bus, canteen and manpower contractors to the phone and appliance plants live on monthly bills that are passed only with proof of tax and contributions paid.',
    },
    {
      kind: 'colleges',
      name: 'Enathur colleges',
      note: 'Medical, engineering and arts campuses on the Enathur side collect fees by term, which belong to the months taught and not to the day of the receipt.',
    },
  ],
  serviceAreas: [
    'Pillaiyarpalayam',
    'Little Kanchipuram',
    'Orikkai',
    'Sevilimedu',
    'Enathur',
    'Walajabad',
    'Oragadam',
    'Sriperumbudur',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: "Zari and silk leave the shop by the gram, and the finished saree is weighed again when it returns. Where slips are kept per weaver but never added up, a year's closing stock is guesswork, and so is the profit. We keep a loom ledger that shows yarn out, saree in, wage paid and balance, and close it every quarter.",
    },
    {
      service: 'gst-notices',
      why: 'Vendors to the Oragadam plants receive letters on differences between GSTR-1, GSTR-3B and the credits shown to them, for instance after a rejected lot or a late credit note. We trace the difference to the invoices behind it, reply in the form the notice calls for, and file an appeal if facts were ignored.',
    },
    {
      service: 'gst-returns',
      why: "Weaver families now sell through online marketplaces as well as the shop. The platform collects tax at source and reports sales in GSTR-8 by its own dates, while returns from brides in other states come back after the month closes. We reconcile platform statements with the shop's invoices, and add the reverse charge on yarn.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Pillaiyarpalayam',
      text: "In Pillaiyarpalayam loom, home and yarn store are one house, and the application for a master weaver names the house with tax receipt and consent of the co-owners; looms in other homes are not his places. A showroom on Gandhi Road registers separately if another PAN owns it. Vendors at Oragadam bring shed lease and vendor code. Contractors for canteen and buses at Sriperumbudur list each activity. Lodges name rooms and mess. Sellers on a marketplace should ask before listing, because the rules for them are not those of a shop. A weaver who sells on a site in his wife's name has two sellers, and each is asked about her own turnover.",
      trades: {
        'plant-contractors':
          "Canteen, bus and labour contractors for the plants at Oragadam and Sriperumbudur run three services with three codes, and supplies to a plant in a special economic zone are billed in a way of their own. The office in town is the place of business; a kitchen on the plant's site is one more.",
      },
    },
    'gst-returns': {
      ground: 'Walajabad',
      text: "Contractors from Walajabad who run buses, canteens and labour for the factory belt bill three services with three rules on who pays the tax, so the order is read before the bill. Vendors watch the plant's debit notes and raise their own credit notes in the same period. Lodges report nights. Colleges report hall rent and canteen. Silk houses report sales and not issues of yarn. E-invoices rejected by a plant for a wrong order number are cancelled within the short time allowed, or they stand in the return unpaid.",
    },
    'gst-notices': {
      ground: 'Pillaiyarpalayam',
      text: "A master weaver of Pillaiyarpalayam with UPI receipts from brides and exhibitions may get a letter that counts every credit as a sale; loans, wages passed on and returned sarees are separated by bank lines and bill books. Showrooms explain sarees on approval. Lodges explain booking sites' figures. Contractors explain wages recovered in the bill and the plant's payment advice. Colleges show what is exempt and under which entry. The yarn merchant's bills matter most, since they prove whether reverse charge was due.",
      trades: {
        'silk-weaving':
          'In Kanchipuram the yarn bill decides: bought from its maker it brings reverse charge on a registered buyer, bought from a dealer it does not. A list of yarn bills by seller, the issue slips per loom and the sarees returned answer both that question and the one on stock.',
      },
    },
    'gst-refunds': {
      ground: 'Oragadam',
      text: "Press and moulding shops at Oragadam sell to plants that export, and that alone makes no refund; a plant inside a special economic zone does, with the zone officer's endorsement on the invoice and the letter of undertaking. Silk sarees sent to brides abroad by courier under customs papers can be claimed for, though credit on silk is small; parcels declared as gifts cannot. Contractors and lodges look at tax paid twice or on a cancelled bill. A supply billed to the wrong unit of a group is corrected within its period. Weavers' families who sell on a marketplace have tax collected by the platform in their cash ledger; if it is not needed there, it can be asked back.",
      trades: {
        'silk-weaving':
          'A saree sent from Gandhi Road to a customer abroad is an export with a postal or courier paper and a true value. Silk yarn under reverse charge gives credit once the tax is paid; zari and dyeing bills add to it. Parcels booked as gifts leave nothing to claim.',
      },
    },
    'income-tax-filing': {
      ground: 'Gandhi Road',
      text: 'On 31 March a Gandhi Road house counts sarees in the racks, sarees left by weavers on approval, which are not its own, and silk lying on looms, which is. Loom slips and an approval list that names the owner carry the figure. Master weavers show wages and not purchases of cloth when the yarn was theirs. Vendors book rejections when the plant debits them. Contractors match deductions with bills. College trusts file with audit papers. Commission to drivers and guides counts as a cost only with vouchers. Lodges show bus tours by date. A saree sold on a marketplace is income in the year of sale, and the tax the platform cut is claimed in the same one.',
      trades: {
        'silk-weaving':
          "Silk counted by weight as yarn, by piece on the loom and by bill in the shop has to give one closing stock. The master weaver's list names each loom with its issue slip; advances to weavers stand apart as loans, and a saree left with a showroom stays his until it is billed.",
      },
    },
    'pf-esi-services': {
      ground: 'Sriperumbudur',
      text: "Labour, bus and canteen contractors to the plants around Sriperumbudur are paid when the challan names the people at the gate; and a card used by another man stops the whole bill. Oragadam press shops have apprentices, trainees and contract operators, each with a paper of its own. Silk weavers at home stand outside a merchant's roll, warpers and showroom staff inside. Colleges at Enathur have drivers and hostel cooks through agencies. The town thus needs two files, a thin one for silk and a thick one for the plants. Lodges take cooks and guides by the season, with names and dates on a list. Trainees at press shops count unless a proper apprenticeship contract lies in the file.",
      trades: {
        'plant-contractors':
          'Where workers of the electronics plants live in hostels that the contractor rents, food and bed are cut from pay. Which cut is allowed and what counts as wages is settled on paper first. Gate data, hostel list and challan then name the same people, whichever bus brought them.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Enathur',
      text: "Campuses at Enathur pay guest lecturers, bus owners and mess contractors; plants at Oragadam deduct from contractors who sub-hire buses; silk houses pay twisters, dyers and commission agents in weekly sums. For each the PAN belongs on the first voucher. Showroom rent on Gandhi Road goes to several heirs. Tour guides' commission is small per bill and large per year. A marketplace deducts from saree sellers and reports by its own dates, which the seller then finds in the tax statement; the credit is claimed in the year of the sale. Vendors who sell press scrap weekly collect tax on that bill, and those who import dies check the treaty before the designer abroad is paid.",
      trades: {
        'plant-contractors':
          'A contractor in the factory belt pays bus owners by the kilometre, cooks by the plate and hostel owners by the bed: contract, contract and rent. The plants deduct from his whole bill, so the tax credit statement is read each quarter and the deduction claimed against the wages he shows.',
      },
    },
    'company-registration': {
      ground: 'weaver',
      text: "A silk house of three brothers thinks of a company when the second generation opens a showroom in Chennai; who owns the shop's name and the approval stock has to be settled before the form. Weaver families can sell together through a producer company or stay with their society. Vendors at the plants often need a company for the vendor code alone, with dies of the customer kept out of its assets. Contractors take labour licence and codes afresh. The name of the town's silk is protected for all who make it. Canteen and bus contractors do well with an LLP when two families run the fleet, as long as the plant accepts it on its vendor list.",
      trades: {
        'silk-weaving':
          "A master weaver's household of Pillaiyarpalayam may hold yarn, looms and a showroom share in several hands. A partnership deed or an LLP says whose silk is on the looms and who may use the shop's name on Gandhi Road; weavers who want to sell together have the society or a producer company.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Gandhi Road',
      text: "Showrooms on Gandhi Road close each night on cash, card and UPI, with exchanges apart, and keep an approval list by owner, so that closing stock holds only their own sarees. Lodges post nights and drivers' commission with vouchers. Press shops at Oragadam post debit notes on the day they appear. Contractors keep a page per service order with attendance and challans. Colleges enter fees by term taught. Silk is booked by gram and by saree together; a book in rupees alone cannot say where the zari went.",
    },
    'udyam-registration': {
      ground: 'press shops',
      text: "Small press shops and moulding units at the factory belt wait long for a plant's payment, and the number on their invoices is the basis for interest. Dies of the customer stay out of the investment. Master weavers are makers; showrooms are traders; a house that is both puts weaving first. Contractors for canteen and buses are services with buses at book value. College suppliers gain from it, colleges do not. Looms in homes belong to their owners' own certificates. One address in GST, bank and certificate saves a tender. Twisting, dyeing and zari making done for others are manufacture too, and the small dyer gains more from the remedy for late payment than the showroom does.",
      trades: {
        'silk-weaving':
          'In Kanchipuram the certificate follows the PAN that buys yarn and sells the saree. A weaver in Pillaiyarpalayam with a loom of his own may hold one as well, as may the dyer and the twister. A showroom that only sells is trade; a house that gives out yarn puts weaving first.',
      },
    },
    'iec-registration': {
      ground: 'bride',
      text: "The saree for a bride abroad leaves as a parcel, and the parcel is an export: code, invoice with composition, true value, and the council's registration if benefits are claimed. Zari type should be named as it is, tested or imitation. Vendors at Oragadam use the code to bring in dies, tool steel and parts, and to send samples to a plant's sister factory. Electronics contractors need none. Silk yarn imported by a merchant meets duty that depends on its kind, so the classification comes before the order.",
    },
  },
  seo: {
    title: 'Kanchipuram Silk Houses and Plant Vendors: GST Work',
    description:
      'Loom ledgers for silk and zari, GST notices for Oragadam vendors, marketplace saree sales reconciled: accounting for Kanchipuram weavers and suppliers.',
    keywords: [
      'GST consultant Kanchipuram',
      'silk saree accounting',
      'handloom GST returns',
      'Oragadam vendor GST notice',
      'accountant Kanchipuram',
    ],
  },
} satisfies CityContent;
