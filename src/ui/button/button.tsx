import type { ReactNode } from 'react';
import { ExternalLink } from '../link/external-link.tsx';
import { type ButtonKind, buttonClass } from './button-class.ts';

interface Props {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly external?: boolean;
  readonly children: ReactNode;
}

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
