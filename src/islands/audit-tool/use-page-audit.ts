import { useEffect, useRef, useState } from 'react';
import type { PageSeoAudit } from '../../audit/types.ts';
import type { Engine } from './engine.ts';

/** One page's audit as the view sees it. */
export interface PageAudit {
  readonly seo: PageSeoAudit | null;
  readonly busy: boolean;
  /** Why the last attempt came to nothing. */
  readonly failure: string | null;
  again(): void;
}

/**
 * The audit of one page: the run's own, until the visitor asks for a newer one.
 * @param path path and query of the page
 * @param fromRun what the run found; `null` when it read no page
 */
export const usePageAudit = (engine: Engine, path: string, fromRun: PageSeoAudit | null): PageAudit => {
  const [newer, setNewer] = useState<PageSeoAudit | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const load = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await engine.auditOnePage(
        location.origin,
        path,
        {
          fetch: (input, init) => fetch(input, init),
          clock: engine.realClock,
          log: { warn: (message, details) => console.warn(message, details) },
        },
        controller.signal,
      );
      if (outcome.ok) setNewer(outcome.seo);
      else setFailure(outcome.message);
    } catch (error) {
      // Closing the details ends the request; then there is nothing to show.
      if (controller.signal.aborted) return;
      console.error('A page could not be audited.', error);
      setFailure(String(error));
    } finally {
      running.current = null;
      setBusy(false);
    }
  };

  return { seo: newer ?? fromRun, busy, failure, again: () => void load() };
};
