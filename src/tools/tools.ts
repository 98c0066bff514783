/** Loads tools in the browser: the form comes with the page, the rest on first use, in the language of the page. */
import type { Locale } from '../../content/site.ts';
import type { ToolSlug } from '../../content/tool-index/en.ts';
import type { ToolFields } from './field.ts';
import type { SharedTexts, ToolWords, WordsOf } from './texts.ts';
import type { Tool } from './tool.ts';

type InEachLanguage<T> = Readonly<Record<Locale, () => Promise<T>>>;

/** The facts that the words of a tool ask (content/tools/asked-facts.ts): the data of its page. */
export type FactTexts = Readonly<Record<string, string>>;

/** Reads one of the facts that the page has handed over. @throws RangeError for another */
const factIn =
  (facts: FactTexts) =>
  (id: string): string => {
    const text = facts[id];
    if (text === undefined) throw new RangeError(`The page passed no fact "${id}" to the tool`);
    return text;
  };

type MakeWords<Words> = (asked: { readonly fact: (id: string) => string }) => Words;

/** Stands for words that ask no fact. */
const always =
  <Words>(words: Words): MakeWords<Words> =>
  () =>
    words;

/** A tool as a browser loads it. */
export interface LazyTool {
  /** Its form has a table of people's wages, which is loaded for such tools alone. */
  readonly asksWages?: true;
  readonly loadFields: (locale: Locale) => Promise<(facts: FactTexts) => ToolFields>;
  readonly loadTool: (locale: Locale) => Promise<(shared: SharedTexts, facts: FactTexts) => Tool>;
}

interface Parts<Words, Result> extends Pick<LazyTool, 'asksWages'> {
  readonly words: InEachLanguage<MakeWords<Words>>;
  /** The texts that only the result uses. */
  readonly result?: InEachLanguage<MakeWords<Result>>;
  readonly fields: () => Promise<(texts: { readonly words: Words }) => ToolFields>;
  readonly create: (locale: Locale) => Promise<(texts: SharedTexts & { readonly words: Words & Result }) => Tool>;
}

const lazyTool = <Words, Result = Words>({
  words,
  result,
  fields,
  create,
  ...rest
}: Parts<Words, Result>): LazyTool => ({
  ...rest,
  async loadFields(locale) {
    const [makeWords, makeFields] = await Promise.all([words[locale](), fields()]);
    return (facts) => makeFields({ words: makeWords({ fact: factIn(facts) }) });
  },
  async loadTool(locale) {
    const [makeWords, makeResult, makeTool] = await Promise.all([words[locale](), result?.[locale](), create(locale)]);
    return (shared, facts) => {
      const asked = { fact: factIn(facts) };
      // A tool without separate result texts uses its form's words in the result.
      return makeTool({ ...shared, words: { ...makeWords(asked), ...makeResult?.(asked) } as Words & Result });
    };
  },
});

const noticeForms: InEachLanguage<WordsOf<'noticeForms'>> = {
  en: async () => (await import('../../content/tools/notice-forms/en.ts')).noticeForms,
  ta: async () => (await import('../../content/tools/notice-forms/ta.ts')).noticeForms,
};

const noticeOrders: InEachLanguage<WordsOf<'noticeOrders'>> = {
  en: async () => (await import('../../content/tools/notice-orders/en.ts')).noticeOrders,
  ta: async () => (await import('../../content/tools/notice-orders/ta.ts')).noticeOrders,
};

const pfEsiResult: InEachLanguage<WordsOf<'pfEsiResult'>> = {
  en: async () => (await import('../../content/tools/pf-esi-result/en.ts')).pfEsiResult,
  ta: async () => (await import('../../content/tools/pf-esi-result/ta.ts')).pfEsiResult,
};

