import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'erode',
  changedOn: '2026-11-22',
  pincode: '638001',
  population: '5,00,000+',
  intro:
    'Turmeric yards by day and the Gani Market cloth sale through Monday night: Erode trades in lots, in a hurry, with the bill often written afterwards.',
  description: [
    'Two goods made Erode known across India: turmeric and cloth. Farmers bring boiled and dried turmeric to the regulated market and the co-operative yards, where it is auctioned lot by lot through mandi agents. Grey cloth from power looms in Veerappanchatram and Chithode goes to bleaching and printing units, then to the weekly market that fills from Monday evening with buyers from Kerala, Andhra and Karnataka.',
    'Both trades depend on people who are neither buyer nor seller. The mandi agent advances money to the grower and recovers it from the sale; the cloth merchant owns fabric that a loom, a bleacher and a folder each hold for a few days. Who supplied what to whom has to be settled before GST can be worked out. Farming families who also trade need a second line drawn, between crop income and business income. Bedsheets from Chennimalai, carpets from Bhavani and the dairies of Perundurai complete the picture.',
  ],
  keyAttractions: [
    'Bhavani Sangameswarar Temple',
    'Chennimalai Murugan Temple',
    'Vellode Bird Sanctuary',
    'Bannari Amman Temple',
    'Kodiveri Anicut',
    'Thindal Murugan Temple',
  ],
  majorIndustries: [
    {
      kind: 'power-looms',
      name: 'Power looms and their job workers',
      note: "One rayon lot in Erode may be sized, woven, processed and folded by four job workers, and the owner's challan numbers must carry through all four.",
    },
    {
      kind: 'dried-goods',
      name: 'Turmeric mandis',
      note: "Dried turmeric is taxable though the fresh root is not, so a mandi agent's books must show clearly whether he sold as agent or bought on his own account.",
    },
    {
      kind: 'cloth-trade',
      name: 'Gani Market cloth wholesalers',
      note: 'Stalls that open for the weekly market bill hundreds of out-of-state buyers overnight, and a missing buyer GST number turns a credit sale into a dispute.',
    },
    {
      kind: 'weaver-societies',
      name: 'Chennimalai bedsheets and Bhavani jamakkalam',
      note: 'Weaver co-operative societies sell at a government rebate and wait for its refund, which stands as a receivable long after the carpet is sold.',
    },
    {
      kind: 'dairies',
      name: 'Perundurai dairies',
      note: 'Milk bought twice a day from village collection points is paid fortnightly by fat content, and untaxed fresh milk shares a plant with taxed butter and ghee.',
    },
  ],
  serviceAreas: [
    'Perundurai',
    'Bhavani',
    'Chithode',
    'Chennimalai',
    'Veerappanchatram',
    'Surampatti',
    'Thindal',
    'Gobichettipalayam',
  ],
  needs: [
    {
      service: 'gst-registration',
      why: 'A stallholder who sells only on market nights may think that he is too small to register, but goods sold across the border bring him in whatever he sells in a year. Mandi agents face another question, whether they sell in their own name. We settle it from the sale notes before filling in REG-01.',
    },
    {
      service: 'gst-returns',
      why: 'Processing charges, yarn purchases and cloth sales rarely fall in one month. A fabric owner whose bleacher bills late loses sight of the credit, and one whose printer has not filed does not get it at all. We list every job worker of the client, chase the missing bills before the cut-off of GSTR-2B, and file with the challan balance on record.',
    },
    {
      service: 'income-tax-filing',
      why: "A family here may grow turmeric on one survey number, buy the neighbours' crop as well, and hold stock in a godown waiting for the rate. Crop income keeps its exemption only if cultivation cost, yield and patta stand behind it; the bought stock is business. We prepare the two accounts separately and value the bags left on closing day.",
    },
  ],
  local: {
    'gst-registration': {
      ground: 'Bhavani',
      text: "Carpet weavers of Bhavani and bedsheet makers of Chennimalai who belong to a society do not register for what the society sells; a family that buys yarn and sells through fairs does. Power-loom sheds declare job weaving and own cloth. Dairies at Perundurai with fresh milk alone may need nothing, with ghee they do. Bleaching units bring the pollution consent in the same name as the application. The market stall's allotment letter is proof of place, provided the name on it is the applicant's and not an uncle's.",
    },
    'gst-returns': {
      ground: 'Perundurai',
      text: "A dairy at Perundurai keeps exempt milk and taxed ghee apart, divides credit on the chiller and pays growers by fat. Turmeric merchants mark each lot as agency or purchase, since dried turmeric is taxable in a merchant's sale, while an agent's commission for a grower has rules of its own; the sale notes decide. Societies post rebate sales by date. Bill books of the Monday market are checked for buyers' numbers before GSTR-1, as a wrong one cannot be mended once the Kerala buyer has filed without it. ITC-04 figures close the month.",
    },
    'gst-notices': {
      ground: 'Veerappanchatram',
      text: "Grey cloth from Veerappanchatram passes a sizer, a weaver, a bleacher and a folder, and a notice to any one of them is really about all four: metres out, metres back, shrinkage and the bill. The owner's challan number carried through is the best reply; without it the tables of four firms have to be made to agree. Turmeric agents are asked whether they were seller or agent, stallholders of the Monday market about buyers from other states whose numbers do not exist. We look up each buyer's number for the date of the bill.",
      trades: {
        'dried-goods':
          "For a turmeric mandi the auction slip is the first paper: lot, grower, weight, buyer and price. Beside it stand the loss in polishing, the agent's bill and the bank line. A lot sold as agent and shown as own sale, or the reverse, is set right by that slip.",
      },
    },
    'gst-refunds': {
      ground: 'Chithode',
      text: "Bleaching and printing units at Chithode may pay more tax on dyes and chemicals than processing carries, and looms more on inputs than cloth does; whether that is a refund depends on the HSN of each purchase. Turmeric exported in the merchant's own name opens a claim on polishing, bags and freight. Cloth sold to buyers from Kerala or Karnataka is not an export, though it leaves the state. Bedsheets sent abroad by a Chennimalai society are, if the papers say so. A stallholder who billed a Karnataka buyer with local tax pays the right head first and claims the other, with both returns and the corrected bill beside the form.",
      trades: {
        'weaver-societies':
          "A Chennimalai society that ships bedsheets in its own name claims on yarn, dyeing and packing, with shipping bills and the bank's advice. Bhavani carpets sold to an emporium that exports are a home sale. The State's rebate stays outside the form, and the committee's resolution names who signs.",
      },
    },
    'income-tax-filing': {
      ground: 'Gani Market',
      text: "Cloth merchants of the Gani Market have three stocks on 31 March: in the stall, in the godown and with job workers, and the third is proved by challans. Market nights bring cash that goes to the bank on Wednesday, so deposits follow the market and not the calendar. Dairy farmers' milk is business and not crop income. Loom sheds show job charges and cloth apart, and count the power subsidy. Societies file by rules of their own. Interest to relatives is credited in March and shown in their returns as well.",
    },
    'pf-esi-services': {
      ground: 'Perundurai',
      text: 'Dairies at Perundurai have route drivers, testers at village points and plant hands in three books; loom sheds have weavers by the metre and winders by the day; processing units have boiler men, wet hands and migrant helpers with account numbers from elsewhere. Turmeric yards share loadmen with the whole market. For each the question differs, so we make the list of who calls, who pays and who can send away, then file. A shed split between brothers to stay small may be counted as one.',
      trades: {
        dairies:
          "A Perundurai plant runs at night, when tankers come in and pouches go out, and the night roll is another list than the day's. For testers at village points, agents on commission and drivers it is asked who engages them; plant hands enter the roll on the day they start.",
      },
    },
    'tds-tcs-returns': {
      ground: 'Gani Market',
      text: 'Cloth owners in and around the Gani Market pay sizing, weaving, bleaching and folding in small weekly bills to the same few PANs, and the yearly total decides the deduction. Mandi agents draw heavy cash to pay turmeric growers, on which the bank itself may deduct; that credit has to be claimed. Stall rent goes to the owner of the building or to the municipality, which are not treated alike. Commission of cloth agents from Kerala is often cut from the payment and still counts as paid. Dairies buy milk, which is a purchase, and hire vans, which is not. Societies pay dyers and transport, and watch interest to members by the rules for a co-operative.',
      trades: {
        'power-looms':
          "A rayon lot in Erode passes sizer, weaver, processor and folder, and each sends a small bill each week. The page per PAN runs from April, since the year's total decides. Where the weaver bought a little yarn himself, his bill is split into goods and work before it is paid.",
      },
    },
    'company-registration': {
      ground: 'turmeric',
      text: "Turmeric growers who clean, polish and sell together can form a producer company and hold the store and the machine in it, while the land stays with each. Cloth families with looms, a stall and a processing share tend to ask for one company over all of it; the stall allotment and the pollution consent do not simply follow. An LLP for trade with the looms left outside is one answer. The weekly market sells on credit, and a bad debt there is what a limit on liability is meant for. Dairy farmers have societies and may add a producer company. A mandi family with three licences keeps them apart until the market committee's answer is in hand.",
      trades: {
        'power-looms':
          'A loom family at Veerappanchatram that wants one balance sheet for the bank lists looms, power connections and subsidy papers by the name they stand in. The looms may stay with the brothers on rent while a company buys yarn and sells cloth; the rent then needs an agreement and a rate.',
      },
    },
    'accounting-bookkeeping': {
      ground: 'Monday night',
      text: "What is sold on Monday night may be billed on Tuesday, packed later and paid for on the next Monday, so the market book has to be kept by market day and not by date alone. Buyers' returns come back with the same lorry. Turmeric lots need one reference from the auction slip to the sale bill, with weight lost in polishing. Cloth lying with job workers is listed at the month end by challan. Farming income is kept in its own cash book, because the bag from your field looks like the bag you bought.",
    },
    'udyam-registration': {
      ground: 'Chennimalai',
      text: "Chennimalai bedsheet makers and Bhavani carpet weavers are makers, even when a society sells for them; the stallholder who buys from both is a trader. Power-loom owners enter looms at book value and list brothers' sheds under the PAN that owns them. Processing units leave effluent equipment out of the investment. Turmeric merchants who polish and grind should add that code, since a dryer or polisher loan looks for it. The certificate is free on the government portal, so nobody needs to pay for a printed one.",
      trades: {
        'weaver-societies':
          "Societies at Chennimalai and Bhavani register in their own PAN; members who weave at home on the society's yarn have no need to, while a family that also weaves for itself may. Warping drums and dye vats of the society enter at book value, members' looms do not.",
      },
    },
    'iec-registration': {
      ground: 'Bhavani',
      text: "Jamakkalam from Bhavani and sheets from Chennimalai sell to shops abroad in small lots by courier as well as by container, and both are exports that need the code. Handwoven and power-loom goods belong to different councils and must be described as what they are. Turmeric goes under the Spices Board with cleaning and residue papers. Buyers from Kerala, Andhra and Karnataka are home customers. The bank's letter is lodged at the port, and the firm's name has to be one in PAN, GST and bank. Dairies sell within the south and need no code for it. Processors who import dyes or machines do, with safety sheets for the first and an engineer's report for the second.",
      trades: {
        'weaver-societies':
          'Bedsheets of Chennimalai and jamakkalam of Bhavani are sold under the names of their places, and only cloth woven there may bear them. A society takes the code in its own PAN, joins the handloom council if it wants its schemes, and writes composition, size and loom on the invoice as they are.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant in Erode: GST, ITR and Accounts',
    description:
      'Erode turmeric agents, power loom owners and Gani Market stalls: GST numbers, monthly returns and income tax filing for trades that sell by the lot.',
    keywords: [
      'tax consultant Erode',
      'GST registration Erode',
      'GST return filing Erode',
      'turmeric trader income tax',
      'textile job work GST Erode',
    ],
  },
} satisfies CityContent;
