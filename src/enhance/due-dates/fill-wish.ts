import { addToMessage } from '../draft.ts';

/** Writes what the visitor has chosen into the chats and the message with which the office is asked. */
export const fillWish = (chosen: readonly string[]): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    const chat = place.querySelector<HTMLAnchorElement>('a[href*="text="]');
    const form = place.querySelector<HTMLAnchorElement>('a:not([href*="text="])');
    const { kinds = '{}', wish = '' } = place.dataset;
    const names: Readonly<Record<string, string>> = JSON.parse(kinds);
    const answers = chosen.flatMap((kind) => names[kind] ?? []).join('; ');
    const text = wish.replace('#', answers);
    if (form) form.onclick = answers ? () => addToMessage(form.href, text) : null;
    if (!chat) continue;
    place.dataset.without ??= chat.href;
    chat.href = answers ? chat.href.replace(/text=.*/, `text=${encodeURIComponent(text)}`) : place.dataset.without;
  }
};
