import { addDays, daysBetween } from '../../dates/days.ts';
import { addMonths, dayIn, makeDay } from '../../dates/months.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers } from '../field.ts';
import { amountInWords, calculatePart } from '../money.ts';
import { dueAfter, findQuarter, quarterName } from '../quarter.ts';
import type { ToolTexts } from '../texts.ts';
import type { Outcome } from '../tool.ts';
import { inTimeBy, isSunday, MARCH } from './days.ts';
import type { Collected, TcsLimit, TdsFacts } from './facts.ts';
import type { tdsFields } from './fields.ts';
import { listCollectionUses } from './uses.ts';

type Texts = ToolTexts<'tdsWords', 'tdsResult'>;
type Words = Texts['words']['tcs'];
type Case = Answers<ReturnType<typeof tdsFields>>;

/** Since the Income-tax Act, 2025 the law is one table with rows. */
const TABLE_FROM = '2026-04-01';

/** Collections for which section 206C(1) and (1F) name the sellers and buyers; it leaves small sellers out. */
const bySellers: readonly Collected[] = ['scrap', 'timber', 'minerals', 'liquor', 'tendu', 'vehicle', 'luxury'];
/** Goods of section 206C(1), which a maker declares for his own use. */
const forMakers: readonly Collected[] = ['scrap', 'timber', 'minerals', 'tendu'];

/** The amount is in paise. @param before sent earlier in the year */
const findBase = (limit: TcsLimit, amount: number, before: number): number => {
  switch (limit.of) {
    case 'sale':
      return amount > limit.most ? amount : 0;
    case 'excess':
      return Math.min(amount, Math.max(0, before + amount - limit.most));
    case 'none':
      return amount;
  }
};

const limitInWords = (words: Words, limit: TcsLimit): string =>
  limit.of === 'none' ? words.limits.none : words.limits[limit.of](amountInWords(limit.most));

/** Returns the last day for a deposit by the calendar. */
const findDepositDay = (day: string, { day: of, march }: TdsFacts['collection']): string =>
  march && day.slice(5, 7) === MARCH
    ? dayIn(Number(day.slice(0, 4)), march.month, march.day)
    : makeDay(addMonths(day.slice(0, 7), 1), of);

const listDates = (texts: Texts, day: string, { collection, statement }: TdsFacts, today: string): string[] => {
  const { words, inWords, monthInWords } = texts;
  const { march, form, due, moved, certificate } = collection;
  const month = day.slice(0, 7);
  const quarter = findQuarter(month);
  const statementDue = moved[quarterName(quarter)] ?? dueAfter(quarter, due);
  const depositOn = findDepositDay(day, collection);
  const last = inTimeBy(texts, depositOn);
  const { tcs } = words;
  const isPast = (due: string): boolean => countsUntil(due, true) < today;
  const writeDeposit = isPast(depositOn) ? tcs.depositPast : tcs.deposit;
  const writeStatement = isPast(statementDue) ? tcs.statementPast : tcs.statement;
  const certificateOn = addDays(statementDue, statement.certificateDays);
  const certificateDay = inWords(certificateOn);
  return [
    march && day.slice(5, 7) === MARCH ? tcs.usuallyBy(last) : writeDeposit(last),
    writeStatement(form, monthInWords(quarter.first), monthInWords(quarter.last), inTimeBy(texts, statementDue)),
    certificateOn < today
      ? tcs.certificatePast(certificate, certificateDay)
      : tcs.certificate(certificate, isSunday(certificateOn) ? words.onSunday(certificateDay) : certificateDay),
  ];
};

/** Calculates tax that a seller, a bank or a tour operator collects (Income-tax Act, 2025, s. 394; 1961, s. 206C). */
export const calculateTcs = (
  texts: Texts,
  { sold, pan, amount, before, day }: Case,
  facts: TdsFacts,
  today: string,
): Outcome => {
  const { words, inWords, toolWords } = texts;
  const rule = sold && facts.collection.rules[sold];
  if (!rule) return { none: toolWords.notKnown };
  const base = findBase(rule.limit, amount, before ?? 0);
  const rate = pan === 'yes' ? rule.rate : rule.noPan;
  const tax = calculatePart(base, rate, 'rupee');
  const { section } = facts.collection;
  const isOwn = forMakers.includes(sold);
  const lastDeposit = countsUntil(findDepositDay(day, facts.collection), true);
  const daysLeft = daysBetween(today, lastDeposit);
  const label = rule.likely ? words.tcs.usualLine : words.tcs.line;
  return {
    sheet: {
      subject: words.subject(words.collections[sold], inWords(day)),
      headline: tax > 0 ? words.tcs.collect(amountInWords(tax)) : words.tcs.nothing,
      ...(tax > 0
        ? {
            figure: { label, amount: tax },
            beside:
              daysLeft < 0
                ? [words.lastDate(inWords(lastDeposit)), toolWords.ago(-daysLeft)]
                : [words.depositBy(inWords(lastDeposit)), toolWords.left(daysLeft)],
          }
        : {}),
      urgent: tax > 0 && daysLeft < 0,
      uses: listCollectionUses(sold, {
        hasTax: tax > 0,
        lacksPan: pan !== 'yes',
        hasExceptions: isOwn || bySellers.includes(sold),
      }),
      lines:
        tax > 0
          ? [
              {
                label,
                working: words.working.tax(amountInWords(base), String(rate)),
                amount: tax,
              },
            ]
          : [],
      notes: [
        sold === 'loan' ? words.tcs.loan : limitInWords(words.tcs, rule.limit),
        ...(rule.likely ? [words.tcs.usually] : []),
        ...(calculatePart(base, rate, 'paisa') === tax ? [] : [words.tcs.rounded]),
        ...(pan !== 'yes' && tax > 0 ? [words.tcs.noPan(String(rate))] : []),
        ...(isOwn ? [words.tcs.makers] : []),
        ...(bySellers.includes(sold) ? [words.tcs.smallSellers] : []),
      ],
      lists: [
        {
          title: words.tcs.section,
          items: [day < TABLE_FROM ? words.section(section) : words.tcs.sectionOf(section, rule.serial)],
        },
        ...(tax > 0 ? [{ title: words.lists.dates, items: listDates(texts, day, facts, today) }] : []),
      ],
    },
  };
};
