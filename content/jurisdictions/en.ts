import { inSentence } from '../pages/city/en.ts';
import type { KindId, PortalId, Subject } from './kinds.ts';

/** The names of offices; `{seat}` stands for the place by which an office is named. */
export const bodies = {
  'central-gst': 'Central GST commissionerate, {seat}',
  'central-gst-either': 'Central GST commissionerate, {seat} North or {seat} South',
  'central-gst-division': 'Central GST division, {seat}',
  'state-gst': 'Commercial Taxes division, {seat}',
  'state-gst-one-of': 'One of the Commercial Taxes divisions in {seat}',
  'central-gst-appeal': 'Commissioner of CGST and Central Excise (Appeals), {seat}',
  'state-gst-appeal': 'Deputy Commissioner (ST), GST Appeal, {seat}',
  'state-gst-appeal-south': 'Deputy Commissioner (ST), GST Appeal, Madurai and Tirunelveli, in {seat}',
  'state-gst-appeal-one-of': 'One of the Deputy Commissioners (ST), GST Appeal, in {seat}',
  'gst-tribunal': 'GST Appellate Tribunal, sitting in {seat}',
  'income-tax': 'Income tax office, {seat}',
  'income-tax-region': '{seat} region of the Income Tax Department',
  'return-processing': 'Centralised Processing Centre (CPC), {seat}',
  'income-tax-tribunal': 'Income Tax Appellate Tribunal, {seat}',
  'tds-processing': 'TDS processing centre (CPC-TDS), {seat}',
  registrar: 'Registrar of Companies, {seat}',
  'regional-director': 'Regional Director (Southern Region), {seat}',
  'company-tribunal': 'National Company Law Tribunal, {seat} Bench',
  'pf-regional': 'PF regional office (EPFO), {seat}',
  'pf-district': 'PF district office (EPFO), {seat}',
  'pf-one-of': 'One of the PF regional offices (EPFO) in {seat}',
  'esi-regional': 'ESI regional office (ESIC), {seat}',
  'esi-sub-regional': 'ESI sub-regional office (ESIC), {seat}',
  corporation: '{seat} Corporation',
  municipality: '{seat} Municipality',
  'industries-centre': 'District Industries Centre, {seat}',
  'industries-director': 'Regional Joint Director of Industries and Commerce, {seat}',
  'foreign-trade': 'DGFT regional office, {seat}',
  customs: 'Commissioner of Customs, {seat}',
  'customs-preventive': 'Commissioner of Customs (Preventive), {seat}',
  depots: 'Inland container depots, {seat}',
  'depots-and-air-cargo': 'Inland container depots and air cargo, {seat}',
  'sea-port': 'V.O.C. Port, {seat}',
} as const;

/** The id of what an office is. */
export type Body = keyof typeof bodies;

/** The places by which offices are named. */
export const seats = {
  ambur: 'Ambur',
  ariyalur: 'Ariyalur',
  bengaluru: 'Bengaluru',
  chennai: 'Chennai',
  'chennai-outer': 'Chennai Outer',
  coimbatore: 'Coimbatore',
  cuddalore: 'Cuddalore',
  dharmapuri: 'Dharmapuri',
  dindigul: 'Dindigul',
  'dindigul-two': 'Dindigul-II',
  erode: 'Erode',
  ghaziabad: 'Ghaziabad',
  hosur: 'Hosur',
  kanchipuram: 'Kanchipuram',
  kanyakumari: 'Kanyakumari',
  karaikudi: 'Karaikudi',
  karur: 'Karur',
  krishnagiri: 'Krishnagiri',
  kumbakonam: 'Kumbakonam',
  madurai: 'Madurai',
  nagapattinam: 'Nagapattinam',
  nagercoil: 'Nagercoil',
  namakkal: 'Namakkal',
  nilgiris: 'The Nilgiris',
  perambalur: 'Perambalur',
  pollachi: 'Pollachi',
  pudukkottai: 'Pudukkottai',
  rajapalayam: 'Rajapalayam',
  ramanathapuram: 'Ramanathapuram',
  ranipet: 'Ranipet',
  salem: 'Salem',
  sivakasi: 'Sivakasi',
  srivilliputtur: 'Srivilliputtur',
  thanjavur: 'Thanjavur',
  theni: 'Theni',
  thoothukudi: 'Thoothukudi',
  tiruchirappalli: 'Tiruchirappalli',
  tirunelveli: 'Tirunelveli',
  tirupur: 'Tirupur',
  tiruvannamalai: 'Tiruvannamalai',
  tuticorin: 'Tuticorin',
  udhagamandalam: 'Udhagamandalam',
  vellore: 'Vellore',
  virudhunagar: 'Virudhunagar',
} as const;

