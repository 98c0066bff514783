import { standOf } from './decided.ts';
import type { ReplacedRow, ReplacedText } from './doubts/doubt.ts';
import { doubtIds, doubts } from './doubts/doubts.ts';
import { withoutSigns } from './review-marks.ts';
import type { ServiceContent, ServiceExtra } from './schema.ts';

/** Copies a record with every text passed through a function. */
const mapTexts = <T>(value: T, change: (text: string) => string): T => {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)])) as T;
};

const withText = (content: ServiceContent, { begins, now }: ReplacedText): ServiceContent => {
  let found = 0;
  const changed = mapTexts(content, (text) => {
    if (!withoutSigns(text).startsWith(begins)) return text;
    found += 1;
    return now;
  });
  if (found !== 1) throw new RangeError(`${content.slug}: ${found} texts begin with "${begins}", not one`);
  return changed;
};

const withRow = (content: ServiceContent, { block, row, now }: ReplacedRow): ServiceContent => {
  let found = 0;
  const extras = content.page.extras.map((extra) => {
    if (extra.kind !== block || !('rows' in extra)) return extra;
    const rows = (extra.rows as readonly Readonly<Record<string, string>>[]).flatMap((each) => {
      if (withoutSigns(Object.values(each)[0] ?? '') !== row) return [each];
      found += 1;
      return now;
    });
    // The rows are checked against the table's schema together with the rest of the content.
    return { ...extra, rows } as unknown as ServiceExtra;
  });
  if (found !== 1) throw new RangeError(`${content.slug}: ${found} rows of ${block} begin with "${row}", not one`);
  return { ...content, page: { ...content.page, extras } };
};

/**
 * The texts and tables of a service with what the owner has accepted.
 * @throws RangeError when a replaced text or row is no longer there as the doubt describes it
 */
export const withReplacements = (content: ServiceContent): ServiceContent => {
  let now = content;
  for (const id of doubtIds) {
    if (standOf(id) !== 'accept') continue;
    const { texts = [], rows = [] } = doubts[id].instead;
    for (const text of texts) if (text.service === content.slug) now = withText(now, text);
    for (const row of rows) if (row.service === content.slug) now = withRow(now, row);
  }
  return now;
};
