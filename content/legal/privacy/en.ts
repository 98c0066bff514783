import { deviceNoteLines, keptDataTexts } from '../../kept-data/en.ts';
import type { LocalSite } from '../../local-site.ts';
import type { LegalPage } from '../../schema.ts';

export const content = (site: LocalSite) => {
  const { fact, firm, claimed, town } = site;
  const { storedLines, otherHosts } = keptDataTexts(site);
  return {
    title: 'Privacy Policy',
    intro:
      'What does this website record about you? What do we keep when you become a client, who sees your data, and how can you get it corrected or erased?',
    added: `On ${fact('policy.added')} we only added parts to this policy: on the page of your enquiry, on the tools and on the log of the web server that receives your browser's requests.${firm.enquiriesCopiedTo === null ? '' : ' We also added where a copy of each enquiry goes.'}`,
    changedOn: '2026-11-27',
    sections: [
      {
        title: 'Who is responsible',
        paragraphs: [
          `This website belongs to a tax and accounting consultancy with one office, in ${town}, ${firm.address.region}. "We" means that firm. We decide why and how the personal data described here is used, and we are responsible for it.`,
          'You do not need a login or an account on this site. You can read every page without telling us who you are.',
        ],
      },
      {
        title: 'The contact form',
        paragraphs: [
          'The contact form has a hidden field that people do not see. Bots usually fill in the hidden field, so we treat such messages as spam.',
          'When you send the form, we store what you typed, the page you sent it from, and some details that help us tell people from bots. We store only these details:',
        ],
        points: storedLines('contact'),
      },
      {
        title: 'The page of your enquiry',
        paragraphs: [
          'After you send the contact form, you get a reference and a link to your own page. The page shows when your enquiry came, when it was passed to the office and when it was answered.',
          'Our server can also send the reference and the link to your e-mail address. The e-mail with the reference does not contain your message or your phone number.',
          'Anyone who has the link sees the reference and when your enquiry came, was passed on and was answered. To see, copy, withdraw or erase what you sent, type the last four digits of your phone number. After a few wrong attempts the page is locked.',
          `The link works for ${fact('policy.enquiry-page')}. If you lose the link, call us with your reference.`,
          'If you withdraw your enquiry, our staff will know that they should not contact you. If you erase your enquiry, it is removed from our database with everything that belongs to it. We keep only a note, with the reference, that the enquiry was erased. Our staff use the reference to find and delete the e-mail with your enquiry.',
        ],
      },
      {
        title: 'The newsletter',
        paragraphs: [
          'If you subscribe to the newsletter, we store the details below and use your address only to send you the newsletter. The browser name helps us to tell real subscriptions from automatic ones.',
          'Every newsletter has an unsubscribe link. If you use the unsubscribe link, we stop sending the newsletter and do not ask for a reason. You can also write to us to unsubscribe.',
        ],
        points: storedLines('newsletter'),
      },
      {
        title: 'Where form data goes',
        paragraphs: [
          "We save what you send with the contact form or the newsletter form in a database on the firm's own server. A copy goes by e-mail to our staff, who read it and reply. This e-mail also passes through our e-mail service provider.",
          ...(firm.enquiriesCopiedTo === null
            ? []
            : [
                `We also copy each enquiry to ${firm.enquiriesCopiedTo}. Whoever runs that service for us handles the copy. When you ask us to erase an enquiry, our staff remove it there by hand.`,
              ]),
          'With each enquiry we record what our staff do: who took up the enquiry, who changed its status or wrote a note, and who marked it as answered and when. When the enquiry is erased, this record is erased too.',
          `${claimed('data', 'We do not sell or rent this data, and we do not pass it to advertisers or list brokers. ', '')}We use the details in your enquiry to reply to you and, if you engage us, to begin the work.`,
        ],
      },
      {
        title: 'What stays on your own device',
        paragraphs: [
          'This site sets no cookies. Your own browser saves the items in this list on your phone or computer. The saved items are not sent to us. You can delete the items at any time by clearing the data of this site in your browser.',
        ],
        points: deviceNoteLines(),
      },
      {
        title: 'The tools',
        paragraphs: [
          'The calculation is done in your own browser, so what you type into a tool does not reach us. If you press "Link to this case", your answers are in the part of the link after the # sign. A browser does not send the part after the # sign to a server.',
          'The button "Send this to us" puts your answers into the contact form. Nothing is sent until you send that form.',
          'If JavaScript is off in your browser, your answers are sent to our server, which does the calculation. The server does not store the answers or write them to a log.',
        ],
      },
      {
        title: 'The map on the contact page',
        paragraphs: [
          'The contact page shows our office on a map from an outside map provider. The map loads only when you scroll to that part of the page.',
          'Your browser then connects to the provider. The map provider sees your network address and the name of your browser, and can store its own data inside the map.',
          "To find out what the map provider does with these details, read the provider's own privacy policy. If you do not scroll to the map, your browser does not contact the provider. Our postal address is also on the page as text.",
        ],
      },
      {
        title: 'Which other servers your browser contacts',
        paragraphs: [
          'Every part of a page comes from our own server. Nothing follows you from page to page or from site to site. Your browser contacts other servers only in these cases:',
        ],
        points: otherHosts.map(({ line }) => line),
      },
      {
        title: 'Blog posts and outside links',
        paragraphs: [
          'Our server fetches the posts for the blog page. If our server cannot fetch the posts, your browser can ask the blogging platform for them directly. Pictures in posts may be loaded from the blogging platform. The platform then sees your network address, like any website you visit.',
          'Links to WhatsApp, our reviews and social pages, full blog posts and government portals take you to other websites. On those websites their own privacy policy applies, not this one.',
        ],
      },
      {
        title: 'Technical logs',
        paragraphs: [
          'Our website keeps technical logs to find faults and to stop attacks. The logs record which page was requested, when, and whether it was sent. The logs contain no personal data.',
          ...claimed(
            'data',
            [
              'We shorten the network (IP) address before we save it, so that it cannot be traced to one connection. What you type into a form is not logged.',
            ],
            [],
          ),
          "The web server that receives your browser's requests keeps a similar log: the time, a shortened network address, the page requested, and whether it was sent.",
        ],
      },
      {
        title: 'Records of clients',
        paragraphs: [
          'If you engage us, we receive the papers that the work needs, for example PAN, bank statements, bills, wage records, returns and notices. If a government office asks for Aadhaar, we take a masked copy.',
          'We use your papers only for the filing, books or reply that you asked us for.',
          `The staff who work on your file see these papers.${claimed('no-secrets', ' We ask for no OTP and no password.', '')}`,
          'We give your papers to government offices (for GST, income tax, PF, ESI, companies, small businesses and foreign trade) only as far as your work needs it, or if the law requires it.',
        ],
      },
      {
        title: 'How long we keep your data',
        paragraphs: [
          `We keep records such as working papers, acknowledgements and letters for ${fact('policy.retention')}. Departments and banks may ask for the records of a year even when that year is long past.`,
          `Our server erases enquiries automatically after these ${fact('policy.retention')}. Messages that it treated as spam are erased after ${fact('policy.spam')}.`,
          `We use a newsletter address for as long as you are subscribed. If we ask you to confirm an address and you do not, we erase it after ${fact('policy.unconfirmed')}.`,
          `If your enquiry does not lead to any work, you can ask us to erase it earlier. We will erase the enquiry unless a law requires us to keep it.${claimed('data', ` Anything we erase is also removed from our backups within ${fact('policy.backups')}.`, '')}`,
        ],
      },
      {
        title: 'How your data is protected',
        paragraphs: [
          'Pages and forms are sent over an encrypted connection. Only people who need the database and the client files for their work can open them.',
          'No system is perfectly safe. If personal data is exposed and you are affected, we will tell you and take the steps that the law requires.',
          'Please do not put passwords, OTPs or full bank details into the contact form. Our page on sending papers tells you what to do instead.',
        ],
      },
      {
        title: 'Access, correction and erasure',
        paragraphs: [
          'On the page of your enquiry you can see, copy and erase what you sent with the contact form. For anything else, write to the e-mail address on our contact page. Use the address you gave us, or give enough details to find your entry.',
          'Before we show or change anything, we may ask you a question to make sure that it is you.',
          'The Digital Personal Data Protection Act, 2023 gives you rights over your data, and places duties on those who hold the data. If our answer is not enough, you can complain to the Data Protection Board of India.',
        ],
        points: [
          'Access: ask what we hold about you and with whom we shared it',
          'Correction: get a wrong name, number or address corrected, or missing details added',
          'Erasure: get data removed that we no longer need and do not have to keep by law',
          'Withdrawal: take back your consent, for example by unsubscribing from the newsletter',
          'Complaint: tell us that something went wrong, and get a reply with reasons',
        ],
      },
      {
        title: 'Children',
        paragraphs: [
          'Our services are for adults who run a business or file their own taxes. We do not knowingly collect data from children through this site. If you think that a child has sent us a form, write to us and we will erase it.',
        ],
      },
      {
        title: 'Changes to this policy',
        paragraphs: [
          `When the site or our way of working changes, we change this text. The date of the last update, ${fact('policy.updated')}, is on this page. The version on this page applies.`,
        ],
      },
    ],
    closing: {
      text: `Do you want to know what we hold about you, or get it corrected or erased? Write or call us${claimed('reply', ', and a person will answer', '')}.`,
      action: 'Contact us about your data',
    },
    name: 'Privacy Policy',
    seo: {
      title: 'Privacy Policy: What We Store and Your Rights',
      description: `What our contact form and newsletter store, why this site sets no cookies, how long we keep records (${fact('policy.retention')}) and how to get data corrected or erased.`,
    },
  } satisfies LegalPage;
};