/** The id of a place by which an office is named. */
export type Seat = keyof typeof seats;

/**
 * The words of a kind of office: `{city}` is the reader's place `{seat}` the office's and `{office}` its name, which `decides`, `act`
 * and `open` do not name, and `{dates}` the due dates of professional tax.
 */
export interface KindWords {
  /** The matter, as a label of its row. */
  readonly matter: string;
  readonly decides: string;
  /** The action of the reader: on the portal, by post, in person. */
  readonly act: string;
  /** The sentence that the place comes under the office: `settled` for certain, `likely` usually. */
  readonly settled: string;
  readonly likely: string;
  /** The facts that decide it if no office is named. */
  readonly open: string;
}

export const kindWords = {
  'central-gst': {
    matter: 'GST, if you come under the Centre',
    decides:
      'The commissionerate handles your GST number, returns, refunds, audits and demands, if your GSTIN comes under the Centre.',
    act: 'Apply, file and reply on the GST portal. You need to go to the office only if a notice calls you for a personal hearing.',
    settled: 'Businesses in {city} come under this commissionerate.',
    likely:
      'Most businesses in {city} come under this commissionerate. Search for your GSTIN on the GST portal to see your own office.',
    open: 'Your commissionerate depends on your place of business. Search for your GSTIN on the GST portal to see your commissionerate, division and range.',
  },
  'central-gst-division': {
    matter: 'GST returns and smaller tax demands under the Centre',
    decides: 'The division handles the GST returns and smaller tax demands of taxpayers who come under the Centre.',
    act: 'File and reply on the GST portal. You need to go to the division only if a notice calls you for a personal hearing.',
    settled: 'Businesses in {city} come under this division.',
    likely:
      'Most businesses in {city} come under this division. Search for your GSTIN on the GST portal to see your own office.',
    open: 'Search for your GSTIN on the GST portal to see your division and range.',
  },
  'state-gst': {
    matter: 'GST, if you come under the State',
    decides:
      'The State GST office handles your GST number, returns, refunds, audits and demands, if your GSTIN comes under the State.',
    act: 'Apply, file and reply on the GST portal. For a hearing, go to the assessment circle mentioned in the notice.',
    settled: 'Businesses in {city} come under this division.',
    likely:
      'Most businesses in {city} come under this division. Search for your GSTIN on the GST portal to see your own office.',
    open: 'Your division depends on your place of business. Search for your GSTIN on the GST portal to see your division and assessment circle.',
  },
  'gst-biometric': {
    matter: 'Biometric Aadhaar verification for GST',
    decides:
      'The centre takes your fingerprints and checks your original documents, if the portal selects your application for this verification.',
    act: 'Book a slot with the link in the e-mail, and go to the centre yourself with the originals.',
    settled: 'Applicants from {city} are called to this centre.',
    likely:
      'Most applicants from {city} are called to this centre. Your centre is mentioned in the e-mail that you get after Form REG-01.',
    open: 'Only some applicants are called for the verification. Your GST Suvidha Kendra is mentioned in the e-mail that you get after Form REG-01.',
  },
  'central-gst-appeal': {
    matter: 'First appeal against a Central GST order',
    decides: 'This officer decides the first appeal against an order of a central GST officer.',
    act: 'File Form APL-01 on the GST portal within the time that the order allows.',
    settled: 'First GST appeals from {city} are decided at this office.',
    likely:
      'Most first GST appeals from {city} are decided at this office. The appellate authority is mentioned in your order.',
    open: 'Your order says to which office you can appeal. In any case you file the appeal on the GST portal.',
  },
  'state-gst-appeal': {
    matter: 'First appeal against a State GST order',
    decides:
      'This officer decides the first appeal against an order of a State Tax Officer or an Assistant Commissioner (ST).',
    act: 'File Form APL-01 on the GST portal within the time that the order allows.',
    settled: 'First GST appeals from {city} are decided at this office.',
    likely:
      'Most first GST appeals from {city} are decided at this office. The appellate authority is mentioned in your order.',
    open: 'Your order says to which office you can appeal. In any case you file the appeal on the GST portal.',
  },
  'gst-tribunal': {
    matter: 'Second GST appeal',
    decides:
      'If you do not accept the order in your first appeal, you can appeal to the Tribunal, whether it is a State GST or a Central GST order.',
    act: 'File the appeal online. You or your representative attend the hearing.',
    settled: 'The Tribunal hears second GST appeals from {city} in {seat}.',
    likely:
      'Most second GST appeals from {city} are heard by the Tribunal in {seat}. A Government order says in which city the appeals of each district are heard.',
    open: 'The Tribunal sits in Chennai, Madurai, Coimbatore and Puducherry. A Government order says in which of these places the Tribunal hears appeals from your district.',
  },
  'income-tax': {
    matter: 'Your income tax officer',
    decides:
      'Your income tax officer handles assessments, demands and rectifications that the processing centre does not settle.',
    act: 'Answer notices on the e-filing portal. You need to go to the office only if a notice or letter asks you to.',
    settled: 'Taxpayers in {city} come under this office.',
    likely:
      'Most taxpayers in {city} come under this office. “Know Your AO” on the e-filing portal shows your officer.',
    open: 'Your income tax officer depends on your PAN. “Know Your AO” on the e-filing portal shows your officer.',
  },
  'return-processing': {
    matter: 'Your income tax return',
    decides:
      'The processing centre checks every return by computer, and then pays the refund or asks for the balance tax.',
    act: 'File your return and answer letters on the e-filing portal. Nobody has to go to the processing centre.',
    settled: 'This centre processes the income tax returns of the whole of India.',
    likely: 'This centre usually processes the income tax returns of the whole of India.',
    open: 'The office is mentioned in the intimation that you get after filing your return.',
  },
  'income-tax-tribunal': {
    matter: 'Second income tax appeal',
    decides: 'If you do not accept the order in your first appeal, you can appeal to the Tribunal.',
    act: 'Your representative files the appeal and attends the hearing.',
    settled: 'This Tribunal hears all second appeals in income tax cases from Tamil Nadu.',
    likely: 'This Tribunal usually hears second appeals in income tax cases from Tamil Nadu.',
    open: 'The order on your first appeal says to which Tribunal you can appeal next.',
  },
  'tds-officer': {
    matter: 'Your TDS officer',
    decides: 'The TDS officer handles penalties, surveys and TDS orders that the processing centre does not settle.',
    act: 'Answer notices on the e-filing portal. You need to go to the office only if a notice or letter asks you to.',
    settled: 'Businesses in {city} come under this TDS office.',
    likely:
      'Most businesses in {city} that deduct TDS come under this TDS office. “Know TAN Details” on the e-filing portal shows your officer.',
    open: 'Your TDS officer depends on your TAN, not on your PAN. “Know TAN Details” on the e-filing portal shows your officer.',
  },
  'tds-processing': {
    matter: 'Your TDS returns',
    decides:
      'The centre checks TDS returns, sends notices for late fee and short deduction, and accepts correction returns.',
    act: 'If the centre finds a mistake, correct the return on the TDS portal (TRACES). You do not have to go to the centre.',
    settled: 'This centre processes the TDS returns of the whole of India.',
    likely: 'This centre usually processes the TDS returns of the whole of India.',
    open: 'The office is mentioned in the notice about your TDS return.',
  },
  registrar: {
    matter: 'Your company or LLP',
    decides:
      'The Registrar handles annual filings, changes, penalties and closure for your company, and usually for your LLP.',
    act: 'File on the MCA portal. You need to go to the office only if a notice or letter asks you to.',
    settled: 'Companies in {city} come under this Registrar.',
    likely:
      "Most companies in {city} come under this Registrar. Your company's master data on the MCA portal shows your Registrar.",
    open: "Your Registrar depends on the place of your registered office. Your company's master data on the MCA portal shows your Registrar.",
  },
  'regional-director': {
    matter: "Appeal against the Registrar's penalty",
    decides: "The Regional Director decides the appeal against the Registrar's penalty order.",
    act: 'File Form ADJ on the MCA portal within the time that the order allows.',
    settled: 'This office decides penalty appeals for the whole of Tamil Nadu.',
    likely: 'This office usually decides penalty appeals for the whole of Tamil Nadu.',
    open: 'The penalty order says to whom you can appeal.',
  },
  'company-tribunal': {
    matter: 'Mergers, disputes, struck-off companies',
    decides:
      'The NCLT bench decides on mergers and shareholder disputes, and on restoring companies that were struck off.',
    act: 'Your representative files the petition and attends the hearing.',
    settled: 'This bench hears company cases from the whole of Tamil Nadu.',
    likely: 'This bench usually hears company cases from the whole of Tamil Nadu.',
    open: 'The bench that hears your case depends on the place of your registered office.',
  },
  'provident-fund': {
    matter: 'Provident fund (PF)',
    decides: 'The PF office handles your PF code, dues, damages for late payment, and inspections.',
    act: "Pay and file on the EPFO employer portal. A PF office in another city can settle your employee's claim, but your own PF office stays the same.",
    settled: 'Employers in {city} come under this PF office.',
    likely:
      'Most employers in {city} come under this PF office. The first five letters of your PF code tell you which PF office is yours.',
    open: 'The first five letters of your PF code tell you which PF office is yours. You get the code when you register. You can also look up your office in the establishment search on the EPFO website.',
  },
  'state-insurance': {
    matter: 'ESI',
    decides: 'The ESI office handles your ESI code, contributions, inspections and hearings.',
    act: 'Pay on the ESIC portal. Your employees claim their benefits at the branch office.',
    settled: 'Employers in {city} come under this ESI office.',
    likely:
      'Most employers in {city} come under this ESI office. Your office is mentioned in the letter with your ESI code.',
    open: 'Your regional or sub-regional office is mentioned in the letter with your ESI code.',
  },
  'local-body': {
    matter: 'Professional tax',
    decides: 'Professional tax is due for each half-year: April to September, and October to March.',
    act: "As an employer, deduct the tax from wages and pay it by {dates}, using the local body's form.",
    settled: 'In {city}, you pay professional tax to {office}.',
    likely: 'In {city}, you usually pay professional tax to {office}.',
    open: 'Professional tax is paid to the local body in whose area you work.',
  },
  'industries-centre': {
    matter: 'Help with Udyam and loans',
    decides:
      'The District Industries Centre helps with Udyam, and receives applications for State subsidies and loan schemes.',
    act: 'Register on the Udyam portal, which is free. Go to this office for a subsidy or if the Udyam portal does not accept your details.',
    settled: 'Businesses in {city} come under this District Industries Centre.',
    likely: 'Most businesses in {city} come under this District Industries Centre.',
    open: 'You go to the District Industries Centre of your district. Ask at the Collectorate where the centre is.',
  },
  'foreign-trade': {
    matter: 'IEC and export schemes',
    decides:
      'The DGFT office grants authorisations for duty-free import, and handles IEC matters that the portal cannot settle.',
    act: 'Apply on the DGFT portal. The IEC itself is issued online.',
    settled: 'Exporters and importers in {city} come under this DGFT office.',
    likely:
      'Most exporters and importers in {city} come under this DGFT office. The DGFT portal shows your office in your IEC details.',
    open: 'Your DGFT office depends on the address in your IEC. The DGFT portal shows your office in your IEC details.',
  },
  customs: {
    matter: 'Customs',
    decides: 'Customs handles shipping bills, bills of entry, drawback and the refund of IGST on exported goods.',
    act: 'Your customs broker files on ICEGATE. You go to the customs office only if goods or papers are examined.',
    settled: 'Exporters and importers in {city} come under this Commissioner.',
    likely: 'Most exporters and importers in {city} come under this Commissioner.',
    open: 'The customs office depends on the port, airport or inland container depot (ICD) that you use, not on where your business is.',
  },
  'customs-station': {
    matter: 'Where goods are cleared',
    decides: 'Customs officers examine and clear imports and exports.',
    act: 'Ask your customs broker which customs office will clear your goods.',
    settled: 'Exporters and importers in {city} use this port.',
    likely: 'Most exporters and importers in {city} get their goods cleared at one of these places.',
    open: 'Your goods are cleared at the port, airport or inland container depot (ICD) that you use.',
  },
} as const satisfies Record<KindId, KindWords>;

