import type { LocalSite } from '../../local-site.ts';
import type { SamplePost, Seo } from '../../schema.ts';
import { post } from '../post/en.ts';

/** A category and the number of its articles. */
interface BlogCategory {
  readonly name: SamplePost['category'];
  readonly count: string;
}

export const blog = ({ fact, claimed }: LocalSite) =>
  ({
    changedOn: '2026-11-27',
    name: 'Blog',
    seo: {
      title: 'Tax and GST Blog for Tamil Nadu Business Owners',
      description:
        'Plain articles on GST, income tax, TDS, PF, ESI and company filings for owners in Tamil Nadu: what has changed, what to check, which papers to keep.',
    } satisfies Seo,
    hero: {
      title: 'Tax and accounts, explained',
      lead: 'Articles in plain words on returns, registrations and payroll, and on the papers you need.',
    },
    postsTitle: 'Latest articles',
    refresh: 'Refresh Posts',
    loading: 'Loading posts...',
    live: 'Live blog feed active',
    samples: 'Showing latest articles',
    samplesNote: 'Showing latest articles from our blog.',
    readMore: 'Read More',
    author: post.author,
    category: 'General',
    guidesTitle: 'Guides',
    guidesNote: 'Guides you can read here. Each guide has an example worked out line by line.',
    categoriesTitle: 'Categories on our full blog',
    /** Stands beside the counts, which are those of the whole blog and not of this page. */
    categoriesNote: 'Read all articles on our blog',
    articles: (count: string): string => `${count} articles`,
    categories: [
      { name: 'GST', count: fact('blog.articles-gst') },
      { name: 'Income Tax', count: fact('blog.articles-income-tax') },
      { name: 'Company Registration', count: fact('blog.articles-company-registration') },
      { name: 'TDS TCS', count: fact('blog.articles-tds-tcs') },
      { name: 'PF ESI', count: fact('blog.articles-pf-esi') },
      { name: 'Accounting', count: fact('blog.articles-accounting') },
    ] satisfies readonly BlogCategory[],
    newsletter: {
      title: 'Due dates in your inbox',
      text: claimed(
        'subscribers',
        `${fact('firm.subscribers')} business owners get our newsletter.`,
        'Our newsletter comes by e-mail. You can unsubscribe with one click.',
      ),
    },
  }) as const;
