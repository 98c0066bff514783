import { afterEach, expect, test } from 'vitest';
import { CONTACT_FORM } from '../../src/forms/contact.ts';
import { sampleFields } from '../../src/forms/testing/samples.ts';
import { sampleEditions } from '../../tests/support/firms.ts';
import { closeServers, multipart, post, startForms } from './intake/testing/form-server.ts';
import { leadLetter, letter } from './outbox/letter.ts';
import type { LeadRow } from './store/schema.ts';
import { allLeads, cleanUp, testConfig, testStore } from './store/testing/fixtures.ts';
import { toLead } from './store/to-lead.ts';

afterEach(async () => {
  await closeServers();
  await cleanUp();
});

const send = async (headers: Record<string, string>) => {
  const config = testConfig({ SITE_ORIGIN: 'https://tax.example' });
  const store = await testStore(config);
  const { origin } = await startForms(store, config);
  const body = multipart({ 'form-name': CONTACT_FORM, ...sampleFields(CONTACT_FORM) });
  expect((await post(origin, body, headers)).status).toBeLessThan(400);
  const [lead] = await allLeads(store);
  return lead;
};

const mailed = (row: LeadRow): string =>
  letter(
    leadLetter(sampleEditions(), toLead(row), {
      heldCount: 0,
      answeredHref: 'https://tax.example/answered',
      deskOrigin: null,
      before: [],
    }),
  ).text;

const address = '/contact?service=udyam-registration&city=salem';

test('staff read the service and the city in the mail', async () => {
  const lead = await send({ 'x-page': address });
  expect(lead?.page).toBe(address);
  expect(lead && mailed(lead)).toContain('About: Udyam Registration, Salem\n');
});

test.each([
  ['/contact?service=udyam-registration&note=private+words', '/contact?service=udyam-registration'],
  ['/contact?service=unknown&city=%3Cb%3E', '/contact'],
  ['/about?service=gst-refunds&city=salem', '/about'],
])('stores of %s only what the site knows', async (page, stored) => {
  const lead = await send({ 'x-page': page });
  expect(lead?.page).toBe(stored);
  if (!stored.includes('?')) expect(lead && mailed(lead)).not.toContain('About:');
});
