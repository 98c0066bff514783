import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Officers compare power consumed with yarn spun, and yarn spun with GSTR-1; a mill on part-load or with old frames shows a gap that has an honest answer. Production registers, power-cut records, waste percentages and job-work challans supply it. Answering ASMT-10 with the single line that all figures are correct, and no annexure, moves the matter on to DRC-01, where tax, interest and penalty are already added up.',
    garments:
      'Most letters to knitwear units concern credit taken on bills of dyers, printers or agents who later stopped filing. Delivery challans, gate entries, bank payments and the process-wise cost sheet show that the work was really done. To reverse everything at the first phone call is a dear reflex: money paid through DRC-03 with no objection on record is hard to ask for afterwards.',
    'handloom-silk':
      'A festival-season jump in UPI receipts can bring an enquiry to a saree shop on composition, or to a weaver who never registered. We separate family transfers, loans and exhibition takings from true sales with bank statements, bill books and stock lists. If nobody answers because the stall has closed for the year, the officer works from the bank figures alone, and every credit in them becomes turnover.',
    leather:
      "Why is credit on chemicals high when sales fell? Why do exports in GSTR-1 differ from the shipping bills? Tanneries hear both questions, and the answers lie in the lot register, the wet-blue to finished yield, exchange-rate workings and rejection notes. An explanation given across the officer's table is not a reply. Only what is on the portal counts when the order, with tax and penalty, is written.",
    'auto-components':
      "A debit note in the vehicle maker's books and not in yours is enough to raise a mismatch. Rejection reports, price-amendment letters, credit notes and the e-invoice log usually explain it part by part. Letting an intimation such as DRC-01B or DRC-01C lapse is what hurts: the next GSTR-1 can be blocked, and the customer stops payment on invoices he cannot see.",
    engineering:
      "Job work is the usual subject: material sent out on challan and said not to have returned. Inward register, the job worker's delivery notes, ITC-04 and the scrap account answer it item by item. A foundry unable to trace castings after the time the law allows has them treated as sold, and tax counts from the day they left. Challan books deserve keeping even where software holds the entries.",
    electronics:
      "Distributors' credit notes and import papers produce most mismatches in this trade. Ledger confirmations, bills of entry, warranty replacement notes and a stock list by serial number put them right. Take care at the year's turn. A dealer who answers each year alone, though a note issued in March reached the portal in April, concedes tax on a difference that exists only on paper.",
    software:
      "Was it an export, or a service to an Indian branch paid in rupees? Notices to software firms circle that point, and refunds already received hang on it. Contract, statement of work, invoices and the bank's foreign remittance certificates carry the reply. Where there is no signed contract, only chat messages and platform receipts, tax may be asked on the full billing, so we rebuild the paper trail first.",
    'food-processing':
      "Mill accounts are read through yield: so much paddy, so much rice, bran and husk. If by-products are missing from sales, the letter presumes they were sold unbilled. Milling registers, market committee receipts, moisture-loss notes and buyers' ledgers bring the figures back to earth. Owners who keep one register for their own paddy and for paddy milled on hire make other people's grain look like their hidden sales.",
    'poultry-dairy':
      "Letters to egg and milk businesses tend to begin with a bank figure and suppose that all of it was taxable. Product-wise sales, union settlements, the integrator's growing-charge statements and feed bills show what was exempt. No register of exempt sales, no defence: the farm ends up arguing tax on eggs that never carried any, and the hearing goes by in asking for more time.",
    plantations:
      "Own leaf, bought leaf and other growers' leaf pass through one factory, and a scrutiny letter wants each accounted for. Leaf collection books, made-tea outturn, account sales and freight notes form the reply. Check one more head before it goes: credit on workers' quarters, food and vehicles is restricted. Contesting that blindly only lengthens the interest on a sum that should have been paid at the start.",
    'farm-produce':
      "Commission agents are asked why goods under their e-way bills do not appear in their own sales. The answer rests on sale patties, farmer-wise ledgers, committee receipts and the agreement with the buying firm. Were the bills drawn in the agent's name? Then say so early and argue the value. A denial that fails brings tax, interest and penalty on whole lorry loads.",
    coir: 'The spark is often one container: the quantity on the shipping bill against the fibre purchased, with a shortfall nobody billed. Purchase vouchers from small yards, weighbridge slips, moisture readings and blending records for pith bridge it. Units that buy for cash without writing a voucher leave the officer to his own conclusion about where the stock came from, and the credit and refund of that period are reopened.',
    seafood:
      'Auditors who come with ADT-01 begin at the cold store: what entered, what was glazed, what went abroad. Lot-wise processing sheets, auction slips, drip-loss tests and shipping bills speak for the plant. Export money that has not arrived in the permitted time is the sore point. Stay silent about it and the department wants the refund returned, plus interest; a bank letter on the delay belongs in the first reply.',
    'chemicals-salt':
      "Tankers stopped on the road bring this trade its most urgent papers: a wrong vehicle number, an e-way bill run out, a quantity that does not agree. Invoice, weighment slip, lab report and the transporter's record must answer MOV-07 within the short time printed on it. Penalty paid merely to free the tanker tends to close the case against you, so take advice before the money goes.",
    'cement-minerals':
      "Figures of the mines department travel to the tax office, and a notice follows where dispatch permits exceed billed tonnes. Permit registers, surveyor's measurements of reject heaps, own-use records and royalty challans make up the defence. Crusher and quarry owners overpay by fighting or accepting a royalty demand as one lump; year, lease clause and challan should be checked line by line, since part may have been paid already.",
    'matches-fireworks':
      "Undervaluation, cases moved without e-way bills, production that never reached a bill: these are the charges. Production books kept for the licence, dated price circulars, lorry-office copies and dealers' ledgers support the answer. Statements signed in haste during a search do the lasting damage, as figures admitted that day become the demand. Read before signing, ask for copies, and file objections in writing.",
    'printing-paper':
      'Classification is the quarrel here: box or printing service, exercise book or stationery. Samples, purchase orders that say who gave the paper and the content, and earlier returns in the same line support a position. A press that changed its code midway without noting why invites the higher rate for all the open years. A dated one-page memo, written at the time, would have been its cheapest lawyer.',
    transport:
      "Consignments held on the road, hire paid to other lorry owners, credit on a chassis: the questions vary, the papers hardly do. Keep consignment notes, trip sheets, hire agreements and the declaration on who pays the tax. Body builders add the challan with which the chassis came in. Lacking it, they may see the customer's chassis counted into their own price, and tax demanded on both.",
    tourism:
      "Booking sites report what they sold, and a hotel hears from the department once that exceeds its GSTR-1. Cancellations, no-shows, tariff with tax included, and commission explain the gap if the daily room register was kept. Food-app sales raise a like question for restaurants. Owners who reply from memory, with no month-wise table, generally see the site's gross figure taxed as it stands.",
    'healthcare-education':
      'Trusts are surprised to receive notices at all. Rent, hostel, pharmacy, affiliation or consultancy income is the subject, read out of the audited accounts. Head-wise ledgers, the deed, recognition certificates and sample bills show what is exempt, and under which entry. Charity is no reason to stay silent: an exemption nobody claims with papers is an exemption lost, and the order taxes the receipt as a whole.',
    retail:
      'Two figures that differ, credit in GSTR-3B and credit in GSTR-2B, account for most letters to shops. The reply is made of original bills, proof of payment, a supplier-wise reconciliation and a confirmation from each seller. What shopkeepers miss is the letter itself. It lies on the portal and not in the post; unless someone logs in weekly, an order is passed and the bank account may be attached.',
    energy:
      'Maintenance contracts, land leased to turbine owners, the goods and service portions of a solar job: these are the points raised. Contracts, commissioning certificates, joint meter readings and import papers make the file. Generators are asked about credit too, since their power is exempt. One that used such credit against its other income should have each purchase traced to its use before replying, or interest grows on the whole amount.',
    'jewellery-crafts':
      "On the day officers visit, a jeweller has to explain his stock by weight. Issue slips to goldsmiths, approval vouchers, hallmarking receipts, customers' orders and exchange vouchers account for grams that lie elsewhere; brass and craft units meet the same test in kilos. Metal at a goldsmith's bench without a slip is read as sold, metal without a bill as hidden. Either finding is taxed, and penalty follows.",
  },
} satisfies Trades;
