import type { LocalSite } from '../../local-site.ts';
import type { ServiceContent } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { factsOfPage, claimed } = site;
  const { fact, plain, basis, lawAsOf } = factsOfPage();
  return {
    slug: 'iec-registration',
    changedOn: '2026-11-25',
    description: `We get your code of ${fact('iec.digits')} from DGFT (foreign trade office), and do the first bank and customs steps. It usually takes ${fact('iec.registration-time')}.`,
    features: [
      'IEC application in ANF-2A (its form) on the portal of DGFT (foreign trade office)',
      'Name, PAN, bank and address proofs matched beforehand',
      "AD code (your bank's number) registered on ICEGATE, the customs portal",
      'LUT, the yearly letter for exports without tax (IGST), in RFD-11 (its form)',
      'RCMC (membership) from the export promotion council of your product',
      'Changes of address, bank, branch or partner in an old IEC',
    ],
    benefits: [
      'If you have only a PAN and a rented workshop, we tell you which address proof DGFT will take before you apply.',
      'We give your bank the wording of the AD code letter, so that the branch need not write it twice.',
      'We bring GST, bank and customs records to the same name and address, so that the first shipping bill raises no query.',
      'If you import, you know the duty, the IGST and any licence for your HS code (of goods) before you pay.',
      'You need not visit the DGFT office: you sign the form with Aadhaar or a digital signature from where you are.',
    ],
    process: [
      {
        step: 1,
        title: 'You tell us what you will ship',
        description:
          'Tell us the goods, the country and your bank. We settle in whose name the IEC, the import export code, must stand.',
      },
      {
        step: 2,
        title: 'We compare the papers',
        description:
          'We compare PAN, bank proof and address. You correct a different name or door number before we apply.',
      },
      {
        step: 3,
        title: 'We apply, you sign',
        description: `We fill in the form. You sign with an Aadhaar OTP or digital signature and pay the government fee of ${fact('iec.fee')}. The code takes ${fact('iec.registration-time')}.`,
      },
      {
        step: 4,
        title: 'Ready for the first shipment',
        description:
          "We register your bank's AD code with customs and file the LUT, the letter to export without paying GST. Then we check the invoice with you.",
      },
    ],
    documents: [
      'PAN of the proprietor, or of the firm, company or trust',
      'Masked Aadhaar of the person who signs, and the linked mobile at hand for the OTP',
      {
        text: 'Partnership deed, incorporation certificate or trust deed, where there is one',
        for: ['firm', 'company'],
      },
      'Address proof: sale deed, rent agreement or a recent electricity bill',
      'Cancelled cheque with the printed name, or the bank certificate',
      'GSTIN and registration certificate, if registered',
      {
        text: 'Names, PAN and addresses of all partners or directors, with DIN (director number)',
        for: ['firm', 'company'],
      },
      'Mobile number and e-mail address that will remain with the business',
    ],
    papersQuestion: {
      ask: 'Who applies?',
      answers: {
        proprietor: 'A proprietor',
        firm: 'A partnership firm or LLP',
        company: 'A company',
      },
    },
    page: {
      title: 'IEC Registration before your first shipment',
      intro:
        "Do you want to export or import? Customs clears no commercial goods without an IEC, the import export code. We apply for it on your PAN. Then we register your bank's AD code (customs number) and file the LUT, the letter to export without GST.",
      action: 'Apply for your IEC',
      items: [
        {
          title: 'New IEC for any form of business',
          description:
            'Proprietors, partnerships and companies can hold one. So can LLPs, trusts and Hindu undivided families. There is a single code for each PAN, and all branches and factories are listed under it.',
        },
        {
          title: 'AD code on ICEGATE, the customs portal',
          description:
            'The authorised dealer code ties your bank account to customs. Until it is registered, no shipping bill can be completed, and customs has no account for the drawback.',
        },
        {
          title: 'LUT for exporters',
          description:
            'The letter of undertaking, filed in RFD-11 (its form), lets you export without charging IGST (integrated GST). It is filed anew for each financial year. Export invoices without it can lead to notices.',
        },
        {
          title: 'RCMC, the certificate of the council',
          description:
            'Garments and leather, coir and spices, and engineering goods each have their council or board. You need the certificate to claim benefits under the foreign trade policy or to join their fairs.',
        },
        {
          title: 'Modification and updating',
          description:
            'You must enter a new address or branch, another bank or a retiring partner at DGFT. If you do not confirm your details when due, the code can be deactivated. We help to activate it again.',
        },
        {
          title: 'Import checks',
          description:
            'Before you order we look up HS code, duty and IGST, BIS (standards) or other approvals and the restricted list. Later we match the IGST on the bill of entry with GSTR-2B, so that the credit is not lost.',
        },
        {
          title: 'Papers after the shipment',
          description:
            "We follow up bank realisation certificates, GST refund data and drawback queries. We also clear open entries in EDPMS (the banks' list of exports). Your bank will keep asking about a shipping bill that is not closed.",
        },
      ],
      benefits: [
        {
          icon: 'ship',
          title: 'Cargo that can move',
          description:
            'Shipping bill and bill of entry both ask for the IEC. Having it, together with the AD code, before the container is booked avoids waiting charges at the port.',
        },
        {
          icon: 'globe',
          title: 'Sell under your own name',
          description:
            'Until now you sold to foreign buyers through a merchant exporter? Now you invoice them yourself, and banks see the exports in your own name.',
        },
        {
          icon: 'calendar-check',
          title: 'One code for good',
          description: `${fact('iec.validity')}, ${fact('iec.confirmation-due')}, even when nothing has changed. We remind you of it.`,
        },
        {
          icon: 'undo',
          title: 'Refunds through customs',
          description:
            'IGST refunds on exports, drawback and duty credits are paid through customs on shipping bills that carry your IEC. Correct entries from the start avoid delay.',
        },
      ],
      reasons: [
        {
          icon: 'handshake',
          title: 'Code, bank and customs together',
          description:
            'You cannot ship with an IEC alone. We also write to your branch for the AD letter, register it on ICEGATE and file the LUT.',
        },
        {
          icon: 'receipt',
          title: 'GST and export together',
          description:
            'Table 6A of GSTR-1, port codes and shipping bill numbers decide an export refund. If we also file your returns, the same people see both sides.',
        },
        {
          icon: 'map-pin',
          title: 'In an exporting region',
          description: `${claimed('founded', `We have worked in Coimbatore since ${fact('firm.founded')}`, 'We work in Coimbatore')}, close to makers of knitwear and coir, pumps and castings who sell abroad.`,
        },
      ],
      questions: [
        {
          question: 'Who does not need an IEC?',
          answer:
            'Goods brought in or sent out for personal use need none. Nor does a maker who sells to a merchant exporter in India. Parcels sold abroad online or by courier are commercial exports, so those sellers need one.',
        },
        {
          question: 'We export software services. Is the code compulsory?',
          answer:
            'For services, technology or software you need it when you want a benefit under the foreign trade policy. Banks and foreign portals can ask for it all the same.\nGST does not depend on it: to export services without tax you need the LUT in RFD-11.',
        },
        {
          question: 'How long is an IEC valid?',
          answer: `An IEC does not expire. You confirm its details on the DGFT portal ${fact('iec.confirmation-due')}, even when nothing has changed.\nA code that was not confirmed is deactivated. You can activate it again, but your cargo waits meanwhile.`,
        },
        {
          question: 'What comes after the IEC is issued?',
          answer:
            'Exporters register the AD code of their bank on ICEGATE and file the LUT. For policy benefits they take an RCMC. Importers check HS code, duty and approvals, and give the code to their customs broker.',
        },
      ],
      closing: {
        title: 'Has a buyer abroad asked for a quotation?',
        text: 'Apply while you are still talking, not after the order. Tell us the product and the country, and we will list the code, licences and papers that you need.',
        action: 'Ask about export papers',
      },
      extras: [
        {
          kind: 'table',
          title: 'What the code is used for',
          intro:
            'Offices and banks ask for the IEC at different points of the same shipment. Here is where, and what happens when it is missing.',
          columns: [
            { heading: 'Benefit', kind: 'name' },
            { heading: 'What it means', kind: 'text' },
            { heading: 'Why it matters' },
          ],
          rows: [
            [
              'Customs clearance',
              'The code is quoted on every shipping bill and bill of entry filed through ICEGATE.',
              'Without it commercial goods can neither leave nor enter, and you pay for storage.',
            ],
            [
              'Payments through the bank',
              'Banks link export receipts and import remittances to the IEC in EDPMS (exports) and IDPMS (imports).',
              'Unlinked entries stay open, and the branch may hold back the next bill.',
            ],
            [
              'Refund of IGST and drawback',
              'Customs pays both into the bank account that is registered against the code.',
              'With a wrong account or an unregistered AD code the money does not reach you.',
            ],
            [
              'Schemes of the foreign trade policy',
              'Advance authorisation (inputs), EPCG (machines) and duty credits are applied for from the DGFT login of the IEC.',
              'No application for an authorisation or a credit is possible without an active code.',
            ],
            [
              'Export council membership',
              'An RCMC is issued to the holder of an IEC for the product group it exports.',
              'Needed for most policy benefits, and useful for trade fairs and buyer lists.',
            ],
            [
              'Standing with foreign buyers',
              'Anyone can look up on the DGFT portal whether an IEC is active and in whose name.',
              'Careful buyers and platforms check it before they place an order or open an account.',
            ],
          ],
        },
        {
          kind: 'table',
          title: 'Export schemes to ask about',
          intro:
            'Product, destination and date of shipment decide which scheme is open, and at what rate. We check the notification in force before you quote a price.',
          columns: [
            { heading: 'Scheme', kind: 'name' },
            { heading: 'Benefit', kind: 'text' },
            { heading: 'Rate', kind: 'figure' },
          ],
          rows: [
            [
              'RoDTEP',
              'Duties and taxes borne by exported goods and not refunded otherwise come back as a duty credit',
              `Usually ${plain('iec.rodtep')}`,
            ],
            [
              'RoSCTL',
              'The same for garments and made-ups: central and state levies come back as a duty credit',
              fact('iec.rosctl'),
            ],
            [
              'Export Promotion Capital Goods (EPCG)',
              `Machinery imported free of customs duty, against ${fact('iec.export-obligation')}`,
              fact('iec.capital-goods-duty'),
            ],
            [
              'Advance authorisation',
              'Inputs that go into the exported product are imported free of basic customs duty, in fixed proportions',
              'By the input-output norms of the product',
            ],
            [
              'Duty drawback',
              'Customs duty borne by inputs is returned after export, on a claim made in the shipping bill itself',
              'As notified for the tariff item',
            ],
          ],
          basis: basis('iec.rodtep', 'iec.rosctl', 'iec.capital-goods-duty'),
          warning:
            'A reward or duty concession comes with an export obligation, a time limit or both. Read the conditions with us before you promise a price to the buyer.',
        },
      ],
      changes: [
        {
          before: 'A code of 10 digits',
          now: fact('iec.digits'),
          since: '1 July 2017',
          rule: basis('iec.digits').text,
        },
        {
          before: 'The code takes 7-15 working days',
          now: fact('iec.registration-time'),
          since: 'Often said',
          rule: basis('iec.registration-time').text,
        },
        {
          before: 'Lifetime validity, and nothing to do',
          now: `It does not expire, but is confirmed ${fact('iec.confirmation-due')}`,
          since: '12 February 2021',
          rule: basis('iec.validity').text,
        },
        {
          before: 'Rewards of 2-5% of FOB on goods (MEIS)',
          now: `${fact('iec.reward-fob')}; RoDTEP in its place: usually ${plain('iec.rodtep')}`,
          since: '1 January 2021',
          rule: basis('iec.reward-fob').text,
        },
        {
          before: 'Rewards of 3-5% of net forex on services (SEIS)',
          now: fact('iec.reward-forex'),
          since: '2020-21',
          rule: basis('iec.reward-forex').text,
        },
        {
          before: '3% customs duty for capital goods (EPCG)',
          now: fact('iec.capital-goods-duty'),
          since: '18 April 2013',
          rule: basis('iec.capital-goods-duty').text,
        },
      ],
    },
    seo: {
      title: 'IEC Registration in Coimbatore | Import Export Code',
      description: `IEC registration from Coimbatore for Tamil Nadu exporters and importers: DGFT application, AD code, LUT and RCMC. Code usually in ${fact('iec.registration-time')}.`,
    },
    lawAsOf: lawAsOf(),
  } satisfies ServiceContent;
};
