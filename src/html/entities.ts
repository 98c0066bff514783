/**
 * The browser's own parser is no way to read references: the page's policy forbids handing it strings, and the server
 * has none. Here are the names of HTML 4, punctuation and a few signs; all 2,231 of HTML would weigh more than the rest
 * of the blog.
 */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const punctuation =
  'amp & lt < gt > quot " apos \' excl ! num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol / colon : semi ; equals = quest ? commat @ lsqb [ bsol \\ rsqb ] lowbar _ grave ` lcub { verbar | rcub }';

const signs =
  'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ lang ⟨ rang ⟩ frac13 ⅓ frac23 ⅔ frac15 ⅕ frac25 ⅖ frac35 ⅗ frac45 ⅘ frac16 ⅙ frac56 ⅚ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ check ✓ cross ✗ star ☆ starf ★ phone ☎ hyphen ‐';

const latin1Names = latin1.split(' ').map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]);

const named: ReadonlyMap<string, string> = new Map([
  ...latin1Names,
  ...[...`${punctuation} ${signs}`.matchAll(/(\w+) (.)/g)].map(([, name = '', sign = '']): [string, string] => [
    name,
    sign,
  ]),
]);

/** Names that HTML reads without their semicolon, too. */
const bareNames: ReadonlySet<string> = new Set([...latin1Names.map(([name]) => name), 'amp', 'lt', 'gt', 'quot']);

const MAX_BARE_NAME = 6;

/** HTML reads 128 to 159, pasted from Windows, this way (HTML, 13.2.5.80). */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const ofNumber = (code: number): string => {
  if (code >= 0x80 && code <= 0x9f) return windows1252.charAt(code - 0x80);
  const impossible = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return impossible ? '\ufffd' : String.fromCodePoint(code);
};

const decodeBareName = (name: string): string | undefined => {
  for (let length = Math.min(name.length, MAX_BARE_NAME); length > 1; length -= 1) {
    const start = name.slice(0, length);
    if (bareNames.has(start)) return `${named.get(start)}${name.slice(length)}`;
  }
  return undefined;
};

/**
 * Decodes references once; an unknown one stays as it is.
 * @param bare whether a name may lack its semicolon, as in text; in an attribute, `?a=1&copy=2` is an address
 */
export const decodeEntities = (text: string, bare = false): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]+);?|#(\d+);?|([a-z][a-z\d]{1,31})(;?))/gi,
        (whole, hex?: string, decimal?: string, name = '', semicolon = '') => {
          if (hex !== undefined) return ofNumber(Number.parseInt(hex, 16));
          if (decimal !== undefined) return ofNumber(Number.parseInt(decimal, 10));
          return (semicolon ? named.get(name) : bare ? decodeBareName(name) : undefined) ?? whole;
        },
      )
    : text;
