import type { CityWords } from '../../schema.ts';

export const content = {
  intro:
    'We do income tax, GST and TDS for doctors and patient lodges in Vellore, and PF for makers in Gudiyatham and Pernambut.',
  description: [
    'House owners near the hospital let rooms by the day and by the month. We tell you when a GST number is due, what it covers and which register you must keep.',
    'Doctors and teachers have salary, fees and rent from a flat. Clinics pay for machines, reports and outside agencies. We put each receipt and payment under the right head.',
    'Tanneries at Pernambut and match units at Gudiyatham work with small suppliers and piece workers. We give you forms for the vouchers and wage sheets that you have to show at an inspection.',
  ],
  keyAttractions: [
    'Vellore Fort',
    'Jalakandeswarar Temple',
    'Sripuram Golden Temple',
    'Government Museum, Vellore Fort',
    'Amirthi Zoological Park',
  ],
  majorIndustries: [
    {
      kind: 'hospitals',
      name: 'Hospitals, clinics and laboratories',
      note: 'Labs pay for reports, reagents and machine hire. Each payment has its own tax deduction.',
    },
    {
      kind: 'lodges',
      name: 'Patient lodges of Thottapalayam',
      note: 'A patient lodge bills some guests by the day and others by the month. The register must show every rate.',
    },
    {
      kind: 'tanneries',
      name: 'Pernambut tanneries',
      note: "Skins come from small collectors without bills. Write vouchers with weight, grade and the seller's identity.",
    },
    {
      kind: 'matches',
      name: 'Gudiyatham match factories',
      note: 'Box filling is paid by the bundle, partly at home. The wage book must agree with the bundles sent.',
    },
    {
      kind: 'cotton-weaving',
      name: 'Gudiyatham lungi looms',
      note: 'Lungi traders give yarn to weavers and sell under their own label. Yarn and cloth must balance for each loom.',
    },
    {
      kind: 'bazaar-shops',
      name: 'Nethaji Market and medical shops',
      note: 'Medical shops return expired strips in bulk. The credit note comes later and belongs to that return of goods.',
    },
  ],
  serviceAreas: [
    'Katpadi',
    'Thottapalayam',
    'Sathuvachari',
    'Bagayam',
    'Kosapet',
    'Gandhi Nagar',
    'Gudiyatham',
    'Pernambut',
  ],
  work: 'We work for lodges, clinics and makers in Vellore, Katpadi and Gudiyatham. Send papers by WhatsApp or courier, ask by phone, or visit Coimbatore by appointment.',
  trades: [
    {
      kind: 'hospitals',
      name: 'Clinics and laboratories',
      needs:
        "You need the right TDS on machine hire and doctors' fees. If you have several incomes, one return must show them all.",
    },
    {
      kind: 'lodges',
      name: 'Patient lodges',
      needs: 'You need to know when GST is due, and a room register with day rates and month rates.',
    },
    {
      kind: 'tanneries',
      name: 'Pernambut tanneries',
      needs:
        'You need purchase vouchers for skins, and GST refunds on exports. We plan the change to a company step by step.',
    },
    {
      kind: 'matches',
      name: 'Gudiyatham match units',
      needs: 'You need wage sheets for PF and ESI, and a Udyam certificate that names the activity of your licence.',
    },
  ],
  services: {
    'gst-registration': {
      lead: "Do you let rooms to patients' families in Vellore? We find out when GST registration is due and apply.",
      trades: [
        {
          trade: 'lodges',
          name: 'Patient lodges',
          wrong: 'Two rooms became three floors, with a mess and a shop below. Nobody added the income under one PAN.',
          we: 'We add it month by month and name the day when a number was due.',
          send: ['House tax receipt', 'Room register', 'Rent of the shop', 'Consent of co-owners'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'Drums stand in two villages and the form names one. Leather in the other looks hidden.',
          we: 'We list every shed with lease and power card.',
          send: ['Shed leases', 'Power cards', 'Pollution consent', 'PAN and masked Aadhaar'],
        },
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong: 'The name on the form is not the name on the factory licence. Goods papers then differ.',
          we: 'We copy the licence letter by letter.',
          send: ['Factory licence', 'Site plan', 'Lease'],
        },
      ],
      question: {
        question: 'I have a clinic and let the ground floor to a laboratory. Is the rent counted?',
        answer:
          "Treatment is exempt, rent for a shop or laboratory is not. Both are added when the limit is tested. Send the rent deed and the year's receipts.",
      },
    },
    'gst-returns': {
      lead: 'We file GST returns for Vellore lodges, medical shops and tanneries, with the register or supplier list beside each figure.',
      trades: [
        {
          trade: 'lodges',
          name: 'Patient lodges',
          wrong: 'Mess, rooms and laundry are in one bill to the family. The rates differ.',
          we: 'We put each on its own line from the register.',
          send: ['Room register', 'Mess slips', 'Laundry bills'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Medical shops',
          wrong:
            "Expired medicine goes back, and the distributor's credit note comes a quarter later. Credit stays too high.",
          we: 'We match each lot of returned strips with its credit note.',
          send: ['Return lists', 'Credit notes', 'Purchase bills', "Portal's list of supplier bills"],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong: "Weavers' wages and yarn are shown as purchase and sale. The turnover doubles.",
          we: 'We report only the lungis sold and keep yarn on challans.',
          send: ['Yarn issue book', 'Wage sheets', 'Sale bills'],
        },
      ],
      question: {
        question: 'My scan centre makes reports for another hospital. Is that exempt too?',
        answer:
          'Tests for patients are one thing, work for another firm may be another. The agreement decides. Send it with one bill.',
      },
    },
    'gst-notices': {
      lead: 'We write replies to GST notices for Vellore tanners, lodges and laboratories, with vouchers in date order.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong:
            'The officer doubts that skins came, because collectors gave no bill. The credit on later stages is then doubted too.',
          we: 'We show voucher, transport slip and drum register for each lot.',
          send: ['The notice', 'Skin vouchers', 'Transport slips', 'Drum register'],
        },
        {
          trade: 'lodges',
          name: 'Patient lodges',
          wrong: 'Cash deposits are higher than sales. Long-stay families paid in cash.',
          we: 'We match deposits with names and nights in the register.',
          send: ['Room register', 'Deposit slips', 'Identity copies of guests'],
        },
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong: 'Tests for other firms are taken as treatment, or the other way round.',
          we: 'We sort the receipts by agreement.',
          send: ['Agreements', 'Income ledger', 'Sample bills'],
        },
      ],
      question: {
        question: 'I have no guest register for an old year. What can I do?',
        answer:
          'Do not write one now as if it were old. Use bank slips, messages and site statements of that year. We build a table and say openly how it was made.',
      },
    },
    'gst-refunds': {
      lead: 'We claim GST refunds for Pernambut leather and Gudiyatham lungis that are exported in your name from Vellore district.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'Treatment and finishing bills come from firms that filed late. Their tax is not in the claim.',
          we: 'We remind them and claim when the bill stands on the portal.',
          send: ['Shipping bills (customs export papers)', 'Treatment bills', 'Lot cards', 'Bank advices'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong: 'A bale for the Gulf was billed to a Chennai merchant. The export is his.',
          we: 'We tell you which papers make the next bale yours.',
          send: ['Sale bills', "Merchant's order", 'Dyeing bills'],
        },
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong: 'A foreign patient paid in dollars and the clinic thinks of export. Treatment here is not an export.',
          we: 'We look for tax paid by mistake on exempt receipts.',
          send: ['Tax payment receipts', 'Bills', 'Income ledger'],
        },
      ],
      question: {
        question: 'Skins from collectors came without tax. Does that cut my refund?',
        answer:
          'Skins without tax add nothing to the claim, but do not spoil it. The claim stands on chemicals, treatment and finishing. Keep their vouchers for the yield.',
      },
    },
    'income-tax-filing': {
      lead: 'We file income tax returns for Vellore doctors, teachers and lodge owners with more than one income.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong: 'A doctor has a salary and an evening clinic. Only the salary certificate goes into the return.',
          we: 'We take every receipt and choose the form after that.',
          send: ['Form 16 (the salary certificate)', 'Clinic fee register', 'Tax credit statement', 'Machine loan'],
        },
        {
          trade: 'lodges',
          name: 'Patient lodges',
          wrong: 'Rooms by the day and flats by the year stand in one house. Business and rent are mixed.',
          we: 'We split them by floor and agreement.',
          send: ['Room register', 'Flat agreements', 'House tax receipt'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'Stock in four stages is valued at one price.',
          we: 'We value raw skins, wet blue and finished leather from lot cards.',
          send: ['Lot cards', 'Skin vouchers', 'Export papers'],
        },
      ],
      question: {
        question: 'I teach here and came back from a fellowship abroad in August. What counts?',
        answer:
          'Your days in India decide if you are resident. Foreign accounts may have to be listed. Send the passport pages and the fellowship letter.',
      },
    },
    'pf-esi-services': {
      lead: "We handle PF (provident fund) and ESI (workers' insurance) for Vellore lodges, match units and tanneries.",
      trades: [
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong: 'Boxes are filled at home and only a round sum is paid to a leader. Nobody knows how many work.',
          we: 'We make a sheet by name and bundle.',
          send: ['Bundle slips', 'Names with phones', 'Shed attendance', 'Factory licence'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'Gang men change every month and no one writes the exits. Dues continue.',
          we: 'We collect changes each month by message.',
          send: ['Gang list', 'Wage sheet', "Contractor's payment list"],
        },
        {
          trade: 'lodges',
          name: 'Patient lodges',
          wrong: 'Three small lodges of one owner are seen as three. The staff of all may be counted.',
          we: 'We count them together and tell you the result.',
          send: ['Duty charts', 'Staff phones', 'House addresses'],
        },
      ],
      question: {
        question: 'My laboratory has few staff, but they change often. What do I need?',
        answer:
          'Keep a list with joining and leaving dates and phone numbers. Send it with the wage sheet each month. We tell you when cover begins.',
      },
    },
    'tds-tcs-returns': {
      lead: 'We file TDS (tax cut from payments) for Vellore scan centres, tanneries and match units, payee by payee.',
      trades: [
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong: 'Reagent bills hide a machine rent. Tax is cut on nothing or on everything.',
          we: 'We read the supply agreement and ask for two lines on the bill.',
          send: ['Reagent agreement', 'Machine lease', "Doctors' payout sheet", 'PAN copies'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: "A skin agent's commission is inside the price. Tax can be due on it all the same.",
          we: 'We book it apart with his PAN.',
          send: ["Agents' notes", 'Gang bills', "Finisher's bills"],
        },
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong: 'Labels and boxes made by other units are paid weekly. Over the year the limit is passed.',
          we: 'We keep a page for each unit and warn you in time.',
          send: ['Job bills', 'PAN of units', 'Account of agents'],
        },
      ],
      question: {
        question: 'I rent a house as a lodge from four brothers. How do I cut tax?',
        answer:
          "Every brother's share is looked at by his own PAN. One cheque for all does not change that. We work out the shares from the title.",
      },
    },
    'company-registration': {
      lead: "Do two doctors or a tanner's sons need a company in Vellore? We compare it with a deed and an LLP (limited liability partnership).",
      trades: [
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong: 'Two doctors buy a scanner by word. One leaves and the machine is in dispute.',
          we: 'We write hours, fees and machine shares into an LLP agreement.',
          send: ['Machine quotation', 'Lease', 'Identity papers of doctors'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: "Land came to the sons in shares, but the export code is the father's. A new company has neither.",
          we: 'We list owners and move each licence before the first shipment.',
          send: ['Title papers', 'Effluent plant membership', 'Export code', 'Bank limit letter'],
        },
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong: 'A partner joined by word, and the licence does not name him.',
          we: 'We start at the licensing office and draft the deed for it.',
          send: ['Factory licence', 'Partnership deed', 'Identity papers'],
        },
      ],
      question: {
        question: 'I teach at the university and have a business idea. Can I be a director?',
        answer:
          'Your employment terms decide. Read them with us before you sign. If they forbid it, another form or another person may be possible.',
      },
    },
    'accounting-bookkeeping': {
      lead: 'We keep accounts for Vellore tanneries, medical shops and mess halls, with stock and terms shown clearly.',
      trades: [
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'Small lots from collectors are entered as one purchase. Yield by lot is lost.',
          we: 'We open a lot card from voucher to finished leather.',
          send: ['Skin vouchers', 'Drum register', 'Measurement sheets', 'Chemical notes'],
        },
        {
          trade: 'bazaar-shops',
          name: 'Medical shops',
          wrong: 'Expired strips stay in the shelf stock. The stock then looks higher than it is.',
          we: 'We keep them as a stock of their own until credit comes.',
          send: ['Expiry list', 'Return slips', 'Credit notes'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong: 'Dyers, weavers and traders each hold a part of the cloth.',
          we: 'We keep a page for each with yarn in and cloth out.',
          send: ['Yarn slips', "Dyer's slips", 'Lungi receipts'],
        },
      ],
      question: {
        question: 'I run lodge, mess and shop in one house. How many books do I need?',
        answer:
          'Three day sheets and one ledger. Fill in the sheets each night and send a photograph. We bring them together each month.',
      },
    },
    'udyam-registration': {
      lead: 'We register match units, lungi makers and clinics in Vellore and Gudiyatham under Udyam, the free number for small units.',
      trades: [
        {
          trade: 'matches',
          name: 'Gudiyatham match units',
          wrong: "Box making is done by a cousin's firm, but stands on your certificate.",
          we: 'We register his firm on its own PAN.',
          send: ['Factory licence', 'PAN of each firm', 'Machine bills'],
        },
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong: 'The trader is listed as cloth shop, though he gives the yarn. Weaving schemes are closed to him.',
          we: 'We correct the activity to weaving.',
          send: ['Yarn store proof', 'Last return', 'Masked Aadhaar with linked phone'],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'A second drum shed is not on the certificate. The bank visits it and stops.',
          we: 'We add the shed and the machines in it.',
          send: ['Shed lease', 'Machine list', 'Consent order'],
        },
      ],
      question: {
        question: 'Does a new scanner change the class of my centre?',
        answer:
          'Yes, it can, because it counts at book value. Your turnover is compared too. Send the invoice before you apply for the next loan.',
      },
    },
    'iec-registration': {
      lead: 'We get the IEC (import export code) for Vellore traders who ship lungis, leather or medical goods themselves.',
      trades: [
        {
          trade: 'cotton-weaving',
          name: 'Lungi traders',
          wrong: "Bales go under a merchant's label and code. The buyer never learns your name.",
          we: "We apply for your code and the council's registration.",
          send: ['PAN', 'Cancelled cheque', 'Label sample', "Buyer's letter"],
        },
        {
          trade: 'tanneries',
          name: 'Pernambut tanneries',
          wrong: 'Raw skins are offered to a buyer abroad, though raw skins bear an export duty.',
          we: 'We read the rule of that day before you quote.',
          send: ['Product test', 'Leather council papers', "Buyer's order"],
        },
        {
          trade: 'hospitals',
          name: 'Clinics and laboratories',
          wrong: 'A reagent needs a licence, and the parcel arrives first. Customs keeps it until the paper comes.',
          we: 'We check licence and code together before the order.',
          send: ["Supplier's quotation", 'Laboratory registration', 'GST certificate'],
        },
      ],
      question: {
        question: 'I treat patients from Dhaka. Do I need an IEC for that?',
        answer:
          "No, treating a patient is not an export of goods. You need it to import a machine in your own name. The supplier's quotation shows who the importer is.",
      },
    },
  },
  seo: {
    title: 'Income Tax and GST Help for Vellore, Katpadi, Gudiyatham',
    description:
      'Income tax returns for doctors and faculty, GST numbers for patient lodges, PF and ESI for match units and tanneries: tax work for Vellore, done by phone.',
  },
} satisfies CityWords;
