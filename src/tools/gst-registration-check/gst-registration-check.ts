/** Sections 22 to 25, Central Goods and Services Tax Act, 2017. */
import type { gstRegistrationCheckUsed } from '../../../content/tools/gst-registration-check/en.ts';
import type { Answers } from '../field.ts';
import { amountInWords } from '../money.ts';
import type { OwnTexts, ToolTexts } from '../texts.ts';
import { defineTool, type FigureName, type Outcome, type Sheet, type Tool, usedIf } from '../tool.ts';
import type { GstRegistrationFacts } from './facts.ts';
import { gstRegistrationCheckFields } from './fields.ts';

type Texts = OwnTexts<'gstRegistrationCheckWords'>;
type Case = Answers<ReturnType<typeof gstRegistrationCheckFields>>;

const MONTHS = 12;

const yearly = ({ sales, per }: Case): number => (per === 'month' ? sales * MONTHS : sales);

/**
 * Returns the limit of turnover. Sellers through a marketplace do not get the higher limit for goods (Notification
 * 10/2019-Central Tax, clause (a), with section 24(ix)): theirs is that of section 22(1).
 */
const findLimit = ({ sells, online }: Case, { goods, services }: GstRegistrationFacts): number =>
  sells === 'goods' && online === 'no' ? goods : services;

type Figure = FigureName<keyof typeof gstRegistrationCheckUsed>;

type Found = Pick<Sheet, 'headline' | 'urgent' | 'notes' | 'lists'> & { readonly uses: readonly Figure[] };

const toApply = ({ words }: Texts, { applyDays }: GstRegistrationFacts): Sheet['lists'] => [
  { title: words.next, items: words.steps(applyDays) },
];

const byTurnover = (texts: Texts, given: Case, facts: GstRegistrationFacts): Found => {
  const { words } = texts;
  const { sells, sales, per, online } = given;
  const limit = findLimit(given, facts);
  const left = limit - yearly(given);
  const uses: readonly Figure[] = [
    limit === facts.goods ? 'gst:threshold/goods' : 'gst:threshold/services',
    ...usedIf<Figure>(online === 'yes', 'gst:registration-online'),
  ];
  const usesToApply: readonly Figure[] = [...uses, 'gst:registration-apply'];
  const stated = [
    words.limit(amountInWords(limit)),
    ...(online === 'yes' && sells === 'goods' ? [words.onlineLimit(amountInWords(facts.goods))] : []),
  ];
  const enrolment = online === 'yes' ? [{ title: words.online, items: words.enrolment }] : [];
  if (left >= 0)
    return {
      uses,
      headline: online === 'yes' ? words.enrol : words.notNeeded,
      urgent: false,
      notes: [
        ...stated,
        left === 0 ? words.atLimit : words.left(amountInWords(left)),
        ...(sells === 'services' ? [words.servicesFree] : []),
      ],
      lists: enrolment,
    };
  return per === 'sold'
    ? {
        uses: usesToApply,
        headline: words.needed,
        urgent: true,
        notes: [words.above, ...stated],
        lists: toApply(texts, facts),
      }
    : {
        uses: usesToApply,
        headline: words.willNeed,
        urgent: false,
        notes: [...stated, per === 'month' ? words.inMonth(Math.floor(limit / sales) + 1) : words.whenPassed],
        lists: [...enrolment, ...toApply(texts, facts)],
      };
};

const decided = (texts: Texts, given: Case, facts: GstRegistrationFacts): Found => {
  const { words } = texts;
  if (given.exempt === 'yes')
    return {
      uses: ['gst:registration-exempt'],
      headline: words.notNeeded,
      urgent: false,
      notes: [words.allExempt, words.reverseCharge],
      lists: [],
    };
  if (given.states === 'yes')
    return {
      uses: ['gst:registration-states', 'gst:registration-apply'],
      headline: words.needed,
      urgent: true,
      notes: [words.otherStates],
      lists: toApply(texts, facts),
    };
  return byTurnover(texts, given, facts);
};

const needsRegistration = (texts: Texts, given: Case, facts: GstRegistrationFacts): Outcome => {
  const { words } = texts;
  const { sells, sales, per } = given;
  return {
    sheet: {
      subject: words.subject[sells],
      ...decided(texts, given, facts),
      lines: [
        {
          label: words.salesOf[per],
          working: per === 'month' ? words.ofMonth(amountInWords(sales)) : words.asGiven,
          amount: yearly(given),
        },
      ],
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createGstRegistrationCheck = (texts: ToolTexts<'gstRegistrationCheckWords'>): Tool =>
  defineTool<ReturnType<typeof gstRegistrationCheckFields>, GstRegistrationFacts>(texts, {
    slug: 'gst-registration-check',
    fields: gstRegistrationCheckFields(texts),
    factsOn: (_, today) => today,
    work: (given, facts) => needsRegistration(texts, given, facts),
  });
