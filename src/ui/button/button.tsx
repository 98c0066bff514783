import type { ReactNode } from 'react';
import { ExternalLink } from '../link/external-link.tsx';
import styles from './button.module.css';

/** `accent` is the one call to action of a screen; `quiet` stands beside it. */
export type ButtonKind = 'accent' | 'primary' | 'quiet';

interface Props {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly external?: boolean;
  readonly children: ReactNode;
}

/** The class of something that looks like a button, for real `<button>`s. */
export const buttonClass = (kind: ButtonKind): string => `${styles.button} ${styles[kind]}`;

/** A link that looks like a button. */
export const ButtonLink = ({ href, kind = 'primary', external = false, children }: Props) =>
  external ? (
    <ExternalLink href={href} className={buttonClass(kind)}>
      {children}
    </ExternalLink>
  ) : (
    <a href={href} className={buttonClass(kind)}>
      {children}
    </a>
  );
