import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact }: LocalSite): ServiceListing => ({
  name: 'IEC Registration',
  summary: `Import export code in ${fact('iec.registration-time')}`,
  facts: [
    { label: 'Government fee', figure: fact('iec.fee') },
    { label: 'Time taken', figure: fact('iec.registration-time') },
  ],
  sheet: {
    title: 'How long does it take?',
    answer: fact('iec.registration-time'),
    facts: [{ label: 'Government fee', figure: fact('iec.fee') }],
  },
  offer: (city) =>
    `Import export code (IEC) for your business in ${city}. We apply, keep it updated and register your AD code.`,
});

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed, inTown, town } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'iec-registration',
    changedOn: '2026-11-27',
    description: `We get your import export code (IEC) from DGFT and help you with the first steps at your bank and at customs. The IEC has ${plain('iec.digits')} characters, the same as your PAN, and usually takes ${fact('iec.registration-time')}.`,
    features: [
      'IEC application (ANF-2A) on the DGFT portal',
      'Name, PAN, bank and address proofs matched before we apply',
      'AD code registered on the customs portal (ICEGATE), so that your bank account is linked with customs',
      'LUT (letter of undertaking, renewed every year) for exports without IGST',
      'RCMC (membership certificate) from the export promotion council for your product',
      'Changes of address, bank, branch or partner in an existing IEC',
    ],
    benefits: [
      'If you have only a PAN and a rented workshop, we tell you before you apply which address proof DGFT will accept.',
      'We give your bank branch the wording of the AD code letter, so that the letter is correct the first time.',
      'We make sure that your name and address are the same in GST, bank and customs records, so that your first shipping bill raises no query.',
      'If you import, we tell you the duty, the IGST and any licence for your HS code before you pay.',
      'You do not need to visit the DGFT office. You sign the form with Aadhaar or a digital signature from where you are.',
    ],
    process: [
      {
        step: 1,
        title: 'You tell us what you will ship',
        description:
          'Tell us the goods, the country and your bank. We decide with you whose name the IEC should be in.',
      },
      {
        step: 2,
        title: 'We compare the papers',
        description:
          'We check that your name is the same on the PAN, the bank proof and the address proof, and that the addresses agree. If a name or a door number is different, you correct it before we apply.',
      },
      {
        step: 3,
        title: 'We apply, you sign',
        description: `We fill in the form. You sign with an Aadhaar OTP or digital signature and pay the government fee of ${fact('iec.fee')}. The IEC takes ${fact('iec.registration-time')}. The AD code and the RCMC take longer, so start before you have an order.`,
      },
      {
        step: 4,
        title: 'You are ready for the first shipment',
        description:
          'We register the AD code of your bank with customs and file the LUT, so that you can export without paying GST. Then we check your first export invoice with you.',
      },
    ],
    documents: [
      'PAN of the proprietor, firm, company or trust',
      'Masked Aadhaar of the person who signs. Keep the mobile linked with Aadhaar ready for the OTP',
      {
        text: 'Partnership deed, incorporation certificate or trust deed',
        for: ['firm', 'company'],
      },
      'Address proof: sale deed, rental agreement or latest EB bill',
      'Cancelled cheque with printed name, or bank certificate',
      'GSTIN and registration certificate, if registered',
      {
        text: 'Name, PAN, address and DIN of every partner or director',
        for: ['firm', 'company'],
      },
      'Mobile number and e-mail address that will not change later',
    ],
    papersQuestion: {
      ask: 'Who is applying?',
      answers: {
        proprietor: 'A proprietor',
        firm: 'A partnership firm or LLP',
        company: 'A company',
      },
    },
    page: {
      title: 'IEC Registration before your first shipment',
      intro:
        'Do you want to export or import? Customs does not clear commercial goods without an import export code (IEC). We apply for the IEC on your own PAN. Then we register the AD code, which links your bank account with customs, and file the LUT.',
      action: 'Ask about an IEC',
      items: [
        {
          title: 'New IEC for any form of business',
          description:
            'Proprietors, partnerships, companies, LLPs, trusts and Hindu undivided families can get an IEC. There is one IEC for each PAN, and it covers all branches and factories.',
        },
        {
          title: 'AD code on the customs portal (ICEGATE)',
          description:
            'The authorised dealer (AD) code links your bank account with customs. Until the AD code is registered, you cannot file a shipping bill, and customs has no account to pay your drawback into.',
        },
        {
          title: 'LUT for exporters',
          description:
            'The letter of undertaking (LUT, form RFD-11) lets you export without charging IGST. We file the LUT every financial year. If you export without the LUT, you can get a notice.',
        },
        {
          title: 'RCMC, the membership certificate of an export promotion council',
          description:
            'Garments, leather, coir, spices and engineering goods each have an export promotion council or board. You need a certificate from your council (RCMC) to claim benefits under the foreign trade policy or to take part in its trade fairs.',
        },
        {
          title: 'Modification and updating',
          description:
            'If your address, branch, bank or partners change, you must update the IEC with DGFT. If you do not confirm your details in time, the IEC can be deactivated. We can help you activate the IEC again.',
        },
        {
          title: 'Import checks',
          description:
            'Before you order, we check the HS code (customs code of the goods), the duty, the IGST and whether you need BIS or another approval. We also check whether the goods are restricted. Later we match the IGST on the bill of entry with GSTR-2B, so that you do not lose the credit.',
        },
        {
          title: 'After the shipment',
          description:
            "We follow up bank realisation certificates, GST refund data and drawback queries. We also close open entries in EDPMS, the banks' list of exports. Your bank keeps asking about a shipping bill until its EDPMS entry is closed.",
        },
      ],
      benefits: [
        {
          icon: 'ship',
          title: 'Your cargo can move',
          description:
            'You need the IEC for every shipping bill and bill of entry. If you have the IEC and the AD code before you book the container, you avoid demurrage at the port.',
        },
        {
          icon: 'globe',
          title: 'Sell under your own name',
          description:
            'If you sold to foreign buyers through a merchant exporter until now, you can invoice them yourself. Your bank then sees the exports in your own name.',
        },
        {
          icon: 'calendar-check',
          title: 'One code for life',
          description: `The IEC is valid for life. You must confirm the IEC details every year from 1 April to ${plain('iec.confirmation-due')}, even if nothing has changed. We can confirm the details for you.`,
        },
        {
          icon: 'undo',
          title: 'Refunds through customs',
          description:
            'IGST refunds on exports, drawback and duty credits are paid through customs on shipping bills with your IEC. Correct entries in the shipping bill avoid delay.',
        },
      ],
      reasons: [
        {
          icon: 'handshake',
          title: 'IEC, bank and customs together',
          description:
            'You cannot ship with an IEC alone. We also write to your bank branch for the AD code letter, register the AD code on ICEGATE and file the LUT.',
        },
        {
          icon: 'receipt',
          title: 'GST and export together',
          description:
            'An export refund depends on Table 6A of GSTR-1, the port codes and the shipping bill numbers. If we also file your GST returns, we can match the returns with your export papers.',
        },
        {
          icon: 'map-pin',
          title: 'We know export papers',
          description: `${claimed('founded', `Since ${fact('firm.founded')} we have worked in ${town}`, `We work in ${town}`)}${inTown('coimbatore', ', where many firms export knitwear, coir, pumps and castings.', ' and help exporters and importers all over Tamil Nadu.')}`,
        },
      ],
      questions: [
        {
          question: 'Who does not need an IEC?',
          answer:
            'You do not need an IEC for goods for personal use, or if you sell only to a merchant exporter in India. If you sell goods abroad online and send them by courier, that is a commercial export, so you need an IEC.',
        },
        {
          question: 'We export software services. Do we need an IEC?',
          answer:
            'For services, technology or software you need an IEC only if you claim a benefit under the foreign trade policy. Banks and foreign portals can still ask for an IEC.\nYou do not need an IEC for GST. To export services without tax, you need the LUT (RFD-11).',
        },
        {
          question: 'How long is an IEC valid?',
          answer: `An IEC does not expire. You confirm the details on the DGFT portal every year from 1 April to ${plain('iec.confirmation-due')}, even if nothing has changed.\nIf you do not confirm the details, the code is deactivated. You can activate the code again, but you cannot clear any cargo until then.`,
        },
        {
          question: 'What do I do after I get the IEC?',
          answer:
            'If you export, register the AD code of your bank on ICEGATE and file the LUT. If you want benefits under the foreign trade policy, take an RCMC. If you import, check the HS code, the duty and the approvals, and give your IEC to your customs broker.',
        },
      ],
      closing: {
        title: 'Has a foreign buyer asked for a quotation?',
        text: 'Apply while you are still talking to the buyer, not after the order. Tell us the product and the country. We will list the codes, licences and papers you need, and tell you what our fee would be.',
        action: 'Ask about my first shipment',
      },
      extras: [
        {
          kind: 'table',
          title: 'What the code is used for',
          intro:
            'Offices and banks ask for the IEC at different steps of the same shipment. This table shows where you need it and what happens without it.',
          columns: [
            { heading: 'Benefit', kind: 'name' },
            { heading: 'What it means', kind: 'text' },
            { heading: 'Why it matters' },
          ],
          rows: [
            [
              'Customs clearance',
              'You enter the IEC on every shipping bill and bill of entry on ICEGATE.',
              'Without the IEC, commercial goods cannot leave or enter India, and you pay storage charges.',
            ],
            [
              'Payments through the bank',
              'Banks link export receipts and import remittances to the IEC in EDPMS (exports) and IDPMS (imports).',
              'If a shipping bill is not linked with its payment, the bank keeps the entry open and can hold back your next bill.',
            ],
            [
              'Refund of IGST and drawback',
              'Customs pays the refund and the drawback into the bank account that is registered for your IEC.',
              'If the bank account is wrong or the AD code is not registered, the refund does not reach you.',
            ],
            [
              'Schemes under the foreign trade policy',
              'You apply for advance authorisation (inputs), EPCG (machines) and duty credits from the DGFT login of the IEC.',
              'Without an active IEC you cannot apply for any of these schemes.',
            ],
            [
              'Export council membership',
              'The export promotion council gives you a membership certificate (RCMC) for the products you export.',
              'You need the RCMC for most benefits under the foreign trade policy. The RCMC also helps you take part in trade fairs and appear in lists of exporters that foreign buyers use.',
            ],
            [
              'Proof for foreign buyers',
              'Anyone can check on the DGFT portal whether an IEC is active and in whose name it is.',
              'Careful buyers and online marketplaces check your IEC before they place an order or open an account.',
            ],
          ],
        },
        {
          kind: 'table',
          title: 'Export schemes to ask about',
          intro:
            'Which scheme is open, and at what rate, depends on the product, the destination and the shipment date. We check the notification in force before you quote a price.',
          columns: [
            { heading: 'Scheme', kind: 'name' },
            { heading: 'Benefit', kind: 'text' },
            { heading: 'Rate', kind: 'figure' },
          ],
          rows: [
            [
              'RoDTEP',
              'You get back, as a duty credit, the duties and taxes on exported goods that are not refunded in any other way',
              `The rate notified for your tariff item. RoDTEP is usually open until ${plain('iec.rodtep')}`,
            ],
            [
              'RoSCTL',
              'If you export garments or made-ups, you get back central and state levies as a duty credit',
              `The rate notified for your tariff item. RoSCTL was open until ${plain('iec.rosctl')}. Ask us whether it continues`,
            ],
            [
              'Export Promotion Capital Goods (EPCG)',
              `You import machinery without customs duty, and must export ${caseWording('iec.export-obligation', 'times')} times the duty saved within ${caseWording('iec.export-obligation', 'within')}`,
              fact('iec.capital-goods-duty'),
            ],
            [
              'Advance authorisation',
              'You import inputs for the exported product without basic customs duty, in fixed proportions',
              'As per the input-output norms of the product',
            ],
            [
              'Duty drawback',
              'You get back customs duty on inputs after export. You claim the drawback in the shipping bill itself',
              'As notified for the tariff item',
            ],
          ],
          basis: basis('iec.rodtep', 'iec.rosctl', 'iec.capital-goods-duty'),
          warning:
            'Every reward or duty concession has its own conditions, usually an export obligation, a time limit or both. Read the conditions with us before you promise a price to the buyer.',
        },
      ],
      changes: [
        {
          before: 'A code of 10 digits',
          now: `${plain('iec.digits')} characters, the same as your PAN`,
          since: '1 July 2017',
          rule: basis('iec.digits').text,
        },
        {
          before: 'The code takes 7-15 working days',
          now: fact('iec.registration-time'),
          since: 'No fixed date',
          rule: basis('iec.registration-time').text,
        },
        {
          before: 'Lifetime validity, and nothing to do',
          now: `The IEC does not expire, but you confirm it every year from 1 April to ${plain('iec.confirmation-due')}`,
          since: '12 February 2021',
          rule: basis('iec.validity').text,
        },
        {
          before: 'Rewards of 2-5% of FOB on goods (MEIS)',
          now: `Ended. RoDTEP replaced MEIS and usually runs until ${plain('iec.rodtep')}`,
          since: '1 January 2021',
          rule: basis('iec.reward-fob').text,
        },
        {
          before: 'Rewards of 3-5% of net forex on services (SEIS)',
          now: 'Ended',
          since: '2020-21',
          rule: basis('iec.reward-forex').text,
        },
        {
          before: '3% customs duty on capital goods (EPCG)',
          now: fact('iec.capital-goods-duty'),
          since: '18 April 2013',
          rule: basis('iec.capital-goods-duty').text,
        },
      ],
    },
    seo: {
      title: `IEC Registration in ${town}: Import Export Code`,
      description: `IEC registration for exporters and importers in Tamil Nadu: we apply at DGFT, link the AD code and file the LUT. Code usually in ${fact('iec.registration-time')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
