/** It needs the build, which makes the module that renders. */

import { parse } from 'csv-parse/sync';
import { afterEach, expect, test } from 'vitest';
import { labelField } from '../../src/desk/fields.ts';
import { contactFields } from '../../src/forms/contact.ts';
import { sampleAnswers } from '../../src/forms/testing/samples.ts';
import { escapeHtml } from '../../src/text/escape-html.ts';
import { makeEditions, otherFirm, sampleEdition } from '../../tests/support/firms.ts';
import { allLeads, makeSubmission } from '../leads/store/testing/fixtures.ts';
import { closeDesks, openDesk } from './testing/open-desk.ts';

afterEach(closeDesks);

test('shows, finds and exports every field of the form', async () => {
  const { store, ask, enter, names } = await openDesk();
  const answers = sampleAnswers('contact');
  await store.submit(makeSubmission(answers));
  await store.submit(makeSubmission(Object.fromEntries(contactFields.map(({ name }) => [name, 'Other']))));
  const id = (await allLeads(store)).find(({ name }) => name === answers.name)?.id;
  await enter();
  const { html } = await ask(`/enquiries/${id}`);
  const [row]: Record<string, string>[] = parse((await ask(`/export.csv?q=${answers.email}`)).html, { columns: true });
  for (const field of contactFields) {
    const answer = answers[field.name] ?? '';
    expect(html, field.name).toContain(`>${escapeHtml(answer)}<`);
    expect(await names(`q=${encodeURIComponent(answer)}`), field.name).toEqual([answers.name]);
    expect(row?.[labelField(sampleEdition(), field)]?.replaceAll(' ', ''), field.name).toBe(answer.replaceAll(' ', ''));
  }
});

test("finds and exports enquiries about the owner's service", async () => {
  const { store, ask, enter, names } = await openDesk({ editions: makeEditions(otherFirm()) });
  const service = 'Trust & society accounts';
  await store.submit(makeSubmission({ ...sampleAnswers('contact'), name: 'Asks', service }));
  await store.submit(makeSubmission({ ...sampleAnswers('contact'), name: 'Other' }));
  await enter();
  const query = new URLSearchParams({ service }).toString();
  expect(await names(query)).toEqual(['Asks']);
  expect((await ask(`/?${query}`)).html).toContain(`>${escapeHtml(service)}</option>`);
  const rows: Record<string, string>[] = parse((await ask(`/export.csv?${query}`)).html, { columns: true });
  expect(rows.map((row) => Object.values(row).includes(service))).toEqual([true]);
});
