import type { Edition } from '../edition/edition.ts';
import { blogSource } from '../feed/blog-source.ts';
import { newsletterFieldsIn } from '../forms/newsletter.ts';
import { Island } from '../islands/island.tsx';
import type { IslandProps } from '../islands/list.ts';
import { ExternalLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRowList } from '../ui/link-lists/link-lists.tsx';
import { Post, postList } from '../ui/post-card/post-card.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';
import { allPosts, listSampleCards } from './records.ts';

const POSTS = 'posts';

const newsletterFormProps = (edition: Edition): IslandProps<'newsletter-form'> => {
  const { fields: _, ...texts } = edition.newsletterFormTexts;
  const { labels, pages } = edition;
  return {
    source: edition.hrefPage('blog'),
    fields: newsletterFieldsIn(edition),
    texts,
    labels: { honeypot: labels.honeypot, privacy: pages.privacy.name },
    privacyHref: edition.hrefPage('privacy'),
  };
};

export const BlogPage = () => {
  const edition = useEdition();
  const posts = listSampleCards(edition);
  const { firm, hrefPost, labels } = edition;
  const { blog } = edition.pages;
  const { readMore, live, samples, refresh, loading, samplesNote } = blog;
  const postWords = { readMore, newTab: labels.newTab };
  return (
    <>
      <Hero title={blog.hero.title} lead={blog.hero.lead} seed="blog" />
      <Section title={blog.postsTitle}>
        {firm.blogUrl && (
          <Island
            name="blog-posts"
            props={{
              list: POSTS,
              words: { ...postWords, live, samples, refresh, loading, samplesNote },
              blog: blogSource(edition),
            }}
          />
        )}
        <ul id={POSTS} className={postList}>
          {posts.map((post, index) => (
            <Post key={post.id} post={post} position={index} words={postWords} />
          ))}
        </ul>
      </Section>
      <LaterSheet />
      <Section title={blog.guidesTitle} intro={blog.guidesNote} tone="chalk" layout="split">
        <LinkRowList
          rows={allPosts(edition).map((post) => ({
            href: hrefPost(post.id),
            title: post.title,
            text: post.description,
            seed: post.id,
            shownAbove: posts.some(({ href }) => href === hrefPost(post.id)),
          }))}
        />
      </Section>
      <Section title={blog.categoriesTitle} layout="split">
        <ul className={`${styles.categories} ruled`}>
          {blog.categories.map((category) => (
            <li key={category.name}>
              <span>{category.name}</span> <strong>{blog.articles(category.count)}</strong>
            </li>
          ))}
        </ul>
        {firm.blogUrl && (
          <p className="targets">
            <ExternalLink href={firm.blogUrl}>{blog.categoriesNote}</ExternalLink>
          </p>
        )}
      </Section>
      <Section title={blog.newsletter.title} intro={blog.newsletter.text} tone="mist" layout="split" id="newsletter">
        <Island name="newsletter-form" props={newsletterFormProps(edition)} />
      </Section>
    </>
  );
};
