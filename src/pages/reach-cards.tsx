import type { ReactNode } from 'react';
import type { IconName } from '../../content/icons.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './contact-page.module.css';

/** One way to reach the firm. */
export interface ReachCard {
  readonly icon: IconName;
  readonly title: string;
  readonly value: ReactNode;
  readonly note: string;
}

/** The ways to reach the firm, on hairlines. */
export const ReachCards = ({ cards }: { readonly cards: readonly ReachCard[] }) => (
  <ul className={styles.contactPageCards}>
    {cards.map((card) => (
      <li key={card.title}>
        <Icon name={card.icon} size={22} />
        <div>
          <h3>{card.title}</h3>
          <p>{card.value}</p>
          <p className={styles.contactPageNote}>{card.note}</p>
        </div>
      </li>
    ))}
  </ul>
);
