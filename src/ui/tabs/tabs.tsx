import type { Chip } from '../chips/chips.tsx';
import styles from './tabs.module.css';

/**
 * Index tabs on the lower edge of a hero.
 * @param here the address of the page itself
 * @param all where the others are listed
 */
export const Tabs = ({
  title,
  links,
  here,
  all,
}: {
  title: string;
  links: readonly Chip[];
  here: string;
  all: Chip;
}) => (
  <nav className={`${styles.tabs} wrap`} aria-label={title}>
    <p>{title}</p>
    <ul className={links.length > 7 ? styles.many : undefined}>
      {[...links, all].map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.href === here ? 'page' : undefined}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
