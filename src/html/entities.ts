/**
 * The browser's own parser is no way to read references: the page's policy forbids handing it strings, and the server
 * has none. The full list of names would weigh more than the rest of the blog. A name needs its semicolon, so that
 * `?a=1&copy=2` stays an address.
 */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const typography =
  'amp & lt < gt > quot " apos \' ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † bull • hellip … permil ‰ prime ′ lsaquo ‹ rsaquo › euro € trade ™ larr ← rarr → minus − le ≤ ge ≥ ne ≠ check ✓';

const named: ReadonlyMap<string, string> = new Map([
  ...latin1.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...[...typography.matchAll(/(\w+) (.)/g)].map(([, name = '', character = '']): [string, string] => [name, character]),
]);

/** HTML reads 128 to 159, pasted from Windows, this way (HTML, 13.2.5.80). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const ofNumber = (code: number): string => {
  if (code >= 0x80 && code <= 0x9f) return windows1252.charAt(code - 0x80);
  const impossible = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return impossible ? '\ufffd' : String.fromCodePoint(code);
};

/** Once; what is not known stays as it is. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]+);?|#(\d+);?|([a-z][a-z\d]{1,7});)/gi,
        (whole, hex?: string, decimal?: string, name?: string) => {
          if (hex !== undefined) return ofNumber(Number.parseInt(hex, 16));
          if (decimal !== undefined) return ofNumber(Number.parseInt(decimal, 10));
          return named.get(name ?? '') ?? whole;
        },
      )
    : text;
