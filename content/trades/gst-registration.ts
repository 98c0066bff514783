import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'A spinning or weaving unit seldom sits under one roof. The application must carry the mill, the cotton godown, the sizing shed and any sales depot, each with its power card, tax receipt and lease or consent letter. Leave a godown out of REG-01 and yarn sent from it moves from an address the portal does not know, which gives a checking officer reason to detain the lorry.',
    garments:
      "Buyers abroad and buying houses ask for the GSTIN before the first purchase order, so a knitwear unit usually registers ahead of its turnover. Keep ready the rental agreement of the cutting section, the owner's property tax receipt, the partnership deed and a photograph of the name board. The composition scheme is an expensive slip here: it shuts out exports and leaves the tax on yarn and dyeing as cost.",
    'handloom-silk':
      "Weaver, master weaver and saree shop stand on different footings, and the first question is who sells to whom. From the seller we collect PAN, Aadhaar, the house tax receipt or shop lease, and the loom or society papers that show where work is done. A number in one brother's name, with bank account and bills in another's, puts credit on yarn and zari in doubt.",
    leather:
      "Hides come from one state, uppers are stitched in another, and sales across the border bring most tanneries and shoe units into GST early. Land or shed lease, partnership deed or incorporation certificate, bank proof and the signatory's authorisation make the set. Units that apply only after the first consignment has left find that tax on chemicals already used up cannot be recovered.",
    'auto-components':
      "Vendor codes at vehicle makers are opened against a GSTIN, and its legal name has to match the PAN, the bank account and the tooling agreement letter for letter. Incorporation certificate, board resolution, factory lease and power bill go with the form. Put down the director's house as principal place instead of the plant, and the customer's material is turned back at a gate his challan does not mention.",
    engineering:
      "In many small industrial sheds the power connection still stands in the landlord's late father's name, and that one paper delays more machine-shop applications than any other. Bring the power card, tax receipt, lease and a consent letter that links the names. Declare castings sold and job work done, both. An activity left out draws a REG-03 query, and the customer's order rarely waits for the answer.",
    electronics:
      "Selling panels, repairing boards and wiring buildings are three activities with separate codes, and the application should name each. Shop lease, the landlord's tax receipt, PAN, Aadhaar and, for online sellers, the marketplace's name and trade-name check are prepared together. Opening stock bought for cash without tax invoices is where the money goes: once the shop is registered, no credit can be taken on it.",
    software:
      "Working from a flat is no bar. The officer looks for the rent agreement or a parent's consent letter, the tax receipt, the latest power bill, and the PAN and photograph of whoever signs. We choose the service codes with exports in mind, since the letter of undertaking is the next form. Laptops bought before the effective date teach a hard lesson: credit on capital goods does not reach back.",
    'food-processing':
      'Loose rice and branded packs are not treated alike, nor are sago, oil and their by-products, so a mill must first know which of its sales are taxable. With the FSSAI licence, land papers, power bill and product list we map each item to its HSN. Many stay out because grain seems exempt, and learn from a demand that the packed or by-product sales had needed a number all along.',
    'poultry-dairy':
      "Eggs, live birds and fresh milk may leave nothing to register for, while ghee, prepared meat or ready feed mixes can. The decision rests on a year's sales by product; bring the sales register, feed bills, farm lease and the society's or integrator's agreement. A farm that takes a number it does not need owes a return for every period, and late fees run even on empty ones.",
    plantations:
      'An estate that only sells raw produce of its own land is in one position; once it runs a factory, cures for neighbours or sells at auction, it is in another. Title papers, factory licence, Board registration and auction membership travel with the application. Owners who treat made tea or cured coffee as farm produce are asked for the tax later, with interest, long after the buyer has paid.',
    'farm-produce':
      "Does the trader own the goods, or only sell them for the farmer on commission? The whole registration turns on that answer. Sale patties, the market committee licence, the godown's rent deed and a commodity list that keeps fresh apart from dried will settle it. A commission shop that bills in its own name goods it never owned may find the entire sale value counted as its turnover.",
    coir: 'Tender nuts, copra, fibre, pith blocks and oil fall under different headings, and a yard that makes two of them declares both. Land papers matter more than usual, since yards often stand on family farmland: patta, consent of each co-owner, power connection. If the drying yard where blocks are stuffed into containers is missing from the certificate, the first export claim starts with an explanation.',
    seafood:
      'Fresh catch at the landing centre is one matter, frozen or packed goods are another, and the peeling shed, ice plant and cold store may lie in three villages. Name every one of them. Lease or patta, power bills, partnership deed and authorisation are needed, with the IEC for exporters, as it runs on the same PAN. Leave the cold store off the certificate, and stock found there looks unbilled.',
    'chemicals-salt':
      'Salt pans, fertiliser counters and solvent godowns share a weakness: stock lies at places nobody thought to register. Before REG-01 is opened we write down each pan, godown and tank with its survey number, lease and storage licence. Dealers who sell exempt salt beside taxable chemicals declare both lines at once. A forgotten godown has its price, for goods sent there are easily read as sales without a bill.',
    'cement-minerals':
      'Quarries have survey numbers and no door numbers, and that is why their applications return with queries. Attach the mining lease, village map, patta and a geo-tagged photograph of the site; add the crusher and the stockyard as further places. Lessees who put registration off forget that royalty may be taxed in their own hands, and those dues collect interest while the form is still being discussed.',
    'matches-fireworks':
      "Dipping in one village and packing in the next still make a single registration when one owner runs the sheds, provided every shed is on it. Explosives or factory licences, site plans and lease deeds prove each place. A trader who opens a festival stall in another state needs casual registration there, with tax deposited in advance. Without it the whole season's stock can be held up on the road.",
    'printing-paper':
      "Is the press selling printed boxes, or printing on paper that the customer sends? One is goods, the other service, and since most presses do both, both sets of codes belong in the form. Shed lease, power bill, machine invoices and the owner's PAN and Aadhaar complete it. Presses registered for services alone see their carton invoices returned by purchase departments, and the payment stalls with them.",
    transport:
      'Lorry owners are often told to register when they need not: where customers pay all the tax under reverse charge, a goods transport agency may instead enrol on the e-way bill portal for a transporter number. Body builders, clearing agents and warehouses stand elsewhere. RC books, consignment notes and the yard lease show which case it is. A needless GSTIN brings returns and late fees, and no credit worth having.',
    tourism:
      'Rooms, restaurant, travel desk and festival stalls may all run from one lodge, and each is its own line in REG-01. The building decides the pace: title or lease, local-body licence, power bill, and consent from co-owners where the house was inherited. Take care with composition. A restaurant that opts for it without counting its room income can be put out of the scheme and charged the difference.',
    'healthcare-education':
      'Treatment and recognised courses are exempt; the outpatient pharmacy, the canteen let to a contractor, the auditorium rent and the coaching class may not be. A trust or society brings its deed, PAN, resolution for the signatory, building tax receipt and a list of incomes head by head. Institutions that take the whole campus to be exempt let the taxable heads add up until a demand arrives.',
    retail:
      "Before the form comes a choice: composition, with short returns but no tax shown on the bill, or regular, with credit on purchases. Shops that supply other businesses, or send parcels outside the state, rarely suit the first. Rent deed, landlord's tax receipt, name-board photograph and a stock list with purchase bills are wanted. Skip the stock list and the credit on goods already on the shelf is gone.",
    energy:
      'Power sold to the grid is exempt, and the owner of one windmill with no other income may need no number. Installers, maintenance firms and lessors of turbine sites usually do. Power purchase agreement, land lease, commissioning certificate and work orders show the position. A solar contractor who registers late cannot pass on credit for earlier bills, and commercial customers hold that sum back from the final payment.',
    'jewellery-crafts':
      "Hallmarking papers, card machines and temple orders all lead to a GSTIN, so even a small gold shop or brass workshop takes one early. Shop lease, BIS papers if held, PAN, Aadhaar and a weight-wise stock statement on the day of registration are needed. Goldsmiths who only work a jeweller's metal should be declared as job workers; billing as sellers inflates their turnover with gold they never owned.",
  },
} satisfies Trades;
