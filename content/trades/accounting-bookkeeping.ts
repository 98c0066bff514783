import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Cotton lots, blow-room waste and yarn by count have to meet in one stock account, or waste sold for cash cannot be explained. Send us mixing reports, weighbridge slips, production sheets and the challans of sizing and processing houses. Money is usually lost where yarn out on conversion is forgotten at the year end, and where reverse charge on cotton bought from growers stays unpaid.',
    garments:
      'An order sheet is the right unit here: fabric, knitting, dyeing, trims and stitching wages are charged to one style number, and the margin is read when the goods ship. For that we need purchase orders, job-work challans with returned weights, piece-rate sheets and payment advices. Dyeing shortages that nobody debits to the processor, and buyer discounts never booked, make a losing style look profitable.',
    'handloom-silk':
      'What lies on the loom still belongs to the merchant, so yarn and zari issued by weight stay in his stock until the saree comes in. Loom cards, wage sheets and showroom or society bills are the papers to keep. Sarees out on approval but counted as sold, or festival rebates that a society has yet to receive, distort the profit of a whole year.',
    leather:
      'Raw skins are bought by the piece, finished leather is sold by the square foot and shoes by the pair. Books that skip the conversion cannot show the yield of a lot, which is where a tannery earns or loses. Measurement sheets, chemical issue notes, effluent plant bills and challans between sister units are entered together. Claims deducted by buyers abroad deserve their own ledger, since many go unanswered.',
    'auto-components':
      "Between the delivery schedule and the money in the bank stand rejections, price amendments and tool amortisation. Each needs its own document: debit note, supplementary invoice, tool register. We compare the customer's payment advice with your ledger line by line, because a short payment is easily missed in a bulk transfer. Dies that the customer paid for must not sit among your own assets.",
    engineering:
      'Pattern, melt, machining and assembly each add cost, and a pump priced by guesswork usually forgets one of them. From heat logs, power bills, borings weighed back and contractor attendance we build a cost sheet for a casting or a model. Work in progress taken at a round figure and scrap sold without a bill are the entries that officers and bankers question first.',
    electronics:
      'Component prices move with the dollar while old parts lose their use on the shelf. The books therefore need quantities by part, landed cost from the bill of entry, and warranty replacements kept apart from sales. Send bills of materials, customs papers and service reports along with the invoices. A free replacement that is recorded nowhere leaves a hole in stock that looks like a sale without a bill.',
    software:
      "Salaries are most of the cost, so a project's profit rests on time sheets and not on purchase bills. Contracts, inward remittance advices, card statements for subscriptions and payroll are what we work from. Cloud tools bought from abroad are often left out of reverse charge, and a yearly fee received in advance is shown as income though much of the service is still due.",
    'food-processing':
      'Yield decides everything: paddy to rice and bran, roots to starch, seed to oil and cake, cane to jaggery. A register of input weight, output, by-products and moisture loss for each lot proves the margin to bank and department. Keep weighbridge tickets, grower payment vouchers and hulling receipts. Grain held for others on hire must never enter your closing stock or the stock statement given to the bank.',
    'poultry-dairy':
      'Feed comes on credit, eggs and milk are paid for in short cycles, and birds die: only weekly flock or herd records bring the three together. Hatchery bills, feed mill statements, mortality sheets and milk pour slips make up the file. Owners who take this income for agricultural, and keep no accounts, can support neither the tax return nor the loan renewal.',
    plantations:
      'Part of what an estate with its own factory earns is agricultural and part is business, and the split depends on where growing ends and manufacture begins. Check-rolls for plucking or tapping, auction sale notes, green-leaf statements and replanting costs are separated from the first voucher. Where field and factory expenses share one ledger, the agricultural claim rests on an estimate that nobody can defend.',
    'farm-produce':
      "A mandi owner handles far more money than is his own. Growers' proceeds, market fee, coolie, freight and commission should stand apart on every patti, so that only the commission, or the margin on own purchases, reaches income. Cash paid to farmers needs a name, village and signature. If agency and own trading run through one ledger, the entire turnover may be read as yours.",
    coir: 'Heaps drying in a yard are hard to count and easy to overstate. We ask for husk loads received, bales or blocks pressed, and electricity units, and compare the three before stock is valued. Husk bought for cash on slips, wages by the bundle and container freight complete the file. Pith was once thrown away; units that still give it no cost misread the margin on fibre.',
    seafood:
      "Every trip is a small business of its own: diesel, ice and rations go out, the auction note comes in, and crew shares are drawn from what is left. Voyage sheets, auctioneers' statements and wage lists of the peeling shed are the source papers. Advances that a merchant gives a boat against its catch are commonly netted off in cash, which hides both the sale and the debt.",
    'chemicals-salt':
      'Solvents and acids are bought by weight, sold by strength and sometimes returned half full, so the stock ledger should carry batch, concentration and container deposit. On salt works the heap is measured after scraping and shrinks with every rain. Lease rents, bagging wages and despatch memos support the entries. Empty drums and cylinders lying with customers are an asset that most books forget altogether.',
    'cement-minerals':
      'Cubic metres in the pit, tonnes on the weighbridge and square feet after polishing describe one stone at three stages. Seigniorage receipts, transport permits, blasting bills and e-way bills have to agree in quantity with sales, while dealers need freight and company rebates matched by consignment. Where permits show more mineral than the invoices do, the gap may be read as unbilled sales.',
    'matches-fireworks':
      'Production runs for most of the year and money returns within a few weeks, which puts the valuation of stock at the centre of these accounts. Chemical and splint purchases, piece-work sheets for filling and packing, and magazine registers must tell one quantity. Cartons lying with agents on season terms are still yours, and discounts settled after the festival belong to the season that caused them.',
    'printing-paper':
      'Job tickets are the natural voucher of a press. Paper issued, plates, ink, outside binding and machine hours on one ticket show whether the quoted price held. Sheets supplied by the customer are listed apart from your own reels, and trimmings need a sale bill. Calendar, diary and label seasons end with unpaid balances; unless parties are aged, the oldest are simply carried forward.',
    transport:
      "Let each registration number have its own profit and loss account. We sort trip sheets, diesel bills, FASTag statements, tyres and loan schedules by vehicle, cost body building by chassis, and keep a clearing agent's reimbursements out of his fees. Driver advances written off without a settled trip sheet are the usual leak; freight bills silent on who pays the GST come a close second.",
    tourism:
      "Room register, restaurant till, banquet advances and travel portal settlements are separate streams, and the bank credit seldom equals any of them. Gross tariff, portal commission and tax withheld are entered each on its line; UPI totals are matched with the day's cash sheet. Kitchens without a weekly count let food cost drift, and a festival advance booked as income on receipt flatters one month and starves another.",
    'healthcare-education':
      'Fees, pharmacy, canteen, hostel and grants follow different tax rules, so the chart of accounts should be settled before the first receipt of the year. Trusts also show application of income, corpus donations and fixed assets in the form on which their auditor reports. Visiting doctors and guest lecturers entered as salaried staff, or the reverse, spoil the TDS and provident fund records together.',
    retail:
      'Counter bills, UPI codes, card machines and the notebook of credit customers must close to one figure each night. A daily summary photographed at shutter time is enough for us to post it; wholesalers add the scheme and discount notes of their suppliers. Goods taken home, cash drawn without an entry and stock guessed in March explain many of the low margins that invite questions.',
    energy:
      'Units generated, units credited and units paid for are three different numbers, and the monthly statement of the distribution company joins them. To it we add the upkeep contract, loan schedule, insurance and land lease, machine by machine. Energy billed but paid for months later is often missing from books kept on cash. Contractors at thermal stations should age their retention money by work order.',
    'jewellery-crafts':
      'Weight comes before rupees. Metal given by customers, metal out with goldsmiths, melting loss and finished pieces need registers in grams with purity, closed daily for bullion and by lot for lamps and statues. Old ornaments taken in exchange are a purchase, with a voucher and proof of identity. Netting the exchange against the new bill understates the turnover, and with it the tax.',
  },
} satisfies Trades;
