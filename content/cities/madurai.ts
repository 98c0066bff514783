import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'madurai',
  changedOn: '2026-11-21',
  pincode: '625001',
  population: '14,00,000+',
  intro:
    'In Madurai the temple sets the trading day: shops on the Masi streets, lodges near the station and the flower sheds at Mattuthavani all earn by its calendar.',
  description: [
    'Trade in Madurai runs in rings around the Meenakshi temple. The Chithirai, Aadi, Avani Moola and Masi streets hold cloth, vessels, grain and hardware, and they supply the small towns of five southern districts. Pilgrims keep the lodges and messes full, and the big eye and general hospitals bring families who stay for a week at a time. Rubber and vehicle parts, an old speciality of the city, keep the workshops of Kochadai and Kappalur busy.',
    'Sales here are many and small, and they swell in the festival months. A sungudi shop may take more during Chithirai Thiruvizha than in the quiet weeks that follow, so a turnover estimate made in June misleads. Jasmine is bought before dawn on cash slips. Families hold two or three shops under different names but share one godown. Sorting out whose stock, whose rent and whose tax it is comes before any return.',
  ],
  keyAttractions: [
    'Meenakshi Amman Temple',
    'Thirumalai Nayakkar Mahal',
    'Gandhi Memorial Museum',
    'Alagar Kovil',
    'Thiruparankundram Murugan Temple',
    'Vandiyur Mariamman Teppakulam',
  ],
  majorIndustries: [
    {
      kind: 'retail',
      name: 'Masi street and Vilakkuthoon wholesalers',
      note: 'Cloth and hardware leave Vilakkuthoon by bus parcel to Theni, Sivaganga and Ramanathapuram, and the parcel office receipt is often the only proof of delivery in the file.',
    },
    {
      kind: 'healthcare-education',
      name: 'Eye hospitals, clinics and colleges',
      note: 'Specialists in Madurai sit in two or three hospitals a day, and their receipts have to be matched with the tax each hospital deducted.',
    },
    {
      kind: 'tourism',
      name: 'Temple lodges and restaurants',
      note: 'Room tariffs in the lanes off Town Hall Road rise in festival weeks; the tax follows the tariff charged on the day, so the register must show it for each room.',
    },
    {
      kind: 'auto-components',
      name: 'Rubber and vehicle parts',
      note: 'Moulding units at Kappalur buy compound in bulk and sell bushes and beadings by the piece, and only a consumption norm per part makes their closing stock believable.',
    },
    {
      kind: 'handloom-silk',
      name: 'Sungudi saree makers',
      note: 'Cloth for Madurai sungudi is tied in homes, then dyed and printed by others; wages paid to those households need vouchers with names, not one monthly lump.',
    },
    {
      kind: 'farm-produce',
      name: 'Madurai malli flower market',
      note: "Jasmine prices at Mattuthavani change within a morning, so commission agents must keep the grower's sale note and their own commission in two separate columns.",
    },
  ],
  serviceAreas: [
    'Town Hall Road',
    'Simmakkal',
    'Mattuthavani',
    'Anna Nagar',
    'Kappalur',
    'Thiruparankundram',
    'Melur',
    'Thirumangalam',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: "Brothers who divide a Masi street shop, or a family that turns the upper floor into a lodge, need a registration that fits the facts: who owns the stock, which godown is an additional place of business, whether the composition scheme is open to them. An application with a father's electricity bill and no consent letter is the one most often queried here.",
    },
    {
      service: 'income-tax-filing',
      why: "Consultants at Madurai hospitals receive salary from one, a share of fees from another and cash at an evening clinic in K K Nagar. Choosing the form, claiming equipment and nursing wages, and tallying every hospital's deduction with the tax credit statement takes a proper working. A return filed from Form 16 alone leaves the clinic out and invites a query.",
    },
    {
      service: 'gst-returns',
      why: 'A vessel or textile dealer here may raise hundreds of small bills in a festival week and then none worth noting for days. UPI collections, card slips and the cash box must add up to the outward supply shown, with HSN codes for each line. We take the billing data weekly in season, so that the month does not end with a guess.',
    },
  ],
  seo: {
    title: 'Tax Consultant for Madurai Shops, Clinics and Lodges',
    description:
      'New GST numbers, monthly returns and income tax filing for Madurai wholesalers, lodges, doctors, sungudi makers and flower agents, with papers by WhatsApp.',
    keywords: [
      'tax consultant Madurai',
      'GST registration Madurai',
      'income tax filing Madurai',
      'accounts for shops in Madurai',
      'GST return filing Madurai',
    ],
  },
} satisfies CityContent;
