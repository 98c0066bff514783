/** Offers the address that was meant on the Not Found page. What knows all addresses is fetched there alone. */
export const startNearestAddress = (signal: AbortSignal): void => {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  const link = place?.querySelector('a');
  if (!place || !link) return;
  void import('./find-nearest.ts').then(
    ({ nearestAddress }) => {
      const nearest = nearestAddress(location.pathname);
      if (nearest === null || signal.aborted) return;
      link.href = nearest;
      link.textContent = nearest;
      place.hidden = false;
    },
    // The page says the rest without it.
    () => undefined,
  );
};
