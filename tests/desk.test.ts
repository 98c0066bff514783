import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildDesk } from '../server/desk/desk.ts';
import { makeSubmission, subscribed } from '../server/leads/store/testing/fixtures.ts';
import { deskFile } from '../src/delivery/template-files.ts';
import type { DeskModule } from '../src/desk/page.ts';
import { killAndCleanUp } from './faults/support/clean-up.ts';
import { soon, start } from './operations/real-server.ts';
import { violationsOn } from './support/accessibility.ts';
import { dist } from './support/built.ts';
import { makeEditions, sampleSite } from './support/firms.ts';
import { openSite } from './support/open-site.ts';
import { takePort } from './support/ports.ts';
import { desktop, type PageCheck, phone, type Setup, visitPage } from './support/visit-page.ts';

const { createDeskRenderer } = (await import(join(dist, deskFile))) as DeskModule;
const savedReplies = [
  { name: 'papers', title: 'Papers', language: 'en', text: 'Hello {name}, bring your papers.' },
] as const;
const editions = makeEditions({ ...sampleSite(), savedReplies });
const { desk, firm } = editions.en;

const siteInBrowser = openSite();
const HOUR = 60 * 60_000;
const MEMBER = 'office@ledger.test';

let origin = '';
let close = async (): Promise<void> => undefined;
beforeAll(async () => {
  const { store } = siteInBrowser.site;
  const app = await buildDesk({
    editions,
    store,
    render: createDeskRenderer(editions.en),
    origin: () => origin,
    siteOrigin: siteInBrowser.site.origin,
    staff: [MEMBER],
    sendMail: async () => undefined,
    backupDir: '/nowhere',
    builtAt: Date.now(),
    trustProxy: false,
    log: (await import('pino')).default({ level: 'silent' }),
  });
  origin = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  close = () => app.close();
  const now = Date.now();
  await store.submit(
    makeSubmission({ name: 'Meena Kumari Textiles and Daughters of Avinashi Road', receivedAt: now - HOUR }),
  );
  await store.submit(
    makeSubmission({ name: 'Selvam', message: 'அழைக்கவும்', language: 'ta', receivedAt: now - 60 * 24 * HOUR }),
  );
  await store.submit(
    makeSubmission({ name: 'Doubtful', message: 'x', state: 'held', reasons: ['links'], receivedAt: now }),
  );
  await store.submit(subscribed('reader@example.org'));
});
afterAll(() => close());
afterEach(killAndCleanUp);

/** Signs in by the link's button, and looks; an error of the console fails the test. */
const atDesk = async (setup: Setup, check: PageCheck): Promise<void> => {
  const link = `/sign-in/${await siteInBrowser.site.store.sessions.issueLink(MEMBER, Date.now())}`;
  await visitPage(
    { browser: siteInBrowser.browser, site: { ...siteInBrowser.site, origin } },
    link,
    setup,
    async (page) => {
      await page.getByRole('button', { name: desk.enter.button }).click();
      await page.getByRole('heading', { level: 1, name: desk.list.titles.new }).waitFor();
      await check(page);
    },
  );
};

