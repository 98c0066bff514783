import { expect, test } from 'vitest';
import { serviceOptions } from '../../content/service-index.ts';
import { makeEditions, otherFirm, sampleSite } from '../../tests/support/firms.ts';
import { checkAnswer } from './check-answer.ts';
import { contactFieldsIn, optionText } from './contact.ts';
import { fieldNames, fieldsIn, formNames, forms, formTexts } from './forms.ts';

const without = otherFirm({ locales: ['en', 'ta'], notOffered: ['gst-notices', 'iec-registration'] });
const [english, tamil] = Object.values(makeEditions(without));

const serviceField = (edition = english) =>
  edition && contactFieldsIn(edition).flatMap((field) => (field.kind === 'choice' ? [field] : []))[0];

test('leaves out services not offered, in each language', () => {
  for (const edition of [english, tamil]) {
    const field = serviceField(edition);
    expect(field?.values).not.toContain(serviceOptions['gst-notices']);
    expect(field?.texts.options).toEqual(field?.values.map((option) => edition && optionText(edition, option)));
  }
  expect(serviceField(tamil)?.values).toEqual(serviceField(english)?.values);
  expect(serviceField(tamil)?.texts.options).not.toEqual(serviceField(english)?.texts.options);
});

test("offers the owner's services before the general option", () => {
  const own = 'Trust & society accounts';
  const sample = makeEditions(otherFirm({ ownServices: [] })).en;
  for (const edition of [english, tamil]) {
    const field = serviceField(edition);
    if (!edition || !field) throw new Error('The site lacks a language');
    expect(field.values.indexOf(own)).toBe(field.values.length - 2);
    expect(checkAnswer(edition, field, own)).toEqual({ answer: own, problem: null });
    expect(optionText(edition, own)).toBe(edition.ownServiceEntry('trust-accounts').name);
  }
  const field = serviceField(sample);
  expect(field && checkAnswer(sample, field, own).problem).toBe(sample.fieldRefusals.unknownOption('Service Required'));
  // Enquiries from the time when the firm had the service are shown as they were stored.
  expect(optionText(sample, own)).toBe(own);
});

test('keeps the general option in any case', () => {
  expect(serviceField()?.values.at(-1)).toBe(serviceOptions['iec-registration']);
});

test('refuses a service not offered, in its language', () => {
  for (const edition of [english, tamil]) {
    const field = serviceField(edition);
    if (!edition || !field) throw new Error('The site lacks a language');
    const refused = checkAnswer(edition, field, serviceOptions['gst-notices']);
    expect(refused.problem).toBe(edition.fieldRefusals.unknownOption(field.texts.label));
    expect(checkAnswer(edition, field, serviceOptions['gst-returns']).problem).toBeNull();
    expect(checkAnswer(edition, field, ' ').problem).toBe(edition.contactFormTexts.fields.service.missing);
  }
});

test.each(formNames)("keeps the order of the %s form's fields", (form) => {
  for (const edition of Object.values(makeEditions(sampleSite()))) {
    const fields = fieldsIn(edition, form);
    expect(fields.map(({ name }) => name)).toEqual(forms[form].fields.map(({ name }) => name));
    expect(fieldNames).toEqual(expect.arrayContaining(fields.map(({ name }) => name)));
    const texts = formTexts(edition, form).fields;
    for (const { name, texts: shown } of fields) expect(shown.label).toBe(texts[name]?.label);
  }
});
