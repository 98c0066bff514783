const ENTRY = 'open';

/**
 * Lets Back close a part that covers the page: while it is open, the page has one more entry in the browser's history.
 * A page that was left while it was open drops the entry when it is shown again. Safari has no `CloseWatcher`.
 */
export const closeOnBack = (close: () => void, signal: AbortSignal) => {
  let isOpenNow = false;
  /** True while the browser leaves the page or steps back. */
  let isMoving = false;
  /** Keeps the history in step; call it at each change, and at the start. */
  const update = (isOpen: boolean): void => {
    isOpenNow = isOpen;
    const hasEntry = history.state === ENTRY;
    if (isOpen) {
      isMoving = false;
      if (!hasEntry) history.pushState(ENTRY, '');
    } else if (hasEntry && !isMoving) {
      isMoving = true;
      history.back();
    }
  };
  addEventListener(
    'popstate',
    () => {
      isMoving = false;
      if (isOpenNow && history.state !== ENTRY) close();
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      isMoving = false;
      update(isOpenNow);
    },
    { signal },
  );
  return {
    update,
    /** Another page is on its way: a step back now would end its coming. */
    leave(): void {
      isMoving = true;
    },
  };
};
