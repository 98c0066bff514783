import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageFile } from '../src/delivery/page-file.ts';
import { builtSite } from './support/built.ts';
import { sampleEdition } from './support/firms.ts';

const { serviceIndex, hrefService } = sampleEdition();

/** Each as it is written on the page of its service. */
const specified = {
  'gst-registration': ['3-7 working days', 'free', '₹20 lakh', '₹10 lakh'],
  'gst-returns': [
    ...['GSTR-1 on the 11th of next month, monthly or quarterly', 'GSTR-3B monthly, on the 20th of next month'],
    ...['Auto-generated', 'GSTR-4 every quarter, by the 18th of next month', '₹50 a day', '₹20 for a nil return'],
    '18% a year',
  ],
  'gst-notices': ['15-30 days'],
  'gst-refunds': ['2 years', 'about 60 days'],
  'income-tax-filing': [
    ...['ITR-1 to ITR-7', 'Up to ₹50 lakh', 'No limit', 'ITR-4 for income up to ₹2 crore', '31 July', '30 September'],
    ...['31 October', '45-60 days'],
  ],
  'pf-esi-services': [
    ...['20+ employees', 'mployee 12%', 'mployer 12%', 'PF registration within 30 days, fine up to ₹10,000'],
    ...['by the 25th', '17% a year', '7-15 working days', '10+ employees', '₹25,000 a month', '0.75%', '3.25%'],
    ...['ESI registration within 15 days, fine up to ₹25,000', 'by the 21st', '12% a year', '10-20 working days'],
  ],
  'tds-tcs-returns': [
    ...['Forms 24Q, 26Q, 27Q and 27EQ', '31 May, 31 July, 31 October and 31 January', '₹200 a day per return'],
    ...['1.5% a month', '194A: ₹40,000 (₹50,000 for seniors)', '1% individual/HUF, 2% others'],
    ...['₹30,000 single, ₹1,00,000 aggregate', '194C', '194I: 10%, ₹2,40,000 a year'],
    '194J: ₹30,000 single, ₹1,00,000 aggregate',
  ],
  'company-registration': [
    ...['2 shareholders, 2 directors', '200 shareholders', '20 partners (50 for banking)', '2 partners', 'No maximum'],
    ...['Within 60 days of the AGM', '₹100 per day, minimum ₹5,000', 'Within 30 days of the AGM'],
    ...['Within 6 months of the financial year end', '₹1,00,000 plus ₹5,000 per day', '10-15 working days'],
    ...['15-20 working days', 'capital from ₹1,000, paid-up as low as ₹100'],
  ],
  'udyam-registration': [
    ...['up to ₹1 crore', 'up to ₹5 crore', '₹1-10 crore', '₹5-50 crore', '₹10-50 crore', '₹50-250 crore'],
    ...['1-3 working days', 'oans up to ₹2 crore', 'up to 35% of project cost'],
  ],
  'iec-registration': [
    ...['10 digits', '7-15 working days', 'Lifetime validity', '2-5% of FOB', '3-5% of net forex', '3% customs duty'],
  ],
} as const;

const readText = (path: string): string =>
  (parse(readFileSync(join(builtSite, pageFile(path)), 'utf8')).querySelector('main')?.text ?? '').replace(/\s+/g, ' ');

const offered = Object.entries(specified).filter(([slug]) => serviceIndex.some((service) => service.slug === slug));

test.each(offered)('the page of %s holds each of its figures', (slug, figures) => {
  const text = readText(hrefService(slug as keyof typeof specified));
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});
