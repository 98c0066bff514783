import './reveal.css';
import type { ReactNode } from 'react';
import type { Animation, Delay, Duration } from './animations.ts';

interface Props {
  readonly animation: Animation;
  readonly duration?: Duration;
  readonly delay?: Delay;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Content that is revealed once, when it comes into view. The attributes say how; `startReveal` does it, and without it
 * the content is simply there.
 */
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
