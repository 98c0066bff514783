import type { ToolGroup } from '../../content/tool-index/en.ts';
import type { Edition } from '../edition/edition.ts';
import { useEdition } from '../ui/edition.tsx';
import { DeskHead } from '../ui/heads/heads.tsx';
import { askRow, LinkRows } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';

const groups = ({ toolsPage: content }: Edition) => Object.keys(content.groups) as ToolGroup[];

export const ToolsPage = () => {
  const edition = useEdition();
  const { toolsPage: content, toolIndex, hrefTool, hrefContact } = edition;
  return (
    <>
      <DeskHead title={content.hero.title} lead={content.hero.lead} />
      {groups(edition).map((group) => (
        <LinkRows
          key={group}
          title={content.groups[group]}
          rows={[
            ...toolIndex
              .filter((tool) => tool.group === group)
              .map(({ slug, name, summary }) => ({ href: hrefTool(slug), title: name, text: summary, seed: slug })),
            ...(group === 'pay' ? [askRow(edition)] : []),
          ]}
        />
      ))}
      <LaterSheet />
      <ClosingCall words={content.closing} href={hrefContact({}, 'form')} seed="tools" />
    </>
  );
};
