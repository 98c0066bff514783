import type { ReactNode } from 'react';
import { Icon } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import styles from './button.module.css';
import { type ButtonKind, buttonClass } from './button-class.ts';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Links to another site: opens in a new tab, says so, and gives the other page no `window.opener`. */
export const NewTabLink = ({ href, className, newTab, children }: ExternalLinkProps & { readonly newTab: string }) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> ({newTab})</span>
  </a>
);

export const ExternalLink = (props: ExternalLinkProps) => <NewTabLink {...props} newTab={useEdition().labels.newTab} />;

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: ButtonKind | undefined;
  readonly external?: boolean;
  readonly children: ReactNode;
}

export const ButtonLink = ({ href, kind = 'primary', external = false, children }: ButtonLinkProps) =>
  external ? (
    <ExternalLink href={href} className={buttonClass(kind)}>
      {children}
    </ExternalLink>
  ) : (
    <a href={href} className={buttonClass(kind)}>
      {children}
    </a>
  );

/**
 * Shows the words of a call link over the opening hours; a script says whether it is open now
 * (src/enhance/call-state.ts).
 */
export const CallState = ({ children }: { readonly children: string }) => {
  const { shortHours } = useEdition();
  return (
    <span className={styles.callState}>
      {children}
      <small data-hours="state">{shortHours}</small>
    </span>
  );
};

/** Calls the office. */
export const CallButton = ({ kind }: Pick<ButtonLinkProps, 'kind'>) => {
  const { firm, telHref } = useEdition();
  return (
    <ButtonLink href={telHref()} kind={kind}>
      <Icon name="phone" /> <CallState>{firm.phone}</CallState>
    </ButtonLink>
  );
};

export interface Chip {
  readonly href: string;
  readonly name: string;
}

interface ChipsProps {
  readonly chips: readonly Chip[];
  readonly label: string;
  readonly className?: string | undefined;
}

export const Chips = ({ chips, label, className = styles.chips }: ChipsProps) => (
  <ul className={className} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip.href}>
        <a href={chip.href}>{chip.name}</a>
      </li>
    ))}
  </ul>
);
