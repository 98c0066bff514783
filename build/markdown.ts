/**
 * Converts the main part of a rendered page to Markdown (CommonMark with GFM tables). It knows the elements of the site's
 * pages and throws for any other, so that no content is lost unnoticed.
 */
import { HTMLElement, NodeType, type Node as ParsedNode, parse } from 'node-html-parser';

/** Elements that are left out: they are controls or decoration. */
const skipped = new Set([
  'svg',
  'form',
  'search',
  'fieldset',
  'input',
  'iframe',
  'button',
  'nav',
  'dialog',
  'template',
  'img',
  'noscript',
]);
const containers = new Set(
  'main div section header footer article aside figure figcaption address hgroup details thead tbody'.split(' '),
);
const inline = new Set('a span strong b em i small time br sup abbr code output mark label one-line'.split(' '));

const isElement = (node: ParsedNode): node is HTMLElement => node instanceof HTMLElement;
const nameOf = (element: HTMLElement): string => element.rawTagName.toLowerCase();

/** The line of a list to tick; the other labels belong to fields. */
const isTick = (label: HTMLElement): boolean => label.querySelector('input[type=checkbox]') !== null;

const isSkipped = (node: ParsedNode): boolean =>
  isElement(node)
    ? skipped.has(nameOf(node)) ||
      (nameOf(node) === 'label' && !isTick(node)) ||
      // Its number is made by the styles.
      node.hasAttribute('data-count') ||
      node.hasAttribute('hidden') ||
      // What a script fills says nothing by itself.
      node.hasAttribute('data-live') ||
      // Stands hidden until something fails.
      node.getAttribute('role') === 'alert' ||
      node.getAttribute('aria-hidden') === 'true' ||
      node.classList.contains('visually-hidden')
    : node.nodeType !== NodeType.TEXT_NODE;

/** Escapes the characters that have a meaning in Markdown. */
const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&');

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isInline = (node: ParsedNode): boolean =>
  isElement(node)
    ? inline.has(nameOf(node)) && node.childNodes.every((child) => isSkipped(child) || isInline(child))
    : true;

/** The innermost elements of an element that hold text of their own. */
const partsOf = (element: HTMLElement): ParsedNode[][] => {
  const nodes = element.childNodes.filter((node) => !isSkipped(node) && squeeze(node.text) !== '');
  return nodes.length > 0 && nodes.every(isElement) ? nodes.flatMap(partsOf) : [nodes];
};

/** The terms of a list and their descriptions, which may be in groups. */
const termsOf = (element: HTMLElement): HTMLElement[] =>
  element.childNodes.filter(isElement).flatMap((child) => (nameOf(child) === 'div' ? termsOf(child) : [child]));

/** The blocks of an item of a list, with all lines but the first indented. */
const indented = (blocks: readonly string[], by: number): string =>
  blocks
    .join('\n\n')
    .replaceAll('\n', `\n${' '.repeat(by)}`)
    .replaceAll(/ +$/gm, '');

/** Converts with absolute links, so that they work in a copied text. */
class Converter {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  #href(element: HTMLElement): string {
    return new URL(element.getAttribute('href') ?? '', this.#base).href;
  }

  inline(nodes: readonly ParsedNode[]): string {
    return squeeze(nodes.map((node) => this.#inlineNode(node)).join(''));
  }

  #inlineNode(node: ParsedNode): string {
    if (isSkipped(node)) return '';
    if (!isElement(node)) return escapeText(node.text.replace(/\s+/g, ' '));
    const text = this.inline(node.childNodes);
    if (text === '') return ' ';
    switch (nameOf(node)) {
      case 'a':
        return ` ${this.#link(node)} `;
      case 'strong':
        return `**${text}** `;
      case 'em':
        return `*${text}* `;
      case 'span':
      case 'small':
      case 'time':
        // The page separates it by styles, the Markdown by spaces.
        return ` ${text} `;
      default:
        return text;
    }
  }

  /** Of a link with several parts (name, remark, price) the first is linked, and the rest follows. */
  #link(element: HTMLElement): string {
    const [name = '', ...rest] = partsOf(element).map((nodes) => this.inline(nodes));
    return `[${name}](${this.#href(element)})${rest.length > 0 ? `: ${rest.join(', ')}` : ''}`;
  }

