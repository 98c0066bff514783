import { reminderWish as english } from '../../../content/due-dates/reminder/en.ts';
import { reminderWish as tamil } from '../../../content/due-dates/reminder/ta.ts';
import { pageLocale } from '../page-locale.ts';

const wishes = { en: english, ta: tamil } as const;

export const fillWish = (place: HTMLElement, chosen: readonly string[]): void => {
  const names: Readonly<Record<string, string>> = JSON.parse(place.dataset.remind ?? '{}');
  const wish = wishes[pageLocale()](chosen.flatMap((kind) => names[kind] ?? []));
  const link = place.querySelector('a');
  if (link) link.href = link.href.replace(/text=.*/, `text=${encodeURIComponent(wish)}`);
};
