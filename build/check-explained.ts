import { type HTMLElement, NodeType, type Node as ParsedNode } from 'node-html-parser';
import { labels } from '../content/pages/labels.ts';
import { servicePage } from '../content/pages/service.ts';
import { localeAt } from '../src/site/locale.ts';
import { resolve } from '../src/site/resolve.ts';
import { unexplained } from './check-words.ts';

const INLINE = /^(?:a|b|bdi|em|i|small|span|strong)$/i;
/** The citations of laws, what people learnt once, and the date that a script counts. */
const isSkipped = (element: HTMLElement): boolean => {
  const heading = element.querySelector(':scope > summary')?.text.trim();
  return (
    element.hasAttribute('data-due-next') ||
    /^(?:script|style|svg)$/i.test(element.rawTagName) ||
    heading === labels.legalBasis ||
    heading === servicePage.changes.title
  );
};

const blocksOf = (root: ParsedNode): string[] => {
  const blocks = [''];
  const read = (node: ParsedNode): void => {
    if (node.nodeType === NodeType.TEXT_NODE) blocks.push(`${blocks.pop() ?? ''}${node.text}`);
    if (node.nodeType !== NodeType.ELEMENT_NODE || isSkipped(node as HTMLElement)) return;
    const inline = INLINE.test(node.rawTagName);
    if (!inline) blocks.push('');
    for (const child of node.childNodes) read(child);
    if (!inline) blocks.push('');
  };
  read(root);
  return blocks.map((block) => block.replaceAll(/\s+/g, ' ').trim()).filter((block) => block !== '');
};

/** The forms and abbreviations that an English page of a service, or of a service in a city, does not explain. */
export const unexplainedOn = (path: string, document: HTMLElement): string[] => {
  const { kind } = resolve(path);
  const main = document.querySelector('main');
  if (!main || localeAt(path) !== 'en' || (kind !== 'service' && kind !== 'city-service')) return [];
  return unexplained(blocksOf(main)).map((mistake) => `${path}: ${mistake}`);
};
