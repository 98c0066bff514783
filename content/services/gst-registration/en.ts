import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed } = site;
  const { fact, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'gst-registration',
    changedOn: '2026-11-26',
    description: `We prepare REG-01, the GST application. We match the names and addresses on your papers${claimed('second-check', ' before anything is filed', '')}, and answer the officer.`,
    features: [
      'Check whether you must register or may wait',
      'REG-01, the application, filed on the GST portal (Part A and Part B)',
      'Codes of your goods (HSN) and services (SAC) chosen from what you really sell',
      'Consent letter and rent papers drafted for the premises',
      'Reply in REG-04 (the answer form) if the officer raises a query',
      'Bank details and first-invoice format set up afterwards',
    ],
    benefits: [
      'You send your papers by WhatsApp or e-mail, so your shop stays open while we prepare the form.',
      'We sort out names with initials, old door numbers and shared EB connections before the officer sees them.',
      `Registration on the portal is ${fact('gst.registration-fee')}. You pay us for the preparation and the follow-up.`,
      'You learn at the start whether the regular or the composition scheme suits the way you buy and sell.',
      'Customers who are themselves registered can claim credit on your invoices once you are a regular taxpayer.',
    ],
    process: [
      {
        step: 1,
        title: 'You call or write',
        description:
          'Tell us what you sell, to whom and from where. We say if you must register, may wait, or can use the composition scheme for small sellers.',
      },
      {
        step: 2,
        title: 'You send photographs',
        description:
          'Send photographs of your papers. We compare names and door numbers, and tell you what to correct first.',
      },
      {
        step: 3,
        title: 'We file, you type the OTP',
        description:
          'We file REG-01, the application. You type the Aadhaar OTP on the portal yourself and get the ARN, its number.',
      },
      {
        step: 4,
        title: 'The certificate comes',
        description: `The certificate usually comes in ${fact('gst.registration-time')}. We answer the officer's questions and explain your first return.`,
      },
    ],
    documents: [
      'PAN card of the proprietor, or of the firm, LLP or company',
      'Masked Aadhaar of the proprietor, every partner or director, and the linked mobile at hand for the OTP',
      'Passport-size photograph of each of them',
      'Latest electricity (EB) bill or property tax receipt of the place of business',
      "Rent or lease agreement, or the owner's signed consent letter",
      'Cancelled cheque, or first page of the pass book or bank statement',
      {
        text: 'Partnership deed, LLP agreement or certificate of incorporation, where there is one',
        for: ['firm', 'company'],
      },
      {
        text: 'Letter or board resolution naming the authorised signatory, for firms and companies',
        for: ['firm', 'company'],
      },
    ],
    papersQuestion: {
      ask: 'Who registers?',
      answers: {
        proprietor: 'A proprietor',
        firm: 'A partnership firm or LLP',
        company: 'A company',
      },
    },
    page: {
      title: 'GST Registration for Tamil Nadu businesses',
      intro: `You need a GSTIN, the GST number, once turnover passes ${fact('gst.threshold')}. You also need it when you sell goods to another state. We check if you need one, put the papers in order and apply.`,
      action: 'Start GST registration',
      items: [
        {
          title: 'New registration for proprietors',
          description:
            'For shops, workshops, job workers and freelancers. Where PAN has initials and Aadhaar the full name, we tell you which record to correct before the form is filed.',
        },
        {
          title: 'Partnerships, LLPs and companies',
          description:
            'Every partner or director is entered, one is named as authorised signatory, and companies and LLPs sign with a digital signature. We draft the authorisation letter or board resolution that must be uploaded.',
        },
        {
          title: 'Regular or composition',
          description:
            'A composition dealer pays tax on turnover. He may not collect tax from customers, take input credit or sell goods outside the state. We compare both with your own purchase bills before you opt.',
        },
        {
          title: 'Online and interstate sellers',
          description:
            'Sending goods to buyers in Kerala or Karnataka can make registration compulsory from the first sale. On a marketplace, with sales in Tamil Nadu alone and below the limit, an enrolment number is usually enough. We check which rule applies to your goods.',
        },
        {
          title: 'Voluntary registration',
          description:
            'Below the limit you may still register, and a buyer who wants input credit may insist on it. You must then file for every period, even one without sales. We explain both sides before you decide.',
        },
        {
          title: 'Godowns and branches',
          description:
            'A second shop or a godown inside Tamil Nadu goes on the same GSTIN as an additional place of business. Stock at an address that is not on the certificate causes trouble at an inspection.',
        },
        {
          title: 'Changes after registration (REG-14)',
          description:
            'Shifted the shop, changed the trade name, added a partner? REG-14 records it. A change of PAN or of constitution needs a new registration instead, and the stock and credit have to be moved across.',
        },
        {
          title: 'Cancellation and revocation',
          description:
            'Closing the business takes REG-16, the form to cancel, and GSTR-10, the final return. Where the officer has cancelled a GSTIN for unfiled returns, we file them and apply in REG-21, the form to restore it.',
        },
      ],
      benefits: [
        {
          icon: 'search',
          title: 'Mistakes found before filing',
          description:
            'Many queries (REG-03) are about the premises: an EB bill in another name, an unsigned agreement, a missing door number. We check these first.',
        },
        {
          icon: 'receipt',
          title: 'Credit on what you buy',
          description:
            'As a regular taxpayer you set the GST on machines or stock against the tax on your sales. The bills must carry your GSTIN.',
        },
        {
          icon: 'truck',
          title: 'Orders from other states',
          description:
            'With a regular GSTIN you may invoice across state borders and make e-way bills in your own name. Larger companies accept you as a vendor.',
        },
        {
          icon: 'wallet',
          title: 'No tax paid out of your pocket',
          description:
            'If you register late, you owe tax on earlier sales that you did not charge to the customer. Register when the limit is near, not long past it.',
        },
      ],
      reasons: [
        {
          icon: 'eye',
          title: 'You read the form before it goes',
          description:
            'We send you trade name and address, codes and scheme on one page for confirmation. The e-mail and mobile number on the registration are yours, so the login stays with you.',
        },
        {
          icon: 'map-pin',
          title: 'One office, in Coimbatore',
          description: `${claimed('founded', `We have worked from Coimbatore since ${fact('firm.founded')}.`, 'We work from Coimbatore.')} Clients in other cities send papers by WhatsApp, e-mail or courier and speak to the same people who file their form.`,
        },
        {
          icon: 'calendar-check',
          title: 'We do not stop at the certificate',
          description:
            'We also explain bank details, the invoice format, the nameboard with the GSTIN and the first return. If you do not add the bank account or skip the first return, the new GSTIN can be suspended.',
        },
      ],
      questions: [
        {
          question: 'At what turnover does GST registration become compulsory?',
          answer: `When the year's turnover under one PAN passes ${fact('gst.threshold')}. It is ${fact('gst.threshold-special')}.\nExempt sales count too. Whoever sells goods to another state or owes reverse charge registers at any turnover.`,
        },
        {
          question: 'How long does it take, and is there a government fee?',
          answer: `Expect ${fact('gst.registration-time')}: ${fact('gst.registration-low-risk')} at little risk, ${fact('gst.registration-inspected')} with an inspection. You answer a query ${fact('gst.registration-query')}. The registration itself is ${fact('gst.registration-fee')}. For a biometric check you visit a GST Suvidha Kendra with your originals.`,
        },
        {
          question: 'Can I register a rented shop, or my house?',
          answer:
            "Yes, both. For a rented place, upload the agreement with the owner's EB bill or property tax receipt. If the building belongs to your father or your wife, a signed consent letter with that bill will do. All must show the same address.",
        },
        {
          question: 'What has to be done once the GSTIN arrives?',
          answer:
            'Add the bank account on the portal, display the certificate and put the GSTIN on the nameboard. Then issue tax invoices, or bills of supply under composition. Returns start with the first period. A period without sales needs a nil return.',
        },
      ],
      closing: {
        title: 'Not sure whether you need a GSTIN yet?',
        text: 'Tell us what you sell, where it goes and your turnover so far this year. We will say whether to register now, and which papers to keep ready.',
        action: 'Ask about GST registration',
      },
      extras: [
        {
          kind: 'official-links',
          title: 'Official GST Resources',
          intro:
            'The application is made on the government portal and nowhere else. These are the pages we use ourselves. Check an application number or a GSTIN there at any time.',
          links: [
            {
              link: 'gst-portal',
              description:
                "Track an application by its ARN, verify a supplier's GSTIN and sign in to your own registration.",
            },
            {
              link: 'indirect-tax-board',
              description:
                'The Act and the rules, notifications and circulars on registration, as the board publishes them.',
            },
            {
              link: 'gst-tutorial',
              description:
                'Step-by-step manuals and videos for REG-01, for changes and cancellation, and for the returns that follow.',
            },
          ],
        },
      ],
      changes: [
        {
          before: '₹20 lakh, for goods as for services',
          now: fact('gst.threshold'),
          since: '1 April 2019',
          rule: basis('gst.threshold').text,
        },
      ],
    },
    seo: {
      title: 'GST Registration in Tamil Nadu | REG-01 to GSTIN',
      description: `GST registration for Tamil Nadu shops, workshops and firms: papers compared, REG-01 filed, queries answered, GSTIN usually in ${fact('gst.registration-time')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
