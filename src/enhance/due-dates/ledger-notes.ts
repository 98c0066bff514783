/** A page with due dates fetches it to show something else than it was built with: after an answer, or on a later day. */
import { addDays, daysBetween, LEDGER_DAYS } from '../../dates/days.ts';
import type { DueDay } from './due-days.ts';
import type { Shown } from './ledger.ts';

/** An older page says when it was made: the government may have moved a date since. */
const STALE_DAYS = 7;

/** Returns the number of dates on some days. */
export const addUp = (days: readonly DueDay[]): number => days.reduce((sum, { dates }) => sum + dates.length, 0);

/** Leaves out the rare dates that come after a year. */
export const inYear = (days: readonly DueDay[]): readonly DueDay[] => days.filter(({ left }) => left <= LEDGER_DAYS);

/** Returns the first day with a date that certainly applies, as `findNext` in due-days.ts does for the first script. */
const findCertain = (days: readonly DueDay[]): DueDay | undefined => days.find(({ certain }) => certain[0]);

/** Names the dates that come before the next one and apply only to some. */
const fillSooner = ({ words, days, day, chosen, sooner, lent }: Shown): void => {
  const isMine = lent.namesKind(chosen);
  const found = isMine
    ? days
    : lent.nextDueDates(
        sooner.filter((due) => !lent.isRuledOut(due, chosen)),
        day,
        day,
      );
  const next = isMine ? findCertain(days) : days[0];
  const before = found.filter(({ left }) => left < (next?.left ?? 0));
  for (const place of document.querySelectorAll<HTMLElement>('[data-sooner]')) {
    const links = before.flatMap(({ left, dates }) =>
      dates.map(({ name, period, kinds }) => {
        const link = document.createElement('a');
        link.href = `${place.dataset.sooner}?for=${isMine ? chosen : kinds}`;
        // A browser breaks a line after the hyphen of a form's name.
        link.textContent = `${lent.named({ name, period }).replace(/-(?=\d)/g, '\u2011')}, ${words.dayCount.inDays(left)}`;
        return link;
      }),
    );
    const [title = '', ...shown] = place.childNodes;
    // A link that is being pressed would lose the press if it were replaced by its like.
    const isShown = links.length === shown.length && links.every((link, index) => shown[index]?.isEqualNode(link));
    if (!isShown) place.replaceChildren(title, ...links);
    place.hidden = links.length === 0;
    place.toggleAttribute('data-own', isMine);
  }
};

/** Writes a text where there is another: one that is written again would be announced again. */
const writeIfNew = (place: Element, text: string | undefined): void => {
  if (text && place.textContent !== text) place.textContent = text;
};

/** Says in one line which date is the next; it is announced when it changes. */
const fillLine = ({ words, days, chosen, lent }: Shown): void => {
  const line = document.querySelector<HTMLElement>('[data-line]');
  const [link, more] = line?.children ?? [];
  const next = findCertain(days);
  if (!line || !link || !more || !next) return;
  const { dayCount, shortDate } = words;
  const title = lent.namesKind(chosen) ? dayCount.nextForYou : dayCount.next;
  // The list may begin with a day that has only dates of some.
  const [begins = next] = days;
  const before =
    begins === next
      ? ''
      : `. ${line.dataset.line} ${begins.dates.map(({ name, code }) => lent.named({ name, code })).join('; ')}, ${shortDate(begins.on)}`;
  writeIfNew(link, `${shortDate(next.on)}: ${lent.nameAll(dayCount.several, next.certain)}`);
  writeIfNew(more, `${title}, ${dayCount.inDays(next.left)}${before}`);
};

/** Says that dates of income tax are left out while no answer tells whose tax it is, and when the next of them is. */
const fillTax = ({ words, dues, day, chosen, lent }: Shown): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-tax]')) {
    const [next] = lent.nextDueDates(
      dues.filter(({ id }) => id === place.dataset.tax),
      day,
    );
    const isAsked = lent.namesKind(chosen) && next && !next.dates.some((due) => lent.concerns(due, chosen));
    place.hidden = !isAsked;
    if (isAsked) lent.write(place, 'b', words.shortDate(next.on));
  }
};

/** Writes what stands beside the rows of every ledger. */
export const fillNotes = (shown: Shown): void => {
  fillSooner(shown);
  fillLine(shown);
  fillTax(shown);
  const answers = [...document.querySelectorAll<HTMLInputElement>('[data-due-dates] :checked')];
  for (const place of document.querySelectorAll('[data-answers]'))
    place.textContent = answers.map(({ dataset }) => dataset.chip).join(', ');
  for (const box of document.querySelectorAll('[data-due-dates] details :checked'))
    box.closest('details')?.setAttribute('open', '');
  const { words, days, day, until, chosen, lent } = shown;
  for (const made of document.querySelectorAll<HTMLElement>('[data-made]'))
    made.hidden = daysBetween(made.dataset.made ?? day, day) < STALE_DAYS;
  const { dayCount, longDate } = words;
  const own = lent.namesKind(chosen) ? dayCount.twelve(addUp(inYear(days))) : '';
  const note = addDays(day, LEDGER_DAYS) > until ? dayCount.listEnds(longDate(until)) : own;
  for (const place of document.querySelectorAll<HTMLElement>('[data-count]'))
    writeIfNew(place, note || place.dataset.count);
};
