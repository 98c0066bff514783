import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason:
        'Work, stock and sales lie in several places or under several heads, and one application must name them all.',
      byTrade: {
        'spinning-mills':
          'A spinning mill seldom sits under one roof. The application must carry the mill, the cotton godown, the waste godown and any sales depot, each with its power card, tax receipt and lease or consent letter. Yarn sent from a godown that REG-01 leaves out gives a checking officer reason to detain the lorry.',
        tanneries:
          "Hides come from one state, leather goes to another, and sales across the border bring most tanneries into GST early. Land or shed lease, partnership deed or incorporation certificate, bank proof and the signatory's authorisation make the set. A tannery that applies only after the first lot has left finds that tax on chemicals already used up cannot be recovered.",
        'seafood-export':
          'Fresh catch at the landing centre is one matter, frozen or packed goods are another, and the peeling shed, ice plant and cold store may lie in three villages. Name every one of them. Lease or patta, power bills, partnership deed and authorisation are needed, with the IEC for exporters, as it runs on the same PAN. Leave the cold store off the certificate, and stock found there looks unbilled.',
        quarries:
          'Quarries have survey numbers and no door numbers, and that is why their applications return with queries. Attach the mining lease, village map, patta and a geo-tagged photograph of the site; add the crusher, the cutting yard or the stockyard as further places. Lessees who put registration off forget that royalty may be taxed in their own hands, and those dues collect interest while the form is still being discussed.',
        salt: "Salt pays no GST, so a lessee who sells nothing else may need no number at all; one who also sells bromine, gypsum or carriage may. List every pan with survey number and lease before deciding. A heap shifted to a roadside godown that nobody registered is easily read as another trader's stock.",
        matches:
          'Dipping in one village and packing in the next still make a single registration when one owner runs the sheds, provided every shed is on it. Factory licences, site plans and lease deeds prove each place. Splints sent from a shed that the certificate does not name give a checking officer a reason to hold them.',
        fireworks:
          "Dipping in one village and packing in the next still make a single registration when one owner runs the sheds, provided every shed is on it. Explosives or factory licences, site plans and lease deeds prove each place. A trader who opens a festival stall in another state needs casual registration there, with tax deposited in advance. Without it the whole season's stock can be held up on the road.",
        'body-building':
          "Building on a customer's chassis and selling a finished vehicle are two activities with two codes, and a yard that does both declares both. Lease of the yard, power card, trade licence and the owner's papers go with the form. A second yard across the road, left off the certificate, is where a chassis lying without papers is hardest to explain.",
        lodges:
          'Rooms, restaurant, travel desk and festival stalls may all run from one lodge, and each is its own line in REG-01. The building decides the pace: title or lease, local-body licence, power bill, and consent from co-owners where the house was inherited. Take care with composition. A restaurant that opts for it without counting its room income can be put out of the scheme and charged the difference.',
        hotels:
          'Rooms, kitchen, jeep trips and a gift counter each have their own line in REG-01, and a cottage leased from a neighbour is a further place of business. Title or lease, local-body licence, power bill and the consent of co-owners are needed. A host who lists on a booking site should settle the number first: the site reports what it sold.',
        'port-agents':
          "Agency fee, warehousing and transport are three services with three codes, and a yard near the harbour is a place of business beside the office in town. Customs licence, yard lease, partnership deed and bank proof go with the form. If reimbursed duty is billed as if it were the agent's own fee, the turnover that decides everything is overstated from the first month.",
        'weaver-societies':
          "A co-operative society registers in its own PAN, not in the secretary's, with the by-laws, the resolution for the signatory, the building's tax receipt and the list of sales depots. Rebate shops and exhibition stalls in other states are asked about in the form. A depot opened for Deepavali and never added makes its stock look unbilled.",
        'plant-contractors':
          'A plant enrols a contractor only with a GSTIN whose name agrees with PAN, PF code and bank account. Manpower, canteen, bus hire and repair have separate codes and different rules on who pays the tax, so list each. A contractor who registers under the first code that comes to mind sees his bills returned by the accounts office.',
        fabrication:
          "Works contract, job work on the customer's plates and sale of own structures are three activities, and a fabricator does all three. Shed lease, power card, work orders and the partner's papers go with the form. A site in another state where men and machines stay for months may need a registration of its own, which is cheaper to ask before the first bill.",
      },
    },
    {
      reason: 'Part of what is sold is exempt, so the first question is whether a number is needed at all.',
      byTrade: {
        dairies:
          "Fresh milk leaves nothing to register for; butter, ghee and flavoured milk do. A year's sales by product, collection registers, the lease of the chilling room and the food licence decide it. A dairy that takes a number it does not need owes a return for every period, and late fees run even on empty ones.",
        broilers:
          "A grower who raises another firm's birds does job work in rearing, which the law exempts; one who raises and sells his own sells live birds, exempt too. The integrator's agreement, the shed's power card and the settlement sheets show which case it is. A number taken without need brings returns and late fees, and no credit worth having.",
        layers:
          "Eggs and culled birds are exempt, so a layer farm alone has nothing to register. Poultry feed sold to neighbours is exempt too; medicines, machinery or a lorry let on hire may change the answer. The decision rests on a year's sales by product. A number that was not needed must still be filed for every month, empty or full.",
        'rice-mills':
          'Loose rice and rice in a labelled retail pack are not treated alike, and bran, broken rice and hulling for others each stand on their own line. With the food licence, land papers, power bill and product list we map each item to its HSN. A mill that stays out because grain is exempt may learn from a demand that its packed sales needed a number.',
        cashew:
          'Kernels are taxable, and raw nuts bought from a grower put the tax on a registered buyer, so the number decides who pays. Shed lease, power bill, the list of shelling sheds and the food licence go with the form. A roaster who registers late owes the tax on kernels already sold and can no longer recover it from buyers.',
        'dried-goods':
          'Fresh root, green pod and leaf stay outside GST; dried, they come inside it. The application must therefore say which of them the merchant sells, and whether he owns the bags or sells for growers. Market licence, godown leases and a commodity list settle it. An agent who bills in his own name may find the whole sale counted as his turnover.',
        'vegetable-markets':
          "Does the trader own the goods, or only sell them for the farmer on commission? The whole registration turns on that answer. Sale patties, the market committee licence, the godown's rent deed and a commodity list that keeps fresh apart from dried will settle it. A commission shop that bills in its own name goods it never owned may find the entire sale value counted as its turnover.",
        'flower-markets':
          "Fresh flowers are exempt and an agent who sells them for growers earns an exempt commission too, so most stalls need no number. Garlands with other goods, packing sold apart or hire of a van may change that. Sale notes in the grower's name and a commission column of its own are the proof; bills in the agent's name spoil it.",
        'stored-crops':
          'Paddy, maize and groundnut in loose bags, cotton, and seed in branded packs are not treated alike. A market licence, godown leases and a list of what is bought, from whom and in what pack decide whether a number is needed. A merchant who sells one labelled pack beside loose grain has to count all his sales, not that pack alone.',
        'standing-crops':
          'Fruit sold fresh is exempt even when a trader bought the whole garden before harvest, but packing for others, ripening chambers let on hire and lorries on contract are not fruit. Garden leases, sale pattis and the market licence show what is earned. A number taken for one small service brings every rupee of fruit into the return as exempt sales.',
        coir: 'Tender nuts, copra, fibre, pith blocks and oil fall under different headings, and a yard that makes two of them declares both. Land papers matter more than usual, since yards often stand on family farmland: patta, consent of each co-owner, power connection. If the drying yard where blocks are stuffed into containers is missing from the certificate, the first export claim starts with an explanation.',
        'copra-oil':
          'Nuts are exempt, copra and oil are taxable, and a yard that deals in all three registers for what it makes once the limit is passed. Patta with the consent of each co-owner, power card and the food licence for oil are needed. A drying floor in another village belongs on the certificate, or copra found there looks unbilled.',
        fishing:
          "Fresh fish sold at the landing centre is exempt, so a boat owner rarely needs a number; an ice plant, a net shop or dried fish in labelled packs is another matter. Boat papers, lease of the shed and a list of what is sold decide it. Registering in the name of the agent who advances the diesel makes the agent's sale of it.",
        'wind-farms':
          "Power sold to the grid is exempt, and the owner of one turbine with no other income may need no number. Rent for land let to another owner's machine, or upkeep done for neighbours, can change that. Power purchase agreement, land lease and commissioning certificate show the position. A number taken without need must be filed for every month, and it gives no credit on blades or cranes.",
        tea: 'A grower who only sells green leaf of his own land is in one position; once he runs a factory, makes tea for neighbours or sells at auction, he is in another. Title papers, factory licence, Tea Board registration and auction membership travel with the application. If made tea is treated as farm produce, the tax is asked for later, with interest, after the buyer has paid.',
        'spice-estates':
          'An estate that sells only the raw produce of its own land is in one position; once it dries, cures or grades for neighbours or sells through a dealer under its own bills, it is in another. Title papers, board registration and a list of what leaves the estate decide. Whether cured produce still counts as farm produce is settled before the first bill and not after it.',
        greenhouses:
          'Cut flowers and fresh vegetables are exempt, so a grower who sells his own needs no number, and one who also sells saplings, pots or consultancy should ask first. The lease or patta, sale notes and loan papers are enough to decide. Registering early in the hope of credit on the polyhouse fails: exempt sales give none.',
        lorries:
          'A lorry owner may not need to register: where customers pay all the tax under reverse charge, a goods transport agency may instead enrol on the e-way bill portal for a transporter number. Registration books, consignment notes and the yard lease show which case it is. A needless GSTIN brings returns and late fees, and no credit worth having.',
        cane: 'Cutting and carting cane for a farmer, and haulage for a mill under a transport contract, are not treated alike. The contractor brings the mill\'s agreement, weighbridge slips and lorry papers before anything is filed. Registering for the whole because the mill asked for "a GST number" puts exempt field work into every return.',
        sago: "Tapioca root is exempt farm produce; sago and starch are not. The application names the factory, the drying yard and the godown at the selling society, each with lease, power card and tax receipt. Bags lying at a society's godown that the certificate does not mention are hard to claim as your own stock.",
        sweets:
          "A counter that only sells sweets and one that also serves tiffin stand in different schemes, and branches share one number. Food licence, rent deed, landlord's tax receipt and a list of products come first. The composition scheme is simple, but it forbids the sale of goods to other states, parcels included.",
        colleges:
          "Recognised courses are exempt; hall rent, a canteen let to a contractor, a bank's ATM and a coaching class may not be. The trust or society brings its deed, PAN, the resolution for its signatory, the building tax receipt and a list of incomes head by head. A campus taken to be exempt as a whole lets the taxable heads add up until a demand arrives.",
        hospitals:
          "Treatment is exempt; the pharmacy that sells to walk-in customers, the canteen let to a contractor and rent from a bank's ATM may not be. A clinic or trust brings its deed or partnership papers, PAN, tax receipt of the building and a list of incomes head by head. Taking the whole building to be exempt lets the taxable heads add up until a demand arrives.",
        'silk-reeling':
          'Cocoons and raw silk are exempt, silk yarn is not, so the answer turns on what leaves the reeling shed: raw silk, twisted yarn or waste. Licence of the reeler, exchange slips, power card and shed lease are brought along. A reeler who starts twisting for weavers without looking at this again sells taxable goods without a number.',
      },
    },
    {
      reason: 'Who owns the goods decides what the applicant is, and the form must say so.',
      byTrade: {
        'silk-weaving':
          "Weaver, master weaver and saree shop stand on different footings, and the first question is who sells to whom. From the seller we collect PAN, Aadhaar, the house tax receipt or shop lease, and the loom or society papers that show where work is done. A number in one brother's name, with bank account and bills in another's, puts credit on yarn and zari in doubt.",
        jewellery:
          "Card machines, hallmarking and dealers' orders all lead to a GSTIN, so even a small workshop takes one early. Shop lease, BIS papers if held, PAN and a weight-wise stock statement on the day of registration are needed. Smiths who only work another's metal are job workers; billing as sellers inflates their turnover with metal they never owned.",
        'textile-processing':
          "A dye house or knitting unit that works only on the customer's cloth bills a service; chemicals it sells on are goods. The form names both. Pollution consent, membership of the effluent plant, power card and lease stand behind it. If the consent is in a partner's name and the number in the firm's, the first refund or bank loan stops there.",
        printing:
          "Is the press selling printed boxes, or printing on paper that the customer sends? One is goods, the other service, and since most presses do both, both sets of codes belong in the form. Shed lease, power bill, machine invoices and the owner's PAN and Aadhaar complete it. A press registered for services alone may have its carton invoices returned by the buyer, and the payment with them.",
        'machine-shops':
          "Where the power connection of a shed still stands in the name of the landlord's late father, one paper more is needed: a consent letter that links the names, beside the power card, tax receipt and lease. Declare machining for others and sale of own parts, both. An activity left out draws a query.",
        footwear:
          'Buyers open a vendor code against the GSTIN, and its name must match PAN, bank and factory licence. A unit that only stitches uppers on supplied leather is a job worker; one that buys leather and sells pairs is a maker. Say which, or both, in the form. The stock of soles and leather held on that day needs tax invoices if credit is to be taken.',
        pumps:
          "Where the power connection of a workshop still stands in the name of an earlier owner, bring a consent letter that links the names, beside the power card, tax receipt and lease. Declare pumps sold, castings sold and job work done, all three. An activity left out draws a query, and the customer's order rarely waits for the answer.",
      },
    },
    {
      reason: 'The customer asks for the number before the first order.',
      byTrade: {
        'textile-export':
          "Buyers abroad and buying houses ask for the GSTIN before the first purchase order, so an export unit usually registers ahead of its turnover. Keep ready the rental agreement of each section, the owner's property tax receipt, the partnership deed and a photograph of the name board. The composition scheme is an expensive slip here: it shuts out exports and leaves the tax on yarn and dyeing as cost.",
        'auto-components':
          "Vendor codes at vehicle makers are opened against a GSTIN, and its legal name has to match the PAN, the bank account and the tooling agreement letter for letter. Incorporation certificate, board resolution, factory lease and power bill go with the form. Put down the director's house as principal place instead of the plant, and the customer's material is turned back at a gate his challan does not mention.",
      },
    },
    {
      reason: 'A shop or kitchen has a choice of scheme to make before the form is filled.',
      byTrade: {
        'bazaar-shops':
          "Before the form comes a choice: composition, with short returns but no tax shown on the bill, or regular, with credit on purchases. Shops that supply other businesses, or send parcels outside the state, rarely suit the first. Rent deed, landlord's tax receipt, name-board photograph and a stock list with purchase bills are wanted. Without the stock list the credit on goods already on the shelf is lost.",
      },
    },
  ],
} satisfies Trades;
