import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'krishnagiri',
  changedOn: '2026-11-22',
  pincode: '635001',
  population: '71,000+',
  intro:
    "Mango pulp in drums, polished granite and electric scooters all leave by Krishnagiri's highways, and here a shipping bill or an e-way bill decides as much as the cash book does.",
  description: [
    "The fruit season from April to July makes or breaks a year in Krishnagiri. Totapuri and Alphonso mangoes reach pulp factories between the town, Kaveripattinam and Bargur and go abroad in cans and aseptic drums. Granite from the surrounding hills is sawn and polished for export as well. Electric two-wheelers are built at Pochampalli, power electronics at Kurubarapalli, and Bargur's textile shops draw buyers from across the Karnataka and Andhra borders.",
    'Exporting from an inland junction ties up money. Tax paid on drums, machinery and freight gathers in the credit ledger while foreign buyers pay in their own time, and quarries carry a second set of papers from the Mines Department. We line up shipping bills, bank realisation and GST returns lot by lot, so that one wrong invoice number does not stop a refund, and we keep the permit register beside the sales ledger.',
  ],
  keyAttractions: [
    'Krishnagiri Reservoir (KRP Dam)',
    'Krishnagiri Fort and Syed Basha Hill',
    'Rayakottai Fort',
    'Government Museum, Krishnagiri',
    'Kattuveera Anjaneyar Temple',
  ],
  majorIndustries: [
    {
      kind: 'fruit-pulp',
      name: 'Mango pulp factories',
      note: "Pulp packers make the whole year's stock in one season, so drums in store, the bank's stock statement and the GST returns must show the same quantity in August and in March.",
    },
    {
      kind: 'quarries',
      name: 'Granite quarrying and polishing',
      note: 'A rough block, a sawn slab and a polished tile differ in code and in waste, and unless cutting yield is written down per block the stock never agrees with the permit.',
    },
    {
      kind: 'vegetable-markets',
      name: 'Mango mandis and vegetables',
      note: 'Mandi agents at Krishnagiri and Rayakottai lend against a crop still on the tree and recover it in fruit, an advance that must not drift into purchases or interest.',
    },
    {
      kind: 'auto-components',
      name: 'Electric two-wheeler vendors',
      note: 'Suppliers around the Pochampalli estate deliver on schedules with later price changes, and each debit or credit note has to reach the return of the proper tax period.',
    },
    {
      kind: 'cloth-trade',
      name: 'Bargur textile market',
      note: 'Bargur shops buy in bulk from Surat and Erode for the wedding and festival trade, so inward e-way bills and supplier filings are the first thing compared with their credit.',
    },
    {
      kind: 'plant-contractors',
      name: 'Plant contractors at Kurubarapalli',
      note: 'Packing, canteen, bus and manpower suppliers to the Kurubarapalli plants are paid against a purchase order, and an invoice that departs from it waits for months.',
    },
  ],
  serviceAreas: [
    'Bargur',
    'Kaveripattinam',
    'Pochampalli',
    'Uthangarai',
    'Rayakottai',
    'Shoolagiri',
    'Mathur',
    'Kurubarapalli',
  ],
  needs: [
    {
      service: 'gst-refunds',
      why: 'A pulp packer shipping under a letter of undertaking has input tax locked in drums, cans and machinery; a granite exporter has it in diamond segments and abrasives. A claim in RFD-01 can fail on a small thing: a missing port code, a shipping bill number mistyped in GSTR-1 or money not yet realised. Our claim statement is therefore built backwards, from ICEGATE and bank papers to the return.',
    },
    {
      service: 'gst-notices',
      why: 'Granite from Krishnagiri is checked twice, by the Mines Department and by GST squads on the Bengaluru and Chennai highways. A block with a lapsed permit, or permits that exceed invoiced volume, ends in a detention order or a DRC-01. We lay permits, e-way bills and GSTR-1 side by side, explain the cutting waste with measurements, and appeal where waste has been taxed as sale.',
    },
    {
      service: 'iec-registration',
      why: "Slab polishers and grower groups that have sold through merchant exporters in Chennai want their own name on the shipping bill. We obtain the code on the DGFT portal, have the bank's AD code registered at the port through ICEGATE, and arrange APEDA registration for pulp or CAPEXIL membership for stone, so that the first container is not held back for papers.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Bargur',
      text: "Bargur's cloth shops sell across the Karnataka and Andhra borders every day, and a seller of goods over a state line is in GST from the first bale. Mango agents with an exempt commission and fresh fruit may not be. Pulp packers list factory, cold store and a seasonal yard. Quarries give survey numbers, lease and photographs in place of door numbers. Contractors at Kurubarapalli need one name in GST, PF code and bank before the plant enrols them. Two-wheeler vendors bring lease and vendor letter. Mandi agents who lend to growers earn interest beside commission, and it is looked at when the limit is tested. A polisher who exports should register before the first block is bought.",
    },
    'gst-returns': {
      ground: 'Bargur',
      text: "The first check at Bargur is inward e-way bills from Surat and Erode against purchases, then buyers from two other states sorted from local ones. Pulp packers report drums sold to juice makers apart from drums exported. Mango agents show commission; advances on a crop still on the tree are no purchase. Granite owners match permit and invoice and pay on royalty. Two-wheeler vendors post the plant's price changes in the month they are agreed. Contractors bill attendance as passed. The busiest month is July, when fruit and weddings meet.",
    },
    'gst-notices': {
      ground: 'Bargur',
      text: "At Bargur inward e-way bills from Surat are compared with purchases and outward ones with sales to two other states, so a bale that went straight from Erode to a buyer in Andhra has to be shown in both. Pulp packers answer by fruit, strength and drums. Vendors answer for debit notes in the plant's books. Contractors answer for attendance short-passed. Mango agents answer for money that is growers'. A lorry held on the highway wants its reply in days; invoice, permit and weighment slip should travel with it.",
    },
    'gst-refunds': {
      ground: 'Bargur',
      text: "Cloth sent from Bargur to Karnataka or Andhra leaves the state and not the country, so no refund follows, though tax billed under the wrong head can be set right: right head first, then the claim. Two-wheeler vendors look at zone supplies with the officer's endorsement. Contractors look at bills cut by the plant after tax was paid. Mango agents' commission is exempt. For pulp and granite the season decides the period: a claim per quarter keeps money moving, while one saved for the year leaves no time to mend a memo.",
    },
    'income-tax-filing': {
      ground: 'mangoes',
      text: "The mangoes decide the year: fruit bought between April and July becomes pulp that stands in stock in March, valued by drum, strength and lot, and equal to what the bank was told. Agents report commission and interest apart from fruit. Garden lessees show losses with lease and picking costs on paper. Granite owners count blocks at the pit and slabs in the yard. Bargur merchants count bales and goods returned after festivals. Contractors match the plants' deductions. Totapuri bought from growers for cash needs a name on each slip. Vendors book price cuts of the plants when they are agreed. A rented orchard's watchman, picking and lorry hire belong to that orchard, and not to the household.",
      trades: {
        'auto-components':
          "Vendors around Pochampalli build for models that change within the year. Tools paid for by the plant stay out of their assets; price cuts agreed late are booked in the year they belong to; parts made for a model that ended are written down with the plant's letter in the file.",
      },
    },
    'pf-esi-services': {
      ground: 'pulp factories',
      text: "Mango pulp factories run three months with hundreds of hands, mostly women from nearby villages, and then with a handful. Whether the season changes cover under ESI is tested on the process; provident fund accounts are opened for those who stay only weeks, and exits are written when the fruit ends. Granite yards have drillers, loaders and polishers under three employers. Contractors at Pochampalli and Kurubarapalli are paid against a challan with the names at the gate. Sort the three before June, not in it. Bargur shops add wedding-season hands, mandi agents share loadmen with the market. Vendors at the two-wheeler plants hold apprenticeship contracts ready, because the plant's auditor asks for them by name.",
      trades: {
        'plant-contractors':
          'Contractors at Kurubarapalli and Pochampalli take on people from villages on both sides of the state line for a few months. An account number from an earlier plant is looked up before a new one is made; gate days, wage sheet and challan then carry one name, one number and one spelling.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Mandi agents',
      text: 'Mandi agents lend against a crop still on the tree, and what is recovered in fruit is loan, interest or price; the deduction depends on which. Pulp factories pay fruit brokers, cold stores, drum reconditioners and lorries with declarations. Quarries pay blasting gangs and machine hire, and find tax collected with their lease. Bargur shops pay commission agents of Surat, mostly cut from the bill. Plant contractors deduct from bus owners. The fruit months have the most payees, so PANs are taken with the first load. Electric vehicle vendors sell press scrap with tax collected on the same invoice, and pay designers whose bill is a fee and not a contract.',
      trades: {
        'plant-contractors':
          "Packing, canteen and bus contractors here are paid against a purchase order after deduction, and pay van owners, caterers and village leaders in turn. A leader who brings his people is a contractor or a workman by what was agreed, so the agreement and his PAN come before the first week's money.",
      },
    },
    'company-registration': {
      ground: 'Pochampalli',
      text: 'Vendors at Pochampalli are asked for a company by the two-wheeler plants, with audited accounts and a board; tools owned by the plant stay outside its assets. Mango growers who want a pulp line form a producer company, and its deposits, grants and yearly forms need one person who remembers them. Granite families begin at the mines office. Bargur merchants with three shops in three names look at an LLP for the wholesale side. Pulp factories list supplier loans, because a company may not keep them as a firm did. Contractors at Kurubarapalli ask the plant which codes and past work a company may claim, and take labour licence and provident fund code afresh.',
    },
    'accounting-bookkeeping': {
      ground: 'aseptic drums',
      text: "Cans and aseptic drums are numbered, and the book follows the number from fruit slip to batch, cold store and shipping bill; the bank's stock statement is drawn from it in August and in March alike. Granite blocks have numbers too, with yield to slab and tile. Mango agents keep grower pages with advance and fruit. Bargur keeps bales by lot and state of purchase. Vendors keep tool registers and debit notes. Contractors keep attendance by work order. In this district the number painted on a thing is the voucher.",
    },
    'udyam-registration': {
      ground: 'granite',
      text: 'Sawing and polishing granite is manufacture, selling blocks is not always; excavators and saws count at book value, the hill does not. Pulp making is manufacture however short the season; evaporators and cold rooms count. Vendors print the number on bills to the plants. Mango agents and Bargur merchants gain bank lending alone. Contractors are services. Exports are left out of the turnover test, which keeps many pulp and granite units small. Fill in the workers that the wage register shows for the season, since a scheme office compares.',
      trades: {
        'auto-components':
          "A vendor to the electric two-wheeler plants gives its Udyam number with the first quotation and prints it on each bill. Its own presses, moulds and testers enter at book value, the plant's tools do not. Where packs or harnesses are assembled, manufacture is named and not repair or trade.",
      },
    },
    'iec-registration': {
      ground: 'Rayakottai',
      text: 'Vegetable and mango sellers at Rayakottai reach buyers abroad through packing houses that hold the code, and growers need none until their own group ships. Vendors to the electric two-wheeler plants import cells, magnets or tools, some of which want quality approval before they are shipped; the code, the classification and the approval come in that order. Bargur merchants who import fabric look at labels and tests. Granite polishers bring in segments and abrasives on the code that ships their slabs.',
    },
  },
  seo: {
    title: 'GST Refund and Export Code Services in Krishnagiri',
    description:
      'For mango pulp packers, granite exporters and Bargur cloth merchants: GST refund claims, replies to notices and IEC registration in Krishnagiri district.',
    keywords: [
      'GST refund Krishnagiri',
      'mango pulp export GST',
      'granite GST notice',
      'IEC registration Krishnagiri',
      'Bargur textile GST',
      'tax consultant Krishnagiri',
    ],
  },
} satisfies CityContent;
