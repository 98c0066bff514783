import type { itrFormUsed } from '../../../content/tools/itr-form/en.ts';
import { addDays } from '../../dates/days.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers } from '../field.ts';
import type { ReturnKind } from '../return-days.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type FigureName, type Outcome, SOON_DAYS, type Tool, usedIf } from '../tool.ts';
import type { ItrFormFacts } from './facts.ts';
import { itrFormFields } from './fields.ts';

type Texts = ToolTexts<'itrFormWords'>;
type Case = Answers<ReturnType<typeof itrFormFields>>;
type Form = keyof Texts['words']['forms'];
type Reason = keyof Texts['words']['reasons'];

interface Found {
  readonly form: Form;
  readonly why: readonly Reason[];
}

/** Returns the reasons against the simple forms ITR-1 and ITR-4 (rule 12, Income-tax Rules, 1962). */
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

export const findForm = (given: Case): Found => {
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

/** Finds the kind by s. 139(1), Explanation 2, as substituted by the Finance Act, 2026. */
export const findReturnKind = ({ who, work, audit }: Case): Exclude<ReturnKind, 'belated'> => {
  if (audit === 'transfer-pricing') return 'transfer-pricing';
  if (audit === 'audit' || who === 'company') return 'audit';
  return work === null || work === 'none' ? 'individual' : 'business';
};

type Figure = FigureName<keyof typeof itrFormUsed>;

const limits: Readonly<Partial<Record<Form, readonly Figure[]>>> = {
  'itr-1': ['itr:itr1-income', 'itr:itr1-gains', 'itr:itr1-houses', 'itr:itr1-farm-income'],
  'itr-4': ['itr:itr4-income', 'itr:itr1-gains', 'itr:itr1-houses', 'itr:itr1-farm-income'],
};

/** The figures that stand against the simple forms, by the reason that names them. */
const against: Readonly<Partial<Record<Reason, readonly Figure[]>>> = {
  gains: ['itr:itr1-gains'],
  over: ['itr:itr1-income'],
  special: ['itr:itr1-houses', 'itr:itr1-farm-income'],
};

const dueFigures = {
  individual: 'itr:due-individuals',
  business: 'itr:due-businesses',
  audit: 'itr:due-audit',
  'transfer-pricing': 'itr:due-transfer-pricing',
} as const satisfies Record<Exclude<ReturnKind, 'belated'>, Figure>;

/** Lists the figures of the law by which the form and its date are found. */
const listUses = ({ form, why }: Found, kind: keyof typeof dueFigures, isLate: boolean): readonly Figure[] => [
  ...(limits[form] ?? why.flatMap((reason) => against[reason] ?? [])),
  dueFigures[kind],
  'itr:verification',
  ...usedIf<Figure>(isLate, 'itr:belated', 'itr:updated', 'itr:late-fee', 'itr:late-interest'),
];

const findItrForm = (
  { words, inWords }: Texts,
  given: Case,
  { returns, updated }: ItrFormFacts,
  today: string,
): Outcome => {
  const found = findForm(given);
  const { form, why } = found;
  const kind = findReturnKind(given);
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
      uses: listUses(found, kind, late),
      headline: words.forms[form],
      beside: [late ? words.wasDue(inWords(due)) : words.due(inWords(due))],
      urgent: late || due <= addDays(today, SOON_DAYS),
      lines: [],
      notes: late ? afterwards : [],
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

/** Returns the tool in the language of its texts. */
export const createItrForm = (texts: ToolTexts<'itrFormWords'>): Tool =>
  defineTool<ReturnType<typeof itrFormFields>, ItrFormFacts>(texts, {
    slug: 'itr-form',
    fields: itrFormFields(texts),
    check: ({ who, work, audit }) =>
      (who === 'individual' || who === 'huf') && work === 'none' && audit !== 'none'
        ? { audit: texts.words.noBusinessNoAudit }
        : {},
    factsOn: (_, today) => today,
    work: (given, facts, today) => findItrForm(texts, given, facts, today),
  });
