import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'tirunelveli',
  changedOn: '2026-11-21',
  pincode: '627001',
  population: '4,00,000+',
  intro:
    'On one bank of the Thamirabarani, Tirunelveli Town fries halwa and sells paddy; on the other, Palayamkottai runs schools; and south of both the windmills turn.',
  description: [
    'Tirunelveli is two towns with a river between them. The western one, around the Nellaiappar temple, trades in rice, pulses, cloth and the wheat halwa that travels home in every bus. Palayamkottai on the east bank has taught the south for generations, and its colleges, hospitals and government offices pay the steadiest salaries in the district. Limestone gave Thalaiyuthu its cement works; the gap in the Ghats gave Radhapuram and Panagudi their wind farms; Gangaikondan now has an industrial park with tyres and solar panels.',
    'Long ownership by families marks the accounts. A sweet stall known by one name may be run by three cousins on three licences. A windmill is owned by a trader in Town for its depreciation, served by a contractor, and paid for by the board much later. Beedi firms in Melapalayam keep records of rollers who work at home. None of this fits a ready-made chart of accounts.',
  ],
  keyAttractions: [
    'Nellaiappar Temple',
    'Papanasam and Agasthiyar Falls',
    'Manimuthar Dam and Falls',
    'Krishnapuram Venkatachalapathy Temple',
    'Koonthankulam Bird Sanctuary',
  ],
  majorIndustries: [
    {
      kind: 'healthcare-education',
      name: 'Palayamkottai colleges and hospitals',
      note: 'Church and trust managements in Palayamkottai pay aided and unaided teachers from separate funds, and a salary booked to the wrong one distorts both accounts.',
    },
    {
      kind: 'food-processing',
      name: 'Halwa makers and rice mills',
      note: 'Halwa shops near the Town arch buy wheat, ghee and sugar daily and sell by weight over the counter, so the yield per batch is the only check on sales.',
    },
    {
      kind: 'energy',
      name: 'Wind farms and solar panels',
      note: 'Electricity sold from Radhapuram carries no GST, which turns the tax on blades, cranes and service contracts into a cost that the owner has to budget.',
    },
    {
      kind: 'cement-minerals',
      name: 'Thalaiyuthu cement and quarries',
      note: 'Lorry owners hauling limestone and clinker around Sankarnagar are paid by tonne and trip, with diesel drawn from the company pump cut from the bill.',
    },
    {
      kind: 'retail',
      name: 'Town and Vannarpettai shops',
      note: 'Cloth and vessel dealers on the car streets sell on festival chit schemes, and the instalments received are a liability until the customer takes the goods.',
    },
    {
      kind: 'jewellery-crafts',
      name: 'Pathamadai mat weavers',
      note: "Fine korai mats from Pathamadai are woven to order by women's groups, whose advance from an emporium must not be entered as sales on the day it comes.",
    },
  ],
  serviceAreas: [
    'Palayamkottai',
    'Tirunelveli Town',
    'Vannarpettai',
    'Melapalayam',
    'Thachanallur',
    'Pettai',
    'Perumalpuram',
    'Gangaikondan',
  ],
  needs: [
    {
      service: 'accounting-bookkeeping',
      why: 'A windmill owner in Town receives a generation statement, a wheeling charge, a banking adjustment and a service bill, none for the same month. A halwa maker has hundreds of cash sales a day and one notebook. For the first we book income by meter reading, for the second by batch yield, and both get monthly statements in place of a year-end puzzle.',
    },
    {
      service: 'company-registration',
      why: "Cousins who inherited a sweet or rice business under a well-known name come to grief when one wants to open in Chennai. An LLP or company can own the name, fix each branch's share and outlive a quarrel; investors in a jointly owned wind turbine need the same. We draft the agreement in terms the elders recognise, then file the forms and the yearly statements.",
    },
    {
      service: 'pf-esi-services',
      why: "Unaided schools in Palayamkottai hire on yearly contracts, cement hauliers and wind farm security come through agencies, and the management learns of unpaid contributions only when a teacher tries to withdraw. The principal employer answers for the contractor as well. We keep joining dates, wages and exits current for each institution and test the contractor's challan against his gate list.",
    },
  ],
  seo: {
    title: 'Accountants for Tirunelveli: Books, Payroll, Companies',
    description:
      'Monthly accounts for windmill owners and halwa makers, PF for Palayamkottai schools, companies for family firms: Tirunelveli filings done from Coimbatore.',
    keywords: [
      'tax consultant Tirunelveli',
      'accountant Tirunelveli',
      'company registration Tirunelveli',
      'PF consultant Palayamkottai',
      'windmill accounts Tirunelveli',
    ],
  },
} satisfies CityContent;
