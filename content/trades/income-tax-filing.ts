import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Cotton bought in the season and yarn unsold in March decide what a mill earns, so the stock statement given to the bank has to agree with the stock in the return. Bring the cotton purchase register, power bills, term loan statements and invoices for new frames. A machinery subsidy credited as income, when it should have reduced the cost of the machine, distorts depreciation for years.',
    garments:
      'Drawback and other export incentives are taxable, and easily forgotten because they reach the bank without an invoice. For the return we ask for shipping bills, realisation advices, job-work bills and the packing credit statement. Stitching contractors paid in large cash sums can lose you the deduction; bills of small suppliers left unpaid too long can postpone it.',
    'handloom-silk':
      "Who owns the silk while it is on the loom? A master weaver has to count yarn, zari and half-woven sarees lying in weavers' houses as his own closing stock. Issue books kept loom by loom, wage sheets and society settlements support the figure. Leave that stock out, and profit looks small this year and unexplained the next.",
    leather:
      'Raw hides, wet blue, finished leather and shoes are separate stocks, and one average price for all of them rarely survives a question. Keep tannery job-work bills, export realisation papers and packing credit statements ready. Exchange differences belong in the profit as well; an exporter who nets them off in the bank account reports a turnover that disagrees with his own shipping bills.',
    'auto-components':
      "A buyer's debit note for rejections often arrives months after the sale. Until it is booked, the supplier pays tax on money he will never receive, while Form 26AS follows the buyer's figures. We want customer ledgers, rate-difference notes, tooling invoices and machine loans. Dies that the customer paid for and owns must stay out of your depreciation schedule.",
    engineering:
      'Castings in sand, pumps on the test bench, shafts half turned: work in progress is where a workshop hides its profit from itself. We value it from job cards, then read scrap sales and the creditors list. A lathe invoiced in the last week of March but not installed earns no depreciation that year, and overdue bills of micro and small suppliers may be deductible only when paid.',
    electronics:
      'Components go out of date faster than almost any other stock. A write-down backed by a dated list with reasons is accepted far more readily than a round figure at year end. Import bills of entry, warranty claims and service contract registers complete the file. Watch annual maintenance money: booked once on receipt and again on invoice, it is taxed twice.',
    software:
      'Two kinds of client come from this trade. The salaried programmer brings Form 16 and shares in a foreign parent, which a resident must report even if none were sold. The small firm brings dollar invoices and must show the gross bill, before platform fees. Broker statements, remittance advices and foreign tax slips are needed; credit for tax paid abroad can be lost for want of the proper form.',
    'food-processing':
      'Bran, husk, oil cake, thippi and molasses are income too. An officer can work out the yield from the raw material bought, so by-products sold for cash look like hidden sales. The milling register, purchase bills and power consumption are read together. Large cash payments to a trader may be disallowed; purchases straight from a grower are judged more gently when his name is on record.',
    'poultry-dairy':
      'Many farmers believe that eggs and milk are agricultural income. The law treats them as business, and a return that claims otherwise may be corrected with interest. Feed bills, chick purchases, mortality records and settlement sheets of the integrator or dairy show the real margin. Birds need a steady value at year end: counted this time and ignored the next, they bend the profit.',
    plantations:
      'Leaf grown on the estate and made into tea in its own factory gives income that is partly agricultural, partly business, in a proportion fixed by rule. Bought leaf has no share in that rule. One green-leaf register for both puts the exempt part in doubt, so weigh them apart. Factory books, auction account sales, curing bills and estate pay rolls are what we work from.',
    'farm-produce':
      'Agent or merchant? Someone who sells for growers earns only commission, and the presumptive scheme for small businesses is closed to commission income; one who buys on his own account reports the full value. Patti slips, market receipts, the weighbridge book and the current account tell which it was. Calling the same deals by one name in GST and another here brings questions from both sides.',
    coir: 'Nuts from your own grove and husk bought for the fibre unit do not belong in one account: the first is agricultural income, the second a business. Harvest notes, husk bills, export papers for pith blocks and electricity bills keep them apart. Fibre earnings passed off as coconut income are easily exposed by the acreage, and the tax then comes back with interest.',
    seafood:
      "Trip by trip, a boat earns the auction price less diesel, ice, nets and the crew's share. Slips from the landing centre, fuel bills, engine loan statement and crew settlements prove it. Exporters add shipping bills and incentive credits, which are taxable. Income returned as one round estimate leaves nothing to show the bank when a new engine has to be financed.",
    'chemicals-salt':
      'Salt lies in heaps for months, and a heap must be measured, not guessed, because the closing quantity sets the profit. Chemical makers should keep batch sheets and tank readings; fertiliser dealers, their stock book and company discount notes. Quantity discounts credited after the year has closed are the usual reason why dealer and company report different figures, so ask for the statement before filing.',
    'cement-minerals':
      'Cement stockists should reconcile with the maker before anything else, since late quantity discounts make the two sets of books differ. Quarry owners bring the lease order, dispatch permits, blasting and excavator bills, and a count of blocks lying at the pit. Permit tonnage is readily compared with tonnage sold; breakage that nobody recorded when it happened will be taken for unbilled sales.',
    'matches-fireworks':
      'Months of making, then one festival of selling: the estimate of advance tax should be done again as soon as the season closes, or interest eats into a good year. Goods lying with agents may still be your stock, as account sales and production registers will show. Cash sold without bills in the last weeks comes back as deposits that nobody can explain.',
    'printing-paper':
      'Paper supplied by the customer and paper bought by the press lead to different sales, stock and margin. Job tickets make this visible, along with plate and ink accounts, waste sales and the machine loan. When an old offset press goes in exchange and only the net price is booked, depreciation continues on a machine that has left the building. Correcting several past returns is dear.',
    transport:
      'Owners of a few goods vehicles may choose a presumptive income per vehicle instead of full accounts; diesel, tyres and loan interest show whether it pays. Registration books, loan statements, freight receipts and Form 26AS go into the file. Trouble starts when the lorry stands in the name of one family member and freight is paid to another: the TDS lands on one PAN, the income on the other.',
    tourism:
      'Booking sites pay after keeping their commission, yet the room tariff before that cut is your turnover, and the TDS in Form 26AS is reckoned on the larger amount. Occupancy registers, restaurant bills, portal statements and lease papers are read side by side. Lodges in pilgrim towns also take much cash; deposits that do not rise in festival weeks are hard to explain afterwards.',
    'healthcare-education':
      "Trusts behind a college or hospital file a different return from the doctor who owns a clinic, and their exemption depends on registration and the audit report as much as on the return. Fee registers, donation receipts and building accounts come first. In private practice, insurers' TDS and disputed claims have to be matched bill by bill, or income is taxed in one year and its credit left in another.",
    retail:
      "Count every QR code. UPI money reaching a wife's phone or a savings account is still shop turnover, and it is compared with GSTR-1. Purchase bills, a stock list taken at closing, the rent deed and private drawings follow. For many small shops the presumptive scheme saves book-keeping, but whoever leaves it early may be shut out of it for several years.",
    energy:
      "Commissioning matters more than payment: depreciation on a turbine or solar plant begins when it is put to use, and the certificate of the electricity utility proves the day. Meter statements, wheeling and banking accounts, the loan schedule and land leases complete the papers. Units used in the owner's own mill are often left out of the plant's account, which then shows a loss that does not exist.",
    'jewellery-crafts':
      "Gold in the showcase, gold with the goldsmith, old gold taken in exchange, customers' gold under repair: a return is right only when each is weighed separately. Issue vouchers, hallmarking bills, exchange slips and the stock tally carry the proof; brass workers need the same for metal sent out. Changing the valuation method when prices rise, or taking too much cash on one bill, proves an expensive habit.",
  },
} satisfies Trades;
