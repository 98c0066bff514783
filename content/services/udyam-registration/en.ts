import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact }: LocalSite): ServiceListing => ({
  name: 'Udyam Registration',
  summary: `MSME certificate in ${fact('udyam.registration-time')}`,
  facts: [
    { label: 'Government fee', figure: fact('udyam.fee') },
    { label: 'Time taken', figure: fact('udyam.registration-time') },
  ],
  sheet: {
    title: 'How long does it take?',
    answer: fact('udyam.registration-time'),
    facts: [
      { label: 'Government fee', figure: fact('udyam.fee') },
      { label: 'You need', figure: 'Aadhaar and PAN' },
    ],
  },
  offer: (city) => `Udyam (MSME) certificate for your business in ${city}. We fill in the form, you type the OTP.`,
});

export const content = (site: LocalSite) => {
  const { factsOfPage, town } = site;
  const { fact, plain, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'udyam-registration',
    changedOn: '2026-11-27',
    description: `We get the Udyam certificate for your micro, small or medium enterprise. We first prepare the activity codes, machinery figures and PAN data, then guide you through the filing. The registration usually takes ${fact('udyam.registration-time')}.`,
    features: [
      'Category (micro, small or medium) worked out from your tax returns',
      'Activity codes (NIC) chosen for what you actually do',
      'Filing on the official Udyam portal, with Aadhaar OTP',
      'Other units and godowns added to the same Udyam number',
      'Corrections and updates to an old certificate',
      'Advice on the loan or scheme for which you need Udyam',
    ],
    benefits: [
      'We guide you through the form on the phone. The OTP comes to your own mobile, and you do not have to travel.',
      'Before filing, we check that your name, PAN and GSTIN match, because a mismatch stops the application on the first screen.',
      'We tell you which schemes are for manufacturers, which are for service providers and which leave out traders.',
      'If you have an older registration (Udyog Aadhaar or EM-II), you get a Udyam number with the correct date of commencement.',
      'After you get the certificate, we tell you what to print on your invoices and quotations about your MSME status.',
    ],
    process: [
      {
        step: 1,
        title: 'You tell us about the business',
        description:
          'Tell us who owns the business and whose Aadhaar will be used. One business can have only one Udyam number.',
      },
      {
        step: 2,
        title: 'We put the figures on one page',
        description:
          'We write the investment in machinery, the sales and the activity codes on one page. You read and confirm the page, because you declare the figures on the portal yourself.',
      },
      {
        step: 3,
        title: 'You type the OTP',
        description:
          'We guide you through the portal on the phone. You type the OTP yourself and do not tell it to anybody.',
      },
      {
        step: 4,
        title: 'You get the certificate',
        description: `You usually get the certificate in ${fact('udyam.registration-time')}. We send you the certificate as a PDF and tell you what your bank needs.`,
      },
    ],
    documents: [
      'Masked Aadhaar of the proprietor, managing partner, karta of the HUF (Hindu undivided family) or authorised signatory',
      'Mobile linked with that Aadhaar, for the OTP that you type in yourself',
      'PAN of the owner, firm, LLP or company',
      'GSTIN, or the reason why you do not need one',
      'Address of the office and of every factory, shop or godown',
      'Bank account number and IFSC of the business',
      'Last income tax return, with the list of machinery and equipment',
      'Number of men and women employed, and the date the business started',
    ],
    page: {
      title: 'Udyam Registration for manufacturers, services and shops',
      intro:
        "Udyam is the government's registration for micro, small and medium enterprises. You register with the owner's Aadhaar and the PAN of the business. We work out the codes and figures and guide you through the portal.",
      action: 'Ask about Udyam',
      items: [
        {
          title: 'New Udyam registration',
          description:
            'We register proprietors, partnerships, LLPs, companies, societies and trusts. The portal takes the figures for your PAN from your income tax and GST returns, so we first check what you have filed.',
        },
        {
          title: 'Choice of activity codes (NIC)',
          description:
            'A lathe shop that also trades in steel needs the code for lathe work and the code for steel trade, in the right order. If a manufacturer is entered as a trader by mistake, he can be refused a subsidy for manufacturers.',
        },
        {
          title: 'Category check',
          description:
            'Your category depends on your investment and your turnover. If you cross the investment limit or the turnover limit, you move up a category. Land, building and furniture are not counted in investment. Exports are not counted in turnover.',
        },
        {
          title: 'Moving from Udyog Aadhaar (or EM-II)',
          description:
            'Registrations from before Udyam are no longer valid. We prepare the Udyam registration with the dates on your old certificate, and give your bank and larger customers the new number.',
        },
        {
          title: 'Amendments',
          description:
            'You add a new unit, a new address, another bank account or another activity to your existing Udyam number. If the certificate still has old details, your application for a scheme can be sent back.',
        },
        {
          title: 'Delayed payment cases',
          description:
            'If a buyer does not pay a micro or small supplier, we prepare the case on the Samadhaan portal. For the case we need the purchase orders, the invoices and the proof of delivery. We work out the interest under the MSMED Act.',
        },
        {
          title: 'Papers for schemes and banks',
          description:
            'We prepare the project report, the projections and the CMA data that your bank asks for, and put them in one file with the certificate. The bank branch or the District Industries Centre then decides on your application.',
        },
      ],
      benefits: [
        {
          icon: 'banknote',
          title: 'Loans without collateral',
          description: `Under the credit guarantee scheme, a bank can lend up to ${plain('udyam.collateral-free-loan')} to a micro or small enterprise without property as security. The bank decides on the loan, and well-kept books help.`,
        },
        {
          icon: 'clock',
          title: 'Interest from late payers',
          description:
            'A buyer who pays a registered micro or small manufacturer or service provider late owes compound interest. The buyer can also lose the income tax deduction for the bill until he pays.',
        },
        {
          icon: 'percent',
          title: 'Subsidy for new projects',
          description: `Central and state schemes support new units and machinery, with a subsidy of up to ${plain('udyam.subsidy')} of project cost. The PMEGP scheme was approved up to March 2026, so ask us whether it continues. The amount depends on the place, the activity and the owner's category.`,
        },
        {
          icon: 'file-badge',
          title: 'Proof for tenders',
          description:
            'If you have a Udyam number, public bodies and the Government e-Marketplace can reduce or waive the bid deposit (EMD). Public bodies also reserve some purchases for micro and small suppliers.',
        },
      ],
      reasons: [
        {
          icon: 'shield-check',
          title: 'Only the official portal',
          description:
            "Fake websites copy the ministry's design to collect money and Aadhaar details. We use only the portal of the MSME ministry. You can scan the QR code on your certificate to see your registration.",
        },
        {
          icon: 'calculator',
          title: 'Figures that match your returns',
          description:
            'We also file GST and income tax returns, so the turnover and the investment in Udyam agree with your returns.',
        },
        {
          icon: 'lightbulb',
          title: 'An honest answer about schemes',
          description:
            'If your trade or category cannot get a subsidy, we tell you before you spend on a project report. If you can get a subsidy, we tell you which office to go to and which papers to take.',
        },
      ],
      questions: [
        {
          question: 'How long does Udyam registration take?',
          answer: `Registration usually takes ${fact('udyam.registration-time')}, once Aadhaar, PAN and GSTIN agree. The registration itself is ${fact('udyam.fee')} on the government's only portal, udyamregistration.gov.in. Registration takes longer if the mobile is not linked with Aadhaar, if the name on the PAN is spelt differently, or if the PAN is already used for another Udyam number.`,
        },
        {
          question: 'Can a retail or wholesale shop register?',
          answer:
            'Yes. Retail and wholesale traders can get a Udyam number, but it helps them only with priority sector loans from banks. Protection against late payment and preference in tenders are for manufacturers and service providers. If your shop also does repairs, stitching or processing, add that activity to the registration.',
        },
        {
          question: 'I have units in two towns. Do I need two certificates?',
          answer:
            'No, one certificate covers both units. One enterprise has one Udyam number, and we enter every factory or branch under the same PAN with its address. The investment and turnover of all your units are clubbed together. You need another Udyam number only for another legal entity, such as a company.',
        },
        {
          question: 'What if my turnover crosses the limit?',
          answer:
            'The category depends on the figures in your income tax and GST returns. If you cross the investment limit or the turnover limit, you move up a category and keep the Udyam number. Some benefits depend on the category, so ask us before the year ends.',
        },
      ],
      closing: {
        title: 'Is your bank asking for a Udyam number?',
        text: 'Keep your PAN ready and tell us what you make, sell or repair. We will check the codes, and tell you your category and what our fee would be.',
        action: 'Ask about Udyam',
      },
      extras: [
        {
          kind: 'table',
          title: 'Micro, small or medium',
          intro:
            'Investment means the written-down value (cost less depreciation) of machinery or equipment. Exports are not counted in turnover. You must be within both the investment limit and the turnover limit. If you cross one of the limits, the higher category applies.',
          columns: [
            { heading: 'Category', kind: 'name' },
            { heading: 'Investment' },
            { heading: 'Turnover' },
            { heading: 'Benefits' },
          ],
          rows: [
            [
              'Micro',
              fact('msme.micro-investment'),
              fact('msme.micro-turnover'),
              'Credit guarantee cover, late payment protection and purchase preference, for manufacturers and service providers.',
            ],
            [
              'Small',
              fact('msme.small-investment'),
              fact('msme.small-turnover'),
              'Protection against late payment and preference in public tenders, for manufacturers and service providers.',
            ],
            [
              'Medium',
              fact('msme.medium-investment'),
              fact('msme.medium-turnover'),
              'You can get your bills paid early on TReDS, where banks bid to buy them, and get support for certification. The late payment rules do not cover medium suppliers.',
            ],
          ],
          basis: basis('msme.micro-investment'),
        },
        {
          kind: 'table',
          title: 'What you can apply for with the certificate',
          intro:
            'With a Udyam number you can apply for the schemes in this table. No scheme is given automatically. Each scheme has its own conditions and its own sanctioning authority.',
          columns: [
            { heading: 'Scheme', kind: 'name' },
            { heading: 'Benefit', kind: 'text' },
            { heading: 'Who can use it' },
          ],
          rows: [
            [
              'Credit guarantee (CGTMSE)',
              `Loans up to ${plain('udyam.collateral-free-loan')} without collateral, backed by the guarantee trust`,
              'Micro and small enterprises whose project the bank has approved. The bank branch applies for the guarantee cover.',
            ],
            [
              'Capital and margin money subsidy (such as PMEGP)',
              `Subsidy of up to ${plain('udyam.subsidy')} of project cost. PMEGP was approved up to March 2026, so ask us whether it continues`,
              'Mainly new micro units. The subsidy depends on the place, the activity and the category of the owner. Apply before you invest.',
            ],
            [
              'Late payment protection (MSMED Act)',
              'Compound interest on overdue bills, and a decision by the facilitation council through the Samadhaan portal',
              'Micro and small manufacturers and service providers who were registered when the supply was made.',
            ],
            [
              'TReDS bill discounting',
              'You get the money for your bills to large buyers before the due date, through an online auction among financiers',
              'Micro, small and medium sellers whose buyer is on a TReDS platform and accepts the invoice.',
            ],
            [
              'Public procurement preference',
              'A lower bid deposit (EMD) or none, and a share of government purchases reserved for micro and small suppliers',
              'Micro and small manufacturers and service providers, for items that the tender does not exclude.',
            ],
            [
              'Tamil Nadu incentives for small firms',
              'State subsidies for machinery, power and certification under the rules in force when you apply',
              'Mostly manufacturing units in Tamil Nadu, through the District Industries Centre, if you apply in time.',
            ],
            [
              'Trade mark fee concession',
              'Lower official fee when you apply to register a brand name or logo',
              'Enterprises that attach the Udyam certificate to the trade mark application.',
            ],
          ],
          basis: basis('udyam.collateral-free-loan', 'udyam.subsidy'),
          warning:
            'If you apply after buying the machine, the subsidy is often refused. Ask us before you pay the advance to the supplier.',
        },
      ],
      changes: [
        {
          before: 'Micro: up to ₹1 crore invested, up to ₹5 crore turnover',
          now: `Investment up to ${plain('msme.micro-investment')} and turnover up to ${plain('msme.micro-turnover')}`,
          since: '1 April 2025',
          rule: basis('msme.micro-investment').text,
        },
        {
          before: 'Small: ₹1-10 crore invested, ₹5-50 crore turnover',
          now: `Investment ${plain('msme.small-investment')} and turnover ${plain('msme.small-turnover')}`,
          since: '1 April 2025',
          rule: basis('msme.micro-investment').text,
        },
        {
          before: 'Medium: ₹10-50 crore invested, ₹50-250 crore turnover',
          now: `Investment ${plain('msme.medium-investment')} and turnover ${plain('msme.medium-turnover')}`,
          since: '1 April 2025',
          rule: basis('msme.micro-investment').text,
        },
        {
          before: 'Collateral-free loans up to ₹2 crore',
          now: `A guarantee for loans up to ${plain('udyam.collateral-free-loan')}`,
          since: '1 April 2025',
          rule: basis('udyam.collateral-free-loan').text,
        },
      ],
    },
    seo: {
      title: `Udyam Registration in ${town}: MSME Certificate`,
      description: `Udyam registration for Tamil Nadu manufacturers, service firms and shops: NIC codes, category check, official filing. Usually in ${fact('udyam.registration-time')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