/** The effects on the reader if the office is in another place, `{seat}`. */
export const effects = {
  'registrar-away': 'Penalty cases are handled online. If the Registrar calls you for a hearing, you go to {seat}.',
  'registrar-in-chennai':
    'Penalty cases are handled online. If the Registrar calls you for a hearing, you go to {seat} and not to Coimbatore.',
  'commissionerate-away':
    'Your range office is nearer, but larger demands are decided at the commissionerate in {seat}.',
  'appeal-away': 'Your first appeal is decided in {seat}, even if your own officer is nearer.',
  'customs-zone':
    'Each shipment is cleared at the port, airport or inland container depot (ICD) that you use. For all other customs work, businesses in {city} go to the office in {seat}.',
  'cleared-inland': 'Goods for export can be cleared by customs at these inland places before they go to the sea port.',
  'esi-hearing-away': 'ESI hearings are held at this office in {seat}, not at the branch office.',
  'pf-office-away': 'Inquiries about PF dues are held at the PF office in {seat}.',
  'region-not-ward': 'Your income tax ward comes under this region, but the ward office can be in another town.',
  'other-towns':
    '{seat} Municipality collects professional tax only in its own area. The other towns in {city} district have their own local bodies.',
} as const;

/** The id of what an office elsewhere changes. */
export type EffectId = keyof typeof effects;

