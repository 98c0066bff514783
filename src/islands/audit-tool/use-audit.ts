import { useEffect, useRef, useState } from 'react';
import type { AuditedSite } from '../../audit/own-site.ts';
import type { AuditReport, Progress } from '../../audit/run-audit.ts';

/** The engine, and the views of a run: fetched when a run is asked for, never with the page. */
type RunParts = typeof import('./run.tsx');

const loadRunParts = (): Promise<RunParts> => import('./run.tsx');

/** `seen` is null until what a run needs has come. */
export type AuditState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly seen: { readonly parts: RunParts; readonly progress: Progress } | null }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly parts: RunParts; readonly report: AuditReport };

const DRAW_INTERVAL_MS = 250;

export const useAudit = (site: AuditedSite) => {
  const [state, setState] = useState<AuditState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (aliases: boolean): Promise<void> => {
    // The disabled button is drawn too late for the second of two quick clicks.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running', seen: null });
    let newest: Progress | null = null;
    let drawing: ReturnType<typeof setInterval> | undefined;
    try {
      const parts = await loadRunParts();
      drawing = setInterval(() => {
        // The run's list goes on growing; what is drawn must not.
        if (newest) setState({ kind: 'running', seen: { parts, progress: { ...newest, rows: [...newest.rows] } } });
        newest = null;
      }, DRAW_INTERVAL_MS);
      const report = await parts.runAudit({
        site: parts.ownSite(site),
        origin: location.origin,
        aliases,
        signal: controller.signal,
        onProgress: (progress) => {
          newest = progress;
        },
      });
      setState({ kind: 'done', parts, report });
    } catch (error) {
      console.error('Audit failed', error);
      setState({ kind: 'failed' });
    } finally {
      clearInterval(drawing);
      running.current = null;
    }
  };

  return {
    state,
    start: (aliases: boolean) => void run(aliases),
    cancel: () => running.current?.abort(),
  };
};
