import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'coimbatore',
  changedOn: '2026-11-23',
  pincode: '641001',
  population: '11,00,000+',
  intro:
    'Our office is in Coimbatore, so a pump maker from Ganapathy or a yarn dealer from Peelamedu can put the purchase file on our table instead of sending it by courier.',
  description: [
    'Coimbatore grew from cotton: the mills came first, then the workshops that repaired their spindles, and out of those workshops the pump, motor, wet grinder and foundry trade that now fills Ganapathy, Peelamedu and the Kurichi industrial estate. A casting here passes through a pattern shop, a foundry, a machining unit and a painter before it carries a brand name, and each of them usually has its own GST number.',
    'That chain is the accounting problem of the city. Material moves on delivery challans, not invoices; scrap and borings come back; labour bills arrive weeks after the goods. If the challan book, the stock register and the returns do not tell one story, the officer asks about the difference. The newer money, from software offices in Saravanampatti, hospitals on Avinashi Road and gold workshops near Town Hall, brings salaries, professional fees and metal accounts with rules of their own.',
  ],
  keyAttractions: [
    'Marudhamalai Murugan Temple',
    'Perur Pateeswarar Temple',
    'Adiyogi statue at Isha Yoga Center',
    'Gass Forest Museum',
    'Gedee Car Museum',
  ],
  majorIndustries: [
    {
      kind: 'pumps',
      name: 'Pump, motor and wet grinder makers',
      note: 'Pump bodies go out for machining and winding and return in parts, so every unit in Ganapathy and Avarampalayam needs a job-work register that agrees with its delivery challans.',
    },
    {
      kind: 'spinning-mills',
      name: 'Spinning mills',
      note: 'Cotton bought from growers, ginners and agents reaches the same Coimbatore mill under different GST treatment, and the purchase ledger has to keep the three apart.',
    },
    {
      kind: 'auto-components',
      name: 'Castings and auto components',
      note: 'Vehicle makers revise prices after supply, so component units here post debit and credit notes for months that were closed long ago in the returns.',
    },
    {
      kind: 'software',
      name: 'IT offices of Saravanampatti and TIDEL Park',
      note: 'Software firms along Sathy Road bill clients abroad in foreign currency and need the letter of undertaking, the bank advice and the invoice filed as one set.',
    },
    {
      kind: 'hospitals',
      name: 'Multi-speciality hospitals',
      note: 'Multi-speciality hospitals pay consultants a share of each case, which makes the doctor ledger and its tax deduction the busiest page of their books.',
    },
    {
      kind: 'jewellery',
      name: 'Gold jewellery workshops',
      note: 'Bullion given to goldsmiths around Raja Street comes back as ornaments less wastage, so accounts are kept in grams and purity as well as in rupees.',
    },
  ],
  serviceAreas: [
    'Gandhipuram',
    'R S Puram',
    'Peelamedu',
    'Ganapathy',
    'Saravanampatti',
    'Singanallur',
    'Kurichi',
    'Thudiyalur',
  ],
  needs: [
    {
      service: 'gst-returns',
      why: 'Foundries, turning shops and pump assemblers pass the same casting between several GST numbers. Each movement has to be on a challan and, where the form applies, in ITC-04, while the labour bill belongs in GSTR-1. We reconcile the three with GSTR-2B before GSTR-3B is filed, because a casting that never returned on paper can be treated as a sale.',
    },
    {
      service: 'accounting-bookkeeping',
      why: 'A motor workshop in Avarampalayam often knows its bank balance but not what one pump set costs: copper, stampings, castings and winding labour sit in four notebooks. We set up stock by item and by job, book scrap as income, and close every month, so that the owner sees which model earns and the bank sees a stock statement it can trust.',
    },
    {
      service: 'udyam-registration',
      why: 'Machining shops supply large pump and vehicle firms and may wait long for their money. A Udyam certificate with the right activity code gives a small maker standing under the delayed payment law, and the buyer who overshoots has his own deduction postponed. A certificate that still carries an old address or the wrong trade can be corrected on the portal, and we do that too.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Kurichi industrial estate',
      text: "Sheds in the Kurichi industrial estate and the lanes of Ganapathy have changed tenants many times, and the power card often still names an earlier one. A new pump or casting unit there should bring the allotment or sale papers, the current lease, the owner's tax receipt and a consent letter that links the names. Name the pattern store and the painter's shed as further places if your own goods lie there overnight. A challan that shows an address outside the certificate is what a checking officer reads first. Software offices in Saravanampatti choose service codes with exports in mind, and hospitals list the pharmacy. Gold workshops that only work a shop's metal declare job work, not sales.",
    },
    'gst-returns': {
      ground: 'Saravanampatti',
      text: "Offices in Saravanampatti and TIDEL Park file a return that looks small and hides three items: the letter of undertaking behind each export bill, cloud and software bought abroad under reverse charge, guards from an agency that is no company, and rent to a landlord without registration. Hospitals add pharmacy sales and rent from the canteen. Gold workshops show making charges alone when the metal is the shop's. For all of them the bank advice, the card statement and the vendor bills of the month should reach the desk in the first week, before GSTR-1 and not before GSTR-3B.",
    },
    'gst-notices': {
      ground: 'borings',
      text: "A notice in the pump and casting trade reads the challan book: castings sent for machining in Ganapathy and not shown as returned, borings that came back and were sold for cash, labour bills that arrived weeks later. The reply is a table by challan number with date out, date in, weight lost and the labour bill. Foundry heat logs and the scrap buyer's weighment slips close the rest. Send the letter to the desk with its date, because time runs from the day it stood on the portal. Patterns that lie at a foundry for years stand in a list of their own.",
    },
    'gst-refunds': {
      ground: 'letter of undertaking',
      text: "Two kinds of exporter work here. A pump maker ships crates and matches each shipping bill with castings, copper and freight bought under tax. A software firm along Sathy Road ships nothing and proves its export by bank advices in foreign currency against invoices. Both renew the letter of undertaking before the year's first export, and both lose weeks when one remittance covers several invoices and nobody wrote which. Make that list on the day the money comes in.",
    },
    'income-tax-filing': {
      ground: 'Town Hall',
      text: "A goldsmith near Town Hall who works a shop's metal has labour income alone; the same man with a tray of his own ornaments is a trader with stock in grams. Pump workshops have castings lying at three addresses on 31 March, and doctors on Avinashi Road have salary and a share of cases in one bank account. Before the form is chosen we list what is stock, whose it is and where it lies, then read the tax credit statement against the bills. The counting on the last evening of March cannot be repeated in July. Copper at the winder's is weighed as well.",
    },
    'pf-esi-services': {
      ground: 'Saravanampatti',
      text: 'A software office in Saravanampatti and a foundry in Thudiyalur need different papers. In the office the question is the pay structure: which allowances are wages, who worked abroad on which certificate, whether housekeeping came through an agency. In the foundry it is the moulding gang, paid by the box through a leader, and men who join on Monday and are hurt on Wednesday. For the first we read offer letters, for the second we ask for Aadhaar and passbook on the day of joining. Spinning mills count the hostel from the first shift. Gold workshops look at who sits in the shop all day and who takes metal home.',
      trades: {
        'auto-components':
          "In a casting unit the fettling and loading gangs come through a leader, machinists through an agency, and diploma apprentices under a contract. For each group there is a paper that says why it is on the roll or off it, kept by shift, because that is how a buyer's auditor counts heads.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Avinashi Road',
      text: "Hospitals on Avinashi Road pay visiting consultants a share of each case, and the deduction follows the gross share before the hospital's own charges are cut. Pump and motor units pay winders, turners and painters in small bills every week, where the running total for each PAN decides. Gold workshops settle making charges in metal, which is a payment too. Three trades, three ledgers: bring the doctor payout sheet, the job-work bill file and the issue vouchers, and the quarter can be worked without guessing. Castings that a customer supplies free make the bill a contract, those bought by the unit make it a sale, and the invoice should say which.",
      trades: {
        'auto-components':
          'A component unit pays pattern makers, heat treaters, transporters and tool designers, and sells borings and runners every week. The first are contracts or fees by the wording of the bill; on the second tax is collected on the invoice, unless a foundry that melts them has given its declaration.',
      },
    },
    'company-registration': {
      ground: 'brand name',
      text: "Many pump and wet grinder units of the city are partnerships of brothers with one brand name between them, and the trade mark stands in the father's or nobody's name. Before a company is formed, settle who owns the mark, whether the foundry and the assembly shop join it or stay apart, and how the bank's charge on machines moves. Software founders in Saravanampatti have the opposite task: code, not castings, has to be assigned to the company. Our desk is in the city, so originals can be seen once and taken home. A gold workshop needs weight and proof for family metal put in as capital. Mill families move lender, power connection and subsidy papers first and bill last.",
      trades: {
        'auto-components':
          "Casting units that supply vehicle makers are asked for one legal name on vendor code, PAN, GST and tooling agreement. A partnership that turns company lists whose patterns lie in the shop, moves the code with the buyer's letter, and decides whether the family's foundry land comes in or stays outside on lease.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Raja Street',
      text: "Around Raja Street bullion goes out to goldsmiths and comes back as ornaments less wastage, so the books are closed in grams and purity before they are closed in rupees. A hospital's busiest ledger is the doctors' share; a software firm's is unbilled work and yearly plans paid in advance. Spinning mills follow lots. Each needs registers of its own and all share one calendar: papers first, questions next, figures before the returns. Those near enough can put the file on our table.",
    },
    'udyam-registration': {
      ground: 'Kurichi',
      text: 'Foundries and machine shops in Kurichi and Ganapathy hold furnaces, moulding boxes and lathes bought over thirty years, and it is their book value that counts; an old shop with much iron may still be micro. Land, shed and pollution equipment stay out. Mill families with a power plant of their own should add it to the PAN that owns it. Gold and silver in a workshop is stock and never investment. Software firms count laptops. Where brothers divided a unit, each PAN takes a certificate with its own machines, or both look wrong.',
    },
    'iec-registration': {
      ground: 'wet grinder',
      text: "Wet grinders, domestic pumps and motors sell wherever Tamil families live abroad, and the first order often comes from a relative with a shop. The parcel or pallet still needs the code, the voltage and standard of the buying country, and the brand's owner on the invoice. Foundries that import pig iron or scrap use the same code and need inspection papers at the port. Yarn and components go out through councils of their own. Make sure that PAN, GST and bank carry one spelling of the firm.",
    },
  },
  seo: {
    title: 'Coimbatore Tax Consultants for Workshops, Mills and Shops',
    description:
      'GST returns, job-work records, Udyam and monthly books for Coimbatore pump makers, foundries, mills, IT firms and jewellers, from an office in the city.',
    keywords: [
      'tax consultant Coimbatore',
      'GST returns Coimbatore',
      'accountant in Coimbatore',
      'job work ITC-04 Coimbatore',
      'Udyam registration Coimbatore',
    ],
  },
} satisfies CityContent;
