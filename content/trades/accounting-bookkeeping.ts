import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'Stock is measured in one unit, sold in another, and partly lies with somebody else.',
      byTrade: {
        'spinning-mills':
          'Cotton lots, blow-room waste and yarn by count have to meet in one stock account, or waste sold for cash cannot be explained. Send us mixing reports, weighbridge slips, production sheets and the challans of sizing and processing houses. Yarn out on conversion at the year end, and reverse charge on cotton bought from growers, are the entries to check.',
        jewellery:
          'Weight comes before rupees. Metal given by customers, metal out with smiths, melting loss and finished pieces need registers in grams with purity, closed daily. Old pieces taken in exchange are a purchase, with a voucher and proof of identity. Netting the exchange against the new bill understates the turnover, and with it the tax.',
        'rice-mills':
          'Paddy in, rice, broken rice, bran and husk out: a register of input weight, output and moisture loss for each lot proves the margin to bank and department. Keep weighbridge tickets, grower payment vouchers and hulling receipts. Paddy held for others on hire must never enter your closing stock or the stock statement given to the bank.',
        sago: "Roots are bought by weight and starch content and end as sago, starch, thippi and peel. A lot register that follows each day's roots to the bags proves the yield. Keep weighment slips, firewood bills, drying-yard sheets and the society's sale notes. Bags lying at the society are still the factory's stock until its sale note says otherwise.",
        'dal-mills':
          'Whole pulse in, dal, broken, husk and powder out; seed in, oil and cake out. Two yield registers, loose and packed stock apart, and one reference per lot from contract note to sale bill make the books. Brokers settle by phone, so the contract note must be entered on the day. Cake and husk sold for cash are the entries most often missing.',
        'copra-oil':
          "Nuts are counted, copra is weighed and oil is measured, and each step loses something. Daily drying weights, the press register and cake sales give the yield by which stock is valued. Copra booked at the buying weight overstates what can still be pressed. Growers' cash slips need a name and a village if they are to stand as purchases.",
        cashew:
          "Bags of raw nuts become kernels by grade, shells and broken pieces. A lot sheet with roasting loss, shellers' weights and grades gives the only honest closing stock. Keep grower vouchers, piece sheets and cold-store receipts. Kernels given back short by a shelling shed are a claim on that shed, and belong in its account on the day.",
        tanneries:
          'Raw skins are bought by the piece, wet blue goes by the kilo and finished leather is sold by the square foot. Books that skip the conversion cannot show the yield of a lot, which is where a tannery earns or loses. Measurement sheets, chemical issue notes, effluent plant bills and challans between sister units are entered together. Claims deducted by buyers need their own ledger, so that each one is answered.',
        'textile-export':
          'An order sheet is the right unit here: yarn or fabric, processing, trims and stitching wages are charged to one order number, and the margin is read when the goods ship. For that we need purchase orders, job-work challans with returned weights, piece-rate sheets and payment advices. Processing shortages that nobody debits, and buyer discounts never booked, make a losing order look profitable.',
        'silk-weaving':
          'What lies on the loom still belongs to the merchant, so yarn and zari issued by weight stay in his stock until the saree comes in. Loom cards, wage sheets and showroom or society bills are the papers to keep. Sarees out on approval but counted as sold, or festival rebates that a society has yet to receive, distort the profit of a whole year.',
        'cotton-weaving':
          "Yarn with weavers, cloth with dyers and sarees with travelling dealers are all the master weaver's stock until a bill is made. A page per weaver and per processor, wage sheets and goods-return notes keep it in order. Advances to weavers are looked at every year, because some will never be returned in cloth, and the profit should show that.",
        layers:
          'Feed comes on credit, eggs are paid for in short cycles, and birds die: only weekly flock records bring the three together. Hatchery bills, feed formula sheets, mortality and egg notes by shed make up the file. Owners who take this income for agricultural, and keep no accounts, can support neither the tax return nor the loan renewal.',
        broilers:
          "The chicks and feed in the shed belong to the integrator, so the grower's books hold the rearing charge, power, litter, wages and the shed loan. One page per batch with birds in, birds lifted, mortality and the settlement shows whether it paid. Charges cut for poor weight are a cost to be entered, not a smaller income to be shrugged off.",
        'metal-crafts':
          "Brass, bronze and iron come in as new metal, as scrap and at times as the customer's own, and leave by the kilo or by the piece. Purchase vouchers, melting loss by lot and metal out with helpers are kept by weight. Small cash purchases of scrap need the seller's name and weight; a year's total in one line can be disallowed.",
        pumps:
          'Pattern, melt, machining and assembly each add cost, and a price made by guess forgets one of them. From heat logs, power bills, borings weighed back and contractor attendance we build a cost sheet for a casting or a model. Work in progress taken at a round figure and scrap sold without a bill are the entries that officers and bankers question first.',
        lorries:
          'Let each registration number have its own profit and loss account. We sort trip sheets, diesel bills, FASTag statements, tyres and loan schedules by vehicle, and note on each freight bill who pays the GST. Driver advances are settled against the trip sheet and not written off; an insurance claim and the repair that it pays belong in the same year.',
        fireworks:
          'Production runs for most of the year and money returns within a few weeks, which puts the valuation of stock at the centre of these accounts. Chemical and splint purchases, piece-work sheets for filling and packing, and magazine registers must tell one quantity. Cartons lying with agents on season terms are still yours, and discounts settled after the festival belong to the season that caused them.',
        'fruit-pulp':
          "A season's fruit becomes a year's stock in drums and cans, by batch, strength and variety. Fruit slips, batch records, cold-store receipts and the bank's stock statement must name one quantity. Stones, peel and rejected batches are a loss only when they are weighed. Advances to growers and agents before the crop are cleared against fruit, not carried as purchases.",
        quarries:
          'Cubic metres in the pit, tonnes on the weighbridge and square feet after polishing describe one stone at three stages. Seigniorage receipts, transport permits, blasting bills and e-way bills have to agree in quantity with sales. Where permits show more mineral than the invoices do, the gap may be read as unbilled sales; breakage and reject heaps are written down on the day.',
        coir: 'Heaps drying in a yard are hard to count and easy to overstate. We ask for husk loads received, bales or blocks pressed, and electricity units, and compare the three before stock is valued. Husk bought for cash on slips, wages by the bundle and container freight complete the file. Pith was once thrown away; units that still give it no cost misread the margin on fibre.',
        fishing:
          "Every trip is a small business of its own: diesel, ice and rations go out, the auction note comes in, and crew shares are drawn from what is left. Voyage sheets and auctioneers' statements are the source papers. An advance that a merchant gives a boat against its catch is not netted off in cash, which would hide both the sale and the debt.",
        salt: "A heap is measured after scraping and shrinks with every rain, so quantity and date are written together. Lease rent, scraping and bagging wages, despatch memos and agents' sale notes support the account of each pan. Salt given as wages or to the lessor is a sale or a rent and needs a line. A year-end heap by guess makes the whole profit a guess.",
        'steel-scrap':
          'Plates, offcuts and melting scrap are bought by weight and grade and sold in another grade. Weighment slips in and out, a grade-wise stock ledger and bank payments by load keep the trade provable. Rate differences settled by phone need a note the same day. Stock in transit at the month end, paid and not yet weighed, is where the two ledgers part.',
        'seafood-export':
          'Landing weight becomes peeled, graded and glazed weight, and each step has a yield. Auction slips, processing sheets, cold-store receipts and shipping bills follow one lot number. Peeling and freezing paid by the kilo is agreed with the lot. Claims cut by the buyer and advances to boats need ledgers of their own, since both tend to vanish into purchases.',
        refractories:
          "Clay or mineral comes in by tonne, green bricks are counted, fired bricks are sorted, and rejects go back or out as grog. Kiln sheets by firing, fuel bills and reject weights give the cost of a good brick. Stock in kiln cars on the closing day is stock. Royalty, dead rent and transport belong to the mineral's cost and not to office expenses.",
        'power-looms':
          "Yarn received, beams out for sizing, cloth back and cloth sold should meet in one lot sheet, whoever owns the yarn. Weavers' wage sheets, power readings and challans support it. Own cloth and job cloth on the same rack are told apart by the sheet alone. Fents and hard waste sold in bundles are income; count them once a month.",
        'silk-reeling':
          'Kilos of cocoons in, kilos of thread and waste out, and money due from the exchange: three columns, closed daily. Auction slips, basin sheets and exchange notes are entered by lot. The reeling ratio shows a bad lot or a leak at once. Silk waste and pupae are sold too, and a book that leaves them out shows too thin a margin.',
        'stitching-units':
          "Cloth is cut centrally, bundles go to tailors with thread and lace by count, and pieces come back good, short or spoilt. One sheet per tailor with issue, return and wage keeps it straight. Stock lying in homes on the closing day is the unit's own. Seconds sold by weight at the season's end need a bill like any other sale.",
      },
    },
    {
      reason: 'Settlements, stages and seasons blur what was earned when.',
      byTrade: {
        dairies:
          "Milk is bought twice a day by fat, paid for fortnightly and sold in four forms. Collection sheets by route, fat balance, packing and vendors' returns make the file. The fat account is the stock account: fat bought, fat sold, fat lost. Cans and crates lying with agents are assets, and an agent's unpaid balance should be signed every quarter.",
        'dairy-farms':
          "Milk money, cattle bought and sold, fodder and veterinary bills run through one pocket on most farms. Pour slips, a page per animal and feed bills separate them. Animals that die or are born change the value of the herd, and the loan on them stays. The society's bonus at the year end is income of the year it was declared for.",
        tea: 'Part of what an estate with its own factory earns is agricultural and part is business, and the split depends on where growing ends and manufacture begins. Check-rolls for plucking, auction sale notes, green-leaf statements and replanting costs are separated from the first voucher. Where field and factory expenses share one ledger, the agricultural claim rests on an estimate.',
        'spice-estates':
          "Part of an estate's income is agricultural and part is business, and the split depends on where growing ends and curing or trading begins. Wage sheets for picking or tapping, grade slips, auction notes and replanting costs are separated from the first voucher. Produce bought from neighbours goes in a stock book of its own, or the agricultural claim rests on an estimate.",
        'auto-components':
          "Between the delivery schedule and the money in the bank stand rejections, price amendments and tool amortisation. Each needs its own document: debit note, supplementary invoice, tool register. We compare the customer's payment advice with your ledger line by line, because a short payment is easily missed in a bulk transfer. Dies that the customer paid for must not sit among your own assets.",
        software:
          "Salaries are most of the cost, so a project's profit rests on time sheets and not on purchase bills. Contracts, inward remittance advices, card statements for subscriptions and payroll are what we work from. Cloud tools bought from abroad are often left out of reverse charge, and a yearly fee received in advance is shown as income though much of the service is still due.",
        'machine-shops':
          "Own bar stock and the customer's metal lie side by side, so the stock book has an owner's column. Job cards with machine hours, tool wear and inspection show which jobs paid. Moulds and fixtures paid for by a customer are listed by his name. A job quoted on cycle time is compared with the machine log, or its loss stays unseen.",
        fabrication:
          'Income is booked by certified stage, and work done but not certified stands in the closing stock. Material accounts per order, measurement sheets, crane bills and overtime make the cost sheet. Free-issue steel is counted but not valued as yours. Retention has its own ledger with the date on which it can be asked for, or it is simply forgotten.',
        electronics:
          'Component prices move with the dollar while old parts lose their use on the shelf. The books therefore need quantities by part, landed cost from the bill of entry, and warranty replacements kept apart from sales. Send bills of materials, customs papers and service reports along with the invoices. A free replacement that is recorded nowhere leaves a hole in stock that looks like a sale without a bill.',
        'vegetable-markets':
          "A mandi owner handles far more money than is his own. Growers' proceeds, market fee, coolie, freight and commission should stand apart on every patti, so that only the commission, or the margin on own purchases, reaches income. Cash paid to farmers needs a name, village and signature. If agency and own trading run through one ledger, the entire turnover may be read as yours.",
        'flower-markets':
          "Prices change within a morning and settlement is weekly, so the day sheet with grower, weight, rate and commission is the book. Growers' money, commission, cooly and freight stand in separate columns. Advances to growers before a festival are loans until adjusted. If own purchases and agency sales share one column, the whole turnover may be read as yours.",
        'stored-crops':
          "Paddy, onion, maize or groundnut loses weight while it waits for a price. Weigh-in, weigh-out and the loss between, by lot and with dates, make the stock believable. Market slips, godown receipts and payment vouchers with a grower's name go in the file. Crops held for farmers on their own account stay out of your stock and out of the bank's statement.",
        'standing-crops':
          'Each garden bought standing is a small venture: advance, watching, cutting wages, freight and sale pattis belong on one page until the last load is sold. Advances paid in one year for a crop picked in the next are carried forward. Rejected bunches and storm loss need a date and a witness. Without the page, nobody knows which garden lost the money.',
        cane: "The mill's ledger, tonnage slips and diesel cuts are entered gross, then the gang's payments and lorry hire against them. One page per gang leader shows advance, work and balance. Advances that outlive two seasons are looked at by name. Mill payments in parts spill over the year end, so the crushing month and not the bank date decides the year.",
        lodges:
          "Room register, restaurant till, banquet advances and travel portal settlements are separate streams, and the bank credit seldom equals any of them. Gross tariff, portal commission and tax withheld are entered each on its line; UPI totals are matched with the day's cash sheet. Without a weekly count the food cost drifts, and a festival advance booked as income on receipt puts it in the wrong month.",
        hotels:
          'Room book, kitchen, jeep or boat trips and portal settlements are separate streams, and the bank credit seldom equals any of them. Gross tariff, portal commission and tax withheld each get a line. Season advances stay advances until the night has been used. Repairs before the season and new furniture are different things in the books, though one carpenter does both.',
        'chemical-plants':
          'Solvents and acids are bought by weight, sold by strength and sometimes returned half full, so the stock ledger carries batch, concentration and container deposit. Batch sheets, tank readings and effluent bills support the cost. Empty drums lying with customers are an asset and belong in the books. Recovered solvent is valued once, neither lost nor counted twice.',
        'chemical-dealers':
          "Drums go out on long credit, some come back part full, and deposits run beside them. Party-wise ageing, drum register and credit notes matter more than the month's sales. Stock by licence, by batch and by godown has to agree with the licence book. A rate difference given on the phone should be a note by evening.",
        'body-building':
          "Each body is a job with its own sheet: steel, ply, glass, paint, gangs' bills and advances from the owner. A chassis in the yard is the customer's and stays out of stock. Stage advances are not income until the stage is billed. Offcuts, old bodies removed and spares left over are sold more often than they are entered.",
        handcrafts:
          'Material given to homes, pieces taken in and pieces on display are one stock in three places. An issue slip with name, a price per piece and a monthly count are enough. Advances from emporiums are not sales until dispatch. Unsold pieces returned after an exhibition come back into stock at cost, and damaged ones are listed on the day they come.',
        'dried-goods':
          "Lots bought from many sellers, held for price and sold on a broker's word need one reference each, from contract note to final bill. Godown stock by lot, drying or cleaning loss and goods held for others are listed at every month end. Brokerage stays apart from trading. Stock valued at one average rate hides the lot that lost money.",
        matches:
          "Splints, wax, board and chemicals become boxes, bundles and cases, and piece wages follow each step. Production sheets, job-work challans and agents' accounts are brought to one quantity in gross. Stock in transit between dipping and packing is a real figure. Wages by the bundle entered as one weekly sum cannot be matched with bundles sold.",
      },
    },
    {
      reason: 'Many small receipts, or one long bill, must close to the same figure as the bank.',
      byTrade: {
        colleges:
          'Tuition, hostel, bus and grants follow different rules, so the chart of accounts should be settled before the first receipt of the year. Fees belong to the term taught. Trusts also show application of income, corpus donations and assets in the form on which their auditor reports. Caution deposits are money owed, however long they have been lying there.',
        sweets:
          'Milk or flour, sugar and ghee in, kilos and boxes out: the batch book is the stock book. Counter takings by cash, UPI and courier close each night. Goods with agents on sale or return stay stock until they report. Staff food, samples and stale stock written off on a slip save a long explanation of why sales look low.',
        printing:
          'Job tickets are the natural voucher of a press. Paper issued, plates, ink, outside binding and machine hours on one ticket show whether the quoted price held. Sheets supplied by the customer are listed apart from your own reels, and trimmings need a sale bill. Calendar, diary and label seasons end with unpaid balances; unless parties are aged, the oldest are simply carried forward.',
      },
    },
  ],
} satisfies Trades;
