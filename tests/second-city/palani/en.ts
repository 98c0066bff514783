/** A city that is not on the site: tests/more/build.test.ts adds its folder to a copy of the sources. */
export const content = {
  intro:
    'We do GST, accounts and income tax for sweet makers, flower agents and coconut traders in Palani and Ayakudi.',
  description: [
    'Palani lives with the temple calendar. Shops below the hill sell in a few festival weeks what others sell in months. We enter sales day by day, so that a busy Thaipusam does not surprise you at the return.',
    'Panchamirtham makers buy bananas, jaggery and ghee, and sell sealed tins. We keep one sheet for fruit and one for tins, and compare both with your bills before the month is closed.',
    'Coconut and flower traders pay growers in cash before sunrise. We show you which slips to write at the scale. Purchases then stand in the books with a name.',
  ],
  keyAttractions: ['Palani Murugan Temple', 'Idumban Hill', 'Thiru Avinankudi', 'Palar Dam', 'Kodaikanal ghat road'],
  majorIndustries: [
    {
      kind: 'sweets',
      name: 'Panchamirtham makers',
      note: 'Sealed tins and loose sweets are different goods. Bill them with different codes.',
    },
    {
      kind: 'flower-markets',
      name: 'Flower commission agents',
      note: 'Growers are paid the same morning. Only the commission is your income.',
    },
    {
      kind: 'coconuts',
      name: 'Coconut traders of Ayakudi',
      note: 'Nuts are counted at the farm and again at the yard. Write both counts on the slip.',
    },
    {
      kind: 'restaurants',
      name: 'Eateries on the foot of the hill',
      note: 'Festival weeks bring cash sales. Close the till each night on paper.',
    },
  ],
  serviceAreas: ['Adivaram', 'Ayakudi', 'Kolumam', 'Neikkarapatti', 'Keeranur', 'Kaniyur', 'Pappampatti', 'Vayalur'],
  work: (town: string) =>
    `We work for Palani shops from ${town}. Send bills by WhatsApp at night, registers by courier, or visit us.`,
  trades: [
    {
      kind: 'sweets',
      name: 'Panchamirtham makers',
      needs: 'You need item codes for tins and loose sweets, and books that follow fruit, jaggery and ghee.',
    },
    {
      kind: 'flower-markets',
      name: 'Flower agents',
      needs: 'You need a ledger that shows commission apart from the money of growers.',
    },
    {
      kind: 'coconuts',
      name: 'Coconut traders',
      needs: 'You need purchase slips with names and weights, and a GST number that covers the yard.',
    },
  ],
  services: {
    'gst-returns': {
      lead: 'We file GST returns for Palani shops and sweet makers, with festival weeks sorted day by day.',
      trades: [
        {
          trade: 'sweets',
          name: 'Panchamirtham makers',
          wrong:
            'Tins for pilgrims and open jars for nearby eateries go on one bill under one code. After Panguni Uthiram nobody can part the two.',
          we: 'We give your counter two keys, one for tins and one for jars, and file from both totals.',
          send: ['Counter rolls of festival days', 'Tin purchase bills', 'Banana and jaggery slips'],
        },
        {
          trade: 'coconuts',
          name: 'Coconut traders',
          wrong:
            'Lorries leave Ayakudi with nuts for oil mills while the count is still argued. The bill is written days later with a rounded figure.',
          we: 'We match your gate book with lorry receipts and report the count that the buyer accepted.',
          send: ['Gate book photographs', 'Lorry receipts', 'Debit notes of oil mills'],
        },
        {
          trade: 'restaurants',
          name: 'Eateries on the foot of the hill',
          wrong:
            'Pilgrim groups book meals ahead and pay half in advance. The advance is forgotten when the month is filed.',
          we: 'We list group bookings by travel date and move each advance into its month.',
          send: ['Booking diary', 'Till slips', 'Bank statement'],
        },
      ],
      question: {
        question: 'My Adivaram stall opens for Thaipusam weeks alone. Do I file in the quiet months?',
        answer:
          'A number that stays active expects returns for quiet months as well. Tell us which weeks the stall is open, and we look at what suits a seasonal seller before the festival begins.',
      },
    },
  },
  seo: {
    title: 'Tax Consultant in Palani for GST and Accounts',
    description:
      'GST, accounts and income tax for panchamirtham makers, flower agents and coconut traders in Palani, with papers sent by WhatsApp or by courier.',
  },
};
