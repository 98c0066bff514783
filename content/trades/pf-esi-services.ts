import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  ranks: [
    {
      reason: 'Injury, contract labour or an outside audit makes a missing name costly at once.',
      byTrade: {
        'plant-contractors':
          "The plant, as principal employer, answers for dues that a contractor leaves unpaid, so it stops the bill until the challans name every worker at its gate. Muster roll, gate pass list, wage sheet and the month's challan must hold the same names. One man working on another's pass is the fault that holds up everyone's wages.",
        'spinning-mills':
          'Young women in the mill hostel are employees from their first shift, whatever the appointment letter calls them; only apprentices properly engaged under the law are treated apart. Shift rolls, the hostel list, mess deductions and masked Aadhaar copies feed the wage sheet we file from. Calling everybody a trainee saves nothing, since dues can be assessed from the day of joining, damages included.',
        tanneries:
          "Wet yards run on contract gangs, finishing halls on regular staff, and visiting auditors of foreign buyers read the challans of both before they look at leather. Attendance, wage register, ECR history and contractors' agreements should agree. A man hurt at a drum before his insurance number exists may have to be treated at the owner's cost, so joiners come to us on the first day.",
        footwear:
          'Footwear brands send social auditors who read challans before they look at shoes. They hold the PF and ESI list against gate attendance, upper stitchers and job workers inside the compound included. Have the attendance download, wage register, ECR history and contractor agreements at hand. Overtime paid outside the books saves little and can cost the approval on which the next order depends.',
        'textile-export':
          "Tailors on piece rate, checkers on day wages and ironing gangs brought by a contractor all enter the head count. Every month we need the piece-rate book, attendance, contractors' bills and their challans. A factory may pay twice when a stitching contractor charges PF in his invoice and does not deposit it, for the office then turns to the place where the work was done.",
        matches:
          'No unit should open with a worker who is not on the roll, because in this trade the accident may come on the first day. Box filling and labelling is paid by the gross, part of it at home, and those women can count as workers too. Piece sheets, shed attendance and names as on Aadhaar feed the monthly file. A round figure called "labour" brings an estimate.',
        fireworks:
          'No shed should open with a worker who is not on the roll, because in this trade the accident may come on the first day. Our monthly file holds joining lists, shed-wise attendance, piece-rate sheets for filling and packing, and contractor agreements. Handing sheds to a contractor does not by itself shift the liability. People who paste boxes at home can count too: ask first.',
        quarries:
          "Drillers, loaders, polishers and drivers rarely share one payroll, as quarry, cutting yard and transporter each employ some of them. Before filing anything we draw up who answers for whom, using blasting contracts, muster rolls and trip sheets. After an accident the injured man's cover is the first paper demanded. Paying a gang leader one lump leaves the owner with no names to produce.",
        'auto-components':
          "Apprentices, diploma trainees, contract operators, canteen hands: for each group a component maker should hold the paper that says why PF and ESI were or were not paid. We keep apprenticeship contracts, wage registers and extracts of contractors' ECRs by month. An ECR covering many sites proves little until your own men are marked in it, and the buyer's auditor will ask for exactly that.",
        hospitals:
          'Nurses, technicians, attendants and pharmacy staff sit on the wage sheet; visiting consultants on fees ordinarily do not, provided their terms are truly those of a visitor. Guards, drivers and cleaners mostly come through agencies whose challans have to be seen. Night allowances and pay revisions cause the trouble: arrears spread over the wrong months upset both PF wages and ESI periods.',
        colleges:
          'Non-teaching staff, drivers, wardens and hostel cooks sit on the wage sheet or come through agencies whose challans have to be seen. Guest lecturers on fees ordinarily stand outside, if their terms are truly those of a visitor. Pay revisions cause the trouble: arrears spread over the wrong months upset the PF wages, so send the order on the day it is signed.',
        'campus-suppliers':
          "Canteen, bus, cleaning and building crews work inside somebody else's gate, and the campus asks for challans with each bill. Vacation empties the mess for weeks: exit and rejoin dates belong on the list, or dues run for people who are at home. A cook shared between the campus and a wedding kitchen needs one wage record, not two.",
        'stitching-units':
          "Who works in the cutting hall and who sews at home is the first question, for the law can reach both in different ways. Piece sheets with names, cloth issue notes and the hall's attendance decide. A leader who collects wages for ten homes leaves the owner with no names to produce, and the first injury or claim finds that out.",
        'seafood-export':
          "Peeling tables and freezing halls run on hands that come and go with the catch. Gate registers, contractors' lists, hostel rolls and weight slips show who worked and for how long. Crew who take a share of the catch need separate thought. When a peeling contractor disappears in the lean months with PF unpaid, the plant's code number is the only one left to ask.",
        electronics:
          'Assembly lines grow and shrink with each order, so names enter and leave the list all the time. Exit dates count as much as joining dates: an operator who has moved to another plant is stuck while your rolls still show her. With staffing agencies, ask for ECR pages and ESI numbers, name by name, before passing the bill. Paying on a one-line summary can mean paying twice.',
      },
    },
    {
      reason: 'Gangs, seasons and piece wages have to be turned into monthly names and wages.',
      byTrade: {
        fabrication:
          "Welders, riggers and helpers move with the order, and a shutdown doubles the roll for two weeks. Site-wise muster, gate passes, overtime cards and the contractor's own challans make the month's file. A welder lent to another firm for a night still stands on your roll; if he is hurt there, two employers argue and the family waits.",
        cashew:
          'Shelling is paid by the kilo of kernels to women who come in season, and some peel at home. A register with name, days, kilos and wage is the first job. Insurance looks at days as well as wages, and a worker whose days were never entered may be refused benefit. Round payments to a group leader hide the count and invite an estimate.',
        coir: 'Women who beat husk or spin yarn are paid by weight, every week, so the register comes first: name, days, kilos, rate. Pith-block and drying-yard workers go on the same sheet. ESI looks at days as well as wages, and a worker whose days were never entered may be refused sickness benefit; the unit is where she will bring the complaint.',
        sago: "Peeling and drying hands come for the season, firewood loaders by the tonne and machine men all year. Some seasonal factories may stand outside ESI, but that is tested on the process, never assumed. Season hands need their account number checked within the few weeks they stay. Muster roll, loading register and contractor's bills come to us monthly.",
        'rice-mills':
          "Bag loaders paid by the tonne are easily missing from a mill's sheet, and officers who see the tonnage may estimate the wages. Season hands need their UAN checked within the few weeks they stay. Some factories that work only in season are outside ESI, but that is tested on the process, never assumed. Send the muster roll, loading register and canteen bills.",
        cane: 'Cutting gangs and loaders are paid through a leader, drivers by the trip, and the mill looks only at tonnage. Names as on Aadhaar, days and advances are written per gang before the season starts. Whether field work counts for cover is a question apart from haulage; deciding it in one lump for everyone is how dues are assessed on people who were never employed.',
        'power-looms':
          "Weavers paid by the metre, winders by the day and a jobber on salary make three wage records in one shed. Sheds of one family under several names can be clubbed if management and power bill are one. The piece sheet with names feeds the monthly return. Weavers' advances recovered from wages must show, or the wage looks lower than it was.",
        printing:
          'Machine men draw a monthly salary, binders and pasters earn by the piece, and the busy season adds helpers for some weeks. A single muster keeps the count straight; overtime cards and advance slips go with it. Season helpers left off the sheet show up in overtime vouchers, and dues may then be estimated for the quiet months as well.',
        'textile-processing':
          "Wet work, boilers and night shifts make insurance practical here: the hospital wants a number the same evening. Shift rolls, contractors' names and overtime cards come monthly. Migrant hands arrive with an account number from another state; using it saves a merger later. Rooms and food given by the owner need a line of their own, or they are argued to be wages.",
        'machine-shops':
          'A finger lost at a press before the man was entered costs more than a small shop can plan for. Joiners therefore come to us on day one, masked Aadhaar and passbook photographed together. Apprentices under a proper contract stand apart; boys called trainees without one do not. Pay split between bank and envelope invites a later claim on the envelope.',
        'chemical-plants':
          "With acid, heat and heavy lifting, insurance here is practical rather than formal: the hospital wants a number the same evening. Shift rolls, tanker cleaners and the effluent plant operator's crew all belong in the count. Contractors' challans are read name by name before the bill is passed. A shutdown crew entered after it has left helps nobody.",
        salt: 'Harvest gangs come to the pan for part of the year, families among them, and scatter when it rains. The book of each gang, with names, days and bags, is written in the yard. Exit dates are written when they go, or after a few seasons the account holds people who no longer work there, and each claim begins with a letter.',
        refractories:
          "Moulders, kiln men and loaders work with dust and heat, and loaders usually come through a contractor. Shift roll, piece sheets for moulding and the contractor's challans are set side by side. When an order stops the kiln for weeks, lay-off and exit dates should be written at once; dues are estimated on the crew that the last paper shows.",
        lorries:
          'Is batta wage or road expense? Unless the appointment letter and the trip sheet separate the two, the whole amount can be argued to be wages. Cleaners, yard loaders and mechanics belong on the roll as much as drivers do. Men in this line change owners often: record the exit at once, since a second account number takes far longer to merge than a first one takes to verify.',
        'body-building':
          'Welders, fitters, painters and upholsterers work by the body, through leaders who bring their own men. Who hires, who pays and who can send a man away decides whose roll he stands on, so write it down per gang. Yards of one family under two names can be counted as one. After a burn or a fall the name on the roll is all that helps.',
        lodges:
          "Room boys and cooks are few on a weekday and many at a festival. Given daily lists of casual hands with phone and masked Aadhaar, the duty roster and the security agency's bills, we enter people for the days they worked. Showing permanent staff alone is an error; rosters and occupancy point to a bigger crew, and cover may be fixed from an earlier date.",
        hotels:
          "Season weeks double the housekeeping, and drivers, guides and kitchen helpers are called in by the day. Given daily lists with phone and masked Aadhaar, the duty roster and the agency's bills, we enter people for the days they worked. Showing permanent staff alone is an error; rosters and occupancy point to a bigger crew, and cover may be fixed from an earlier date.",
        restaurants:
          "Cooks, table hands and parcel boys change every few weeks, and many are paid daily with food and a bed. Attendance with names and phone numbers, exit dates and the agency's bills make the list. Branches under one name are generally counted together. A kitchen burn is the usual accident, and it asks for the insurance number the same hour.",
        tea: 'Pluckers, factory hands and temporary leaf gangs do not all come under the same rules; whether ESI reaches the field is a question apart from the factory. Check-rolls, leaf weighment books, bonus sheets and old PF slips are the papers. Long-settled estates suffer from spelling: a name written three ways over the decades blocks a withdrawal, and the pensioner waits at the estate office.',
        'spice-estates':
          'Tappers, pickers and dryer hands do not all come under the same rules, and whether insurance reaches the field is a question apart from the drying house. Check-rolls, weighment books and bonus sheets are the papers. A name written three ways over the decades blocks a withdrawal, and the old worker waits at the estate office.',
        dairies:
          "Route drivers, testers at the collection points and plant hands are paid from three books. Added together they may cross the line for cover. Trip sheets, test-point lists and the plant's attendance give the true number. Agents who collect on commission stand apart only if their terms say so; a fixed monthly sum with duty hours makes that harder to defend.",
      },
    },
    {
      reason: 'Few hands, family members or market gangs: whether cover applies is the first question.',
      byTrade: {
        'bazaar-shops':
          "Add both branches, the godown, the part-time accountant and the cousin at the till who draws a salary; branches are generally counted as one establishment. The wage book, duty chart and bonus list give us the number. Extra sales staff before a festival can tip it, and cover does not lapse when they leave. It is cheaper to know this beforehand than from an inspector's visit.",
        'vegetable-markets':
          'Loadmen who serve the whole market stand differently from those who open your godown every morning. What decides is who calls them, who pays and who can send them away, so keep union receipts and your own wage vouchers in separate files. Clerks, weighmen and drivers are simple cases. Wages booked under "cooly" without a single name turn a small due into an estimated one.',
        'dried-goods':
          'Loadmen who serve the whole market stand differently from women who clean and grade in your godown every day. Who calls them, who pays and who can send them away decides it, so union receipts and your own wage vouchers go in separate files. Graders paid by the bag need names and days, or a small due turns into an estimated one.',
        sweets:
          'Stove men, packers and counter hands of two branches can count as one establishment. Festival weeks double the packing table, and those names count while they work. Attendance, advance slips and piece sheets for packing feed the file. Burns are common, and an insurance number applied for afterwards does not pay for them.',
        jewellery:
          'Smiths at their own bench, paid making charges by weight, are one matter; setters and polishers who sit in your workshop from morning are another. Issue vouchers, working hours and the wage book help to draw that line. The painful case is a craftsman of many years whose family asks, after an accident, what cover the shop had given him.',
        'metal-crafts':
          'Casters, polishers and filers often work under the head of the family, with one or two hired hands beside them. Hired hands count, sons on wages may, and helpers brought for a big order do while they work. A wage book with names is the whole file. Burns and grinder injuries are common, and the hospital asks for a number, not for a promise.',
        'standing-crops':
          'Pickers and loaders follow the fruit from garden to garden under a leader, and most are gone before the month ends. Whether garden work falls under cover is asked before anything is filed; the packing shed and the lorry crew are a plainer case. Wage slips with names and villages keep the two apart when somebody asks.',
      },
    },
  ],
} satisfies Trades;
