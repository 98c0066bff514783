import { staffMail as staffTexts } from '../../../content/mail/en.ts';
import { hrefAnswered, hrefEnquiry } from '../../../src/addresses/href.ts';
import type { Edition, Editions } from '../../../src/edition/edition.ts';
import { optionText } from '../../../src/forms/contact.ts';
import { canBeMailed } from '../../../src/forms/email-address.ts';
import type { Lead } from '../../../src/forms/lead.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../src/forms/newsletter.ts';
import { editionFor } from '../../edition-for.ts';
import type { LeadsConfig, SmtpConfig } from '../../settings.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../intake/newsletter-routes.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError, type Sender } from './delivery.ts';
import { leadLetter, letter, type Part } from './letter.ts';
import { createMailer } from './mailer.ts';

const getMailableAddress = ({ email }: Lead): string | null => (email !== null && canBeMailed(email) ? email : null);

/** Returns the recipient of a mail to the sender of a lead alone. @throws DeliveryError */
const toSender = (lead: Lead) => {
  const address = getMailableAddress(lead);
  if (address === null) throw new DeliveryError('ADDRESS not deliverable', { final: true });
  return { name: '', address };
};

/** The service in it is one of the form's options, not a visitor's words. */
const writeSubject = ({ id, form, state, service, reference, withdrawnAt }: Lead): string => {
  if (form !== 'contact') return staffTexts.subject.newsletter;
  if (withdrawnAt !== null) return staffTexts.subject.withdrawn(reference ?? id);
  if (state === 'held') return staffTexts.subject.held(reference ?? id);
  return staffTexts.subject.contact(reference ?? id, service ?? '');
};

/** Writes that an enquiry has arrived; a mistyped address is a stranger's, who learns nothing of what was written. */
const acknowledgement = (edition: Edition, { reference, service }: Lead, pageHref: string): Part[] => {
  const { acknowledgeMail: texts, firm, whatsappHref } = edition;
  return [
    { text: texts.opening(optionText(edition, service ?? '')) },
    { rows: [[texts.rows.reference, reference ?? '']] },
    { text: texts.next },
    {
      links: [
        [texts.links.page, pageHref],
        [texts.links.whatsapp, whatsappHref(undefined, [texts.chat(reference ?? '')])],
      ],
    },
    { text: texts.page },
    {
      rows: [
        [texts.rows.phone, firm.phone],
        [texts.rows.email, firm.email],
      ],
    },
  ];
};

export const mailSenders = (
  editions: Editions,
  store: Store,
  smtp: SmtpConfig,
  { siteOrigin, deskOrigin }: Pick<LeadsConfig, 'siteOrigin' | 'deskOrigin'>,
  now: () => number,
) => {
  const mailer = createMailer(smtp, siteOrigin);

  /** The one header with a visitor's words is the checked address to reply to. */
  const staff: Sender = async ({ delivery, lead }, signal) => {
    const replyTo = lead.withdrawnAt === null ? getMailableAddress(lead) : null;
    const answeredHref = `${siteOrigin}${hrefAnswered(store.enquiries.answeredToken(lead.id, now()))}`;
    const before = (await store.desk.others(lead)).flatMap((other) =>
      other.receivedAt < lead.receivedAt ? (other.reference ?? []) : [],
    );
    const context = { heldCount: await store.outbox.heldCount(), answeredHref, deskOrigin, before };
    const mail = {
      to: [...smtp.notifyTo],
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject: writeSubject(lead),
      ...letter(leadLetter(editions, lead, context)),
    };
    await mailer.send(delivery.id, mail, signal);
  };

  const askToConfirm = async ({ id, language }: Lead): Promise<Part[]> => {
    const { confirmMail: texts } = editionFor(editions, language);
    const token = await store.newsletter.issueToken(id, now());
    return [
      { text: texts.opening(CONFIRM_WITHIN_DAYS) },
      { links: [[texts.action, `${siteOrigin}${CONFIRM_PATH}/${token}`]] },
      { text: texts.otherwise },
    ];
  };

  const confirm: Sender = async ({ delivery, lead }, signal) => {
    const to = toSender(lead);
    const { confirmMail: texts } = editionFor(editions, lead.language);
    const isConfirmed = lead.state === 'confirmed';
    const unsubscribe = `${siteOrigin}${UNSUBSCRIBE_PATH}/${store.newsletter.unsubscribeToken(lead.id)}`;
    const mail = {
      to,
      subject: isConfirmed ? texts.known.subject : texts.subject,
      ...letter([
        ...(isConfirmed ? [{ text: texts.known.text }] : await askToConfirm(lead)),
        { text: texts.signature },
      ]),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
    await mailer.send(delivery.id, mail, signal);
  };

  const acknowledge: Sender = async ({ delivery, lead }, signal) => {
    const to = toSender(lead);
    const edition = editionFor(editions, lead.language);
    const { firm } = editions.en;
    const pageHref = `${siteOrigin}${hrefEnquiry(await store.enquiries.issueToken(lead.id, now()))}`;
    const mail = {
      to,
      replyTo: { name: firm.name, address: firm.email },
      subject: edition.acknowledgeMail.subject(lead.reference ?? ''),
      ...letter(acknowledgement(edition, lead, pageHref)),
    };
    await mailer.send(delivery.id, mail, signal);
  };

  /** It is written by a person: what a visitor typed may stand in its text, and nowhere else. */
  const answer: Sender = async ({ delivery, lead }, signal) => {
    const written = await store.outbox.writtenMail(delivery.id);
    if (written === null) throw new DeliveryError('TEXT missing', { final: true });
    const { firm } = editions.en;
    const end = written.indexOf('\n\n');
    const mail = {
      to: toSender(lead),
      replyTo: { name: firm.name, address: firm.email },
      subject: written.slice(0, end),
      text: `${written.slice(end + 2)}\n`,
      headers: { 'Auto-Submitted': 'no' },
    };
    await mailer.send(delivery.id, mail, signal);
  };

  return { senders: { mail: staff, confirm, acknowledge, answer }, close: mailer.close };
};
