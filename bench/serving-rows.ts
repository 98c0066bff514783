import type { Row } from './part.ts';
import type { Standing } from './serving-contest.ts';
import { figure } from './statistics.ts';

/** The aims: a share of what nginx does, milliseconds, MB. */
const OF_NGINX = 0.6;
const P99 = 25;
const MEMORY = 200;

/** A peer after the contest, or why it was not in it. */
export type PeerStanding =
  | { readonly name: string; readonly standing: Standing; readonly memory: number | null }
  | { readonly name: string; readonly missing: string };

/** Everything that was measured. */
export interface ServingFigures {
  /** All addresses, every answer with its body. */
  readonly plain: Standing;
  /** The same, when the client holds every page. */
  readonly unchanged: Standing;
  /** The same as `plain`, while leads are stored. */
  readonly busy: Standing;
  readonly memory: number | null;
  readonly nginx: PeerStanding;
  readonly others: readonly PeerStanding[];
  /** Of the leads that the server said ok to. */
  readonly storedOnce: number;
  readonly leadsPerSecond: number;
  /** Of what is asked for, and how. */
  readonly setting: string;
}

const rate = ({ perSecond, failed }: Standing): string =>
  `${figure(perSecond)}/s${failed > 0 ? ` (${figure(failed)} failed)` : ''}`;
const p99 = (standing: Standing): string => `${figure(standing.p99, 1)} ms`;
const busyness = ({ busy }: Standing): string => (busy === null ? 'unknown' : `${figure(busy * 100)} %`);
const size = (megabytes: number | null): string => (megabytes === null ? 'unknown' : `${figure(megabytes)} MB`);

/** A line that holds one of our standings against a peer's. */
const against = (
  what: string,
  ours: Standing,
  peer: PeerStanding,
  aim: string,
  met: (ratio: number) => boolean,
): Row => {
  if ('missing' in peer) return { what, ours: rate(ours), peer: `skipped: ${peer.missing}`, ratio: '', aim, met: null };
  const ratio = ours.perSecond / peer.standing.perSecond;
  return {
    what,
    ours: rate(ours),
    peer: `${peer.name} ${rate(peer.standing)}`,
    ratio: figure(ratio, 2),
    aim,
    met: met(ratio),
  };
};

const slowest = (what: string, ours: Standing, peer: PeerStanding): Row => ({
  what,
  ours: p99(ours),
  peer: 'missing' in peer ? '' : `${peer.name} ${p99(peer.standing)}`,
  ratio: 'missing' in peer ? '' : figure(ours.p99 / peer.standing.p99, 2),
  aim: `under ${P99} ms`,
  met: ours.p99 < P99,
});

/** The lines of the table. */
export const servingRows = (figures: ServingFigures): readonly Row[] => {
  const { plain, unchanged, busy, memory, nginx, others, storedOnce, leadsPerSecond, setting } = figures;
  const what = `requests a second, ${setting}`;
  const acknowledged = busy.leads.reduce((total, sent) => total + sent.acknowledged.length, 0);
  const refused = busy.leads.reduce((total, { failed }) => total + failed, 0);
  const ofNginx = `at least ${OF_NGINX}`;
  return [
    against(what, plain, nginx, ofNginx, (ratio) => ratio >= OF_NGINX),
    ...others.map((peer) => against(what, plain, peer, 'above 1', (ratio) => ratio > 1)),
    {
      what: 'how busy the server kept its core meanwhile',
      ours: busyness(plain),
      peer: 'missing' in nginx ? '' : `${nginx.name} ${busyness(nginx.standing)}`,
      ratio: '',
      aim: '',
      met: null,
    },
    slowest('p99 of the same', plain, nginx),
    {
      what: 'resident memory after all runs',
      ours: size(memory),
      peer: [nginx, ...others]
        .flatMap((peer) => ('missing' in peer ? [] : [`${peer.name} ${size(peer.memory)}`]))
        .join(', '),
      ratio: '',
      aim: `under ${MEMORY} MB`,
      met: memory === null ? null : memory < MEMORY,
    },
    {
      what: 'requests a second for pages that the client holds (304)',
      ours: rate(unchanged),
      peer: `ours with bodies ${rate(plain)}`,
      ratio: figure(unchanged.perSecond / plain.perSecond, 2),
      aim: 'above 1',
      met: unchanged.perSecond > plain.perSecond,
    },
    against(
      `requests a second while ${leadsPerSecond} leads a second are stored`,
      busy,
      nginx,
      ofNginx,
      (ratio) => ratio >= OF_NGINX,
    ),
    slowest('p99 of the same', busy, nginx),
    {
      what: 'leads of these that are stored once',
      ours: `${figure(storedOnce)} of ${figure(acknowledged)}`,
      peer: refused > 0 ? `${figure(refused)} not taken` : '',
      ratio: '',
      aim: 'all, none refused',
      met: storedOnce === acknowledged && acknowledged > 0 && refused === 0,
    },
  ];
};
