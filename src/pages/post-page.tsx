import { postDate } from '../feed/post-text.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import { Chips, ExternalLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRowList } from '../ui/link-lists/link-lists.tsx';
import { Photograph } from '../ui/photograph.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import type { Post } from './own-post.ts';
import { LawAsOf } from './page-parts.tsx';
import styles from './pages.module.css';
import { serviceRecord } from './records.ts';
import { sectionId, TextSections } from './text-sections.tsx';

const Day = ({ iso }: { readonly iso: string }) => {
  const { locale, inWords } = useEdition();
  return <time dateTime={iso}>{locale === 'en' ? postDate(iso).publishedDate : inWords(iso)}</time>;
};

const Origin = ({ post: { category, author, publishedOn, changedOn } }: { readonly post: Post }) => {
  const { post: words } = useEdition();
  return (
    <p className={styles.dates}>
      {category}. {author ?? words.author}. {words.published} <Day iso={publishedOn} />
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
        crumbs={listCrumbs(edition, { kind: 'post', post: post.id }, post.title)}
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
            {post.image && (
              <Photograph photo={post.image} sizes="(min-width: 68.75em) 38em, 100vw" className={styles.postImage} />
            )}
            {post.lead && <p className={styles.postLead}>{post.lead}</p>}
            <TextSections sections={post.sections} />
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
        <Section title={words.next} tone="chalk" layout="split" offPaper>
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
