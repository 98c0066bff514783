import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ButtonLink } from '../ui/button/button.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/section/section.tsx';

const sample = (
  <>
    <Hero title="" seed="" actions={<ButtonLink href="">.</ButtonLink>} />
    <Section title=".">.</Section>
  </>
);

/**
 * Renders a small page that nobody sees, in an idle moment. Adopted markup leaves React's code for making elements
 * unused until the first followed link, and a browser compiles what is used for the first time then: on a phone a third
 * of the time that the move takes.
 */
export const rehearse = (): void => {
  if (typeof requestIdleCallback !== 'function') return;
  requestIdleCallback(() => {
    const root = createRoot(document.createElement('div'), { onUncaughtError: () => {} });
    startTransition(() => root.render(sample));
    setTimeout(() => root.unmount(), 1000);
  });
};
