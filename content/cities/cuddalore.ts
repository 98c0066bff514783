import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'cuddalore',
  changedOn: '2026-11-21',
  pincode: '607001',
  population: '1,70,000+',
  intro:
    'Cuddalore has a chemical estate at its southern gate, trawlers in the Old Town harbour and Panruti cashew up the road, three trades that meet GST in three different ways.',
  description: [
    'South of the town, along the Chidambaram road, the SIPCOT estate makes dyes, drug intermediates and resins, and keeps hundreds of contract hands, tanker owners and fabrication shops at work. Inland, Neyveli digs lignite and burns it for power, and firms from Cuddalore supply its spares, buses and maintenance gangs. Their income arrives after deductions, which must be found again at the time of the return.',
    'At the harbour in the Old Town a boat owner sells his catch at auction before breakfast, then spends the day paying for diesel, ice and nets. Panruti shells cashew by hand and sends jackfruit by the lorry. Cyclones and floods are part of business on this coast, so insurance claims, damaged stock and rebuilt sheds turn up in the books of most years. We ask for photographs and survey reports while they can still be had.',
  ],
  keyAttractions: [
    'Silver Beach, Devanampattinam',
    'Padaleeswarar Temple, Thiruppadiripuliyur',
    'Fort St. David',
    'Devanathaswamy Temple, Thiruvanthipuram',
    'Pichavaram mangroves',
  ],
  majorIndustries: [
    {
      kind: 'chemicals-salt',
      name: 'SIPCOT chemical plants',
      note: 'Plants here buy solvents in tankers and sell by drum, and recovered solvent put back into the process has to be valued once, neither lost nor counted twice.',
    },
    {
      kind: 'energy',
      name: 'Neyveli lignite and power contracts',
      note: "Maintenance and transport contractors are paid on measured work with retention held back, and the retention is income or not according to the contract's own terms.",
    },
    {
      kind: 'seafood',
      name: 'Old Town fishing harbour',
      note: "A trawler's trip is settled by shares between owner and crew after diesel and ice are taken off, a custom that needs only a trip sheet to become a proper account.",
    },
    {
      kind: 'farm-produce',
      name: 'Panruti cashew and jackfruit',
      note: 'Raw nuts in shell bought from a grower put the tax on the registered buyer under reverse charge, and the yield of kernels by grade decides the value of stock.',
    },
    {
      kind: 'food-processing',
      name: 'Nellikuppam sugar and cane work',
      note: 'Cane harvesting gangs and lorry owners draw advances before the crushing season, which have to be cleared against tonnage slips and not carried forward for years.',
    },
  ],
  serviceAreas: [
    'Manjakuppam',
    'Thiruppadiripuliyur',
    'Cuddalore Old Town',
    'Devanampattinam',
    'Semmandalam',
    'Nellikuppam',
    'Panruti',
    'Neyveli',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: 'Contractors in the chemical estate send the same gang to two plants within a month, and both plants want proof of contributions for the days worked there. After an accident the ESI number of the injured hand is the first thing sought. We register people on joining, split wages by plant and keep the proof ready for each principal employer.',
    },
    {
      service: 'gst-returns',
      why: "Panruti cashew brings several rules into one shop: raw nuts from growers under reverse charge, kernels taxed on sale, shells sold to oil makers as well. Traders who book the nuts as ordinary farm purchases leave the tax unpaid without knowing it. We separate purchases by seller and product before the month's figures are fixed.",
    },
    {
      service: 'income-tax-filing',
      why: 'Those who work for Neyveli or the sugar mill are paid after tax deducted at source, while bills passed in one year are often paid in the next. Income reported in one year and credit claimed in another is the commonest reason for a held refund. We tie each bill to its deduction, then file for the year in which the two belong.',
    },
  ],
  seo: {
    title: 'Cuddalore Contractors, Cashew and Fishing: Tax Services',
    description:
      'PF and ESI for SIPCOT labour, reverse charge on Panruti cashew, tax credits of Neyveli contractors: filings for Cuddalore, handled from Coimbatore.',
    keywords: [
      'tax consultant Cuddalore',
      'Panruti cashew GST',
      'SIPCOT Cuddalore PF ESI',
      'Neyveli contractor income tax',
      'GST returns Cuddalore',
    ],
  },
} satisfies CityContent;
