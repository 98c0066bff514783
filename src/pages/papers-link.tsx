import { labels } from '../../content/pages/labels.ts';
import { hrefPage } from '../site/href.ts';

/** Beside a list of papers: how to send them. */
export const PapersLink = () => (
  <>
    {labels.beforeSending} <a href={hrefPage('sendPapers')}>{labels.sendPapers}</a>.
  </>
);
