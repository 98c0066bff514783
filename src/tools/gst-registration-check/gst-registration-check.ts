/** Sections 22 to 25, Central Goods and Services Tax Act, 2017. */
import { gstRegistrationCheckWords as words } from '../../../content/tools/gst-registration-check/en.ts';
import type { Answers } from '../field.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { amountInWords } from '../money.ts';
import { defineTool, type Outcome, type Sheet } from '../tool.ts';
import { gstRegistrationCheckFields } from './fields.ts';

/** Limits of a year's turnover, paise, and the days in which one applies. */
export const gstRegistrationFacts = ((factValue) => {
  const { money, number, all } = lawReader(factValue);
  return all({
    // For goods alone; all others have the limit of section 22(1) itself.
    goods: money('gst.threshold', 'goods'),
    services: money('gst.threshold', 'services'),
    applyDays: number('gst.registration-apply'),
  });
}) satisfies ReadFacts<unknown>;

type GstRegistrationFacts = FactsOf<typeof gstRegistrationFacts>;

type Case = Answers<typeof gstRegistrationCheckFields>;

const MONTHS = 12;

const yearly = ({ sales, per }: Case): number => (per === 'month' ? sales * MONTHS : sales);

/**
 * Who sells through a marketplace is left out of the higher limit for goods (Notification 10/2019-Central Tax, clause
 * (a), with section 24(ix)) and has that of section 22(1).
 */
const limitOf = ({ sells, online }: Case, { goods, services }: GstRegistrationFacts): number =>
  sells === 'goods' && online === 'no' ? goods : services;

type Found = Pick<Sheet, 'headline' | 'urgent' | 'notes' | 'lists'>;

const toApply = ({ applyDays }: GstRegistrationFacts): Sheet['lists'] => [
  { title: words.next, items: words.steps(applyDays) },
];

const byTurnover = (given: Case, facts: GstRegistrationFacts): Found => {
  const { sells, sales, per, online } = given;
  const limit = limitOf(given, facts);
  const left = limit - yearly(given);
  const stated = [
    words.limit(amountInWords(limit)),
    ...(online === 'yes' && sells === 'goods' ? [words.onlineLimit(amountInWords(facts.goods))] : []),
  ];
  const enrolment = online === 'yes' ? [{ title: words.online, items: words.enrolment }] : [];
  if (left >= 0)
    return {
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
    ? { headline: words.needed, urgent: true, notes: [words.above, ...stated], lists: toApply(facts) }
    : {
        headline: words.willNeed,
        urgent: false,
        notes: [...stated, per === 'month' ? words.inMonth(Math.floor(limit / sales) + 1) : words.whenPassed],
        lists: [...enrolment, ...toApply(facts)],
      };
};

const decided = (given: Case, facts: GstRegistrationFacts): Found => {
  if (given.exempt === 'yes')
    return { headline: words.notNeeded, urgent: false, notes: [words.allExempt, words.reverseCharge], lists: [] };
  if (given.states === 'yes')
    return { headline: words.needed, urgent: true, notes: [words.otherStates], lists: toApply(facts) };
  return byTurnover(given, facts);
};

export const needsRegistration = (given: Case, facts: GstRegistrationFacts): Outcome => {
  const { sells, sales, per } = given;
  return {
    sheet: {
      subject: words.subject[sells],
      ...decided(given, facts),
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

export const gstRegistrationCheck = defineTool<typeof gstRegistrationCheckFields, GstRegistrationFacts>({
  slug: 'gst-registration-check',
  fields: gstRegistrationCheckFields,
  factsOn: (_, today) => today,
  work: needsRegistration,
});
