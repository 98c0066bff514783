import { ownWords } from '../../content/own-words.ts';
import type { OwnPage as Content } from '../../content/site.ts';
import { useEdition } from '../ui/edition.tsx';
import { PageHead } from '../ui/heads/heads.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { listSections } from './own-text.ts';
import styles from './pages.module.css';
import { TextSections } from './text-sections.tsx';

/** Shows a page of the owner: the text, and how to reach the firm. */
export const OwnPage = ({ page }: { readonly page: Content }) => {
  const { locale, pages, hrefPage } = useEdition();
  const { about } = pages;
  const words = ownWords(locale, page);
  return (
    <>
      <PageHead title={words.title} lead={words.description} />
      <Section>
        <div className={styles.postText}>
          <TextSections sections={listSections(words)} />
        </div>
      </Section>
      <LaterSheet />
      <ClosingCall words={about.closing} href={hrefPage('contact')} seed={page.id} />
    </>
  );
};
