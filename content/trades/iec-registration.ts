import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: "Goods leave in the seller's own name, and a board or council stands beside the code.",
      byTrade: {
        'textile-export':
          "Before the first carton is sealed, an exporter of knitwear or made-ups needs the code, the bank's AD letter, an LUT and the RCMC of the council for the product. Style, composition and HS code should read alike on order, invoice and packing list. Drawback and rebate hang on the entry in the shipping bill; a wrong or missing claim is hard to repair after sailing.",
        tanneries:
          "Hides, crust, finished leather and shoes stand at different places in the export policy, and the rules for the early stages have changed more than once, so read the notification before you quote. The leather council's RCMC, test reports on restricted substances and the AD letter complete the file. Crust described as finished leather can mean duty, a penalty and a container held at the port.",
        footwear:
          "Shoes and uppers need the code, the leather council's registration and a bank that handles export bills. Sizes, composition and the brand's article number should read alike on order, invoice and packing list. Soles, chemicals and machines are often imported on the same code. Samples by courier cross the border on papers with a value too, so take the code before the first pair flies.",
        'seafood-export':
          'MPEDA registration and approval of the processing unit come beside the IEC, and for some markets a catch certificate traces the lot back to the boat. Small dry-fish merchants often sell to an established exporter and then need no code themselves. Residue tests and temperature records decide acceptance. Costliest of all is a consignment from an unapproved plant, which may be refused or destroyed at destination.',
        'fruit-pulp':
          "Pulp in drums and cans needs the code, the council's registration for processed fruit, a food licence and a laboratory report per batch. Buyers inspect the plant before the season, and drum numbers run from batch sheet to packing list. A bank account not registered at the port delays the shipment, and the buyer does not wait as well as fruit in a drum.",
        coir: "Pith blocks, grow bags, fibre and mats go by container, and the Coir Board is the body that registers their exporters. Moisture, conductivity and washing reports travel with the invoice; many countries want fumigation or a phytosanitary certificate too. Freight is a large part of the price, so fix FOB or CIF in writing. A yard that quotes CIF on last month's freight may lose its margin.",
        quarries:
          "Granite blocks are measured with an allowance, and quarrels start when gross and net volume are not both on the invoice. The code, the council's registration, measurement sheet, royalty and transport permits and the verified container weight are the papers. Polishers import blades and abrasives on the same code. A block that moved to the port on an expired permit can be held by mines officers and customs alike.",
        tea: "Tea has a board of its own with a register of exporters, which stands beside the code. Auction or factory invoices, quality reports and the buyer's blend order follow each lot. A factory that sells only at auction exports nothing itself; the buyer does. Packets with a brand need the buying country's label, and a misprint there can cost more than the tea.",
        'spice-estates':
          "Spices and rubber have boards of their own, and whoever ships spices on the code alone is likely to be stopped for want of the board's certificate. Grade slips, quality reports and plant health certificates follow with the lot. Buyers test for residues. Selling to a dealer or at auction needs no code; take it when the first order names your own estate.",
        'silk-weaving':
          'Single sarees sent by courier or post to customers abroad are exports as much as a container is, and the platform will ask for the code. Firms can join the handloom or silk council and use its fairs. Keep yarn composition, Silk Mark or Handloom Mark papers and photographs with the invoice. Calling power-loom cloth handloom opens a dispute with customs and the buyer alike.',
        'cotton-weaving':
          'A parcel of sarees or lungis to a buyer abroad is an export as much as a container is, and the courier or platform will ask for the code. Composition, count and width on the invoice should be those of the cloth. Handloom and power-loom goods have different councils and marks; calling one the other opens a dispute with customs and buyer alike.',
        handcrafts:
          'Parcels to customers abroad need the code even when one piece is inside. The handicrafts council registers makers and merchants. A description in plain words, the material, the value and a photograph go with the invoice. Certain materials, and pieces that look old, face wildlife or heritage checks, so ask before packing; one doubtful piece can hold back the whole parcel.',
        'metal-crafts':
          'Metal goods go out under the code with the council for handicrafts or for engineering goods, depending on the piece. Weight, metal and finish on the invoice should match what customs weighs. A new piece that looks old may be asked for a certificate that it is no antiquity. Metal scrap imported for melting is a separate matter with inspection papers.',
        jewellery:
          "Gold, silver and gem exporters join the gem and jewellery council, and each lot is appraised at customs by weight and purity. The code, the council's papers, an invoice in grams and insurance come together. Hand-carried pieces need their own customs paper on the way out and on the way back. Imported bullion has licensed channels; a small workshop buys it in India.",
        'auto-components':
          'Samples come first, and even a free sample crosses the border on papers that state a value. Take the code before the trial lot. Vendors who bring in bearings, tool steel or gauges use it for imports as well. Rejected parts returning from a foreign plant can be relieved of duty only if they are identified with the original export papers, so put batch numbers on the invoice.',
        pumps:
          "Pumps, valves and castings go out with the engineering council's RCMC, and drawing number, inspection note and buyer's part number should agree with the invoice. Foundries bringing in melting scrap have more to prepare, since port of entry, inspection and radiation papers are checked before release. A bank account changed at the branch but not in the IEC and with customs can hold up drawback for months.",
        electronics:
          'Ahead of any order to a foreign supplier, find out whether the item needs BIS registration or wireless approval; chargers, LED lamps and radio modules often do, and customs will not release them without it. IEC, GSTIN, catalogue and HS code are the starting papers. Duty paid under a convenient code and corrected later by customs returns as a demand with interest on goods sold long ago.',
        software:
          'Code sent over the wire needs no IEC as such; firms take one for foreign trade policy benefits, or because a bank or platform asks. Contracts, invoices in foreign currency, purpose codes on remittances and the LUT matter more. Test devices couriered in by a client are another thing: they are imports of goods, and the parcel may wait at the courier terminal until an IEC is produced.',
        'dried-goods':
          "Dried chilli and turmeric belong to the Spices Board, areca and others do not, and the code alone is not enough for the first. Cleaning, fumigation and laboratory papers follow each lot. Policy for farm goods can change by a notification overnight, so look at it on the day of the contract. Goods lent to another exporter's code earn no record of your own.",
        fishing:
          'Small fish and dry-fish merchants often sell to an established exporter and then need no code themselves. One who ships in his own name needs the code, registration with the marine export board and an approved plant to pack in. For some markets a catch certificate traces the lot back to the boat, so voyage papers matter. A boat owner as such needs none of it.',
        cashew:
          "Kernels travel under the code with the council's registration, a food licence and a grade certificate that the buyer accepts. Importers of raw nuts use the same code, with plant health papers at the port. Grade, count and moisture on the invoice are those of the sample. A roaster who sells to an exporter in India needs no code until his own name is on the carton.",
        layers:
          "Eggs and egg powder travel with health certificates, and many countries buy from approved farms and plants alone. Ask about that approval first, as IEC, AD code and the council's registration are the easier part. Those who import hatching stock, vaccines or feed additives need permits before the goods are shipped. Perishables detained for one missing certificate are seldom worth clearing later.",
      },
    },
    {
      reason: 'Exports run mostly through merchants, or the code is needed to bring something in.',
      byTrade: {
        'power-looms':
          "Grey cloth, gauze and bed linen leave first through a merchant; the code is needed when the maker's own name stands on the shipping bill. PAN, cancelled cheque and shed address proof come first, the council's registration next. Importers of used looms ask about the rules for second-hand machines before paying, since the port will.",
        fabrication:
          "Structures and boiler parts go out with the engineering council's registration, inspection notes and the buyer's drawing number. A fabricator who works for an exporter needs no code. Imported plates, welding wire or instruments do ask for one. Bank guarantees to a foreign buyer are a matter for the banker before the order is signed.",
        'machine-shops':
          "Parts shipped to a foreign buyer need the code, the council's registration and a part number that reads alike on drawing and invoice. Shops import machines and tool steel on the same code. For used machines a chartered engineer's report on age and value is asked for; where that is weak, customs may assess a higher value than the price paid.",
        fireworks:
          "Matches and crackers are dangerous goods at sea, so the class, the packing certificate and the shipping line's consent are secured before production and not after. Fireworks need a licence under the explosives rules as well. Import of foreign crackers is restricted, and a dealer tempted by a cheap offer risks seizure. Match makers who supply a merchant exporter can do without a code of their own.",
        matches:
          "Matches are dangerous goods at sea, so the class, the packing certificate and the shipping line's consent are secured before production and not after. Most makers supply a merchant exporter and can do without a code of their own. One who ships himself needs the code, the council's registration and cartons with the marks that the line demands.",
        printing:
          'Labels, cartons, notebooks and books leave with few licences, though samples and proofs that fly ahead need proper invoices too. Importers of paper and board should ask about registration in the import monitoring system before the vessel arrives. For a used offset machine a chartered engineer certifies age and value; where that report is weak, customs may assess a higher value than the price paid.',
        'chemical-plants':
          "Chemicals with a double use appear on a control list and need an authorisation, so each product is checked before a quotation leaves. Safety data sheet, dangerous goods declaration, approved drums, the code and the council's registration form the file. Importers of some chemicals need a separate registration. Misdeclared dangerous cargo brings a shipping line's penalty on top of that of customs.",
        'chemical-dealers':
          'Dealers mostly import: dyes, metal powders and tanning chemicals come under the code with safety data sheets, and some need a licence or registration of their own. The control list and the explosives rules are read before the order. A dealer who sells an imported drum onward keeps the bill of entry with it; a licensed buyer will ask for it.',
        sago: "Starch and sago leave mostly through merchants who buy at the society. A factory that ships itself needs the code, the council's registration for farm products, a food licence and laboratory reports on colour and residue. Bags marked for the buyer come from the printer with the same weight as the invoice. Machinery imported for a dryer uses the same code.",
        'rice-mills':
          "Rice has been free, taxed or restricted for export at different times, so look at the policy on the day of the contract and not at the last shipment. Beside the code stand the food licence, the council's registration and laboratory reports. A mill that hulls for an exporter needs none of this. Labels that miss a particular of the buying country are a cheap mistake with a costly end.",
        'dal-mills':
          "Pulses come in and go out under a policy that changes in the middle of a year; importers watch quotas and duty, exporters watch bans. Contract date, bill of lading and the notification of that day decide. The code, plant health papers and a food import clearance are the file. Oil in consumer packs abroad needs the buying country's label and a laboratory report.",
        'copra-oil':
          'Coconut oil, copra and desiccated nut need the code and, for export benefits, the registration of the body that covers coconut products. Moisture and fatty acid reports follow the lot. Policy on edible oils has changed more than once, also by pack size, so read it on the day of the contract. Presses that sell to a brand in India can leave the code alone.',
        'standing-crops':
          "Bananas, mangoes and coconuts sold abroad need the code, the farm-products council's registration, a packing house that the buying country accepts and a plant health certificate. The orchard may have to be registered before the season. A buyer of standing gardens who sells at the market needs none of it. Perishables held for one missing paper are lost.",
        'vegetable-markets':
          "Onions and vegetables can be closed to export by a notification overnight, and a contract signed the day before is not always protected. The file holds the code, the farm-products council's registration and a plant health certificate. Agents who sell at the market need no code. Secure payment beforehand, since a perishable load refused at destination rarely finds a second buyer.",
        'flower-markets':
          "Jasmine and other flowers fly out within hours of picking, in boxes with plant health papers and the airline's booking. The code and the farm-products council's registration are taken well before the season. Agents who sell to an exporter need none of it. A box delayed at the airport has no second day, so whoever bears that loss should be named in writing.",
        sweets:
          'Sweets, candy and bakery goods in a parcel abroad need the code, a food licence that allows export and a label in the form of the buying country. Milk content is what gets parcels stopped, since many countries restrict it. Start with dry goods and one country. A courier who offers to send it as a gift spoils both the record and the claim.',
        'weaver-societies':
          "A society exports in its own name or supplies the handloom export bodies; only the first needs a code. The resolution, PAN, bank letter and the council's registration come together, and the office bearer's signature has to be current. Composition and handloom mark on the invoice must be true. Whether the home rebate covers cloth sold abroad is read in the order that grants it.",
        salt: 'Salt by vessel or container needs the code, an analysis report and loading papers; the price is low and freight decides. Producers who sell to a merchant at the port need none of it. Moisture and purity are agreed with a tolerance, in writing. A lessee checks that his lease allows sale abroad and that royalty receipts cover the quantity.',
        'stored-crops':
          "Grain, onion, maize and groundnut face export policies that change within a season, so look at the notification on the day of the contract. The code, the farm-products council's registration, plant health papers and, for groundnut, laboratory tests are the file. A merchant who sells to a feed mill or an exporter in India can leave it alone.",
        'paper-suppliers':
          'Waste paper and pulp bought abroad need the code and a look at the pollution and inspection rules for waste before anything is paid. Paper imports ask for a registration in the monitoring system before the vessel arrives. Machinery spares for the mill come under the same code, if the dealer and not the mill is the importer; the contract should say which.',
        'body-building':
          'A body built on a chassis for a buyer abroad goes out with chassis papers and the order attached, under the code of whoever is named on the shipping bill. Yards that only build for an Indian fleet need none. Imported fittings, glass or paint do. Never lend the number to a client: the shipment then stands in your name, with its duty and penalty.',
      },
    },
    {
      reason: 'Few in these trades need the code at all; it is worth knowing when.',
      byTrade: {
        colleges:
          'Laboratory instruments, books and research materials are the usual imports of a campus, and concessions, where they exist, hang on certificates obtained beforehand. A trust applies in its own PAN with deed and registration papers. Used equipment faces restrictions of its own. A department that orders from abroad by card should ask the office first; the parcel stops at the courier terminal.',
        lodges:
          'A lodge or tour operator that imports nothing needs no code, however many guests come from abroad. It becomes useful for a hotel that imports kitchen, laundry or lift equipment, or asks for export schemes on foreign exchange earned. Keep foreign card settlements and exchange certificates apart from rupee sales. Equipment ordered first, with EPCG looked into afterwards, usually means duty that could have been saved.',
        cane: 'Haulage and harvest need no code. A contractor who imports a harvester or spares does, and asks about the rules for used machines before paying, since the port will. Sugar and jaggery have been free or restricted for export at different times; those who think of shipping jaggery look at the policy on the day of the contract.',
        'cement-dealers':
          "Dealers in bagged cement and sheets need no code. It becomes useful to import tiles, fittings or machinery, many of which need quality approval before they are shipped. The code, GSTIN, catalogue and the item's classification are the starting papers. Duty paid under a convenient heading comes back later as a demand, on goods sold long ago.",
      },
    },
  ],
} satisfies Trades;
