import { transform } from 'lightningcss';
import postcss from 'postcss';

export interface UsedNames {
  readonly elements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

export const usedNames = (pages: Iterable<string>): UsedNames => {
  // Tables are to fit a phone also where the later sheet cannot be loaded (src/ui/base.css).
  const elements = new Set(['html', 'body', 'head', '*', 'table']);
  const classes = new Set<string>();
  for (const html of pages) {
    for (const [, name] of html.matchAll(/<([a-z][a-z0-9-]*)/gi)) if (name) elements.add(name.toLowerCase());
    for (const [, list] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of (list ?? '').split(' ')) classes.add(name);
  }
  return { elements, classes };
};

/** Parts of a selector that match because of what is not there, or of what is inside. */
const about = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/gi;

/** A choice of selectors, of which one has to match. */
const choice = /:(?:is|where)\(([^()]*)\)/gi;

/** Further parts that say nothing of names: attributes and pseudo-classes. */
const nameless = /\[[^\]]*\]|::?[a-z-]+(?:\([^()]*\))?/gi;

const couldMatch = (selector: string, used: UsedNames): boolean => {
  const known = selector.replace(about, ' ');
  const choices = [...known.matchAll(choice)].map((match) => match[1]?.split(',') ?? []);
  const certain = known.replace(choice, ' ').replace(nameless, ' ');
  const classes = [...certain.matchAll(/\.([\w-]+)/g)].map((match) => match[1] ?? '');
  const elements = [...certain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)].map((match) => (match[1] ?? '').toLowerCase());
  return (
    classes.every((name) => used.classes.has(name)) &&
    elements.every((name) => used.elements.has(name)) &&
    choices.every((selectors) => selectors.some((each) => couldMatch(each, used)))
  );
};

const keyframes = /keyframes$/;

const dropUnplayed = (sheet: postcss.Root): void => {
  const played: string[] = [];
  sheet.walkDecls(/^(animation|--)/, ({ value }) => {
    played.push(...value.split(/[\s,]+/));
  });
  sheet.walkAtRules(keyframes, (rule) => {
    if (!played.includes(rule.params)) rule.remove();
  });
};

/** The cascade layer of what appears after the first paint: only the later sheet holds it. */
const LATER = 'later';

/** Returns the minified styles that pages need for their first paint if their first screen holds these names. */
export const criticalCss = (css: string, used: UsedNames): string => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules((rule) => {
    const isLater = rule.name === 'layer' && rule.nodes && rule.params === LATER;
    // Nobody prints before the first paint.
    if (isLater || (rule.name === 'media' && rule.params === 'print')) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && keyframes.test((rule.parent as postcss.AtRule).name)) return;
    const kept = rule.selectors.filter((selector) => couldMatch(selector, used));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  dropUnplayed(sheet);
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return transform({ filename: 'site.css', code: Buffer.from(sheet.toString()), minify: true }).code.toString();
};
