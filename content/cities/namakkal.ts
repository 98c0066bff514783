import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'namakkal',
  changedOn: '2026-11-21',
  pincode: '637001',
  population: '1,19,000+',
  intro:
    "From an LPG tanker parked on the Salem Road to a layer farm waiting for the day's egg price, Namakkal's money moves by trip sheet and tray, and its tax records have to follow both.",
  description: [
    "Namakkal builds lorries, owns them and sends them across India. Body yards stand along the highways, the bulk LPG tankers that feed the southern bottling plants are largely run by owners based here, and borewell rigs from Tiruchengode work in distant States for much of the year. Behind the roads lie the layer farms, whose eggs are sold on the National Egg Coordination Committee's rate for the Namakkal zone.",
    "Both trades earn in small sums far from the desk. A fleet's profit hides in diesel bills, FASTag statements, tyre purchases and loan schedules for every registration number; a farm's hides in feed, chick batches and the sale of old birds. We rebuild the year vehicle by vehicle and flock by flock, agree the freight with the tax credit statement, and keep freight, body work and exempt eggs in separate ledgers.",
  ],
  keyAttractions: [
    'Namakkal Anjaneyar Temple',
    'Narasimhaswamy Temple',
    'Namakkal Fort',
    'Kolli Hills',
    'Agaya Gangai Falls',
    'Ardhanareeswarar Temple, Tiruchengode',
  ],
  majorIndustries: [
    {
      kind: 'transport',
      name: 'Lorry, trailer and LPG tanker fleets',
      note: 'Drivers settle accounts on return, so the trip sheet, diesel bill and FASTag statement of one registration number have to agree before its profit can be trusted.',
    },
    {
      kind: 'poultry-dairy',
      name: 'Layer farms and egg trade',
      note: 'Eggs leave by the tray on the declared rate, and poultry earnings count as business income, not farm income, so flocks, feed stock and culled birds need full accounts.',
    },
    {
      kind: 'auto-components',
      name: 'Body-building yards and spares',
      note: "Building on a customer's chassis is a service while a finished vehicle is a sale of goods; the yard's quotation, code and invoice must all say which of the two it is.",
    },
    {
      kind: 'healthcare-education',
      name: 'Residential schools and colleges',
      note: 'School trusts around Namakkal and Rasipuram take tuition, hostel and bus money at separate counters, and the three must meet again in one audited receipts account.',
    },
    {
      kind: 'engineering',
      name: 'Borewell rigs and compressors',
      note: 'Tiruchengode rigs drill in other States, where the place of the well decides which GST is charged on the bill and diesel, pipes and crew cost are booked job by job.',
    },
    {
      kind: 'food-processing',
      name: 'Sago and starch units',
      note: 'Sago units of the Rasipuram and Sendamangalam belt crush tapioca in season and sell for months after, so roots bought and starch in the godown need a lot register.',
    },
  ],
  serviceAreas: [
    'Mohanur',
    'Tiruchengode',
    'Rasipuram',
    'Paramathi Velur',
    'Sendamangalam',
    'Puduchatram',
    'Namagiripettai',
    'Mudalaipatti',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'A bank that refinances a Namakkal fleet asks what each vehicle earned, and a single ledger called lorry account cannot answer. We open an account for every registration number, post freight, diesel, toll, tyres, insurance and loan interest to it from trip sheets and FASTag statements, and route driver batta paid on the road through a cash book that never shows a negative balance.',
    },
    {
      service: 'tds-tcs-returns',
      why: "Tanker and trailer owners receive freight from oil and cement companies after deduction, or without it once a transporter's declaration is on record. Credits go astray when the payer holds an old PAN or a partner's PAN. We match freight bills with the tax credit statement, ask the payer for a correction, and file returns for owners who themselves hire other people's lorries.",
    },
    {
      service: 'gst-returns',
      why: 'One Namakkal owner may hire a lorry out to a transport agency, issue consignment notes as an agency himself and sell an old tanker, each with its own treatment. We sort exempt hire, freight on which the customer pays the tax, and taxable work before GSTR-1 goes in, and take input credit on tyres, chassis and steel only where the chosen freight option permits it.',
    },
  ],
  seo: {
    title: 'GST and Tax Help for Namakkal Lorry Owners',
    description:
      'Accounts, TDS credit and GST returns for lorry fleets, LPG tankers, body yards and layer farms in Namakkal, served from Coimbatore by phone and WhatsApp.',
    keywords: [
      'tax consultant Namakkal',
      'GST for lorry owners',
      'LPG tanker TDS refund',
      'poultry farm accounts Namakkal',
      'body building GST',
      'Tiruchengode rig accounts',
    ],
  },
} satisfies CityContent;