export const tools = {
  gst: lazyTool<WordsOf<'gstWords'>>({
    words: {
      en: async () => always((await import('../../content/tools/gst/en.ts')).gstWords),
      ta: async () => always((await import('../../content/tools/gst/ta.ts')).gstWords),
    },
    fields: async () => (await import('./gst/fields.ts')).gstFields,
    create: async () => (await import('./gst/gst.ts')).createGst,
  }),
  'gst-late-fee': lazyTool<WordsOf<'gstLateFeeWords'>, WordsOf<'gstLateFeeResult'>>({
    words: {
      en: async () => always((await import('../../content/tools/gst-late-fee/en.ts')).gstLateFeeWords),
      ta: async () => always((await import('../../content/tools/gst-late-fee/ta.ts')).gstLateFeeWords),
    },
    result: {
      en: async () => always((await import('../../content/tools/gst-late-fee-result/en.ts')).gstLateFeeResult),
      ta: async () => always((await import('../../content/tools/gst-late-fee-result/ta.ts')).gstLateFeeResult),
    },
    fields: async () => (await import('./gst-late-fee/fields.ts')).gstLateFeeFields,
    create: async () => (await import('./gst-late-fee/gst-late-fee.ts')).createGstLateFee,
  }),
  'gst-registration-check': lazyTool<WordsOf<'gstRegistrationCheckWords'>>({
    words: {
      en: async () =>
        always((await import('../../content/tools/gst-registration-check/en.ts')).gstRegistrationCheckWords),
      ta: async () =>
        always((await import('../../content/tools/gst-registration-check/ta.ts')).gstRegistrationCheckWords),
    },
    fields: async () => (await import('./gst-registration-check/fields.ts')).gstRegistrationCheckFields,
    create: async () => (await import('./gst-registration-check/gst-registration-check.ts')).createGstRegistrationCheck,
  }),
  'pf-esi': lazyTool<WordsOf<'pfEsiWords'>>({
    words: {
      en: async () => (await import('../../content/tools/pf-esi/en.ts')).pfEsiWords,
      ta: async () => (await import('../../content/tools/pf-esi/ta.ts')).pfEsiWords,
    },
    fields: async () => (await import('./pf-esi/fields.ts')).pfEsiFields,
    async create(locale) {
      const [{ createPfEsi }, result] = await Promise.all([import('./pf-esi/pf-esi.ts'), pfEsiResult[locale]()]);
      return (texts) => createPfEsi({ ...texts, pfEsiResult: result });
    },
    asksWages: true,
  }),
  tds: lazyTool<WordsOf<'tdsWords'>, WordsOf<'tdsResult'>>({
    words: {
      en: async () => (await import('../../content/tools/tds/en.ts')).tdsWords,
      ta: async () => (await import('../../content/tools/tds/ta.ts')).tdsWords,
    },
    result: {
      en: async () => (await import('../../content/tools/tds-result/en.ts')).tdsResult,
      ta: async () => (await import('../../content/tools/tds-result/ta.ts')).tdsResult,
    },
    fields: async () => (await import('./tds/fields.ts')).tdsFields,
    create: async () => (await import('./tds/tds.ts')).createTds,
  }),
  'tds-late-fee': lazyTool<WordsOf<'tdsLateFeeWords'>>({
    words: {
      en: async () => always((await import('../../content/tools/tds-late-fee/en.ts')).tdsLateFeeWords),
      ta: async () => always((await import('../../content/tools/tds-late-fee/ta.ts')).tdsLateFeeWords),
    },
    fields: async () => (await import('./tds-late-fee/fields.ts')).tdsLateFeeFields,
    create: async () => (await import('./tds-late-fee/tds-late-fee.ts')).createTdsLateFee,
  }),
  'income-tax': lazyTool<WordsOf<'incomeTaxWords'>, WordsOf<'incomeTaxResult'>>({
    words: {
      en: async () => always((await import('../../content/tools/income-tax/en.ts')).incomeTaxWords),
      ta: async () => always((await import('../../content/tools/income-tax/ta.ts')).incomeTaxWords),
    },
    result: {
      en: async () => always((await import('../../content/tools/income-tax-result/en.ts')).incomeTaxResult),
      ta: async () => always((await import('../../content/tools/income-tax-result/ta.ts')).incomeTaxResult),
    },
    fields: async () => (await import('./income-tax/fields.ts')).incomeTaxFields,
    create: async () => (await import('./income-tax/income-tax.ts')).createIncomeTax,
  }),
  'advance-tax': lazyTool<WordsOf<'advanceTaxWords'>>({
    words: {
      en: async () => always((await import('../../content/tools/advance-tax/en.ts')).advanceTaxWords),
      ta: async () => always((await import('../../content/tools/advance-tax/ta.ts')).advanceTaxWords),
    },
    fields: async () => (await import('./advance-tax/fields.ts')).advanceTaxFields,
    create: async () => (await import('./advance-tax/advance-tax.ts')).createAdvanceTax,
  }),
  'itr-form': lazyTool<WordsOf<'itrFormWords'>>({
    words: {
      en: async () => (await import('../../content/tools/itr-form/en.ts')).itrFormWords,
      ta: async () => (await import('../../content/tools/itr-form/ta.ts')).itrFormWords,
    },
    fields: async () => (await import('./itr-form/fields.ts')).itrFormFields,
    create: async () => (await import('./itr-form/itr-form.ts')).createItrForm,
  }),
  notice: lazyTool<WordsOf<'noticeWords'>>({
    words: {
      en: async () => always((await import('../../content/tools/notice/en.ts')).noticeWords),
      ta: async () => always((await import('../../content/tools/notice/ta.ts')).noticeWords),
    },
    fields: async () => (await import('./notice/fields.ts')).noticeFields,
    async create(locale) {
      const [{ createNotice }, forms, orders] = await Promise.all([
        import('./notice/notice.ts'),
        noticeForms[locale](),
        noticeOrders[locale](),
      ]);
      return (texts) => createNotice({ ...texts, noticeForms: forms, noticeOrders: orders });
    },
  }),
} as const satisfies Record<ToolSlug, LazyTool>;

/** The words around every form and result. */
export const loadToolWords: InEachLanguage<ToolWords> = {
  en: async () => (await import('../../content/tools/shared/en.ts')).toolWords,
  ta: async () => (await import('../../content/tools/shared/ta.ts')).toolWords,
};

/** Loads the texts that an answer needs besides the tool's own: refusals of answers, and how days are written. */
export const loadAnswerTexts: InEachLanguage<Omit<SharedTexts, 'toolWords'>> = {
  en: () => import('./answer-texts/en.ts'),
  ta: () => import('./answer-texts/ta.ts'),
};
