import { expect, test } from 'vitest';
import { animations, durations } from '../src/ui/reveal/animations.ts';
import { renderStyleguide } from '../styleguide/page.tsx';

test('the style guide shows every animation with every duration', () => {
  const html = renderStyleguide();
  const shown = new Set(
    [...html.matchAll(/data-reveal="(\w+)"(?: data-duration="(\d+)")?/g)].map(([, name, ms]) => `${name} ${ms ?? 500}`),
  );
  for (const name of animations) for (const ms of durations) expect(shown).toContain(`${name} ${ms}`);
});
