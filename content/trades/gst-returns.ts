import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      "Cotton from ginners and farmers, spares, dyes and job bills reach a mill on papers of very unequal quality, and GSTR-2B shows only what sellers have filed. The purchase register, e-way bills and job-work challans should reach us in the first week. Raw cotton bought straight from cultivators is taxed in the buyer's hands; leave out this entry and interest falls due on tax that credit would have cancelled.",
    garments:
      "Fabric travels from knitter to dyer to printer on delivery challans, and ITC-04 must say what came back. Export invoices with shipping bill numbers, the LUT and the processors' bills are kept alongside. A single wrong digit or port code in table 6A of GSTR-1 is enough: customs data and GST data fail to meet, and the refund stays unpaid until the table is amended.",
    'handloom-silk':
      "In a saree showroom cotton, art silk and pure silk, with blouse pieces and stitching, land on the same bill, and the return should follow item codes instead of one guess. Bill books, card-machine summaries and weavers' purchase vouchers make the file. Where the day's cash is entered as one figure, exchanges vanish from sight and the shop pays tax on sarees that came back.",
    leather:
      'Tanneries have short registers and awkward entries. Month by month we ask for hide and chemical invoices, challans to the job tanner, debit notes for rejected pieces, and the export papers. Rejections are where money leaks: a lower price agreed on the phone, with no credit note reported in GSTR-1, leaves tax paid on an amount the buyer never sent.',
    'auto-components':
      'Large customers release payment only for invoices they can see in their own GSTR-2B, so a component maker files GSTR-1 for its cash flow as much as for the law. E-invoices, line-rejection debit notes, tooling bills and price-revision letters are matched part by part. Back-dated price increases raised by letter, with no supplementary invoice, give the customer no credit, and he simply deducts the tax.',
    engineering:
      "Scrap, patterns, free-issue castings and job-work charges all cross a machine shop's gate, and only some of them are sales. We sort the month into challans and invoices, with the steel bills, power bill and customers' delivery notes at hand. Borings sold for cash are the item foundries leave out. The scrap dealer's books bring it back as a demand, with interest for each month in between.",
    electronics:
      "Serial numbers help here. For a dealer in appliances or panels the return ties sales, warranty replacements, scheme discounts and demo pieces to the purchase invoices they came from. Send distributors' credit notes in two bundles, those with tax and those without. If the first bundle is overlooked, you go on claiming credit that the distributor has already withdrawn, and the portal asks for the difference.",
    software:
      "Export invoices in foreign currency, domestic retainers and cloud subscriptions from abroad meet in one small return. Keep the contract, the bank's realisation advice and the foreign vendors' bills. Tools bought from outside India, even on a card, are taxed in your hands under reverse charge. Firms that never enter them owe tax and interest, though much of it would have come straight back as credit.",
    'food-processing':
      "Loose and packed, exempt and taxable: a mill's GSTR-3B has two halves, and credit on packing, spares and freight must be divided between them. The division is worked out from bag-wise sales, purchase patties, lorry receipts and the stock book. Owners who take all the credit because they did pay the tax find the exempt share claimed back years on, and interest has grown on it meanwhile.",
    'poultry-dairy':
      'For eggs and fresh milk there is no credit to take, for ghee and processed meat there is, and the return keeps the two apart. A dairy sends collection summaries, settlement sheets, packing bills and freight notes; a poultry farm its bird, egg and feed records. Small sums slip away: credit on packing film for the taxable line goes unclaimed until the time for it has passed.',
    plantations:
      "Auction proceeds reach the ledger through the broker's account sale, after warehousing, brokerage and tax, yet GSTR-1 must show the gross. Contract notes, lot-wise invoices, despatch books and bills for private sales go into the monthly file. Booking the net amount is an old habit with a price: turnover falls below the auction's record, and the credit on brokerage is never taken.",
    'farm-produce':
      'One market day can bring dried turmeric, packed chillies, fresh vegetables and a commission entry, some of it taxable, some not. Purchase patties, weighment slips, sale bills and freight vouchers are what the return is built from. Labelled retail packs billed as loose produce go out without tax. When that is found, the trader pays from his own pocket, since the buyer settled his account long ago.',
    coir: 'Fibre and pith are bought from yards that issue no tax invoice, sold to exporters who insist on one, and shipped weeks later. Purchase vouchers, weighbridge slips, freight notes and shipping bills come to us each month. Report the sale in the month of payment instead of the invoice, and shipping bill and GSTR-1 part company; the exporter then answers to two departments and waits for his money.',
    seafood:
      "Boats sell at the auction hall without tax, while packing, cold storage and processing bring credit only where taxable sales or exports stand behind it. The monthly bundle holds auction slips, processing bills, freight, shipping bills and realisation advices. Rejected frozen lots sold locally are easily forgotten. An officer who reads the cold store's outward register will not forget them, and charges tax on their full value.",
    'chemicals-salt':
      "Tonnage rules this trade's returns. Weighbridge slips, tanker e-way bills, drum deposits and batch sheets have to tell the same story as GSTR-1, and exempt salt is shown as exempt, never dropped. Dropping it costs twice over: the reversal of common credit comes out wrong, and the reverse-charge freight on those loads disappears along with it, to be collected later.",
    'cement-minerals':
      'Transit passes from the mines office are the yardstick here, for an officer can lay them beside GSTR-1 and the e-way bills in minutes. We also want royalty challans, blasting and hire bills, explosives purchases and weighment slips. What grows unseen is royalty paid month after month without its reverse-charge entry; interest is counted separately from each of those months.',
    'matches-fireworks':
      'Sales bunch up before the festival and stop after it, yet the quiet months need their returns too. Send licence-wise production, case despatches, lorry copies, and the discount notes given once the season closes. Season-end discounts allowed by a plain letter cannot reduce the tax. Unless a credit note tied to the original invoices reaches GSTR-1 in time, the maker bears tax on money he never received.',
    'printing-paper':
      'Paper is bought by the ream, board by the tonne, and work is billed by the thousand, so quantities never tally and the return is checked on codes and values. Job tickets, paper bills, plate-making and lamination bills and freight notes are collected monthly. If a carton is billed under the printing-service code, the rate goes wrong on every invoice, and it is the press that makes good the shortfall.',
    transport:
      'Which freight is billed with tax, and which leaves the customer to pay it? Mark that on each consignment note before GSTR-1 is begun. Trip sheets, hire payments to other owners, tyre and spares bills are then matched to the right side. Credit on tyres taken against reverse-charge freight must be given back, and with interest where it was used to pay tax.',
    tourism:
      "Advance bookings, cancelled rooms and commission kept by booking sites make a hotel's bank credits differ from its bills. Daily room reports, restaurant summaries, banquet receipts and each site's monthly statement close the gap. A return drawn from bank statements fails twice: tariff is understated by the commission, and tax that the site collected and deposited in the hotel's name lies on the portal unclaimed.",
    'healthcare-education':
      "Few of a hospital's or college's receipts are taxable, and for that very reason they slip out of the return. Outpatient pharmacy sales, canteen and ATM rent, seminar fees and scrap are taken from the income ledger each month, together with bills of advocates and security agencies. Guards supplied by a firm that is not a company are missed most often; the institution itself owes that tax.",
    retail:
      "Counter sales, UPI, card settlements and credit to regulars should add up to the day's bills, a sum most shops never make until somebody asks. Hand us the day book, purchase bills and sales-return list, and purchases are compared with GSTR-2B line by line. Suppliers who have not filed are then known by name. Settle their account in full before that, and your hold on the credit is gone.",
    energy:
      'Units sold, maintenance billed, equipment supplied with installation: three kinds of receipt, of which the first carries no tax. Joint meter readings, work orders, milestone bills and customs papers for imported parts support the month. With installers we look first at advances. Those left aside until the final bill may have been taxable, for the service part, on the day the customer paid, and interest counts from then.',
    'jewellery-crafts':
      "Old gold taken in exchange is where returns of this trade go wrong. Show the new ornament at full value and the old metal as a purchase of its own. Sale bills, exchange vouchers with the customer's identity, job-work issue slips and hallmarking bills are the month's papers. A net figure hides turnover, and a count of stock by weight gives it away, with tax and penalty to follow.",
  },
} satisfies Trades;
