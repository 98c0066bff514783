import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The link of a card that has the focus moves on to the card in the same place. */
const swap = (list: Element, builtIn: readonly HTMLElement[], isLive: boolean): void => {
  const live = [...list.children].filter((card) => !builtIn.includes(card as HTMLElement));
  const [leaving, coming] = isLive ? [builtIn, live] : [live, builtIn];
  const focused = leaving.findIndex((card) => card.contains(document.activeElement));
  for (const card of builtIn) card.hidden = isLive;
  if (focused >= 0) coming[focused]?.querySelector('a')?.focus();
};

/**
 * Hides the cards that the build put into a list while live ones are in their place.
 * @param id the list's id
 * @param isLive whether live cards are there
 * @param isBusy whether others are on their way
 * @returns the list, for the live cards; `null` until the page is there
 */
export const useCardsIn = (id: string, isLive: boolean, isBusy: boolean): Element | null => {
  const [list, setList] = useState<Element | null>(null);
  const builtIn = useRef<readonly HTMLElement[]>([]);
  useEffect(() => {
    const found = document.getElementById(id);
    builtIn.current = [...(found?.querySelectorAll('li') ?? [])];
    setList(found);
  }, [id]);
  useLayoutEffect(() => {
    if (list) swap(list, builtIn.current, isLive);
  }, [list, isLive]);
  useEffect(() => list?.setAttribute('aria-busy', String(isBusy)), [list, isBusy]);
  return list;
};
