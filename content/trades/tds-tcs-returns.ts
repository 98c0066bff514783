import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason:
        'Many small contractors, carriers or foreign payees stand behind one order, or the buyer deducts from every bill.',
      byTrade: {
        'plant-contractors':
          "The plant deducts from the whole bill, and the contractor deducts in turn from bus owners, cooks on contract and sub-hired gangs. Bills, certificates and the tax credit statement are compared each quarter, since a wrong PAN at the plant's end takes months to correct. Deducting from a gang leader and not from a lorry hirer, or the reverse, is the usual slip.",
        lorries:
          'Take the PAN and the fleet declaration before paying the advance. Where the owner qualifies nothing is deducted, yet the payment still has to be shown in the quarterly return. A declaration signed by the driver is worthless when the registration book names somebody else.',
        quarries:
          'What does a quarry hire? Excavators with operators, blasting teams, tippers, a geologist. Contract, rent or professional fee depends on the wording of the bill, and so does the rate. The authority granting the lease may collect tax from the lessee, and that credit has to be claimed. Log sheets, lease orders and the tax credit statement are what we need.',
        'steel-scrap':
          "A seller of scrap collects tax from the buyer unless the buyer declares in writing that he will use it in manufacture. Rolling units can sign that declaration, traders cannot. Each one is kept: without it the tax may be demanded from the seller. Where he collects, the large buyer's deduction on purchases does not come on top. Freight, loading gangs and crane hire are the deductions on the other side.",
        tanneries:
          'Commission that a foreign buyer deducts straight from the bill never passes through the bank, and so is easily missed. Designers abroad, overseas agents and testing houses need their contract, residency certificate and the nature of the work examined before remittance. Tanners on job work are simpler: keep a running total for each. Debit notes filed with the shipping bill let us find what the bank statement hides.',
        'textile-export':
          'Processing, printing, stitching, packing: an order passes through so many hands that the yearly total for each PAN, rather than the single bill, decides the deduction. Merchandisers should take the PAN along with the first challan. Papers for an overseas agent are checked before his commission is remitted. A year of vouchers without PANs can mean a higher deduction that you bear yourself, and part of the expense disallowed.',
        'textile-processing':
          "Exporters deduct from the processing bill, and the dye house deducts from boiler contractors, lorry owners and the effluent plant's operator. Rate contracts, challans and PANs are kept by party. Debits for shade variation are cut after the deduction was made on the full bill; compare the two, or credit is claimed on money that never came.",
        software:
          "Payroll is the core: regime choices, rent proofs, stock option perquisites and pay to leavers all meet in the last salary statement of the year. Freelancers, office rent and directors' fees come next, and then the many subscriptions billed from abroad, each looked at with the treaty open. An option perquisite overlooked at exercise surfaces when the employee sells, after interest has been running against the employer.",
        hospitals:
          "Is the surgeon on the staff or a visitor? Salary and professional fee are deducted differently and go into separate statements, and a fixed monthly sum with duty hours makes the fee harder to defend. Consultant contracts, payout sheets and machine lease papers are read first. Insurers deduct on the whole claim, the doctors' portion included, so hospital books must show that gross.",
        'port-agents':
          "Carriers, container yards and survey firms are paid for clients, and the deduction depends on whose contract it is. A separate bill for reimbursements, with receipts, keeps the client from deducting on duty. Freight paid to foreign shipping lines has rules of its own, so the line's papers are read before the money goes. PANs of lorry owners come with the loading advance.",
        broilers:
          'Rearing charges that an integrator pays to farmers are usually treated as contract payments; the company needs totals to deduct, the farmer needs the credit under his own PAN. Batch settlement sheets and declarations from feed transporters are filed together. An inoperative PAN raises the deduction, and the farmer then receives less per bird until he has put it right on the e-filing portal.',
        'wind-farms':
          "Operation and maintenance agreements blend labour, spares and supervision, and the split in contract and bill governs the deduction. Land rent goes to many farmers, each with a PAN to verify; a turbine maker's foreign engineers need treaty papers. Interest paid to a finance company that is not a bank needs TDS as well. Single bills in this trade are large, so even a short delay costs interest that is felt.",
        colleges:
          "Salary of teachers, fees of guest lecturers, bus contracts and hostel catering call for different deductions and different returns. Appointment letters, payout sheets and contracts are read in April. Examiners and visiting faculty give a PAN before the first class, not after the last. Banks deduct from a trust's deposits too; that credit is lost if the trust files late.",
        'seafood-export':
          'Ice, peeling, freezing on hire and insulated lorries are bought in a rush at the harbour, so PANs are collected with the first bill. Where a PAN is missing the deduction is heavier, and a supplier who has been paid in full will not bear it. Boat-hire agreements, laboratory fees and commission to agents abroad should reach us before payment.',
        'auto-components':
          "Scrap leaves the yard every week, and the tax to be collected belongs on that very invoice. Remembered only at the end of the quarter, it comes from the unit's own pocket. We also look at labour contracts, tool hire, calibration fees and transport notes with declarations. Development charges paid to a foreign designer need treaty papers before the remittance.",
        fabrication:
          "Rolling, galvanising and erection given out are contracts; a designer's or inspection agency's bill is a fee; crane hire may be rent. Where one bill holds two of them, have it split. The customer's deduction on running bills and retention is matched with certificates, because it often appears in another quarter than the income it belongs to.",
        'chemical-plants':
          'A tanker paid for by the trip is transport; the same tanker stationed at your gate for months may be machinery on rent. Agreement and log sheet decide, and with them the rate. Effluent plant operators, tank cleaners and foreign technology fees are further entries. Drums and spent solvent sold as scrap raise the question of collecting tax on the sale.',
      },
    },
    {
      reason: 'Brokerage, commission, rent or buying in volume is settled in the account without a cheque.',
      byTrade: {
        'dried-goods':
          "Brokerage, godown rent, freight and interest to depositors fill most of a merchant's return, and a large buyer looks at purchases of goods as well. Contract notes, storage bills and PANs of brokers are enough to work from. Brokerage adjusted in the account is still a payment. Interest credited to relatives in the last week of March is easily forgotten.",
        'spinning-mills':
          'Cotton brokers, mills that spin on job, lorry and bus owners and lenders each fall under a different head. Bigger mills also watch purchases of goods, once a supplier passes the yearly limit. Broker notes, job bills and loan confirmations are our sources. Whether cotton waste is scrap for collecting tax should be settled grade by grade on paper, because a wrong habit repeats itself on every invoice.',
        'rice-mills':
          'Brokerage on paddy calls for deduction even when it is adjusted in the account instead of being paid out. Hulling by others, lorry freight, godown rent, machine hire and interest on private loans fill the remaining ledgers. Mills that book loading, freight and commission as one lump tend to deduct at the wrong rate or not at all, so insist on separate bills.',
        'stored-crops':
          "Brokerage, godown rent and freight hold most of a grain merchant's deductions. Those who draw heavy cash to pay farmers should look at the other side too, because banks deduct tax on large withdrawals, and more where returns were not filed. That amount is a credit in the tax statement, and it is money left behind if nobody claims it.",
        'vegetable-markets':
          "Four ledgers hold most of a merchant's deductions: brokerage, commission, godown rent and lorry freight. Patti slips, storage bills and vehicle owners' PANs are enough to work from. Those who draw heavy cash to pay farmers should look at the other side too, because banks deduct tax on large withdrawals. That amount is a credit in Form 26AS, and it is money left behind if nobody claims it.",
        cane: "The mill deducts on haulage before diesel is cut, and the haulier deducts from sub-hired lorries unless their owners declare a small fleet. Tonnage slips, declarations and the mill's certificate are set side by side. Advances to gang leaders are not payments for work until the work is done; treating them as such, or never, is equally wrong.",
        lodges:
          "Lease rent, laundry, decorators, lift upkeep and commission to tour agents are a lodge's own deductions, and several heirs as owners mean several PANs. Booking sites and firms that send guests deduct from the lodge in turn. The vendor list and the lease make a start. Claim only what the tax statement shows, because amounts lying in another quarter or PAN delay the refund.",
        hotels:
          'Hotels deduct on laundry, event and lift contracts, on decorators, on commission and on lease rent; booking sites deduct from the hotel in turn. A travel desk that sells packages abroad collects tax from the traveller. The vendor list and the lease make a start. Claim only what the tax statement shows, because amounts lying under another PAN delay the refund.',
        cashew:
          "Shelling, peeling and packing by other sheds are contract payments, taken by PAN and by the year's total. Brokerage on raw nuts, godown rent and freight follow. Where nuts are bought in volume from one supplier, the rule on purchases of goods is looked at. Shells sold to oil extractors raise the question whether they are scrap; settle it once, in writing.",
        coir: 'Husk goes out for defibring, fibre for spinning, yarn for mats, and every stage returns with a conversion bill. Sort them by PAN, since small weekly amounts pass the yearly limit unnoticed. Clearing agents deserve a word: freight, port dues and their own fee on one line leave you deducting on everything or on nothing. Ask for reimbursements on a separate bill with vouchers attached.',
        'copra-oil':
          'Drying, breaking and pressing done by others are contracts; brokerage on copra is commission, even when it is set off in the account. Tanker freight and godown rent follow. A press that buys from few large dealers looks at the yearly rule on purchases of goods. PANs of small yards are asked for with the first load, not in March.',
        fireworks:
          "TDS falls due when an amount is credited or paid, whichever comes first, so commission booked for agents before the festival cannot wait until they are paid after it. Labels, cartons, dipping and filling on contract bunch up in the same months. Give us account sales, contract bills and transporters' declarations as they come. Year-end provisions for commission need the deduction too.",
        printing:
          "Cartons made to order on board that the printer bought are generally a sale, while printing on board bought from the customer is a contract. Write the source of the material on the invoice and fewer buyers will deduct wrongly. Lamination, die-cutting and designers' fees are your own side of it; check waste-paper sales for TCS. A missing credit may stand under the proprietor's PAN from before the firm was formed.",
        'cement-dealers':
          "Dealers receive tours, gold coins and gift cards for reaching targets, and such benefits are income on which the maker may deduct tax. The maker's statement shows it, the dealer's books often do not. Freight, godown rent and commission to masons or contractors are the dealer's own side. Commission paid in kind needs a value and a PAN as well.",
        tea: 'Shade trees felled and sold are timber, and timber can call for TCS, though the estate thinks of itself as a grower of leaf. Labour contractors, leaf carriers, auction brokerage and warehouse charges are the everyday items. We take them from felling permits, account sales and pay rolls. Brokers settle net: book the gross price and the charge separately, otherwise the TDS working starts from the wrong figure.',
        'spice-estates':
          "Shade trees felled and sold are timber, and timber can call for collecting tax, though the estate thinks of itself as a grower. Pickers' contractors, drying charges, auction commission and warehouse rent are the everyday items. Auctioneers and dealers settle net: book the gross price and the charge separately, otherwise the working starts from the wrong figure.",
        'machine-shops':
          "Heat treatment, plating and grinding sent outside are contracts, whereas a designer's or test laboratory's bill is a fee; where one bill holds both, have it split. Turnings sold weekly are scrap, and the tax belongs on that invoice unless the buyer's declaration is on file. Machine instalments to a finance company that is not a bank carry interest, which needs deduction too.",
        'metal-crafts':
          "Casting, turning and polishing done outside are job contracts, even when settled in metal; the value and a PAN are still needed. Metal scrap sold to a dealer raises the collection of tax at source. Exhibition rent, commission to emporiums and the shop's own rent complete the list. Several heirs as landlords mean several PANs, not one cheque to the eldest.",
        'power-looms':
          'Sizing, weaving and folding charges are small bills every week to the same few PANs, and the yearly total decides. The owner of the yarn deducts; the loom shed claims. Keep a page per job worker with bill, total and tax. Advances to weavers that are never adjusted become neither wage nor loan, and an officer chooses for you.',
        footwear:
          'Stitching contractors, sole pressers and testing laboratories are paid every week, foreign agents and designers every season. The first need a running total by PAN, the second their contract and residency papers before money leaves. Commission that a brand cuts from its payment is still paid; debit notes filed with the shipping bill show what the bank statement hides.',
        'body-building':
          "Painting, upholstery and glass work are given to gangs by the body, and the yearly total for each PAN decides. Steel offcuts sold weekly call for collecting tax unless the buyer's declaration is on file. Fleet customers may deduct on the body bill but not on a vehicle sold complete, so the invoice must say which it was, and the credit is checked against it.",
      },
    },
    {
      reason: 'Shop rent, local suppliers and family loans make the list shorter but no less binding.',
      byTrade: {
        'cloth-trade':
          'Begin with the shop rent: several owners on the title mean several PANs, and one cheque to the eldest brother does not alter that. Delivery contracts, advertising, commission and loans from relatives follow. Wholesalers of size examine purchases of goods, supplier by supplier. Rent deeds, loan ledgers and purchase totals make the working. Interest credited to family on the last day of March belongs in it.',
        'bazaar-shops':
          'Shop rent comes first: several owners on the title mean several PANs, and one cheque to the eldest brother does not alter that. Delivery vans, advertising, commission and loans from relatives follow. Rent deeds, loan ledgers and purchase totals make the working. Interest credited to family on the last day of March belongs in it.',
        jewellery:
          "Making charges settled in metal still need a value and a PAN; the deduction does not vanish because no cash moved. Exhibition stalls, interior work and polishers' bills come under it as well. Large buyers of metal look at the rule on purchases of goods. In partnership firms, remuneration and interest to partners can also call for deduction.",
        sweets:
          'Rent of branches, courier contracts, packing material made to order and commission of agents in other towns fill the list. A printed box is a purchase or a contract, depending on whose board it is. Agents who keep their commission from the settlement still receive it, so the gross sale and the charge are booked apart before the deduction is worked out.',
        sago: "Brokerage on roots, firewood lorries, loading gangs and the selling society's charges are settled in the account and often without a cheque. Each is looked at by PAN at the end of the month, not of the year. Starch sold to one buyer in volume may bring a deduction by him; the credit belongs to the PAN of the factory, not of the brother who signed.",
        'weaver-societies':
          "Societies deduct on rent of depots, on printing and on transport, and watch the interest they pay to members and others, since the rules for a co-operative differ from a bank's. Processors of cloth are contractors by PAN. The bank deducts on the society's own deposits unless papers are given in time; minutes naming the signatory save a quarter.",
      },
    },
  ],
} satisfies Trades;
