import type { Day } from '../../../content/due-dates/rule.ts';
import { addDays } from '../../dates/days.ts';
import { withDay } from '../../dates/google-link.ts';
import { addMonths, dayOf } from '../../dates/months.ts';
import type { Shown } from './ledger.ts';

/** A comma need not be escaped in a query. */
export const queryOf = (kinds: readonly string[]): string => (kinds.length > 0 ? `?for=${kinds.join()}` : '');

const MONTHS = 12;
/** As in due-dates.module.css. */
const WIDE = '(min-width:68.75em)';

/** Returns the entries of the whole list by their names, of which each is there once. */
const itemsByName = (): ReadonlyMap<string | null | undefined, HTMLElement> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('[data-rules] > *')].map((item) => [
      item.querySelector('b')?.textContent,
      item,
    ]),
  );

const itemsOf = (row: HTMLElement): HTMLElement[] => {
  const items = itemsByName();
  return (row.dataset.dues ?? '').split('|').flatMap((name) => items.get(name) ?? []);
};

const sectionOf = (item: HTMLElement, on: Day, link: HTMLAnchorElement): HTMLElement => {
  const [title, body] = [...item.children];
  const section = document.createElement('section');
  const heading = document.createElement('p');
  heading.append(...(title?.cloneNode(true).childNodes ?? []));
  section.append(heading, ...(body?.cloneNode(true).childNodes ?? []));
  for (const moved of section.querySelectorAll<HTMLElement>('[data-moved]')) moved.hidden = moved.dataset.moved !== on;
  const add = link.cloneNode(true) as HTMLAnchorElement;
  const name = heading.querySelector('b')?.textContent ?? '';
  const { href } = new URL(withDay(add.href, on));
  add.href = href.replace(/text=[^&]*/, `text=${encodeURIComponent(name)}`);
  add.hidden = false;
  const named = add.querySelector('[data-of]');
  if (named) named.textContent = name;
  section.lastElementChild?.append(' ', add);
  return section;
};

const fillRow = (row: HTMLElement): void => {
  const place = row.lastElementChild;
  const link = place?.querySelector('a');
  if (!place || !link || place.childElementCount > 1) return;
  place.append(...itemsOf(row).map((item) => sectionOf(item, row.dataset.day ?? '', link)));
};

export const openNamed = (): void => {
  const row = [...document.querySelectorAll<HTMLDetailsElement>('details[data-day]')].find(
    ({ dataset }) => location.hash === `#on-${dataset.day}`,
  );
  if (!row) return;
  if (row.parentElement instanceof HTMLDetailsElement) row.parentElement.open = true;
  row.open = true;
  row.scrollIntoView();
};

export const use = (target: Element, { type }: Event, shown: Shown): void => {
  const ledger = target.closest<HTMLElement>('[data-due-dates]');
  if (!ledger) return;
  const boxes = [...ledger.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const search = ledger.querySelector<HTMLInputElement>('[data-search]');
  const show = (only: Shown['only']): void => {
    shown.only = only;
    shown.fill();
    const all = ledger.querySelector<HTMLElement>('[data-show-all]');
    if (all) all.hidden = only !== undefined && search?.value === '';
    if (ledger.matches('[data-due-dates=year]')) finish(ledger, shown, shown.day);
  };
  const choose = (kinds: readonly string[], only?: Shown['only']): void => {
    if (search) search.value = '';
    shown.chosen = kinds;
    shown.keep(kinds.join() || null);
    show(only);
  };
  if (type === 'change' && target.matches('[type=checkbox]'))
    choose(boxes.flatMap(({ checked, value }) => (checked ? value : [])));
  else if (type === 'click' && target.matches('[data-show-all]')) choose([], () => true);
  else if (type === 'click' && target.closest('[data-rail] a')) setTimeout(openNamed);
  else if (type === 'input' && target === search) {
    const word = search.value.trim().toLowerCase();
    const items = itemsByName();
    show(word ? ({ name }) => `${name} ${items.get(name)?.textContent}`.toLowerCase().includes(word) : undefined);
  } else if (type === 'toggle' && target.matches('[data-dues][open]') && target instanceof HTMLElement) fillRow(target);
};

/** Dots are filled on which something is due; the first stands below its day of the week. */
const monthOf = (month: string, ledger: HTMLElement, today: Day, names: Intl.DateTimeFormat): HTMLElement => {
  const link = document.createElement('a');
  const dots = document.createElement('span');
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  dots.append(...Array.from({ length: before }, () => document.createElement('b')));
  for (let on = first; on <= dayOf(month, 31); on = addDays(on, 1)) {
    const dot = document.createElement('i');
    const row = ledger.querySelector(`[data-day="${on}"]`);
    dot.toggleAttribute('data-due', row !== null);
    dot.toggleAttribute('data-soon', row?.hasAttribute('data-soon') ?? false);
    dot.toggleAttribute('data-now', on === today);
    dots.append(dot);
  }
  dots.ariaHidden = 'true';
  const next = ledger.querySelector<HTMLElement>(`[data-day^="${month}"]`);
  if (next) link.href = `#on-${next.dataset.day}`;
  link.append(names.format(Date.parse(first)), dots);
  return link;
};

/** In short: all of it stands in what the row opens. */
const shortLate = (item: HTMLElement): string =>
  (item.querySelector('[data-late]')?.textContent ?? '').replace(/ \([^)]{45,}\)/, '').replace(/[;.](?: .*)?$/, '');

const fillRail = (ledger: HTMLElement, today: Day): void => {
  // A desktop has the time for `Intl`; to share the ledger's own names would cost each phone 500 bytes.
  const names = new Intl.DateTimeFormat(document.documentElement.lang, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(today.slice(0, 7), index));
  const rail = ledger.querySelector<HTMLElement>('[data-rail]');
  rail?.replaceChildren(...months.map((month) => monthOf(month, ledger, today, names)));
  for (const group of ledger.querySelectorAll<HTMLDetailsElement>('[data-group]')) group.open = true;
  for (const row of ledger.querySelectorAll<HTMLElement>('[data-dues]')) {
    const [late = '', other] = new Set(itemsOf(row).map(shortLate));
    const place = row.querySelector('[data-late]');
    if (place) place.textContent = other ? (rail?.dataset.each ?? '') : late;
  }
};

/** In the address of the calendar of all due dates; the name of a kind takes its place. */
const ALL = 'all';

/** When the ledger of all due dates is filled: the choice goes into the address, so that it can be sent on. */
export const finish = (ledger: HTMLElement, { chosen }: Shown, today: Day): void => {
  history.replaceState(history.state, '', location.pathname + queryOf(chosen) + location.hash);
  // One calendar for one kind; for several the list of them.
  const add = ledger.querySelector<HTMLAnchorElement>('[data-add-all]');
  const { one = '', several = '' } = add?.dataset ?? {};
  if (add) add.href = chosen.length > 1 ? several : one.replace(ALL, chosen[0] ?? ALL);
  const remind = ledger.querySelector<HTMLElement>('[data-remind]');
  // Few firms offer it.
  if (remind) void import('./fill-wish.ts').then(({ fillWish }) => fillWish(remind, chosen));
  if (matchMedia(WIDE).matches) fillRail(ledger, today);
};