test.each([phone, desktop])('every page is accessible and no wider than %o', async (viewport) => {
  await atDesk({ viewport, bypassCSP: true }, async (page) => {
    const lead = (await page.locator('.rows a').first().getAttribute('href')) ?? '';
    const below = (name: string) => `${lead.split('?')[0]}/${name}`;
    const lists = ['/', '/?state=held&q=doubt&city=salem', '/?state=held&select=all', '/?state=planned'];
    for (const path of [...lists, lead, below('erase'), below('write'), '/month', '/newsletter', '/deliveries']) {
      await page.goto(origin + path);
      expect(await violationsOn(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });
});

test('lists, opens, finishes and undoes without scripts', async () => {
  await atDesk({ viewport: phone, javaScriptEnabled: false }, async (page) => {
    await page.getByRole('link', { name: /^Meena Kumari/ }).click();
    expect(await page.locator('.list').isVisible()).toBe(false);
    const bar = page.locator('.thumb');
    const readHref = (name: string) => bar.getByRole('link', { name }).getAttribute('href');
    expect(await readHref(desk.enquiry.call)).toMatch(/^tel:\+91/);
    expect(await readHref(desk.enquiry.whatsapp)).toMatch(/^https:\/\/wa\.me\/91/);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
    await bar.getByRole('button', { name: desk.enquiry.doneNext }).click();
    expect(await page.locator('.done').innerText()).toContain('Meena Kumari');
    await page.getByRole('button', { name: desk.undo }).click();
    expect(await page.locator('.done').innerText()).toContain(desk.did.reopen);
    await page.getByRole('link', { name: desk.enquiry.back }).click();
    await page.getByRole('link', { name: /^Meena Kumari/ }).waitFor();
  });
});

test('writes a mail on a phone without scripts', async () => {
  await siteInBrowser.site.store.submit(
    makeSubmission({ name: 'Written To', message: 'Which papers?', receivedAt: Date.now() }),
  );
  await atDesk({ viewport: phone, javaScriptEnabled: false }, async (page) => {
    await page.getByRole('link', { name: /^Written To/ }).click();
    await page.getByRole('link', { name: desk.enquiry.mail, exact: true }).click();
    const subject = page.getByLabel(desk.write.subject);
    const text = page.getByLabel(desk.write.text);
    await subject.fill('Your papers');
    await subject.press('Enter');
    await text.fill('My own words.');
    await page.locator('[name=fill]').first().click();
    await page.waitForURL(/#/);
    expect(await subject.inputValue()).toBe('Your papers');
    expect(await text.inputValue()).toBe('Hello Written To, bring your papers.\n\nMy own words.');
    await page.getByRole('button', { name: desk.write.send }).click();
    expect(await page.locator('.done').innerText()).toContain(desk.did.mailed);
  });
});

test('answers five enquiries on a phone in eight presses', async () => {
  const { store } = siteInBrowser.site;
  const names = ['one', 'two', 'three', 'four', 'five'].map((name) => `Pressed ${name}`);
  for (const [at, name] of names.entries())
    await store.submit(
      makeSubmission({ name, message: name, service: 'GST Refunds', receivedAt: Date.now() - (20 - at) * HOUR }),
    );
  await atDesk({ viewport: phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${origin}/?state=new&service=GST+Refunds`);
    let presses = 0;
    const press = async (target: Locator): Promise<void> => {
      await target.click();
      presses += 1;
    };
    await press(page.locator('.rows a').first());
    for (const name of names) {
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await press(page.locator('.thumb .go'));
    }
    await page.getByRole('heading', { level: 1, name: desk.list.titles.new }).waitFor();
    expect(presses).toBeLessThanOrEqual(8);
    const done = await store.db.selectFrom('leads').select('name').where('answered_at', 'is not', null).execute();
    expect(done.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});

test('announces new enquiries in list and title', async () => {
  const { store } = siteInBrowser.site;
  await atDesk({ viewport: desktop, clock: true, day: new Date().toISOString().slice(0, 10) }, async (page) => {
    const waiting = async (): Promise<number> => Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
    const before = await waiting();
    await page.getByLabel(desk.list.search).fill('half typed');
    await store.submit(makeSubmission({ name: 'Just Came', message: 'now', receivedAt: Date.now() }));
    const news = page.locator('.news a');
    const hide = (isHidden: boolean) =>
      page.evaluate(
        (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true }),
        isHidden,
      );
    let looks = 0;
    page.on('request', (request) => {
      if (request.url().includes('/news')) looks += 1;
    });
    await hide(true);
    await page.clock.runFor(61_000);
    expect(looks).toBe(0);
    await hide(false);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await news.waitFor();
    expect(await news.innerText()).toMatch(/^1 new since /);
    expect(await waiting()).toBe(before + 1);
    await news.press('Enter');
    expect(await page.locator(':focus').innerText()).toContain('Just Came');
    expect(await news.count()).toBe(0);
    expect(await page.getByLabel(desk.list.search).inputValue()).toBe('half typed');
  });
});

test('cuts nothing of a list without a sign', async () => {
  const words = 'A very long message that goes on and on about returns, notices and refunds. '.repeat(4);
  await siteInBrowser.site.store.submit(
    makeSubmission({ name: 'Long '.repeat(12), message: words, service: 'GST Registration' }),
  );
  for (const viewport of [{ width: 390, height: 844 }, desktop])
    await atDesk({ viewport }, async (page) => {
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.rows *, .list input, .list button, .top *')]
          .filter((element) => {
            const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(element);
            const hasSign = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
            return overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1 && !hasSign;
          })
          .map((element) => `${element.className} ${element.innerText}`),
      );
      expect(cut.filter((text) => !text.startsWith('unseen'))).toEqual([]);
    });
});

test('shows three panes, all by keyboard', async () => {
  await atDesk({ viewport: desktop }, async (page) => {
    const search = page.getByRole('searchbox');
    await search.focus();
    await page.keyboard.type('selvam');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=selvam/);
    const row = page.getByRole('link', { name: /^Selvam/ });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Selvam' }).waitFor();
    const edges = await page.evaluate(() =>
      ['.states', '.list', '.enquiry'].map((pane) => document.querySelector(pane)?.getBoundingClientRect().left),
    );
    expect(edges.map((edge) => Math.round(edge ?? 0))).toEqual([0, 200, 200 + Math.round(0.36 * desktop.width)]);
    expect(await page.getByRole('button', { name: desk.enquiry.print }).isVisible()).toBe(true);
    await page.getByLabel(desk.enquiry.note).fill('Called twice');
    await page.getByRole('button', { name: desk.enquiry.noteButton }).press('Enter');
    await page.getByText('Called twice').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.list').isVisible()).toBe(false);
    expect(await page.locator('.message').isVisible()).toBe(true);
  });
});

test("prints a trial's link, and survives a taken port", async () => {
  const server = await start({ DESK_PORT: '0' });
  await soon(() => /sign-in\/[\w-]+/.test(server.output())).toBe(true);
  const [link = ''] = /http:\S+sign-in\/[\w-]+/.exec(server.output()) ?? [];
  const page = await (await fetch(link)).text();
  expect(page).toContain(desk.enter.button);
  expect(parse(page).text).toContain(firm.name);
  const { port, release } = await takePort();
  const other = await start({ DESK_PORT: String(port) });
  expect((await fetch(other.origin)).status).toBe(200);
  await soon(() => other.output()).toContain('DESK_PORT');
  await release();
});
