import type { PostBlock } from '../../content/schema.ts';
import { postDate } from '../feed/post-text.ts';
import { crumbsOf } from '../seo/crumbs.ts';
import { Chips, ExternalLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { LinkRowList } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import type { Post, PostSection } from './own-post.ts';
import { LawAsOf } from './page-parts.tsx';
import styles from './pages.module.css';
import { serviceRecord } from './records.ts';

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

const sectionId = (index: number): string => `part-${index + 1}`;

const Day = ({ iso }: { readonly iso: string }) => {
  const { locale, inWords } = useEdition();
  return <time dateTime={iso}>{locale === 'en' ? postDate(iso).publishedDate : inWords(iso)}</time>;
};

const Origin = ({ post: { category, publishedOn, changedOn } }: { readonly post: Post }) => {
  const { post: words } = useEdition();
  return (
    <p className={styles.dates}>
      {category}. {words.author}. {words.published} <Day iso={publishedOn} />
      {changedOn > publishedOn && (
        <>
          , {words.changed} <Day iso={changedOn} />
        </>
      )}
      .
    </p>
  );
};

export const PostPage = ({ post }: { readonly post: Post }) => {
  const edition = useEdition();
  const {
    serviceEntry,
    post: words,
    externalLinks,
    isOffered,
    hrefService,
    hrefCityService,
    cityServiceTitle,
    cityEntry,
    hrefContact,
  } = edition;
  const service = serviceEntry(post.service);
  const { closing } = serviceRecord(edition, post.service).page;
  return (
    <>
      <Hero
        title={post.title}
        lead={post.description}
        seed={post.id}
        crumbs={crumbsOf(edition, { kind: 'post', post: post.id }, post.title)}
      />
      <Section>
        <article className={styles.postArticle}>
          {post.sections.some(({ title }) => title) && (
            <nav aria-labelledby="contents" className={styles.contents}>
              <h2 id="contents">{words.contents}</h2>
              <ol>
                {post.sections.map(
                  ({ title }, index) =>
                    title && (
                      <li key={title}>
                        <a href={`#${sectionId(index)}`}>{title}</a>
                      </li>
                    ),
                )}
              </ol>
            </nav>
          )}
          <div className={styles.postText}>
            <Origin post={post} />
            {post.lead && <p className={styles.postLead}>{post.lead}</p>}
            {post.sections.map(({ title, blocks }, index) => (
              <section key={title} id={sectionId(index)}>
                {title && <h2>{title}</h2>}
                {blocks.map((block, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build
                  <DrawnBlock key={at} block={block} />
                ))}
              </section>
            ))}
            {post.sources.length > 0 && (
              <section>
                <h2>{words.sources}</h2>
                <ul className="targets">
                  {post.sources.map((id) => (
                    <li key={id}>
                      <ExternalLink href={externalLinks[id].url}>{externalLinks[id].label}</ExternalLink>
                    </li>
                  ))}
                </ul>
                {post.lawAsOf && <LawAsOf day={post.lawAsOf} />}
              </section>
            )}
          </div>
        </article>
      </Section>
      <LaterSheet />
      {isOffered(post.service) && (
        <Section title={words.next} tone="chalk" layout="split">
          <div className={styles.postService}>
            <LinkRowList
              rows={[
                { href: hrefService(post.service), title: service.name, text: service.summary, seed: post.service },
              ]}
            />
          </div>
          {post.cities.length > 0 && (
            <>
              <h3 className={styles.apart}>{words.cities}</h3>
              <Chips
                label={words.cities}
                chips={post.cities.map((slug) => ({
                  href: hrefCityService(slug, post.service),
                  name: cityServiceTitle(cityEntry(slug), service),
                }))}
              />
            </>
          )}
        </Section>
      )}
      <ClosingCall
        words={closing}
        href={hrefContact(isOffered(post.service) ? { service: post.service } : {})}
        seed={post.service}
        kind="accent"
      />
    </>
  );
};
