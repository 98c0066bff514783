import { fact } from '../facts.ts';
import type { BenefitCard, Seo } from '../schema.ts';

export const audit = {
  changedOn: '2026-11-21',
  seo: {
    title: 'SEO and URL Audit Tool: Check Every Page of This Site',
    description: `An open tool that requests every page of this website, checks status, titles, descriptions, headings, robots.txt and sitemap.xml, and reports what it finds.`,
    keywords: ['seo audit tool', 'url checker', 'sitemap checker', 'robots.txt check'],
  } satisfies Seo,
  hero: {
    title: 'Audit this website',
    lead: 'We let anyone check our own housekeeping: every address of this site is requested from your browser and judged by the same published rules.',
  },
  intro: `The site has ${fact('audit.city-service-pages')} city-service pages and ${fact('audit.urls')} URLs. A link that leads nowhere, a title that says nothing or a page that search engines may not read costs a visitor; the audit finds it first.`,
  featuresTitle: 'What it checks',
  features: [
    {
      icon: 'globe',
      title: 'Status of every URL',
      description:
        'Each address is requested and its answer recorded: valid, redirected, missing or too slow, with the time that it took.',
    },
    {
      icon: 'search',
      title: 'Titles and descriptions',
      description:
        'Missing, short and long ones are named with their lengths, and each page gets a score out of one hundred.',
    },
    {
      icon: 'file-text',
      title: 'Headings and images',
      description: 'One main heading a page, in order, and a text alternative for every image that carries meaning.',
    },
    {
      icon: 'eye',
      title: 'Crawlability',
      description: 'Pages that tell search engines to stay away are listed apart, so that none does it by accident.',
    },
    {
      icon: 'folder',
      title: 'Robots file and sitemap',
      description: 'Both files are fetched and checked for the lines and elements that crawlers need.',
    },
    {
      icon: 'clipboard-check',
      title: 'A report to keep',
      description: 'The findings can be filtered and saved as a text file, to be compared with the next run.',
    },
  ] satisfies readonly BenefitCard[],
} as const;
