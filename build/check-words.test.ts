import { describe, expect, test } from 'vitest';
import { claims } from '../content/claims.ts';
import { fact } from '../content/facts.ts';
import { noticeDays, unsafeAdvice } from './check-advice.ts';
import { unownedClaims } from './check-claims.ts';
import { contentTexts } from './content-texts.ts';

const at = (text: string, field = 'intro') => [{ file: 'pages/trial.ts', field, text }];

describe('no text asks for a secret', () => {
  test.each([
    'Please send us the OTP on WhatsApp.',
    'The form is submitted with the OTP that you read out to us.',
    'Share your portal password by e-mail.',
    'Courier the digital signature token with the papers and give its PIN.',
    'Bring a copy of your Aadhaar.',
    'Send photographs of PAN and Aadhaar.',
  ])('%s', (text) => {
    expect(unsafeAdvice(at(text))).toHaveLength(1);
  });

  test.each([
    'Never send an OTP or a password.',
    'You type the OTP yourself on the portal.',
    'A masked Aadhaar copy is enough.',
    'Aadhaar and PAN are validated by the portal.',
    'Please do not put passwords into the contact form and send them.',
  ])('may say: %s', (text) => {
    expect(unsafeAdvice(at(text))).toEqual([]);
  });

  test('a list of papers names Aadhaar as masked alone', () => {
    expect(unsafeAdvice(at('PAN and Aadhaar of every director', 'documents.0'))).toHaveLength(1);
    expect(unsafeAdvice(at('PAN and masked Aadhaar of every director', 'documents.0'))).toEqual([]);
  });
});

test("the usual days for a notice stand beside the notice's own date", () => {
  const days = fact('gst.notice-response');
  expect(noticeDays(at(`You have ${days}.`))).toHaveLength(1);
  expect(noticeDays(at(`Typically ${days}, but the date printed on your notice rules.`))).toEqual([]);
});

describe('a claim', () => {
  test.each([
    'The best accountants of Coimbatore.',
    'We reply within 2 hours.',
    'Our team of certified experts.',
    '2000+ clients rely on this office.',
    'We never lose a case.',
  ])('without an entry is found: %s', async (text) => {
    const found = unownedClaims([...(await contentTexts()), ...at(text)]);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((line) => line.startsWith('content/pages/trial.ts'))).toBe(true);
  });

  test('that moves to another file is found', async () => {
    const texts = [...(await contentTexts()), ...at('The first consultation is free.')];
    expect(unownedClaims(texts)).toEqual(['content/claims.ts: claim.free-consultation is also used in pages/trial.ts']);
  });

  test('that nobody makes any more is found', () => {
    // The owner's own details may leave one out.
    const used = Object.values(claims).flatMap(({ usedIn }) => usedIn.filter((file) => file !== 'firm.ts'));
    expect(unownedClaims([])).toHaveLength(used.length);
  });
});
