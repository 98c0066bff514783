import type { LegalPage as LegalContent } from '../../content/schema.ts';

import { ButtonLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

export const LegalPage = ({ content, seed }: { content: LegalContent; seed: string }) => {
  const { labels, fact, hrefPage } = useEdition();
  return (
    <>
      <Hero title={content.title} lead={content.intro} seed={seed} />
      <Section>
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
          {content.sections.map((section) => (
            <section key={section.title}>
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
      </Section>
      <LaterSheet />
    </>
  );
};
