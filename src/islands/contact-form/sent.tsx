import { useEffect, useState } from 'react';
import { contactHelp } from '../../../content/pages/contact-help.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { isDeskOpen } from '../../site/desk.ts';
import { deskOpensOn } from '../../site/desk-opens-on.ts';
import { ExternalLink } from '../../ui/link/external-link.tsx';
import type { Receipt } from './send-contact.ts';

const whenOpen = (): string => {
  const now = Date.now();
  return isDeskOpen(now) ? contactHelp.openNow : contactHelp.opens(deskOpensOn(now));
};

interface Props {
  readonly shown: boolean;
  readonly subject: string | undefined;
  readonly receipt: Receipt | null;
}

/**
 * What happens after a message was sent, and when: the hours as the office keeps them, and with scripts what they mean
 * just now.
 * @param shown whether the message has been sent
 * @param receipt of it, where the server gave one
 */
export const Sent = ({ shown, subject, receipt }: Props) => {
  const [when, setWhen] = useState('');
  useEffect(() => {
    if (shown) setWhen(whenOpen());
  }, [shown]);
  return (
    <>
      {receipt && (
        <p>
          {contactHelp.reference} <strong>{receipt.reference}</strong>
          <br />
          <a href={receipt.page}>{contactHelp.toEnquiry}</a>
        </p>
      )}
      <p>
        {contactHelp.next} {when}
      </p>
      <p>
        <ExternalLink href={whatsappHref(subject, receipt ? [contactHelp.myReference(receipt.reference)] : [])}>
          {contactHelp.onWhatsApp}
        </ExternalLink>
      </p>
    </>
  );
};
