/**
 * The language of these texts. Pages in another language are built from `content/<language>/`, which has a translation of this
 * file (docs/decisions/0042-a-language-is-a-build.md).
 */
export const locale: 'en' | 'ta' = 'en';
