import { toolsPage as content } from '../../content/pages/tools/en.ts';
import { type ToolGroup, toolIndex } from '../../content/tool-index/en.ts';
import { hrefContact, hrefTool } from '../addresses/href.ts';
import { Hero } from '../ui/hero/hero.tsx';
import { askRow, LinkRows } from '../ui/link-lists/link-lists.tsx';
import { ClosingCall } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';

const groups = Object.keys(content.groups) as ToolGroup[];

export const ToolsPage = () => (
  <>
    <Hero title={content.hero.title} lead={content.hero.lead} seed="tools" />
    {groups.map((group) => (
      <LinkRows
        key={group}
        title={content.groups[group]}
        rows={[
          ...toolIndex
            .filter((tool) => tool.group === group)
            .map(({ slug, name, summary }) => ({ href: hrefTool(slug), title: name, text: summary, seed: slug })),
          ...(group === 'pay' ? [askRow()] : []),
        ]}
      />
    ))}
    <LaterSheet />
    <ClosingCall words={content.closing} href={hrefContact({}, 'form')} seed="tools" />
  </>
);
