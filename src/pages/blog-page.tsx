import { firm } from '../../content/firm.ts';
import { blog } from '../../content/pages/blog/en.ts';
import { hrefPage, hrefPost } from '../addresses/href.ts';
import type { PostCard } from '../feed/post-card.ts';
import { Island } from '../islands/island.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkRows } from '../ui/link-lists/link-lists.tsx';
import { Post, postList } from '../ui/post-card/post-card.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';
import { allPosts } from './records.ts';

const POSTS = 'posts';

export const BlogPage = ({ posts }: { posts: readonly PostCard[] }) => (
  <>
    <Hero title={blog.hero.title} lead={blog.hero.lead} seed="blog" />
    <Section title={blog.postsTitle}>
      {firm.blogUrl && <Island name="blog-posts" props={{ list: POSTS }} />}
      <ul id={POSTS} className={postList}>
        {posts.map((post, index) => (
          <Post key={post.id} post={post} position={index} />
        ))}
      </ul>
    </Section>
    <LaterSheet />
    <LinkRows
      title={blog.guidesTitle}
      intro={blog.guidesNote}
      tone="chalk"
      rows={allPosts().map((post) => ({
        href: hrefPost(post.id),
        title: post.title,
        text: post.description,
        seed: post.id,
        shownAbove: posts.some(({ href }) => href === hrefPost(post.id)),
      }))}
    />
    <Section title={blog.categoriesTitle} layout="split">
      <ul className={`${styles.categories} ruled`}>
        {blog.categories.map((category) => (
          <li key={category.name}>
            <span>{category.name}</span> <strong>{blog.articles(category.count)}</strong>
          </li>
        ))}
      </ul>
    </Section>
    <Section title={blog.newsletter.title} intro={blog.newsletter.text} tone="mist" layout="split" id="newsletter">
      <Island name="newsletter-form" props={{ source: hrefPage('blog') }} />
    </Section>
  </>
);
