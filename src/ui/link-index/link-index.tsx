import type { ReactNode } from 'react';
import type { Chip } from '../chips/chips.tsx';
import { Section, type Tone } from '../section/section.tsx';
import styles from './link-index.module.css';

/** Some links under a name. */
interface Group {
  readonly title: string;
  readonly links: readonly Chip[];
}

/** Links in columns on hairlines. */
const LinkColumns = ({ links, label }: { readonly links: readonly Chip[]; readonly label: string }) => (
  <ul className={styles.links} aria-label={label}>
    {links.map((link) => (
      <li key={link.href}>
        <a href={link.href}>{link.name}</a>
      </li>
    ))}
  </ul>
);

/** Links by subject in columns on hairlines; each group folds on a phone. */
export const LinkIndex = ({
  groups,
  tone = 'chalk',
  children,
}: {
  groups: readonly Group[];
  tone?: Tone;
  children?: ReactNode;
}) => (
  <Section tone={tone}>
    <div className={styles.index}>
      {groups.map(({ title, links }) => (
        <details key={title} data-plus="" data-fold="">
          <summary>
            <h2>{title}</h2>
          </summary>
          <LinkColumns links={links} label={title} />
        </details>
      ))}
    </div>
    {children}
  </Section>
);
