import { useEffect, useRef, useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import { realClock } from '../../audit/environment.ts';
import { auditOnePage } from '../../audit/run-audit.ts';
import type { AuditRow, PageSeoAudit } from '../../audit/types.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './report.module.css';
import { type Fact, Facts } from './report-parts.tsx';
import { count, counted } from './wording.ts';

const { page: texts } = audit.tool;

const measured = (text: string, length: number): string =>
  text === '' ? texts.missing : `${text} (${counted(length, texts.characters)})`;

const metaFacts = ({ metaTags }: PageSeoAudit): Fact[] => [
  [texts.title, measured(metaTags.title, metaTags.titleLength)],
  [texts.description, measured(metaTags.description, metaTags.descriptionLength)],
  [texts.canonical, metaTags.canonical || texts.missing],
  [texts.language, metaTags.language || texts.missing],
  [texts.viewport, metaTags.viewport || texts.missing],
  [texts.openGraph, metaTags.openGraph.join(', ') || texts.missing],
  ...(metaTags.robots ? [[texts.robots, metaTags.robots] as const] : []),
  ...(metaTags.keywords ? [[texts.keywords, metaTags.keywords] as const] : []),
];

const Headings = ({ seo: { headingStructure } }: { seo: PageSeoAudit }) => (
  <div>
    <h4>{texts.headingsTitle}</h4>
    <ol className={styles.headings}>
      {headingStructure.headings.map(({ level, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the headings of a page that was read do not move
        <li key={index} data-level={level}>
          <strong>h{level}</strong> {text}
        </li>
      ))}
    </ol>
    {headingStructure.skipped.length > 0 && (
      <p className={styles.reportPartIntro}>
        {texts.skipped}: {headingStructure.skipped.join(', ')}
      </p>
    )}
  </div>
);

/** What the audit of a page measured. */
const Measured = ({ seo }: { seo: PageSeoAudit }) => {
  const { imageOptimization: images, internalLinking: links } = seo;
  const lines = [...seo.issues, ...seo.recommendations];
  return (
    <>
      <p>
        {texts.score} <strong className={styles.score}>{seo.score}</strong>
      </p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two images without a text give the same line twice
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <Facts title={texts.metaTitle} facts={metaFacts(seo)} />
        <Headings seo={seo} />
        <div className={styles.pageDetailsPair}>
          <Facts
            title={texts.imagesTitle}
            facts={[
              ...(['total', 'withAlt', 'decorative', 'lazy', 'withoutSize'] as const).map(
                (name) => [texts.images[name], count(images[name])] as const,
              ),
              [texts.withoutAlt, count(images.withoutAlt.length)],
            ]}
          />
          <Facts
            title={texts.linksTitle}
            facts={(['internal', 'unique', 'external', 'nofollow', 'withoutText'] as const).map(
              (name) => [texts.links[name], count(links[name])] as const,
            )}
          />
        </div>
      </div>
    </>
  );
};

/**
 * The audit of one page: the run's own, until the visitor asks for a newer one.
 * @param row what the run found; its `seo` is `null` when it read no page
 */
const usePageAudit = ({ result, seo: fromRun }: AuditRow) => {
  const [newer, setNewer] = useState<PageSeoAudit | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const load = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await auditOnePage(
        location.origin,
        result.url,
        {
          fetch: (input, init) => fetch(input, init),
          clock: realClock,
          log: { warn: (message, details) => console.warn(message, details) },
        },
        controller.signal,
      );
      if (outcome.ok) setNewer(outcome.seo);
      else setFailure(outcome.message);
    } catch (error) {
      // Closing the details ends the request; then there is nothing to show.
      if (controller.signal.aborted) return;
      console.error('A page could not be audited.', error);
      setFailure(String(error));
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  return { seo: newer ?? fromRun, busy, failure, again: () => void load() };
};

/** A page's words and structure on demand, and a way to look at it again after a repair. */
export const PageDetails = ({ row }: { row: AuditRow }) => {
  const { seo, busy, failure, again } = usePageAudit(row);
  return (
    <div className={`${styles.part} ${styles.details}`}>
      {seo ? <Measured seo={seo} /> : <p className={styles.reportPartIntro}>{texts.none}</p>}
      <p className={styles.again}>
        {/* It stays enabled while it works, so that the focus stays; a second click does nothing. */}
        <button type="button" className={buttonClass('quiet')} aria-disabled={busy} onClick={again}>
          {busy ? texts.busy : texts.again}
        </button>
        <span role="status">{failure && `${texts.failed} ${failure}`}</span>
      </p>
    </div>
  );
};
