import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'kanchipuram',
  changedOn: '2026-11-21',
  pincode: '631501',
  population: '2,30,000+',
  intro:
    'Silk in Kanchipuram is counted three times, as yarn by weight, as a saree on the loom and as a bill on Gandhi Road, and an honest set of books has to make all three counts agree.',
  description: [
    "A Kanchipuram saree takes days on the loom and often months to be paid for. Between the yarn merchant and the bride stand a dyer, a zari dealer, a master weaver, a weaver's household in Pillaiyarpalayam and a showroom, and in some firms one family plays four of those parts. Stock therefore lies in other people's houses, and the only proof of it is the issue slip.",
    'An hour toward Chennai lies a second economy. Around Sriperumbudur and Oragadam, cars, phones and components are made for the world, and Kanchipuram families run canteens, buses, labour supply and small press shops for those plants. Large customers file everything electronically and expect the same of vendors. So one town needs two habits of mind: slow patience with silk registers, and prompt monthly compliance for the factory belt. We serve both from Coimbatore.',
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
      kind: 'handloom-silk',
      name: 'Silk saree weaving',
      note: "Silk yarn bought from the maker of that yarn brings reverse charge on a registered buyer, so a master weaver's purchase file must tell makers and dealers apart.",
    },
    {
      kind: 'tourism',
      name: 'Temple visitors and lodges',
      note: 'Bus tours from Chennai stop for the temples and for silk, and the commission paid to drivers and guides needs vouchers if it is to count as an expense.',
    },
    {
      kind: 'retail',
      name: 'Gandhi Road saree showrooms',
      note: 'Showrooms sell own stock beside sarees left by weavers on approval, and only a stock list that names the owner keeps approval goods out of the closing figure.',
    },
    {
      kind: 'auto-components',
      name: 'Oragadam and Sriperumbudur vendors',
      note: 'Press and moulding shops supply car plants on daily calls, with rejections debited weeks later, and each debit has to be answered by a credit note of its own.',
    },
    {
      kind: 'electronics',
      name: 'Electronics belt contractors',
      note: 'Bus, canteen and manpower contractors to the phone and appliance plants live on monthly bills that are passed only with proof of tax and contributions paid.',
    },
    {
      kind: 'healthcare-education',
      name: 'Enathur colleges and hospitals',
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
      why: 'Vendors to the Oragadam plants receive letters on differences between GSTR-1, GSTR-3B and the credits shown to them, most often after a rejected lot or a late credit note. A bare denial helps nobody. We trace the difference to the invoices behind it, reply in the form the notice calls for, and file an appeal if facts were ignored.',
    },
    {
      service: 'gst-returns',
      why: "Weaver families now sell through online marketplaces as well as the shop. The platform collects tax at source and reports sales in GSTR-8 by its own dates, while returns from brides in other states come back after the month closes. We reconcile platform statements with the shop's invoices, and add the reverse charge on yarn.",
    },
  ],
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
