import type { LegalPage as LegalContent } from '../../content/schema.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { FoldedPart } from '../ui/fold/fold.tsx';
import { PageHead } from '../ui/heads/heads.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

/** Returns the id of a section of the text. */
const makePartId = (index: number): string => `part-${index + 1}`;

export const LegalPage = ({ page }: { readonly page: 'privacy' | 'terms' }) => {
  const { pages, labels, fact, hrefPage, post } = useEdition();
  const content: LegalContent = pages[page];
  return (
    <>
      <PageHead title={content.title} lead={content.intro} />
      <Section>
        <div className={styles.legalRailed}>
          <nav className={styles.legalRail} aria-label={post.contents}>
            <FoldedPart title={post.contents}>
              <ol>
                {content.sections.map(({ title }, index) => (
                  <li key={title}>
                    <a href={`#${makePartId(index)}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </FoldedPart>
          </nav>
          <div>
            <p className="note">
              {labels.lastUpdated(fact('policy.updated'))}
              {content.added && (
                <>
                  <br />
                  {content.added}
                </>
              )}
            </p>
            <div className={styles.legalPageLegal}>
              {content.sections.map((section, index) => (
                <section key={section.title} id={makePartId(index)}>
                  <h2>{section.title}</h2>
                  <div className={styles.prose}>
                    {section.paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                    {section.points && (
                      <ul>
                        {section.points.map((point) => (
                          <li key={point}>{point}</li>
                        ))}
                      </ul>
                    )}
                  </div>
                </section>
              ))}
            </div>
            <p className={styles.legalEnd}>{content.closing.text}</p>
            <ButtonLink href={hrefPage('contact')}>{content.closing.action}</ButtonLink>
          </div>
        </div>
      </Section>
      <LaterSheet />
    </>
  );
};
