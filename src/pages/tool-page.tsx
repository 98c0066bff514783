import type { ReactNode } from 'react';
import type { Seo } from '../../content/schema.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { Edition } from '../edition/edition.ts';
import { contactFragments } from '../forms/contact.ts';
import { Island } from '../islands/island.tsx';
import { listCrumbs } from '../seo/crumbs.ts';
import { allTools } from '../tools/all-tools.ts';
import type { Sheet } from '../tools/tool.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { useEdition } from '../ui/edition.tsx';
import { FormMessage } from '../ui/fields/fields.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { LinkIndex, OfferTile } from '../ui/link-lists/link-lists.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { ToolBasis } from '../ui/tool/tool-basis.tsx';
import { caseToolProps } from './case-tool-props.ts';
import { LaterSheet } from './later-sheet.tsx';

interface ToolPageWords {
  readonly changedOn: string;
  readonly seo: Seo;
  readonly title: string;
  readonly lead: string;
  readonly notCovered: readonly string[];
  /** Another tool, for a figure that this one asks for. */
  readonly before?: { readonly tool: ToolSlug; readonly text: string };
  /** Another tool, for what this one is often taken for. */
  readonly also?: {
    readonly tool: ToolSlug;
    readonly text: string;
    /** Leads there from a result that fills in its form. */
    readonly onward?: string;
  };
}

const pageWords = ({
  gstWords,
  gstLateFeeWords,
  gstLateFeeResult,
  gstRegistrationCheckWords,
  pfEsiWords,
  tdsWords,
  tdsResult,
  tdsLateFeeWords,
  incomeTaxWords,
  incomeTaxResult,
  advanceTaxWords,
  itrFormWords,
  noticeWords,
}: Edition) =>
  ({
    gst: gstWords,
    'gst-late-fee': { ...gstLateFeeWords, ...gstLateFeeResult },
    'gst-registration-check': gstRegistrationCheckWords,
    'pf-esi': pfEsiWords,
    tds: { ...tdsWords, ...tdsResult },
    'tds-late-fee': tdsLateFeeWords,
    'income-tax': { ...incomeTaxWords, ...incomeTaxResult },
    'advance-tax': advanceTaxWords,
    'itr-form': itrFormWords,
    notice: noticeWords,
  }) as const satisfies Record<ToolSlug, ToolPageWords>;

export const pickToolWords = (edition: Edition, slug: ToolSlug): ToolPageWords => pageWords(edition)[slug];

interface ToolPageProps {
  readonly slug: ToolSlug;
  /** Replaces the tool; the tool itself when left out. */
  readonly children?: ReactNode;
  /** The case that was worked out, for the figures of the law that it uses. */
  readonly worked?: Pick<Sheet, 'uses' | 'lawOf'> | undefined;
  /** The services that fit the answer; all of the tool are offered when left out. */
  readonly fitting?: Sheet['services'];
}

/** Shows the page of a tool. */
export const ToolPage = ({ slug, children, worked, fitting = [] }: ToolPageProps) => {
  const edition = useEdition();
  const {
    contactFormTexts,
    hrefTool,
    toolEntry,
    toolPageWords,
    isOffered,
    hrefService,
    hrefContact,
    hrefCityPrices,
    officeCity,
    serviceEntry,
    servicePage,
    toolIndex,
    hrefPage,
    labels,
  } = edition;
  const { title, lead, notCovered, before, also } = pickToolWords(edition, slug);
  const other = also?.onward === undefined ? undefined : { href: hrefTool(also.tool), text: also.onward };
  const offered = toolEntry(slug).services.filter(isOffered);
  const fittingOffers = offered.filter((each) => fitting.includes(each));
  const services = fittingOffers.length > 0 ? fittingOffers : offered;
  const [service] = services;
  return (
    <>
      <CompactHead title={title} lead={lead} isLeadWide crumbs={listCrumbs(edition, { kind: 'tool', tool: slug })} />
      <Section>
        <FormMessage id={contactFragments.error} kind="error" spoken={contactFormTexts.errorSpoken}>
          {contactFormTexts.error}
        </FormMessage>
        {before && (
          <p className="note">
            {before.text} <a href={hrefTool(before.tool)}>{toolEntry(before.tool).name}</a>
          </p>
        )}
        <div data-printable="">
          {children ?? <Island name="case-tool" part={slug} props={{ ...caseToolProps(edition, slug), other }} />}
          <LaterSheet />
          <ToolBasis
            used={allTools(edition)[slug].used}
            notCovered={notCovered}
            worked={worked}
            offPaper={slug === 'notice'}
          >
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
            title: toolPageWords.others,
            isLong: true,
            links: [
              ...toolIndex
                .filter((each) => each.slug !== slug)
                .map((each) => ({ href: hrefTool(each.slug), name: each.name })),
              { href: hrefPage('tools'), name: labels.allTools },
            ],
          },
        ]}
      >
        {service && (
          <OfferTile
            title={toolPageWords.toService}
            services={services.map((each) => {
              const { name, summary } = serviceEntry(each);
              return { slug: each, href: hrefService(each), name, text: summary };
            })}
          >
            <ButtonLink href={hrefContact({ service })}>{labels.consultation}</ButtonLink>
            <a href={hrefCityPrices(officeCity.slug)}>{servicePage.fee.prices}</a>
          </OfferTile>
        )}
      </LinkIndex>
    </>
  );
};
