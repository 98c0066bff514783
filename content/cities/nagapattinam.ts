import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'nagapattinam',
  changedOn: '2026-11-22',
  pincode: '611001',
  population: '1,02,000+',
  intro:
    'Boats at Akkaraipettai, pilgrims at Nagore and Velankanni, salt at Vedaranyam and a refinery site at Panangudi: the accounts of Nagapattinam have to cope with seasons that never coincide.',
  description: [
    "The sea pays most households in Nagapattinam. Mechanised boats land at Akkaraipettai and Keechankuppam, ice plants, net shops and workshops live off them, and the whole shore falls quiet during the annual fishing ban. Inland is the tail end of the Cauvery delta, with its paddy. Nagore's dargah and Velankanni's basilica bring visitors of every faith, Vedaranyam scrapes salt, and contractors gather around the refinery at Panangudi.",
    "A boat here is rarely one person's. Co-owners, crew and the auctioneer who financed the engine all take a share before anyone speaks of profit, usually on a spoken agreement. Contractors have the reverse trouble: every payment is on paper, with deductions they cannot trace. We write the shares down, keep a sheet for each voyage, agree contract bills with the tax credited, and show the ban months honestly as cost without catch.",
  ],
  keyAttractions: [
    'Velankanni Basilica',
    'Nagore Dargah',
    'Kayarohanaswami Temple',
    'Singaravelan Temple, Sikkal',
    'Point Calimere Sanctuary, Kodiakkarai',
  ],
  majorIndustries: [
    {
      kind: 'fishing',
      name: 'Fishing harbour and dry fish',
      note: 'After each landing at Akkaraipettai the auction sum is cut by diesel, ice, commission and crew share, and only a voyage sheet shows what reached the owner.',
    },
    {
      kind: 'rice-mills',
      name: 'Delta paddy and rice mills',
      note: 'Mills around Kilvelur hull both their own paddy and grain received for hire, so bags belonging to others must be kept out of the stock that the bank finances.',
    },
    {
      kind: 'lodges',
      name: 'Velankanni and Nagore pilgrim trade',
      note: 'The September feast at Velankanni and the Kanduri festival at Nagore fill lodges in bursts, and room registers must carry the rate that was really charged that night.',
    },
    {
      kind: 'salt',
      name: 'Vedaranyam salt works',
      note: 'Lessees at Vedaranyam pay rent for the pan and wages by the bag, sell through agents after the rains, and need lease, wage and despatch books that agree.',
    },
    {
      kind: 'fabrication',
      name: 'Refinery and marine workshops',
      note: 'Welding and fabrication firms bill the Panangudi site by measurement book, with retention and material recovery, so the certified amount is seldom the banked amount.',
    },
    {
      kind: 'campus-suppliers',
      name: 'Suppliers to the university',
      note: 'Laboratory, hostel and catering suppliers to the fisheries university work on tenders, where deposits and deducted tax stay on the books long after the job is done.',
    },
  ],
  serviceAreas: [
    'Nagore',
    'Velankanni',
    'Akkaraipettai',
    'Keechankuppam',
    'Sikkal',
    'Kilvelur',
    'Vedaranyam',
    'Thirumarugal',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'Diesel advances that nobody wrote down divide the co-owners of a Nagapattinam trawler. Our books begin with capital, share and loan for each owner; voyages follow from the auction slips, and net, engine and hull repairs have their own heads. A closing statement for each partner at the end of the season is also the paper that a bank wants before it finances a new engine.',
    },
    {
      service: 'udyam-registration',
      why: 'An ice plant at Keechankuppam, a dry fish packer or a boat repair yard counts as an enterprise, while fishing itself is placed differently, and owners who do both fill in the wrong code. We describe the plant by its true activity, draw investment from the asset list and turnover from returns, and correct old Udyam entries that stop a bank from treating the loan as one to a small unit.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'A fabricator on the Panangudi site is paid after deductions by a main contractor, and in turn pays labour gangs, crane hirers and lodging for his crew. Tax held back above him and tax he should hold back below him must both be tracked. Certificates from the main contractor are collected bill by bill, sub-contract deductions go into his own return, and both are settled before the site closes and the people who can correct them leave.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Akkaraipettai',
      text: 'Boat owners at Akkaraipettai with fresh fish alone seldom need a number; ice plants, net shops, workshops and packers of dry fish do, each with the address that is on the licence. Rice mills of the delta say whether they hull for hire, sell loose or pack. Lodges at Velankanni list rooms, mess and shops let out. Salt lessees with salt alone may need none. Fabricators at Panangudi list yard and site. Suppliers to the university should know which of their goods are exempt before the tender price is fixed.',
      trades: {
        fabrication:
          'A fabricator with a yard in Nagapattinam and men at the Panangudi site names the yard, and the site too if his stores lie there. Karaikal, close by, is another territory: goods sold there bring him into GST at once, and a long job may need a number on that side.',
        lodges:
          'Lodges at Velankanni and Nagore belong to families, to trusts and to religious bodies, and the lease says who lets the room. A trust adds up rooms, shops and halls. Rooms of a religious trust may be exempt below a certain rent, so that is asked before the form is filled.',
      },
    },
    'gst-returns': {
      ground: 'fishing ban',
      text: 'During the annual fishing ban boats earn nothing and ice plants little, yet a registered ice plant files each month, sales or none. The rest of the year auction slips, ice bills and diesel make the file. Lodges report September and Kanduri tariffs by night. Rice mills split loose, packed and hired hulling. Salt is shown as exempt with freight looked at. Panangudi fabricators bill certified measurement, and tax follows the certificate. University suppliers mark exempt and taxable lines. Seasons do not coincide here, so twelve months look like three firms. Dried and packed fish is not treated like the fresh catch, and a merchant who sells both keeps two columns from the landing slip on.',
      trades: {
        fabrication:
          'Bills at Panangudi follow the measurement book: steel supplied, steel issued free, hours and cranes. Each running bill names its certificate, and the return takes the month that the contract gives. Offcuts that go back to the main contractor move on a challan; offcuts sold here are a sale.',
      },
    },
    'gst-notices': {
      ground: 'Kanduri',
      text: "Deposits in the weeks of the Kanduri festival or the September feast stand far above a lodge's other months, and a letter takes them for the rule. Night registers with names and tariffs, and the empty months beside them, are the reply. Boat financiers explain what was loan and what was fish. Mills show grain that belonged to others. Fabricators show certified and paid amounts by bill. Salt lessees show rain loss. Suppliers show deposits held by the university. Answer in tables by date, because dates are what explain this coast. Where storm or flood took stock, the surveyor's sheet and the fisheries office's list for that week belong in the first reply and not in the appeal.",
      trades: {
        fabrication:
          "At Panangudi the main contractor's measurement book decides what was supplied, and a notice compares it with the fabricator's bills. Certified quantity, free-issue plate, retention and recovered material go into one table by order. Certificates are collected while the site is open and somebody is there to sign.",
      },
    },
    'gst-refunds': {
      ground: 'Panangudi',
      text: "Contractors at the Panangudi refinery site look in the cash ledger for tax that public companies deducted under GST, and at tax paid twice when a bill was revised. Fresh fish, salt and home rice give no claim; dry fish or prawn packed and shipped in the firm's own name does. Rooms let to pilgrims from abroad are no export. Deposits with the university are money lent and no tax. A wrong head on a job done in Karaikal, which is another territory, is the local case: right head first, then the claim. Lodges that gave back feast-week advances after a storm issue the credit note first. Mills have a claim only on rice shipped in their own name.",
      trades: {
        fishing:
          'Fresh catch from Akkaraipettai is exempt, and tax on hull, engine, nets and ice boxes stays with the boat. A packer of dry fish who ships in his own name claims on packing, cold room and freight. Tax paid on fresh fish by mistake is asked back within the time limit.',
      },
    },
    'income-tax-filing': {
      ground: 'fishing ban',
      text: "The fishing ban is a cost without catch, and a boat's account should show it honestly, with upkeep, interest and advances to crew who wait. Shares of co-owners are fixed in a deed and each files his own. Lodges report two festivals and ten quiet months. Mills report bran and husk and leave others' paddy out. Salt lessees measure heaps after the rains. Contractors match deductions and retention by work. University staff file plain returns. Relief paid by the government in the ban is looked at by the order that grants it.",
      trades: {
        fishing:
          "Boats here stand still during the fishing ban, and repairs, interest and crew advances of those weeks are costs of the same boat. Voyage sheets from Akkaraipettai divide the rest among owner, crew and auctioneer; the auctioneer's engine loan needs a paper of its own, with interest in both returns.",
        lodges:
          'The September feast and Kanduri give a lodge weeks that look unlike the year. Night registers with names and rates, kitchen bills and advance receipts of those weeks lie beside the bank statement. Where a family house is let only for feasts, it is first asked whether that is rent or business.',
      },
    },
    'pf-esi-services': {
      ground: 'Vedaranyam',
      text: "Salt at Vedaranyam is scraped by gangs, families among them, for part of the year and paid by the bag; crews of boats share the catch; lodges at Velankanni fill for a feast; welders at Panangudi stand at a gate that wants challans. Four kinds of work, and only the last comes with a muster roll. For the others we make one, with names, days and money, and write exits when rain or ban ends the work. Mess contractors at the university empty with vacations. An ice plant's ammonia makes the insurance number urgent.",
    },
    'tds-tcs-returns': {
      ground: 'Velankanni',
      text: "Lodges at Velankanni pay rent to heirs or trusts, decorators and caterers in feast weeks, and agents' commission; each is by PAN. Boat financiers take commission in the price of fish, which is still paid. Mills pay paddy brokers and lorry owners. Salt lessees pay pan rent and scraping contractors. The fisheries university deducts from its suppliers, who look for it in the year of the bill. Diesel and ice bought are goods, so nothing is cut from them. The seasons differ, the due dates do not.",
    },
    'company-registration': {
      ground: 'Keechankuppam',
      text: "Families at Keechankuppam with one trawler need a deed: shares in hull, engine and nets, the lender who financed it, and the name in licence and insurance. An ice plant with three owners does well as an LLP. Fisher groups can sell through a society or a producer company. Lodges at Nagore in old family houses need a lease before they need a company. Fabricators ask the main contractor which past work passes to a new name. Salt lessees ask the lessor. A mill of two families lists growers' deposits first. University suppliers are mostly proprietors and need a company only when a tender asks for one; the deposit in the old name then stays behind until the work closes.",
      trades: {
        'rice-mills':
          "Mills around Kilvelur belong to families that also farm, and paddy, savings and machines may run in one account. Before a company is formed each member's paddy gets a price, growers' savings are repaid or put in order, and licence and power connection are traced to the name they bear.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'Vedaranyam',
      text: "Salt lessees at Vedaranyam measure heaps, write rain on its date and keep lease, scraping wages and despatch memos by pan. Lodges at Nagore and Velankanni post nights, with the rate really charged in festival weeks. Mills around Kilvelur keep their own paddy and other people's in two books. Fabricators at Panangudi keep measurement, retention and material recovery by order. University suppliers age deposits. In the ban months only upkeep, interest and advances are posted, which is honest and also useful to the bank.",
    },
    'udyam-registration': {
      ground: 'Panangudi',
      text: 'Fabricators around the refinery site at Panangudi are makers of structures and providers of site work, and list both, with cranes and sets at book value. Rice mills enter dryers, lodges leave building and furniture out, salt producers register as producers and not as dealers. Caterers and laboratory suppliers at the university are service and trade, and only the first has a remedy for late bills. A dry-fish yard without machine is still a maker. Boats in the same PAN stay out of the certificate.',
    },
    'iec-registration': {
      ground: 'dry fish',
      text: "Dry fish, prawn and crab from this coast are shipped mostly by exporters with approved plants elsewhere, and a harbour merchant who sells to them needs no code. Going direct means the code, the marine export board's registration, a plant that the buying country accepts and a catch certificate for some markets. Boat engines, nets and sounders can be imported under the same code. Fabricators need it for instruments. Rice depends on the policy of the day. Pilgrims' gifts carried home are nobody's export. Salt and rice move through merchants. University suppliers who import instruments fix in the tender who the importer is, because the concession certificate and the duty follow that name.",
      trades: {
        fishing:
          "Crab, prawn and dry fish leave Nagapattinam on ice for the plants of exporters. The merchant's part is a landing slip with boat, species and weight, since the exporter's catch certificate is built on it. His own code makes sense when a plant has agreed to pack for him.",
      },
    },
  },
  seo: {
    title: 'Book-keeping, TDS and Udyam Services, Nagapattinam',
    description:
      'Voyage accounts for boat owners, Udyam for ice plants and dry fish units, and TDS for refinery contractors in Nagapattinam, Nagore and Velankanni.',
    keywords: [
      'boat owner accounts Nagapattinam',
      'Udyam for ice plant',
      'TDS contractor Nagapattinam',
      'Velankanni lodge tax',
      'tax consultant Nagapattinam',
      'Vedaranyam salt accounts',
    ],
  },
} satisfies CityContent;
