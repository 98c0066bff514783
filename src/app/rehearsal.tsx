import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { ButtonLink } from '../ui/button/button.tsx';
import { Section } from '../ui/section/section.tsx';

const sample = (
  <Section title=".">
    <ButtonLink href="">.</ButtonLink>
  </Section>
);

/** From the start of the app, milliseconds: what the visitor came for goes first. */
const DELAY = 500;

/**
 * Renders a small page that nobody sees. Adopted markup leaves React's code for making elements unused until the first
 * followed link, and a browser compiles what is used for the first time then.
 */
export const rehearse = (): void => {
  setTimeout(() => {
    const root = createRoot(document.createElement('div'));
    // A transition is done in slices, between which the browser answers the visitor.
    startTransition(() => root.render(sample));
    setTimeout(() => root.unmount(), DELAY);
  }, DELAY);
};
