import { toolsPage as content } from '../../content/pages/tools.ts';
import { toolIndex } from '../../content/tool-index.ts';
import { hrefContact, hrefTool } from '../site/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { askRow, Nine } from '../ui/sections/nine.tsx';
import { Threshold } from '../ui/sections/threshold.tsx';

export const ToolsPage = () => (
  <>
    <Hero title={content.hero.title} lead={content.hero.lead} seed="tools" />
    <Nine
      title={content.listTitle}
      rows={[
        ...toolIndex.map(({ slug, name, summary }) => ({
          href: hrefTool(slug),
          title: name,
          text: summary,
          seed: slug,
        })),
        askRow(),
      ]}
    />
    <Threshold title={content.closing.title} text={content.closing.text} seed="tools">
      <ButtonLink href={hrefContact({}, 'form')}>{content.closing.action}</ButtonLink>
    </Threshold>
  </>
);
