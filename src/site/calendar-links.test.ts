import { expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { googleSubscribeHref, webcalHref } from './calendar-links.ts';
import { reminderHref } from './contact-links.ts';

test('a calendar is subscribed to by its own address', () => {
  const address = `${firm.origin}/calendar/gst-monthly.ics`.replace('https://', 'webcal://');
  expect(webcalHref('gst-monthly')).toBe(address);
  expect(new URL(googleSubscribeHref('gst-monthly')).searchParams.get('cid')).toBe(address);
});

test('who wants to be reminded says of what', () => {
  const text = (href: string): string | null => new URL(href).searchParams.get('text');
  expect(text(reminderHref(['gst-monthly', 'tds']))).toMatch(/What concerns me: GST, monthly returns; Deducts TDS/);
  expect(text(reminderHref([]))).toContain('All of them concern me.');
});
