import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Cotton brokers, sizing and dyeing houses, lorry owners and lenders each fall under a different head of TDS. Bigger mills also watch purchases of goods, once a supplier passes the yearly limit. Broker notes, job bills and loan confirmations are our sources. Whether cotton waste is scrap for TCS should be settled grade by grade on paper, because a wrong habit repeats itself on every invoice.',
    garments:
      'Knitting, dyeing, printing, embroidery, packing: an order passes through so many hands that the yearly total for each PAN, rather than the single bill, decides the deduction. Merchandisers should take the PAN along with the first challan. Papers for an overseas agent are checked before his commission is remitted. A year of cooly vouchers without PANs means part of the expense disallowed and the tax borne by you.',
    'handloom-silk':
      'Money that reaches weavers through a middleman may be a contract, a wage or the price of cloth, and TDS differs in each case; we read the arrangement before the ledger. Cooly books, commission notes and rent agreements settle most of it. In old shop streets several heirs own one building. Rent paid to one of them, with TDS under his PAN alone, puts the credit in the wrong hands.',
    leather:
      'Commission that a foreign buyer deducts straight from the bill never passes through the bank, and so slips past TDS review altogether. Designers abroad, overseas agents and testing houses need their contract, residency certificate and the nature of the work examined before remittance. Tanners on job work are simpler: keep a running total for each. Debit notes filed with the shipping bill let us find what the bank statement hides.',
    'auto-components':
      'Steel turnings leave the yard every week, and the TCS belongs on that very invoice. Units that remember it at the end of the quarter usually pay it from their own pocket. We also look at labour contracts, die hire, calibration fees and transport notes with declarations. Vehicle dealers carry a further duty, tax collected on costlier vehicles, for which the PAN is best taken at booking.',
    engineering:
      "Heat treatment, fettling and plating sent outside are contracts, whereas a design consultant's or test laboratory's bill is a fee; where one bill holds both, have it split. On foundry scrap and borings the seller collects TCS unless the buyer declares that he will use it in manufacture. File that declaration with care: if it cannot be produced, tax that was not collected may be demanded from you, with interest.",
    electronics:
      'Does the assembler fit components that you sent, or does he buy his own and sell you finished boards? The first is a contract with TDS, the second generally a purchase. Installation crews, maintenance contracts and visiting foreign technicians raise questions of their own, so let us see agreements and purchase orders. Software bought abroad on a credit card is where most firms never ask, and may pay later.',
    software:
      "Payroll is the core: regime choices, rent proofs, stock option perquisites and pay to leavers all meet in the last salary statement of the year. Freelancers, office rent and directors' fees come next, and then the many subscriptions billed from abroad, each looked at with the treaty open. An option perquisite overlooked at exercise surfaces when the employee sells, after interest has been running against the employer.",
    'food-processing':
      'Brokerage on paddy, groundnut or tapioca calls for TDS even when it is adjusted in the account instead of being paid out. Custom hulling, lorry freight, godown rent, machine hire and interest on private loans fill the remaining ledgers. Mills that book loading, freight and harvesting as one lump under a contractor tend to deduct at the wrong rate or not at all, so insist on separate bills.',
    'poultry-dairy':
      "Rearing charges that an integrator pays to farmers are usually treated as contract payments; the company needs totals to deduct, the farmer needs the credit under his own PAN. Batch settlement sheets, egg agents' commission notes and declarations from feed transporters are filed together. An inoperative PAN raises the deduction, and the farmer who receives less per bird blames the company long before he visits the e-filing portal.",
    plantations:
      'Shade trees felled and sold are timber, and timber can call for TCS, which estates overlook since they think of themselves as growers of leaf. Labour contractors, leaf carriers, auction brokerage and warehouse charges are the everyday items. We take them from felling permits, account sales and pay rolls. Brokers settle net: book the gross price and the charge separately, otherwise the TDS working starts from the wrong figure.',
    'farm-produce':
      "Four ledgers hold most of a merchant's deductions: brokerage, commission, godown rent and lorry freight. Patti slips, storage bills and vehicle owners' PANs are enough to work from. Those who draw heavy cash to pay farmers should look at the other side too, because banks deduct tax on large withdrawals. That amount is a credit in Form 26AS, and it is money left behind if nobody claims it.",
    coir: 'Husk goes out for defibring, fibre for spinning, yarn for mats, and every stage returns with a conversion bill. Sort them by PAN, since small weekly amounts pass the yearly limit unnoticed. Clearing agents deserve a word: freight, port dues and their own fee on one line leave you deducting on everything or on nothing. Ask for reimbursements on a separate bill with vouchers attached.',
    seafood:
      'Ice, peeling, freezing on hire and insulated lorries are bought in a rush at the harbour, and PANs are asked for after the season, when no one picks up the phone. Collect them with the first bill. Boat-hire agreements, laboratory fees and commission to agents abroad should reach us before payment. Where it is missing the deduction is heavier, and since the supplier will not bear it, you will.',
    'chemicals-salt':
      'A tanker paid for by the trip is transport; the same tanker stationed at your gate for months may be machinery on rent. Agreement and log sheet decide, and with them the rate. Harvest contractors, effluent plant operators and pan lessors are further entries for a works. Dealers in fertiliser and chemicals forget the foreign tours and gold coins received from makers: such benefits can carry TDS and are taxable.',
    'cement-minerals':
      'Consider what a quarry hires: excavators with operators, blasting teams, tippers, a geologist. Contract, rent or professional fee depends on the wording of the bill, and so does the rate. The authority granting the lease may collect tax from you, a credit that owners forget to claim. Stockists should report the tours and gifts they get from makers. Log sheets, lease orders and Form 26AS are what we need.',
    'matches-fireworks':
      "TDS falls due when an amount is credited or paid, whichever comes first, so commission booked for agents before the festival cannot wait until they are paid after it. Labels, cartons, dipping and filling on contract bunch up in the same months. Give us account sales, contract bills and transporters' declarations as they come. Year-end provisions for commission without deduction are the default we would look for first.",
    'printing-paper':
      "Cartons made to order on board that the printer bought are generally a sale, while printing on board bought from the customer is a contract. Write the source of the material on the invoice and fewer buyers will deduct wrongly. Lamination, die-cutting and designers' fees are your own side of it; check waste-paper sales for TCS. Missing credits often sit under the proprietor's PAN from before the firm was formed.",
    transport:
      'Take the PAN and the fleet declaration before paying the advance. Where the owner qualifies nothing is deducted, yet the payment still has to be shown in the quarterly return, and many booking offices leave it out. A declaration signed by the driver is worthless when the registration book names somebody else. Clearing and forwarding agents should bill their fee apart from port dues paid for the client.',
    tourism:
      'Travel desks selling overseas packages collect TCS from the traveller, so the booking form needs a line for PAN. Hotels deduct on laundry and event contracts, decorators, lift maintenance, commission and lease rent; the vendor list and the lease make a start. Portals and corporate guests deduct from you in turn. Claim only what Form 26AS shows, because amounts lying in another quarter or PAN delay the refund.',
    'healthcare-education':
      "Is the surgeon on the staff or a visitor? Salary and professional fee are deducted differently and go into separate statements, and a fixed monthly sum with duty hours makes the fee harder to defend. Consultant contracts, payout sheets and machine lease papers are read first; for colleges, guest lecturers and bus contracts. Insurers deduct on the whole claim, the doctors' portion included, so hospital books must show that gross.",
    retail:
      'Begin with the shop rent: several owners on the title mean several PANs, and one cheque to the eldest brother does not alter that. Delivery contracts, advertising, commission and loans from relatives follow. Wholesalers of size examine purchases of goods, supplier by supplier. Rent deeds, loan ledgers and purchase totals go to our desk. Interest credited to family on the last day of March is what shops forget.',
    energy:
      "Operation and maintenance agreements blend labour, spares and supervision, and the split in contract and bill governs the deduction. Land rent goes to many farmers, each with a PAN to verify; a turbine maker's foreign engineers need treaty papers. Interest paid to a finance company that is not a bank needs TDS as well. Single bills in this trade are large, so even a brief default costs real interest.",
    'jewellery-crafts':
      "Making charges settled in metal still need a value and a PAN; the deduction does not vanish because no cash moved. Exhibition stalls, interior work and polishers' bills come under it as well, and brass units check TCS on scrap. Large bullion buyers look at TDS on what they purchase. In partnership showrooms, remuneration and interest to partners can also call for TDS, a point missing from older checklists.",
  },
} satisfies Trades;
