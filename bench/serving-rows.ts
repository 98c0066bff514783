import type { Row } from './part.ts';
import type { Standing } from './serving-contest.ts';
import { figure } from './statistics.ts';

/** The aim: this share of nginx's rate, and more than the rate of the other peers. */
const OF_NGINX = 0.4;

const rate = ({ perSecond, failed }: Standing): string =>
  `${figure(perSecond)}/s${failed > 0 ? ` (${figure(failed)} failed)` : ''}`;

/**
 * The rows of the table, one for each peer.
 * @param setting what is requested, and how
 */
export const servingRows = (setting: string, ours: Standing, peers: readonly Standing[]): readonly Row[] =>
  peers.map((peer) => {
    const ratio = ours.perSecond / peer.perSecond;
    const besideNginx = peer.name.startsWith('nginx');
    return {
      what: `requests a second, ${setting}`,
      ours: rate(ours),
      peer: `${peer.name} ${rate(peer)}`,
      ratio: figure(ratio, 2),
      aim: besideNginx ? `at least ${OF_NGINX}` : 'above 1',
      met: ours.failed === 0 && (besideNginx ? ratio >= OF_NGINX : ratio > 1),
    };
  });
