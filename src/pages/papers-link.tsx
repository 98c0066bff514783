import { labels } from '../../content/pages/labels.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { hrefPage, hrefPapers } from '../site/href.ts';

/** How to send papers. */
export const HowToSend = () => (
  <>
    {labels.beforeSending} <a href={hrefPage('sendPapers')}>{labels.sendPapers}</a>.
  </>
);

/** Beside a list of papers: the sheet that keeps what is ticked, and how to send them. */
export const PapersLink = ({ service }: { readonly service: ServiceSlug }) => (
  <>
    <a href={hrefPapers(service)}>{labels.papersSheet}</a>. <HowToSend />
  </>
);
