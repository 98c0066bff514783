import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';

const { firm, googleSubscribeHref, webcalHref } = sampleEdition();

test('a calendar is subscribed to by its own address', () => {
  const address = `${firm.origin}/calendar/gst-monthly.ics`.replace('https://', 'webcal://');
  expect(webcalHref('gst-monthly')).toBe(address);
  expect(new URL(googleSubscribeHref('gst-monthly')).searchParams.get('cid')).toBe(address);
});
