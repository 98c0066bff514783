/** The named references that pages of text use; an unknown one stays as it is written. */
const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['middot', '·'],
  ['bull', '•'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['times', '×'],
  ['rarr', '→'],
  ['larr', '←'],
  ['euro', '€'],
]);

const character = (code: number): string =>
  code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? '\ufffd' : String.fromCodePoint(code);

/** Replaces character references. A named one needs its semicolon, so that `?a=1&copy=2` stays an address. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#[xX]([\da-fA-F]{1,6})|#(\d{1,7})|(\w{2,8}));/g, (whole, hex, decimal, name) => {
        if (hex) return character(Number.parseInt(hex, 16));
        if (decimal) return character(Number(decimal));
        return named.get(name) ?? whole;
      })
    : text;
