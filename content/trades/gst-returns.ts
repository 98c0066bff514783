import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'Customs, a brand or a vehicle maker reads the return too, and money waits until both agree.',
      byTrade: {
        'textile-export':
          "Fabric or cloth travels from one processor to the next on delivery challans, and ITC-04 must say what came back. Export invoices with shipping bill numbers, the LUT and the processors' bills are kept alongside. One wrong digit or port code in table 6A of GSTR-1 is enough: customs data and GST data fail to meet, and the refund waits until the table is amended.",
        'seafood-export':
          "Packing, cold storage and processing bring credit only where taxable sales or exports stand behind it. The monthly bundle holds auction slips, processing bills, freight, shipping bills and realisation advices. Rejected frozen lots sold locally are easily forgotten, though the cold store's outward register shows them to any officer.",
        'fruit-pulp':
          'Fruit comes in exempt, drums and cans go out taxable or exported, and the credit sits in packing, freight and machine spares. Purchase slips, drum numbers, shipping bills and cold-store receipts come with each month. Pulp sold to a juice maker in India in the same lot as an export drum needs its own line, or GSTR-1 and the shipping bills part company.',
        coir: 'Fibre and pith are bought from yards that issue no tax invoice, sold to exporters who insist on one, and shipped weeks later. Purchase vouchers, weighbridge slips, freight notes and shipping bills come to us each month. Report the sale in the month of payment instead of the invoice, and shipping bill and GSTR-1 part company; the exporter then answers to two departments and waits for his money.',
        tanneries:
          'Tanneries have short registers and awkward entries. Month by month we ask for hide and chemical invoices, challans to the job tanner, debit notes for rejected pieces, and the export papers. Rejections are where money leaks: a lower price agreed on the phone, with no credit note reported in GSTR-1, leaves tax paid on an amount the buyer never sent.',
        footwear:
          'Pairs are billed to a brand, rejected in inspection and sent again, and each step has a paper: invoice, debit note, fresh invoice. Leather and soles issued to stitching contractors go on challans with a return date. A price cut agreed by mail, with no credit note in GSTR-1, leaves tax paid on an amount the brand never sent.',
        'auto-components':
          'Large customers release payment only for invoices they can see in their own GSTR-2B, so a component maker files GSTR-1 for its cash flow as much as for the law. E-invoices, line-rejection debit notes, tooling bills and price-revision letters are matched part by part. Back-dated price increases raised by letter, with no supplementary invoice, give the customer no credit, and he simply deducts the tax.',
      },
    },
    {
      reason: 'Goods or freight move without a sale, or the tax falls on the one who buys.',
      byTrade: {
        'spinning-mills':
          "Cotton from ginners and farmers, spares, dyes and job bills reach a mill on papers of very unequal quality, and GSTR-2B shows only what sellers have filed. The purchase register, e-way bills and job-work challans should reach us in the first week. Raw cotton bought straight from cultivators is taxed in the buyer's hands; leave out this entry and interest falls due on tax that credit would have cancelled.",
        'power-looms':
          "Yarn belonging to one firm is sized, woven and processed by others, and only the last bill is a sale. Challan book, ITC-04 figures, weavers' and processors' bills are sorted lot by lot. A job worker who buys some yarn himself in a slack week has a sale of cloth in the month too, and must not bill it as job charges.",
        'textile-processing':
          "A processor's month is kilos in, kilos out and one rate for work on the customer's cloth. Delivery challans, dye and salt purchases, effluent plant bills and short-weight debits are what we ask for. Debits for shade rejection, agreed on the phone, need a credit note, or tax is paid on work for which the exporter never paid.",
        cashew:
          'Raw nuts bought from a grower put the tax on the registered buyer under reverse charge, while nuts from a dealer or an importer come with the tax on the bill. Keep two purchase registers, raise the self-invoice for the first, and take the credit in the same month. One common ledger makes GSTR-3B wrong both ways.',
        lorries:
          'Which freight is billed with tax, and which leaves the customer to pay it? Mark that on each consignment note before GSTR-1 is begun. Trip sheets, hire payments to other owners, tyre and spares bills are then matched to the right side. Credit on tyres taken against reverse-charge freight must be given back, and with interest where it was used to pay tax.',
        pumps:
          "Scrap, patterns, castings sent for machining and job-work charges all cross a pump maker's gate, and only some of them are sales. We sort the month into challans and invoices, with steel bills, power bill and customers' delivery notes at hand. Borings sold for cash are easily left out, and the scrap dealer's books bring them back as a demand.",
        'machine-shops':
          "The customer's metal comes in on a challan, chips stay behind, and the bill is for machining alone. Inward challans, return challans and the scrap note belong to one job number. Chips or trial pieces sold without an invoice are found in the buyer's books, with interest for each month in between.",
        fabrication:
          'Plates supplied by the customer, own steel, and erection at site make three kinds of bill. Work orders, measurement certificates, free-issue statements and crane hire bills are read before GSTR-1 is begun. For advances and retention the contract is read: its dates and certificates decide when the tax falls due, not the day on which the money comes.',
        'steel-scrap':
          "Metal scrap bought from an unregistered dealer is taxed in the hands of a registered buyer, and on sales between registered dealers the buyer may have to deduct tax under GST. Weighment slips, e-way bills and each seller's status are kept with the bill. If a seller's registration is cancelled later, those papers defend the credit.",
        quarries:
          'Transit passes from the mines office are the yardstick here, for an officer can lay them beside GSTR-1 and the e-way bills in minutes. We also want royalty challans, blasting and hire bills, explosives purchases and weighment slips. What grows unseen is royalty paid month after month without its reverse-charge entry; interest is counted separately from each of those months.',
        refractories:
          "Mineral, bricks and kiln waste have different codes, and royalty or lease money paid to the State brings tax in the payer's hands. Dispatch register, royalty receipts, power bill and job-work challans make the month's file. Rejected bricks crushed and sold as grog are a sale, however small; leaving them out shows a yield that nobody can explain.",
        'silk-reeling':
          "Cocoons come in exempt, raw silk leaves exempt, and twisted yarn does not: the return is right only when these are three lines. Exchange slips, purchase slips from rearers and the twister's job bills go with it. A registered weaver or merchant who buys silk yarn from its maker pays the tax himself, so the bill must say who made it.",
        'silk-weaving':
          "A silk merchant's month holds yarn and zari issued by weight, sarees received from looms, sales to showrooms and pieces that came back. Only the sale is in GSTR-1. Silk yarn bought from the maker of that yarn puts the tax on a registered buyer, so makers and dealers are two columns. Sarees on approval become a sale when the showroom keeps them or the law's time is over.",
        'wind-farms':
          "Units sold carry no tax, rent for land and scrap sold do, and a registered owner shows all three. Joint meter readings, lease deeds and the upkeep contractor's bills support the month. Land taken on rent and services from abroad may fall under reverse charge. Credit on blades, cranes and upkeep belongs to exempt power and is not taken, or it has to be given back with interest.",
        'port-agents':
          "Duty, wharfage and terminal charges paid for a client are not the agent's sale if they are passed on at cost, in the client's name and with the receipts. Agency, transport and warehousing are. Job files with receipts for each recovery come to us before GSTR-1. One lump on the bill makes the whole of it taxable, duty included.",
        software:
          "Export invoices in foreign currency, domestic retainers and cloud subscriptions from abroad meet in one small return. Keep the contract, the bank's realisation advice and the foreign vendors' bills. Tools bought from outside India, even on a card, are taxed in your hands under reverse charge. Left out, they cost tax and interest, though the tax itself would have come back as credit.",
        'body-building':
          "Which buses were built on the customer's chassis, and which were sold complete? The job card must say so. Inward chassis challans, stage bills, advances and the invoice are kept under one job number. Tax on an advance for a service part falls in the month it came, and a yard that waits for delivery pays interest on it.",
        'chemical-plants':
          'Tonnage rules this return. Weighbridge slips, tanker e-way bills, drum deposits and batch sheets have to tell the same story as GSTR-1. Recovered solvent, sludge sold and drums returned are three entries that plants forget. Deposits kept because drums never came back turn into a sale of drums.',
      },
    },
    {
      reason: 'Exempt and taxable goods leave one gate, and credit has to be divided between them.',
      byTrade: {
        dairies:
          'Fresh milk is exempt, butter and ghee are not, and the return keeps the two apart. Collection summaries, settlement sheets, packing bills and freight notes are the source. Credit on packing film for the taxable line is often left unclaimed, while credit on the chilling plant, which serves both, is taken in full and has to be reversed later.',
        'rice-mills':
          'Loose rice, labelled packs, bran and hulling for others are four kinds of receipt, and credit on bags, spares and freight must be divided between the taxed and the exempt. Bag-wise sales, purchase slips, lorry receipts and the stock book decide the division. Owners who take all the credit find the exempt share claimed back years on, with interest.',
        'dal-mills':
          'Dal in loose bags is exempt, the same dal in a labelled pack is not, and oil is taxable either way. The item master decides the return: one wrong code repeats itself on every bill. Purchase bills, bag-wise sales and the oil register come each month, and the credit that belongs to exempt dal is reversed before filing.',
        'copra-oil':
          "Nuts are bought exempt, copra and oil are sold with tax, and much of the buying is from farmers without a bill. Purchase vouchers with names, weighbridge slips and oil sales by tin and by loose kilo make the return. Copra sent to a neighbour's press on a challan must come back as oil and cake, by weight.",
        'vegetable-markets':
          'An agent sells for growers and his commission on farm produce is exempt; boxes, ice, ripening or rent of a stall are not always so. Patti slips, weighment notes and sale bills show which is which. Dried, frozen or processed produce sold beside the fresh is his own taxable sale; entered as fresh, its tax comes later from his own pocket.',
        'dried-goods':
          'Dried and packed goods are taxable though the fresh crop was not, and a merchant may sell as owner in one lot and as agent in the next. Contract notes, weighment slips, purchase bills and freight vouchers are matched lot by lot. Where the supplier upcountry has not filed, we name him before his account is settled, for afterwards nobody answers.',
        salt: 'Salt is exempt and must still be shown in the return as exempt, never dropped. Despatch memos, weighbridge slips, packing bills and freight notes make the month. Lorry freight on salt is exempt, freight on other goods may fall under reverse charge, and credit on pumps and bags that served exempt salt cannot be used elsewhere.',
        layers:
          'Eggs, birds and poultry feed are exempt, manure packed under a brand may not be, and a registered farm shows all of them. Egg notes, feed mill bills and freight vouchers by month are enough. Freight on eggs is exempt as well; freight on machinery or medicines bought by a registered farm needs a look at reverse charge.',
        tea: "Auction proceeds reach the ledger through the broker's account sale, after warehousing, brokerage and tax, yet GSTR-1 must show the gross. Contract notes, lot-wise invoices, despatch books and bills for private sales go into the monthly file. If only the net amount is booked, turnover falls below the auction's record and the credit on brokerage is never taken.",
        'spice-estates':
          "Dealers' settlement notes and auction statements give a net sum after grading, commission and freight, yet GSTR-1 must show the gross. Lot slips, grade slips, dealers' bills and own invoices for cured produce go into the monthly file. Booking the net keeps turnover below the auction's own record, and the credit on commission is never taken.",
        cane: "Haulage for a mill, cutting for a farmer and hire of a tractor are taxed differently or not at all, and the mill's statement shows only the net after diesel and advances. Tonnage slips, the transport agreement and the mill's ledger come to us each month in the season. Reporting the net payment as the sale is the usual mistake.",
        'stored-crops':
          'Loose grain, groundnut in shell, oil seed, cotton and branded seed are not taxed alike, and one store may hold them all. Market slips, godown receipts and weighment notes tie each sale to its lot. Where raw cotton is bought from a grower, a registered buyer pays the tax himself; that line is missed when everything is entered as "produce".',
        hospitals:
          "Few of a hospital's receipts are taxable, and for that very reason they slip out of the return. Pharmacy sales to outside patients, canteen and ATM rent, seminar fees and scrap are taken from the income ledger each month, with bills of advocates and security agencies. Where the guards come from a firm that is not a company, a registered hospital owes that tax itself.",
        sweets:
          'Sweets, savouries, tiffin at the table and parcels to other towns meet on one till, each with its own code. Batch book, till summary, courier list and milk or ghee purchases make the month. Boxes returned by agents from other towns need credit notes with the original bill number, or the tax on stale stock stays paid.',
        matches:
          "Dipped splints, filled boxes and packed bundles move between units on challans before anything is sold. Challan book, gross-wise production, agents' sale notes and lorry copies are what the return is built from. Discounts that agents deduct at settlement need a credit note in GSTR-1; a line in a letter does not reduce the tax.",
        fireworks:
          'Sales bunch up before the festival and stop after it, yet the quiet months need their returns too. Send licence-wise production, case despatches, lorry copies, and the discount notes given once the season closes. Season-end discounts allowed by a plain letter cannot reduce the tax. Unless a credit note reaches GSTR-1 in time, the maker bears tax on money he never received.',
        printing:
          'Paper is bought by the ream, board by the tonne, and work is billed by the thousand, so quantities never tally and the return is checked on codes and values. Job tickets, paper bills, plate-making and lamination bills and freight notes are collected monthly. If a carton is billed under the printing-service code, the rate goes wrong on every invoice, and the press makes good the shortfall.',
      },
    },
    {
      reason: 'Banks, booking sites and card machines report the sales as well.',
      byTrade: {
        lodges:
          "Advance bookings, cancelled rooms and commission kept by tour agents or booking sites make a lodge's bank credits differ from its bills. The daily room register, mess summaries and each agent's monthly statement close the gap. A return drawn from bank statements fails twice: tariff is understated by the commission, and tax that a site collected in the lodge's name lies on the portal unclaimed.",
        hotels:
          "Cottages and hotels are billed by the night, and the tariff charged on that night decides the tax on it, season or not. Portal statements, the room register, kitchen bills and trips sold at the desk make the month. The portal pays net and reports gross. A return drawn from the bank leaves out the commission and the tax that the portal deposited in the hotel's name.",
        'bazaar-shops':
          "Counter sales, UPI, card settlements and credit to regulars should add up to the day's bills. Hand us the day book, purchase bills and sales-return list, and purchases are compared with GSTR-2B line by line. Suppliers who have not filed are then known by name. Whoever settles their account in full before that has no hold left on the credit.",
        jewellery:
          "Old metal taken in exchange is where returns of this trade go wrong. Show the new piece at full value and the old one as a purchase of its own. Sale bills, exchange vouchers with the customer's identity and job-work issue slips are the month's papers. A net figure hides turnover, and a count of stock by weight gives it away, with tax and penalty to follow.",
        'grocery-wholesale':
          "Loose pulses, labelled packs, oil and jaggery leave the shop on one bill, some with tax and some without. The item master, supplier bills, scheme notes and the credit notebook make the return. Free goods given under a company's scheme carry no sale, but credit on them needs the company's paper; without it the claim is asked back.",
        'booking-offices':
          'A booking office collects freight, pays lorry owners and keeps the difference, and who pays the tax must stand on each consignment note. Booking register, hire memos and e-way bill list are matched before GSTR-1. To-pay freight collected at the other end belongs in the month of the note, not in the month the branch sends the money.',
        fishing:
          'Fresh fish sold at the landing centre is exempt, so many boat owners file nothing; an agent who also sells ice, diesel or packed dry fish does. Auction slips, ice and crate bills and van receipts are enough. Commission for selling fresh catch and interest hidden in the price of an advance need separate lines, or one rate is put on both.',
        'standing-crops':
          "A trader who buys the garden and sells the fruit has exempt sales; the same trader's ripening chamber, packing shed or lorry let on hire has taxable ones. Sale pattis, chamber receipts and hire bills are sorted by month. Putting all of it under exempt fruit is easy until the hirer claims credit on a bill that no return shows.",
        'weaver-societies':
          "A society sells by counter, by exhibition and to the State's own sales organisation, some of it at a rebate that comes later. Depot-wise day books, yarn purchase bills and exhibition statements are posted by date. The rebate is no discount in the return by itself; the order that grants it is read before any credit note is made.",
      },
    },
  ],
} satisfies Trades;
