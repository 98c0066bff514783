import { blog } from '../../content/pages/blog.ts';
import { Posts } from '../features/blog/posts.tsx';
import { hrefPage } from '../site/href.ts';
import type { PostCard } from '../site/post-card.ts';
import { Hero } from '../ui/hero/hero.tsx';
import { Later } from '../ui/later/later.tsx';
import { latePart, Near } from '../ui/later/near.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './blog-page.module.css';

const newsletterForm = latePart(async () => {
  const { NewsletterForm } = await import('../features/newsletter/newsletter-form.tsx');
  return <NewsletterForm source={hrefPage('blog')} />;
});

/** Fetches what stands at the page's end. */
export const loadBlogEnd = newsletterForm.load;

export const BlogPage = ({ posts }: { posts: readonly PostCard[] }) => (
  <>
    <Hero title={blog.hero.title} lead={blog.hero.lead} seed="blog" size="low" />
    <Later>
      <Section title={blog.postsTitle}>
        <Posts samples={posts} />
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
        <Near part={newsletterForm} room={styles.form} />
      </Section>
    </Later>
  </>
);
