import type { SyntheticEvent } from 'react';
import { contactHelp } from '../../../content/pages/contact-help.ts';
import { contactFields } from '../../forms/contact.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { ExternalLink } from '../../ui/button/button.tsx';
import { typedIn } from '../draft.ts';

/** What was typed, a line for each field that is not empty. */
const linesOf = (form: HTMLFormElement): string[] => {
  const typed = typedIn(form);
  return contactFields.flatMap(({ name, texts }) => {
    const said = typed[name]?.trim();
    return said ? [`${texts.label}: ${said}`] : [];
  });
};

/** Takes what was typed just before the link is followed, by pointer or by keyboard. */
const fill =
  (subject: string | undefined) =>
  ({ currentTarget, target }: SyntheticEvent<HTMLElement>): void => {
    const link = target instanceof Element && target.closest('a');
    const form = currentTarget.closest('form');
    if (link && form) link.href = whatsappHref(subject, linesOf(form));
  };

/** For visitors without an e-mail address: a chat with what was typed; without scripts a chat about the same. */
export const TypedLink = ({ subject }: { readonly subject: string | undefined }) => (
  <p onPointerDownCapture={fill(subject)} onFocusCapture={fill(subject)} onClickCapture={fill(subject)}>
    <ExternalLink href={whatsappHref(subject)}>{contactHelp.noEmail}</ExternalLink>
  </p>
);
