import { expect, test } from 'vitest';
import { citySlugs } from '../../content/cities/index.ts';
import { sampleEdition } from '../../tests/support/firms.ts';

const { enquiryIn, enquiryWords, hrefContact, serviceSlugs } = sampleEdition();

test('reads every address that the site makes', () => {
  for (const service of serviceSlugs)
    for (const city of citySlugs)
      for (const enquiry of [{}, { service }, { city }, { service, city }])
        for (const at of ['top', 'form'] as const) expect(enquiryIn(hrefContact(enquiry, at))).toEqual(enquiry);
});

test.each([
  ...['?service=', '?service=constructor', '?city=../..', '?x=gst-refunds', 'service=gst-refunds', '?service=%00'],
])('nothing is read of %s', (query) => {
  expect(enquiryIn(query)).toEqual({});
  expect(enquiryWords(enquiryIn(query))).toBe('');
});
