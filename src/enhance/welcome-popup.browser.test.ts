import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { waitForIsland } from '../../tests/support/islands.ts';
import { openSite } from '../../tests/support/open-site.ts';
import {
  type PageCheck,
  phone,
  refuseStorage,
  refuseStyles,
  type Setup,
  sharedTab,
  tested,
  visitPage,
} from '../../tests/support/visit-page.ts';

const { firm, telHref } = sampleEdition();

const siteInBrowser = openSite();

const dialog = (page: Page) => page.getByRole('dialog', { name: /question about GST/ });
const action = (page: Page, name: string) => dialog(page).getByRole('link', { name });
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('welcomePopupShown'));
/** On a busy machine a sign of the visitor is told late, and the popup waits another second for it: time goes on. */
const comes = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => {
      if (await dialog(page).isVisible()) return true;
      await page.clock.runFor(100);
      return false;
    })
    .toBe(true);
};
/** The close event, which sets the flag, comes a moment after the dialog has gone. */
const goneAndNoted = async (page: Page): Promise<void> => {
  await dialog(page).waitFor({ state: 'hidden' });
  await expect.poll(() => flag(page)).toBe('true');
};
const staysAway = async (page: Page, milliseconds: number): Promise<void> => {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(100);
  expect(await dialog(page).isVisible()).toBe(false);
};
const greeted = async (page: Page): Promise<void> => {
  await page.clock.runFor(3000);
  await comes(page);
};

const mine = { clock: true, greet: true } as const;
const onPage = sharedTab(siteInBrowser, mine);
const testPage = tested(onPage);
/** Opens a tab of its own, whose page finds what a script of the test has done before it. */
const onPrepared = (path: string, setup: Setup, check: PageCheck) =>
  visitPage(siteInBrowser, path, { ...mine, ...setup }, check);
const testPrepared = tested(onPrepared);

describe('the welcome popup', () => {
  test('comes after three seconds as a modal dialog', async () => {
    await onPage('/', {}, async (page) => {
      await staysAway(page, 2999);
      await page.clock.runFor(1);
      await comes(page);
      expect(await flag(page)).toBeNull();
      expect(await page.evaluate(() => document.querySelector('dialog[open]')?.matches(':modal'))).toBe(true);
      expect(await page.evaluate(() => !!document.activeElement?.closest('dialog'))).toBe(true);
      await dialog(page).getByRole('heading').click();
      expect(await dialog(page).isVisible()).toBe(true);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await goneAndNoted(page);
      await page.reload();
      await staysAway(page, 9000);
      await page.goto(`${siteInBrowser.site.origin}/about`);
      await staysAway(page, 9000);
    });
  });

  test('comes later on a slow connection', async () => {
    // The script runs, then the page waits for a picture, and meanwhile five seconds go by.
    const addPicture = () =>
      addEventListener('DOMContentLoaded', () => {
        const picture = document.createElement('img');
        picture.src = '/favicon.svg?slow';
        document.body.append(picture);
      });
    let stateThen = '';
    const before = async (page: Page) => {
      await page.addInitScript(addPicture);
      await page.route('**/favicon.svg?slow', async (route) => {
        await page.clock.runFor(5000);
        stateThen = await page.evaluate(() => document.readyState);
        await route.continue();
      });
    };
    await onPrepared('/about', { before }, async (page) => {
      expect(stateThen).toBe('interactive');
      await staysAway(page, 2900);
      await page.clock.runFor(100);
      await comes(page);
    });
  });

  test('comes as a sheet on a phone, again if open', async () => {
    await onPage('/', { viewport: phone }, async (page) => {
      await greeted(page);
      const edges = async () => {
        const box = await dialog(page).boundingBox();
        return [box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
      };
      await expect.poll(edges).toEqual([phone.width, phone.height]);
      await page.goto(`${siteInBrowser.site.origin}/about`);
      await greeted(page);
    });
  });

  test('comes only with its styles', async () => {
    await onPage('/', { before: refuseStyles, expected: /ERR_FAILED/ }, async (page) => {
      await page.clock.runFor(9000);
      await page.waitForTimeout(100);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    });
  });
});

describe('the welcome popup on leaving', () => {
  const goesWith = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
    await greeted(page);
    await act();
    await goneAndNoted(page);
    expect(new URL(page.url()).pathname).toBe('/about');
  };

  test('closes with Escape, and returns the keyboard', async () => {
    await onPage('/about', {}, async (page) => {
      const again = async () => {
        await page.evaluate(() => sessionStorage.clear());
        await page.reload();
      };
      const link = page.locator('main').getByRole('link').first();
      await link.focus();
      await goesWith(page, () => page.keyboard.press('Escape'));
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      await again();
      await goesWith(page, () => page.mouse.click(8, 8));
      await again();
      await goesWith(page, async () => {
        const chat = action(page, 'Chat on WhatsApp');
        expect(await chat.getAttribute('target')).toBe('_blank');
        expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(firm.whatsappMessage);
        await chat.click();
      });
      await again();
      await greeted(page);
      await action(page, 'Browse Our Services').click();
      await page.waitForURL('**/services');
      expect(await flag(page)).toBe('true');
      await staysAway(page, 9000);
    });
  });

  // A tab of its own: Chromium with a window asks which program shall call, and takes the keyboard from the tab.
  testPrepared('with Call Now', '/about', {}, (page) =>
    goesWith(page, async () => {
      expect(await action(page, 'Call Now').getAttribute('href')).toBe(telHref());
      await action(page, 'Call Now').click();
    }),
  );
});

