import type { ReactNode } from 'react';
import { labels } from '../../content/pages/labels/en.ts';
import type { Seo } from '../../content/schema.ts';
import { type ToolSlug, toolIndex } from '../../content/tool-index/en.ts';
import { advanceTaxWords } from '../../content/tools/advance-tax/en.ts';
import { gstWords } from '../../content/tools/gst/en.ts';
import { gstLateFeeWords } from '../../content/tools/gst-late-fee/en.ts';
import { gstRegistrationCheckWords } from '../../content/tools/gst-registration-check/en.ts';
import { incomeTaxWords } from '../../content/tools/income-tax/en.ts';
import { itrFormWords } from '../../content/tools/itr-form/en.ts';
import { noticeWords } from '../../content/tools/notice/en.ts';
import { pfEsiWords } from '../../content/tools/pf-esi/en.ts';
import { toolPageWords } from '../../content/tools/shared/en.ts';
import { tdsWords } from '../../content/tools/tds/en.ts';
import { tdsLateFeeWords } from '../../content/tools/tds-late-fee/en.ts';
import { crumbsOf } from '../addresses/crumbs.ts';
import { hrefPage, hrefService, hrefTool } from '../addresses/href.ts';
import { isOffered, serviceEntry } from '../catalogue/services.ts';
import { toolEntry } from '../catalogue/tools.ts';
import { contactFragments, contactTexts } from '../forms/contact.ts';
import { Island } from '../islands/island.tsx';
import { allTools } from '../tools/all-tools.ts';
import { FormMessage } from '../ui/fields/fields.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { LinkIndex } from '../ui/link-lists/link-lists.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { ToolBasis } from '../ui/tool/tool-result.tsx';
import { LaterSheet } from './later-sheet.tsx';

interface ToolPageWords {
  readonly changedOn: string;
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly notCovered: readonly string[];
  /** Another tool, for what this one is often taken for. */
  readonly also?: { readonly tool: ToolSlug; readonly text: string };
}

const pageWords = {
  gst: gstWords,
  'gst-late-fee': gstLateFeeWords,
  'gst-registration-check': gstRegistrationCheckWords,
  'pf-esi': pfEsiWords,
  tds: tdsWords,
  'tds-late-fee': tdsLateFeeWords,
  'income-tax': incomeTaxWords,
  'advance-tax': advanceTaxWords,
  'itr-form': itrFormWords,
  notice: noticeWords,
} as const satisfies Record<ToolSlug, ToolPageWords>;

export const toolWordsOf = (slug: ToolSlug): ToolPageWords => pageWords[slug];

/** The page of a tool. @param children what replaces the tool; the tool itself when left out */
export const ToolPage = ({ slug, children }: { readonly slug: ToolSlug; readonly children?: ReactNode }) => {
  const { title, lead, notCovered, also } = toolWordsOf(slug);
  const { law, used } = allTools[slug];
  return (
    <>
      <Hero title={title} lead={lead} seed={slug} shape="slip" crumbs={crumbsOf({ kind: 'tool', tool: slug })} />
      <Section>
        <FormMessage id={contactFragments.error} kind="error" spoken={contactTexts.errorSpoken}>
          {contactTexts.error}
        </FormMessage>
        <div data-printable="">
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
      <LaterSheet />
      <LinkIndex
        groups={[
          {
            title: toolPageWords.toService,
            links: toolEntry(slug)
              .services.filter(isOffered)
              .map((service) => ({
                href: hrefService(service),
                name: serviceEntry(service).name,
              })),
          },
          {
            title: toolPageWords.others,
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
