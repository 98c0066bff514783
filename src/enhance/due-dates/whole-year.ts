/** What the page of all due dates has besides: rows that open, and the rail of the year. */
import type { Day } from '../../../content/due-dates/rule.ts';
import { addDays } from '../../dates/days.ts';
import { withDay } from '../../dates/google-link.ts';
import { addMonths, dayOf } from '../../dates/months.ts';
import { type DueDay, SOON } from './reckon.ts';

const MONTHS = 12;

const itemOf = (id: string): HTMLElement | null => document.getElementById(`due-${id}`);

/** What the list of all says of a due date, with the link that puts one of its days into a calendar. */
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

/** Puts what the list of all says of the due dates of a day into its row, once it is opened. */
export const fillRow = (row: EventTarget | null): void => {
  if (!(row instanceof HTMLDetailsElement) || !row.open || row.dataset.dues === undefined) return;
  const place = row.lastElementChild;
  const link = place?.querySelector('a');
  if (!place || !link || place.childElementCount > 1) return;
  const items = row.dataset.dues.split(' ').flatMap((id) => itemOf(id) ?? []);
  place.append(...items.map((item) => sectionOf(item, row.dataset.day ?? '', link)));
};

/** A month as dots, those filled on which something is due; the first stands below its day of the week. */
const monthOf = (month: string, days: readonly DueDay[], today: Day, names: Intl.DateTimeFormat): HTMLElement => {
  const link = document.createElement('a');
  const dots = document.createElement('span');
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  dots.append(...Array.from({ length: before }, () => document.createElement('b')));
  for (let on = first; on <= dayOf(month, 31); on = addDays(on, 1)) {
    const dot = document.createElement('i');
    const due = days.find((each) => each.on === on);
    dot.toggleAttribute('data-due', due !== undefined);
    dot.toggleAttribute('data-soon', due !== undefined && due.left <= SOON);
    dot.toggleAttribute('data-now', on === today);
    dots.append(dot);
  }
  dots.ariaHidden = 'true';
  const next = days.find(({ on }) => on.startsWith(month));
  if (next) link.href = `#on-${next.on}`;
  link.append(names.format(Date.parse(first)), dots);
  return link;
};

/** Fills the rail with the twelve months, opens every group, and says in each row what lateness costs. */
export const fillRail = (ledger: HTMLElement, days: readonly DueDay[], today: Day): void => {
  const names = new Intl.DateTimeFormat(document.documentElement.lang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(today.slice(0, 7), index));
  ledger.querySelector('[data-rail]')?.replaceChildren(...months.map((month) => monthOf(month, days, today, names)));
  for (const group of ledger.querySelectorAll<HTMLDetailsElement>('[data-group]')) group.open = true;
  for (const row of ledger.querySelectorAll<HTMLElement>('[data-dues]')) {
    const place = row.querySelector('[data-late]');
    const late = itemOf(row.dataset.dues ?? '')?.querySelector('[data-late]');
    if (place) place.textContent = late?.textContent ?? '';
  }
};

/** Opens the row that the address names: that of a day, or the next one of a due date. */
export const openNamed = (): void => {
  const [, what, name = ''] = /^#(on|due)-([\w-]+)$/.exec(location.hash) ?? [];
  const attribute = what === 'on' ? 'data-day=' : 'data-dues~=';
  const row = what && document.querySelector<HTMLDetailsElement>(`details[${attribute}"${name}"]`);
  if (!row) return;
  if (row.parentElement instanceof HTMLDetailsElement) row.parentElement.open = true;
  row.open = true;
  row.scrollIntoView();
};
