import type { ReactNode } from 'react';
import type { ServiceContent } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ServiceListing } from '../../content/services/listing.ts';
import { dependOnWho } from '../catalogue/papers.ts';
import type { Edition } from '../edition/edition.ts';
import { AnswerSheet } from '../ui/answer-sheet/answer-sheet.tsx';
import { NextAnswer, NoticeQuestion, RegistrationQuestion, SheetAnswer } from '../ui/answer-sheet/sheet-questions.tsx';
import { useEdition } from '../ui/edition.tsx';
import type { ListedFact } from '../ui/facts/facts.tsx';
import { listDueRows, rulesInWords } from './due-rows.ts';
import { findNextDate, pickServiceFacts } from './page-parts.tsx';

/** The id of the papers on a page. */
export const PAPERS = 'papers';

/** Shows the next due date of the service: by its rule until a script counts the days (src/enhance/due-dates). */
const NextDue = ({ service }: { readonly service: ServiceSlug }) => {
  const edition = useEdition();
  const { hrefDueDates, dueLedger } = edition;
  const rows = listDueRows(edition, service);
  const [first] = rows;
  if (!first) throw new RangeError(`"${service}" has no due date`);
  return (
    <NextAnswer
      dues={rows.map(({ due }) => due.id)}
      name={first.due.name}
      rule={rulesInWords(edition, first)}
      all={{ href: hrefDueDates([...new Set(rows.flatMap(({ due }) => due.kinds))]), name: dueLedger.allDates }}
    />
  );
};

/** The form that asks or answers a page's question; none if its sheet says it in words. */
const questions = {
  'gst-notices': NoticeQuestion,
  'gst-registration': RegistrationQuestion,
  'gst-returns': () => <NextDue service="gst-returns" />,
  'pf-esi-services': () => <NextDue service="pf-esi-services" />,
  'tds-tcs-returns': () => <NextDue service="tds-tcs-returns" />,
} as const satisfies Partial<Record<ServiceSlug, () => ReactNode>>;

const isAsked = (service: ServiceSlug): service is keyof typeof questions => Object.hasOwn(questions, service);

const OWN_FACTS = 2;

/** Returns two facts of the service; the next of its dates where the question is not for it. */
const ownFacts = (
  edition: Edition,
  slug: ServiceSlug,
  { facts, answer }: ServiceListing['sheet'],
): readonly ListedFact[] => {
  const own = (facts ?? pickServiceFacts(edition, slug)).map(({ label, figure, ...rest }) => ({
    label,
    value: <b>{figure}</b>,
    ...rest,
  }));
  const next = answer ? findNextDate(edition, slug) : [];
  return [...own.slice(0, facts ? own.length : OWN_FACTS - next.length), ...next];
};

interface ServiceSheetProps {
  readonly content: ServiceContent;
  readonly name: string;
}

/**
 * Shows the sheet of a service: its question, two facts, where the prices and the papers are, and the ways to the firm.
 */
export const ServiceSheetView = ({ content, name }: ServiceSheetProps) => {
  const { slug } = content;
  const edition = useEdition();
  const { serviceEntry, servicePage: words, hrefCityPrices, officeCity } = edition;
  const { sheet } = serviceEntry(slug);
  const Question = isAsked(slug) ? questions[slug] : null;
  return (
    <AnswerSheet
      title={sheet.title}
      subject={name}
      facts={[
        ...ownFacts(edition, slug, sheet),
        {
          label: words.fee.label,
          value: (
            <>
              <a href={hrefCityPrices(officeCity.slug)}>{words.fee.prices}</a>
              {words.fee.same}
            </>
          ),
        },
        {
          label: words.papers.label,
          value: <a href={`#${PAPERS}`}>{words.papers.link(content.documents.length, dependOnWho(content))}</a>,
        },
      ]}
    >
      {Question ? (
        <Question />
      ) : sheet.answer ? (
        <SheetAnswer answer={sheet.answer} note={sheet.note} />
      ) : (
        <p className="note">{sheet.note}</p>
      )}
    </AnswerSheet>
  );
};
