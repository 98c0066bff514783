import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'namakkal',
  changedOn: '2026-11-22',
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
      kind: 'lorries',
      name: 'Lorry, trailer and LPG tanker fleets',
      note: 'Drivers settle accounts on return, so the trip sheet, diesel bill and FASTag statement of one registration number have to agree before its profit can be trusted.',
    },
    {
      kind: 'layers',
      name: 'Layer farms and egg trade',
      note: 'Eggs leave by the tray on the declared rate, and poultry earnings count as business income, not farm income, so flocks, feed stock and culled birds need full accounts.',
    },
    {
      kind: 'body-building',
      name: 'Body-building yards and spares',
      note: "Building on a customer's chassis is a service while a finished vehicle is a sale of goods; the yard's quotation, code and invoice must all say which of the two it is.",
    },
    {
      kind: 'colleges',
      name: 'Residential schools and colleges',
      note: 'School trusts around Namakkal and Rasipuram take tuition, hostel and bus money at separate counters, and the three must meet again in one audited receipts account.',
    },
    {
      kind: 'borewell-rigs',
      name: 'Borewell rigs and compressors',
      note: 'Tiruchengode rigs drill in other States, where the place of the well decides which GST is charged on the bill and diesel, pipes and crew cost are booked job by job.',
    },
    {
      kind: 'sago',
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
  local: {
    'gst-registration': {
      ground: 'Tiruchengode',
      text: "Tiruchengode rigs drill in other states for months, and the place of the well decides which tax stands on the bill; whether a number in that state is needed is asked before the rig leaves. Lorry owners who work under reverse charge may need only a transporter number. Body yards declare building on the customer's chassis beside sale of vehicles. Layer farms sell exempt eggs, birds and feed and may need nothing, until they let a lorry or a hall on hire. Sago units list yard and godown. School trusts list hall rent and canteen.",
    },
    'gst-returns': {
      ground: 'Paramathi Velur',
      text: "Layer farms towards Paramathi Velur have exempt eggs, culled birds and feed; manure packed under a brand may be taxed, and so may freight on machinery that a registered farm buys. Sago units split starch, sago and peel by code and match the society's dates. Body yards mark each bill as sale or work on the customer's chassis, and tax advances in their month. Rig bills follow the well's state. Schools show what is not exempt. Eggs shipped abroad are exports in the return even though at home they are exempt.",
    },
    'gst-notices': {
      ground: 'LPG tankers',
      text: "Owners of LPG tankers appear in oil companies' records with every trip, and freight that is missing from their own return is asked for; consignment notes and the declaration of who pays the tax answer it. Body yards explain chassis that were never theirs. Rig owners explain bills with another state's tax. Egg farms explain deposits that never bore tax, with egg notes and the zone's declared rate. Sago units answer by starch and bags. A fleet list with registration numbers is the first page of every reply here.",
    },
    'gst-refunds': {
      ground: 'Body yards',
      text: "Body yards that build for an order abroad, rig owners who paid the tax of one state where another's was due, and tanker owners with an idle cash balance are the ones with something to claim. Each is a paper case: chassis and order for the first, site bills and both returns for the second, ledger extracts for the third. Eggs shipped abroad from the Namakkal zone are exports although exempt at home, so packing, cold chain and freight carry a claim. Chassis and tyres bought for exempt hire give no credit, hence no refund.",
      trades: {
        sago: "Sago units of Rasipuram and Sendamangalam sell through the society's auction and direct to merchants, both home sales. A factory that ships starch or sago itself claims on bags, chemicals and freight, lot by lot; roots came without tax and add nothing, so the amount is smaller than the sale suggests.",
      },
    },
    'income-tax-filing': {
      ground: 'egg',
      text: "The day's egg price is declared for the zone, so a layer farm's income can be worked out from birds and trays, and it is business income. Flocks, feed in bins and old birds sold are the account. Fleet owners choose presumptive income or full books by their loan interest, vehicle by vehicle. Rig owners have crew, diesel and pipes in other states and bits that wear out. Body builders show stage advances. School trusts file with audit papers. A lorry in the wife's name with freight paid to the husband splits credit from income.",
    },
    'pf-esi-services': {
      ground: 'Body yards',
      text: "Body yards along the highways work with gangs of welders, fitters and painters under a leader; tanker fleets with drivers whose batta is wage or expense as the trip sheet says; rigs with crews who live on the machine; layer farms with families beside the sheds; sago units with women in season. We make one sheet of names, days and money from each, and settle who is on whose roll. Schools count drivers, wardens and cooks. A driver's second account number is merged before he leaves, not after. Schools enter pay revisions in the months they belong to, so that PF wages and ESI periods agree for each of them.",
      trades: {
        'body-building':
          'Yards along the Namakkal highways build tankers, trailers and bus bodies with gangs who move to the next yard when a body is done. The list is made by body and week: name, number, days, wage. Gas cutting and work inside a tank are dangerous, so nobody starts before his number exists.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Rasipuram',
      text: "School trusts around Rasipuram pay bus owners, mess contractors, builders and guest teachers under four heads, and the trust's number on the statement must be the paying one. Sago units pay root brokers and loading gangs in the account. Body yards pay painters' and upholsterers' gangs by PAN, and scrap steel sold weekly calls for tax on the bill. Egg farms pay agents a commission cut from the price. Rig owners pay agents in other states who bring wells. A declaration signed by a driver is worth nothing.",
    },
    'company-registration': {
      ground: 'LPG tankers',
      text: "Oil companies contract LPG tankers by owner and vehicle, so a fleet that turns company has each tanker transferred with contract, permit, licence for the gas and financier's letter, one by one. Most owners leave the old ones outside and buy the next in the company. Body yards need approvals in the new name. Layer farmers can pool feed in a producer company. Rig partners need a deed that says who owns which rig and who pays for a lost bit. School trusts remain trusts.",
    },
    'accounting-bookkeeping': {
      ground: 'Rasipuram',
      text: "Sago units of Rasipuram crush in season and sell for months after, so a lot register follows roots, starch and bags in the godown. Layer farms keep birds, feed and trays by shed every week, with the zone's declared rate beside each egg note. Body yards keep a sheet per body and the chassis out of stock. Rigs keep feet drilled, diesel and pipes by well, in the state of the well. School trusts bring tuition, hostel and bus money from three counters into one receipts account. Drivers' batta is paid against a trip sheet.",
    },
    'udyam-registration': {
      ground: 'rigs',
      text: "Lorries, tankers and rigs are the investment of this district and stand at book value, which is why an owner with few trips may not be micro. Body building is manufacture, also on a chassis of the customer. Layer farms choose the right animal code and enter the feed mill. Sago making is manufacture. Bills to public bodies for wells and to oil companies for freight wait long, and the number printed on them opens the remedy. Vehicles in a brother's name belong to his own certificate. Schools and colleges leave it to their bus owners and caterers.",
    },
    'iec-registration': {
      ground: 'eggs',
      text: "Table eggs leave Namakkal for countries that approve farms one by one, so approval comes before the code; then health certificates, the council's registration and a cold chain with temperature records. Farms that sell to an exporter need none of it. Body builders use the code for a bus ordered abroad, rig owners for imported hammers and spares, fleets for trailers. Never lend it for a friend's container. Sago goes abroad mostly through merchants who buy at the society and hold a code of their own.",
      trades: {
        sago: "Starch from the Rasipuram side goes abroad mostly through merchants. A factory that is asked for a direct lot needs a food licence or an industrial grade on the label, laboratory reports on colour and viscosity, and bags printed as the contract says. The society's grade slip is no export certificate.",
      },
    },
  },
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