describe('the welcome popup, while a visitor is busy', () => {
  const menu = (page: Page) => page.locator('summary', { hasText: 'Menu' });
  const widget = (page: Page) => page.getByRole('button', { name: 'Chat with us on WhatsApp' });

  testPage('while the menu or a dialog is open', '/', { viewport: phone }, async (page) => {
    await menu(page).click();
    await staysAway(page, 9000);
    await page.evaluate(() => {
      const other = document.body.appendChild(document.createElement('dialog'));
      other.id = 'other';
      other.show();
    });
    await menu(page).click();
    await staysAway(page, 9000);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.close());
    await page.clock.runFor(2000);
    await comes(page);
  });

  const ways = {
    click: (summary: Locator) => summary.click(),
    hover: (summary: Locator) => summary.hover(),
    keyboard: (summary: Locator) => summary.press('Enter'),
  };
  const panels = ['Services', 'Tamil Nadu Cities'].flatMap((name) =>
    (['click', 'hover', 'keyboard'] as const).map((way) => [name, way] as const),
  );
  test.each(panels)('waits while the panel %s is open by %s', async (name, way) => {
    await onPage('/about', {}, async (page) => {
      const item = page.getByRole('navigation', { name: 'Main' }).locator('li', { hasText: name }).first();
      await ways[way](item.locator('summary'));
      const panel = item.locator('details + *');
      await panel.waitFor();
      await staysAway(page, 9000);
      expect(await panel.isVisible()).toBe(true);
      await page.mouse.move(700, 880);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
      await page.clock.runFor(2000);
      await comes(page);
    });
  });

  test('waits while the contact form is in use', async () => {
    await onPage('/contact', { viewport: phone }, async (page) => {
      const [message, service] = [page.getByLabel('Message'), page.getByLabel('Service Required')];
      await message.click();
      await staysAway(page, 9000);
      await page.keyboard.type('A question');
      expect(await message.inputValue()).toBe('A question');
      await message.blur();
      await staysAway(page, 9000);
      await service.selectOption({ index: 2 });
      await message.fill('');
      await message.blur();
      await staysAway(page, 9000);
      await service.selectOption({ index: 0 });
      await page.clock.runFor(2000);
      await comes(page);
    });
  });

  test('waits for another page once a tool is used', async () => {
    await onPage('/tools/notice', {}, async (page) => {
      await waitForIsland(page, 'case-tool');
      await page.getByRole('textbox').first().fill('DRC-01');
      await page.getByRole('textbox').first().blur();
      await staysAway(page, 9000);
      await page.goto(`${siteInBrowser.site.origin}/about`);
      await page.goto(`${siteInBrowser.site.origin}/tools/notice#form=DRC-01`);
      await page.getByRole('link', { name: 'Link to this case' }).waitFor();
      await staysAway(page, 9000);
    });
  });

  testPage('while the preview card of the chat is open', '/', {}, async (page) => {
    // On a later page of the session the widget stands before the popup is due.
    await page.evaluate(() => sessionStorage.setItem('whatsappShown', 'true'));
    await page.reload();
    await widget(page).click();
    await staysAway(page, 9000);
    await widget(page).click();
    await page.clock.runFor(1000);
    await comes(page);
  });

  test('waits for a pause in typing, tabbing or scrolling', async () => {
    const signs: readonly ((page: Page) => Promise<unknown>)[] = [
      (page) => page.getByRole('searchbox').press('a'),
      (page) => page.keyboard.press('Tab'),
      // It scrolls there and back, because a page with few results is short. A scroll is told with the next frame.
      (page) =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              addEventListener('scroll', resolve, { once: true });
              scrollBy(0, scrollY > 0 ? -60 : 60);
            }),
        ),
    ];
    await onPage('/locations', {}, async (page) => {
      await waitForIsland(page, 'city-search');
      for (const act of signs)
        for (let second = 0; second < 6; second += 0.5) {
          await act(page);
          await page.clock.runFor(500);
          expect(await dialog(page).isVisible()).toBe(false);
        }
      await staysAway(page, 100);
      await page.clock.runFor(2000);
      await comes(page);
    });
  });
});

describe('its flag', () => {
  testPage('is read at the moment it would come', '/', {}, async (page) => {
    await page.clock.runFor(2000);
    await page.evaluate(() => sessionStorage.setItem('welcomePopupShown', 'true'));
    await staysAway(page, 9000);
  });

  testPage('is read again when the page is shown once more', '/', {}, async (page) => {
    await greeted(page);
    await page.evaluate(() => {
      sessionStorage.setItem('welcomePopupShown', 'true');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await dialog(page).waitFor({ state: 'hidden' });
  });

  test('stays in the page where storage is refused', async () => {
    await onPrepared('/', { before: refuseStorage }, async (page) => {
      await greeted(page);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
      await page.clock.runFor(9000);
      await page.waitForTimeout(100);
      expect(await dialog(page).isVisible()).toBe(false);
      await page.reload();
      await greeted(page);
    });
  });
});

const takeModals = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(HTMLDialogElement.prototype, 'showModal', { value: undefined }));
testPrepared('a browser without modal dialogs never shows it', '/', { before: takeModals }, (page) =>
  staysAway(page, 9000),
);
