/**
 * The browser's one script, deferred: attaches what acts to the markup that the build rendered. A part that throws is
 * logged, and the page and the other parts stay.
 */
import { startCallState } from './enhance/call-state.ts';
import { startFolds } from './enhance/folds.ts';
import { startMenu } from './enhance/menu.ts';
import { whenOpened } from './enhance/opened.ts';
import { startPrint } from './enhance/print.ts';
import { startReveal } from './enhance/reveal.ts';
import { startDueDates, startMap, startNearestAddress, startPapers } from './enhance/start-parts.ts';
import { startToolDoors } from './enhance/tool-doors.ts';
import { startWelcomePopup } from './enhance/welcome-popup.ts';
import { startWhatsApp } from './enhance/whatsapp.ts';
import { startIslands } from './islands/start-islands.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');

/** Ends every part: the error screen has taken the page's place. */
const failed = new AbortController();

type Parts = Record<string, (signal: AbortSignal) => void>;

/** Parts that only make the markup act; they may start before anybody sees the page. */
const parts = {
  menu: startMenu,
  folds: startFolds,
  print: startPrint,
  reveal: startReveal,
  nearest: startNearestAddress,
  doors: startToolDoors,
} satisfies Parts;

/**
 * Parts that belong to the visit: they look at the clock or the device's storage, ask for something, or wait for
 * seconds.
 */
const visit = {
  islands: (signal) => startIslands(root, signal, () => failed.abort()),
  hours: startCallState,
  dates: startDueDates,
  map: startMap,
  papers: startPapers,
  popup: startWelcomePopup,
  whatsapp: startWhatsApp,
} satisfies Parts;

const startAll = (all: Parts): void => {
  for (const [name, start] of Object.entries(all))
    try {
      start(failed.signal);
    } catch (error) {
      console.error(`Failed to start "${name}"`, error);
    }
};

startAll(parts);
whenOpened((wasAhead) => {
  startAll(visit);
  // The server has counted the page as rendered ahead; this request is the visit.
  if (wasAhead) void fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => {});
});
