/** A part that a page fetches when it is wanted. */
interface Part<Place extends Element> {
  /** @param signal stops it for good */
  start(place: Place, signal: AbortSignal): void | Promise<void>;
}

/** Fetches a part and starts it at its place; a page is complete without it. */
export const startFetched = <Place extends Element>(
  place: Place,
  load: () => Promise<Part<Place>>,
  signal: AbortSignal,
): void => {
  load()
    .then((part) => part.start(place, signal))
    .catch(() => {});
};
