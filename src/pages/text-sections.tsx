import type { PostBlock } from '../../content/schema.ts';
import { keyed } from '../ui/keyed.ts';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import type { TextSection } from './own-text.ts';
import styles from './pages.module.css';

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
    <dl className="ruled">
      {lines.map(({ label, figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type Block = TextSection['blocks'][number];

const BlockView = ({ block }: { readonly block: Block }) => {
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

/** Returns the fragment of a section. */
export const sectionId = (index: number): string => `part-${index + 1}`;

/** Shows the sections of a text that is read from top to bottom. */
export const TextSections = ({ sections }: { readonly sections: readonly TextSection[] }) =>
  sections.map(({ title, blocks }, index) => (
    <section key={title} id={sectionId(index)}>
      {title && <h2>{title}</h2>}
      {keyed(blocks).map(({ each, key }) => (
        <BlockView key={key} block={each} />
      ))}
    </section>
  ));
