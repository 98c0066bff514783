/**
 * The contrast of text as it is painted: the window with its text and the same without it. What a style sheet cannot
 * tell (a picture or a gradient behind, a layer above, opacity) is in the pixels.
 */
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** A line of text on the screen, in CSS pixels, and what WCAG 2.2, 1.4.3, asks of it. */
interface TextBox {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly needed: 3 | 4.5;
}

type Colour = readonly [red: number, green: number, blue: number];

/** How much a channel must change for a pixel to belong to a letter. */
const INK = 24;

/** WCAG 2.2, relative luminance of an sRGB colour. */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The lines of text that one sees in the window; what is disabled, hidden or behind something else has none. */
const textBoxes = (page: Page): Promise<TextBox[]> =>
  page.evaluate(() => {
    const boxes: TextBox[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !text || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(':disabled, [aria-disabled=true], option, script, style, .visually-hidden')) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        if (!isInside || width < 4 || height < 4) continue;
        const isSeenAt = (left: number, top: number): boolean => {
          const at = document.elementFromPoint(left, top);
          return at !== null && (element.contains(at) || at.contains(element));
        };
        const across = [x + 1, x + width / 2, x + width - 1];
        if ([y + 1, y + height / 2, y + height - 1].every((top) => across.every((left) => isSeenAt(left, top))))
          boxes.push({ text: text.slice(0, 60), x, y, width, height, needed });
      }
    }
    return boxes;
  });

const setTextShown = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate((shown) => {
    // Not a style element: the site's policy refuses those.
    const rules =
      '*, ::before, ::after, ::placeholder { color: transparent !important; text-shadow: none !important; transition: none !important }';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = shown ? [] : [sheet];
  }, isShown);

const picture = async (page: Page): Promise<PNG> =>
  PNG.sync.read(await page.screenshot({ animations: 'disabled', scale: 'device' }));

const colourAt = ({ data, width }: PNG, x: number, y: number): Colour => {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

/**
 * The contrast of one line: of its fullest ink with the background that suits it least. Null when none of it is painted.
 */
const contrastOf = (box: TextBox, scale: number, inked: PNG, bare: PNG): number | null => {
  const behind: Colour[] = [];
  let ink: { readonly colour: Colour; readonly ratio: number } | null = null;
  const right = Math.floor((box.x + box.width) * scale);
  const bottom = Math.floor((box.y + box.height) * scale);
  for (let y = Math.ceil(box.y * scale); y < bottom; y++)
    for (let x = Math.ceil(box.x * scale); x < right; x++) {
      const colour = colourAt(inked, x, y);
      const ground = colourAt(bare, x, y);
      if (!colour.some((channel, index) => Math.abs(channel - (ground[index] ?? 0)) > INK)) continue;
      behind.push(ground);
      const ratio = contrast(colour, ground);
      if (!ink || ratio > ink.ratio) ink = { colour, ratio };
    }
  if (!ink) return null;
  const { colour } = ink;
  return behind.reduce((least, ground) => Math.min(least, contrast(colour, ground)), ink.ratio);
};

/** A count of the lines of text that were looked at, and a sentence for each with too little contrast. */
export interface Contrasts {
  readonly measured: number;
  readonly tooLittle: readonly string[];
}

/**
 * Measures every line of text in the window.
 * @param scale device pixels to a CSS pixel; with 1, thin letters may have no pixel of full ink
 */
export const measureContrast = async (page: Page, scale: number): Promise<Contrasts> => {
  const boxes = await textBoxes(page);
  const inked = await picture(page);
  await setTextShown(page, false);
  const bare = await picture(page);
  await setTextShown(page, true);
  const found = boxes.flatMap((box) => {
    const ratio = contrastOf(box, scale, inked, bare);
    return ratio === null ? [] : [{ ...box, ratio }];
  });
  return {
    measured: found.length,
    tooLittle: found
      .filter(({ ratio, needed }) => ratio < needed)
      .map(({ text, ratio, needed, x, y }) => {
        const place = `${Math.round(x)}, ${Math.round(y)}`;
        return `"${text}" at ${place} has ${ratio.toFixed(2)} of ${needed}`;
      }),
  };
};
