import type { LocalSite } from '../../local-site.ts';
import type { LegalPage } from '../../schema.ts';

export const content = ({ fact, claimed }: LocalSite) =>
  ({
    title: 'Terms of Service',
    intro: `The terms on which you use this website and on which we work for you, in plain words. Last updated on ${fact('policy.updated')}. Where a signed engagement letter says something different, the letter prevails.`,
    changedOn: '2026-11-24',
    sections: [
      {
        title: 'Who we are, what this covers',
        paragraphs: [
          'We are a tax and accounting consultancy with one office, in Coimbatore. We serve clients in other towns of Tamil Nadu by phone, by WhatsApp or e-mail, and by courier.',
          'We do the work for every city in Coimbatore. A page about a city does not mean that we have a branch there.',
          'By using this website you accept the terms that concern the site. The terms about fees, papers and termination apply once you have engaged us.',
        ],
      },
      {
        title: 'Information on this website',
        paragraphs: [
          'What these pages say of due dates, rates and procedures is general information. Laws and portals change, sometimes in a few days, and a rule may not apply to your case.',
          'Please do not act on a page alone: ask us, or check with the department concerned.',
          `${claimed('free-consultation', 'The first consultation is free. ', '')}Reading this site, sending a form or starting a WhatsApp chat does not yet make you a client.`,
        ],
      },
      {
        title: 'How an engagement begins',
        paragraphs: [
          `After the first talk you receive a list of the work, the papers and the fee. Work begins when you have agreed to the list, in writing or by message, and paid the advance.${claimed('fees', ' For other work we tell you the fee first.', '')}`,
        ],
      },
      {
        title: 'Fees and payment',
        paragraphs: [
          `${fact('policy.advance')} of the fee is payable in advance and ${fact('policy.completion')} on completion. Starting prices on the city pages are the lowest fee for a simple case. Your own fee is the one that we tell you before work begins.`,
          'Our fee does not include what goes to the government: its fees, stamp duty and taxes. Interest and penalties are not part of it either. You pay them yourself, or we charge you what we paid for you.',
          `Amounts still unpaid ${fact('policy.late-charge-after')} after the invoice carry late charges. The rate stands in the engagement letter or on the invoice. While payment is overdue we may pause work, after telling you which dates are affected.`,
        ],
      },
      {
        title: 'What we need from you',
        paragraphs: [
          'A return is only as correct as the papers that it is made from. In law you answer for what is filed in your name, so please read each computation or draft before you approve it.',
        ],
        points: [
          'Complete and true bills, statements and answers, in time for the due date',
          'Your time when a portal asks for an OTP or a digital signature: you type it in and sign yourself',
          'A copy of every notice or message from a department as soon as it reaches you',
          'Any change of address or bank, of partner or director, or of your line of business',
          'Payment of tax and contributions by the date that we give you',
        ],
      },
      {
        title: 'What you can expect from us',
        paragraphs: [
          'We do the agreed work with the care that you may expect from a tax and accounting practice. We tell you its due dates and give you each acknowledgement. If a claim is doubtful, we say so and leave the decision to you.',
          'We cannot promise a result or how fast an office works. The authority decides on a registration, a refund or the waiver of a penalty, and the bank on a loan. Times given on this site are usual times. We do not promise them.',
          'We do not prepare a return that we believe to be false. If you ask us to, we may stop the work.',
        ],
      },
      {
        title: 'Late papers and late filings',
        paragraphs: [
          'If papers, approvals or money reach us too late for a due date, you bear the late fee, interest or penalty. You also bear a loss caused by information that was wrong or held back.',
          'If a portal fails on the last day, we keep proof of the attempt. We file as soon as the portal works again. Only the department can waive the late fee or penalty.',
        ],
      },
      {
        title: 'Your papers and our records',
        paragraphs: [
          `Original documents remain yours and we return them when the work is done. We keep our records of the work for ${fact('policy.retention')}. Until then you may ask for a copy. You must still keep your own books for as long as the law requires.`,
          'We keep confidential what you tell us. The exceptions are what we have to file for the work and what the law obliges us to disclose. Our privacy policy says how we handle personal data.',
        ],
      },
      {
        title: 'Messages and approvals',
        paragraphs: [
          `Agreement by e-mail or WhatsApp from the number or address that you gave us counts as your agreement. Tell us at once if a phone or mailbox has been lost or taken over.`,
          `Keep OTPs and passwords to yourself${claimed('no-secrets', ': nobody at our office asks for them, and you', ', and')} type them only on the official portal.`,
        ],
      },
      {
        title: 'Ending the engagement',
        paragraphs: [
          `Either side may end an engagement by giving ${fact('policy.termination-notice')} notice in writing, for which e-mail is enough. Work done until then is payable, and the advance is set off against it.`,
          'When you leave, you receive your originals, the data of your books and a list of filings that are due next. After the notice period we no longer do those filings.',
        ],
      },
      {
        title: 'Claims',
        paragraphs: [
          `If you believe that our work was faulty and has cost you money, write to us with the facts and the papers.`,
          `You must raise a claim within ${fact('policy.claim-limit')} of the day on which that work was completed.${claimed('complaints', ' We look into each one and reply in writing.', '')}`,
          'We are not liable for losses that come from your own delay or from acts of third parties. Nor are we liable where the law changed after the work was done or a government portal failed.',
          'Nothing here takes away a right that the law does not allow us to exclude.',
        ],
      },
      {
        title: 'Use of this website',
        paragraphs: [
          'The text, drawings and design of this site belong to the firm. You may read, print and share pages for your own use. Please do not republish them as your own.',
          'Names and marks of government departments and other bodies belong to them. A link to their pages does not mean that they endorse us.',
          'The forms are for genuine enquiries. Do not use them for advertising or for another person without consent, and do not try to disturb the site. We try to keep the site available but do not promise that it will never be interrupted.',
        ],
      },
      {
        title: 'Governing law and courts',
        paragraphs: [
          `These terms are governed by the laws of India. We would rather settle a difference by talking. Where that fails, the courts in ${fact('policy.courts')} have jurisdiction.`,
        ],
      },
      {
        title: 'Changes to these terms',
        paragraphs: [
          `We may revise these terms. The date of the last update, ${fact('policy.updated')}, stands on this page. Work already agreed goes on under the terms that were in force when it was agreed. If one term turns out to be invalid, the others remain.`,
        ],
      },
    ],
    closing: {
      text: 'Is a term unclear, or would you like the fee and the list of work in writing before you decide? Ask us first.',
      action: 'Ask about these terms',
    },
    seo: {
      title: 'Terms of Service: Fees, Papers and Notice',
      description: `How we work: ${fact('policy.advance')} in advance and ${fact('policy.completion')} on completion, ${fact('policy.termination-notice')} notice, records kept ${fact('policy.retention')}, claims within ${fact('policy.claim-limit')}, courts in ${fact('policy.courts')}.`,
    },
  }) satisfies LegalPage;
