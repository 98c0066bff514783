import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'sivakasi',
  changedOn: '2026-11-22',
  pincode: '626123',
  population: '2,30,000+',
  intro:
    "Sivakasi fills its order books for one festival night and for next year's calendars, and its accounts have to carry stock, dealer advances and piece wages through the quiet months between.",
  description: [
    'Dry air and little rain made Sivakasi a place for match dipping, then for fireworks, then for the printing that both needed for their labels. Today the offset presses stand on their own feet: calendars, diaries, notebooks, cartons and labels go out to every state, often from the same family that also holds a share in a cracker factory.',
    'Two seasons overlap in one ledger. Crackers are made all year and sold mostly in the weeks before Deepavali, while calendar orders are taken in autumn and collected after New Year. A profit figure drawn in July therefore says little unless stock is counted and advances are kept apart from sales. Wages add a second layer, because rolling, box filling and binding are paid by the piece across many small sheds. We keep these files from our Coimbatore office, with bills sent by WhatsApp and originals by courier.',
  ],
  keyAttractions: [
    'Kasi Viswanathar Temple',
    'Bhadrakali Amman Temple',
    'Nindra Narayana Perumal Temple, Thiruthangal',
    'Vembakottai excavation site',
    'Irukkankudi Mariamman Temple',
  ],
  majorIndustries: [
    {
      kind: 'fireworks',
      name: 'Cracker and safety match units',
      note: "Factories in the villages around the town build stock for months before the first big sale, so closing stock by product and by shed decides whether the year's profit is right.",
    },
    {
      kind: 'printing',
      name: 'Offset printing presses',
      note: "One press may sell its own calendars in the morning and print labels on a buyer's board in the afternoon: goods in one bill, a printing service in the other.",
    },
    {
      kind: 'chemical-dealers',
      name: 'Aluminium powder and chemical dealers',
      note: 'Powder, nitrate and sulphur sold to licensed factories need purchase and sale registers that agree with the licence books kept for the explosives authorities.',
    },
    {
      kind: 'booking-offices',
      name: 'Lorry booking offices',
      note: 'Crackers and diary cartons share the same booking counters, where each consignment needs its invoice, e-way bill and freight entry before the lorry leaves.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Cracker wholesale and gift-box shops',
      note: "Shops on the Sattur and Virudhunagar roads earn most of a year's sales in a few weeks, much of it as family gift boxes paid for in instalments through chit savings.",
    },
  ],
  serviceAreas: [
    'Thiruthangal',
    'Viswanatham',
    'Naranapuram',
    'Satchiyapuram',
    'Sithurajapuram',
    'Anaiyur',
    'Vembakottai',
    'Sattur',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'A fireworks unit takes dealer advances long before it dispatches, and returns unsold cartons are settled by credit note after Deepavali. If both run through one party account, the balance sheet shows debtors that do not exist. We keep advances, dispatches and returns apart and count finished stock by brand before the year closes.',
    },
    {
      service: 'pf-esi-services',
      why: 'Match and cracker workers are paid by the gross or the bundle, and many move between sheds of the same family within a season. Piece wages still have to be turned into monthly wages under the right UAN. We build the ECR from the piece register, so that nobody is filed twice and no shed is left out.',
    },
    {
      service: 'gst-returns',
      why: 'Who owns the paper and who owns the design settles how a Sivakasi press describes a job, and a large run of label, carton and notebook invoices in one month makes slips easy. We sort HSN from service codes before GSTR-1 goes in, so that buyers in other states find their invoices where they expect them.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Thiruthangal',
      text: 'A family at Thiruthangal may hold a cracker factory in one name, a press in another and a booking counter in a third, and each PAN has its own number with its own sheds. For the factory every licensed shed is a place; for the press, goods and printing service are both declared; for the wholesale shop the godown named in the explosives licence must be the one on the certificate. Whoever opens a festival stall in another state asks for casual registration there, some weeks before Deepavali.',
    },
    'gst-returns': {
      ground: 'Satchiyapuram',
      text: 'Dealers in aluminium powder and chemicals at Satchiyapuram match sales with the licence books of the factories that bought, since a difference is asked about in both places. Cracker units enter cases by licence, and season discounts by credit note tied to bills. Booking offices mark on each note who bears the tax. Gift-box shops bill the box as what it holds. In September and October the bill books come weekly, in the quiet months one page is enough, but a return is due even when nothing was sold.',
    },
    'gst-notices': {
      ground: 'Deepavali',
      text: "In the weeks before Deepavali lorries with crackers are checked on every highway, and a case that stands on no bill or on the wrong e-way bill brings a letter. Production books kept for the licence, price circulars with dates, booking office copies and dealers' ledgers make the reply. Presses are asked about carton or printing code, powder dealers about registers that should agree with a factory's. Discounts after the season need credit notes tied to bills. Whatever was signed during a visit should be read again at once. Chit books of gift-box shops show instalments as a debt and boxes delivered as the sale, which explains why deposits ran ahead of turnover all year.",
    },
    'gst-refunds': {
      ground: 'calendars',
      text: "Calendars, diaries and notebooks from Sivakasi go abroad in containers before the new year, and a press that ships in its own name claims on paper, ink, plates and freight. Printed books that are exempt at home stand differently from labels and cartons. Crackers mostly reach foreign buyers through merchants with the right licences, and the maker's papers then decide whether the concession holds. Aluminium powder dealers have no claim on unsold stock. A claim is worth its work only when shipping bill and job ticket name one order.",
    },
    'income-tax-filing': {
      ground: 'Deepavali',
      text: "Profit in Sivakasi is known only after Deepavali, so advance tax is worked out twice: in September with orders in hand, and in November when dealers have settled. Cartons with agents on season terms are still yours until sold. Presses have calendars delivered in December and paid in February. Cash from the last days of retail sale needs its bills of the same days. Partners in three family firms draw salary and interest under three deeds, and each deed should say how much before the year begins. Booking offices show commission, not the freight of other men's lorries. Aluminium powder dealers age their factories before the season, since a factory that fails in October does not pay in November.",
      trades: {
        fireworks:
          "A cracker unit sells in October what it made since January, with dealers' advances in between. Closing stock by shed and product, cartons with agents and the season's credit notes fix the year. Goods sent to a dealer in another state on sale or return stay stock until his account comes.",
      },
    },
    'pf-esi-services': {
      ground: 'Vembakottai',
      text: 'Match and cracker villages out to Vembakottai send workers by bus to sheds of several owners, and the same hand may stand on three musters in a season. The bus list, shed attendance and piece sheet for a day should name the same people. Presses have machine men on salary and binders by the piece, more of both before the new year. Box pasting at home is a question to ask first. Nobody enters a shed before his number exists; that is a rule for the gate and not for the office.',
    },
    'tds-tcs-returns': {
      ground: 'Naranapuram',
      text: "Box-making, filling on contract, label printing and lorry hire from Naranapuram and the other villages bunch up before the season, and deduction falls due when a bill is booked, not when the dealers pay. Commission credited to agents in October is deducted in October. Presses give lamination and die-cutting outside and buy board; only the first is a contract. Booking offices take declarations from lorry owners before the advance. Chit collectors' commission at gift-box shops is a payment too, though it never leaves the till.",
    },
    'company-registration': {
      ground: 'licence books',
      text: 'Factories here stand on an explosives licence with a name on it, and the licence books follow that name; a company that takes over without an amended licence makes goods nobody is licensed to make. So the order is: licensing office, then the Registrar, then bank and GST. Presses have it easier, with loans on imported machines for which the family has signed. A new partner in a cracker unit is shown to the licensing office before he is shown to the bank. Shared family brands need an owner on paper first. Booking offices and gift shops run well on a partnership deed, provided the deed says who signs for the licence, the godown and the bank.',
    },
    'accounting-bookkeeping': {
      ground: 'Viswanatham',
      text: "Licensed sheds at Viswanatham and the other villages keep production by product and shed for the authorities, and the stock ledger is made to agree with those books and not beside them. A press keeps job tickets with paper, plates and machine hours, and its calendar debtors by town. Powder dealers keep drums by licence. Booking offices keep to-pay freight by branch. Gift-box shops keep chit instalments as a liability till Deepavali. The family's three firms settle what each owes the other at every quarter's end.",
    },
    'udyam-registration': {
      ground: 'printing',
      text: 'Printing, notebook making and box making are manufacture; a stationery counter is trade. A Sivakasi family that does all three in three names needs three certificates. Match and cracker units write the name exactly as on the licence, or the bank stops at the first page. Chemical dealers register as trade unless they make powder. Second-hand offset machines count at book value with their bill. Public tenders for textbooks and notebooks look at the code first, so printing should stand first on the certificate of whoever bids. A gift-box shop that packs what others made remains a trader.',
    },
    'iec-registration': {
      ground: 'notebooks',
      text: "Notebooks, diaries and calendars are the easy export of Sivakasi: few licences, dates that cannot move, and paper quality written into the order. The code, the council's registration and a fumigated pallet are ready before October. Paper and board can be imported under the same code, after asking about the monitoring system. Crackers and matches are dangerous goods at sea and need the shipping line's consent before production. Import of foreign crackers is restricted, and a cheap offer can cost the licence. Labels and cartons printed for a factory in another country go by sample and colour proof, and each proof that flies ahead has an invoice with a true value.",
    },
  },
  seo: {
    title: 'Accountants for Sivakasi Print, Match and Cracker Units',
    description:
      'Books for cracker stock and dealer advances, GST returns for offset presses, PF and ESI on piece wages: remote accounting for Sivakasi family firms.',
    keywords: [
      'accountant in Sivakasi',
      'GST returns Sivakasi',
      'fireworks factory accounts',
      'printing press GST',
      'PF ESI Sivakasi',
      'tax consultant Sivakasi',
    ],
  },
} satisfies CityContent;
