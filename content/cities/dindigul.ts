import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'dindigul',
  changedOn: '2026-11-22',
  pincode: '624001',
  population: '2,00,000+',
  intro:
    'Dindigul made its name with hand-built locks and biryani; it pays its wages with yarn from Vedasandur, hides from Begampur and vegetables from Oddanchatram.',
  description: [
    "Roads from Madurai, Karur, Palani and Tiruchirappalli meet below the rock fort, and Dindigul has always dealt in what passes along them. Spinning mills stand in a long line from the town to Vedasandur. Tanneries cluster at Begampur. Oddanchatram's market loads lorries for Kerala every night, Nilakottai sends flowers, and the pilgrims for Palani and the tourists for Kodaikanal break their journey here. In the lanes of Nagal Nagar a shrinking number of locksmiths still file levers by hand.",
    'The mills work in shifts with resident and bussed workers, so payroll is a large part of the ledger. On cotton bought straight from farmers the mill itself owes the tax, under reverse charge. The vegetable agents, by contrast, deal in goods that bear no GST; a bank loan or an income tax query asks for books all the same.',
  ],
  keyAttractions: [
    'Dindigul Rock Fort',
    'Palani Murugan Temple',
    'Kodaikanal hill station',
    'Sirumalai Hills',
    'Thadikombu Soundararaja Perumal Temple',
  ],
  majorIndustries: [
    {
      kind: 'spinning-mills',
      name: 'Vedasandur spinning mills',
      note: "Yarn realisation, the share of cotton that ends as saleable yarn, is the figure on which a Vedasandur mill's stock, waste sales and power cost all have to agree.",
    },
    {
      kind: 'vegetable-markets',
      name: 'Oddanchatram vegetable market',
      note: 'Commission agents settle with growers in cash the same morning and with Kerala buyers by bank later, and the gap between the two is what their ledger must explain.',
    },
    {
      kind: 'tanneries',
      name: 'Begampur tanneries',
      note: 'Tanners here finish skins for traders as well as for themselves, so hides lying in the yard need a tag that tells owned stock from job-work stock.',
    },
    {
      kind: 'restaurants',
      name: 'Biryani houses and eateries',
      note: 'Biryani houses on the Palani road take part of their trade through delivery apps, whose payouts arrive net of commission and hide the true sale.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Chinnalapatti saree weavers',
      note: 'Master weavers in Chinnalapatti sell sungudi and art silk sarees to travelling dealers on credit, and returns after Deepavali need proper credit notes.',
    },
    {
      kind: 'metal-crafts',
      name: 'Hand-made lock workshops',
      note: 'Lockmakers of Nagal Nagar buy brass and iron sheet in small lots from scrap shops, and where there is no bill, a voucher with name, weight and payment has to support the cost.',
    },
  ],
  serviceAreas: [
    'Begampur',
    'Nagal Nagar',
    'Vedasandur',
    'Oddanchatram',
    'Palani',
    'Chinnalapatti',
    'Nilakottai',
    'Batlagundu',
  ],
  needs: [
    {
      service: 'pf-esi-services',
      why: 'Mills along the Vedasandur road employ shift workers, trainees and labour sent by agents, many staying in quarters whose food and rent are cut from pay. What counts as wages, who is a true apprentice and which deduction is allowed decide the contribution. We rebuild the wage sheet on those lines and file each month from the attendance record, not from an old list.',
    },
    {
      service: 'gst-notices',
      why: 'In the spinning trade two matters can bring a letter: cotton taken from farmers on which the mill did not pay under reverse charge, and yarn lorries stopped on the highway over an expired or faulty e-way bill. The first needs a purchase-wise working of who was a grower; the second a quick reply with weighment and route. We draft either and keep the appeal papers ready.',
    },
    {
      service: 'udyam-registration',
      why: "A lock workshop of three men or a family loom in Chinnalapatti is the kind of enterprise that artisan loans and cluster schemes are meant for, but the officer asks for Udyam first. We register from Aadhaar and PAN, pick the craft's own activity code and link the bank account used for sales.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Nagal Nagar',
      text: 'A lock workshop of Nagal Nagar that sells to hardware dealers in other states is asked for a number sooner than its size would suggest; one that files levers for a bigger maker bills labour alone. House tax receipt, consent of the co-owners and a simple stock list by weight are enough to begin. Tanneries at Begampur list the yard, the drum shed and the drying place. Vegetable agents at Oddanchatram who sell for growers may need none. Biryani houses weigh composition against sales through an app before they sign. Mills towards Vedasandur name cotton godown and hostel, since goods found at an unnamed place look unbilled. Saree masters at Chinnalapatti name the yarn store.',
      trades: {
        'vegetable-markets':
          "An agent at Oddanchatram who sells growers' loads on commission earns an exempt commission; one who buys the load and sends it to Kerala sells exempt produce. Neither needs a number for that. A cold room let on hire, boxes sold or a lorry that carries for others may change it.",
      },
    },
    'gst-returns': {
      ground: 'Begampur',
      text: "Tanners at Begampur finish skins for traders as well as for themselves, and the month has to be split by the tag on the hide: job charge for one, sale for the other. Mills towards Vedasandur enter cotton from growers under reverse charge. Lock workshops buy brass and iron sheet in small lots, and on metal scrap from an unregistered seller a registered workshop pays the tax itself. Biryani houses report counter sales, the app its own. Oddanchatram agents show an exempt commission, and Kerala buyers' boxes as what they are. Hides from other states come with integrated tax and go out with two taxes, so the order of using credit is looked at before cash is paid.",
      trades: {
        tanneries:
          'At a Begampur gate skins that were bought and skins that came to be worked look alike. The gate book therefore says which it was, and for which trader. Pieces that came to be worked go back on a challan with the same number, and only the charge is billed.',
      },
    },
    'gst-notices': {
      ground: 'Oddanchatram',
      text: "Agents at Oddanchatram are asked why lorries left for Kerala under their e-way bills while their returns show a commission alone; sale notes, grower sheets and the buyer's ledger answer it, load by load. Tanners show which hides were a trader's. Lock makers explain scrap bought without bills by vouchers with name and weight, and by the reverse-charge entry. Eating houses reconcile app payouts with sales. Saree dealers show goods that came back after Deepavali. Where a lorry is held, the reply is due in days, so the papers should lie ready at the booking end.",
    },
    'gst-refunds': {
      ground: 'Begampur',
      text: "Finished skins shipped by a Begampur tannery in its own name open a claim on chemicals, lime and job charges; skins finished for a trader are his export and not the tanner's. Yarn mills at Vedasandur look at export bills and at inputs taxed above yarn. Locks sold to a merchant exporter in Delhi or Mumbai are a home sale unless his order and shipping papers are in the file. Vegetables sent to Kerala leave the state and not the country. For eating houses only double payments remain. A mill that bought cotton from growers took the reverse-charge tax as credit, and that credit belongs in the yarn export's working.",
      trades: {
        tanneries:
          "A Begampur tannery that ships a lot in its own name makes one claim of it: shipping bill, chemicals, job charges, bank advice. Credit on chemicals used for a trader's skins went into job work and stays out; the drum card divides the two before the form is filled.",
        'metal-crafts':
          'Locks sent to a dealer abroad by courier are exports when the export paper, the invoice with weight and the bank advice name the same workshop. Metal scrap on which the workshop paid reverse charge gives credit; brass bought without any bill gives none, so the claim is small.',
      },
    },
    'income-tax-filing': {
      ground: 'Oddanchatram',
      text: "An Oddanchatram agent pays growers in cash the same morning and is paid by Kerala buyers through the bank a week later, so his account shows lakhs that are not his income; only the commission is. Grower sheets with names and villages prove it. Lock makers keep purchase vouchers for scrap brass, or the cost may be disallowed. Mills value cotton and yarn on 31 March as the bank's stock statement shows. Saree dealers of Chinnalapatti count returns after Deepavali. Eating houses show app sales gross, before the app's cut. Tanners who finish a trader's skins show charges alone, and the trader's hides stay out of the stock, however many of them lie in the yard.",
      trades: {
        'spinning-mills':
          "A Vedasandur mill closes its year on cotton bought at the season's price and yarn sold at the month's. Lot register, stock statement to the bank and return carry one figure; waste sold, subsidies and hostel recoveries have lines of their own, so that the margin can be read beside yarn realisation.",
      },
    },
    'pf-esi-services': {
      ground: 'Begampur',
      text: "Tanneries at Begampur have yard gangs, drum men and finishers, some paid by the skin through a leader; the muster by name settles who is whose. Lock workshops are mostly a master, his sons and one hired hand, who counts. Biryani houses change table hands weekly and house their cooks. Oddanchatram loadmen belong to the market, weighmen to the agent. Saree looms at Chinnalapatti stand in homes. A mill that hires through agents reads the agent's challan for its own names, because a total for all sites proves nothing.",
    },
    'tds-tcs-returns': {
      ground: 'Begampur',
      text: 'A tannery at Begampur that works skins for traders has tax deducted from its job bills, and in turn deducts from splitting gangs, lorry owners and skin agents whose commission is cut from the settlement. Debit notes filed with the bill show what the bank does not. Mills on the Vedasandur road pay cotton brokers, bus owners for workers and waste contractors. Oddanchatram houses draw heavy cash for growers, on which the bank itself may deduct. Lock shops are mostly below the limits but should ask for PANs of polishers all the same. Chinnalapatti masters pay dyers and printers by the lot, and dealers who sell for them keep a commission that is still a payment.',
      trades: {
        tanneries:
          "Splitting, shaving and measuring at Begampur are done by gangs and by other yards, each paid by the piece. A running page per PAN shows when the year's total asks for deduction. Commission to skin agents is booked gross, with the agent's cut beside it, because a net settlement shows neither.",
      },
    },
    'company-registration': {
      ground: 'Chinnalapatti',
      text: "Weaving families of Chinnalapatti who want to buy yarn and sell sarees jointly can form a producer company; lock makers of Nagal Nagar who want one order from a builder can do the same or take a society. Neither should be formed for a grant alone, since yearly forms go on when the grant is spent. Tanneries read their effluent plant membership and consent first. Mills look at lenders and subsidy papers. A biryani name shared by cousins needs an owner on paper before any branch opens. An agent at Oddanchatram who buys on his own account with a cousin's money puts the share in a deed, since profit shared by word makes that money neither capital nor loan.",
      trades: {
        tanneries:
          "At Begampur yard, drums and consent order may stand in the names of three brothers. A company that takes over the business needs lease, sale or consent for each, and the pollution board's letter first. Job work for traders can go on in the old firm until that has come.",
      },
    },
    'accounting-bookkeeping': {
      ground: 'locksmiths',
      text: "Locksmiths can see their price on one sheet: brass, iron, springs, filing hours and polishing per dozen show which lock still pays. Scrap bought in small lots needs the seller's name and the weight. Mills watch yarn realisation, the share of cotton that ends as saleable yarn, because waste sales and power must agree with it. Tanners tag hides as owned or job work. Oddanchatram agents close the patti the same day. Eating houses take the app's statement, the till roll and the meat bills together, once a week. Saree masters keep yarn, dyed cloth and goods with travelling dealers as three stocks, and look at old advances to weavers before the year closes.",
      trades: {
        tanneries:
          "Begampur finishes skins for traders beside its own, so every drum has a card with owner, pieces in, kilos of chemicals and square feet out. A trader's skins are counted and not valued; lime, dyes and labour for them are charged in the month in which the lot leaves.",
      },
    },
    'udyam-registration': {
      ground: 'Begampur',
      text: 'For a Begampur tannery the machine list decides: drums and splitting machines in, effluent equipment out, and skins of traders never counted. Ring frames at Vedasandur enter at book value. Biryani houses are services with kitchen and vans, and their building left out. Vegetable agents gain bank lending alone, unless they run a cold room or grading line. A lock maker who also sells padlocks bought elsewhere puts making first. Three brothers in one lane with three PANs are three enterprises, each with its own machines.',
    },
    'iec-registration': {
      ground: 'locks',
      text: "Hand-made locks find buyers abroad as hardware and as gifts, and the invoice should say which, with metal and weight; the council differs with the answer. Small orders go by courier, under the code, with a value that is true. Tanneries ship under the leather council, where finished and half-finished leather are not alike. Mills sell yarn first through merchants. Sungudi and art silk sarees from Chinnalapatti travel with composition on the label. Vegetables for the Gulf leave through exporters in Kerala, who hold the code. Biryani stays at home, because meat dishes meet health rules abroad. Whoever buys machine parts for a mill from abroad uses the same code, with an engineer's report for used ones.",
    },
  },
  seo: {
    title: 'GST and PF Consultants for Dindigul Mills and Markets',
    description:
      'PF and ESI for Vedasandur mills, GST notice replies for yarn and cotton dealers, Udyam for lock makers and weavers of Dindigul, handled over the phone.',
    keywords: [
      'tax consultant Dindigul',
      'PF ESI consultant Dindigul',
      'GST notice Dindigul',
      'spinning mill payroll Vedasandur',
      'Udyam registration Dindigul',
    ],
  },
} satisfies CityContent;
