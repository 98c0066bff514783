import { fact } from '../facts.ts';
import { deviceNoteLines, otherHosts, storedLines } from '../kept-data.ts';
import type { LegalPage } from '../schema.ts';

export const content = {
  title: 'Privacy Policy',
  intro: `What this website records about you, what we keep when you become a client, who sees it, and how to have it corrected or erased. In force as updated on ${fact('policy.updated')}.`,
  changedOn: '2026-11-22',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'This website belongs to a tax and accounting consultancy with one office, in Coimbatore, Tamil Nadu. "We" means that firm. We decide why and how the personal data described here is used, and we answer for it.',
        'There is no login on this site and no account to open. You can read every page without telling us who you are.',
      ],
    },
    {
      title: 'The contact form',
      paragraphs: [
        'When you send the contact form, we store what you typed and what we need to answer it in its context and to tell people from robots. This is all of it:',
        'The form also holds a hidden field that people do not see. Automatic senders tend to fill it, and a message in which it is filled is set aside as spam.',
      ],
      points: storedLines('contact'),
    },
    {
      title: 'The newsletter',
      paragraphs: [
        'If you sign up for the newsletter, we store the details below and use the address only to send it to you. The browser name helps us tell real subscriptions from automatic ones.',
        'Each newsletter carries an unsubscribe link. Use it and we stop sending; no reason is asked. You may also write to us and ask to be taken off the list.',
      ],
      points: storedLines('newsletter'),
    },
    {
      title: 'Where form data goes',
      paragraphs: [
        "Both forms are saved in a database on the firm's own server, and a copy goes by e-mail to our staff, who read it and reply. As with any e-mail, the mail services that carry it handle that copy on its way.",
        'We do not sell or rent this data, and we do not pass it to advertisers or list brokers. An enquiry is used to answer you and, if you engage us, to begin the work.',
      ],
    },
    {
      title: 'What stays on your own device',
      paragraphs: [
        'This site sets no cookies. It keeps the notes below in your own browser, on your own phone or computer; none of them is sent to us. You can delete all of them at any time by clearing the data of this site in your browser settings.',
      ],
      points: deviceNoteLines(),
    },
    {
      title: 'The map on the contact page',
      paragraphs: [
        'The contact page shows our office on a map that comes from an outside map provider. It loads only when that part of the page comes into view. Your browser then connects to the provider, which learns your network address and the name of your browser, and may store data of its own inside the map.',
        "What the provider does with that is governed by the provider's own privacy policy. If you do not scroll as far as the map, nothing is requested from the provider. Our postal address stands beside it in plain text.",
      ],
    },
    {
      title: 'Whom else your browser asks',
      paragraphs: [
        'Pages, pictures, fonts and scripts come from our own server, and nothing here follows you from page to page or from site to site. Only these requests of your browser go to other machines:',
      ],
      points: otherHosts.map(({ line }) => line),
    },
    {
      title: 'Blog posts and outside links',
      paragraphs: [
        'Posts on the blog page are fetched by our server. Should that fail, your browser may ask the blogging platform for them directly, and pictures in posts may come from that platform. It then sees your network address, as with any website that you visit.',
        'Links to WhatsApp, to our reviews and social pages, to the full posts and to government portals lead away from this site. Once you follow one, the policy of that service applies, not this one.',
      ],
    },
    {
      title: 'Technical logs',
      paragraphs: [
        'Our web server keeps technical logs in order to find faults and fend off attacks: which address was requested, when, and whether the answer was in order. They hold no personal data. The network address is shortened before it is written, so that it no longer points to one connection, and what you type into a form is not logged.',
      ],
    },
    {
      title: 'Records of clients',
      paragraphs: [
        'If you engage us, we receive what the work requires: PAN, masked copies of Aadhaar where an office asks for one, bank statements, bills, wage records, returns and notices. We use them for the filing, books or reply that you have asked for, and for nothing else.',
        'Such papers are seen by the staff who work on your file. They are submitted to the GST, income tax, PF, ESI, company law, MSME or foreign trade authorities only as far as your work calls for it, or where the law obliges us to produce them. We ask for no OTP and no password.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        `Records are retained for ${fact('policy.retention')}. This covers working papers, acknowledgements and correspondence, since departments and banks may ask about a year long after it has closed.`,
        `A newsletter address serves for as long as you remain subscribed. Enquiries that lead to no work can be erased earlier: ask us, and we will do so unless a law requires us to keep them. What was erased is gone from our backups within ${fact('policy.backups')}.`,
      ],
    },
    {
      title: 'How it is protected',
      paragraphs: [
        'Pages and forms travel over an encrypted connection. Access to the database and to client files is limited to the people who need it for their work. No system is beyond failure: if personal data is exposed and you are affected, we will tell you and take the steps that the law prescribes.',
        'Please do not put passwords, OTPs or full bank details into the contact form. The page on sending papers says how to hand them over.',
      ],
    },
    {
      title: 'Access, correction and erasure',
      paragraphs: [
        'Write to the e-mail address on our contact page, from the address that we have on record or with enough detail for us to find your entry. We may ask a question to make sure that it is you before we show or change anything.',
        'The Digital Personal Data Protection Act, 2023 sets out the rights of the people whose data is held in digital form, and the duties of those who hold it. If our answer does not satisfy you, that Act also provides for a complaint to the Data Protection Board of India.',
      ],
      points: [
        'Access: ask what we hold about you and with whom it has been shared',
        'Correction: have a wrong name, number or address put right, or missing details added',
        'Erasure: have data removed that we no longer need and are not bound by law to keep',
        'Withdrawal: take back your consent, for instance by unsubscribing from the newsletter',
        'Grievance: tell us that something went wrong, and receive a reasoned reply',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'Our services are meant for adults who run a business or file their own taxes. We do not knowingly collect data from children through this site. If you believe that a child has sent us a form, write to us and we will erase it.',
      ],
    },
    {
      title: 'Changes to this policy',
      paragraphs: [
        `When the site or our way of working changes, this text changes with it. The date of the last update, ${fact('policy.updated')}, stands on this page, and the version shown here is the one that applies.`,
      ],
    },
  ],
  closing: {
    text: 'Would you like to know what we hold about you, or have it corrected or erased? Write or call, and a person will answer.',
    action: 'Contact us about your data',
  },
  seo: {
    title: 'Privacy Policy: What We Store and Your Rights',
    description: `What our contact form and newsletter store, why this site sets no cookies, how long records are kept (${fact('policy.retention')}) and how to have data corrected or erased.`,
    keywords: ['privacy policy', 'personal data', 'data erasure request', 'tax consultant privacy Coimbatore'],
  },
} satisfies LegalPage;
