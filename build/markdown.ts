/**
 * Turns the main part of a rendered page into Markdown (CommonMark with GFM tables). It knows the elements that the
 * site's pages are made of and refuses any other, so that a new kind of content is never lost silently.
 */
import { HTMLElement, NodeType, type Node as ParsedNode, parse } from 'node-html-parser';
import { BEING_CONFIRMED } from '../content/review-marks.ts';

/** What only acts or decorates has no place in a text. */
const skipped = new Set([
  'svg',
  'form',
  'search',
  'input',
  'label',
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
const inline = new Set('a span strong b em i small time br sup abbr code output mark'.split(' '));

const isElement = (node: ParsedNode): node is HTMLElement => node instanceof HTMLElement;
const nameOf = (element: HTMLElement): string => element.rawTagName.toLowerCase();

const isSkipped = (node: ParsedNode): boolean =>
  isElement(node)
    ? skipped.has(nameOf(node)) ||
      node.hasAttribute('hidden') ||
      node.getAttribute('aria-hidden') === 'true' ||
      node.classList.contains('visually-hidden')
    : node.nodeType !== NodeType.TEXT_NODE;

/** Signs that would start or end something in Markdown; the site's texts hold few of them. */
const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, '\\$&');

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isInline = (node: ParsedNode): boolean =>
  isElement(node)
    ? inline.has(nameOf(node)) && node.childNodes.every((child) => isSkipped(child) || isInline(child))
    : true;

/** The parts of an element that is built of elements only, down to those that hold text of their own. */
const partsOf = (element: HTMLElement): ParsedNode[][] => {
  const nodes = element.childNodes.filter((node) => !isSkipped(node) && squeeze(node.text) !== '');
  return nodes.length > 0 && nodes.every(isElement) ? nodes.flatMap(partsOf) : [nodes];
};

/** Converts with links made absolute, so that a copied text keeps them. */
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
      case 'mark':
        // A figure under review is left out of the twin, which is read without the page around it.
        return ` (${BEING_CONFIRMED}) `;
      case 'span':
      case 'small':
      case 'time':
        // Set apart by the style sheet on the page, by a space here.
        return ` ${text} `;
      default:
        return text;
    }
  }

  /** A link made of several parts (name, remark, price) carries its name; the rest follows. */
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
        return this.#definitions(element);
      case 'table':
        return this.#table(element);
      case 'summary':
        return this.blocks(element.childNodes);
      case 'a':
        return this.#blockLink(element);
      default:
        if (containers.has(name) || inline.has(name)) return this.blocks(element.childNodes);
        throw new RangeError(`${this.#base}: build/markdown.ts knows no Markdown for <${name}>`);
    }
  }

  /** A link around a drawing and words: the words carry it. */
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
        return (
          mark +
          blocks
            .join('\n\n')
            .replaceAll('\n', `\n${' '.repeat(mark.length)}`)
            .replaceAll(/ +$/gm, '')
        );
      })
      .join('\n');
  }

  #definitions(element: HTMLElement): string[] {
    return element.childNodes.filter(isElement).flatMap((child) => {
      const name = nameOf(child);
      if (name === 'div') return this.#definitions(child);
      if (name === 'dt') return [`**${this.inline(child.childNodes)}**`];
      return this.blocks(child.childNodes);
    });
  }

  #table(element: HTMLElement): string[] {
    const rows = element
      .querySelectorAll('tr')
      .map((row) => row.querySelectorAll('th, td').map((cell) => squeeze(this.blocks(cell.childNodes).join(' '))));
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

/** The same of a page that is not parsed yet. */
export const toMarkdown = (html: string, url: string): string => markdownOf(parse(html), url);
