/**
 * Repeats the events that came while the app was on its way, so that no tap is lost. Only events without a native
 * effect are repeated: the browser has already acted on the others.
 */
export const replay = (events: readonly Event[]): void => {
  for (const event of events) {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.isConnected) continue;
    if (event instanceof KeyboardEvent)
      target.dispatchEvent(new KeyboardEvent(event.type, { key: event.key, bubbles: true, cancelable: true }));
    else target.closest('button')?.click();
  }
};
