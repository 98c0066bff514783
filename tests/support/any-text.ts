import fc from 'fast-check';

/** A character of any kind. Fast-check's own unit "binary" and its paths take seconds to be made. */
const character = fc
  .oneof(fc.nat(0xff), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Generates texts of any characters, control characters among them; without halves of pairs. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: character, ...(maxLength !== undefined && { maxLength }) });

/** Generates paths of such texts. */
export const anyPath = (): fc.Arbitrary<string> =>
  fc.array(anyText(8), { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
