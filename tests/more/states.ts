import type { Locator, Page } from 'playwright-core';
import { sampleEdition } from '../support/firms.ts';
import { fillContactForm } from '../support/forms.ts';
import { findPlace, goTo } from '../support/islands.ts';
import { desktop, phone } from '../support/visit-page.ts';

const { firm, contactFormTexts } = sampleEdition();

/** The windows that states are seen in, by their width. */
export const windows = {
  360: phone,
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  // The lowest desktop that panels have to fit into.
  1024: { width: 1024, height: 600 },
  1440: desktop,
  // A4 at 96 pixels an inch.
  794: { width: 794, height: 1123 },
} as const;

type Width = keyof typeof windows;

/** A state of a page: where it is, in which windows, and how the page comes to it from its load event. */
export interface State {
  readonly path: string;
  readonly widths: readonly Width[];
  /** The clock stands, one second after the load: what comes by itself comes when it is moved. */
  readonly reach: (page: Page) => Promise<void>;
  /** True if the welcome popup may come. */
  readonly greet?: boolean;
  /** True if the picture shows the whole page, not only the window. */
  readonly isWhole?: boolean;
}

/**
 * The widths at which the menu is a sheet, at which it is a row with panels, all of them, and those that are enough for
 * parts of a page.
 */
const sheets = [360, 390, 768] as const;
const panels = [1024, 1440] as const;
const all = [360, 390, 768, 1024, 1440] as const;
const ends = [390, 1440] as const;

const POPUP_DELAY_MS = 3000;

/** Moves the clock in small steps until something is there: the audit's own pauses pass, the widget does not come. */
const until = async (page: Page, there: Locator): Promise<void> => {
  for (let passed = 0; !(await there.isVisible()); passed += 20) {
    if (passed >= POPUP_DELAY_MS) throw new Error('It did not come in time');
    await page.clock.runFor(20);
  }
};

const scroll = (page: Page, top = 900): Promise<void> => page.evaluate((at) => scrollTo({ top: at }), top);

const sendForm = async (page: Page): Promise<void> => {
  await goTo(page, 'contact-form');
  await page.locator('form[name=contact] [type=submit]').click();
};

const auditedPaths = ['/', '/about', '/income-tax', '/nothing-here'];

const startAudit = async (page: Page): Promise<void> => {
  const entries = auditedPaths.map((path) => `<url><loc>${firm.origin}${path}</loc></url>`).join('');
  await page.route('**/sitemap.xml', (route) =>
    route.fulfill({ contentType: 'application/xml', body: `<?xml version="1.0"?><urlset>${entries}</urlset>` }),
  );
  await goTo(page, 'audit-tool');
  await page.getByRole('button', { name: 'Run Audit', exact: true }).click();
};

const finishAudit = async (page: Page): Promise<void> => {
  await startAudit(page);
  const summary = page.getByRole('heading', { name: 'Summary' });
  await until(page, summary);
  await summary.scrollIntoViewIfNeeded();
};

const augustCase = '#filer=monthly&form=gstr-3b&month=2025-08&filed=2025-10-23&turnover=8000000&tax=48000';

/** Scrolls to the tool: otherwise the place depends on how high the tool was when it was scrolled to. */
const showTool = (page: Page): Promise<void> => findPlace(page, 'case-tool').evaluate((tool) => tool.scrollIntoView());

const openCase = async (page: Page): Promise<void> => {
  await goTo(page, 'case-tool');
  const sum = page.getByRole('region', { name: 'The result' }).getByText('₹50,431');
  await sum.waitFor();
  await showTool(page);
  // On a phone the result stands below the form.
  await sum.scrollIntoViewIfNeeded();
};

const openMenu = (page: Page): Promise<void> => page.locator('[data-menu] > summary').click();

const openPart = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: name }).click();
const openMenuAt = (name: string) => (page: Page) => openMenu(page).then(() => openPart(name)(page));

const tick = (page: Page): Promise<void> => page.getByRole('checkbox').first().check();

const search = (typed: string, found: string) => async (page: Page) => {
  await goTo(page, 'city-search');
  await page.getByRole('searchbox').fill(typed);
  await page.getByText(found).first().waitFor();
};

