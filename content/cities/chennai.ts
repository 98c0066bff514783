import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'chennai',
  changedOn: '2026-11-22',
  pincode: '600001',
  population: '86,00,000+',
  intro:
    'From a two-founder software company on OMR to a customs broker in Parrys, Chennai firms answer to customs, the Registrar and two tax departments in one month.',
  description: [
    'Chennai earns from several cities laid side by side: car and truck plants with their suppliers in Ambattur, Sriperumbudur and Oragadam, software parks down Rajiv Gandhi Salai, the harbours at Parrys and Ennore, hospitals that draw patients from the north-east and from abroad, and the wholesale lanes of Sowcarpet and T Nagar.',
    'What they share is paperwork with large counterparties. A tool room in Guindy sells to a listed manufacturer whose system rejects any invoice that differs from the purchase order. An importer finds the tax paid at the harbour missing from GSTR-2B. A start-up issues shares, hires, pays a cloud vendor overseas and then remembers the Registrar. Head offices here also hold GST numbers in other states, so one error in common credit is repeated across the country. From Coimbatore we work by phone, e-mail and shared folders, which suits firms whose records are digital.',
  ],
  keyAttractions: [
    'Marina Beach',
    'Kapaleeshwarar Temple, Mylapore',
    'Fort St. George',
    'Government Museum, Egmore',
    'San Thome Basilica',
    'Guindy National Park',
  ],
  majorIndustries: [
    {
      kind: 'auto-components',
      name: 'Vehicle plants and their suppliers',
      note: 'Press shops and rubber part makers in Ambattur keep customer-owned dies on their floor, which must stay out of their own asset register yet be on record.',
    },
    {
      kind: 'software',
      name: 'IT parks and start-ups on OMR',
      note: 'Product companies between Tidel Park and Siruseri pay foreign cloud and advertising vendors, where reverse charge and tax deduction have to be settled bill by bill.',
    },
    {
      kind: 'electronics',
      name: 'Phone and electronics assembly',
      note: 'Assemblers around Sriperumbudur import components by the carton, and each bill of entry has to be traced to stock, to credit and to the finished set.',
    },
    {
      kind: 'port-agents',
      name: 'Chennai and Ennore port logistics',
      note: 'Customs brokers and container operators pay duty and terminal charges for clients; those recoveries must be kept apart from their own agency income.',
    },
    {
      kind: 'hospitals',
      name: 'Hospitals and diagnostic chains',
      note: 'Exempt treatment and taxable pharmacy or canteen sales run through one billing counter, so credit on common expenses has to be divided and partly reversed.',
    },
    {
      kind: 'bazaar-shops',
      name: 'T Nagar and Sowcarpet trade',
      note: 'Ranganathan Street shops take cash, cards and UPI all day, and the wholesalers of Godown Street sell on credit, two habits that need very different sales books.',
    },
  ],
  serviceAreas: [
    'Ambattur',
    'Guindy',
    'T Nagar',
    'Parrys',
    'Sholinganallur',
    'Tambaram',
    'Anna Nagar',
    'Sriperumbudur',
  ],
  needs: [
    {
      service: 'company-registration',
      why: 'Founders on OMR need a company when an investor or a large customer asks for a private limited one. SPICe+ itself is the easy part; the share split, the object clause and the registered office proof in a shared workspace decide whether it passes. Afterwards the board papers, the auditor and the yearly ROC forms need someone who remembers them.',
    },
    {
      service: 'tds-tcs-returns',
      why: 'A growing Chennai office deducts tax on rent to a landlord, on contractors, on recruiters, on a retired consultant and on software bought from abroad, all in the same month. One wrong PAN or challan reference raises a demand on TRACES and the payee complains that his credit is missing. We check every deductee line before the statement goes up.',
    },
    {
      service: 'gst-notices',
      why: 'An importer clearing through the harbour can receive DRC-01C because a bill of entry did not reach GSTR-2B, or ASMT-10 because a branch claimed what head office should have distributed. The answer lies in ICEGATE records and invoice-wise workings. We prepare that reconciliation first and write the reply around it, with each paper numbered.',
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Ambattur',
      text: "A head office in Chennai often holds numbers in other states, and the first question is which work belongs to which. A press shop in Ambattur with a stores shed next door, a start-up in a shared workspace on OMR, a customs broker with a yard at Ennore and a desk in Parrys: each needs a different proof of place. A shared workspace should give an agreement that names the seat or cabin, with the owner's papers. Common costs that serve branches elsewhere may call for registration as a distributor of credit as well.",
    },
    'gst-returns': {
      ground: 'Parrys',
      text: 'Importers and brokers in Parrys work by bill of entry, and tax paid at the harbour reaches the return only when customs data carries the right GSTIN. Each month the bills of entry are compared with GSTR-2B, and a missing one is chased through ICEGATE while the broker still has the file open. Start-ups add cloud and advertising bills from abroad under reverse charge, and shops in T Nagar add card and UPI settlements. A head office finally passes common credit to its branches, or explains later why it did not.',
    },
    'gst-notices': {
      ground: 'Sriperumbudur',
      text: "Press shops and assemblers towards Sriperumbudur answer letters about debit notes that stand in a plant's books and not in their own, part by part, with rejection reports and price letters. Hospitals answer for the pharmacy and common credit, shops for QR collections, software firms for whether a service to a foreign parent was an export. Reply dates on the portal run whether or not the branch told head office, so one login is checked weekly for all numbers of the group. An appeal needs a deposit, which is planned early.",
    },
    'gst-refunds': {
      ground: 'Sriperumbudur',
      text: "Component makers between Guindy and Sriperumbudur sell to plants that are sometimes inside a special economic zone, and those supplies open a refund only with the zone officer's endorsement on the invoice. Phone and electronics assemblers have customs tax on imported parts behind each exported set. Software firms on OMR prove export by remittance. The claim form is one, the statements are three, and the period has to be chosen so that a bill of entry and the set that used it fall inside the same claim. Software exporters keep one sheet that joins each inward remittance with the invoices it paid, since a lump sum against ten bills draws an objection. Brokers and hospitals have little to ask back.",
      trades: {
        electronics:
          'Assemblers around Sriperumbudur pay customs tax on parts by the container and sell sets or boards to firms that export. Only their own export or zone supply opens a claim; bill of entry, stock by part number and shipping bill must lead from one to the other.',
      },
    },
    'income-tax-filing': {
      ground: 'Sowcarpet',
      text: "Wholesalers of Sowcarpet and Godown Street sell on credit to shops in the districts, so the year's profit depends on old debts being looked at and not just carried forward. Founders on OMR hold shares that may not be sold for years yet have tax events of their own. Consultants at the hospitals have fees from several of them. For each we begin with the tax credit statement and the bank, mark what is not income, such as duty refunded to a broker's client, and then choose the form.",
    },
    'pf-esi-services': {
      ground: 'Guindy',
      text: "Tool rooms in Guindy and press shops in Ambattur run with apprentices, contract operators and men on regular rolls at the same machines, and the customer's auditor asks for the paper behind each. Hospitals have nurses on the roll and visiting consultants off it. IT offices ask which allowances are wages. Large contractors file one return for many sites, which proves little until your own men are marked in it, so ask for that marked page before the bill is passed. Wholesalers and shops with a godown or a second counter are counted with it. Customs brokers' field boys have batta and conveyance that should be told from wages in the slip.",
      trades: {
        'auto-components':
          "Press shops in Ambattur run shifts with operators from agencies, and a man may work for two agencies in one month. The list is kept by person and gate card, so that wages are counted once and the plant's auditor finds each name behind the right challan.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Parrys',
      text: "Brokers in Parrys pay lorry owners, container yards, survey firms and shipping lines for their clients, and each is treated in its own way; reimbursements with receipts in the client's name go on a separate bill, so that nobody deducts on duty. Vehicle suppliers sell press scrap weekly and collect tax on that invoice. Hospitals split staff from visiting doctors. Wholesalers look at purchases from one maker for the yearly rule and at commission cut from the bill. One chart of payees is kept for head office and branches alike.",
    },
    'company-registration': {
      ground: 'Guindy',
      text: "A tool room in Guindy that becomes a company keeps the customer's dies out of its assets, carries its vendor code with a letter, and moves loans and leases one by one. Customs brokers ask the department before changing form, because the licence is personal. Doctors with a diagnostic centre choose between an LLP and a company by who will bring the next machine. Investors from abroad bring reporting to the Reserve Bank with dates of its own. Shops of T Nagar mostly need none of it, until a second family puts in money.",
    },
    'accounting-bookkeeping': {
      ground: 'Ranganathan Street',
      text: 'Shops on Ranganathan Street take cash, cards and UPI through the day and exchange goods till closing; the book has to close each night with exchanges shown apart. Wholesalers on credit need ageing by party and by bus parcel receipt. A start-up needs neither: it needs spend by month, deferred income on yearly plans and a register of shares and options. We set up the chart of accounts to fit one of these, since a ledger made for a shop hides what an investor asks for, and the reverse.',
    },
    'udyam-registration': {
      ground: 'Ambattur',
      text: 'Press shops and rubber part makers in Ambattur supply large vehicle plants that pay after many weeks, and the number printed on the invoice is what opens the remedy for late payment. Dies owned by the customer stay out of the investment even though they stand on your floor. Software firms register as services with laptops as their plant. Wholesalers in Sowcarpet gain bank lending and little else. Before applying we compare the address on the certificate with that on GST and the bank, since one old address can stop a tender.',
    },
    'iec-registration': {
      ground: 'Ennore',
      text: "The harbours at Parrys and Ennore are next door, yet a first import stops for the same reasons here as anywhere: no code, no AD code at the port, an item that needs a quality approval before it is shipped. Electronics and toys are examples. Start-ups bring in test devices by courier and meet the same rule at the airport. Take the code in the exact PAN name, lodge the bank's letter at each port you will use, and ask about approval before paying the supplier. Press shops bring in tool steel and send dies for trial, and hospitals ask about device permissions with the code. Brokers carry clients' cargo on clients' codes and lend nobody theirs.",
      trades: {
        electronics:
          'Boards, batteries, chargers and test sets each have rules of their own on import: a quality registration, a wireless approval or a transport class for cells. They are looked up by model before the order, since a carton at Chennai port waits for the paper and pays for the days.',
      },
    },
  },
  seo: {
    title: 'GST, TDS and Company Filings for Chennai Businesses',
    description:
      'Company registration, TDS statements and GST notice replies for Chennai start-ups, importers, component makers and shops, handled by phone and e-mail.',
    keywords: [
      'tax consultant Chennai',
      'company registration Chennai',
      'TDS return filing Chennai',
      'GST notice reply Chennai',
      'ROC filing Chennai start-up',
    ],
  },
} satisfies CityContent;
