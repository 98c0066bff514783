import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tiruvannamalai',
  changedOn: '2026-11-22',
  pincode: '606601',
  population: '1,45,000+',
  intro:
    'Once a month the full moon brings lakhs of walkers round the hill at Tiruvannamalai, and for the rest of it the town goes back to paddy, groundnut, milk and long-stay guests.',
  description: [
    'Few towns in the state have a calendar so plain. On full-moon nights and at Karthigai Deepam every room, stall and eating house on the girivalam road is full, and the following week is quiet. Some hosts let a floor of the family home to seekers from abroad for a whole winter. Ashrams, choultries and feeding trusts receive donations that bind them to purposes as well as to dates.',
    "Outside the temple streets the district farms. Paddy and groundnut come to the regulated markets and from there to rice and oil mills along the Polur and Chengam roads. Silk is woven at Arani, milk is collected from most villages. A miller's working capital swells at harvest, when the bank asks for stock statements, and a lodge owner's at Deepam. We plan the filing months round these two tides and collect papers in the slack weeks.",
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
      note: 'A room that costs little on a weekday sells for several times as much at full moon, so a night-wise tariff register is what supports the income declared.',
    },
    {
      kind: 'stored-crops',
      name: 'Paddy and groundnut trade',
      note: 'Merchants bid at the regulated market and pay growers the same day, and the market slip is the one paper that ties quantity, price and seller together.',
    },
    {
      kind: 'rice-mills',
      name: 'Rice mills of the Polur road',
      note: "Bran and husk earn a good part of a rice mill's margin, and a mill that leaves those sales off its bills cannot explain its yield.",
    },
    {
      kind: 'dairies',
      name: 'Village dairies and milk vans',
      note: 'Collection agents pay by fat test every ten days or so, and van hire, test slips and payments to producers need the same route number on all of them.',
    },
    {
      kind: 'silk-weaving',
      name: 'Arani silk weaving',
      note: 'Arani merchants supply warps to village looms for plain and checked silk, and advances to weavers should be reviewed yearly, since many will never be returned in cloth.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Car Street shops and flower sellers',
      note: 'Pooja goods, brassware and garlands sell in small notes and UPI, and shops that keep one QR code for home and trade lose track of their own turnover.',
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
  needs: [
    {
      service: 'gst-registration',
      why: "Homestay owners near the ashrams list rooms on travel sites, and the platform's report tells the department what the family never wrote down. Whether a number is needed depends on turnover, on the site used and on what else the same PAN earns. We answer that first, and where registration is due file it with the house papers that the officer will ask for.",
    },
    {
      service: 'income-tax-filing',
      why: 'Annadhanam trusts, choultries and small ashrams must show what was received, what was spent on the purpose and what was set aside, and file ITR-7 with audit papers where these apply. Anonymous hundi cash and gifts from foreign guests need particular care. For the priests and hosts themselves a plain personal return usually suffices.',
    },
    {
      service: 'udyam-registration',
      why: "Rice and oil mills on the Polur road borrow heavily at harvest, and the bank's first question is the Udyam number. Mills that registered long ago under an earlier owner's PAN, or as dealers, find the record does not match their returns. We correct activity, plant details and bank data, and give the miller a certificate that agrees with his GST.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Chengam',
      text: 'Mills and traders along the Chengam road buy paddy and groundnut from growers, and sell loose rice that is exempt, and packs and oil that are not; the form lists what leaves the gate. Silk merchants of Arani name the yarn store. Village dairies with milk alone may need nothing. Trusts look at hall rent, shops let out and books sold, since worship and free meals are not the whole of their income. Shops on Car Street choose between composition and the regular scheme. A homestay in a house of four heirs needs consent of three.',
    },
    'gst-returns': {
      ground: 'girivalam road',
      text: "Lodges and eating houses on the girivalam road earn on full-moon nights what they miss in the weeks between, and the return follows the tariff charged on the night, not the rate card. Booking sites report their part, guests who stay a winter pay by the month, and both need the register. Mills on the Polur road split loose rice, packs and bran. Silk merchants of Arani post yarn, wages and returns after festivals. Village dairies keep exempt milk apart. Flower sellers on Car Street have nothing to report, pooja shops do. Grain bought at the regulated market has its slip, and the slip's number on the sale bill ties the two.",
      trades: {
        'silk-weaving':
          'At Arani warps go out to villages on issue slips and return as sarees; neither is a sale. Sales to showrooms are billed by piece, returns after festivals get credit notes, and yarn bought from its maker is entered under reverse charge in its own month. Wages stay outside the return.',
      },
    },
    'gst-notices': {
      ground: 'full-moon nights',
      text: 'Booking sites, UPI and bank deposits peak on full-moon nights, and a letter may take such a night for all thirty. A room-wise register over the whole month, with its quiet weeks, is the answer. Homestay families separate gifts and family transfers from rent. Trusts show which receipts are donations and which are hall rent. Mills answer by yield, with bran and husk counted. Arani merchants explain advances to weavers, who are not suppliers. The register decides, so it has to exist before the letter comes. Shops with one QR code for home and trade go through the statement line by line once, and open a second code on the same day so it is not needed again.',
      trades: {
        'silk-weaving':
          'An Arani merchant may be asked about money paid to weavers that looks like purchases, and about yarn bought from its maker. Wage sheets by loom and cards by warp answer the first, yarn bills sorted by maker and dealer the second. Sarees on approval in city shops are listed with date and owner.',
      },
    },
    'gst-refunds': {
      ground: 'Arani',
      text: "Arani silk sent abroad by parcel in the merchant's own name can be looked at for yarn and packing; sold to a showroom in another city it is a home sale. Long-stay guests from abroad pay rent in India, and no refund follows from a foreign card. Rice mills have no claim on home sales. A lodge that gave back Deepam advances after a cancellation should issue the credit note before it asks for tax back. Trusts find at times that tax was paid on exempt receipts; the time limit runs from the payment. A mill that exports in its own name is the exception, with packing, freight and bank advices as its file for each lot.",
      trades: {
        'silk-weaving':
          "Arani silk that a merchant sends abroad by parcel opens a claim on zari, dyeing, packing and yarn, tax paid under reverse charge included. Sarees sold to shops in Chennai or Kanchipuram that export are home sales unless the concessional rate was agreed first. The village weaver's wage carries no tax to claim.",
      },
    },
    'income-tax-filing': {
      ground: 'girivalam',
      text: "Hosts on the girivalam route have rent or business, by whether rooms are let with service for nights or bare for months, and many have one of each. Full-moon cash is deposited on Monday, so the register of those nights lies beside the bank statement. Arani masters count yarn and half-woven silk. Rice mills report bran and husk. Milk money is business income, paddy from one's own land is not. Visitors from abroad who stay long should look at their own days in India before they sign a lease as resident.",
    },
    'pf-esi-services': {
      ground: 'Karthigai Deepam',
      text: 'For Karthigai Deepam lodges, stalls and kitchens take on hands for some days, and the count of that week can bring a firm under cover which then stays. Daily lists with names settle how many they were. Rice mills work long shifts after harvest with loadmen by the bag. Ashrams and choultries have sevaks who are not staff and cooks who are; the difference should stand on paper. Milk routes have drivers and testers in separate books. Arani weavers work at home, warpers in the shed. Pilgrim guards and parking hands for a festival come through an agency, whose challan is read for those very nights.',
    },
    'tds-tcs-returns': {
      ground: 'homestays',
      text: "Owners who lease out a house as homestays receive rent, and the lessee who runs it deducts when the rules for his kind of business ask for it; several heirs mean several PANs. Travel sites deduct from the host on the gross tariff, so the credit is larger than the payout suggests. Mills pay paddy brokers in the account and lorry owners with declarations. Dairies pay van owners by route. Trusts deduct on contractors and teachers of residential courses. Merchants of Arani watch processors' totals by PAN. Shops on Car Street mostly stay below the limits, apart from the rent of a shop with several owners. The owner settled abroad is a different form and a different rate.",
      trades: {
        lodges:
          "Lessees of houses on the girivalam road pay rent to several heirs, some of them abroad, and each heir's PAN and residence decide the form. Travel sites deduct from the lessee on the gross tariff. Decorators, cooks and tent hirers of Deepam week are paid by the job, so PANs come with the advance.",
      },
    },
    'company-registration': {
      ground: 'Ashrams',
      text: "Ashrams, feeding groups and choultries that think of a company mostly need a trust or, at times, a Section 8 company; land, donors from abroad and the founder's wishes decide, and the rules on foreign gifts are read before any account is opened. Families with three homestays need a lease and one manager rather than shares. Mills of two brothers look at an LLP. Arani weavers and groundnut growers can form producer companies. A company formed for a grant and then left asleep still owes its yearly forms.",
      trades: {
        'silk-weaving':
          "A silk house of Arani has its warps spread over villages and its debtors in other cities. An LLP keeps a failed buyer from reaching the family's house. Weavers who want to own their cloth can join a society or form a producer company, with one person who keeps its yearly forms.",
        lodges:
          'Houses on the girivalam road belong to heirs or to trusts, and a company that runs them needs leases that outlast one season. Food licence, local permission and travel-site accounts follow the name on the lease. A family that lets a few rooms of its own house is well served without a company.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'hill',
      text: "Round the hill the unit of account is the night: room, tariff, guest, mode of payment, site's commission. Winter guests have a page of their own with deposit and month. Feeding trusts keep gifts by purpose and show what was cooked and served. Rice mills keep lots with bran and husk. Village dairies keep fat by route. One QR code for home and shop is split from the first day. We plan the closing work between the tides of Deepam and harvest, so that papers are collected in slack weeks. Arani merchants keep issue slips by loom and review old advances yearly. Market merchants tie each lot to its slip, and shops on Car Street count the tray at night.",
      trades: {
        'silk-weaving':
          'Arani merchants give a warp for several sarees to a village loom and take them back over weeks. A card per warp shows silk out, sarees in, weight left and wages due. Plain and checked cloth have their own norms; what is short at the end of the warp is settled then, in writing.',
      },
    },
    'udyam-registration': {
      ground: 'Arani',
      text: "Arani silk weaving with the merchant's warp makes the merchant a maker, and the weaver another on his own PAN. Village dairies list chilling or ghee as manufacture, milk vans as transport. Lodges and homestays are services; building and furniture stay out, so even a house of many rooms may be micro. Flower and pooja shops gain bank lending alone. Ashrams' own kitchens need none of it. Mills on the Polur road enter boilers, dryers and sorters at book value, with the season's workers as the wage register shows.",
    },
    'iec-registration': {
      ground: 'Arani',
      text: "Arani silk is what the district sends abroad, mostly through shops in Chennai or Kanchipuram; the merchant who wants his own name on the parcel needs the code, composition on the invoice and a bank that knows export advices. Groundnut goes abroad only after laboratory tests and through exporters with the council's papers. Books, audio and crafts sold by an ashram to readers abroad are exports too, and need the code in the trust's PAN. Guests from abroad need nothing of the kind. Rice and oil are free or restricted by the notification of the day, so a miller asked for a sample reads it first. Village milk goes nowhere abroad.",
      trades: {
        'silk-weaving':
          'A merchant of Arani who sells to shops abroad names silk, zari and count on the invoice and keeps parcels small enough to be insured. Arani silk must not go as Kanchipuram silk, whose name is protected. The bank is told beforehand that small export remittances will come.',
      },
    },
  },
  seo: {
    title: 'Tiruvannamalai Lodges, Trusts and Rice Mills: Tax Help',
    description:
      'Night-wise room income, ITR-7 for ashram and annadhanam trusts, Udyam for Polur road mills: Tiruvannamalai filings planned round Deepam and harvest.',
    keywords: [
      'tax consultant Tiruvannamalai',
      'homestay GST registration',
      'trust ITR-7 filing',
      'rice mill Udyam',
      'accountant Tiruvannamalai',
    ],
  },
} satisfies CityContent;
