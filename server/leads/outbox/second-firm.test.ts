/** The mails that follow from the forms, of another firm and in both languages. */
import { afterEach, expect, test } from 'vitest';
import { foreignTo } from '../../../tests/support/details.ts';
import { makeEditions, otherFirm } from '../../../tests/support/firms.ts';
import { readSettings } from '../../settings.ts';
import { closeServers, contactForm, post, startForms } from '../intake/testing/form-server.ts';
import { allLeads, makeSubmission, subscribed, testFolder, testLog, testStore } from '../store/testing/fixtures.ts';
import { startOutbox } from './outbox.ts';
import { eventually, stopAll, stopLater, testMailServer } from './testing/fixtures.ts';
import { header, readBody } from './testing/mail-server.ts';

afterEach(stopAll);
afterEach(closeServers);

const site = otherFirm({ locales: ['en', 'ta'] });
const { firm } = site;
const editions = makeEditions(site);

test("signs with another firm's name in the visitor's language", async () => {
  const smtp = await testMailServer();
  const env = { DATA_DIR: testFolder(), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@ledger.test', ACKNOWLEDGE: 'on' };
  const { leads: config } = readSettings(env, firm);
  const store = await testStore(config);
  for (const language of site.locales) {
    await store.submit(
      makeSubmission({ language, email: `asks-${language}@reader.test`, message: `Message in ${language}` }),
    );
    await store.submit(subscribed(`reads-${language}@reader.test`, { language }));
  }
  stopLater(startOutbox({ editions, store, config, log: testLog(), pollEvery: 20 }));
  const kinds = ['asks', 'reads'].flatMap((kind) => site.locales.map((locale) => `${kind}-${locale}@reader.test`));
  const mailTo = (address: string) => smtp.mails.find(({ to }) => to.includes(address));
  await eventually(() => {
    for (const address of kinds) expect(mailTo(address), address).toBeDefined();
    expect(smtp.mails.filter(({ to }) => to.includes('staff@ledger.test')).length).toBeGreaterThanOrEqual(2);
  });
  for (const mail of smtp.mails) {
    const [text, html] = [readBody(mail), readBody(mail, 'text/html')];
    expect(header(mail, 'from')).toContain(firm.email);
    expect(text).toContain(firm.origin);
    expect(foreignTo(site).filter((detail) => (mail.raw + text + html).includes(detail))).toEqual([]);
    expect(text + html).not.toMatch(/undefined|\[object Object\]|NaN/);
  }
  for (const [locale, edition] of Object.entries(editions)) {
    const [acknowledged, toConfirm] = [mailTo(`asks-${locale}@reader.test`), mailTo(`reads-${locale}@reader.test`)];
    const lead = (await allLeads(store)).find(({ email }) => email === `asks-${locale}@reader.test`);
    expect(readBody(acknowledged)).toContain(
      edition.acknowledgeMail.opening(edition.contactFormTexts.fields.service.options[0] ?? ''),
    );
    expect(readBody(acknowledged)).toContain(lead?.reference);
    expect(readBody(acknowledged)).toContain(firm.phone);
    expect(readBody(toConfirm).replaceAll('\r\n', '\n')).toContain(edition.confirmMail.signature);
  }
});

test("confirms an enquiry about the owner's service", async () => {
  const smtp = await testMailServer();
  const env = { DATA_DIR: testFolder(), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@ledger.test', ACKNOWLEDGE: 'on' };
  const { leads: config } = readSettings(env, firm);
  const store = await testStore(config);
  const { origin } = await startForms(store, config, undefined, editions);
  const service = 'Trust & society accounts';
  const ask = (more: Readonly<Record<string, string>>) =>
    post(origin, new URLSearchParams({ ...contactForm, service, language: 'ta', ...more }));
  expect((await ask({ service: 'Trusts' })).status).toBe(422);
  expect((await ask({})).status).toBe(200);
  expect(await allLeads(store)).toMatchObject([{ service, language: 'ta' }]);
  stopLater(startOutbox({ editions, store, config, log: testLog(), pollEvery: 20 }));
  const mailTo = (address: string) => smtp.mails.find(({ to }) => to.includes(address));
  await eventually(() => {
    for (const address of ['staff@ledger.test', contactForm.email]) expect(mailTo(address), address).toBeDefined();
  });
  expect(header(mailTo('staff@ledger.test'), 'subject')).toContain(service);
  expect(readBody(mailTo(contactForm.email))).toContain(editions.ta?.ownServiceEntry('trust-accounts').name);
});
