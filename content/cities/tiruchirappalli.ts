import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tiruchirappalli',
  changedOn: '2026-11-22',
  pincode: '620001',
  population: '10,00,000+',
  intro:
    'Tiruchirappalli welds for the nation: boiler drums, pipes and structures made at Thuvakudi and Thiruverumbur travel to power plants in every part of India.',
  description: [
    'When the heavy electricals plant came to Thiruverumbur, it brought with it an estate of fabricators at Thuvakudi who cut, roll and weld to its drawings. The ordnance factories and the railway workshop at Golden Rock buy from the same people. Many of these shops depend on one customer, and that customer is the government or owned by it.',
    'Their books have features seldom met elsewhere: steel issued free by the customer, retention held until the site is commissioned, liquidated damages cut from the final bill, and tax withheld under two different laws from the same payment. A fabricator who books only what reaches his bank understates his sales. In the town proper, Gandhi Market supplies groceries and vegetables to the central districts, the banks of the Cauvery send bananas from Thottiyam and Lalgudi, colleges bring students from all over the delta, and Srirangam keeps its lodges filled from Margazhi onwards.',
  ],
  keyAttractions: [
    'Rockfort Ucchi Pillaiyar Temple',
    'Sri Ranganathaswamy Temple, Srirangam',
    'Jambukeswarar Temple, Thiruvanaikaval',
    'Our Lady of Lourdes Church',
    'Mukkombu (Upper Anicut)',
  ],
  majorIndustries: [
    {
      kind: 'fabrication',
      name: 'Boiler and structural fabricators',
      note: 'Plates and tubes supplied free by the customer must be returned as finished weight plus scrap, so Thuvakudi shops need a material account for each work order.',
    },
    {
      kind: 'colleges',
      name: 'Engineering, arts and medical colleges',
      note: 'Trusts that run several colleges share buses, hostels and canteens among them, and an apportionment nobody wrote down is difficult to defend later.',
    },
    {
      kind: 'grocery-wholesale',
      name: 'Gandhi Market and Big Bazaar Street',
      note: 'Onion, grocery and cloth wholesalers give weekly credit to shops in Pudukkottai and Perambalur, and old balances are carried forward without a signed confirmation.',
    },
    {
      kind: 'standing-crops',
      name: 'Cauvery banana trade',
      note: "Buyers take whole banana plots in Thottiyam before harvest for a lump sum; the advance, the cutting wages and the lorry hire belong to that plot's account.",
    },
    {
      kind: 'lodges',
      name: 'Srirangam pilgrim lodges',
      note: 'Vaikunta Ekadasi fills Srirangam for weeks, and travel operators, caterers and lodges earn then what their advance tax estimate seldom foresees.',
    },
    {
      kind: 'handcrafts',
      name: 'Synthetic gem cutters',
      note: 'Gem cutting is an old cottage craft around Tiruchirappalli: rough goes out by count to village cutters and comes back by grade, with breakage to be written off.',
    },
  ],
  serviceAreas: [
    'Thuvakudi',
    'Thiruverumbur',
    'Srirangam',
    'Thillai Nagar',
    'Ariyamangalam',
    'Cantonment',
    'Woraiyur',
    'Manapparai',
  ],
  needs: [
    {
      service: 'tds-tcs-returns',
      why: "A Thuvakudi fabricator stands on both sides of the deduction. The plant withholds from his bills, and he in turn must withhold from the welders' gang, the crane owner, the radiography agency and the lorry contractor. When he forgets the second, the whole payment is questioned. Scrap he sells or buys at auction adds collection at source to the list.",
    },
    {
      service: 'gst-returns',
      why: "Public sector customers deduct tax under GST too, and the credit reaches the fabricator's cash ledger only after he accepts it on the portal. Invoices for retention, price variation and free-issue steel cause further gaps between GSTR-1 and what the buyer has booked. We reconcile each work order with the plant's payment advice before filing.",
    },
    {
      service: 'udyam-registration',
      why: 'Public sector tenders reserve items and waive earnest money for micro and small makers, provided the Udyam certificate names the very activity tendered. Fabricators whose entry says trading, or whose plant figures no longer agree with their return, lose the bid at the document stage. We align the codes with the work orders in hand and update the record.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Thuvakudi',
      text: 'A fabricator at Thuvakudi who erects at a power plant in another state asks early whether the site needs a number there: men, cranes and a store that stay for months may make it a place of business. At home the plot, the blasting yard and the stores of free-issue steel all belong on the certificate. Gem cutters with village workers register the place where rough is sorted, not each cottage. A banana dealer of Thottiyam who sells fresh fruit alone may find that he needs nothing, which is also an answer. Lodges at Srirangam list rooms, mess and travel desk. Wholesalers at Gandhi Market choose the regular scheme when shops in other towns want the credit.',
      trades: {
        fabrication:
          "Fabricators at Thuvakudi and Thiruverumbur declare making of structures, work on the customer's plates and erection, because one order may hold all three. A blasting yard across the road and the store of free-issue steel are further places. The certificate should read like PAN, bank account and vendor code.",
      },
    },
    'gst-returns': {
      ground: 'Srirangam',
      text: "Lodges at Srirangam bill Vaikunta Ekadasi tariffs and quiet-week tariffs, and the tax follows each night. Gandhi Market wholesalers split loose and packed goods on one bill. Gem cutters move rough on challans and bill cutting. Banana dealers have exempt fruit and, at times, taxable hire of lorries or chambers. Colleges show hall and canteen rent. A fabricator's month needs work order, certificate, price variation and free-issue statement before GSTR-1, and the buyer's own figure beside it, because public customers pay by their figure.",
    },
    'gst-notices': {
      ground: 'free-issue steel',
      text: 'Two taxes are withheld from one payment by public customers, and a notice to a Thuvakudi shop mostly asks why turnover in one record is not turnover in the other. Certificates, price variation and retention fall in different months; a table by work order with certified amount, deduction and payment settles it. Free-issue steel is the second subject: plates received, structure returned by weight, scrap handed back. Wholesalers at Gandhi Market answer for credit from suppliers who stopped filing. Send the letter with the work order it names. Lodges answer with night registers for Margazhi, gem dealers with weights in and out, banana buyers with plot leases.',
      trades: {
        fabrication:
          "A Thuvakudi shop answers from the plant's own papers: work order, certified stage, price variation, free-issue steel received and returned. Two deductions stand beside each bill, one under income tax and one under GST, and both should lead to the same turnover. Site work in another state is listed apart.",
        lodges:
          "Srirangam's lodges fill for Vaikunta Ekadasi, and a notice may take those weeks for the year. Night registers with tariff, hall bookings on a page of their own and agents' statements explain each month. Rooms given free for a family function are written in the register as such.",
      },
    },
    'gst-refunds': {
      ground: 'ordnance factories',
      text: "Supplies to the ordnance factories, the railway workshop or a power plant are home sales, however public the buyer, and credit left behind them is no ground for a refund by itself. Tax deducted under GST by such customers lies in the cash ledger once accepted on the portal, and what is not needed there can be asked back. Synthetic gems sent abroad by parcel or carried to a fair are exports if customs papers say so. Pilgrim lodges at Srirangam have tax paid in error at most. Banana loads for the Gulf are the exporter's claim, not that of the plot's buyer, unless his name stands on the shipping bill.",
      trades: {
        fabrication:
          'Structures for a plant in a special economic zone, or boiler parts exported by the shop itself, open a claim; supplies to the heavy electricals plant do not, even when it exports. Tax billed as local for a site in another state is the other case, with the right tax paid before the claim.',
        handcrafts:
          'Synthetic gems are light and costly, and each parcel abroad needs an export paper with carats, pieces and value. Customs tax on rough that was imported for them is part of the claim. Stones sold to a dealer who exports are a home sale, and cutting charges in the villages carry little tax.',
      },
    },
    'income-tax-filing': {
      ground: 'Vaikunta Ekadasi',
      text: "Vaikunta Ekadasi brings Srirangam's lodges, caterers and travel operators in a few weeks what the rest of the year spreads thin, after the third advance tax date has been worked out; the estimate is made again in January. Thuvakudi fabricators book certified stages and show retention by year. Banana buyers keep a page for each plot of Thottiyam, with advance, cutting wages and lorry hire. College trusts file another return altogether, with audit papers. Gem cutters count rough, half-cut and graded stones, each by weight. Wholesalers at Gandhi Market look at old credit balances with names and dates before calling any of them bad.",
      trades: {
        lodges:
          'Lodges at Srirangam take advances for Vaikunta Ekadasi long before and return some of them after. An advance is income when the night is used or forfeited. Hall rent, rooms and kitchen have totals of their own; a family that lets its house for the festival asks whether that is rent or business.',
      },
    },
    'pf-esi-services': {
      ground: 'welds',
      text: "A city that welds for power plants has men on ladders and in drums, and the roll must hold them before the shift begins. Thuvakudi shops send crews to sites in other states, where the plant's gate wants the challan with the same names; overtime in a shutdown and food money at site need lines of their own. A welder lent to another shop for a week stays on yours. Srirangam lodges have the opposite file, with few names in July and many in Margazhi, and colleges have drivers and hostel cooks through agencies. Gem cutters in villages work at home by the piece. Market loadmen belong to the bazaar, and packers to the wholesaler who opens the shutter.",
      trades: {
        fabrication:
          'Thuvakudi welders go to power plants for months and come back between shutdowns, and the roll follows them by site. Work at height, in drums and near radiography makes the insurance number the first paper. Food and travel money at a site has its own line, so that it is not argued to be wages.',
      },
    },
    'tds-tcs-returns': {
      ground: 'Thillai Nagar',
      text: "Clinics and colleges of Thillai Nagar and beyond pay visiting doctors, guest lecturers, bus owners and mess contractors, each under a head of its own, and the trust's number on the statement has to be the one that paid. Lodges at Srirangam pay rent to several heirs and commission to tour agents. Gandhi Market houses pay brokers in the account and interest to depositors in March. Banana buyers pay growers for a crop and gangs for cutting: the first is a purchase, the second a contract. PANs are taken with the first voucher.",
    },
    'company-registration': {
      ground: 'Thuvakudi',
      text: "Tenders of the plant and of power companies ask for years of turnover, welders' tests and a solvency letter, all standing in the proprietor's name at Thuvakudi. A company formed in a hurry begins with none of them. We ask the customer in writing which past work he will count, list approvals and the securities given to banks, and choose a date between two orders. Groups of colleges are run by trusts and gain nothing from a company. Market families at Big Bazaar Street should fix shares in a deed first. Banana buyers who share plots write down who paid the advance, since the farmer knows only one of them.",
      trades: {
        colleges:
          'Groups of colleges around the city are held by trusts and societies, and a company beside them, for a hostel, a bus fleet or a canteen, must deal with them at a price that stands on paper. A new college begins with land and deed, as the recognising body looks at both.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'Gandhi Market',
      text: 'Gandhi Market wholesalers sell on weekly credit to shops in Pudukkottai and Perambalur, and the balance carried from year to year should be signed by the customer once a year. Fabricators at Thuvakudi need a material account per order, a retention ledger and the two deductions beside each bill. Gem rough goes out by count and comes back by grade, with breakage written off by lot. Lodges at Srirangam enter room income by night. Each of the four needs a chart of accounts of its own. College trusts share bus and hostel costs by a written key.',
    },
    'udyam-registration': {
      ground: 'Woraiyur',
      text: "Gem cutters around Woraiyur and in the villages are makers, each on his own PAN; the dealer who gives rough and sells stones is one too, if he directs the work. Banana and grocery trade gains bank lending alone, while a ripening chamber or a chips kitchen is worth its own code. Lodges at Srirangam are services with building left out. Fabricators' cranes, rolls and welding sets enter at book value and free-issue plate never does. College trusts gain little; their bus owners and caterers gain the remedy for late bills.",
    },
    'iec-registration': {
      ground: 'gem cutters',
      text: 'The gem cutters around the city work on rough that is mostly imported, through a merchant or in their own name; the second needs the code, a council registration and a customs appraisal on the way in and out. Parcels are small and valuable, so weight in carats, count and value must agree on every paper. Fabricators export under the engineering council with inspection notes. Bananas from Thottiyam need a packing house and plant health papers, and reach buyers through exporters until a grower group takes the code itself. Gem dealers who carry stones to a fair abroad get the export papers stamped on the way out, or the unsold half is taxed on the way home.',
      trades: {
        fabrication:
          'Fabricators here reach foreign sites mostly through the plant or a contractor, who holds the code. A shop that ships skids or ducts itself needs weld records, inspection notes and a packing list by drawing number. Plate or welding wire from abroad may fall under a quality order, so that is looked up first.',
      },
    },
  },
  seo: {
    title: 'Tiruchirappalli GST, TDS and Udyam for Fabricators',
    description:
      'Tax work for Tiruchirappalli: TDS statements and GST credit for Thuvakudi fabricators, Udyam for tenders, accounts for Gandhi Market and Srirangam trades.',
    keywords: [
      'tax consultant Tiruchirappalli',
      'GST returns Trichy',
      'TDS filing Trichy',
      'Udyam registration Trichy',
      'Thuvakudi fabricator accounts',
    ],
  },
} satisfies CityContent;
