import { audit } from '../../../content/pages/audit.ts';
import type { AuditRow, PageSeoAudit } from '../../audit/types.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import type { Engine } from './engine.ts';
import { type Fact, Facts } from './facts.tsx';
import styles from './page-details.module.css';
import part from './report-part.module.css';
import { usePageAudit } from './use-page-audit.ts';
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
      <p className={part.reportPartIntro}>
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
        <ul className={part.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two images without a text give the same line twice
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      <div className={part.columns}>
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

/** A page's words and structure on demand, and a way to look at it again after a repair. */
export const PageDetails = ({ engine, row }: { engine: Engine; row: AuditRow }) => {
  const { seo, busy, failure, again } = usePageAudit(engine, row.result.url, row.seo);
  return (
    <div className={`${part.part} ${styles.details}`}>
      {seo ? <Measured seo={seo} /> : <p className={part.reportPartIntro}>{texts.none}</p>}
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
