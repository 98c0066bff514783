/**
 * The desk's script. The page holds its text alone (render.tsx), so it uses nothing from outside itself. Without it, pages
 * work the same but do not move.
 */
export const actInBrowser = (): void => {
  const LOOK_EVERY_MS = 30_000;
  const MAX_ROWS = 50;

  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }

  const inbox = document.querySelector<HTMLElement>('[data-news]');
  const strip = document.querySelector<HTMLElement>('.news');
  if (!inbox || !strip) return;
  const { news = '', known: knownIds = '' } = inbox.dataset;
  const { text = '', href = '' } = strip.dataset;
  const known = new Set(knownIds.split(' '));
  let rows: readonly { readonly id: string; readonly html: string }[] = [];
  let since = strip.dataset.since ?? '';
  let lookedAt = Date.now();

  const showRows = (event: Event): void => {
    const list = document.querySelector<HTMLElement>('[data-live]');
    // The link leads to the whole list where rows cannot be added to this one.
    if (!list || rows.length >= MAX_ROWS) return;
    event.preventDefault();
    const before = list.children.length;
    for (const { id, html } of rows) {
      known.add(id);
      list.insertAdjacentHTML('beforeend', html);
    }
    rows = [];
    since = new Date()
      .toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })
      .toUpperCase();
    strip.replaceChildren();
    list.children[before]?.querySelector('a')?.focus();
  };

  const showCount = (): void => {
    const link = strip.querySelector('a') ?? document.createElement('a');
    const count = rows.length < MAX_ROWS ? String(rows.length) : `${MAX_ROWS}+`;
    const words = text.replace('{count}', count).replace('{since}', since);
    if (rows.length === 0) strip.replaceChildren();
    else if (link.textContent !== words) {
      link.textContent = words;
      if (!link.isConnected) {
        link.href = href;
        link.addEventListener('click', showRows);
        strip.append(link);
      }
    }
  };

  const look = async (): Promise<void> => {
    lookedAt = Date.now();
    // A request without a session is redirected to the sign-in page.
    const response = await fetch(news, { redirect: 'manual' }).catch(() => null);
    if (!response?.ok) return;
    const found = (await response.json()) as { readonly waiting: number; readonly rows: typeof rows };
    document.title = `${found.waiting > 0 ? `(${found.waiting}) ` : ''}${document.title.replace(/^\(\d+\) /, '')}`;
    rows = found.rows.filter(({ id }) => !known.has(id));
    showCount();
  };

  const lookWhenDue = (): void => {
    if (!document.hidden && Date.now() - lookedAt >= LOOK_EVERY_MS - 1000) void look();
  };
  setInterval(lookWhenDue, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', lookWhenDue);
};
