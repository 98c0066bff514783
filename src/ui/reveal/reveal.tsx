import './reveal.css';
import type { ReactNode } from 'react';
import type { RevealOption } from './reveal-options.ts';

interface Props {
  readonly animation: RevealOption<'animation'>;
  readonly duration?: RevealOption<'duration'>;
  readonly delay?: RevealOption<'delay'>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows its content once `startReveal` finds it in view; without that it is simply there. */
export const Reveal = ({ animation, duration = 500, delay = 0, className, children }: Props) => (
  <div
    className={className}
    data-reveal={animation}
    data-duration={duration === 500 ? undefined : duration}
    data-delay={delay === 0 ? undefined : delay}
  >
    {children}
  </div>
);
