import type { ReactNode } from 'react';
import { labels } from '../../content/pages/labels.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import { toolIndex } from '../../content/tool-index.ts';
import { toolWords } from '../../content/tools/shared.ts';
import { contactFragments, contactTexts } from '../forms/contact.ts';
import { Island } from '../islands/island.tsx';
import { hrefPage, hrefService, hrefTool } from '../site/href.ts';
import { isOffered, serviceEntry } from '../site/services.ts';
import { toolEntry } from '../site/tools.ts';
import { allTools } from '../tools/all-tools.ts';
import { Breadcrumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { FormMessage } from '../ui/fields/fields.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkIndex } from '../ui/link-index/link-index.tsx';
import { Section } from '../ui/section/section.tsx';
import { ToolBasis } from '../ui/tool/tool-basis.tsx';
import { toolWordsOf } from './tool-words.ts';

/** The page of a tool. @param children what replaces the tool; the tool itself when left out */
export const ToolPage = ({ slug, children }: { readonly slug: ToolSlug; readonly children?: ReactNode }) => {
  const { title, lead, notCovered, also } = toolWordsOf(slug);
  const { law, used } = allTools[slug];
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        seed={slug}
        shape="card"
        tone="chalk"
        above={
          <Breadcrumb crumbs={[{ name: labels.tools, href: hrefPage('tools') }, { name: toolEntry(slug).name }]} />
        }
      />
      <Section>
        <FormMessage id={contactFragments.error} kind="error" spoken={contactTexts.errorSpoken}>
          {contactTexts.error}
        </FormMessage>
        <div data-sheet="">
          {children ?? <Island name="case-tool" part={slug} props={{ law }} />}
          <ToolBasis used={used} notCovered={notCovered}>
            {also && (
              <p>
                {also.text} <a href={hrefTool(also.tool)}>{toolEntry(also.tool).name}</a>
              </p>
            )}
          </ToolBasis>
        </div>
      </Section>
      <LinkIndex
        groups={[
          {
            title: toolWords.toService,
            links: toolEntry(slug)
              .services.filter(isOffered)
              .map((service) => ({
                href: hrefService(service),
                name: serviceEntry(service).name,
              })),
          },
          {
            title: toolWords.others,
            links: [
              ...toolIndex
                .filter((each) => each.slug !== slug)
                .map((each) => ({ href: hrefTool(each.slug), name: each.name })),
              { href: hrefPage('tools'), name: labels.allTools },
            ],
          },
        ]}
      />
    </>
  );
};
