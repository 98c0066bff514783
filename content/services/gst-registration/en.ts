import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';
import type { ServiceListing } from '../listing.ts';

/** Says in short what the service is, for lists, cards and search results. */
export const listing = ({ fact }: LocalSite): ServiceListing => ({
  name: 'GST Registration',
  summary: `Your GST number (GSTIN) in ${fact('gst.registration-time')}`,
  facts: [
    { label: 'Government fee', figure: fact('gst.registration-fee') },
    { label: 'Time taken', figure: fact('gst.registration-time') },
  ],
  sheet: { title: 'Must I register?' },
  offer: (city) =>
    `New business in ${city}? We prepare your GST application, file it and reply to the officer's questions.`,
  card: {
    description: 'We help you choose the regular or the composition scheme and get your GST number.',
    features: [
      'GST application (REG-01)',
      'Aadhaar authentication',
      "Replies to the officer's questions",
      'Additional places of business',
    ],
  },
});

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed, town } = site;
  const { fact, plain, caseWording, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-registration',
    changedOn: '2026-11-27',
    description: `We prepare your GST application (REG-01), check that the names and addresses in your papers match${claimed('second-check', ' before anything is filed', '')}, and reply to the officer's questions.`,
    features: [
      'Advice on whether you must register now or can wait',
      'GST application (REG-01) filed on the GST portal',
      'HSN and SAC codes chosen for what you actually sell',
      'Consent letter and rental agreement drafted for your premises',
      'Reply to the officer if he raises a query (REG-04)',
      'Bank account added and invoice format set up after you get the GSTIN',
    ],
    benefits: [
      'You can send everything by WhatsApp or e-mail, so your shop stays open while we prepare the application.',
      'We sort out names with initials, old door numbers and shared EB connections before the officer sees the application.',
      `The government charges nothing: registration on the portal is ${fact('gst.registration-fee')}. You pay us only for preparing and following up the application.`,
      'We tell you at the start whether the regular or the composition scheme suits your purchases and sales.',
      'Under the regular scheme, your GST-registered customers can claim credit on your invoices.',
    ],
    process: [
      {
        step: 1,
        title: 'You call or write',
        description:
          'Tell us what you sell, to whom and from where. We will tell you whether you must register, can wait, or can use the composition scheme for small sellers.',
      },
      {
        step: 2,
        title: 'You send photos',
        description:
          'Send photos of your papers. We check that the names and door numbers match, and tell you what to correct first.',
      },
      {
        step: 3,
        title: 'We file, you type the OTP',
        description:
          'We file the application (REG-01). You type the Aadhaar OTP on the portal yourself and get the application number (ARN).',
      },
      {
        step: 4,
        title: 'You get the certificate',
        description: `You usually get the certificate in ${fact('gst.registration-time')}. We reply to the officer's questions and explain your first return.`,
      },
    ],
    documents: [
      'PAN card of the proprietor, firm, LLP or company',
      'Masked Aadhaar of the proprietor, or of every partner or director. Keep the mobile linked with Aadhaar ready for the OTP',
      'Passport-size photo of the proprietor, or of each partner or director',
      'Latest electricity (EB) bill or property tax receipt of the place of business',
      "Rental or lease agreement, or the owner's signed consent letter",
      'Cancelled cheque, or first page of the passbook or bank statement',
      {
        text: 'Partnership deed, LLP agreement or certificate of incorporation',
        for: ['firm', 'company'],
      },
      {
        text: 'Authorisation letter or board resolution for the authorised signatory',
        for: ['firm', 'company'],
      },
    ],
    papersQuestion: {
      ask: 'Who is registering?',
      answers: {
        proprietor: 'A proprietor',
        firm: 'A partnership firm or LLP',
        company: 'A company',
      },
    },
    page: {
      title: 'GST Registration for Tamil Nadu businesses',
      intro: `You need a GST number (GSTIN) once your turnover crosses ${caseWording('gst.threshold', 'goods')} if you sell only goods, or ${caseWording('gst.threshold', 'services')} if you also provide services. You also need a GST number when you sell goods to another state. We check whether you need one, and apply for you.`,
      action: 'Ask about GST registration',
      items: [
        {
          title: 'New registration for proprietors',
          description:
            'We register shops, workshops, job workers and freelancers. If your PAN has initials and your Aadhaar has the full name, we tell you which one to correct before we file.',
        },
        {
          title: 'Partnerships, LLPs and companies',
          description:
            'We enter every partner or director and name one as authorised signatory. Companies and LLPs sign with a digital signature. We draft the authorisation letter or board resolution for upload.',
        },
        {
          title: 'Regular or composition',
          description:
            'A composition dealer pays tax on turnover. Such a dealer cannot collect tax from customers, take input credit or sell goods outside the state. We compare the regular and the composition scheme on your own purchase bills before you choose.',
        },
        {
          title: 'Online and interstate sellers',
          description:
            'If you send goods to buyers in Kerala or Karnataka, you usually have to register from the first sale. If you sell goods on a marketplace only within Tamil Nadu and below the limit, an enrolment number is usually enough. We check whether you need a registration or an enrolment number.',
        },
        {
          title: 'Voluntary registration',
          description:
            'You can register even below the turnover limit, for example when a buyer wants input credit. After registration you must file returns for every period, even for one without sales. We explain what you gain and what it costs before you decide.',
        },
        {
          title: 'Godowns and branches',
          description:
            'You can add a second shop or a godown in Tamil Nadu to the same GSTIN as an additional place of business. If an officer finds your stock at an address that is not on the certificate, he will question it.',
        },
        {
          title: 'Changes after registration (REG-14)',
          description:
            'Have you shifted the shop, changed the trade name or added a partner? We file the change in Form REG-14. If the PAN or the type of business changes, you need a new registration. We apply for the new registration and help you move the stock and credit to the new number.',
        },
        {
          title: 'Cancellation and revocation',
          description:
            'To close the business we file the application to cancel (REG-16) and the final return (GSTR-10). If the officer has cancelled your GSTIN because returns were not filed, we file the returns and apply to restore the number (REG-21).',
        },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'We find mistakes before we file',
          description:
            'Many queries (REG-03) are about the premises: an EB bill in another name, an unsigned agreement or a missing door number. We check the papers of your premises first.',
        },
        {
          icon: 'receipt',
          title: 'Credit on what you buy',
          description:
            'As a regular taxpayer you can use the GST paid on machines or stock to reduce the tax on your sales, provided your GSTIN is on the bills.',
        },
        {
          icon: 'truck',
          title: 'Orders from other states',
          description:
            'With a regular GSTIN you can sell to other states and make e-way bills in your own name. Larger companies accept you as a vendor.',
        },
        {
          icon: 'wallet',
          title: 'No tax paid from your own pocket',
          description:
            'If you register late, you pay the tax on earlier sales yourself, because you did not collect it from the customers. Register when you are near the limit, not long after it.',
        },
      ],
      reasons: [
        {
          icon: 'eye',
          title: 'You read the application before we file',
          description:
            'We send you the trade name, address, codes and scheme on one page to confirm. The e-mail and mobile number in the registration are yours, so the login stays with you.',
        },
        {
          icon: 'map-pin',
          title: `One office, in ${town}`,
          description: `${claimed('founded', `We have worked from ${town} since ${fact('firm.founded')}.`, `We work from ${town}.`)} You can send papers from any town by WhatsApp, e-mail or courier, and you speak directly to the office that files your application.`,
        },
        {
          icon: 'calendar-check',
          title: 'We do not stop at the certificate',
          description:
            'We also help with the bank account, the invoice format, the name board with the GSTIN and the first return. If the bank account is not added or the first return is not filed, the new GSTIN can be suspended.',
        },
      ],
      questions: [
        {
          question: 'At what turnover does GST registration become compulsory?',
          answer: `You must register when the year's turnover under one PAN crosses ${caseWording('gst.threshold', 'goods')} if you sell only goods, or ${caseWording('gst.threshold', 'services')} if you also provide services. The limit is ${plain('gst.threshold-special')} in Manipur, Mizoram, Nagaland and Tripura.\nExempt sales are also counted in the turnover. If you sell goods to another state or owe tax under reverse charge, you must register whatever your turnover.`,
        },
        {
          question: 'How long does it take, and is there a government fee?',
          answer: `Registration usually takes ${fact('gst.registration-time')}. A low-risk application takes ${fact('gst.registration-low-risk')}, and an application with an inspection up to ${plain('gst.registration-inspected')}. If the officer has a query, you must reply within ${plain('gst.registration-query')}. The registration itself is ${fact('gst.registration-fee')}. If you are called for biometric Aadhaar verification, you visit a GST Suvidha Kendra with your originals.`,
        },
        {
          question: 'Can I register a rented shop, or my house?',
          answer:
            "Yes, you can register a rented shop or your house. For a rented place, upload the rental agreement and the owner's EB bill or property tax receipt. If the building belongs to your father or your wife, a signed consent letter with the EB bill or the tax receipt is enough. The address must be the same on all the papers.",
        },
        {
          question: 'What must I do after I get the GSTIN?',
          answer:
            'Add the bank account on the portal, display the certificate and put the GSTIN on the name board. Then give your customers tax invoices, or bills of supply if you are under composition. You must file returns from the first tax period. For a period without sales, file a nil return.',
        },
      ],
      closing: {
        title: 'Not sure whether you need a GSTIN yet?',
        text: 'Tell us what you sell, where you sell it and your turnover so far this year. We will tell you whether to register now, which papers to keep ready and what our fee would be.',
        action: 'Ask about GST registration',
      },
      extras: [
        {
          kind: 'official-links',
          title: 'Official GST Resources',
          intro:
            "You can apply only on the government portal. We use the government's pages ourselves. You can check an application number or a GSTIN on the portal at any time.",
          links: [
            {
              link: 'gst-portal',
              description:
                "Track an application by its number (ARN), check a supplier's GSTIN and sign in to your own registration.",
            },
            {
              link: 'indirect-tax-board',
              description:
                'The Act, rules, notifications and circulars on registration, as published by the board (CBIC).',
            },
            {
              link: 'gst-tutorial',
              description: 'Step-by-step manuals and videos for REG-01, for changes and cancellation, and for returns.',
            },
          ],
        },
      ],
      changes: [
        {
          before: '₹20 lakh, for both goods and services',
          now: `${caseWording('gst.threshold', 'goods')} if you sell only goods, ${caseWording('gst.threshold', 'services')} if you also provide services`,
          since: '1 April 2019',
          rule: basis('gst.threshold').text,
        },
      ],
    },
    seo: {
      title: 'GST Registration in Tamil Nadu: Papers, Steps and Time',
      description: `GST registration for Tamil Nadu shops, workshops and firms: we match your papers, file REG-01 and reply to queries. GSTIN usually in ${fact('gst.registration-time')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