export const ruling = 'If you already have a notice or an order, your office is the one mentioned in it.';

/** The portals that show one's own office. */
export const portalNames = {
  gst: 'GST portal',
  'income-tax': 'Income tax e-filing portal',
  traces: 'TDS portal (TRACES)',
  mca: 'MCA portal',
  epfo: 'EPFO website',
  esic: 'ESIC website',
  udyam: 'Udyam portal',
  dgft: 'DGFT portal',
  icegate: 'ICEGATE portal',
} as const satisfies Record<PortalId, string>;

/** The subjects of the kinds of offices. */
export const subjects = {
  gst: 'GST',
  'income-tax': 'Income tax and TDS',
  company: 'Company, LLP and Udyam',
  staff: 'Staff and professional tax',
  trade: 'Import and export',
} as const satisfies Record<Subject, string>;

/** Returns an office that is only likely, with the mark that a note under the table explains. */
export const usually = (office: string): string => `${office} *`;

/** Returns a text into which names have been put; English changes none of them. */
export const finish = (text: string): string => text;

export { inSentence };

/** The words of a language for the offices of a place. */
export interface OfficeWords {
  readonly bodies: Readonly<Record<Body, string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly kindWords: Readonly<Record<KindId, KindWords>>;
  readonly effects: Readonly<Record<EffectId, string>>;
  readonly ruling: string;
  readonly portalNames: Readonly<Record<PortalId, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly usually: (office: string) => string;
  /** Returns the name of a place as a sentence has it. */
  readonly inSentence: (place: string) => string;
  readonly finish: (text: string) => string;
}
