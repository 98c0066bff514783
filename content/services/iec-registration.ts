import { fact } from '../facts.ts';
import type { ServiceContent } from '../schema.ts';

export const content = {
  slug: 'iec-registration',
  changedOn: '2026-11-22',
  description: `Import export code of ${fact('iec.digits')} from DGFT, together with the bank and customs steps without which a first shipment waits at the port. It usually takes ${fact('iec.registration-time')}.`,
  features: [
    'IEC application in form ANF-2A on the DGFT portal',
    'Name, PAN, bank and address proofs matched beforehand',
    'AD code registered with customs through ICEGATE',
    'LUT in RFD-11 for exports without payment of IGST',
    'RCMC from the export promotion council of your product',
    'Changes of address, bank, branch or partner in an old IEC',
  ],
  benefits: [
    'Firms that have only a PAN and a rented workshop are told which address proof DGFT will take before they apply.',
    'Your bank is given the exact wording of the AD code letter, so that the branch does not have to guess and redo it.',
    'GST, bank and customs records are set to the same name and address, which spares you queries on the first shipping bill.',
    'Importers learn the duty, the IGST and any licence on their HS code before money leaves for the supplier.',
    'Nothing needs a visit to the DGFT office: the form is signed with Aadhaar or a digital signature from where you are.',
  ],
  process: [
    {
      step: 1,
      title: 'Do you need one, and in whose name',
      description:
        'We ask what you will ship, to whom and through which bank. The IEC belongs to a PAN, so a proprietor who plans a company soon should decide first which of the two will export.',
    },
    {
      step: 2,
      title: 'Proofs compared',
      description:
        'PAN, bank certificate or cheque, address proof and GST registration are read side by side. A differing initial or an old door number is put right at the source, not explained away later.',
    },
    {
      step: 3,
      title: 'Application on the DGFT portal',
      description: `ANF-2A is filled in, you sign it on the portal with an Aadhaar OTP or your digital signature, and the government fee is paid online. Allow ${fact('iec.registration-time')} for the code; we reply if DGFT raises a deficiency.`,
    },
    {
      step: 4,
      title: 'Ready for the first shipment',
      description:
        'With the code in hand we register the AD code on ICEGATE, file the LUT in RFD-11 for exporters, and go through invoice, packing list and shipping bill particulars with you or your customs broker.',
    },
  ],
  documents: [
    'PAN of the proprietor, firm, LLP, company or trust',
    'Masked Aadhaar of the person who signs; the linked mobile at hand for the OTP',
    'Partnership deed, incorporation certificate or trust deed, where there is one',
    'Address proof: sale deed, rent agreement or a recent electricity bill',
    'Cancelled cheque with the printed name, or the bank certificate',
    'GSTIN and registration certificate, if registered',
    'Names, PAN and addresses of all partners or directors, with DIN',
    'Mobile number and e-mail address that will remain with the business',
  ],
  page: {
    title: 'IEC Registration before your first shipment',
    intro: `Customs clears no commercial cargo without an import export code. DGFT issues it against your PAN: ${fact('iec.digits')}, usually in ${fact('iec.registration-time')}. We apply for it and then finish what most people forget, namely the AD code, the LUT and the export council membership.`,
    action: 'Apply for your IEC',
    items: [
      {
        title: 'New IEC for any form of business',
        description:
          'Proprietors, partnerships, LLPs, companies, trusts and Hindu undivided families can hold one. There is a single code for each PAN, and all branches and factories are listed under it.',
      },
      {
        title: 'AD code on ICEGATE',
        description:
          'The authorised dealer code ties your bank account to customs. Until it is registered, the shipping bill cannot be completed and drawback has no account into which it could be paid.',
      },
      {
        title: 'LUT for exporters',
        description:
          'The letter of undertaking in RFD-11 lets you export without charging IGST. It has to be filed afresh for each new financial year; invoices raised without it are a frequent cause of notices.',
      },
      {
        title: 'RCMC and export councils',
        description:
          'Garments, leather, coir, spices and engineering goods each have their council or board. The certificate is asked for when you claim benefits under the foreign trade policy or join its fairs.',
      },
      {
        title: 'Modification and updating',
        description:
          'New address, another bank, an added branch or a retiring partner has to be entered at DGFT. An IEC whose details are not confirmed when due can be deactivated; we revive such codes as well.',
      },
      {
        title: 'Import checks',
        description:
          'HS code, basic duty, IGST, BIS or other approvals and the restricted list are looked up before you order. IGST paid on the bill of entry is then matched with GSTR-2B so that the credit is not lost.',
      },
      {
        title: 'Papers after the shipment',
        description:
          'Bank realisation certificates, open entries in EDPMS, GST refund data and drawback queries are followed up, because an unclosed shipping bill troubles the bank long after payment came.',
      },
    ],
    benefits: [
      {
        icon: 'ship',
        title: 'Cargo that can move',
        description:
          'Shipping bill and bill of entry both ask for the IEC. Having it, together with the AD code, before the container is booked saves waiting charges at Thoothukudi, Chennai or Kochi.',
      },
      {
        icon: 'globe',
        title: 'Sell under your own name',
        description:
          'Makers who reached foreign buyers only through a merchant exporter can invoice them directly, and the export record that banks and councils look at becomes their own.',
      },
      {
        icon: 'calendar-check',
        title: 'One code for good',
        description: `${fact('iec.validity')}: there is no expiry date to renew against. What remains is to keep the particulars confirmed and current on the DGFT portal, and we remind you of it.`,
      },
      {
        icon: 'undo',
        title: 'The way to refunds',
        description:
          'IGST refunds on exports, drawback and duty credits are paid through customs on shipping bills that carry your IEC. Correct entries at the start decide whether they arrive by themselves.',
      },
    ],
    reasons: [
      {
        icon: 'handshake',
        title: 'Code, bank and customs together',
        description:
          'An IEC alone ships nothing. The same desk writes to your branch for the AD letter, registers it on ICEGATE and files the LUT, and you hear from one person throughout.',
      },
      {
        icon: 'receipt',
        title: 'GST side looked after',
        description:
          'Table 6A of GSTR-1, port codes and shipping bill numbers decide an export refund. Those who get the code through us can have the returns filed by people who know both ends.',
      },
      {
        icon: 'map-pin',
        title: 'At home in an export belt',
        description: `Knitwear, pumps, castings and coir leave this region for ports every day. We have worked in the middle of it since ${fact('firm.founded')}, and know what banks and customs ask of such goods.`,
      },
    ],
    questions: [
      {
        question: 'Who does not need an IEC?',
        answer:
          "Goods brought in or sent out for personal use need none. Nor does a maker who sells to a merchant exporter in India, because the merchant ships under the merchant's own code. Parcels sold abroad through an online marketplace or by courier are commercial exports, so those sellers do need one, however small the parcel.",
      },
      {
        question: 'We export software services. Is the code compulsory?',
        answer:
          'For services, technology or software it is asked for when you want a benefit under the foreign trade policy. Many exporters take it all the same, because banks and foreign portals ask for it at onboarding. GST treatment does not depend on it: for zero-rated supply without tax, what you need is the LUT in RFD-11.',
      },
      {
        question: 'How long is an IEC valid?',
        answer: `${fact('iec.validity')}, unless it is surrendered, suspended or cancelled. DGFT does expect the holder to confirm or update the details on its portal when called for, and may deactivate a code on which nothing was done. A deactivated code is revived by updating it, but cargo waits meanwhile.`,
      },
      {
        question: 'What comes after the IEC is issued?',
        answer:
          'Exporters register the AD code of their bank on ICEGATE, file the LUT and, if they want policy benefits, take an RCMC. Importers check HS code, duty and approvals, and give the code to their customs broker with a KYC form. We hand you a list in that order and tick it off with you.',
      },
    ],
    closing: {
      title: 'Has a buyer abroad asked for a quotation?',
      text: 'Apply while the talks go on, not after the order. Tell us the product and the country, and we will list the code, licences and papers it takes.',
      action: 'Ask about export papers',
    },
    extras: [
      {
        kind: 'iec-benefits',
        title: 'What the code is used for',
        intro:
          'Offices and banks ask for the IEC at different points of the same shipment. Here is where, and what happens when it is missing.',
        rows: [
          {
            benefit: 'Customs clearance',
            description: 'The code is quoted on every shipping bill and bill of entry filed through ICEGATE.',
            importance: 'Without it commercial goods are neither let out nor let in, and storage charges run.',
          },
          {
            benefit: 'Payments through the bank',
            description: 'Banks link export receipts and import remittances to the IEC in EDPMS and IDPMS.',
            importance: 'Unlinked entries stay open, and the branch may hold back the next bill.',
          },
          {
            benefit: 'Refund of IGST and drawback',
            description: 'Customs pays both into the bank account that is registered against the code.',
            importance: 'A wrong account or an unregistered AD code keeps money due to you on the system.',
          },
          {
            benefit: 'Schemes of the foreign trade policy',
            description: 'Advance authorisation, EPCG and duty credits are applied for from the DGFT login of the IEC.',
            importance: 'No application for an authorisation or a credit is possible without an active code.',
          },
          {
            benefit: 'Export council membership',
            description: 'An RCMC is issued to the holder of an IEC for the product group it exports.',
            importance: 'Needed for most policy benefits, and useful for trade fairs and buyer lists.',
          },
          {
            benefit: 'Standing with foreign buyers',
            description: 'Anyone can look up on the DGFT portal whether an IEC is active and in whose name.',
            importance: 'Careful buyers and platforms check it before they place an order or open an account.',
          },
        ],
      },
      {
        kind: 'iec-schemes',
        title: 'Export schemes to ask about',
        intro:
          'Which scheme is open, and at what rate, depends on product, destination and date of shipment. We check the notification in force before you price an order on it.',
        rows: [
          {
            scheme: 'Rewards on goods exported',
            benefit: 'A duty credit reckoned on the FOB value of notified products, for use against customs duty',
            rate: fact('iec.reward-fob'),
          },
          {
            scheme: 'Rewards on services exported',
            benefit: 'A credit for notified services, reckoned on foreign exchange earned less what was spent',
            rate: fact('iec.reward-forex'),
          },
          {
            scheme: 'Export Promotion Capital Goods (EPCG)',
            benefit:
              'Machinery imported at a concessional duty, against an obligation to export over the following years',
            rate: fact('iec.capital-goods-duty'),
          },
          {
            scheme: 'Advance authorisation',
            benefit:
              'Inputs that go into the exported product are imported free of basic customs duty, in fixed proportions',
            rate: 'By the input-output norms of the product',
          },
          {
            scheme: 'Duty drawback',
            benefit:
              'Customs duty borne by inputs is returned after export, on a claim made in the shipping bill itself',
            rate: 'As notified for the tariff item',
          },
        ],
        warning:
          'A reward or duty concession carries an export obligation, a time limit or both. Read the conditions with us before the price is promised to the buyer.',
      },
    ],
  },
  seo: {
    title: 'IEC Registration in Coimbatore | Import Export Code',
    description: `IEC registration from Coimbatore for Tamil Nadu exporters and importers: DGFT application, AD code, LUT and RCMC. Code usually in ${fact('iec.registration-time')}.`,
    keywords: [
      'IEC registration Coimbatore',
      'import export code Tamil Nadu',
      'IEC code apply',
      'DGFT registration',
      'AD code registration ICEGATE',
      'LUT RFD-11',
      'RCMC export council',
    ],
  },
} satisfies ServiceContent;
