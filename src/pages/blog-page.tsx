import { blog } from '../../content/pages/blog.ts';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import { hrefPage } from '../site/href.ts';
import type { PostCard } from '../site/post-card.ts';
import { Hero } from '../ui/hero/hero.tsx';
import { Kolam } from '../ui/kolam/kolam.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './blog-page.module.css';

const Card = ({ post }: { post: PostCard }) => (
  <li className={styles.post}>
    <div className={styles.postImage}>
      <Kolam seed={post.seed} />
    </div>
    <p className={styles.postMeta}>
      <span>{post.category}</span> <time dateTime={post.publishedOn}>{post.publishedDate}</time>{' '}
      <span>{post.readTime} min read</span>
    </p>
    <h3>{post.title}</h3>
    <p>{post.excerpt}</p>
    <p className={styles.postFoot}>
      <span>{post.author}</span>
      <ExternalLink href={post.url}>
        {blog.readMore}
        <span className="visually-hidden">: {post.title}</span>
      </ExternalLink>
    </p>
  </li>
);

export const BlogPage = ({ posts }: { posts: readonly PostCard[] }) => (
  <>
    <Hero title={blog.hero.title} lead={blog.hero.lead} seed="blog" size="low" />
    <Section title={blog.postsTitle}>
      <p className={styles.pill}>{blog.samples}</p>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <Card key={post.id} post={post} />
        ))}
      </ul>
    </Section>
    <Section title={blog.categoriesTitle} tone="chalk" layout="split">
      <ul className={styles.categories}>
        {blog.categories.map((category) => (
          <li key={category.name}>
            <span>{category.name}</span> <strong>{category.count} articles</strong>
          </li>
        ))}
      </ul>
    </Section>
    <Section title={blog.newsletter.title} intro={blog.newsletter.text} tone="mist" layout="split" id="newsletter">
      <NewsletterForm source={hrefPage('blog')} />
    </Section>
  </>
);
