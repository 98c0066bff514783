import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Locale } from '../../../content/site.ts';
import type { ToolSlug } from '../../../content/tool-index/en.ts';
import { dayInIndia } from '../../office/indian-time.ts';
import { caseIn } from '../../tools/case-link.ts';
import { type Mistakes, type ToolFields, type Typed, toolFieldId } from '../../tools/field.ts';
import type { ToolWords } from '../../tools/texts.ts';
import { loadAnswerTexts, tools } from '../../tools/tools.ts';
import type * as amounts from '../../tools/typed-amount.ts';
import type { WagesInForm, WageTableView } from '../../ui/tool/tool-form.tsx';
import type * as results from './result.tsx';
import type { ToolOnPage } from './tool-on-page.ts';

interface Shown {
  readonly worked: results.Worked;
  readonly spoken: string;
  readonly Result: typeof results.Result;
}

export interface ToolParts {
  readonly slug: ToolSlug;
  readonly locale: Locale;
  readonly words: ToolWords;
  readonly fields: ToolFields;
  readonly page: ToolOnPage;
  /** Shows the wages for which a tool asks. */
  readonly Wages: WageTableView | null;
}

const none: Mistakes = {};
const nothing: Typed = {};

const typedIn = (form: HTMLFormElement, fields: ToolFields): Typed => {
  const data = new FormData(form);
  const names = new Set([...Object.keys(fields), ...data.keys()]);
  return Object.fromEntries([...names].map((name) => [name, String(data.get(name) ?? '').trim()]));
};

/** `namedItem` gives one field for a name, the answers of a choice together. */
const fill = (form: HTMLFormElement, typed: Typed): void => {
  for (const [name, value] of Object.entries(typed)) {
    const found = form.elements.namedItem(name);
    if (found && 'value' in found) found.value = value;
  }
};

const fillToday = (form: HTMLFormElement, fields: ToolFields, today: string): void => {
  const typed = typedIn(form, fields);
  for (const [name, field] of Object.entries(fields)) {
    if (typed[name]) continue;
    if (field.kind === 'day' && field.today) fill(form, { [name]: today });
    if (field.kind === 'month' && field.filled) fill(form, { [name]: field.filled(today) });
  }
};

const holdsAnswer = (part: HTMLDetailsElement): boolean =>
  [...part.querySelectorAll<HTMLInputElement>('input, select')].some(
    (field) => field.ariaInvalid || (field.type === 'radio' ? field.checked && !field.defaultChecked : field.value),
  );

/** Opens or closes each folded part for which the answers of other parts have changed from those before. */
const followAnswers = (fields: ToolFields, before: Typed, now: Typed): void => {
  for (const [name, { opens }] of Object.entries(fields)) {
    const part = document.getElementById(toolFieldId(name))?.closest('details');
    if (part && opens?.isFor && opens.isFor(before) !== opens.isFor(now))
      part.open = opens.isFor(now) || holdsAnswer(part);
  }
};

/** Opens the folded parts of the form in which an answer was given, or is wrong, or for which an answer calls. */
const openParts = (form: HTMLFormElement, fields: ToolFields): void => {
  followAnswers(fields, nothing, typedIn(form, fields));
  for (const part of form.querySelectorAll('details')) if (holdsAnswer(part)) part.open = true;
};

/** Scrolls a list of mistakes into view that the stuck header cuts, unless the focused field would leave the window. */
const uncover = (list: HTMLElement, field: HTMLElement): void => {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top, bottom } = list.getBoundingClientRect();
  const hidden = covered - top;
  const room = innerHeight - field.getBoundingClientRect().bottom;
  if (hidden > 0 && bottom > 0 && hidden <= room) scrollBy({ top: -hidden, behavior: 'instant' });
};

/** Leads to the first field that is wrong, or else to the list of what is wrong. */
const showMistake = (form: HTMLFormElement | null, fields: ToolFields, summary: HTMLElement | null): void => {
  if (form) openParts(form, fields);
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid] input');
  (wrong ?? summary)?.focus();
  if (wrong && summary) uncover(summary, wrong);
};

/** Comes after the first answer; no state, because a render in between would take the focus that a mistake is to get. */
let typedAmount: typeof amounts | undefined;

const loadTypedAmount = async (): Promise<void> => {
  typedAmount ??= await import('../../tools/typed-amount.ts').catch(() => undefined);
};

/** The width of a phone, as in the styles. */
const PHONE = '(max-width: 43.749em)';

