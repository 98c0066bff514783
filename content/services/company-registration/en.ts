import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact }: LocalSite): ServiceListing => ({
  name: 'Company Registration',
  summary: `Company in ${fact('company.registration-time')}, LLP in ${fact('company.llp-time')}`,
  facts: [
    { label: 'Company', figure: fact('company.registration-time') },
    { label: 'LLP', figure: fact('company.llp-time') },
  ],
  sheet: {
    title: 'How long does it take?',
    answer: fact('company.registration-time'),
    note: 'for a private limited company',
    facts: [{ label: 'LLP', figure: fact('company.llp-time') }],
  },
  offer: (city) => `Starting a company or LLP in ${city}? We apply for the name, registration, PAN and TAN for you.`,
  card: {
    description: 'We help you choose the form of business, and check the papers before we file.',
    features: [
      'Private limited and LLP',
      'Company name, memorandum and articles (MOA, AOA)',
      'PAN, TAN and papers to open the bank account',
      'Annual returns to the Registrar (ROC)',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, town } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'company-registration',
    changedOn: '2026-11-26',
    description:
      'We help you choose between company, LLP, One Person Company and partnership, and reserve the name. We file the application for a company (SPICe+) or an LLP (FiLLiP) and do the filings with the Registrar of Companies (ROC).',
    features: [
      'Advice on company, LLP, partnership or proprietorship',
      'Name search and reservation on the MCA portal',
      'Digital signatures and director numbers (DIN)',
      'Registration of the company (SPICe+) or LLP (FiLLiP), with PAN and TAN',
      'Memorandum and articles (MOA, AOA), LLP agreement or partnership deed drafted for you',
      'Annual return (MGT-7), accounts (AOC-4) and changes during the year',
    ],
    benefits: [
      'The objects clause covers the business you do now and the one you plan next.',
      'You get PAN and TAN together with the certificate of incorporation, and can apply for GST in the same set of forms.',
      'Loans, licences and contracts are in the name of the company or LLP and continue when the owners change.',
      'Before the work begins, you put in writing who brings how much capital, who gets how many shares and who signs at the bank.',
      'At the start you get a list of the filing dates for the first year.',
    ],
    process: [
      {
        step: 1,
        title: 'You tell us who the owners are',
        description:
          'Tell us who brings the money and who runs the business. We will tell you which form of business suits you.',
      },
      {
        step: 2,
        title: 'You sign, we reserve the name',
        description:
          'You get a digital signature. We check the name against existing companies and trade marks, and reserve it.',
      },
      {
        step: 3,
        title: 'We file',
        description: `We file the application with the Ministry of Corporate Affairs (MCA). Registration takes ${fact('company.registration-time')} for a company and ${fact('company.llp-time')} for an LLP.`,
      },
      {
        step: 4,
        title: 'You start the first year',
        description:
          'You open the bank account, appoint the first auditor and apply for GST. A company also files a declaration before it begins business.',
      },
    ],
    documents: [
      'PAN and masked Aadhaar of every director, partner or member',
      'Recent bank statement or telephone bill of each person, as address proof',
      'Passport-size photos and specimen signatures',
      'Mobile number and e-mail address of each signatory',
      'Latest electricity (EB) bill or property tax receipt of the registered office',
      "Rental agreement and the owner's no-objection letter for the premises",
      'Proposed names in order of preference, with their meaning',
      'Planned capital, and how shares or profits will be divided',
    ],
    page: {
      title: 'Company registration and LLP formation in Tamil Nadu',
      intro:
        'Company, LLP or partnership? Your choice decides who pays the debts and what you file every year. We help you choose, register with the Ministry of Corporate Affairs (MCA) and do the annual filings.',
      action: 'Ask about a company or LLP',
      items: [
        {
          title: 'Private limited company',
          description:
            'A company suits owners who expect an investor, larger bank limits or buyers who deal only with companies. The same people can be directors and shareholders.',
        },
        {
          title: 'Limited liability partnership',
          description:
            'The LLP agreement (Form 3) sets out the rules between the partners. Like a company, an LLP limits your liability, but it needs fewer meetings. An LLP needs an audit only above the limits in the LLP rules.',
        },
        {
          title: 'One Person Company',
          description:
            'In a One Person Company, a single owner also gets limited liability. You appoint a nominee, who takes over if you die or cannot act. The company need not hold an annual general meeting, but its accounts must be audited and filed.',
        },
        {
          title: 'Partnership firm',
          description:
            "We draft the partnership deed, with each partner's capital, interest and salary and the terms on which a partner can leave. Register the firm with the Registrar of Firms, because an unregistered firm cannot sue an outsider on its contracts.",
        },
        {
          title: 'Proprietorship',
          description:
            'A proprietorship is not registered with any registrar. Your proof of business is the GST registration, the Udyam certificate and a current account in the trade name. The owner is personally liable for the debts of the business, even with his house and savings.',
        },
        {
          title: 'Turning a running business into a company',
          description:
            'The new company needs its own PAN and GST registration. We move stock, loans, input tax credit and licences in a planned order, so that no bill is raised in the wrong name.',
        },
        {
          title: 'Annual ROC filings',
          description:
            'After each annual general meeting (AGM) we file the accounts (AOC-4) and the annual return (MGT-7, or MGT-7A for a small company). An LLP files Form 8 and Form 11 even in a year without sales.',
        },
        {
          title: 'Changes during the year',
          description:
            'If you appoint a director, shift the office, increase the capital or transfer shares, each change needs its own resolution and form, and has its own due date. Tell us before you sign, so that the documents are prepared in the right order.',
        },
      ],
      benefits: [
        {
          icon: 'shield-check',
          title: 'Your home and business are separate',
          description:
            "The company or LLP usually pays its own debts. If you give the bank a personal guarantee, you may have to pay the company's loan yourself. So we tell you when a loan document contains a personal guarantee.",
        },
        {
          icon: 'search',
          title: 'A name that can be approved',
          description:
            'A name is often refused because it is too close to an existing company or trade mark. We search the companies and the trade marks before you apply.',
        },
        {
          icon: 'piggy-bank',
          title: 'No more capital than you need',
          description:
            'Stamp duty and government fees rise with the authorised capital, so we fix only as much capital as the business needs.',
        },
        {
          icon: 'clipboard-check',
          title: 'Registers from the first day',
          description:
            'We prepare the minutes, share certificates and the register of members at the start. You need these documents when you sell shares or apply for a loan.',
        },
      ],
      reasons: [
        {
          icon: 'scale',
          title: 'We may advise against a company',
          description:
            'If a partnership or a proprietorship is enough for now, we tell you so. A company has to file even in years without business, and its directors are responsible for the filings.',
        },
        {
          icon: 'book',
          title: 'We also do the accounts',
          description:
            'Soon after incorporation you need GST, TDS, payroll and books. We do this work too, and prepare the financial statements from the same books.',
        },
        {
          icon: 'map-pin',
          title: 'You do not need to travel',
          description: `MCA forms are filed online and signed digitally. You confirm drafts by phone and e-mail, and send originals by courier to our ${town} office, open ${fact('firm.hours-days')}.`,
        },
      ],
      questions: [
        {
          question: 'How long does registration take?',
          answer: `A private limited company usually takes ${fact('company.registration-time')} and an LLP ${fact('company.llp-time')}, once the papers are complete. Registration takes longer if the name is close to another company's, if the EB bill is in another name, or if the names on Aadhaar and PAN are spelt differently. We check the names and the EB bill first.`,
        },
        {
          question: 'How many people and how much capital do I need?',
          answer: `A private limited company needs ${plain('company.private-directors')} directors and ${plain('company.private-shareholders')} shareholders, and can have up to ${plain('company.private-max')} shareholders. Husband and wife can be the directors and the shareholders. The law does not require any minimum capital, authorised or paid-up. An LLP needs at least ${plain('company.llp-min')} partners.`,
        },
        {
          question: 'Should a family business become a company or an LLP?',
          answer:
            'If the family runs the business and expects no outside shareholder, an LLP is often enough. A company is better if an investor may join, or if your buyers deal only with companies. A company and an LLP are taxed differently, so we first work out the tax for both on your own profit.',
        },
        {
          question: 'What happens if we miss the annual filings?',
          answer: `For AOC-4 and for the annual return, each late form costs ${plain('company.additional-fee')}, with no upper limit. If you hold no AGM, the fine is up to ${caseWording('company.agm-penalty', 'fixed')}, and up to ${caseWording('company.agm-penalty', 'perDay')} for each further day.\nIf the annual return is not filed, a penalty usually comes on top: ${caseWording('company.annual-return-default', 'fixed')} and ${caseWording('company.annual-return-default', 'perDay')} a day, up to ${caseWording('company.annual-return-default', 'most')} for the company and ${caseWording('company.annual-return-default', 'mostOfficer')} for each officer in default (section 92(5)). A company that does not file for years can be struck off.`,
        },
      ],
      closing: {
        title: 'Talk to us before you fix the name',
        text: 'Tell us who the owners are, what the business sells and where the office will be. We will suggest a form of business, list the papers and tell you what our fee would be.',
        action: 'Ask about my new company',
      },
      extras: [
        {
          kind: 'table',
          title: 'Five ways to own a business',
          intro:
            'Compare who can join, who must pay the debts and what you file every year. You can change the form of business later, but the change costs money.',
          columns: [
            { heading: 'Type', kind: 'name' },
            { heading: 'What it is', kind: 'text' },
            { heading: 'Minimum' },
            { heading: 'Maximum' },
            { heading: 'Liability' },
            { heading: 'Every year' },
          ],
          rows: [
            [
              'Private limited company',
              'Separate legal entity owned by its shareholders',
              `${plain('company.private-shareholders')} shareholders, ${plain('company.private-directors')} directors`,
              `${plain('company.private-max')} shareholders`,
              'Limited to the unpaid value of shares',
              'Annual audit and AGM, then AOC-4 and MGT-7',
            ],
            [
              'LLP',
              'Separate legal entity run by an agreement between partners',
              `${plain('company.llp-min')} partners`,
              'No maximum',
              'Limited to the agreed contribution',
              'Form 8 and Form 11. Audit only above the limits in the rules',
            ],
            [
              'Partnership',
              'Firm of partners who share profits under a deed',
              'More than one partner',
              `${plain('company.partnership-max')} partners`,
              'Unlimited. Each partner is liable for all the debts',
              'No ROC filing. The firm files an income tax return',
            ],
            [
              'One Person Company',
              'Company with a single owner and a nominee',
              'A single member',
              'A single member',
              'Limited to the unpaid value of shares',
              'Annual audit, AOC-4 and MGT-7A. No AGM',
            ],
            [
              'Proprietorship',
              'Business carried on by one person under a trade name',
              'The owner alone',
              'The owner alone',
              'Unlimited. The owner is personally liable',
              "No ROC filing. Reported in the owner's own income tax return",
            ],
          ],
          basis: basis('company.private-max', 'company.partnership-max', 'company.llp-min'),
        },
        {
          kind: 'table',
          title: 'Annual ROC due dates for a company',
          intro:
            'The annual general meeting adopts the accounts. The time for filing the accounts and the annual return runs from the date of the meeting. If no meeting is held, the time for the annual return runs from the last day on which the meeting should have been held.',
          columns: [{ heading: 'Filing', kind: 'name' }, { heading: 'Due' }, { heading: 'Penalty' }],
          rows: [
            [
              'Annual general meeting (AGM)',
              `Within ${plain('company.agm-due')} of the financial year end`,
              `Fine of up to ${caseWording('company.agm-penalty', 'fixed')}, and up to ${caseWording('company.agm-penalty', 'perDay')} for each further day`,
            ],
            [
              'Financial statements, AOC-4',
              `Within ${plain('company.aoc4-due')} of the AGM`,
              `Additional fee of ${plain('company.additional-fee')}, with no upper limit. The company and its directors are responsible`,
            ],
            [
              'Annual return, MGT-7',
              `Within ${plain('company.annual-return-due')} of the AGM`,
              `Additional fee of ${plain('company.additional-fee')}, with no upper limit`,
            ],
          ],
          basis: basis(
            'company.agm-due',
            'company.aoc4-due',
            'company.annual-return-due',
            'company.agm-penalty',
            'company.additional-fee',
          ),
          warning:
            'Count the time for filing the accounts and the annual return from the day of the meeting. Holding the meeting late does not give you more time.',
        },
        {
          kind: 'official-links',
          title: 'Official company law pages',
          intro:
            'You can check names, filings, government fees and the status of any company on the pages of the Ministry of Corporate Affairs.',
          links: [
            {
              link: 'company-registration-portal',
              description: 'Incorporation on the MCA portal: name reservation and the SPICe+ form.',
            },
            {
              link: 'llp-portal',
              description: 'LLP forms, from incorporation with FiLLiP to the annual Form 8 and Form 11.',
            },
            {
              link: 'registrar-of-companies',
              description: 'Addresses and contacts of the Registrars. Your Registrar depends on your district.',
            },
          ],
        },
      ],
      changes: [
        {
          before: 'A partnership of at most 20 partners (50 for banking)',
          now: `${plain('company.partnership-max')} partners`,
          since: '2014',
          rule: basis('company.partnership-max').text,
        },
        {
          before: 'Annual return late: ₹100 per day, minimum ₹5,000',
          now: `Additional fee of ${plain('company.additional-fee')}, with no minimum and no upper limit. The penalty of section 92(5) is separate`,
          since: '1 July 2018',
          rule: basis('company.additional-fee').text,
        },
        {
          before: 'No AGM: ₹1,00,000 plus ₹5,000 per day',
          now: `A fine of up to ${caseWording('company.agm-penalty', 'fixed')}, and up to ${caseWording('company.agm-penalty', 'perDay')} for each further day`,
          since: 'No fixed date',
          rule: basis('company.agm-penalty').text,
        },
        {
          before: 'Authorised capital from ₹1,000, paid-up as low as ₹100',
          now: 'The law sets no minimum',
          since: '29 May 2015',
          rule: basis('company.capital').text,
        },
        {
          before: 'KYC of directors every year by 30 September',
          now: `By ${plain('company.director-kyc-due')}, once in three financial years`,
          since: '31 March 2026',
          rule: basis('company.director-kyc-due').text,
        },
        {
          before: 'An LLP pays ₹100 for each day of delay',
          now: `Up to ${caseWording('llp.late-fee', 'small')} times the normal fee in the first year of delay (${caseWording('llp.late-fee', 'others')} times for a larger LLP)`,
          since: '1 April 2022',
          rule: basis('llp.late-fee').text,
        },
      ],
    },
    seo: {
      title: `Company Registration, LLP and ROC Filing in ${town}`,
      description: `Private limited company, LLP, OPC and partnership registration, with annual MGT-7 and AOC-4 filings, for founders in ${town} and Tamil Nadu.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
