import { reminderWish } from '../../../content/due-dates/reminder/en.ts';

export const fillWish = (place: HTMLElement, chosen: readonly string[]): void => {
  const names: Readonly<Record<string, string>> = JSON.parse(place.dataset.remind ?? '{}');
  const wish = reminderWish(chosen.flatMap((kind) => names[kind] ?? []));
  const link = place.querySelector('a');
  if (link) link.href = link.href.replace(/text=.*/, `text=${encodeURIComponent(wish)}`);
};
