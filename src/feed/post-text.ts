import type { PostBlock, SamplePost } from '../../content/schema.ts';

const textOf = (block: PostBlock): string => {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()].join(' ');
    case 'example':
      return [block.title, block.text ?? '', ...block.lines.flatMap(({ label, figure }) => [label, figure])].join(' ');
  }
};

/** All that a reader reads of a built-in post, in its order. */
export const postText = ({ lead, sections }: SamplePost): string =>
  [lead, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.map(textOf)])].join(' ');
