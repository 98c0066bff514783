import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'salem',
  changedOn: '2026-11-21',
  pincode: '636001',
  population: '9,00,000+',
  intro:
    "Anklets from Sevvapet, sago from the tapioca belt and stainless steel from the plant at the foot of Kanjamalai: Salem's books are weighed before they are added up.",
  description: [
    'Three metals and a root crop feed Salem. Silver is drawn, beaten and polished into kolusu in the homes and sheds of Sevvapet, Panangadu and Sivathapuram. The steel plant below Kanjamalai has gathered fabricators and scrap dealers around it. Magnesite is dug from the Chalk Hills. And tapioca from the district is turned into sago and starch, a good part of it sold through the co-operative society that the trade calls Sagoserve.',
    "These are trades of weight and yield. An anklet maker is paid labour by the kilo and must answer for every gram of touch; a sago factory buys roots by starch content and ends with pearls, flour and peel. Money is easily lost on paper when the loss in process is not recorded. Leigh Bazaar's grocers and the silk weavers of Gugai and Ammapet add the usual credit sales and piece wages.",
  ],
  keyAttractions: [
    'Yercaud hill station',
    'Mettur Dam',
    'Sugavaneswarar Temple',
    'Kottai Mariamman Temple',
    'Kurumbapatti Zoological Park',
  ],
  majorIndustries: [
    {
      kind: 'engineering',
      name: 'Steel fabrication and rolling units',
      note: 'Traders who buy stainless offcuts and sell melting scrap in Salem have tax collected at source on top of GST, and both must appear under the right PAN.',
    },
    {
      kind: 'food-processing',
      name: 'Sago and starch factories',
      note: 'Sekos around Attur Road and Omalur run for a season, so wages, firewood and root purchases crowd into a few months while sales through Sagoserve continue all year.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Silver anklet makers',
      note: 'A Sevvapet trader hands pure silver to a dozen household smiths, and the metal that is with each of them on closing day is his stock, not theirs.',
    },
    {
      kind: 'handloom-silk',
      name: 'Silk and dhoti weavers',
      note: 'Master weavers of Gugai supply warp and zari to looms at home and deduct advances from wages, a running account that needs a page for each weaver.',
    },
    {
      kind: 'cement-minerals',
      name: 'Magnesite and refractory units',
      note: 'Brick makers near the Chalk Hills pay royalty and dead rent along with the mineral price, and those payments to government have their own GST treatment.',
    },
    {
      kind: 'retail',
      name: 'Leigh Bazaar wholesale trade',
      note: 'Pulses, jaggery and oil leave Leigh Bazaar in loose bags and in labelled packs on one bill; the two are taxed differently and need different item codes.',
    },
  ],
  serviceAreas: ['Sevvapet', 'Ammapet', 'Gugai', 'Hasthampatti', 'Suramangalam', 'Kondalampatti', 'Omalur', 'Attur'],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'Kolusu makers settle with smiths in fine silver and with shops in rupees, on the same day, at a rate that moves hourly. We keep a metal ledger in grams beside the money ledger, book melting loss and solder, and value what is lying with each smith at year end. Without that, profit is only a change in the silver price.',
    },
    {
      service: 'gst-notices',
      why: 'Scrap and steel dealers are asked about credit whenever a supplier further up the chain has stopped filing or lost his registration. The dealer in Salem holds an invoice and a bank transfer, but the officer wants weighbridge slips, e-way bills and lorry receipts. We collect those for each disputed load and set them out in the reply to the show cause notice.',
    },
    {
      service: 'udyam-registration',
      why: 'Household silver units and sago factories both qualify as makers, yet many are registered as traders or not at all, and the bank then treats a term loan for a polishing machine or a dryer as an ordinary loan. We choose the manufacturing code, tie the investment figure to the return already filed, and list all the sheds that stand on one PAN under one enterprise.',
    },
  ],
  seo: {
    title: 'Salem Accounts and GST for Silver, Sago and Steel Trades',
    description:
      'Metal ledgers for anklet makers, replies to GST notices for scrap dealers and Udyam for sago units: accounts and tax work for Salem, sent by courier or phone.',
    keywords: [
      'tax consultant Salem',
      'GST notice reply Salem',
      'accountant for silver anklet makers',
      'Udyam registration Salem',
      'sago factory accounts',
    ],
  },
} satisfies CityContent;
