/** It needs the build, which makes the module that renders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToolSlug } from '../content/tool-index/en.ts';
import { localePrefixes } from '../src/addresses/locale.ts';
import type { RendererModule } from '../src/delivery/server-renderer.ts';
import { frameFile, rendererFile } from '../src/delivery/template-files.ts';
import { createEditions, type Edition } from '../src/edition/edition.ts';
import { dist } from '../tests/support/built.ts';
import { sampleSite } from '../tests/support/firms.ts';
import { pagesFrom } from './http/page-frame.ts';
import { logRequests } from './http/requests.ts';
import { toolAnswers } from './tool-answers.ts';

const NOW = Date.parse('2026-11-22T06:00:00Z');
const { createServerRenderer }: RendererModule = await import(join(dist, rendererFile));
const pagesIn = (edition: Edition) =>
  pagesFrom(readFileSync(join(dist, frameFile(edition.locale)), 'utf8'), createServerRenderer(edition));
const editions = createEditions(sampleSite());
const { en, ta = en } = editions;
const words = { en, ta };
const pages = { en: pagesIn(en), ta: pagesIn(ta) };
const logged: string[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(logRequests, {});
  await app.register(toolAnswers, { editions, pages, now: () => NOW });
});
afterAll(() => app.close());

const post = (typed: Readonly<Record<string, string>>, slug: ToolSlug = 'gst-late-fee') =>
  app.inject({
    method: 'POST',
    url: `/tools/${slug}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(typed).toString(),
  });

const bill = { prices: 'without', place: 'here', round: 'no', amount: '1,000', rate: '18', day: '2026-11-22' };
const september = {
  filer: 'monthly',
  form: 'gstr-3b',
  month: '2026-09',
  filed: '2026-11-22',
  turnover: '80 lakh',
  tax: '48,000',
};

describe('the form of a tool', () => {
  test('shows the working line by line, with the input', async () => {
    const { statusCode, headers, body } = await post(september);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(body).toMatch(/<h2[^>]*>.*Late fee and interest.*₹2,431.*33 days late.*<\/h2>/);
    expect(body).toMatch(
      /<tr data-kind="line"><th[^>]*>Late fee, central tax \(CGST\) <small>33 days × ₹25<\/small><\/th><td>₹825</,
    );
    expect(body).toContain('value="48,000"');
    expect(body).toMatch(/<input[^>]*(?:value="gstr-3b"[^>]*checked|checked[^>]*value="gstr-3b")/);
    expect(body).toMatch(new RegExp(`href="https://wa\\.me[^"]+${encodeURIComponent('₹50,431')}`));
  });

  test('keeps wrong input as text, and says what to do', async () => {
    const { statusCode, body } = await post({ ...september, tax: '"><script>%%title%%' });
    expect(statusCode).toBe(422);
    expect(body).toMatch(/aria-invalid="true"[^>]*value="&quot;&gt;&lt;script&gt;%%title%%"/);
    expect(body).toContain('<a href="#tool-tax">Tax to pay from the cash ledger, in rupees: Please enter the amount');
    expect(body).not.toContain('₹1,650');
  });

  const rent = { what: 'building', payer: 'small', last: 'no', pan: 'yes', amount: '60,000', day: '2026-11-10' };
  const technical = { what: 'technical', payer: 'small', pan: 'yes', amount: '60,00,000', day: '2026-10-10' };
  const person = { who: 'individual', work: 'none', gains: 'none', over: 'no', special: 'no', audit: 'audit' };
  const statement = { what: 'residents', quarter: '2026-03', tax: '50,000' };
  const small = { year: '2025-26', who: 'others', tax: '0', late: 'yes', whose: 'individual', income: '2,00,000' };
  const cases: readonly (readonly [string, ToolSlug, Readonly<Record<string, string>>, number, string])[] = [
    [
      'spellings of offices',
      'gst-late-fee',
      { ...september, month: 'Sep-26', tax: 'Rs.48,000/- only' },
      200,
      '₹50,431',
    ],
    ['Tamil digits', 'gst-late-fee', { ...september, tax: '௪௮,௦௦௦', turnover: '80 லட்சம்' }, 200, '₹50,431'],
    [
      'a filing day a year early',
      'gst-late-fee',
      { ...september, filed: '2025-11-22' },
      422,
      'was not over on this date',
    ],
    [
      'November 2023',
      'gst-late-fee',
      { ...september, month: '2023-11' },
      200,
      'can file this return until 20 December 2026',
    ],
    ['a Monday after a Sunday', 'tds-late-fee', { ...statement, done: '2026-06-01' }, 200, 'in time until 1 June 2026'],
    [
      'a day before the quarter ends',
      'tds-late-fee',
      { ...statement, done: '2025-06-01' },
      422,
      'was not over on this date',
    ],
    ['technical fees paid privately', 'tds', technical, 200, 'Nothing to deduct'],
    ['rent paid privately', 'tds', rent, 200, 'by 30 April 2027'],
    ['an audit without a business', 'itr-form', person, 422, 'has no accounts to audit'],
    ['lakhs of wages', 'pf-esi', { month: '2026-10', above: 'yes', 'wages-list': '1.5 lakh 2 lakh' }, 200, '₹18,000'],
    [
      'a serial number',
      'pf-esi',
      { month: '2026-10', 'wages-list': '1 Ravi 18000\n2 Devi 14000' },
      422,
      'a serial number',
    ],
    [
      'PF above the ceiling',
      'pf-esi',
      { month: '2026-10', 'wages-1-pf': '30000', 'wages-1-gross': '30000' },
      200,
      'only up to ₹25,000',
    ],
    [
      'an order and its day',
      'notice',
      { form: 'DRC-07', reached: '2026-11-01' },
      200,
      'You can appeal until 1 February 2027',
    ],
    [
      'a notice and its own date',
      'notice',
      { form: 'DRC-01', issued: '2026-11-01' },
      200,
      'You usually have until 1 December 2026',
    ],
    ['a number that is nearly one', 'notice', { form: 'ASMT-I0' }, 200, 'ASMT-10: differences'],
    ['a late return of a small income', 'advance-tax', { ...small, filed: '2026-09-05' }, 200, 'Nothing more to pay'],
    ['a named line of a bill', 'gst', { ...bill, more: 'Rice 1,200 @ 5%' }, 200, '₹1,260'],
  ];

  test.each(cases)('answers %s by the law', async (_, slug, typed, status, says) => {
    const { statusCode, body } = await post(typed, slug);
    expect(statusCode).toBe(status);
    expect(body.replace(/<[^>]+>/g, '').replace(/\u{a0}/gu, ' ')).toContain(says);
  });

  test('refuses empty or strange input in words', async () => {
    expect((await post({})).statusCode).toBe(422);
    expect((await post({ __proto__: 'x', constructor: 'y', toString: 'z' })).statusCode).toBe(422);
    const json = await app.inject({ method: 'POST', url: '/tools/notice', payload: { form: 'ASMT-10' } });
    expect(json.statusCode).toBe(415);
    const long = await post({ form: 'x'.repeat(70_000) }, 'notice');
    expect(long.statusCode).toBe(413);
  });

  test('is read up to what its tool can take', async () => {
    expect((await post({ form: 'x'.repeat(10_000) }, 'notice')).statusCode).toBe(413);
    expect((await post({ form: 'x'.repeat(2_000) }, 'notice')).statusCode).toBe(422);
    expect((await post({ ...september, tax: '1'.repeat(101) })).body).toContain('at most 100 characters');
  });

  test('limits an address and all, apart from enquiries', async () => {
    const limited = Fastify({ trustProxy: true });
    let time = NOW;
    await limited.register(toolAnswers, { editions, pages, perAddress: 5, now: () => time });
    const ask = (from: string) =>
      limited.inject({
        method: 'POST',
        url: '/tools/notice',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
        payload: 'form=DRC-01',
      });
    for (let index = 0; index < 5; index++) expect((await ask('203.0.113.1')).statusCode).toBe(200);
    const refused = await ask('203.0.113.1');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    for (let index = 0; index < 45; index++) expect((await ask(`198.51.100.${index}`)).statusCode).toBe(200);
    expect((await ask('203.0.113.2')).statusCode).toBe(429);
    time += 10_000;
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
    await limited.close();
  });

  test.each(sampleSite().locales)('keeps the input above a limit, as a page (%s)', async (locale) => {
    const limited = Fastify({ trustProxy: true });
    await limited.register(toolAnswers, { editions, pages, perAddress: 1, now: () => NOW });
    const ask = () =>
      limited.inject({
        method: 'POST',
        url: `${localePrefixes[locale]}/tools/gst-late-fee`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(september).toString(),
      });
    await ask();
    const { statusCode, headers, body } = await ask();
    expect(statusCode).toBe(429);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['retry-after']).toBe('600');
    expect(body).toContain(`<html lang="${locale === 'en' ? 'en-IN' : 'ta-IN'}"`);
    expect(body).toContain('value="48,000"');
    expect(body).toMatch(/<input[^>]*(?:value="gstr-3b"[^>]*checked|checked[^>]*value="gstr-3b")/);
    expect(body).toContain(words[locale].refusals.toolPostponed(10).slice(0, 40));
    expect(body).not.toContain('₹1,650');
    await limited.close();
  });

  test('above the limit of pages is refused without being read', async () => {
    const limited = Fastify({ trustProxy: true });
    await limited.register(toolAnswers, { editions, pages, perAddress: 1, now: () => NOW });
    const ask = () =>
      limited.inject({
        method: 'POST',
        url: '/tools/notice',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'form=DRC-01',
      });
    const types = [];
    for (let index = 0; index < 52; index++) types.push((await ask()).headers['content-type']);
    expect(types.filter((type) => type?.startsWith('text/html'))).toHaveLength(51);
    expect(types.at(-1)).toMatch(/^text\/plain/);
    await limited.close();
  });

  test('leaves no line in the log', async () => {
    logged.length = 0;
    await post(september);
    await post({ form: 'DRC-01', reply: '2026-12-01' }, 'notice');
    expect(logged).toEqual([]);
  });
});
