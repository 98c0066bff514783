import { inWords } from '../../../content/dates.ts';
import { itrFormWords as words } from '../../../content/tools/itr-form/en.ts';
import { addDays } from '../../dates/days.ts';
import { dayIn } from '../../dates/months.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers } from '../field.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { type ReturnKind, returnDays } from '../tax-years.ts';
import { defineTool, type Outcome, SOON } from '../tool.ts';
import { itrFormFields } from './fields.ts';

export const itrFormFacts = ((factValue) => {
  const { value, all } = lawReader(factValue);
  const returns = returnDays()['2025-26'];
  const updated = value('itr.updated');
  if (updated?.kind !== 'date') return null;
  const { month, day, yearsLater = 0 } = updated;
  const year = Number(returns.belated.rule.slice(0, 4)) + 1 + yearsLater;
  return all({ returns, updated: dayIn(year, month, day) });
}) satisfies ReadFacts<unknown>;

type ItrFormFacts = FactsOf<typeof itrFormFacts>;

type Case = Answers<typeof itrFormFields>;
type Form = keyof typeof words.forms;
type Reason = keyof typeof words.reasons;

interface Found {
  readonly form: Form;
  readonly why: readonly Reason[];
}

/** Against the simple forms ITR-1 and ITR-4 (rule 12, Income-tax Rules, 1962). */
const notSimple = ({ gains, over, special }: Case): Reason[] => [
  ...(gains === 'others' ? (['gains'] as const) : []),
  ...(over === 'yes' ? (['over'] as const) : []),
  ...(special === 'yes' ? (['special'] as const) : []),
];

const ofPersonOrFamily = (given: Case): Found => {
  const against = notSimple(given);
  switch (given.work) {
    case null:
    case 'none':
      if (given.who === 'huf') return { form: 'itr-2', why: ['noBusiness', 'familyNotSimple', ...against] };
      return against.length > 0
        ? { form: 'itr-2', why: ['noBusiness', ...against] }
        : { form: 'itr-1', why: ['simple'] };
    case 'partner':
      return { form: 'itr-3', why: ['partner'] };
    case 'books':
      return { form: 'itr-3', why: ['business', 'notPresumptive'] };
    case 'presumptive': {
      const whole: Reason[] = given.audit === 'none' ? against : ['audited', ...against];
      return whole.length > 0
        ? { form: 'itr-3', why: ['business', ...whole] }
        : { form: 'itr-4', why: ['business', 'presumptive'] };
    }
  }
};

const ofFirm = (given: Case): Found => {
  const against = notSimple(given);
  return given.work === 'presumptive' && given.audit === 'none' && against.length === 0
    ? { form: 'itr-4', why: ['presumptiveFirm', 'presumptive'] }
    : { form: 'itr-5', why: ['body', ...(given.work === 'presumptive' ? against : [])] };
};

export const formOf = (given: Case): Found => {
  switch (given.who) {
    case 'individual':
    case 'huf':
      return ofPersonOrFamily(given);
    case 'firm':
      return ofFirm(given);
    case 'llp':
    case 'others':
      return { form: 'itr-5', why: ['body'] };
    case 'company':
      return { form: 'itr-6', why: ['company'] };
    case 'trust':
      return { form: 'itr-7', why: ['trust'] };
  }
};

/** S. 139(1), Explanation 2, as substituted by the Finance Act, 2026. */
export const returnKindOf = ({ who, work, audit }: Case): Exclude<ReturnKind, 'belated'> => {
  if (audit === 'transfer-pricing') return 'transfer-pricing';
  if (audit === 'audit' || who === 'company') return 'audit';
  return work === null || work === 'none' ? 'individual' : 'business';
};

const itrFormOf = (given: Case, { returns, updated }: ItrFormFacts, today: string): Outcome => {
  const { form, why } = formOf(given);
  const kind = returnKindOf(given);
  const { rule, moved } = returns[kind];
  const due = countsUntil(moved ?? rule, true);
  const late = today > due;
  const last = returns.belated.rule;
  const afterwards = [
    ...(today <= last ? [words.belated(inWords(last)), words.lateFee] : []),
    ...(today > last ? [today <= updated ? words.updated(inWords(updated)) : words.over] : []),
  ];
  return {
    sheet: {
      subject: words.subject,
      headline: words.forms[form],
      urgent: late || due <= addDays(today, SOON),
      lines: [],
      // The day that still helps stands before the one that has passed.
      notes: late
        ? [...afterwards.slice(0, 1), words.wasDue(inWords(due)), ...afterwards.slice(1)]
        : [words.due(inWords(due))],
      lists: [
        { title: words.reason, items: why.map((each) => words.reasons[each]) },
        {
          title: words.until,
          items: [
            words.groups[kind],
            ...(given.who === 'trust' && kind === 'individual' ? [words.trust] : []),
            ...(moved ? [words.moved(inWords(rule))] : []),
            words.verify,
          ],
        },
      ],
    },
  };
};

export const itrForm = defineTool<typeof itrFormFields, ItrFormFacts>({
  slug: 'itr-form',
  fields: itrFormFields,
  check: ({ who, work, audit }) =>
    (who === 'individual' || who === 'huf') && work === 'none' && audit !== 'none'
      ? { audit: words.noBusinessNoAudit }
      : {},
  factsOn: (_, today) => today,
  work: itrFormOf,
});
