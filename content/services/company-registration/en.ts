import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage } = site;
  const { fact, plain, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'company-registration',
    changedOn: '2026-11-25',
    description:
      'Company or LLP, One Person Company or partnership: we compare the forms with you. We reserve the name, file SPICe+ (company form) or FiLLiP (LLP form) and prepare the filings with the ROC, the registrar.',
    features: [
      'Comparison of company, LLP, partnership and proprietorship',
      "Name search and reservation on the ministry's portal (MCA)",
      'Digital signatures and director numbers (DIN)',
      'SPICe+ (company form) or FiLLiP (LLP form), with PAN and TAN (TDS number)',
      'Memorandum and articles, LLP agreement or partnership deed',
      'Yearly return (MGT-7), accounts (AOC-4), changes',
    ],
    benefits: [
      'The objects clause covers the trade you are in and the one you plan next.',
      'PAN and TAN come with the certificate of incorporation, and GST can be applied for in the same set of forms.',
      "Loans, licences and contracts stand in the entity's name and survive a change of owners.",
      'Capital, shares and bank signatories are written down before money comes in, while everybody still agrees.',
      'You get a list of the filing dates of the first year at the start.',
    ],
    process: [
      {
        step: 1,
        title: 'You tell us who is in it',
        description: 'Tell us who brings money and who runs the business. We name the form that fits.',
      },
      {
        step: 2,
        title: 'You sign, we reserve the name',
        description: 'You get a digital signature. We search the name among companies and trade marks, and reserve it.',
      },
      {
        step: 3,
        title: 'We file',
        description: `We file with the MCA (companies' office). A company takes ${fact('company.registration-time')}, an LLP ${fact('company.llp-time')}.`,
      },
      {
        step: 4,
        title: 'You start the first year',
        description:
          'Then come bank account, first auditor and GST. A company files a declaration before it begins business.',
      },
    ],
    documents: [
      'PAN and masked Aadhaar of every director, partner or member',
      'Recent bank statement or telephone bill of each person as address proof',
      'Passport-size photographs and specimen signatures',
      'Mobile number and e-mail address of each signatory',
      'Electricity (EB) bill or property tax receipt of the registered office',
      "Rent agreement and the owner's no-objection letter for the premises",
      'Proposed names in order of preference, with their meaning',
      'Capital planned, and how shares or profits will be divided',
    ],
    page: {
      title: 'Company registration and LLP formation in Tamil Nadu',
      intro:
        "Should it be a company, an LLP or a partnership? The form decides who answers for debts and what you file every year. We compare them with you, register at the MCA (companies' office) and do the yearly filings.",
      action: 'Plan your registration',
      items: [
        {
          title: 'Private limited company',
          description:
            'A company suits owners who expect an investor, larger bank limits or buyers who deal only with companies. The directors and the shareholders may be the same people.',
        },
        {
          title: 'Limited liability partnership',
          description:
            'The LLP agreement, filed in Form 3, sets its rules. Liability is limited as in a company, and meetings are fewer. An audit is needed only beyond the limits in the LLP rules.',
        },
        {
          title: 'One Person Company',
          description:
            'A sole owner gains limited liability by naming a nominee who steps in on death or incapacity. No annual general meeting is held, though accounts are audited and filed.',
        },
        {
          title: 'Partnership firm',
          description:
            "Our deeds spell out capital and interest, the partners' salary, and how a partner leaves. Registration with the Registrar of Firms matters: an unregistered firm cannot sue an outsider on its contracts.",
        },
        {
          title: 'Proprietorship',
          description:
            'A proprietorship has no registrar. GST, Udyam and a current account in the trade name prove the business. The owner answers for its debts with house and savings.',
        },
        {
          title: 'Turning a running business into a company',
          description:
            'A new entity means a new PAN and GST registration. Stock and loans, input tax credit and licences move across in a planned order. So no bill is raised in the wrong name.',
        },
        {
          title: 'Annual ROC filings',
          description:
            'After each AGM, the yearly meeting, we file the accounts (AOC-4) and the annual return (MGT-7, or MGT-7A for small companies). LLPs file Form 8 and Form 11, even in a year without sales.',
        },
        {
          title: 'Changes during the year',
          description:
            'New director, shifted office, more capital, transfer of shares: each has its own resolution, form and date. Tell us before signing, so that the papers follow in the right order.',
        },
      ],
      benefits: [
        {
          icon: 'shield-check',
          title: 'Home and business kept apart',
          description:
            'As a rule the debts of a company or LLP are its own. A personal guarantee to the bank ends that protection, so we point out where a loan paper makes you sign one.',
        },
        {
          icon: 'search',
          title: 'Names that can be approved',
          description:
            'A name close to an existing company or trade mark is a common ground for refusal. We search both registers before you apply.',
        },
        {
          icon: 'piggy-bank',
          title: 'Capital at a sensible figure',
          description:
            'Stamp duty and government fees rise with the authorised capital, so we set it by what the business needs.',
        },
        {
          icon: 'clipboard-check',
          title: 'Registers written from day one',
          description:
            'Minutes, share certificates and the register of members are prepared at the start. You need them when you sell shares or apply for a loan.',
        },
      ],
      reasons: [
        {
          icon: 'scale',
          title: 'We may advise against a company',
          description:
            'If a partnership deed or a plain proprietorship serves you for now, we say so. A company has to file even for years without business, and its directors answer for that.',
        },
        {
          icon: 'book',
          title: 'Accounts that lead to AOC-4',
          description:
            'GST and TDS, payroll and books start soon after incorporation. We do those too, and draw the financial statements from the same ledgers.',
        },
        {
          icon: 'map-pin',
          title: 'Founders need not travel',
          description: `MCA forms are filed online and signed digitally. You confirm drafts by phone and e-mail, and courier papers to our Coimbatore office, open ${fact('firm.hours-days')}.`,
        },
      ],
      questions: [
        {
          question: 'How long does registration take?',
          answer: `A private limited company usually takes ${fact('company.registration-time')} and an LLP ${fact('company.llp-time')}, counted from complete papers. What delays it: a name too close to another, an EB bill in another name, or Aadhaar and PAN spelt differently. We check these first.`,
        },
        {
          question: 'How many people and how much capital do I need?',
          answer: `A private limited company needs ${fact('company.private-directors')} and ${fact('company.private-shareholders')}, and may have up to ${fact('company.private-max')}. Husband and wife can fill both roles. The law asks for ${fact('company.capital')} capital, authorised or paid-up. An LLP starts with ${fact('company.llp-min')}.`,
        },
        {
          question: 'Should a family business become a company or an LLP?',
          answer:
            'If the family runs it and expects no outside shareholder, an LLP is often enough. A company suits better when an investor may come in, or when buyers insist on one. Income tax differs, so we work out both on your own profit first.',
        },
        {
          question: 'What happens if the annual filings are missed?',
          answer: `For AOC-4 and the annual return the additional fee is ${fact('company.additional-fee')} each. Without an AGM the fine is ${fact('company.agm-penalty')}.\nSection 92(5) usually adds ${plain('company.annual-return-default')}. After years without filing a company can be struck off.`,
        },
      ],
      closing: {
        title: 'Talk it over before you fix the name',
        text: 'Tell us who the owners are, what the business sells and where the office will be. We suggest a form, list the papers and set out the steps in order.',
        action: 'Discuss your new company',
      },
      extras: [
        {
          kind: 'table',
          title: 'Five ways to own a business',
          intro:
            'Compare who can join, who answers for the debts and what must be filed every year. You can change the form later, but it costs money.',
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
              'Separate legal person owned through shares',
              `${fact('company.private-shareholders')}, ${fact('company.private-directors')}`,
              fact('company.private-max'),
              'Limited to the unpaid value of shares',
              'Yearly audit and AGM, then AOC-4 and MGT-7',
            ],
            [
              'LLP',
              'Separate legal person run by an agreement between partners',
              fact('company.llp-min'),
              fact('company.llp-max'),
              'Limited to the agreed contribution',
              'Form 8 and Form 11 every year. Audit beyond the limits in the rules',
            ],
            [
              'Partnership',
              'Firm of persons who share profits under a deed',
              'More than one partner',
              fact('company.partnership-max'),
              'Unlimited, each partner for the whole',
              'No ROC filing. Income tax return of the firm',
            ],
            [
              'One Person Company',
              'Company with a single owner and a nominee',
              'A single member',
              'A single member',
              'Limited to the unpaid value of shares',
              'Yearly audit, AOC-4 and MGT-7A. No AGM',
            ],
            [
              'Proprietorship',
              'Business carried on by a person in a trade name',
              'The owner alone',
              'The owner alone',
              'Unlimited, the owner answers personally',
              "No ROC filing. Reported in the owner's own income tax return",
            ],
          ],
          basis: basis('company.private-max', 'company.partnership-max', 'company.llp-min'),
        },
        {
          kind: 'table',
          title: 'Yearly ROC dates of a company',
          intro:
            'The meeting adopts the accounts, and both filings are counted from its day. Without a meeting, the law counts the annual return from the last day on which it should have been held.',
          columns: [{ heading: 'Filing', kind: 'name' }, { heading: 'Due' }, { heading: 'Penalty' }],
          rows: [
            ['Annual general meeting (AGM)', fact('company.agm-due'), `Fine of ${fact('company.agm-penalty')}`],
            [
              'Financial statements, AOC-4',
              fact('company.aoc4-due'),
              `Additional fee of ${fact('company.additional-fee')}. Company and directors are answerable`,
            ],
            [
              'Annual return, MGT-7',
              fact('company.annual-return-due'),
              `Additional fee of ${fact('company.additional-fee')}`,
            ],
          ],
          basis: basis(
            'company.agm-due',
            'company.aoc4-due',
            'company.annual-return-due',
            'company.agm-penalty',
            'company.additional-fee',
          ),
          warning: 'Count both filings from the day of the meeting, and do not rely on a late meeting for more time.',
        },
        {
          kind: 'official-links',
          title: 'Official company law pages',
          intro:
            'Names, filings and the status of any company can be checked on the pages of the Ministry of Corporate Affairs. Government fees are shown there as well.',
          links: [
            {
              link: 'company-registration-portal',
              description: 'Incorporation services of the MCA: name reservation and the SPICe+ form.',
            },
            {
              link: 'llp-portal',
              description: 'LLP forms, from incorporation with FiLLiP to the yearly Form 8 and Form 11.',
            },
            {
              link: 'registrar-of-companies',
              description: 'Addresses and contacts of the Registrar offices. Your district decides which one is yours.',
            },
          ],
        },
      ],
      changes: [
        {
          before: 'A partnership of at most 20 partners (50 for banking)',
          now: fact('company.partnership-max'),
          since: '2014',
          rule: basis('company.partnership-max').text,
        },
        {
          before: 'Annual return late: ₹100 per day, minimum ₹5,000',
          now: `Additional fee of ${fact('company.additional-fee')}, and no minimum. The penalty of section 92(5) is another thing`,
          since: '1 July 2018',
          rule: basis('company.additional-fee').text,
        },
        {
          before: 'No AGM: ₹1,00,000 plus ₹5,000 per day',
          now: `A fine of ${fact('company.agm-penalty')}`,
          since: 'Often said',
          rule: basis('company.agm-penalty').text,
        },
        {
          before: 'Authorised capital from ₹1,000, paid-up as low as ₹100',
          now: `The law names ${fact('company.capital')}`,
          since: '29 May 2015',
          rule: basis('company.capital').text,
        },
        {
          before: 'KYC of directors every year by 30 September',
          now: fact('company.director-kyc-due'),
          since: '31 March 2026',
          rule: basis('company.director-kyc-due').text,
        },
        {
          before: 'An LLP pays ₹100 for each day of delay',
          now: `Additional fee ${fact('llp.late-fee')}`,
          since: '1 April 2022',
          rule: basis('llp.late-fee').text,
        },
      ],
    },
    seo: {
      title: 'Company Registration, LLP and ROC Filing in Coimbatore',
      description:
        'Private limited, LLP, OPC and partnership registration through SPICe+ and FiLLiP, with MGT-7 and AOC-4 filings, for founders in Coimbatore and Tamil Nadu.',
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
