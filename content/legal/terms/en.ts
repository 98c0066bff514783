import type { LocalSite } from '../../local-site.ts';
import type { LegalPage } from '../../schema.ts';

export const content = ({ fact, claimed, town }: LocalSite) =>
  ({
    title: 'Terms of Service',
    intro: `These are the terms for using this website and for our work for you, in plain words. Last updated on ${fact('policy.updated')}. If a signed engagement letter says something different, the letter applies.`,
    changedOn: '2026-11-27',
    sections: [
      {
        title: 'Who we are, and what these terms cover',
        paragraphs: [
          `We are a tax and accounting consultancy with one office, in ${town}. We serve people in other towns of Tamil Nadu by phone, WhatsApp, e-mail and courier.`,
          `All work is done at our ${town} office, whichever town you are in. A page about a city does not mean that we have a branch there.`,
          'By using this website you accept the terms about the site. The terms about fees, papers and termination apply after you have engaged us.',
        ],
      },
      {
        title: 'Information on this website',
        paragraphs: [
          'These pages give general information on due dates, rates and procedures. Laws and portals change, sometimes within days, and a rule may not apply to your case.',
          'Please do not act on a page alone. First ask us, or ask the department.',
          `${claimed('free-consultation', 'The first consultation is free. ', '')}Reading this site, sending a form or starting a WhatsApp chat does not yet make you a client.`,
        ],
      },
      {
        title: 'How an engagement begins',
        paragraphs: [
          `After the first consultation we tell you in writing what we will do, which papers we need and what it will cost. The work begins when you agree, in writing or by message, and pay the advance.${claimed('fees', ' If you ask for additional work later, we first tell you the fee for that work.', '')}`,
        ],
      },
      {
        title: 'Fees and payment',
        paragraphs: [
          `You pay ${fact('policy.advance')} of the fee in advance and ${fact('policy.completion')} on completion. The starting prices on the city pages are the lowest fee for a simple case. Your own fee is the one we tell you before the work begins.`,
          'Our fee does not include government fees, stamp duty, taxes, interest and penalties. You pay these amounts yourself, or we charge you what we paid for you.',
          `If an invoice is unpaid ${fact('policy.late-charge-after')} after its date, we add late charges. The rate of the late charges is in the engagement letter or on the invoice. While payment is overdue we can stop work, after telling you which due dates are affected.`,
        ],
      },
      {
        title: 'What we need from you',
        paragraphs: [
          'A return can only be as correct as the papers you give us. By law, you are responsible for what is filed in your name. So please read each computation or draft before you approve it.',
        ],
        points: [
          'Complete and true bills, statements and answers, well before the due date',
          'Your time when a portal asks for an OTP or a digital signature (you type the OTP and sign yourself)',
          'A copy of every notice or message from a department as soon as you get it',
          'Any change of address, bank, partner, director or line of business',
          'Payment of tax and contributions by the date we give you',
        ],
      },
      {
        title: 'What you can expect from us',
        paragraphs: [
          'We do the agreed work with the care you can expect from a tax and accounting office. We tell you the due dates of the work and give you every acknowledgement. If a claim is doubtful, we tell you and you decide.',
          'We cannot promise a result, or how fast a department works. The department decides on a registration, a refund or the waiver of a penalty, and the bank decides on a loan. The times on this site are usual times, not promises.',
          'We do not prepare a return that we believe is false. If you ask us to prepare a false return, we can stop the work.',
        ],
      },
      {
        title: 'Late papers and late filings',
        paragraphs: [
          'If papers, approvals or money reach us too late for a due date, you pay the late fee, interest or penalty. You also bear any loss caused by wrong information, or by information that you did not give us.',
          'If a portal fails on the last day, we keep proof that we tried, and file as soon as it works again. Only the department can waive the late fee or penalty.',
        ],
      },
      {
        title: 'Your papers and our records',
        paragraphs: [
          `Original documents remain yours, and we return them when the work is done. We keep our records of the work for ${fact('policy.retention')}. You can ask for a copy during that time. You must still keep your own books for as long as the law requires.`,
          'We keep what you tell us confidential, except what we have to file for the work and what the law makes us disclose. Our privacy policy explains how we handle personal data.',
        ],
      },
      {
        title: 'Messages and approvals',
        paragraphs: [
          'If you agree by e-mail or WhatsApp from the number or address you gave us, your agreement is valid. Tell us at once if you lose your phone or cannot open your e-mail, or if someone else can use your phone or e-mail.',
          `Keep OTPs and passwords to yourself${claimed('no-secrets', ': nobody at our office asks for them, and you', ', and')} type them only on the official portal.`,
        ],
      },
      {
        title: 'Ending the engagement',
        paragraphs: [
          `Either side can end an engagement with ${fact('policy.termination-notice')}' notice in writing. An e-mail is enough. You pay for the work done until then, less the advance you have paid.`,
          'When you leave, you get your original papers, a backup of your accounts and a list of the filings that fall due next. After the notice period we no longer file for you.',
        ],
      },
      {
        title: 'Claims',
        paragraphs: [
          'If you think that our work was wrong and cost you money, write to us with the facts and the papers.',
          `You must raise a claim within ${fact('policy.claim-limit')} of the day on which the work was completed.${claimed('complaints', ' We look into each claim and reply in writing.', '')}`,
          'We are not liable for losses from your own delay or from what third parties do. We are also not liable if the law changed after the work was done or a government portal failed.',
          'These terms do not take away any right that the law does not allow us to exclude.',
        ],
      },
      {
        title: 'Use of this website',
        paragraphs: [
          'The text, drawings and design of this site belong to the firm. You can read, print and share pages for your own use. Please do not publish our text, drawings or design as your own.',
          'Names and marks of government departments and other bodies belong to them. A link to their pages does not mean that they recommend us.',
          'The forms are for genuine enquiries. Do not use the forms for advertising, or for another person without his consent, and do not try to disturb the site. We try to keep the site available, but it can be interrupted.',
        ],
      },
      {
        title: 'Governing law and courts',
        paragraphs: [
          `These terms are governed by the laws of India. If there is a dispute, we first try to settle it by discussion. If we cannot settle the dispute, the courts in ${fact('policy.courts')} have jurisdiction.`,
        ],
      },
      {
        title: 'Changes to these terms',
        paragraphs: [
          `We can revise these terms. The date of the last update, ${fact('policy.updated')}, is on this page. Work already agreed continues under the terms that applied when it was agreed. If one of these terms is invalid, the other terms remain valid.`,
        ],
      },
    ],
    closing: {
      text: 'Is a term unclear, or do you want the fee and the list of work in writing before you decide? Ask us first.',
      action: 'Ask about these terms',
    },
    name: 'Terms of Service',
    seo: {
      title: 'Terms of Service: Fees, Papers and Notice',
      description: `How we work: ${fact('policy.advance')} in advance and ${fact('policy.completion')} on completion, ${fact('policy.termination-notice')}' notice, records kept ${fact('policy.retention')}, claims within ${fact('policy.claim-limit')}, courts in ${fact('policy.courts')}.`,
    },
  }) satisfies LegalPage;
