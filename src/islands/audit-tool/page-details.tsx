import type { PageSeoAudit } from '../../audit/page-checks.ts';
import type { AuditRow } from '../../audit/visit.ts';
import { keyed } from '../../ui/keyed.ts';
import styles from './audit-tool.module.css';
import { type Fact, Facts, Lines } from './report-parts.tsx';
import { count, counted } from './wording.ts';
import { type AuditWords, useAuditWords } from './words.ts';

type Texts = AuditWords['page'];

const measured = (texts: Texts, text: string, length: number): string =>
  text === '' ? texts.missing : `${text} (${counted(length, texts.characters)})`;

const metaFacts = (texts: Texts, { metaTags }: PageSeoAudit): Fact[] => [
  [texts.title, measured(texts, metaTags.title, metaTags.titleLength)],
  [texts.description, measured(texts, metaTags.description, metaTags.descriptionLength)],
  [texts.canonical, metaTags.canonical || texts.missing],
  [texts.language, metaTags.language || texts.missing],
  [texts.viewport, metaTags.viewport || texts.missing],
  [texts.openGraph, metaTags.openGraph.join(', ') || texts.missing],
  ...(metaTags.robots ? [[texts.robots, metaTags.robots] as const] : []),
  ...(metaTags.keywords ? [[texts.keywords, metaTags.keywords] as const] : []),
];

const Measured = ({ seo }: { seo: PageSeoAudit }) => {
  const { page: texts } = useAuditWords();
  const { imageOptimization: images, internalLinking: links, headingStructure } = seo;
  const lines = [...seo.issues, ...seo.recommendations];
  return (
    <>
      <p>
        {texts.score} <strong className={styles.score}>{seo.score}</strong>
      </p>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className={styles.columns}>
        <Facts title={texts.metaTitle} facts={metaFacts(texts, seo)} />
        <div>
          <h4>{texts.headingsTitle}</h4>
          <ol className={styles.headings}>
            {keyed(headingStructure.headings).map(({ each: { level, text }, key }) => (
              <li key={key} data-level={level}>
                <strong>h{level}</strong> {text}
              </li>
            ))}
          </ol>
          {headingStructure.skipped.length > 0 && (
            <p className="note">
              {texts.skipped}: {headingStructure.skipped.join(', ')}
            </p>
          )}
        </div>
        <div>
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

export const PageDetails = ({ seo }: Pick<AuditRow, 'seo'>) => {
  const { page } = useAuditWords();
  return (
    <div className={`${styles.part} ${styles.details}`}>
      {seo ? <Measured seo={seo} /> : <p className="note">{page.none}</p>}
    </div>
  );
};
