import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'salem',
  changedOn: '2026-11-22',
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
      kind: 'steel-scrap',
      name: 'Steel fabrication and rolling units',
      note: 'Traders who buy stainless offcuts and sell melting scrap in Salem have tax collected at source on top of GST, and both must appear under the right PAN.',
    },
    {
      kind: 'sago',
      name: 'Sago and starch factories',
      note: 'Sekos around Attur Road and Omalur run for a season, so wages, firewood and root purchases crowd into a few months while sales through Sagoserve continue all year.',
    },
    {
      kind: 'jewellery',
      name: 'Silver anklet makers',
      note: 'A Sevvapet trader hands pure silver to a dozen household smiths, and the metal that is with each of them on closing day is his stock, not theirs.',
    },
    {
      kind: 'silk-weaving',
      name: 'Silk and dhoti weavers',
      note: 'Master weavers of Gugai supply warp and zari to looms at home and deduct advances from wages, a running account that needs a page for each weaver.',
    },
    {
      kind: 'refractories',
      name: 'Magnesite and refractory units',
      note: 'Brick makers near the Chalk Hills pay royalty and dead rent along with the mineral price, and those payments to government have their own GST treatment.',
    },
    {
      kind: 'grocery-wholesale',
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
      why: 'A scrap or steel dealer may be asked about credit when a supplier further up the chain has stopped filing or lost his registration. The dealer in Salem holds an invoice and a bank transfer, but the officer wants weighbridge slips, e-way bills and lorry receipts. We collect those for each disputed load and set them out in the reply to the show cause notice.',
    },
    {
      service: 'udyam-registration',
      why: "Household silver units and sago factories both qualify as makers, and one that is registered as a trader gets an ordinary loan where a maker's loan for a polishing machine or a dryer was meant. We choose the manufacturing code, tie the investment figure to the return already filed, and list all the sheds that stand on one PAN under one enterprise.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Sagoserve',
      text: "A sago factory sells a good part of its bags through Sagoserve, keeps some in its own godown and dries some in a yard elsewhere, and the certificate must show its own places even though the sale happens at the society. Anklet makers of Sevvapet ask whether smiths working at home need numbers: those paid labour on the trader's silver usually stand differently from those who sell pieces. Steel traders who buy from scrap yards should register the yard and not only the office, since the lorry is unloaded at the yard.",
    },
    'gst-returns': {
      ground: 'Leigh Bazaar',
      text: "Leigh Bazaar bills loose pulses without tax and labelled packs with it, on one paper. Anklet traders issue silver to smiths on slips that are no sale and sell kolusu by weight that is one. Steel yards buy metal scrap from unregistered collectors, and that tax falls on the buyer. Sago factories match the society's sale notes by date with their own invoices. Each of these is a line of its own in GSTR-1 or GSTR-3B, so the month is sorted by kind before anything is added up.",
    },
    'gst-notices': {
      ground: 'Sevvapet',
      text: "In Sevvapet stock is counted by touch and gram, and metal with household smiths must be proved by issue slips signed that day; what has no slip is read as sold. Sago factories answer by starch in roots against bags, including bags lying at the society. Refractory plants answer with royalty receipts and kiln rejects. Wholesalers answer for labelled packs billed as loose. A reply by weight, in one table, is better than three pages of argument. The weighing machine's own print, where there is one, belongs in the file.",
    },
    'gst-refunds': {
      ground: 'Chalk Hills',
      text: 'Silver sold at home leaves no refund, and scrap steel none either. Refractory plants near the Chalk Hills that export bricks or shapes, starch factories that ship in their own name and fabricators who supply a zone unit are the ones to look at. Royalty paid under reverse charge becomes credit and belongs in the working. A sale through a merchant is a home sale without his order and his shipping papers. We trace each claim from the shipping bill back to the purchase. Fabricators who paid tax twice on a corrected bill claim it with both invoices and the credit note.',
    },
    'income-tax-filing': {
      ground: 'Sivathapuram',
      text: "For anklet makers of Panangadu and Sivathapuram the question at the year end is metal: how many grams lie with each smith, at what purity, and at whose risk. The closing value follows a method that is kept from year to year, whatever the silver price does. Sago factories count bags at the society and in the yard. Silk weavers of Gugai count warps on looms. A return made from the bank statement alone knows none of this, and the next year's opening stock gives it away. Grocers of Leigh Bazaar count loose and packed stock apart.",
    },
    'pf-esi-services': {
      ground: 'Omalur',
      text: "Sago factories towards Omalur and Attur Road work for a season with peelers and drying-yard hands, many of them women paid by the day, and firewood loaders paid by the tonne. Whether a factory may stand outside ESI as a seasonal one is tested on its process, not on its calendar. Rolling units run furnaces on contract gangs. Household smiths in Sevvapet are mostly not on anyone's roll, polishers who come to a shed every morning are. We settle these cases before the first challan.",
    },
    'tds-tcs-returns': {
      ground: 'steel plant',
      text: "Around the steel plant below Kanjamalai one load of scrap can meet two laws: the seller collects income tax on it, and between registered dealers in metal scrap the buyer deducts under GST. A large buyer's deduction on the year's purchases does not come on top of tax that the seller collects. Declarations from rolling units that use the scrap in manufacture stay on file. Sago factories add brokerage on roots, loading gangs and firewood lorries. Silver traders add labour paid in metal. Send the purchase ledger with PANs before the quarter closes, not after.",
    },
    'company-registration': {
      ground: 'Attur',
      text: "Sago factories around Salem and Attur are mostly owned by several families, with a membership in the selling society, a seasonal loan and deposits left by suppliers. An LLP or company gathers the shares, but the society's rules on membership are read first, and supplier deposits are settled before incorporation. Anklet families seldom need a company; they need a deed that says whose silver it is. Steel units with two yards on two names do well to join them before a bank asks which one it lent to. Weavers of Gugai can sell together through a society.",
    },
    'accounting-bookkeeping': {
      ground: 'Chalk Hills',
      text: "Brick makers near the Chalk Hills keep mineral by tonne, green bricks by count and good bricks by firing, with royalty and dead rent in the mineral's cost. Sago factories follow each day's roots to bags, thippi and peel. Silk masters of Gugai keep a page per weaver. Steel yards keep grade-wise weights in and out, since a rate note by phone is worth nothing in March. Leigh Bazaar wholesalers keep loose and packed stock apart. Season months are posted weekly, because firewood, roots and wages all fall in the same few.",
    },
    'udyam-registration': {
      ground: 'Ammapet',
      text: "Silk and dhoti weavers of Ammapet on their own yarn are makers; those on a master's yarn follow their own PAN too, and the master's certificate covers his yarn store and not their looms. Anklet making, sago, brick making and fabrication are manufacture; scrap dealing and Leigh Bazaar wholesale are trade. Furnaces, raspers and kilns enter at book value. A polishing machine or dryer bought before the loan is sanctioned may lose its subsidy. Three sheds on one PAN make one enterprise, even if the family thinks of them as three.",
    },
    'iec-registration': {
      ground: 'Sagoserve',
      text: "Buyers at Sagoserve auctions include merchants who export, and to them the factory has made a home sale. A factory that wants its own name on the bag abroad needs the code, a food licence, laboratory reports on colour and residue, and a buyer who accepts its grade. Silver anklets travel under the gem and jewellery council, appraised by weight. Refractories carry chemical analysis. Scrap imported for rolling needs inspection papers at the port. Salem lies inland, so the bank's letter is lodged at the port of loading and not here. Sarees and dhotis of Gugai travel in parcels with composition on the invoice. Grocers who import pulses watch the policy of the day.",
    },
  },
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
