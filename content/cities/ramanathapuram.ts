import type { CityContent } from '../schema.ts';

export const content = {
  slug: 'ramanathapuram',
  changedOn: '2026-11-21',
  pincode: '623501',
  population: '61,000+',
  intro:
    "Between Paramakudi's looms and the boats of Rameswaram lies a dry country of chilli, salt and solar panels, and Ramanathapuram is the town where its traders come to bank, bill and file.",
  description: [
    "Rain is scarce in Ramanathapuram, so people live by what manages without it: the round mundu chilli that carries the district's name, salt at Valinokkam, sunlight at the Kamuthi solar park and, above all, the sea. Boats land at Rameswaram, Mandapam, Pamban and Thondi, crab and prawn go on ice to processors, and pilgrims to the Ramanathaswamy Temple fill the island's lodges.",
    "Much of it is sold by weight, early, for cash, with a buyer in Madurai, Thoothukudi or Kerala settling the price afterwards. Dried chilli comes inside GST although the green pod did not; an agent's loan to a boat owner is neither purchase nor expense. We work from landing slips, cold-store receipts and mandi notes, turn them into invoices that name the right party, and prepare sellers who want to export in their own name.",
  ],
  keyAttractions: [
    'Ramanathaswamy Temple, Rameswaram',
    'Ramalinga Vilasam Palace',
    'Pamban Bridge',
    'Dhanushkodi',
    'Mangalanathar Temple, Uthirakosamangai',
    'Erwadi Dargah',
  ],
  majorIndustries: [
    {
      kind: 'seafood',
      name: 'Rameswaram and Mandapam boats',
      note: 'Crab, prawn and fish change hands on the jetty at Mandapam in the name of whichever agent advanced the diesel, and the slip should show weight, rate and recovery apart.',
    },
    {
      kind: 'farm-produce',
      name: 'Mundu chilli and cotton',
      note: 'Growers of Mudukulathur and Kamuthi store mundu chilli for a better rate, so the dealer must tell goods held for a farmer from goods he has already bought.',
    },
    {
      kind: 'tourism',
      name: 'Pilgrim lodges of Rameswaram',
      note: 'Rooms, tour cars and rites are often sold as one package on the island, and each needs its own line on the bill because the tax on the three is not alike.',
    },
    {
      kind: 'handloom-silk',
      name: 'Paramakudi handlooms',
      note: 'Master weavers at Paramakudi hand out yarn and pay wages per saree, so yarn lying with each weaver is stock and has to appear in the year-end list by name.',
    },
    {
      kind: 'energy',
      name: 'Solar park upkeep at Kamuthi',
      note: 'Panel washing, guarding and clearing at Kamuthi are labour contracts, where the wage sheet and the PF and ESI challans are asked for along with the invoice.',
    },
    {
      kind: 'chemicals-salt',
      name: 'Valinokkam salt pans',
      note: 'A pan operator at Valinokkam scrapes for part of the year and sells from heaps for the rest; a measured heap at the year end is the only stock figure that stands up.',
    },
  ],
  serviceAreas: ['Rameswaram', 'Paramakudi', 'Mandapam', 'Pamban', 'Keelakarai', 'Mudukulathur', 'Kamuthi', 'Thondi'],
  needs: [
    {
      service: 'gst-registration',
      why: 'Fresh fish and green chilli stay outside the tax, while dried chilli, a lodge room and a let-out godown do not, and one PAN in Ramanathapuram may hold them all. The sum of the streams decides, not each alone. We list them, file GST REG-01 with both the island and the town as places of business, and enter the HSN and SAC codes correctly at the start.',
    },
    {
      service: 'iec-registration',
      why: 'Crab, prawn and dry fish from this coast mostly reach foreign buyers under the name of an exporter in Thoothukudi or Kochi, and mundu chilli under that of a spice house. A seller who wants the order direct begins with a code from DGFT, then MPEDA registration or a Spices Board certificate, then an AD code at the port. We take these in sequence so that no sample waits on a form.',
    },
    {
      service: 'company-registration',
      why: 'Institutional buyers of chilli and palm products sign with a company, not with a list of growers from Mudukulathur. A producer company suits farmers pooling a crop; an LLP suits two agents who share a cold store. We settle membership and objects, file SPICe+ or FiLLiP, and start the minutes, share register and ROC calendar, because a group that forgets its annual forms can be struck off.',
    },
  ],
  seo: {
    title: 'Ramanathapuram GST and Export Code: Fish and Chilli',
    description:
      'GST registration, IEC and producer company set-up for seafood agents, mundu chilli dealers and Rameswaram lodges across Ramanathapuram district.',
    keywords: [
      'GST registration Ramanathapuram',
      'Rameswaram lodge GST',
      'mundu chilli export IEC',
      'seafood export registration Mandapam',
      'producer company Ramanathapuram',
      'Paramakudi tax consultant',
    ],
  },
} satisfies CityContent;
