import { Icon } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import { ButtonLink } from './button.tsx';
import type { ButtonKind } from './button-class.ts';

/** Shows a button that opens a chat with the office. */
export const ChatLink = ({ href, kind = 'quiet' }: { readonly href: string; readonly kind?: ButtonKind }) => {
  const { labels } = useEdition();
  return (
    <ButtonLink href={href} kind={kind} external>
      <Icon name="message" /> {labels.whatsapp}
    </ButtonLink>
  );
};
