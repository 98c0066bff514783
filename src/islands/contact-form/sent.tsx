import { useEffect, useState } from 'react';
import { contactHelp } from '../../../content/pages/contact-help.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { isDeskOpen } from '../../site/desk.ts';
import { deskOpensOn } from '../../site/desk-opens-on.ts';
import { ExternalLink } from '../../ui/link/external-link.tsx';

const whenOpen = (): string => {
  const now = Date.now();
  return isDeskOpen(now) ? contactHelp.openNow : contactHelp.opens(deskOpensOn(now));
};

/**
 * What happens after a message was sent, and when: the hours as the office keeps them, and with scripts what they mean
 * just now.
 * @param shown whether the message has been sent
 */
export const Sent = ({ shown, subject }: { readonly shown: boolean; readonly subject: string | undefined }) => {
  const [when, setWhen] = useState('');
  useEffect(() => {
    if (shown) setWhen(whenOpen());
  }, [shown]);
  return (
    <>
      <p>
        {contactHelp.next} {when}
      </p>
      <p>
        <ExternalLink href={whatsappHref(subject)}>{contactHelp.onWhatsApp}</ExternalLink>
      </p>
    </>
  );
};