/** Returns the field to which a cell of its table belongs. */
const takeField = (name: string): string => name.replace(/-(\d+-|list$).*/, '');

/** Brings the result into view; one that is taller than the window begins below the header, as its figure comes first. */
const showSheet = (form: HTMLElement | null, sheet: HTMLElement | null): void => {
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const fitsWindow = (part: HTMLElement | null): boolean => (part?.offsetHeight ?? 0) <= innerHeight - covered;
  const fits = fitsWindow(sheet);
  sheet?.toggleAttribute('data-tall', !fits);
  form?.toggleAttribute('data-short', fitsWindow(form));
  sheet?.scrollIntoView({ block: fits ? 'nearest' : 'start' });
};

export const useTool = ({ slug, locale, words, fields, page, Wages }: ToolParts) => {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  /** The element that gets the focus once the view is drawn. */
  const next = useRef<'summary' | 'sheet' | null>(null);
  /** The day of use once the script runs; it tells that it does. */
  const [today, setToday] = useState('');
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const [mistakes, setMistakes] = useState(none);
  const [listed, setListed] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const [wages, setWages] = useState<WagesInForm>();

  /** Returns the typed answers; for a table of wages, the list gathered from its cells. */
  const givenIn = async (element: HTMLFormElement): Promise<Typed> => {
    const given = typedIn(element, fields);
    if (!Wages) return given;
    const { gatherWages, peopleIn } = await import('../../tools/wage-list.ts');
    const gathered = gatherWages(fields, given);
    setWages({ people: peopleIn(fields, gathered) });
    return gathered;
  };

  const work = async (element: HTMLFormElement): Promise<void> => {
    setBusy(true);
    try {
      const given = await givenIn(element);
      fill(element, given);
      setTyped(given);
      const [makeTool, answerTexts, { Result, spokenResult }] = await Promise.all([
        tools[slug].loadTool(locale),
        loadAnswerTexts[locale](),
        import('./result.tsx'),
      ]);
      const texts = { ...answerTexts, toolWords: words };
      const tool = makeTool(texts, page.facts);
      const day = dayInIndia(Date.now());
      const result = tool.answer(given, day, page.law);
      const wrong = 'mistakes' in result;
      next.current = wrong ? 'summary' : 'sheet';
      setMistakes(wrong ? result.mistakes : none);
      setListed(wrong);
      if (wrong) return setShown(null);
      const worked = { tool, texts, typed: given, today: day, outcome: result };
      setShown({ worked, spoken: spokenResult(worked, page), Result });
    } finally {
      setBusy(false);
    }
  };

  const openLinked = useEffectEvent((element: HTMLFormElement): void => {
    const linked = caseIn(fields, location.hash);
    if (linked) fill(element, linked);
    if (linked) openParts(element, fields);
    // A link from another page may answer only the first of several questions.
    if (linked && element.checkValidity()) {
      work(element).catch((error: unknown) => console.error('Tool failed to load', error));
    }
  });

  const start = useEffectEvent((element: HTMLFormElement): void => {
    // The script says more than the browser does.
    element.noValidate = true;
    const day = dayInIndia(Date.now());
    setToday(day);
    openLinked(element);
    fillToday(element, fields, day);
    openParts(element, fields);
    // Visitors may have typed before the script ran.
    setTyped(typedIn(element, fields));
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    start(element);
    const open = (): void => openLinked(element);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  useEffect(() => {
    if (next.current === 'summary') showMistake(form.current, fields, summary.current);
    if (next.current === 'sheet') showSheet(form.current, sheet.current);
    next.current = null;
  });

  return {
    form,
    summary,
    sheet,
    today,
    busy,
    typed,
    mistakes,
    listed,
    shown,
    wages,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      // The bar of a phone is away while a field is in use.
      if (matchMedia(PHONE).matches)
        element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
      work(element).catch((error: unknown) => {
        console.error('Tool failed to load, the server answers the form', error);
        element.submit();
      });
    },
    repeat: (text: string) => typedAmount?.repeatAmount(words, text) ?? null,
    onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const { name } = target as HTMLInputElement;
      void loadTypedAmount();
      const now = typedIn(currentTarget, fields);
      followAnswers(fields, typed, now);
      setTyped(now);
      // A result would no longer be that of the answers above it.
      setShown(null);
      const left = Object.entries(mistakes).filter(([each]) => each !== name && each !== takeField(name));
      setMistakes(Object.fromEntries(left));
    },
  };
};
