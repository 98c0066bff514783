import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'pollachi',
  changedOn: '2026-11-21',
  pincode: '642001',
  population: '90,000+',
  intro:
    'Every part of the coconut is sold in Pollachi, from tender nut to pith block, and each step from grove to container changes how the income is taxed.',
  description: [
    'Rain through the Palghat gap keeps the groves around Pollachi green, and nearly every business in the taluk touches the palm. Tender nuts go north by lorry, mature nuts to copra yards, husk to fibre mills, and the pith that was once dumped beside the road is washed, pressed into blocks and shipped to greenhouse growers abroad.',
    'That ladder is also a tax ladder. A grower selling whole nuts is a farmer. The day he dries copra or presses oil he runs a business, and the day his pith leaves Thoothukudi port he is an exporter with a code to obtain and bank papers to match. Many families stand on all three rungs at once, in one bank account. Being only an hour down the road from our Coimbatore office, Pollachi clients can hand over their papers in person when that is easier.',
  ],
  keyAttractions: [
    'Masani Amman Temple, Anaimalai',
    'Topslip, Anamalai Tiger Reserve',
    'Aliyar Dam',
    'Monkey Falls',
    'Azhiyar Arivu Thirukovil',
  ],
  majorIndustries: [
    {
      kind: 'coir',
      name: 'Coir fibre and pith units',
      note: 'Yards buy husk by the lorry and sell fibre at home and pith blocks abroad, so yield per load has to be recorded to value what lies drying in the open.',
    },
    {
      kind: 'food-processing',
      name: 'Copra yards and oil mills',
      note: 'Copra shrinks as it dries and its price moves daily, which means that stock booked at the buying weight overstates what can still be sold or pressed.',
    },
    {
      kind: 'farm-produce',
      name: 'Gandhi Market jaggery and vegetables',
      note: "Commission men auction jaggery and vegetables for growers, and their pattis must show the grower's price, the charges and the commission as three separate amounts.",
    },
    {
      kind: 'poultry-dairy',
      name: 'Cattle market and dairy farms',
      note: 'One of the largest cattle fairs in the south meets here each week, and dairy farmers need the cost and sale of each animal kept apart from milk receipts.',
    },
    {
      kind: 'handloom-silk',
      name: 'Negamam cotton saree weavers',
      note: 'Master weavers at Negamam supply yarn to home looms and pay by the saree, a wage register and a stock register that ought to tell the same story.',
    },
    {
      kind: 'tourism',
      name: 'Farm stays and Anamalai resorts',
      note: 'Grove owners let cottages to weekend guests from Coimbatore and Kerala, and that rent is business income even when the cottage stands among coconut palms.',
    },
  ],
  serviceAreas: [
    'Anaimalai',
    'Kinathukadavu',
    'Zamin Uthukuli',
    'Suleeswaranpatti',
    'Mahalingapuram',
    'Negamam',
    'Gomangalam',
    'Vettaikaranpudur',
  ],
  needs: [
    {
      service: 'iec-registration',
      why: 'The first enquiry for coir pith blocks usually reaches a Pollachi yard by WhatsApp, and the container is promised before the code exists. The IEC must carry the same name, PAN and bank account as the GST registration, or the port will not match the shipment. We apply, then link the AD code with the bank before stuffing begins.',
    },
    {
      service: 'income-tax-filing',
      why: 'Grove owners show everything as agricultural income because it all came from coconut. Profit from drying copra, baling fibre or letting a farm cottage is not, and a query follows when large deposits meet a return with no business in it. We separate grove from yard with a simple transfer value and file on that footing.',
    },
    {
      service: 'gst-registration',
      why: "An agriculturist selling his own nuts needs no GST number, yet the same man trading in neighbours' copra may need one. Buyers of pith and oil ask for it before the first order. We read a year of bank entries, mark what was his own crop and what was bought, and apply only for the activity that calls for it.",
    },
  ],
  seo: {
    title: 'Pollachi Coconut and Coir Businesses: Tax and GST',
    description:
      'From grove to copra yard to pith container: IEC, GST registration and income tax for Pollachi growers, coir units, oil mills and market commission agents.',
    keywords: [
      'tax consultant Pollachi',
      'coir pith export IEC',
      'copra GST registration',
      'coconut farmer income tax',
      'accountant Pollachi',
    ],
  },
} satisfies CityContent;
