import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-21',
  byTrade: {
    'textile-mills':
      'Ring frames and looms are heavy items, and it is their written-down value in the depreciation schedule, not the price paid, that decides the category. Bring the last return with that schedule, the GSTIN and the address of every shed. Ginning, spinning, weaving and processing carry separate codes. A windmill held under the same PAN belongs in the investment too; leave it out and the declaration is wrong.',
    garments:
      'Cutting, stitching, printing and embroidery for others are activities in their own right, and a job-work unit registered only as a dealer in garments shuts itself out of the late payment rules. Exports are left out when turnover is tested, so have the shipping bill totals at hand beside the GST returns. Give the true count of women and men employed; the form asks for both.',
    'handloom-silk':
      'Does the certificate belong to the weaver, the master weaver or the society? It follows the PAN that runs the business and the Aadhaar of its signatory; a home loom worked for wages is not a unit of the merchant. Passbook, society papers if any and the yarn godown address are needed. A saree-trading code alone costs a weaving firm the schemes meant for makers.',
    leather:
      'For a tannery the question is the machine list: drums, splitting and shaving machines count, while pollution control equipment is left out of the investment. The depreciation schedule, staff strength and the PAN of each sister concern should lie on the table. Every PAN is an enterprise of its own, and machines of two firms shown under one certificate make each later subsidy claim doubtful.',
    'auto-components':
      'Vehicle makers often ask for the Udyam number when a vendor code is opened or renewed. Giving it pays: a micro or small maker can claim interest on overdue bills under the MSMED Act. Purchase orders, GSTIN and the list of presses and moulding machines are the papers. Vendors who never print the number on their invoices find that the payment system treated them like any other.',
    engineering:
      'Turning, casting, fabrication and pump assembly fall under different codes, and most workshops do more than one of them. List them all with the main one first. Machine invoices are kept apart from those for land, shed and furniture, which are not counted. Workshops tend to register only when the bank insists, after the machine has arrived, whereas many subsidy schemes want the application before it.',
    electronics:
      'Assembly, repair and resale look alike to an outsider but not to the portal. One that winds transformers or populates boards is a maker, one that installs cameras renders a service, and the counter selling cables is trade. A short process note kept with the GST certificate settles such doubts. Relief from bid deposits can be refused if the code does not cover the item you quoted.',
    software:
      'No factory is needed to qualify: service firms register too, and laptops and servers make up the investment. The PAN of the company or LLP, the Aadhaar of its authorised signatory and the last return are the main papers. Exports of service stay out of the turnover test. Founders who enrol a proprietorship and incorporate later must apply afresh, because the number does not pass to the new PAN.',
    'food-processing':
      'Milling, oil pressing and starch making are manufacture; buying and reselling the same bags is trade, and subsidies for machinery look to the former. PAN, Aadhaar, GSTIN and godown addresses go into the form, while the FSSAI licence waits for the bank. Seasonal mills often declare the workers of a slack month or a rush month. Enter what the wage register bears out, since a scheme office may compare.',
    'poultry-dairy':
      'Not every animal code is open on the portal, so first see which description fits: eggs, hatchery, feed mixing, milk chilling or sweets made from milk. A farmer who only pours milk at the society may be better served by an agricultural loan. Feed mill and farm under one PAN share one number, and a mill that was never entered in it cannot lean on it for a machine loan.',
    plantations:
      'Growing leaf, berries or pods is cultivation and lies outside Udyam; the tea factory, curing works or spice grinding unit is a maker and may register. Papers should therefore part the estate from the factory: machine list, electricity connection, wage roll, bank account. A certificate that speaks only of trading in tea or pepper is of little help when the factory applies for a machinery scheme.',
    'farm-produce':
      'Wholesalers and commission houses may register, yet for pure trade the benefit stops at bank loans counted as priority sector lending. Drying, cleaning, grinding or cold storage for others is a different activity and deserves a code of its own. Market licence, godown addresses and GSTIN are what we ask for. Whoever pays a website for subsidies on a trading certificate has simply lost the money.',
    coir: 'Fibre, rope, mats and pith blocks are manufactured goods, and schemes for coir machinery ask for the certificate early. Machine quotations, the power sanction and the yard lease are collected along with Aadhaar and PAN; trade in whole coconuts is entered as a further activity. Buying the defibring machine before sanction is the classic way for a yard to lose its subsidy.',
    seafood:
      "Catching fish and farming shrimp are outside the portal's list. Ice making, peeling, freezing, drying and boat repair are inside it, so a boat owner with an ice plant registers the plant and says so clearly. Machine bills, the licence of the unit and proof of its address are needed. A trader's code given to a freezing unit can block support for freezers and cold rooms.",
    'chemicals-salt':
      'Repacking and dilution are not always accepted as manufacture, so a note on the process matters more than the name of the product. Salt works should say whether they produce and refine, or only trade. The machine list is read with care, as effluent treatment and safety devices are left out of investment; a unit that counts them may place itself in a higher category for nothing.',
    'cement-minerals':
      "Crushing, sawing and polishing make goods; selling bagged cement or blue metal bought from others is trade. Excavators, compressors and tippers count as investment beside the crusher itself, for the definition reaches tangible assets other than land, buildings and furniture. Keep the depreciation schedule and proof of each site's address. An office address given in place of the quarry or yard comes back when the bank inspects.",
    'matches-fireworks':
      'Udyam does not stand in for the explosives or factory licence, yet a bank lending on season stock wants to see all of them. Unit name, address and partners should read exactly as on the licence, or the loan file stalls. Dipping, box-making and packing units run as separate firms need a certificate each. The late payment remedy is open to the maker, not to a dealer who resells.',
    'printing-paper':
      'A press prints, a carton unit manufactures, a stationer trades, and many firms do all three under one roof. Codes for each, the largest first, keep machine schemes and public printing tenders within reach. Invoices of machines, second-hand ones included, prove the investment until a first return is filed. Label and packaging units entered under stationery trade are turned away where makers are preferred.',
    transport:
      "Lorries count: the written-down value of the fleet enters the investment test, which is why an owner with modest freight income may not be micro. A list of vehicles, loan statements and the depreciation schedule show the position. Goods carriage, warehousing, cargo agency and body building have separate codes. Vehicles registered in relatives' names cannot be claimed under your certificate when the loan is assessed.",
    tourism:
      'Hotels, lodges, caterers, travel agencies and taxi owners register as services. Building and furniture do not count as investment, so even a sizeable lodge may turn out micro or small. The form needs addresses of all properties, GSTIN if any, and values of kitchen, laundry and vehicle assets. Homestay owners who bank every receipt in a personal account hold a certificate with no turnover behind it.',
    'healthcare-education':
      'Clinics, scan centres and coaching institutes come in as service enterprises; where a trust runs the place, settle first on whose PAN the activity stands. Analysers and scanners are the investment, and one new machine can change the category. Suppliers to hospitals and campuses gain most, since bills there age for long. An invoice without the number gives the accounts office no reason to pay earlier.',
    retail:
      'Shops may hold a Udyam number, but for buying and selling its use ends with priority sector lending: no interest on late payment, no tender preference. Tailoring, repair or food preparation in the same premises is worth a code of its own. PAN, Aadhaar, GSTIN, shop address and current account are required. Anyone who sells the certificate as a licence or a ready subsidy misleads you.',
    energy:
      'A windmill or solar plant is machinery, so its written-down value counts towards the category of whichever PAN owns it, be that the mill or a family firm. Installers and maintenance crews enter as services, makers of panels and structures as manufacturers. Commissioning certificate and depreciation schedule go into the file. Solar contractors can lose tender concessions when their only code is wholesale of electrical goods.',
    'jewellery-crafts':
      "Goldsmiths, lamp casters, stone carvers and shell workers make things; a showroom sells them. An artisan who also keeps a counter should put the making first, as most schemes and the late payment rules look to makers. Aadhaar with its linked phone, PAN, workshop address and tool bills are enough to begin. Registration in the showroom owner's name leaves the craftsman with nothing to show his bank.",
  },
} satisfies Trades;
