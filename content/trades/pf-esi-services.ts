import type { Trades } from '../schema.ts';

export const content = {
  changedOn: '2026-11-22',
  byTrade: {
    'textile-mills':
      "Young women in the mill hostel are employees from their first shift, whatever the appointment letter calls them; only apprentices properly engaged under the law are treated apart. Shift rolls, the hostel list, mess deductions and masked Aadhaar copies feed the wage sheet we file from. Labelling everybody a trainee is a mill's dearest economy, since dues can be assessed from the day of joining, damages included.",
    garments:
      "Tailors on piece rate, checkers on day wages and ironing gangs brought by a contractor all enter the head count. Every month we need the piece-rate book, attendance, contractors' bills and their challans. A factory pays twice when a stitching contractor charges PF in his invoice and never deposits it, for the office then turns to the place where the work was done.",
    'handloom-silk':
      'Someone weaving at home on his own loom for several merchants is not placed like the man who enters your shed each morning. Cover turns on that difference, so put it in writing: who owns the loom, who supervises, how wages are paid. Warping and showroom staff are plain employees. Splitting a shed between two family firms to stay small seldom holds, because units under one management can be clubbed.',
    leather:
      'Footwear brands send social auditors who read challans before they look at shoes. They hold the PF and ESI list against gate attendance, upper stitchers and job workers inside the compound included. Have the attendance download, wage register, ECR history and contractor agreements at hand. Overtime paid outside the books saves little and can cost the approval on which the next order depends.',
    'auto-components':
      "Apprentices, diploma trainees, contract operators, canteen hands: for each group a component maker should hold the paper that says why PF and ESI were or were not paid. We keep apprenticeship contracts, wage registers and extracts of contractors' ECRs by month. An ECR covering many sites proves little until your own men are marked in it, and the buyer's auditor will ask for exactly that.",
    engineering:
      "A finger lost in the press shop before the man was entered with ESI is a bill no foundry budgets for, as treatment and compensation may fall on the owner. Joiners therefore come to us on day one, masked Aadhaar and passbook photographed together. Wage slips and the moulding contractor's list follow monthly. Pay split between bank and cash envelope invites a later claim for PF on the envelope.",
    electronics:
      'Assembly lines grow and shrink with each order, so names enter and leave the list all the time. Exit dates count as much as joining dates: an operator who has moved to another plant is stuck while your rolls still show her. With staffing agencies, ask for ECR pages and ESI numbers, name by name, before passing the bill. Paying on a one-line summary is how double liability begins.',
    software:
      "Few programmers fall under ESI, though the housekeeper, driver and office assistant often do. Larger sums hang on PF: which parts of a salary with a dozen allowances count as wages? We go through offer letters, the pay structure, joiners' UANs and certificates of coverage for staff posted abroad. A basic pay kept artificially low for better take-home can end in a demand on the allowances.",
    'food-processing':
      "Bag loaders paid by the tonne are the name most often missing from a mill's sheet, and officers who see the tonnage may estimate the wages. Season hands need their UAN checked within the few weeks they stay. Some factories that work only in season are outside ESI, but that is tested on the process, never assumed. Send the muster roll, loading register and canteen bills.",
    'poultry-dairy':
      'Families living beside the sheds, egg collectors, feed-mill hands and route drivers tend to be paid from three pockets: farm, mill and household. Added together, they may cross the line for cover. Wage vouchers, quarters lists and trip sheets give us the true number. Paying the husband for the work of both, with the wife on no register, goes wrong the day she is injured.',
    plantations:
      'Pluckers, factory hands and temporary leaf gangs do not all come under the same rules; whether ESI reaches the field is a question apart from the factory. Check-rolls, leaf weighment books, bonus sheets and old PF slips are the papers. Long-settled estates suffer from spelling: a name written three ways over the decades blocks a withdrawal, and the pensioner waits at the estate office.',
    'farm-produce':
      'Loadmen who serve the whole market stand differently from those who open your godown every morning. What decides is who calls them, who pays and who can send them away, so keep union receipts and your own wage vouchers in separate files. Clerks, weighmen and drivers are simple cases. Wages booked under "cooly" without a single name turn a small due into an estimated one.',
    coir: 'Most women who beat husk or spin yarn are paid by weight, every week, without a register. Creating it is our first job: name, days, kilos, rate. Pith-block and drying-yard workers go on the same sheet. ESI looks at days as well as wages, and a worker whose days were never entered may be refused sickness benefit; the unit is where she will bring the complaint.',
    seafood:
      "Peeling tables and freezing halls run on hands that come and go with the catch. Gate registers, contractors' lists, hostel rolls and weight slips show who worked and for how long. Crew who take a share of the catch need separate thought. Exporters lose most when a peeling contractor disappears in the lean months with PF unpaid, and the plant's code number is the only one left to ask.",
    'chemicals-salt':
      "With acid, heat and heavy lifting, insurance here is practical rather than formal: the hospital wants an ESI number the same evening. Factories send shift rolls and contractors' challans, salt works the books of each harvest gang. When the rain starts the gang scatters, often without exit dates, and after a few seasons the head count in the PF account no longer resembles anyone working in the yard.",
    'cement-minerals':
      "Drillers, loaders, polishers and drivers rarely share one payroll, as quarry, cutting yard and transporter each employ some of them. Before filing anything we draw up who answers for whom, using blasting contracts, muster rolls and trip sheets. After an accident the injured man's cover is the first paper demanded. Paying a gang leader one lump leaves the owner with no names to produce.",
    'matches-fireworks':
      'No shed should open with a worker who is not on the roll, because in this trade the accident may come on the first day. Our monthly file holds joining lists, shed-wise attendance, piece-rate sheets for filling and packing, and contractor agreements. Handing sheds to a contractor does not shift liability as neatly as owners imagine. People who paste boxes at home can count too: ask first.',
    'printing-paper':
      'Machine men draw a monthly salary, binders and pasters earn by the piece, and the calendar season adds helpers for some weeks. A single muster keeps the count straight; overtime cards and advance slips go with it. Season helpers left off the sheet surface in overtime vouchers, and dues may then be estimated even for quiet months in which the press stood half empty.',
    transport:
      'Is batta wage or road expense? Unless the appointment letter and the trip sheet separate the two, the whole amount can be argued to be wages. Cleaners, yard loaders, mechanics and body-shop welders belong on the roll as much as drivers do. Men in this line change owners often: record the exit at once, since a second UAN takes far longer to merge than a first one takes to verify.',
    tourism:
      "Waiters called in for a banquet were not there at breakfast, and pilgrim months double the housekeeping. Given daily casual lists with phone and Aadhaar, the duty roster and the security agency's bills, we enter people for the days they worked. Showing permanent staff alone is the usual error; rosters and occupancy point to a bigger crew, and cover may be fixed from an earlier date.",
    'healthcare-education':
      'Nurses, technicians and non-teaching staff sit on the wage sheet; visiting consultants on fees ordinarily do not, provided their terms are truly those of a visitor. Drivers, wardens and cleaners mostly come through agencies whose challans have to be seen. Pay revisions cause the trouble: arrears spread over the wrong months upset both PF wages and ESI periods, so send the order on the day it is signed.',
    retail:
      "Add both branches, the godown, the part-time accountant and the cousin at the till who draws a salary; branches are generally counted as one establishment. The wage book, duty chart and bonus list give us the number. Extra sales staff before a festival can tip it, and cover does not lapse when they leave. It is cheaper to know this beforehand than from an inspector's visit.",
    energy:
      "Guards at lonely wind sites, panel washers, crane crews: nearly everyone there wears a contractor's shirt, so the owner's task is to verify rather than to run payroll. Each bill should come with the month's ECR page, ESI list and site attendance for the same names. One guard shown at two sites on one night justifies holding payment. PF left unpaid after commissioning can follow the principal employer.",
    'jewellery-crafts':
      'Goldsmiths at their own bench, paid making charges by weight, are one matter; setters and polishers who sit in your workshop from morning are another. Issue vouchers, working hours and the wage book help us draw that line, for brass and bell-metal units as well. The painful case is a craftsman of many years whose family asks, after an accident, what cover the shop had given him.',
  },
} satisfies Trades;
