/** What a page looks like after something was done on it, for pictures and for contrast. */
import type { Locator, Page } from 'playwright-core';
import { firm } from '../../content/firm.ts';
import { contactTexts } from '../../src/forms/contact.ts';
import { desktop, phone } from '../support/alive.ts';
import { goTo } from '../support/awake.ts';
import { fillContactForm } from '../support/forms.ts';

/** A state of a page: where it is, how large the window is, and how the page comes to it from its load event. */
export interface State {
  readonly path: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** The clock stands, one second after the load: what comes by itself comes when it is moved. */
  readonly reach: (page: Page) => Promise<void>;
  /** Whether the welcome popup may come. */
  readonly greet?: boolean;
  /** Whether the whole page is in the picture, not only the window. */
  readonly isWhole?: boolean;
}

const tablet = { width: 1024, height: 768 };
const paper = { width: 794, height: 1123 };

/** When the widget and the popup come, milliseconds after the load event. */
const COMES = 3000;

/** Moves the clock in small steps until something is there: the audit's own pauses pass, the widget does not come. */
const until = async (page: Page, there: Locator): Promise<void> => {
  for (let passed = 0; !(await there.isVisible()); passed += 20) {
    if (passed >= COMES) throw new Error('It did not come in time');
    await page.clock.runFor(20);
  }
};

const scroll = (page: Page): Promise<void> => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));

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

/** By the name of their pictures. */
export const states: Readonly<Record<string, State>> = {
  'menu-open-360': {
    path: '/',
    viewport: phone,
    reach: async (page) => {
      await page.locator('summary', { hasText: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Services' }).click();
    },
  },
  'header-scrolled-1024': { path: '/', viewport: tablet, reach: scroll },
  'header-scrolled-1440': { path: '/', viewport: desktop, reach: scroll },
  ...Object.fromEntries(
    [phone, desktop].flatMap((viewport): [string, State][] => [
      [
        `popup-${viewport.width}`,
        {
          path: '/',
          viewport,
          greet: true,
          reach: async (page) => {
            await page.clock.runFor(COMES);
            await page.getByRole('dialog').waitFor();
          },
        },
      ],
      [
        `whatsapp-card-${viewport.width}`,
        {
          path: '/about',
          viewport,
          reach: async (page) => {
            await page.clock.runFor(COMES);
            await page.locator('aside').getByRole('button').first().click();
            await page.getByRole('link', { name: /^Start WhatsApp Chat/ }).waitFor();
          },
        },
      ],
      [`form-mistakes-${viewport.width}`, { path: '/contact', viewport, reach: sendForm }],
      [`audit-done-${viewport.width}`, { path: '/audit', viewport, reach: finishAudit }],
    ]),
  ),
  'form-sent-360': {
    path: '/contact',
    viewport: phone,
    reach: async (page) => {
      await goTo(page, 'contact-form');
      await fillContactForm(page);
      await sendForm(page);
      await page.getByText(contactTexts.success).waitFor();
    },
  },
  'search-nothing-360': {
    path: '/locations',
    viewport: phone,
    reach: async (page) => {
      await goTo(page, 'city-search');
      await page.getByRole('searchbox').fill('Atlantis');
      await page.getByRole('heading', { name: 'No Cities Found' }).waitFor();
    },
  },
  'audit-running-1440': {
    path: '/audit',
    viewport: desktop,
    reach: async (page) => {
      // One page never answers.
      await page.route('**/about', () => new Promise(() => {}));
      await startAudit(page);
      await until(page, page.locator('main table tbody tr').nth(auditedPaths.length - 2));
    },
  },
  'printed-794': {
    path: '/services/gst-registration',
    viewport: paper,
    isWhole: true,
    reach: (page) => page.emulateMedia({ media: 'print' }),
  },
};
