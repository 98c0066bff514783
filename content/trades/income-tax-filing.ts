import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'The kind of income itself is in question, and the form, the exemption or the deduction turns on it.',
      byTrade: {
        hospitals:
          "Salary from one hospital, a share of fees from another and cash at an evening clinic are three kinds of income of one doctor. A trust that runs a hospital files another return altogether, with its audit report. Fee registers, insurers' statements and machine loans are read first. Insurers' deductions and disputed bills must be matched, or income and credit fall in different years.",
        lodges:
          "Booking sites and tour agents pay after keeping their commission, yet the room tariff before that cut is the turnover, and tax is deducted on the larger amount. Occupancy registers, mess bills, agents' statements and lease papers are read side by side. Cash deposits that do not rise and fall with the register are hard to explain afterwards.",
        hotels:
          'Booking sites pay after keeping their commission, yet the tariff before that cut is the turnover, and tax is deducted on the larger amount. Occupancy registers, kitchen bills, portal statements and the lease are read side by side. Cottage rent is business income even when the cottage stands in a garden or grove. Season receipts in cash need the register of the same dates beside them.',
        colleges:
          'The trust or society behind a college files a return of its own kind, and its exemption hangs on registration, timely audit papers and money truly spent on its objects. Fee registers, donation receipts, hostel and bus accounts and building bills come first. A late audit report can put the exemption in doubt, so the calendar is set before the year ends.',
        lorries:
          'Owners of a few goods vehicles may choose a presumptive income per vehicle instead of full accounts; diesel, tyres and loan interest show whether it pays. Registration books, loan statements, freight receipts and Form 26AS go into the file. Trouble starts when the lorry stands in the name of one family member and freight is paid to another: the TDS lands on one PAN, the income on the other.',
        jewellery:
          "Metal in the showcase, metal with the smith, old metal taken in exchange, customers' pieces under repair: a return is right only when each is weighed separately. Issue vouchers, exchange slips and the stock tally carry the proof. Changing the valuation method when prices rise, or taking too much cash on one bill, can prove expensive.",
        tea: 'Leaf grown on the estate and made into tea in its own factory gives income that is partly agricultural, partly business, in a proportion fixed by rule. Bought leaf has no share in that rule. One green-leaf register for both puts the exempt part in doubt, so weigh them apart. Factory books, auction account sales and pay rolls are what we work from.',
        'spice-estates':
          "What the estate grows is agricultural income; curing, trading and bought produce are business, and rubber worked into sheet or latex has a rule of its own. Grade slips, wage sheets, replanting costs and dealers' notes keep the parts separate. Produce bought from neighbours and sold as the estate's own puts the exempt part in doubt.",
        layers:
          'Eggs are not agricultural income: the law treats them as business, and a return that claims otherwise may be corrected with interest. Feed bills, chick purchases, mortality records and egg notes show the real margin. Birds need a steady value at year end: counted this time and ignored the next, they distort the profit.',
        'dairy-farms':
          'Milk is not agricultural income, though the fodder plot is. Pour slips of the society, feed bills, veterinary bills and the cost of each animal show the real margin, and calves born on the farm need a value too. A farmer who claims the whole as agricultural may have to pay with interest on the day the bank asks for his returns.',
        broilers:
          "Rearing charges are business income even though they are earned in a farm shed. The integrator deducts tax on the settlement, and the credit comes only if the PAN on it is the grower's own. Batch sheets, power bills and the shed loan make the file. A batch settled in April for birds lifted in March belongs to the year it was earned.",
        'wind-farms':
          "Commissioning matters more than payment: depreciation on a turbine or solar plant begins when it is put to use, and the certificate of the electricity utility proves the day. Meter statements, wheeling and banking accounts, the loan schedule and land leases complete the papers. Units used in the owner's own mill are often left out of the plant's account, which then shows a loss that does not exist.",
        fishing:
          "Trip by trip, a boat earns the auction price less diesel, ice, nets and the crew's share. Slips from the landing centre, fuel bills, the engine loan and crew settlements prove it. The law treats it as business and not as farming. Income returned as one round estimate leaves nothing to show the bank when a new engine has to be financed.",
        coconuts:
          'Nuts from your own grove are agricultural income, nuts and copra bought to sell are a business, and the two meet in one yard. Harvest notes, purchase vouchers and weighment slips keep them apart. Trade earnings passed off as grove income are easily exposed by the acreage, and the tax then comes back with interest.',
        greenhouses:
          'Flowers grown by tilling your own or leased land are agricultural income; flowers bought to fill an order, and consultancy, are not. Sale notes, the lease, loan papers of the polyhouse and wage sheets decide. Large bank credits with no return filed bring a letter, even when most of the income is exempt.',
        'standing-crops':
          "One who grows has agricultural income; one who buys the crop on the tree and sells the fruit has a business, and so has the farmer who trades in his neighbours' crop. Garden leases, picking wages and sale pattis tell which it was. A lost season counts as a loss only if lease money and costs are on record.",
        fireworks:
          'Months of making, then one festival of selling: the estimate of advance tax should be done again as soon as the season closes, or interest eats into a good year. Goods lying with agents may still be your stock, as account sales and production registers will show. Cash sold without bills in the last weeks comes back as deposits that nobody can explain.',
      },
    },
    {
      reason: 'Stock, commission or season decides the profit, and only a register can prove it.',
      byTrade: {
        'vegetable-markets':
          'Agent or merchant? Someone who sells for growers earns only commission, and the presumptive scheme for small businesses is closed to commission income; one who buys on his own account reports the full value. Patti slips, market receipts, the weighbridge book and the current account tell which it was. Calling the same deals by one name in GST and another here brings questions from both sides.',
        'rice-mills':
          'Bran, husk and broken rice are income too. An officer can work out the yield from the paddy bought, so by-products sold for cash look like hidden sales. The milling register, purchase bills and power consumption are read together. Large cash payments to a trader may be disallowed; purchases straight from a grower are judged more gently when his name is on record.',
        sago: 'Roots bought in a few months, sago sold through the year: the closing stock of bags in the godown and at the society decides the profit. Lot registers, weighment slips, society notes and firewood bills support it. Thippi and peel sold for cash are income too, and an officer can work them out from the roots bought.',
        cane: "Haulage is paid on tonnage after diesel and advances are cut, so the bank shows less than was earned and tax is deducted on the gross. The mill's statement, gang payment sheets and vehicle loans build the account. Owners of a few lorries may choose a presumptive income per vehicle; gang advances never recovered need names before they are written off.",
        'stored-crops':
          "Grain and groundnut held for price make the closing stock the profit, so it is weighed by variety at the year end and not guessed. Market slips, storage receipts, the bank's stock statement and drying loss notes go together. Large cash payments to a trader may be disallowed; those to a grower are judged more gently when his name is on record.",
        'dried-goods':
          'Agent or merchant? One who sells for growers earns commission, and the presumptive scheme for small businesses is closed to commission income; one who buys on his own account reports the full value. Contract notes, weighment slips and the cold-store receipts tell which it was. Calling the same deals one thing in GST and another here brings questions from both sides.',
        'silk-weaving':
          "Who owns the silk while it is on the loom? A master weaver has to count yarn, zari and half-woven sarees lying in weavers' houses as his own closing stock. Issue books kept loom by loom, wage sheets and society settlements support the figure. Leave that stock out, and profit looks small this year and unexplained the next.",
        'cotton-weaving':
          "Yarn and half-finished cloth lying in weavers' and dyers' houses are the master weaver's own closing stock. Issue books, wage sheets and exhibition accounts support the figure. A weaver who works for wages has a small return and often a refund of tax deducted. Leave the outside stock out, and profit looks small this year and unexplained the next.",
        software:
          'This trade has two kinds of return. The salaried programmer brings Form 16 and shares in a foreign parent, which a resident must report even if none were sold. The small firm brings dollar invoices and must show the gross bill, before platform fees. Broker statements, remittance advices and foreign tax slips are needed; credit for tax paid abroad can be lost for want of the proper form.',
        pumps:
          'Castings in sand, pumps on the test bench, shafts half turned: work in progress decides the profit of a workshop. We value it from job cards, then read scrap sales and the creditors list. A lathe invoiced in the last week of March but not installed earns no depreciation that year, and overdue bills of micro and small suppliers may be deductible only when paid.',
        'auto-components':
          "A buyer's debit note for rejections often arrives months after the sale. Until it is booked, the supplier pays tax on money he will never receive, while Form 26AS follows the buyer's figures. We want customer ledgers, rate-difference notes, tooling invoices and machine loans. Dies that the customer paid for and owns must stay out of your depreciation schedule.",
        'spinning-mills':
          'Cotton bought in the season and yarn unsold in March decide what a mill earns, so the stock statement given to the bank has to agree with the stock in the return. Bring the cotton purchase register, power bills, term loan statements and invoices for new frames. A machinery subsidy credited as income, when it should have reduced the cost of the machine, distorts depreciation for years.',
        tanneries:
          'Raw hides, wet blue and finished leather are separate stocks, and one average price for all of them is hard to defend. Keep job-work bills, export realisation papers and packing credit statements ready. Exchange differences belong in the profit as well; an exporter who nets them off in the bank account reports a turnover that disagrees with his own shipping bills.',
        'plant-contractors':
          "The plant deducts tax on the whole bill, wages included, so a contractor's refund or shortfall depends on showing every rupee of wages and contributions paid. Bills, deduction statements, muster rolls and bank wage lists are matched month by month. Retention that the plant holds back may count as income before it is paid, so it has a ledger of its own. Cash wages without names are the first thing disallowed.",
        salt: 'Salt lies in heaps for months, and a heap must be measured, not guessed, because the closing quantity sets the profit. Scraping sheets, lease rent, bagging wages and despatch memos support it. Rain loss counts when it was measured and dated on the day. Winning salt from leased pans is business and not farming.',
        'textile-export':
          'Drawback and other export incentives are taxable, and easily forgotten because they reach the bank without an invoice. For the return we ask for shipping bills, realisation advices, job-work bills and the packing credit statement. Stitching contractors paid in large cash sums can lose you the deduction; bills of small suppliers left unpaid too long can postpone it.',
        'bazaar-shops':
          "Count every QR code. UPI money reaching a wife's phone or a savings account is still shop turnover, and it is compared with GSTR-1. Purchase bills, a stock list taken at closing, the rent deed and private drawings follow. For many small shops the presumptive scheme saves book-keeping, but whoever leaves it early may be shut out of it for several years.",
        'cloth-trade':
          'Cloth held over from the last festival, goods left by weavers on approval and goods sent to branches must be told apart on the closing day. Purchase bills, stock lists, card and UPI statements and private drawings follow. For small shops the presumptive scheme saves book-keeping, but whoever leaves it early may be shut out of it for several years.',
        printing:
          'Paper supplied by the customer and paper bought by the press lead to different sales, stock and margin. Job tickets make this visible, along with plate and ink accounts, waste sales and the machine loan. When an old offset press goes in exchange and only the net price is booked, depreciation continues on a machine that has left the building. Correcting several past returns is costly.',
        'cement-dealers':
          "Quantity and year-end discounts from the maker arrive after the year has closed, and the maker's books show them earlier than the dealer's. The company's statement, rebate notes, tours and gifts received, and the debtors list settle the profit. A benefit in kind from the maker is income too, and the deduction on it shows in the tax statement.",
        'machine-shops':
          "Bars, castings of customers and half-turned parts lie on one floor, and only the shop's own metal is stock. Job cards, scrap sales and the creditors list value it. A machine invoiced in the last week of March but not installed earns no depreciation that year, and overdue bills of micro and small suppliers may be deductible only when paid.",
        sweets:
          "Milk, sugar and ghee bought, kilos sold and parcels sent should stand in a known ratio, and an officer can work it out. Batch book, till summary, UPI statements and branch rent are read together. Agents' unsold returns belong in the stock. Every QR code counts: money reaching a relative's phone is still the shop's turnover.",
        'port-agents':
          "Money received for duty and port charges is the client's, and only the fee is income; the bank shows both. Job files, client ledgers and the deductions made by clients on the gross bill are matched. Old recoveries never billed become income nobody meant to show, or a loss nobody can prove. Drivers' and yard staff's cash payments need names.",
        'power-looms':
          "Job charges and sale of cloth give different margins, and a shed that does both should show two lines. Weavers' wage sheets, power bills, yarn purchases and the owner's deduction statements support them. The power subsidy is kept apart from sales in the account; looms bought second-hand need a bill if they are to earn depreciation.",
      },
    },
  ],
} satisfies Trades;
