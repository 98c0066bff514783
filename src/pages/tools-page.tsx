import type { ToolGroup } from '../../content/tool-index/en.ts';
import type { Edition } from '../edition/edition.ts';
import { useEdition } from '../ui/edition.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { LinkRowList } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

const groups = ({ pages }: Edition) => Object.keys(pages.tools.groups) as ToolGroup[];

export const ToolsPage = () => {
  const edition = useEdition();
  const { toolIndex, hrefPage, hrefTool, hrefContact } = edition;
  const content = edition.pages.tools;
  const rowsOf = (group: ToolGroup) =>
    toolIndex
      .filter((tool) => tool.group === group)
      .map(({ slug, name, summary, icon }) => ({ href: hrefTool(slug), title: name, text: summary, icon }));
  const pagesToo = [
    { href: hrefPage('dueDates'), ...content.dueDates, icon: 'calendar-plus' },
    { href: hrefPage('offices'), title: edition.pages.offices.name, text: content.offices, icon: 'landmark' },
  ] as const;
  return (
    <>
      <CompactHead title={content.hero.title} lead={content.hero.lead} />
      <Section>
        {groups(edition).map((group) => (
          <div key={group} className={styles.toolGroup}>
            <h2>{content.groups[group]}</h2>
            <LinkRowList rows={group === 'do' ? [...pagesToo, ...rowsOf(group)] : rowsOf(group)} />
          </div>
        ))}
      </Section>
      <LaterSheet />
      <ClosingCall words={content.closing} href={hrefContact({}, 'form')} seed="tools" />
    </>
  );
};
