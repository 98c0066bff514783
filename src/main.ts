/**
 * The browser's one script, deferred: attaches what acts to the markup that the build rendered. A part that throws is
 * logged, and the page and the other parts stay.
 */
import { startDeskHours } from './enhance/desk-hours.ts';
import { startDueDates } from './enhance/due-dates/start-due-dates.ts';
import { startFolds } from './enhance/folds.ts';
import { startFonts } from './enhance/fonts.ts';
import { startMenu } from './enhance/menu.ts';
import { startNearestAddress } from './enhance/nearest-address.ts';
import { startPapers } from './enhance/papers.ts';
import { startPrint } from './enhance/print.ts';
import { startReveal } from './enhance/reveal.ts';
import { startMap } from './enhance/start-map.ts';
import { startWelcomePopup } from './enhance/welcome-popup.ts';
import { startWhatsApp } from './enhance/whatsapp.ts';
import { startIslands } from './islands/start-islands.ts';

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');

/** Ends every part: the error screen has taken the page's place. */
const failed = new AbortController();

const parts = {
  fonts: startFonts,
  menu: startMenu,
  folds: startFolds,
  islands: (signal) => startIslands(root, signal, () => failed.abort()),
  desk: startDeskHours,
  dates: startDueDates,
  map: startMap,
  papers: startPapers,
  print: startPrint,
  reveal: startReveal,
  nearest: startNearestAddress,
  popup: startWelcomePopup,
  whatsapp: startWhatsApp,
} satisfies Record<string, (signal: AbortSignal) => void>;

for (const [name, start] of Object.entries<(signal: AbortSignal) => void>(parts))
  try {
    start(failed.signal);
  } catch (error) {
    console.error(`The page goes on without its ${name}.`, error);
  }
