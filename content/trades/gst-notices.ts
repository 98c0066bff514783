import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'The goods move by weight, permit or container, and another office holds the same figures.',
      byTrade: {
        'steel-scrap':
          'Credit is doubted whenever a seller further up the chain has stopped filing or lost his registration. Weighbridge slips, e-way bills, lorry receipts, bank payment and the melting or rolling register show that the load came and was used. Reversing everything at the first phone call is costly: money paid with no objection on record is hard to ask for afterwards.',
        quarries:
          "Figures of the mines department travel to the tax office, and a notice follows where dispatch permits exceed billed tonnes. Permit registers, surveyor's measurements of reject heaps, own-use records and royalty challans make up the defence. A royalty demand should be neither fought nor accepted as one lump: year, lease clause and challan are checked line by line, since part may have been paid already.",
        tanneries:
          "Why is credit on chemicals high when sales fell? Why do exports in GSTR-1 differ from the shipping bills? The answers lie in the lot register, the wet-blue to finished yield, exchange-rate workings and rejection notes. An explanation given across the officer's table is not a reply. Only what is on the portal counts when the order, with tax and penalty, is written.",
        'textile-export':
          'Credit taken on bills of processors or agents who later stopped filing is open to doubt. Delivery challans, gate entries, bank payments and the process-wise cost sheet show that the work was really done. To reverse everything at the first phone call is costly: money paid through DRC-03 with no objection on record is hard to ask for afterwards.',
        'body-building':
          "Why does turnover differ from the value of the vehicles that left the yard? Because some chassis were the customer's, and the inward challan proves it. Job cards, chassis challans, registration papers and stage bills answer vehicle by vehicle. Lacking them, the customer's chassis may be counted into the builder's price, and tax demanded on both.",
        'dried-goods':
          "Was the merchant owner or agent, and did the load really come? A letter may ask either. Contract notes, lorry receipts, weighbridge slips, unloading wages and bank payment are laid out lot by lot. If the bills were drawn in the agent's own name, say so early and argue the value; a denial that fails brings tax and penalty on whole loads.",
        fireworks:
          "A charge may be undervaluation, cases moved without e-way bills, or production that never reached a bill. Production books kept for the licence, dated price circulars, lorry-office copies and dealers' ledgers support the answer. Statements signed in haste during a search do the lasting damage, as figures admitted that day become the demand. Read before signing, ask for copies, and file objections in writing.",
        matches:
          "Splints bought, bundles packed and cases sent should stand in one ratio, and letters begin where they do not. Production books kept for the licence, job-work challans, agents' settlement notes and lorry copies support the answer. Statements signed in haste during a visit do the lasting damage. Read before signing, ask for copies, and file objections in writing.",
        electronics:
          "A bill of entry with an old GSTIN or another branch's number never reaches GSTR-2B, and the mismatch brings a letter. Bills of entry, customs challans, stock by part number and rejection notes put it right. A free replacement sent to a customer without a paper looks like a sale without a bill, so the service register belongs in the reply.",
        'port-agents':
          "Why was credit taken on duty-linked charges, and why are recoveries from clients not in turnover? Job files with authority letters, receipts in the client's name and the fee bill answer both. An agent who billed one lump sum has to rebuild the split from port receipts, which is slow; start with the largest clients.",
        jewellery:
          "On the day officers visit, a jeweller has to explain his stock by weight. Issue slips to smiths, approval vouchers, customers' orders and exchange vouchers account for grams that lie elsewhere. Metal at a smith's bench without a slip is read as sold, metal without a bill as hidden. Either finding is taxed, and penalty follows.",
        cashew:
          "Officers compare raw nuts bought with kernels sold, and purchases from growers with the reverse charge paid. Yield registers by lot, shelling sheets, grower vouchers and import papers make the reply. A roaster who bought from growers but shows a dealer's bill has the harder case; the voucher with the grower's name is the better paper.",
        'chemical-plants':
          "Tankers stopped on the road bring the most urgent papers: a wrong vehicle number, an e-way bill run out, a quantity that does not agree. Invoice, weighment slip, laboratory report and the transporter's record must answer within the short time printed on the notice. Penalty paid merely to free the tanker tends to close the case against you, so take advice before the money goes.",
        'chemical-dealers':
          "Credit notes for returned drums and year-end discounts can explain why a dealer's books differ from the maker's. Ledger confirmations, drum registers, licence books and e-way bills carry the reply. Goods sent to a licensed factory should agree with that factory's own register; a difference there is asked about in both firms, and the two replies must match.",
      },
    },
    {
      reason: 'Yield, power used or job work is compared with what was sold.',
      byTrade: {
        'spinning-mills':
          'Officers compare power consumed with yarn spun, and yarn spun with GSTR-1; a mill on part-load or with old frames shows a gap that has an honest answer. Production registers, power-cut records, waste percentages and job-work challans supply it. Answering ASMT-10 with the single line that all figures are correct, and no annexure, moves the matter on to DRC-01, where tax, interest and penalty are already added up.',
        'rice-mills':
          "Mill accounts are read through yield: so much paddy, so much rice, bran and husk. If by-products are missing from sales, the letter presumes they were sold unbilled. Milling registers, market committee receipts, moisture-loss notes and buyers' ledgers explain the figures. One register for own paddy and for paddy milled on hire makes other people's grain look like hidden sales.",
        'dal-mills':
          'Dal bought is compared with dal, husk and powder sold, and seed with oil and cake. Letters begin where a by-product is missing. Milling registers, market receipts, moisture notes and pack-wise sales explain it. A mill that sold labelled packs as loose should find that out before the officer does, because the answer then is a payment and not an argument.',
        'copra-oil':
          'Copra bought, oil pressed and cake sold have a known ratio, and drying loss explains part of the gap. Weighment slips, drying records, press register and cake sales make the reply. Purchases from farmers without vouchers leave the officer to his own view of where the copra came from; vouchers with names and villages end that question.',
        sago: "Starch content of the root, sago made, thippi and peel sold: the ratio is read, and a missing by-product is taken as hidden sale. Lot registers, society sale notes, weighment slips and power bills answer. Bags sold through the society appear in its records by date, so the factory's own invoice dates are compared with them first.",
        pumps:
          "Did the material that went out on challan come back? Inward register, the job worker's delivery notes, ITC-04 and the scrap account answer it item by item. A foundry unable to trace castings after the time the law allows has them treated as sold, and tax counts from the day they left. Challan books deserve keeping even where software holds the entries.",
        'machine-shops':
          "Did the customer's material go back, and what became of the chips? Inward register, delivery notes, ITC-04 and the scrap account answer it item by item. A shop unable to trace a customer's metal after the time the law allows may see it treated as supplied, and tax counts from the day it left. Keep the challan book even where software holds the entries.",
        fabrication:
          "Turnover in the customer's tax deduction differs from turnover in GSTR-1, because certificates, advances and retention fall in different months. A bill-wise table with measurement sheets and deduction entries explains it. Free-issue steel is the second question: the material account must show plates in, structure out and scrap returned, or the plates are added to your price.",
        'auto-components':
          "A debit note in the vehicle maker's books and not in yours is enough to raise a mismatch. Rejection reports, price-amendment letters, credit notes and the e-invoice log explain it part by part. An intimation such as DRC-01B or DRC-01C must not lapse: the next GSTR-1 can be blocked, and the customer stops payment on invoices he cannot see.",
        coir: 'One container can start it: the quantity on the shipping bill against the fibre purchased, with a shortfall nobody billed. Purchase vouchers from small yards, weighbridge slips, moisture readings and blending records for pith bridge it. Where fibre was bought for cash without a voucher, the officer draws his own conclusion, and the credit and refund of that period are reopened.',
        'silk-weaving':
          'A festival-season jump in UPI receipts can bring an enquiry to a saree shop on composition, or to a weaver who never registered. We separate family transfers, loans and exhibition takings from true sales with bank statements, bill books and stock lists. If nobody answers because the stall has closed for the year, the officer works from the bank figures alone, and every credit in them becomes turnover.',
        'cotton-weaving':
          'A festival jump in UPI receipts can bring an enquiry to a master weaver on composition, or to one who never registered. We separate loans, family transfers and wages handed on to weavers from true sales with bank statements, bill books and stock lists. If nobody answers, the officer works from the bank figures alone, and every credit in them becomes turnover.',
        'metal-crafts':
          "Kilos bought and kilos sold do not agree when old metal is taken in exchange or a shop's metal is on the floor. Exchange vouchers, melting notes, issue slips and the day book explain the difference. On metal scrap bought from sellers who are not registered, a registered buyer owes the tax himself; a voucher with name, weight and payment, and that entry in the return, are the defence.",
        'power-looms':
          "Whose yarn was it? Letters ask why cloth moved from a shed that shows job charges alone. Job-work challans of the owner, the weaver's bills, power bills and ITC-04 of the principal answer it together, so both parties should reply from the same list. A denial from one and an admission from the other ends in a demand on each.",
        printing:
          'Is it a carton, a label or a printing service? Samples, purchase orders that say who gave the board and the artwork, and earlier returns in the same line support a position. A press that changed its code midway without noting why invites the higher rate for all the open years. A dated one-page memo, written at the time, is the cheapest defence.',
        footwear:
          'Rejections and price cuts by the brand make GSTR-1 differ from what the brand paid. Inspection reports, debit notes, credit notes and the shipping bills explain it pair by pair. Leather sent to stitching contractors is the second question, answered by challans and returns. An explanation given across the table is not a reply; only what is on the portal counts.',
        'seafood-export':
          'An audit announced by ADT-01 can be followed through the cold store: what entered, what was glazed, what went abroad. Lot-wise processing sheets, auction slips, drip-loss tests and shipping bills speak for the plant. Where export money has not arrived in the permitted time, the refund can be asked back with interest, so a bank letter on the delay belongs in the first reply.',
        fishing:
          'A merchant who advances diesel and ice sees his bank account full of money that is not his sale. Advance registers, auction slips, boat-wise settlement sheets and van receipts separate loan, recovery and fish. Fresh catch is exempt, yet an enquiry that nobody answers treats all of it as taxable; a table by month and boat is usually enough.',
        'vegetable-markets':
          "A commission agent may be asked why goods under his e-way bills do not appear in his own sales. The answer rests on sale patties, farmer-wise ledgers, committee receipts and the agreement with the buying firm. Were the bills drawn in the agent's name? Then say so early and argue the value. A denial that fails brings tax, interest and penalty on whole lorry loads.",
      },
    },
    {
      reason: 'Portals, banks or books of account show receipts that the return does not.',
      byTrade: {
        lodges:
          'Booking sites and banks report what a lodge took, and a letter comes once that exceeds its GSTR-1. Cancellations, no-shows, tariff with tax included, and commission explain the gap if the daily room register was kept. A reply from memory, with no month-wise table, leaves the highest figure to be taxed as it stands, festival weeks included.',
        hotels:
          "Booking sites report what they sold, and the department compares it with GSTR-1. Cancellations, no-shows, tariff shown with tax, and commission explain the gap if the daily register was kept. Season tariffs raise a second question: the rate of each night decides the tax. A reply from memory, with no month-wise table, leaves the site's gross figure to be taxed as it stands.",
        'cloth-trade':
          'Credit in GSTR-3B is compared with GSTR-2B, and inward e-way bills with purchases. Supplier-wise tables, lorry receipts, payment proof and goods-return notes make the reply. The letter lies on the portal and not in the post; unless someone logs in weekly, an order is passed and the bank account may be attached.',
        'bazaar-shops':
          'The portal compares credit taken in GSTR-3B with credit shown in GSTR-2B, and a difference is enough for a letter. The reply is made of original bills, proof of payment, a supplier-wise reconciliation and a confirmation from each seller. The letter lies on the portal and not in the post; unless someone logs in weekly, an order is passed and the bank account may be attached.',
        hospitals:
          'Pharmacy, canteen rent, health camps and machine hire are read out of the audited accounts, and the letter asks why they bore no tax. Head-wise ledgers, sample bills and the agreement with each tenant show what is exempt, and under which entry. An exemption nobody claims with papers is an exemption lost, and the order taxes the receipt as a whole.',
        colleges:
          'A trust can receive a notice like any other. Rent, hostel, affiliation or consultancy income is the subject, read out of the audited accounts. Head-wise ledgers, the deed, recognition certificates and sample receipts show what is exempt, and under which entry. Charity is no reason to stay silent: an exemption nobody claims with papers is an exemption lost.',
        lorries:
          "Consignments held on the road, hire paid to other owners, credit taken on a new vehicle: the questions vary, the papers hardly do. Keep consignment notes, trip sheets, hire agreements and the declaration on who pays the tax. Freight in the customer's books under reverse charge and missing from yours is answered by the same notes, one by one.",
        tea: "Own leaf, bought leaf and other growers' leaf pass through one factory, and a scrutiny letter wants each accounted for. Leaf collection books, made-tea outturn, account sales and freight notes form the reply. Check one more head before it goes: credit on workers' quarters, food and vehicles is restricted. Contesting that without a ground only adds interest.",
        'wind-farms':
          'Why was credit taken when the power is exempt, and where is the rent for land let to another owner? These are the points raised. Commissioning certificates, joint meter readings, leases and upkeep contracts make the file. An owner who used such credit against another business should have each purchase traced to its use before replying, or interest grows on the whole amount.',
        cane: "The mill reports what it paid for haulage, and an enquiry asks where that turnover is. Transport agreement, tonnage slips, diesel deductions and gang advances show what was freight, what was field work and what was a loan repaid. Without that split the gross figure of the mill's statement is taken as taxable service.",
        'plant-contractors':
          "Wages, bonus and contributions recovered from the plant are part of the bill, and a contractor who taxed only his margin has to explain it. Work orders, muster rolls, bills and the plant's payment advice make the table. If the plant deducted the tax on its side under a wrong reading, its letter saying so belongs in the first reply.",
        'weaver-societies':
          "Rebate from the State, sales at exhibitions and stock moved between depots make a society's books differ from its returns. Depot registers, rebate orders, transfer notes and the audit report answer head by head. Office bearers change, so the reply should rest on papers and not on memory, and the resolution naming the signatory must be fresh.",
        sweets:
          "Milk, sugar and ghee bought show what could have been made, and letters ask why less was sold. Batch book, wastage notes, gifts and staff use, and agents' returns bring the figures together. A composition dealer is also asked about parcels sent outside the state; courier bills answer it, so look at them before writing.",
      },
    },
  ],
} satisfies Trades;
