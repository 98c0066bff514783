import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorTexts } from '../../../content/pages/error.ts';
import { buttonClass } from '../button/button.tsx';
import { whenNear } from './when-near.ts';

/** A part of a page in a chunk of its own. */
export interface LatePart {
  /** What it shows, once it is there; else nothing. */
  readonly node: ReactNode;
  /**
   * Fetches the part.
   * @throws whatever the fetching of its chunk throws
   */
  readonly load: () => Promise<void>;
}

/** Makes a part of what a chunk renders; it is fetched once. */
export const latePart = (render: () => Promise<ReactNode>): LatePart => {
  let node: ReactNode = null;
  return {
    get node() {
      return node;
    },
    load: async () => {
      node ??= await render();
    },
  };
};

/** The visitor is near when less than a screen is left. */
const SCREEN = '100% 0px';

/** Who goes from heading to heading or field to field never scrolls there, so it does not wait for ever, milliseconds. */
const LONGEST = 3000;

interface Props {
  readonly part: LatePart;
  /** Class of the element that keeps the part's room. */
  readonly room: string | undefined;
}

/**
 * A part that is downloaded when the visitor comes near it, or a while after the page: what lies far below the first
 * screen need not share a slow line with it. In a page that the server sends it stands from the start, because its load
 * has been awaited.
 */
export const Near = ({ part, room }: Props) => {
  const [state, setState] = useState<'away' | 'here' | 'failed'>(part.node ? 'here' : 'away');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'away' || !place.current) return;
    const fetchPart = (): void => {
      part.load().then(
        () => setState('here'),
        () => setState('failed'),
      );
    };
    const timer = setTimeout(fetchPart, LONGEST);
    const leave = whenNear(place.current, fetchPart, SCREEN);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [state, part]);
  if (state === 'here') return part.node;
  return (
    <div ref={place} className={room}>
      {state === 'failed' && (
        <>
          <p role="status">{errorTexts.part}</p>
          <button type="button" className={buttonClass('quiet')} onClick={() => location.reload()}>
            {errorTexts.refresh}
          </button>
        </>
      )}
    </div>
  );
};
