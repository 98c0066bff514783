import { describe, expect, test } from 'vitest';
import { forbiddenForms } from './forbidden.ts';

const found = (text: string): boolean => forbiddenForms.some(([form]) => form.test(text));

describe('a form that Tamil does not have', () => {
  test.each([
    ...['ரிட்டர்ன்-ஐ', 'GSTR-1-யும்', 'கம்பெனியா, LLP-யா', 'ஒரு ஆர்டர்', 'ஒவ்வொரு இரவும்', 'விலையை விட அதிகம்'],
    ...['மற்றப் பணம்', 'யூனிட்க்கு', 'அலுவலகத்துக்கு கிழக்கே', '"இல்லை" என்று'],
  ])('is found: %s', (text) => {
    expect(found(text)).toBe(true);
  });

  test.each([
    ...['ரிட்டர்னை', 'GSTR-1-ஐயும்', 'இ-வே பில்', 'ஓர் ஆர்டர்', 'ஒரு கடை', 'விலையைவிட அதிகம்', 'மற்ற பணம்'],
    ...['யூனிட்டுக்கு', 'ரூபாய்க்கும் வாழ்க்கைக்கும்', 'அலுவலகத்துக்குக் கிழக்கே', 'சரக்கு கிளம்பும்'],
    ...['வரி விலக்கு பெறும்', '“இல்லை” என்று'],
  ])('is not found in: %s', (text) => {
    expect(found(text)).toBe(false);
  });
});
