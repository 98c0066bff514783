/** What the build asks a TrueType font for. */
export interface FontFacts {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The code points that the font can show. */
  readonly codePoints: ReadonlySet<number>;
  /** The advance width of a character, in the font's units. */
  readonly advanceOf: (character: string) => number;
}

function tableOf(font: DataView, name: string): DataView {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => font.getUint8(record + letter)));
    if (tag !== name) continue;
    return new DataView(font.buffer, font.byteOffset + font.getUint32(record + 8), font.getUint32(record + 12));
  }
  throw new Error(`the font has no table ${name}`);
}

/** Reads a character map of format 4, the one that every font for the web has. */
function glyphsByCodePoint(font: DataView): ReadonlyMap<number, number> {
  const cmap = tableOf(font, 'cmap');
  const glyphs = new Map<number, number>();
  for (let table = 0; table < cmap.getUint16(2); table += 1) {
    const start = cmap.getUint32(4 + 8 * table + 4);
    if (cmap.getUint16(start) !== 4) continue;
    const twice = cmap.getUint16(start + 6);
    const ends = start + 14;
    const starts = ends + twice + 2;
    for (let segment = 0; segment < twice; segment += 2) {
      const delta = cmap.getUint16(starts + twice + segment);
      const offset = cmap.getUint16(starts + 2 * twice + segment);
      const from = cmap.getUint16(starts + segment);
      for (let code = from; code <= cmap.getUint16(ends + segment) && code < 0xffff; code += 1) {
        const raw = offset === 0 ? code : cmap.getUint16(starts + 2 * twice + segment + offset + 2 * (code - from));
        if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
      }
    }
  }
  return glyphs;
}

/** Reads the measures of an uncompressed TrueType font. */
export function factsOf(bytes: Uint8Array): FontFacts {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const glyphs = glyphsByCodePoint(font);
  const line = tableOf(font, 'hhea');
  const advances = tableOf(font, 'hmtx');
  const last = line.getUint16(34) - 1;
  return {
    unitsPerEm: tableOf(font, 'head').getUint16(18),
    ascent: line.getInt16(4),
    descent: line.getInt16(6),
    lineGap: line.getInt16(8),
    codePoints: new Set(glyphs.keys()),
    advanceOf: (character) => advances.getUint16(4 * Math.min(last, glyphs.get(character.codePointAt(0) ?? 0) ?? 0)),
  };
}
