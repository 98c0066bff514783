import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'The unit makes things, and a certificate that says "trade" shuts it out of what makers get.',
      byTrade: {
        pumps:
          'Turning, casting, fabrication and pump assembly fall under different codes, and most workshops do more than one of them. List them all with the main one first. Machine invoices are kept apart from those for land, shed and furniture, which are not counted. The certificate is taken before the machine is ordered, since many subsidy schemes want the application first.',
        fabrication:
          'Fabrication of structures, boiler parts, erection at site and machining fall under different codes, and most workshops do more than one of them. List them all with the main one first. Cranes and welding sets count as investment, shed and land do not. A tender that prefers makers looks at the code on the certificate.',
        'machine-shops':
          'Turning, milling, mould making and heat treatment fall under different codes, and job work is making too. List them all with the main one first. Machine invoices are kept apart from those for land, shed and furniture, which are not counted. The certificate comes before the new machine, since many schemes want the application first.',
        'power-looms':
          "Weaving is making, whether the yarn is your own or another's. The written-down value of looms in the depreciation schedule, not the price paid, decides the category. Power card, machine bills and the last return are brought along. Sheds of brothers on separate PANs need a certificate each, and a loom listed in two of them spoils both.",
        'metal-crafts':
          "Casting, beating, turning and assembling metal goods is making; buying them for resale is trade. A workshop that does both puts the making first. Aadhaar with its linked phone, PAN, workshop address and tool bills are enough to begin. Registration in the showroom owner's name leaves the craftsman with nothing to show his own bank.",
        handcrafts:
          "Whoever makes the piece is a maker; the shop or dealer that buys and sells it is a trader. The certificate goes to the one who runs the work, on that person's own PAN. Aadhaar with its linked phone, PAN and the address of the home or workshop are enough. A group without a PAN of its own gets that first; one member's certificate is not the group's.",
        jewellery:
          'Smiths make things; a showroom sells them. A workshop that also keeps a counter should put the making first, as most schemes and the late payment rules look to makers. Aadhaar with its linked phone, PAN, workshop address and tool bills are enough to begin. Metal is stock and never investment, so even a workshop with much of it may be micro.',
        'rice-mills':
          'Milling is manufacture; buying and reselling the same bags is trade, and subsidies for machinery look to the former. PAN, Aadhaar, GSTIN if any and godown addresses go into the form, while the food licence waits for the bank. Dryers, sorters and bran machines count as investment at book value. Enter the staff that the wage register bears out.',
        sago: "Making sago and starch is manufacture, even when every bag is sold through the society. Machine bills for raspers, dryers and roasters, the last return and the yard's address are needed. For a seasonal mill the number of workers is what the wage register bears out, neither that of a slack month nor that of a rush.",
        cashew:
          'Roasting, shelling and grading are manufacture, and a shed that shells for others is a maker too. Machine bills, power card and the food licence come to the table. Women who shell at home are not units of yours. If a borma or cutting machine is bought before the loan is sanctioned, its subsidy may be lost, so the certificate comes first.',
        coir: 'Fibre, rope, mats and pith blocks are manufactured goods, and schemes for coir machinery ask for the certificate early. Machine quotations, the power sanction and the yard lease are collected along with Aadhaar and PAN; trade in whole coconuts is entered as a further activity. If the defibring machine is bought before sanction, its subsidy may be lost.',
        sweets:
          'A kitchen that makes sweets or biscuits is a maker; the counter in front of it is trade and is added as a second activity. Food licence, stove and machine bills, PAN and the address of each branch are needed. One PAN, one certificate, however many counters. A shop registered under retail alone is turned away when it asks for a loan on a khoya machine or an oven.',
        printing:
          'A press prints, a carton unit manufactures, a stationer trades, and many firms do all three under one roof. Codes for each, the largest first, keep machine schemes and public printing tenders within reach. Invoices of machines, second-hand ones included, prove the investment until a first return is filed. Label and packaging units entered under stationery trade are turned away where makers are preferred.',
        tanneries:
          'For a tannery the question is the machine list: drums, splitting and shaving machines count, while pollution control equipment is left out of the investment. The depreciation schedule, staff strength and the PAN of each sister concern should lie on the table. Every PAN is an enterprise of its own, and machines of two firms shown under one certificate make each later subsidy claim doubtful.',
        footwear:
          "Closing uppers, making soles and lasting shoes are manufacture, also for units that work only on a brand's leather. Stitching machines and moulds of your own count; those of the brand do not. Last return, machine list and staff strength, women and men apart, go into the form. Exports are left out when turnover is tested, so have the shipping totals at hand.",
        'silk-weaving':
          'Does the certificate belong to the weaver, the master weaver or the society? It follows the PAN that runs the business and the Aadhaar of its signatory; a home loom worked for wages is not a unit of the merchant. Passbook, society papers if any and the yarn godown address are needed. A saree-trading code alone costs a weaving firm the schemes meant for makers.',
        'silk-reeling':
          "Reeling and twisting are manufacture, rearing worms is farming and stands outside, and buying thread to sell is trade. The licence, machine list, power card and the reeler's own PAN decide what is entered. Schemes for reeling machines ask for the certificate before the purchase. A reeler listed as a silk merchant does not fit them.",
        'cotton-weaving':
          'The certificate follows the PAN that runs the business and the Aadhaar of its signatory; a home loom worked for wages is not a unit of the merchant. Passbook, society papers if any and the yarn godown address are needed. A cloth-trading code alone costs a weaving firm the schemes meant for makers, and the correction is free on the portal.',
        'auto-components':
          'Vehicle makers often ask for the Udyam number when a vendor code is opened or renewed. Giving it pays: a micro or small maker can claim interest on overdue bills under the MSMED Act. Purchase orders, GSTIN and the list of presses and moulding machines are the papers. Print the number on each invoice, or the payment system treats the vendor like any other.',
        'stitching-units':
          'Cutting and sewing garments is making; a unit registered only as a dealer in nightwear or readymades shuts itself out of the late payment rules. Machines lent to home tailors count as yours if you own them. Machine bills, GSTIN, the address of the cutting hall and the true count of women and men at work go into the form.',
        'copra-oil':
          'Drying copra and pressing oil are manufacture; dealing in nuts is trade and is added as a further activity. Press, boiler and dryer count as investment at book value, land and shed do not. Food licence, power card and the last return come along. A mill that stands in the certificate as a coconut dealer cannot lean on it for an expeller loan.',
        'dal-mills':
          "Splitting, polishing and pressing are manufacture; selling bags bought from others is trade, and most mills here do both. Put milling first. Machine bills, the last return and every godown's address go into the form. A merchant house with three PANs needs three certificates, and each carries only the machines in its own books.",
        'textile-processing':
          "Dyeing, printing, knitting and compacting for others are activities in their own right, and a processor is a maker even though the cloth is not his. Pollution equipment stays out of the investment; dyeing machines count at book value. Consent, power card and last return are ready with the PAN. An exporter's delayed bill can then be claimed with interest.",
        matches:
          'The certificate does not stand in for the factory licence, yet a bank that lends on stock wants to see both, with unit name, address and partners reading exactly alike. Dipping, box-making and packing units run as separate firms need a certificate each. Women who fill at home are not units of yours. The late payment remedy is open to the maker, not to a dealer who resells.',
        fireworks:
          'The certificate does not stand in for the explosives or factory licence, yet a bank lending on season stock wants to see all of them. Unit name, address and partners should read exactly as on the licence, or the loan file stalls. Sheds run as separate firms need a certificate each. The late payment remedy is open to the maker, not to a dealer who resells.',
        'seafood-export':
          "Peeling, freezing and packing are inside the portal's list, catching is not. A packer registers the plant and says so; boats of the family stay outside. Exports do not count when turnover is tested, so an exporter with large sales may still be small. Machine list, plant approval and last return are needed, and cold rooms count as plant, the building does not.",
        quarries:
          "Crushing, sawing and polishing make goods; selling blue metal or blocks bought from others is trade. Excavators, compressors and tippers count as investment beside the crusher itself, for the definition reaches tangible assets other than land, buildings and furniture. Keep the depreciation schedule and proof of each site's address; an office address in place of the site comes back when the bank inspects.",
        refractories:
          "Bricks, tiles and insulators are manufacture; mining the mineral has a code of its own. Kilns and presses count at book value, and an old kiln may count for little, which puts many plants lower than they think. Last return with its depreciation schedule, GSTIN and each site's address are needed. Pollution equipment is left out of the sum.",
        'fruit-pulp':
          'Pulping and canning is manufacture, however short the season. Evaporators, retorts and cold rooms count as plant at book value; the yard and building do not. Exports are left out when turnover is tested, so shipping totals lie beside the GST returns. Workers of the fruit months and of the quiet months differ widely; enter what the wage register bears out.',
        'body-building':
          "Building bodies is manufacture, and doing it on the customer's chassis does not turn it into trade. Presses, welding sets and paint booths count at book value. Bills to fleets and transport companies age for long, and the number printed on them opens the remedy for late payment. A yard listed as a dealer in spares has no such paper.",
      },
    },
    {
      reason: 'Services and mills with heavy machines: the investment test needs care.',
      byTrade: {
        'textile-export':
          'Cutting, stitching, printing and embroidery for others are activities in their own right, and a job-work unit registered only as a dealer in garments shuts itself out of the late payment rules. Exports are left out when turnover is tested, so have the shipping bill totals at hand beside the GST returns. Give the true count of women and men employed; the form asks for both.',
        'spinning-mills':
          'Ring frames are heavy items, and it is their written-down value in the depreciation schedule, not the price paid, that decides the category. Bring the last return with that schedule, the GSTIN and the address of every shed. Ginning, spinning and doubling carry separate codes. A power plant held under the same PAN belongs in the investment too; leave it out and the declaration is wrong.',
        electronics:
          'Assembly of boards and sets is manufacture, repair is a service and resale is trade, and the portal keeps them apart. A short process note with the GST certificate settles doubts. Customer-owned moulds and fixtures stay out of the investment. Relief from bid deposits can be refused if the code does not cover the item you quoted.',
        'chemical-plants':
          'Blending and dilution are not always accepted as manufacture, so a note on the process matters more than the name of the product. The machine list is read with care, as effluent treatment and safety devices are left out of investment; a unit that counts them may place itself in a higher category for nothing. Consent order and last return go with it.',
        lorries:
          "Lorries count: the written-down value of the fleet enters the investment test, which is why an owner with modest freight income may not be micro. A list of vehicles, loan statements and the depreciation schedule show the position. Goods carriage, warehousing and tipper hire have separate codes. Vehicles registered in relatives' names cannot be claimed under your certificate when the loan is assessed.",
        'plant-contractors':
          'Manpower, canteen, bus and repair contractors register as services, and large plants owe many of them money for months. The number printed on the bill opens the remedy for late payment, which is why it should be there from the first bill. Buses and kitchen equipment count as investment. Labour licence, last return and GSTIN are the papers.',
        dairies:
          'Chilling, separating and making butter or ghee is manufacture; collecting and reselling milk is trade. See which the plant really does and list both. Coolers and separators count at book value, vans too. Food licence, power card and last return are needed. A collection van owner alone is better served as a transporter under his own certificate.',
        tea: 'Growing leaf is cultivation and lies outside Udyam; the tea factory is a maker and may register. Papers should therefore part the estate from the factory: machine list, electricity connection, wage roll, bank account. Withering troughs, rollers and dryers count at book value. A certificate that speaks only of trading in tea is of little help when the factory applies for a machinery scheme.',
        'spice-estates':
          'Growing cardamom, cloves or rubber is cultivation and lies outside Udyam; a drying, grading or sheet-making unit is a maker and may register. Papers should part the estate from the unit: machine list, power connection, wage sheet, bank account. A certificate that speaks only of trading in spices is of little help when a dryer is to be financed.',
        cane: "Haulage and harvesting by machine are services; the cane field itself lies outside. Lorries, tractors and harvesters count at book value, so a contractor with few trips may still stand above micro. Registration papers, loan schedule and the mill's agreement are read. Gang leaders without vehicles can register too, once they have a PAN and a return.",
        'wind-farms':
          'A turbine is machinery, so its written-down value counts towards the category of whichever PAN owns it, be that a mill, a shop or a family firm. That can lift a small business out of its class in the year of purchase and let it back as the value is written down. Commissioning certificate and depreciation schedule go into the file. Upkeep done for others is a service with a code of its own.',
        fishing:
          "Catching fish and farming shrimp are outside the portal's list. Ice making, peeling, freezing, drying and boat repair are inside it, so a boat owner with an ice plant registers the plant and says so clearly. Machine bills, the licence of the unit and proof of its address are needed. A trader's code given to a freezing unit can block support for freezers and cold rooms.",
        lodges:
          'Lodges register as services. Building and furniture do not count as investment, so even a sizeable one may turn out micro or small. The form needs addresses of all properties, GSTIN if any, and values of kitchen, laundry and vehicle assets. Hosts who bank every receipt in a personal account hold a certificate with no turnover behind it.',
        hotels:
          'Hotels, lodges, caterers, travel agencies and taxi owners register as services. Building and furniture do not count as investment, so even a sizeable lodge may turn out micro or small. The form needs addresses of all properties, GSTIN if any, and values of kitchen, laundry and vehicle assets. Homestay owners who bank every receipt in a personal account hold a certificate with no turnover behind it.',
        hospitals:
          'Clinics, nursing homes and scan centres come in as services; where a trust runs the place, settle first on whose PAN the activity stands. Analysers and scanners are the investment, and one new machine can change the category. Doctors in private practice can register as well. Suppliers to hospitals gain most, since bills there age for long.',
        software:
          'No factory is needed to qualify: service firms register too, and laptops and servers make up the investment. The PAN of the company or LLP, the Aadhaar of its authorised signatory and the last return are the main papers. Exports of service stay out of the turnover test. Founders who enrol a proprietorship and incorporate later must apply afresh, because the number does not pass to the new PAN.',
        'weaver-societies':
          "A co-operative society may register in its own PAN with the Aadhaar of its authorised office bearer. Its members' looms are not its machines; its warping, dyeing and calendering equipment is. Audit report, resolution and depot addresses go into the form. When the secretary changes, the signatory is changed too, or the next OTP goes to a phone that nobody holds.",
        'grocery-wholesale':
          'Wholesalers may hold a Udyam number, but for buying and selling its use ends with bank loans counted as priority sector lending: no interest on late payment, no tender preference. Cleaning, grading, grinding or packing in the same godown is worth a code of its own. No website can sell a subsidy on a trading certificate.',
      },
    },
    {
      reason: 'Trade and campus work: the number helps less than sellers of certificates say.',
      byTrade: {
        'chemical-dealers':
          'Buying and selling drums is trade, with bank lending as the only gain. Blending, repacking or making powder may be manufacture, depending on the process, and a short note on it decides. Licence copies, godown address and last return go with the form. A dealer who registers as a maker to get a subsidy has nothing to show at an inspection.',
      },
    },
  ],
} satisfies Trades;
