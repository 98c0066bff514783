import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      "Yarn and grey fabric often leave through a merchant at first; the code is needed once the mill's own name stands on the shipping bill. PAN, cancelled cheque and factory address proof come first, the textile council's RCMC next. Mills that import cotton or machine parts use the same number. Used machinery does not qualify for EPCG, and those who learn this at the port pay the duty.",
    garments:
      "Before the first carton is sealed, an exporter of knitwear or made-ups needs the code, the bank's AD letter, an LUT and the RCMC of the council for the product. Style, composition and HS code should read alike on order, invoice and packing list. Drawback and rebate hang on the entry in the shipping bill; a wrong or missing claim is hard to repair after sailing.",
    'handloom-silk':
      'Single sarees sent by courier or post to customers abroad are exports as much as a container is, and the platform will ask for the code. Firms can join the handloom or silk council and use its fairs. Keep yarn composition, Silk Mark or Handloom Mark papers and photographs with the invoice. Calling power-loom cloth handloom opens a dispute with customs and the buyer alike.',
    leather:
      "Hides, crust, finished leather and shoes stand at different places in the export policy, and the rules for the early stages have changed more than once, so read the notification before you quote. The leather council's RCMC, test reports on restricted substances and the AD letter complete the file. Crust described as finished leather can mean duty, a penalty and a container held at the port.",
    'auto-components':
      'Samples come first, and even a free sample crosses the border on papers that state a value. Take the code before the trial lot. Vendors who bring in bearings, tool steel or gauges use it for imports as well. Rejected parts returning from a foreign plant can be relieved of duty only if they are identified with the original export papers, so put batch numbers on the invoice.',
    engineering:
      "Pumps, valves and castings go out with the engineering council's RCMC, and drawing number, inspection note and buyer's part number should agree with the invoice. Foundries bringing in melting scrap have more to prepare, since port of entry, inspection and radiation papers are checked before release. A bank account changed at the branch but not in the IEC and with customs can hold up drawback for months.",
    electronics:
      'Ahead of any order to a foreign supplier, find out whether the item needs BIS registration or wireless approval; chargers, LED lamps and radio modules often do, and customs will not release them without it. IEC, GSTIN, catalogue and HS code are the starting papers. Duty paid under a convenient code and corrected later by customs returns as a demand with interest on goods sold long ago.',
    software:
      'Code sent over the wire needs no IEC as such; firms take one for foreign trade policy benefits, or because a bank or platform asks. Contracts, invoices in foreign currency, purpose codes on remittances and the LUT matter more. Test devices couriered in by a client are another thing: they are imports of goods, and the parcel may wait at the courier terminal until an IEC is produced.',
    'food-processing':
      'Rice, sugar and edible oils have been free, taxed or restricted for export at different times, so look at the policy on the day of the contract and not at the last shipment. Beside the IEC stand the FSSAI licence, the RCMC of APEDA or the council for the product, and laboratory reports. Labels that miss a particular of the buying country are a cheap mistake with a costly end.',
    'poultry-dairy':
      "Eggs, egg powder, ghee and milk sweets travel with health certificates, and many countries buy from approved farms and plants alone. Ask about that approval first, as IEC, AD code and APEDA's RCMC are the easier part. Those who import hatching stock, vaccines or feed additives need permits before the goods are shipped. Perishables detained for one missing certificate are seldom worth clearing later.",
    plantations:
      "Three boards watch over this trade: Tea, Coffee and Spices each keep their own register of exporters, which stands beside the IEC. Estate or auction invoices, quality reports and phytosanitary certificates follow with the lot. Buyers of pepper and cardamom test for residues. Whoever ships spices on the IEC alone is likely to be stopped for want of the board's certificate, while the season's price slips away.",
    'farm-produce':
      "Onion, pulses and grain can be closed to export by a notification overnight, and a contract signed the day before is not always protected. The file for fruit, vegetables and flowers holds the IEC, APEDA's RCMC and a phytosanitary certificate; dried chilli and turmeric belong to the Spices Board. Secure payment beforehand, since a perishable load refused at destination rarely finds a second buyer.",
    coir: "Pith blocks, grow bags, fibre and mats go by container, and the Coir Board is the body that registers their exporters. Moisture, conductivity and washing reports travel with the invoice; many countries want fumigation or a phytosanitary certificate too. Freight is a large part of the price, so fix FOB or CIF in writing. A yard quoting CIF on last month's freight may lose its whole margin.",
    seafood:
      'MPEDA registration and approval of the processing unit come beside the IEC, and for some markets a catch certificate traces the lot back to the boat. Small dry-fish merchants often sell to an established exporter and then need no code themselves. Residue tests and temperature records decide acceptance. Costliest of all is a consignment from an unapproved plant, which may be refused or destroyed at destination.',
    'chemicals-salt':
      "Chemicals with a double use appear on the SCOMET list and need an authorisation, so check each CAS number before you quote. Safety data sheet, dangerous goods declaration, approved drums, IEC and RCMC form the export file; for salt, the analysis and loading papers matter most. Importers of pesticides need a separate registration. Misdeclared dangerous cargo brings a shipping line's penalty on top of that of customs.",
    'cement-minerals':
      'Granite blocks are measured with an allowance, and quarrels start when gross and net volume are not both on the invoice. IEC, RCMC, measurement sheet, royalty and transport permits and the verified container weight are the papers. Polishers import blades and abrasives on the same code. A block that moved to the port on an expired permit can be held by mines officers and customs alike.',
    'matches-fireworks':
      "Matches and crackers are dangerous goods at sea, so the class, the packing certificate and the shipping line's consent are secured before production and not after. Fireworks need a licence under the explosives rules as well. Import of foreign crackers is restricted, and a dealer tempted by a cheap offer risks seizure. Match makers who supply a merchant exporter can do without a code of their own.",
    'printing-paper':
      'Books, labels, cartons and diaries leave with few licences, though samples and proofs that fly ahead need proper invoices too. Importers of paper should ask about registration in the import monitoring system before the vessel arrives. For a used offset machine, a chartered engineer certifies age and value; where that report is missing or weak, customs may assess a higher value than the price you paid.',
    transport:
      "Carriers, forwarders and customs brokers move other people's cargo and need no code for it. Take one to import trailers, spares or handling equipment, or to export bodies built on a chassis, with chassis papers and the order attached. Never lend your number to a client whose own is suspended: the shipment then stands in your name, and customs and DGFT turn to you for duty and penalty.",
    tourism:
      'Many lodges and tour operators never need the code, however many guests come from abroad. It becomes useful for a hotel that imports kitchen, laundry or lift equipment, or asks for export schemes on foreign exchange earned. Keep foreign card settlements and exchange certificates apart from rupee sales. Equipment ordered first, with EPCG looked into afterwards, usually means duty that could have been saved.',
    'healthcare-education':
      'Scanners, analysers, implants and laboratory reagents are the usual imports, and the medical device, radiation or drug permission is checked together with the code. A trust applies in its own PAN with deed and registration papers. Concessions for research or teaching, where they exist, hang on certificates obtained beforehand. Used medical equipment faces restrictions of its own and should not be paid for on a promise.',
    retail:
      "Toys, lamps, cosmetics and phone accessories tempt shopkeepers at foreign fairs, and many such items need BIS or drug authority approval before import. IEC, GSTIN, packing list and a label with the importer's name, address and retail price are the basics. Riding in a container on another trader's code leaves you without a bill of entry, hence without the input credit and without proof of lawful purchase.",
    energy:
      'Modules, inverters and gearbox spares come from abroad, so decide first who imports: the owner of the project, the contractor or a dealer. The IEC, the purchase contract and any list of approved makes are checked in that name. If the contract says one party and the bill of entry another, IGST credit and warranty fall between the two. Generators who import nothing may leave the code alone.',
    'jewellery-crafts':
      'Ornaments, lamps, bronze icons and shell work each face a check of their own. Gold and gem exporters join the gem and jewellery council, brass and stone workers the handicrafts council. New statues that look old travel with a non-antiquity certificate from the Archaeological Survey. Certain shells and corals are protected wildlife, and a single doubtful piece can hold back the whole parcel.',
  },
} satisfies Trades;
