import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Where dyes, chemicals and packing carry more tax than the cloth they go into, a refund may be open; yarn exporters have a route of their own. RFD-01 is backed by GSTR-2B, HSN-wise purchases and a statement of the lower-taxed sales. Mills that add machinery and services to the input total ask for sums outside the formula, and the recalculation holds up the part that was due.',
    garments:
      "Exporters have two doors: ship under LUT and claim unused credit, or pay IGST and let the shipping bill be the claim. Which one suits you depends on the credit lying idle and on your bank limits. Shipping bills, table 6A, realisation certificates and the LUT are the core papers. One container shipped before the new year's LUT is filed can bring a demand for tax on it.",
    'handloom-silk':
      'Not every handloom seller has something to claim, for input tax is often small and sales carry tax of their own. If zari, dyes and yarn are taxed above the cloth, or sarees go abroad by parcel, we test it on real bills first. Yarn invoices, postal or courier export papers and bank advices are needed. Parcels sent as gifts to save paperwork leave no export to claim on.',
    leather:
      "Chemicals, soles and adhesives can leave credit stranded in a footwear unit, and exporters hold still more of it. Purchases by HSN, job-work records, shipping bills and bank realisation build the claim. Watch the value used: where the invoice includes freight and insurance, the shipping bill's FOB is lower, and a claim made on the higher figure is cut down or sent back.",
    'auto-components':
      "Parts exported, parts supplied to special economic zones, tax paid twice after a billing correction: three situations, three statements. For zone supplies everything hangs on the invoice endorsed by the zone's officer, with the LUT and GSTR-1. Billing such a customer like any other domestic buyer is hard to undo. If the amendment is not made while the period for it is open, the tax stays paid.",
    engineering:
      'Pump and casting exporters usually ship under LUT while credit on steel, bought-out parts and freight piles up behind them. Supplier invoices are listed against GSTR-2B, shipping bills traced to bank receipts, and each period filed in turn. Look also at the cash ledger, where excess deposits sleep. Units that save up all periods for one claim near the last date have no room left to answer a deficiency memo.',
    electronics:
      "Tax paid at customs on imported components builds up when the finished goods are exported or go to special economic zones. Bills of entry, supplier invoices, serial-wise export bills and bank realisation carry the claim. A bill of entry made out with an old GSTIN, or another branch's, never reaches your GSTR-2B; until the record is corrected that tax cannot be counted, and the period moves towards its time limit.",
    software:
      "For service exporters the proof is money received: each invoice must meet a foreign inward remittance certificate. Add the LUT, the contract, GSTR-1 and bills for rent, cloud and professional fees; credit on equipment stays outside the usual formula. One lump receipt against ten invoices, with the platform's fee already taken off, draws objections. A matching sheet made at the time of receipt saves weeks that cost working capital.",
    'food-processing':
      'Ask first whether the product is on the list for which the inverted-duty refund was withdrawn, as happened to several edible oils. Exporters of rice, sago or packed foods claim on shipping bills, with packing, freight and storage invoices and bank advices. Some give their claim away unknowingly: they reverse credit because the grain is exempt at home, though the same grain exported would have entitled them to it.',
    'poultry-dairy':
      'Eggs shipped abroad are exports even though eggs sold at home are exempt, so tax on packing, cold chain and freight may be claimed. Health certificates, shipping bills, realisation advices and packing invoices support RFD-01. A mixed seller has to divide shared costs by turnover, and guesswork here is returned with interest. Purely domestic farms rarely have a claim; we say so at the first call.',
    plantations:
      'Tea, coffee and spice exporters sell partly through auction and partly direct, and only what truly left the country counts. Each lot is traced from account sale or purchase bill to shipping bill, then to the bank. Merchant exporters who buy at the concessional rate owe the seller proof of export. If they do not send it, the seller is charged the balance of tax and recovers it from them.',
    'farm-produce':
      "Onions, chillies or turmeric exported in the trader's own name open a claim for tax on packing, fumigation, freight and storage. Phytosanitary certificates, packing bills, shipping bills and bank advices are collected lot by lot. Goods sent on another firm's export code, as a convenience among friends, belong to that firm's claim; on paper the trader has made a local sale and nothing more.",
    coir: "Fibre often comes from small yards without tax, so a coir exporter's credit sits in container freight, packing, fumigation and machine spares. Those invoices, the LUT, shipping bills and realisation advices make the file. Blocks may wait weeks for a vessel, and where IGST was paid, an error in the shipping line's export manifest stops the refund without a letter to anyone. Unchecked, working capital lies there for a season.",
    seafood:
      'Cartons, cold storage, processing machinery, freight: a frozen-fish exporter pays tax on all of them and collects little at home. Shipping bills, processing charges, realisation advices and GSTR-2B of the period go with each claim. A container rejected abroad upsets refunds already received. Keep the re-import papers and adjust the claim at once, because an excess found by audit is demanded back with interest.',
    'chemicals-salt':
      'Some fertiliser and chemical units find their raw materials taxed above the product, and the surplus credit may be claimed. Batch consumption sheets, HSN-wise purchases, GSTR-3B and sales by rate go in. Exempt domestic salt needs its own account. Let its sales slip into the turnover of the formula and the claim shrinks; let its purchases slip into the credit and part must be repaid.',
    'cement-minerals':
      'Granite exporters claim; cement dealers mostly cannot. For slabs and monuments sent abroad we assemble block purchase bills, cutting and polishing charges, diamond-wire and blade invoices, shipping bills and bank receipts. Measurements decide, blocks in cubic metres, slabs in square metres, and the loss between the two. Wastage that nobody wrote down lets the officer doubt whether the credit belongs to exported stone, and he trims accordingly.',
    'matches-fireworks':
      "Much of this trade's export goes out through merchants, and then the question is whose refund it is. The maker who sells at the concessional rate may be left with surplus credit; the one who ships direct claims as exporter. Splint, wax, chemical and carton invoices, the merchant's order and shipping bill copies are needed. Lose sight of those copies and the concession turns into tax payable by the maker.",
    'printing-paper':
      'A press collects credit in odd places: kraft paper against cartons, ink and plates against exempt printed books. If the box carries less tax than its paper, an inverted-duty claim may be worth working out, from HSN-wise purchases, sales and GSTR-2B. Materials used for exempt books have no place in it. Claimed all the same, that share is recovered later, interest included.',
    transport:
      'Refunds reach this trade by side doors: tax paid under the wrong head on an inter-state job, an idle balance in the cash ledger, a bus body built for an export order. Challans, the corrected invoices, returns of both periods and a note on how the slip arose are attached. Claiming before the right head is paid earns only a deficiency memo, and weeks are lost.',
    tourism:
      'Everyday room tax is collected from guests, so an ordinary hotel has few claims. Openings arise with conferences billed to special economic zone units, tax under a wrong head, or cancelled banquets where the advance was returned. Credit notes, cancellation letters and proof of repayment are kept for these. A guest who pays in dollars is no export; refunds taken on that belief have to be given back with interest.',
    'healthcare-education':
      'Exempt treatment and teaching leave nothing to claim on purchases, however large the equipment bill. Excess cash deposited, reverse-charge tax paid by mistake and the pre-deposit of an appeal that succeeded are another matter. Challans, ledger extracts, the order and a trust resolution support them. Pre-deposits in particular lie forgotten, since the accounts office has booked them as tax and nobody applies in time.',
    retail:
      'Shopkeepers ask about refunds when credit swells after heavy stocking, but unsold stock is no ground; the credit waits for sales. Double payment, excess in the cash ledger, a wrong head and exports by courier are real ones. Challans, ledger extracts and corrected invoices usually suffice. Setting off a double payment on your own by paying short next month creates a shortfall, and interest is charged on that.',
    energy:
      'A generator has no claim on turbines or panels, as the power they make is exempt, and it is better to hear that early. Makers and installers may have one, where components are taxed above the plant or the customer sits in a special economic zone. HSN-wise purchases, work orders and endorsed invoices are looked at. Plants billed as one undivided lump make such claims hard to prove.',
    'jewellery-crafts':
      'Exhibition sales abroad, hand-carried pieces and parcels to overseas customers each have their own customs paper. For gold and stone work that means an appraised shipping bill, an export invoice with weight and purity, bank advice and metal bills; brass and carving need the ordinary set. Pieces that return unsold must be declared. A claim on the full consignment, when half of it came home, invites recovery with interest.',
  },
} satisfies Trades;
