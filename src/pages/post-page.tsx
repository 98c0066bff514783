import { externalLinks } from '../../content/links.ts';
import { locale } from '../../content/locale.ts';
import { labels } from '../../content/pages/labels.ts';
import { post as words } from '../../content/pages/post.ts';
import { inWords } from '../dates/day-words.ts';
import { postDate } from '../feed/post-text.ts';
import { cityEntry } from '../site/cities.ts';
import { cityServiceTitle } from '../site/enquiry.ts';
import { hrefCityService, hrefContact, hrefPage, hrefService } from '../site/href.ts';
import { isOffered, serviceEntry } from '../site/services.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Chips } from '../ui/chips/chips.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Section } from '../ui/section/section.tsx';
import { ClosingCall } from '../ui/sections/closing-call.tsx';
import { LinkRowList } from '../ui/sections/link-rows.tsx';
import { LawAsOf } from './law-notes.tsx';
import type { Post } from './own-post.ts';
import { PostBlocks } from './post-blocks.tsx';
import styles from './post-page.module.css';
import { serviceRecord } from './records.ts';

const sectionId = (index: number): string => `part-${index + 1}`;

const Day = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso}>{locale === 'en' ? postDate(iso).publishedDate : inWords(iso)}</time>
);

/** What it is about, by whom, and from when. */
const Origin = ({ post: { category, publishedOn, changedOn } }: { readonly post: Post }) => (
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

/** A post, set for reading: what it holds, its text, where the office says it, and where to go from it. */
export const PostPage = ({ post }: { readonly post: Post }) => {
  const service = serviceEntry(post.service);
  const { closing } = serviceRecord(post.service).page;
  return (
    <>
      <Hero
        title={post.title}
        lead={post.description}
        seed={post.id}
        above={<Breadcrumb crumbs={[{ name: labels.blog, href: hrefPage('blog') }, { name: post.title }]} />}
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
                <PostBlocks blocks={blocks} />
              </section>
            ))}
            {post.sources.length > 0 && (
              <section>
                <h2>{words.sources}</h2>
                <ul className={styles.sources}>
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
              <h3 className={styles.postCities}>{words.cities}</h3>
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
      <ClosingCall title={closing.title} text={closing.text} seed={post.service}>
        <ButtonLink href={hrefContact(isOffered(post.service) ? { service: post.service } : {})} kind="accent">
          {closing.action}
        </ButtonLink>
      </ClosingCall>
    </>
  );
};