const showWidget = async (page: Page): Promise<void> => {
  await page.clock.runFor(POPUP_DELAY_MS);
  await page.locator('aside').getByRole('button').first().waitFor();
};

/** The states by the beginning of their pictures' names; the width follows. */
export const states: Readonly<Record<string, State>> = {
  'menu-open': { path: '/contact', widths: sheets, reach: openMenu },
  'menu-services': { path: '/services/gst-returns', widths: sheets, reach: openMenuAt('Services') },
  'menu-cities': { path: '/locations/salem', widths: sheets, reach: openMenuAt('Cities') },
  'panel-services': { path: '/services/gst-returns', widths: panels, reach: openPart('Services') },
  'panel-cities': { path: '/locations/salem', widths: panels, reach: openPart('Cities') },
  'header-scrolled': { path: '/services/gst-returns', widths: all, reach: scroll },
  widget: { path: '/about', widths: [360, 390, 768, 1024], reach: showWidget },
  'widget-away': {
    path: '/contact',
    widths: [360, 390],
    reach: async (page) => {
      await goTo(page, 'contact-form');
      await page.locator('form[name=contact] textarea').focus();
      await page.clock.runFor(POPUP_DELAY_MS);
    },
  },
  'whatsapp-card': {
    path: '/services/gst-returns',
    // The widget stays away from the call button at 768 pixels.
    widths: [360, 390, 1024, 1440],
    reach: async (page) => {
      // On a phone the bar waits until the head and its buttons have left the window.
      if ((page.viewportSize()?.width ?? 0) < windows[768].width) await scroll(page, 1_500);
      await showWidget(page);
      await page.locator('aside').getByRole('button').first().click();
      await page.getByRole('link', { name: /^Start WhatsApp Chat/ }).waitFor();
    },
  },
  popup: {
    path: '/',
    widths: all,
    greet: true,
    reach: async (page) => {
      await page.clock.runFor(POPUP_DELAY_MS);
      await page.getByRole('dialog').waitFor();
    },
  },
  'dates-mine': {
    path: '/due-dates',
    widths: ends,
    reach: async (page) => {
      await tick(page);
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    },
  },
  'papers-ticked': { path: '/services/gst-returns', widths: ends, reach: tick },
  'tool-result': { path: `/tools/gst-late-fee${augustCase}`, widths: [390, 768, 1440], reach: openCase },
  'tool-mistakes': {
    path: '/tools/gst-late-fee',
    widths: ends,
    reach: async (page) => {
      await goTo(page, 'case-tool');
      await page.getByRole('button', { name: 'Work it out' }).click();
      await page.getByRole('alert').waitFor();
      await showTool(page);
    },
  },
  'ta-menu-open': { path: '/ta/contact', widths: [360], reach: openMenu },
  'ta-form-mistakes': { path: '/ta/contact', widths: [360], reach: sendForm },
  'form-mistakes': { path: '/contact', widths: [390, 768, 1440], reach: sendForm },
  'form-sent': {
    path: '/contact',
    widths: ends,
    reach: async (page) => {
      await goTo(page, 'contact-form');
      await fillContactForm(page);
      await sendForm(page);
      await page.getByText(contactFormTexts.success).waitFor();
    },
  },
  'search-spelling': { path: '/locations', widths: ends, reach: search('Trichy', 'also written Trichy') },
  'search-nothing': { path: '/locations', widths: ends, reach: search('Atlantis', 'No Cities Found') },
  'audit-running': {
    path: '/audit',
    widths: [1440],
    reach: async (page) => {
      // This page never answers.
      await page.route('**/about', () => new Promise(() => {}));
      await startAudit(page);
      await until(page, page.locator('main table tbody tr').nth(auditedPaths.length - 2));
    },
  },
  'audit-done': { path: '/audit', widths: ends, reach: finishAudit },
  printed: {
    path: '/services/gst-registration',
    widths: [794],
    isWhole: true,
    reach: (page) => page.emulateMedia({ media: 'print' }),
  },
};
