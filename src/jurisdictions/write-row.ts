import type { Body, KindWords, OfficeWords } from '../../content/jurisdictions/en.ts';
import type { KindId } from '../../content/jurisdictions/kinds.ts';
import type { OfficeId } from '../../content/jurisdictions/record.ts';
import { getSeat, type OfficeRow } from './find-offices.ts';

/** The values for the places of a template. */
export interface RowValues {
  /** The name of the reader's place. */
  readonly city: string;
  /** The due dates of professional tax in words: "30 September and 31 March". */
  readonly dates: string;
}

/** A row in the words of a language. */
export interface WrittenRow {
  readonly matter: string;
  /** It is missing where no office is known. */
  readonly office?: string;
  readonly decides: string;
  readonly act: string;
  /** The certainty, or what decides it if no office is known. */
  readonly certainty: string;
  readonly effect?: string;
}

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Returns the name of an office. */
export const writeOffice = (office: OfficeId, { bodies, seats }: Pick<OfficeWords, 'bodies' | 'seats'>): string => {
  const body = office.slice(0, office.indexOf('/')) as Body;
  return fill(bodies[body], { seat: seats[getSeat(office)] });
};

/** Returns what is the same for all offices of a kind; `open` says how to find one's own where there are several. */
export const writeKind = (
  kind: KindId,
  { kindWords, finish }: OfficeWords,
  values: Pick<RowValues, 'dates'>,
): Pick<KindWords, 'matter' | 'decides' | 'act' | 'open'> => {
  const { matter, decides, act, open } = kindWords[kind];
  const put = (template: string): string => finish(fill(template, { ...values }));
  return { matter, decides: put(decides), act: put(act), open: put(open) };
};

/** Returns a row in the words of a language. */
export const writeRow = (
  { kind, office, certainty, effect }: OfficeRow,
  words: OfficeWords,
  values: RowValues,
): WrittenRow => {
  const { matter, decides, act, ...sureness } = words.kindWords[kind];
  const named = office === 'open' ? {} : { seat: words.seats[getSeat(office)], office: writeOffice(office, words) };
  const put = (template: string): string => words.finish(fill(template, { ...values, ...named }));
  return {
    matter,
    decides: put(decides),
    act: put(act),
    certainty: put(sureness[certainty]),
    ...(named.office ? { office: named.office } : {}),
    ...(effect ? { effect: put(words.effects[effect]) } : {}),
  };
};
