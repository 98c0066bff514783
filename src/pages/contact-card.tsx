import { firm } from '../../content/firm.ts';
import { hoursLine, reachWords } from '../../content/pages/reach.ts';
import { mailHref, telHref, whatsappHref } from '../site/contact-links.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './pages.module.css';

/** The ways to reach the firm; the WhatsApp message names the subject. */
export const ContactCard = ({ subject }: { subject: string | undefined }) => (
  <div className={styles.stack}>
    <FactList
      facts={[
        {
          label: reachWords.hours,
          value: <span data-hours="line">{hoursLine}</span>,
        },
        { label: reachWords.phone, value: <a href={telHref()}>{firm.phone}</a> },
        { label: reachWords.email, value: <a href={mailHref()}>{firm.email}</a> },
      ]}
    />
    <ButtonLink href={whatsappHref(subject)} external>
      <Icon name="message" /> {reachWords.chat}
    </ButtonLink>
  </div>
);
