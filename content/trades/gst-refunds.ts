import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'What is sold goes abroad, and the credit behind it comes back only by a claim.',
      byTrade: {
        'textile-export':
          "An exporter can ship under a Letter of Undertaking (LUT) and claim unused credit, or pay IGST and let the shipping bill be the claim. Which one suits you depends on the credit lying idle and on your bank limits. Shipping bills, table 6A, realisation certificates and the LUT are the core papers. One container shipped before the new year's LUT is filed can bring a demand for tax on it.",
        tanneries:
          "Chemicals, treatment charges and machine hire leave credit stranded in a tannery that exports its leather. Purchases by HSN, job-work records, shipping bills and bank realisation build the claim. Watch the value used: where the invoice includes freight and insurance, the shipping bill's FOB is lower, and a claim made on the higher figure is cut down or sent back.",
        footwear:
          "Soles, adhesives, cartons and stitching charges carry the credit of a shoe exporter. Each shipping bill is matched with the invoice, the brand's final price and the money received. Price cuts after inspection are the usual break: if the bank received less than the shipping bill says, the claim needs the credit note and the bank's reason beside it.",
        'seafood-export':
          'Cartons, cold storage, processing machinery, freight: a frozen-fish exporter pays tax on all of them and collects little at home. Shipping bills, processing charges, realisation advices and GSTR-2B of the period go with each claim. A container rejected abroad upsets refunds already received. Keep the re-import papers and adjust the claim at once, because an excess found by audit is demanded back with interest.',
        'fruit-pulp':
          "Drums, cans, labels, freight and evaporator spares carry tax, and pulp shipped abroad carries none. Batch records, shipping bills, bank advices and packing bills make the file, one quarter or season at a time. Pulp exported by a merchant who bought it here is his claim, not the packer's, unless the papers were made for it before dispatch.",
        coir: "Fibre often comes from small yards without tax, so a coir exporter's credit sits in container freight, packing, fumigation and machine spares. Those invoices, the LUT, shipping bills and realisation advices make the file. Blocks may wait weeks for a vessel, and where IGST was paid, an error in the shipping line's export manifest stops the refund without a letter to anyone. Look up its status on the customs portal.",
        quarries:
          'Granite exporters claim; crushers selling at home do not. For slabs and blocks sent abroad we assemble purchase bills, cutting and polishing charges, wire and blade invoices, shipping bills and bank receipts. Measurements decide, blocks in cubic metres, slabs in square metres, and the loss between the two. Wastage that nobody wrote down lets the officer doubt whether the credit belongs to exported stone.',
        software:
          "For service exporters the proof is money received: each invoice must meet a foreign inward remittance certificate. Add the LUT, the contract, GSTR-1 and bills for rent, cloud and professional fees; credit on equipment stays outside the usual formula. One lump receipt against ten invoices, with the platform's fee already taken off, draws objections. A matching sheet made at the time of receipt answers them.",
        'auto-components':
          "Parts exported, parts supplied to special economic zones, tax paid twice after a billing correction: three situations, three statements. For zone supplies everything hangs on the invoice endorsed by the zone's officer, with the LUT and GSTR-1. Billing such a customer like any other domestic buyer is hard to undo. If the amendment is not made while the period for it is open, the tax stays paid.",
        pumps:
          'Pump and casting exporters usually ship under LUT while credit on steel, bought-out parts and freight piles up behind them. Supplier invoices are listed against GSTR-2B, shipping bills traced to bank receipts, and each period filed in turn. Look also at the cash ledger, where excess deposits lie. A unit that saves up all periods for one claim near the last date has no time left to answer a deficiency memo.',
        electronics:
          'Tax paid at customs on imported components builds up when finished goods are exported or go to special economic zones. Bills of entry, supplier invoices, export bills by part number and bank realisation carry the claim. A bill of entry made out with an old GSTIN never reaches your GSTR-2B; until it is corrected that tax cannot be counted, and the time limit comes nearer.',
        'silk-weaving':
          'Silk sold at home seldom leaves anything to claim; sarees sent abroad by parcel or carried to a fair may. Yarn and zari bills, postal or courier export papers and bank advices are tested on real bills first. Parcels sent as gifts to save paperwork leave no export to claim on, and the same shortcut spoils the next honest claim.',
        jewellery:
          'Exhibition sales abroad, hand-carried pieces and parcels to overseas customers each have their own customs paper. An appraised shipping bill, an export invoice with weight and purity, bank advice and metal bills belong to every lot. Pieces that return unsold must be declared. A claim on the full consignment, when half of it came home, invites recovery with interest.',
        handcrafts:
          'Parcels to customers abroad, orders for emporiums and sales at fairs look alike in the cash book, but only the first are exports. Courier or postal export papers, the order, the bank advice and bills for material and packing make a claim possible. Where most material was bought without bills there is little credit to ask for, and we say so first.',
        'spice-estates':
          'Estates that sell to dealers or at auction in India have made a local sale, even when the lot goes abroad next week; the exporter claims, not they. Those who ship themselves trace each lot from grade slip to shipping bill and bank. A merchant exporter who buys at the concessional rate owes the seller proof of export; without it the seller is charged the balance.',
        tea: "Tea is sold partly through auction and partly direct, and only what truly left the country in the claimant's name counts. Each lot is traced from account sale or invoice to shipping bill, then to the bank. Merchant exporters who buy at the concessional rate owe the seller proof of export. If they do not send it, the seller is charged the balance of tax and recovers it from them.",
        cashew:
          "Kernels shipped in the roaster's own name open a claim on cartons, tins, freight and the tax paid on raw nuts. Yield by lot, shipping bills, bank advices and reverse-charge entries are checked together. Kernels sold to a merchant exporter are a local sale on paper unless the concessional rate and its proofs were agreed before dispatch.",
        'metal-crafts':
          'Metal goods sent abroad are exports when customs papers say so, not when a visitor pays in dollars at the counter. Shipping bill or courier papers, the invoice with weight, bank advice and metal bills make the claim. Metal bought without a tax bill gives no credit, so the amount is smaller than owners expect. Goods sold to a merchant exporter are a home sale unless his papers were agreed before.',
        'dried-goods':
          "Dried produce exported in the trader's own name opens a claim on packing, cleaning, fumigation, freight and storage. Board certificates, packing bills, shipping bills and bank advices are collected lot by lot. Goods sent on another firm's export code, as a convenience among friends, belong to that firm's claim; on paper the trader has made a local sale.",
        layers:
          'Eggs shipped abroad are exports even though eggs sold at home are exempt, so tax on packing, cold chain and freight may be claimed. Health certificates, shipping bills, realisation advices and packing invoices support RFD-01. A mixed seller has to divide shared costs by turnover, and what was claimed by guess is paid back with interest. A farm that sells only at home has no such claim.',
      },
    },
    {
      reason: 'Inputs carry more tax than the product, so credit builds up without any export.',
      byTrade: {
        'textile-processing':
          'Dyes, chemicals and effluent charges may carry more tax than processing does, and then a refund for the inverted rate can be open. HSN-wise purchases, job bills and GSTR-2B show whether it is. Tax on machinery and services does not come back by this route, so the list of purchases is sorted before it is totalled.',
        'power-looms':
          "Cloth may carry less tax than the yarn and dyes behind it, and a loom owner's credit then grows month by month. Purchases by HSN, sales by rate and GSTR-2B are put in one table before anything is filed. Job-work receipts and cloth sales are separate supplies; mixing them in the formula changes the answer and brings a memo.",
        printing:
          'A press collects credit on kraft paper for cartons, and on ink and plates for printed books that are exempt. If the box carries less tax than its paper, an inverted-duty claim may be worth working out, from HSN-wise purchases, sales and GSTR-2B. Materials used for exempt books have no place in it. If it is claimed all the same, it is recovered later with interest.',
        'chemical-plants':
          'Some chemical units find their raw materials taxed above the product, and the surplus credit may be claimed. Batch consumption sheets, HSN-wise purchases, GSTR-3B and sales by rate go in. Export drums need shipping bills of their own. One total for home and export sales hides the part that could be claimed and delays the part that is due.',
        'spinning-mills':
          "Yarn exported in the mill's own name opens a claim on cotton, packing and freight; yarn sold to a weaver or a merchant at home does not. Where inputs carry more tax than yarn, the rule for inverted rates is tested on real purchases by HSN. Mills that add machinery and services to the input total ask for sums outside the formula, and the recalculation holds up the part that was due.",
        'rice-mills':
          "Exempt rice sold at home leaves nothing to claim on bags or spares. Rice exported in the mill's own name is another matter, even though the same rice is exempt at home: shipping bills, packing and freight bills and bank advices carry that claim. A mill that reverses its whole credit every month gives it away.",
        'dal-mills':
          'Edible oils are on the list of goods for which the inverted-rate refund was withdrawn, and exempt loose dal gives none, so a mill here should not plan on one. Exports of dal or oil in its own name, double payments and an idle cash balance are what can be asked for. The ledger is looked at first, for there may be nothing to claim.',
        'copra-oil':
          "Edible oils, coconut oil among them, are on the list of goods for which the inverted-rate refund was withdrawn. Exports of oil or copra in the press's own name, excess in the cash ledger and tax paid twice remain. Shipping bills, ledger extracts and bank advices support them; without these papers the claim is rejected.",
        sago: "Starch and sago exported in the factory's own name open a claim on bags, firewood transport, chemicals and freight. Sales through the selling society are home sales, even if a buyer ships them later. Lot registers, shipping bills and bank advices are traced before filing. A claim that counts society lots as exports is rejected.",
        fireworks:
          "Much of this trade's export goes out through merchants, and then the question is whose refund it is. The maker who sells at the concessional rate may be left with surplus credit; the one who ships direct claims as exporter. Splint, wax, chemical and carton invoices, the merchant's order and shipping bill copies are needed. Without those copies the concession turns into tax payable by the maker.",
        matches:
          "Match bundles often go abroad through merchants, and then the question is whose refund it is. A maker who sells at the concessional rate may be left with surplus credit on wax, splints and board; one who ships direct claims as exporter. The merchant's order and the shipping bill copies decide. Without them the concession turns into tax payable.",
        'machine-shops':
          "Job charges on a customer's metal use up credit as fast as it comes, so most shops have no claim. Parts exported, supplies to a special economic zone, or tax paid under the wrong head are the exceptions. The zone officer's endorsement, the corrected invoice and ledger extracts are needed. Billing a zone unit like any other buyer is hard to undo afterwards.",
        fabrication:
          'Structures for a special economic zone, an export order, or tax paid under the wrong head for a site in another state are the usual grounds. Work orders, endorsed invoices, challans and the returns of both periods go in. The right head must be paid before the wrong one is claimed back.',
        'body-building':
          'A body built for an export order, an idle balance in the cash ledger, tax paid under the wrong head on an order from another state: these are the cases to look at. Chassis papers, the order, challans and the returns of both periods are attached. Advances returned on a cancelled order need the credit note before the money is claimed.',
        'cotton-weaving':
          "Cotton cloth and sarees sold at home carry tax that uses up most of the credit on yarn and dyes. Parcels to buyers abroad and cloth supplied to an exporter are what we test. Postal or courier export papers, the buyer's order and bank advices make or break it; cloth bought by a visitor and carried home is a local sale.",
      },
    },
    {
      reason: 'No export and no inverted rate: what remains is tax paid in error or lying idle.',
      byTrade: {
        lodges:
          'Tax on rooms is collected from guests, so a lodge has few claims. Tax under a wrong head, a bill paid twice, or a group that cancelled and got its advance back are the openings. Credit notes, cancellation letters and proof of repayment are kept for these. A guest who pays in dollars is no export; refunds taken on that belief have to be given back with interest.',
        hotels:
          'Tax on rooms is collected from guests, so an ordinary hotel has few claims. A cancelled group whose advance went back, tax under a wrong head, or an event billed to a special economic zone unit are the openings. Credit notes, cancellation letters and proof of repayment are kept for these. A guest who pays in dollars is no export.',
        colleges:
          'Exempt teaching leaves nothing to claim on purchases, however large the building bill. Cash deposited in excess, reverse-charge tax paid by mistake and the pre-deposit of an appeal that succeeded are another matter. Challans, the order and a trust resolution support them. A pre-deposit that the accounts office booked as tax is easily forgotten.',
        'port-agents':
          'Freight and agency for a foreign client, tax paid twice on a corrected bill, or an idle cash balance are what an agent can look at. Whether a service to a client abroad is an export turns on the place of supply, which for port work is not always outside India. We read the contract before a claim is even drafted.',
        fishing:
          'Fresh fish is exempt, and the tax on engines, nets and ice boxes stays a cost of the boat. Only a packer who exports in his own name can claim, with shipping bills and bank advices. A merchant who registered for ice or packed dry fish may have paid tax on exempt sales by mistake; that can be asked back within the time limit.',
        'plant-contractors':
          "The plant's unit in a special economic zone, tax charged on a bill that was later cancelled, or excess in the cash ledger are the usual grounds. Endorsed invoices, credit notes and ledger extracts support them. Tax deducted under GST by a plant that the government owns lies in the contractor's cash ledger once he has accepted it on the portal.",
        cane: "Haulage and field work build little credit, so claims are rare and small. Tax deducted under GST by a mill that the government controls, a wrong head, or tax paid on exempt harvesting work can be looked for in the mill's deduction statement and the cash ledger. Setting it off by paying short next month creates interest.",
        'bazaar-shops':
          'Credit that swells after heavy stocking is no ground for a refund; it waits for sales. Double payment, excess in the cash ledger, a wrong head and exports by courier are real ones. Challans, ledger extracts and corrected invoices usually suffice. Setting off a double payment on your own by paying short next month creates a shortfall, and interest is charged on that.',
        'stored-crops':
          "Loose grain and maize are exempt, so the tax on bags and weighing machines that serve them stays a cost. Groundnut and cotton are taxed, and sales use up their credit. Goods exported in the merchant's own name, excess cash in the ledger or tax on a cancelled bill are the exceptions. Shipping bills or ledger extracts decide, and we look before anything is filed.",
        'vegetable-markets':
          "Fresh produce is exempt, so there is no credit to ask back on home sales. Produce shipped abroad in the trader's own name opens a claim on packing, cold room and freight, with plant health certificates, shipping bills and bank advices lot by lot. Loads sent on another firm's export code belong to that firm's claim.",
        'weaver-societies':
          "The State's rebate on cloth is no GST refund and comes from another office. Under GST a society may look at excess cash, tax paid twice or parcels abroad. The audit report, ledger extracts and the committee's resolution go with the form; without the resolution the signatory cannot file.",
        sweets:
          'Sweets sold at home use up the credit on sugar, boxes and fuel, so there is seldom a claim. Parcels sent abroad under customs papers, a double payment or an idle cash balance can be asked for. Tax paid by a composition dealer gives no credit at all. Courier sales inside India, however far, are not exports.',
        'chemical-dealers':
          'Stock that has not sold is no ground for a refund; the credit waits for sales. A wrong head, a double payment, and drums returned after the tax was paid are grounds, each with its own papers. Credit notes must be in the return before the excess shows. Short payment in the next month, in place of a claim, creates interest.',
        'standing-crops':
          "Fruit sold fresh is exempt and gives no credit, so nothing comes back on home sales. Bananas, mangoes or coconuts exported in the trader's own name open a claim on cartons, pre-cooling and freight. The packing house's bills and plant health certificates must name the same trader as the shipping bill. A garden lease paid to the farmer carries no tax to claim.",
      },
    },
  ],
} satisfies Trades;
