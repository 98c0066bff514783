/** Writes what the visitor has chosen into the chats that the office is asked in. */
export const fillWish = (chosen: readonly string[]): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    const link = place.querySelector<HTMLAnchorElement>('a[href*="text="]');
    const { kinds = '{}', wish = '' } = place.dataset;
    const names: Readonly<Record<string, string>> = JSON.parse(kinds);
    const answers = chosen.flatMap((kind) => names[kind] ?? []).join('; ');
    if (!link) continue;
    place.dataset.without ??= link.href;
    link.href = answers
      ? link.href.replace(/text=.*/, `text=${encodeURIComponent(wish.replace('#', answers))}`)
      : place.dataset.without;
  }
};
