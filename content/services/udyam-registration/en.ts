import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'udyam-registration',
    changedOn: '2026-11-26',
    description: `Udyam certificate for micro, small and medium enterprises: activity codes, plant figures and PAN data put in order first, then filed. It usually takes ${fact('udyam.registration-time')}.`,
    features: [
      'Category worked out from your income tax and GST figures',
      'Activity codes (NIC) chosen for what you really do',
      'Filing with Aadhaar OTP on the official Udyam portal',
      'Second units and godowns added to the same number',
      'Corrections and updates to an existing certificate',
      'Guidance on the loan or scheme you want it for',
    ],
    benefits: [
      'We guide you through the form on the phone. The OTP comes to your own mobile, and nobody has to travel.',
      'We compare name, PAN and GSTIN before filing, because a mismatch stops the application at its first screen.',
      'We tell you which schemes apply to a maker, which to a service provider and which leave out traders.',
      'If you have an older registration (Udyog Aadhaar or EM-II), you get a Udyam number with the right date of commencement.',
      'Once you have the certificate, we write the line about your status as MSME (small business) for your invoices and quotations.',
    ],
    process: [
      {
        step: 1,
        title: 'You tell us about the business',
        description: 'Tell us who owns it and whose Aadhaar is used. One business can have one Udyam number only.',
      },
      {
        step: 2,
        title: 'We prepare one page',
        description:
          'We work out machine value, sales and activity codes. You confirm the page, because the portal takes it as your own word.',
      },
      {
        step: 3,
        title: 'You type the OTP',
        description: 'We guide you on the phone through the portal. You type the OTP yourself and tell it to nobody.',
      },
      {
        step: 4,
        title: 'The certificate comes',
        description: `The certificate usually comes in ${fact('udyam.registration-time')}. We send the PDF and tell your bank what it needs.`,
      },
    ],
    documents: [
      'Masked Aadhaar of the proprietor, of the managing partner or karta (head of a family firm), or of the authorised signatory',
      'Mobile phone linked with that Aadhaar, at hand for the OTP that you type in yourself',
      'PAN of the owner, or of the firm, LLP or company',
      'GSTIN, or the reason why you need not be registered',
      'Address of the office and of every plant, shop or godown',
      'Bank account number and IFSC (branch code) of the business',
      'Last income tax return with the list of plant, machinery and equipment',
      'Number of men and women employed, and the date the business began',
    ],
    page: {
      title: 'Udyam Registration for makers, services and shops',
      intro:
        "Udyam is the government's registration for micro, small and medium enterprises. You register with the owner's Aadhaar and the PAN of the business. We work out codes and figures, guide you through the portal and tell your bank what it needs.",
      action: 'Start your Udyam form',
      items: [
        {
          title: 'New Udyam registration',
          description:
            'For proprietors and partnerships, LLPs and companies, societies and trusts. The portal takes figures from income tax and GST by PAN, so we look first at what has been filed.',
        },
        {
          title: 'Choice of activity codes (NIC)',
          description:
            'A lathe shop that also trades in steel needs both codes, and their order matters. A unit that is entered as a trader by mistake can be refused a subsidy for manufacturers.',
        },
        {
          title: 'Category check',
          description:
            'Investment and turnover are tested together, and crossing either limit moves you up. Land, building and furniture are left out of investment. Exports are left out of turnover.',
        },
        {
          title: 'Moving from Udyog Aadhaar (or EM-II)',
          description:
            'Registrations from before Udyam no longer count. We prepare the new one with the old dates, and tell your bank and larger customers the new number.',
        },
        {
          title: 'Amendments',
          description:
            'A new unit, a change of address, another bank account or an added activity goes under the same number. With old details a scheme application can be sent back.',
        },
        {
          title: 'Delayed payment cases',
          description:
            'For micro and small suppliers we prepare the reference on the Samadhaan portal. It needs purchase orders and invoices, delivery proof, and the interest under the law for small firms (MSMED Act).',
        },
        {
          title: 'Scheme and bank papers',
          description:
            'We put project report and projected figures, CMA (bank limit) data and the certificate in one file. The bank branch or the District Industries Centre decides on it.',
        },
      ],
      benefits: [
        {
          icon: 'banknote',
          title: 'Loans without collateral',
          description: `Under the credit guarantee scheme a bank may lend ${fact('udyam.collateral-free-loan')} to a micro or small enterprise without property. The bank decides, and good books help.`,
        },
        {
          icon: 'clock',
          title: 'Interest from late payers',
          description:
            'A buyer who pays a registered micro or small maker or service provider late owes compound interest. Income tax law can put off his deduction until he pays.',
        },
        {
          icon: 'percent',
          title: 'Subsidy for new projects',
          description: `Central and state programmes support new units and machinery, with a subsidy of ${fact('udyam.subsidy')}. Place, activity and owner decide how much.`,
        },
        {
          icon: 'file-badge',
          title: 'A proof for tenders',
          description:
            'Public bodies and the Government e-Marketplace recognise the Udyam number when they relax bid deposits. They reserve some purchases for micro and small suppliers.',
        },
      ],
      reasons: [
        {
          icon: 'shield-check',
          title: 'The official portal, nothing else',
          description:
            "False websites copy the ministry's design to collect money and Aadhaar details. We use only the portal of the Ministry of MSME (small business). Scan the QR code on your certificate to see the entry.",
        },
        {
          icon: 'calculator',
          title: 'Figures that match the returns',
          description:
            'We also file GST and income tax. So the turnover and plant value in Udyam are those that the departments already hold.',
        },
        {
          icon: 'lightbulb',
          title: 'A plain answer about schemes',
          description:
            'If your trade or category cannot get a subsidy, we tell you before you spend on a project report. If it can, we name the office and the papers.',
        },
      ],
      questions: [
        {
          question: 'How long does Udyam registration take?',
          answer: `Usually ${fact('udyam.registration-time')} once Aadhaar, PAN and GSTIN agree. The government's registration is ${fact('udyam.fee')}, and udyamregistration.gov.in is its only address. What delays it: a mobile that is not linked with Aadhaar, another spelling on PAN, or a PAN used for another number.`,
        },
        {
          question: 'Can a retail or wholesale shop register?',
          answer:
            'Yes. Retail and wholesale traders may take a Udyam number, but only for priority sector lending by banks. Protection against late payment and preference in tenders are for manufacturers and service providers. Does your shop also repair, stitch or process? Add that activity.',
        },
        {
          question: 'I have two units in different towns. Do I need two certificates?',
          answer:
            'No. One enterprise has one Udyam number, and every plant or branch under the same PAN is entered in it with its address. Investment and turnover of all units are added. Another number is right only for another legal person, such as a company.',
        },
        {
          question: 'What if my turnover grows past the limit?',
          answer:
            'The category follows the figures in your income tax and GST returns. If you pass either limit in the table, you move up a category and keep the Udyam number. Some benefits depend on it, so ask us before the year ends.',
        },
      ],
      closing: {
        title: 'Does your bank ask for a Udyam number?',
        text: 'Keep your PAN ready and send us a line about what you make, sell or repair. We will check the codes and tell you the category.',
        action: 'Ask about Udyam',
      },
      extras: [
        {
          kind: 'table',
          title: 'Micro, small or medium',
          intro:
            'Investment means the written-down value (cost less depreciation) of plant, machinery or equipment. Turnover leaves exports out. Both tests must be met, and the higher result decides.',
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
              'Credit guarantee cover, late payment protection and purchase preference, for makers and service providers.',
            ],
            [
              'Small',
              fact('msme.small-investment'),
              fact('msme.small-turnover'),
              'The same protection against late payers and in public tenders, with room for larger machinery.',
            ],
            [
              'Medium',
              fact('msme.medium-investment'),
              fact('msme.medium-turnover'),
              'Early payment of bills on TReDS (an auction of invoices) and support for certification. Late payment rules do not extend to medium suppliers.',
            ],
          ],
          basis: basis('msme.micro-investment'),
        },
        {
          kind: 'table',
          title: 'What the certificate opens',
          intro:
            'With a Udyam number you can apply. It does not grant anything by itself. Each scheme has its own conditions, and its own office decides.',
          columns: [
            { heading: 'Scheme', kind: 'name' },
            { heading: 'Benefit', kind: 'text' },
            { heading: 'Who may use it' },
          ],
          rows: [
            [
              'Credit guarantee (CGTMSE)',
              `Collateral-free loans ${fact('udyam.collateral-free-loan')}, backed by the guarantee trust`,
              'Micro and small enterprises whose project the bank has found sound. The branch applies for the cover.',
            ],
            [
              'Capital and margin money subsidy (such as PMEGP)',
              `Subsidy ${fact('udyam.subsidy')}`,
              'Mainly new micro units. Place, activity and category of owner decide the share. Apply before you invest.',
            ],
            [
              'Late payment protection (MSMED Act)',
              'Compound interest on overdue bills, and a decision by the facilitation council through the Samadhaan portal',
              'Micro and small manufacturers and service providers who were registered when the supply was made.',
            ],
            [
              'TReDS bill discounting',
              'Invoices on large buyers turned into cash before the due date, through an electronic auction among financiers',
              'Micro, small and medium sellers whose buyer is on a TReDS platform and accepts the invoice.',
            ],
            [
              'Public procurement preference',
              'Relief from bid deposits and a share of government purchases kept for micro and small suppliers',
              'Micro and small manufacturers and service providers, for items that the tender does not exclude.',
            ],
            [
              'Tamil Nadu incentives for small firms',
              'State subsidies for machinery, power and certification under the rules then in force',
              'Mostly manufacturing units in Tamil Nadu, through the District Industries Centre, within its time limit.',
            ],
            [
              'Trade mark fee concession',
              'Lower official fee when a brand name or logo is filed for registration',
              'Enterprises that attach the Udyam certificate to the trade mark application as proof of status.',
            ],
          ],
          basis: basis('udyam.collateral-free-loan', 'udyam.subsidy'),
          warning:
            'A subsidy asked for after the machine has been bought is often refused. Ask us before you pay the advance to the supplier.',
        },
      ],
      changes: [
        {
          before: 'Micro: up to ₹1 crore invested, up to ₹5 crore turnover',
          now: `${fact('msme.micro-investment')}; ${fact('msme.micro-turnover')}`,
          since: '1 April 2025',
          rule: basis('msme.micro-investment').text,
        },
        {
          before: 'Small: ₹1-10 crore invested, ₹5-50 crore turnover',
          now: `${fact('msme.small-investment')}; ${fact('msme.small-turnover')}`,
          since: '1 April 2025',
          rule: basis('msme.micro-investment').text,
        },
        {
          before: 'Medium: ₹10-50 crore invested, ₹50-250 crore turnover',
          now: `${fact('msme.medium-investment')}; ${fact('msme.medium-turnover')}`,
          since: '1 April 2025',
          rule: basis('msme.micro-investment').text,
        },
        {
          before: 'Collateral-free loans up to ₹2 crore',
          now: `A guarantee for loans ${fact('udyam.collateral-free-loan')}`,
          since: '1 April 2025',
          rule: basis('udyam.collateral-free-loan').text,
        },
      ],
    },
    seo: {
      title: 'Udyam Registration in Coimbatore | MSME Certificate',
      description: `Udyam registration for Tamil Nadu makers, service firms and shops: NIC codes, category check and official filing. Certificate in ${fact('udyam.registration-time')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