  /** The blocks of some nodes; text and inline elements in a row make one paragraph. */
  blocks(nodes: readonly ParsedNode[]): string[] {
    const blocks: string[] = [];
    let line: ParsedNode[] = [];
    const flush = (): void => {
      const text = this.inline(line);
      if (text) blocks.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (isSkipped(node)) continue;
      if (isInline(node)) {
        line.push(node);
        continue;
      }
      flush();
      if (isElement(node)) blocks.push(...this.#block(node));
    }
    flush();
    return blocks;
  }

  #block(element: HTMLElement): string[] {
    const name = nameOf(element);
    const heading = /^h([1-6])$/.exec(name);
    if (heading) return [`${'#'.repeat(Number(heading[1]))} ${this.inline(element.childNodes)}`];
    switch (name) {
      case 'p':
        return [this.inline(element.childNodes)].filter(Boolean);
      case 'ul':
      case 'ol':
        return [this.#list(element, name === 'ol')];
      case 'dl':
        return [this.#definitions(element)];
      case 'table':
        return this.#table(element);
      case 'summary':
        return this.blocks(element.childNodes);
      case 'a':
        return this.#blockLink(element);
      case 'blockquote':
        return [`> ${this.blocks(element.childNodes).join('\n\n').replaceAll('\n', '\n> ')}`];
      default:
        if (containers.has(name) || inline.has(name)) return this.blocks(element.childNodes);
        throw new RangeError(`${this.#base}: build/markdown.ts knows no Markdown for <${name}>`);
    }
  }

  /** A link around blocks becomes a link with their text. */
  #blockLink(element: HTMLElement): string[] {
    const text = squeeze(this.blocks(element.childNodes).join(' ').replaceAll(/^#+ /gm, ''));
    return text ? [`[${text}](${this.#href(element)})`] : [];
  }

  #list(element: HTMLElement, ordered: boolean): string {
    const items = element.childNodes.filter((node) => isElement(node) && nameOf(node) === 'li') as HTMLElement[];
    return items
      .map((item, index) => {
        const mark = ordered ? `${index + 1}. ` : '- ';
        const blocks = this.blocks(item.childNodes).map((block) => block.replace(/^#+ (.+)$/, '**$1**'));
        return mark + indented(blocks, mark.length);
      })
      .join('\n');
  }

  /** A list of terms: what is said of each behind it, or below it when that is more than a line. */
  #definitions(list: HTMLElement): string {
    const items: { readonly term: string; readonly said: string[] }[] = [];
    for (const element of termsOf(list)) {
      if (nameOf(element) === 'dt') items.push({ term: this.inline(element.childNodes), said: [] });
      else items.at(-1)?.said.push(...this.blocks(element.childNodes));
    }
    return items
      .map(({ term, said }) => {
        const isLine = said.length === 1 && !said[0]?.includes('\n');
        return isLine ? `- **${term}**: ${said[0]}` : indented([`- **${term}**`, ...said], 2);
      })
      .join('\n');
  }

  #table(element: HTMLElement): string[] {
    const rows = element.querySelectorAll('tr').map((row) =>
      row
        .querySelectorAll('th, td')
        .filter((cell) => !isSkipped(cell))
        .map((cell) => squeeze(this.blocks(cell.childNodes).join(' '))),
    );
    const [head = [], ...body] = rows;
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const caption = element.querySelector('caption');
    return [
      ...(caption ? this.blocks([caption].flatMap((entry) => entry.childNodes)) : []),
      [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n'),
    ];
  }
}

/**
 * The Markdown of a parsed page's main part.
 * @param document a page or a part of one that holds a `main` element
 * @param url the absolute address of the page, to which its links are relative
 * @throws RangeError for an element that has no Markdown here, which fails the build
 */
export const markdownOf = (document: HTMLElement, url: string): string => {
  const main = document.querySelector('main');
  if (!main) throw new RangeError(`${url}: has no main element`);
  return `${new Converter(url)
    .blocks(main.childNodes)
    .join('\n\n')
    .replaceAll(/ +([.,;:!?])/g, '$1')}\n`;
};

/** The same, for a page that is not parsed yet. */
export const toMarkdown = (html: string, url: string): string => markdownOf(parse(html), url);
