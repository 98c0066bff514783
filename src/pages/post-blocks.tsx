import type { PostBlock } from '../../content/schema.ts';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import type { PostSection } from './own-post.ts';
import styles from './post-page.module.css';

type Table = Extract<PostBlock, { kind: 'table' }>;
type Example = Extract<PostBlock, { kind: 'example' }>;

const PostTable = ({ block: { caption, columns, rows } }: { readonly block: Table }) => (
  <LedgerTable
    caption={caption}
    isTitled
    columns={columns.map((heading, index) => ({ heading, field: String(index) }))}
    rows={rows.map((row): Record<string, string> => Object.fromEntries(row.entries()))}
  />
);

const WorkedExample = ({ block: { title, text, lines } }: { readonly block: Example }) => (
  <div className={styles.example}>
    <h3>{title}</h3>
    {text && <p>{text}</p>}
    <dl>
      {lines.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type Block = PostSection['blocks'][number];

const DrawnBlock = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <PostTable block={block} />;
    case 'example':
      return <WorkedExample block={block} />;
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from Markdown, and the build refuses any HTML in it
      return <div dangerouslySetInnerHTML={{ __html: block.html }} />;
  }
};

/** The parts of a post's section. */
export const PostBlocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
    <DrawnBlock key={index} block={block} />
  ));
