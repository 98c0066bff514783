import { deviceNoteLines, keptDataTexts } from '../../kept-data/en.ts';
import type { LocalSite } from '../../local-site.ts';
import type { LegalPage } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { fact, firm, claimed } = site;
  const { storedLines, otherHosts } = keptDataTexts(site);
  return {
    title: 'Privacy Policy',
    intro: `What does this website record about you? What do we keep when you become a client, who sees it, and how is it corrected or erased? Last updated on ${fact('policy.updated')}.`,
    added: `Added on ${fact('policy.added')}: the page of your enquiry, the tools and the log in front of our server.${firm.enquiriesCopiedTo === null ? '' : ' Also added: where a copy of each enquiry goes.'}`,
    changedOn: '2026-11-24',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          'This website belongs to a tax and accounting consultancy with one office, in Coimbatore, Tamil Nadu. "We" means that firm. We decide why and how the personal data described here is used, and we answer for it.',
          'You need no login and no account on this site. You can read every page without telling us who you are.',
        ],
      },
      {
        title: 'The contact form',
        paragraphs: [
          'The contact form has a hidden field that people do not see. Robots tend to fill it, and we set such a message aside as spam.',
          'When you send the form, we store what you typed, where you sent it from, and what tells people from robots. This is all of it:',
        ],
        points: storedLines('contact'),
      },
      {
        title: 'The page of your enquiry',
        paragraphs: [
          'When you have sent the contact form, you get a reference and a link to a page of your own. The page tells when your enquiry came, when it was passed to the office and when it was answered.',
          'Where we have switched it on, we also send the reference and the link to your e-mail address once. That e-mail holds neither your message nor your phone number.',
          `Whoever has the link sees these times and the reference. To see or copy what you sent, and to withdraw or erase it, type the last four digits of your phone number. A few wrong answers close this.`,
          `The link works for ${fact('policy.enquiry-page')}. Lost the link? Call with your reference.`,
          'Withdrawing tells our staff not to answer you. Erasing removes the enquiry and everything that belongs to it from our database. We note that it was done, with the reference. With it our staff find and delete the mail about the enquiry.',
        ],
      },
      {
        title: 'The newsletter',
        paragraphs: [
          'If you sign up for the newsletter, we store the details below and use the address only to send it to you. The browser name helps us tell real subscriptions from automatic ones.',
          'Every newsletter carries an unsubscribe link. Use it and we stop sending. We ask for no reason. You may also write to us and ask us to take you off the list.',
        ],
        points: storedLines('newsletter'),
      },
      {
        title: 'Where form data goes',
        paragraphs: [
          "We save both forms in a database on the firm's own server. A copy goes by e-mail to our staff, who read it and reply. The mail services that carry this e-mail handle that copy on its way.",
          ...(firm.enquiriesCopiedTo === null
            ? []
            : [
                `We copy each enquiry to ${firm.enquiriesCopiedTo} too. Whoever runs it for us handles that copy. When you ask us to erase an enquiry, our staff remove it there by hand.`,
              ]),
          'We record with an enquiry what our staff do with it: who took it, moved it or wrote a note. We also record who marked it as answered, and when. Erasing the enquiry erases this record too.',
          `${claimed('data', 'We do not sell or rent this data, and we do not pass it to advertisers or list brokers. ', '')}An enquiry is used to answer you and, if you engage us, to begin the work.`,
        ],
      },
      {
        title: 'What stays on your own device',
        paragraphs: [
          'This site sets no cookies. It keeps the notes below in the browser of your own phone or computer. None of them is sent to us. You can delete them at any time by clearing the data of this site in your browser.',
        ],
        points: deviceNoteLines(),
      },
      {
        title: 'The tools',
        paragraphs: [
          'What you type into one of the tools is worked out in your own browser and does not reach us. A link to your case carries the answers behind the sign #, which a browser keeps to itself.',
          'The button "Send this to us" puts your answers into the contact form. Nothing is sent until you send that form.',
          'Where JavaScript, the programs of a page, is off, your browser sends the answers to our server once. The result comes back. They are neither stored nor written to a log.',
        ],
      },
      {
        title: 'The map on the contact page',
        paragraphs: [
          'The contact page shows our office on a map that comes from an outside map provider. It loads only when you scroll to that part of the page.',
          'Your browser then connects to the provider. The provider sees your network address and the name of your browser, and may store data of its own inside the map.',
          "The provider's own privacy policy says what it does with that. If you do not scroll as far as the map, your browser asks the provider for nothing. Our postal address stands beside the map as text.",
        ],
      },
      {
        title: 'Whom else your browser asks',
        paragraphs: [
          'Everything that makes up a page comes from our own server. Nothing here follows you from page to page or from site to site. Only these requests of your browser go to other machines:',
        ],
        points: otherHosts.map(({ line }) => line),
      },
      {
        title: 'Blog posts and outside links',
        paragraphs: [
          'Our server fetches the posts on the blog page. If that fails, your browser may ask the blogging platform for them directly, and pictures in posts may come from that platform. The platform then sees your network address, as any website that you visit does.',
          'Links to WhatsApp, to our reviews and social pages, to the full posts and to government portals lead away from this site. Once you follow one, the policy of that service applies, not this one.',
        ],
      },
      {
        title: 'Technical logs',
        paragraphs: [
          'Our web server keeps technical logs to find faults and to stop attacks. The logs say which page was asked for, when, and whether it was sent. They hold no personal data.',
          ...claimed(
            'data',
            [
              'The network address is shortened before it is written, so that it no longer points to one connection. What you type into a form is not logged.',
            ],
            [],
          ),
          'The program in front of our server, which holds the certificate, keeps a log of the same kind. The log holds the time, a shortened network address and the page with its answer.',
        ],
      },
      {
        title: 'Records of clients',
        paragraphs: [
          'If you engage us, we receive the papers that the work requires. Examples are PAN, bank statements and bills, wage records and returns, and notices. We receive a masked copy of Aadhaar where an office asks for one.',
          'We use them for the filing, books or reply that you have asked for, and for nothing else.',
          `The staff who work on your file see these papers.${claimed('no-secrets', ' We ask for no OTP and no password.', '')}`,
          'We give them to government offices only as far as your work needs it, or where the law obliges us. The offices are those for GST, income tax and PF, for ESI and companies, and for small businesses and foreign trade.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          `We keep records for ${fact('policy.retention')}: working papers, acknowledgements and correspondence. Departments and banks may ask about a year long after it has closed.`,
          `Our server erases enquiries by itself when that time is over, and messages that it took for spam after ${fact('policy.spam')}.`,
          `We use a newsletter address for as long as you are subscribed. If we ask you to confirm an address and you do not, we erase it after ${fact('policy.unconfirmed')}.`,
          `If your enquiry leads to no work, you may ask us to erase it earlier. We will do so unless a law requires us to keep it.${claimed('data', ` What was erased is gone from our backups within ${fact('policy.backups')}.`, '')}`,
        ],
      },
      {
        title: 'How it is protected',
        paragraphs: [
          'Pages and forms travel over an encrypted connection. Only the people who need the database and the client files for their work can open them.',
          'No system is perfectly safe. If personal data is exposed and you are affected, we will tell you. We will also take the steps that the law prescribes.',
          'Please do not put passwords, OTPs or full bank details into the contact form. Our page on sending papers says what to do instead.',
        ],
      },
      {
        title: 'Access, correction and erasure',
        paragraphs: [
          'The page of your enquiry shows, copies and erases what you sent with the contact form. For everything else write to the e-mail address on our contact page. Use the address that you gave us, or give enough detail to find your entry.',
          'We may ask a question to make sure that it is you before we show or change anything.',
          'The Digital Personal Data Protection Act, 2023 is the law on data in digital form. It sets out your rights, and the duties of those who hold your data. If our answer is not enough, you may complain to the Data Protection Board of India.',
        ],
        points: [
          'Access: ask what we hold about you and with whom it has been shared',
          'Correction: have a wrong name, number or address put right, or missing details added',
          'Erasure: have data removed that we no longer need and are not bound by law to keep',
          'Withdrawal: take back your consent, for instance by unsubscribing from the newsletter',
          'Complaint: tell us that something went wrong, and get a reply with reasons',
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
          `When the site or our way of working changes, this text changes with it. The date of the last update, ${fact('policy.updated')}, stands on this page. The version on this page is the one that applies.`,
        ],
      },
    ],
    closing: {
      text: `Would you like to know what we hold about you, or have it corrected or erased? Write or call us${claimed('reply', ', and a person will answer', '')}.`,
      action: 'Contact us about your data',
    },
    seo: {
      title: 'Privacy Policy: What We Store and Your Rights',
      description: `What our contact form and newsletter store, why this site sets no cookies, how long records are kept (${fact('policy.retention')}) and how to have data corrected or erased.`,
    },
  } satisfies LegalPage;
};
