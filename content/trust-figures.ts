import type { LocalSite } from './local-site.ts';
import { listServices } from './service-listings.ts';

interface TrustFigure {
  readonly figure: string;
  readonly label: string;
}

/** The words under the figures, in one language. */
export interface TrustLabels {
  readonly reviews: (count: string) => string;
  readonly clients: string;
  readonly founded: string;
  readonly services: string;
  readonly records: string;
  readonly returns: string;
}

const MAX_FIGURES = 4;

/** Returns the figures that the firm stands for, filled up with what holds for any firm. */
export const listTrustFigures = (site: LocalSite, labels: TrustLabels): readonly TrustFigure[] => {
  const { claimed, fact, firm } = site;
  const rating = {
    figure: `${fact('firm.rating')} / ${fact('firm.rating-scale')}`,
    label: labels.reviews(fact('firm.review-count')),
  };
  return [
    ...(firm.rating ? [rating] : []),
    ...claimed('clients', [{ figure: fact('firm.clients'), label: labels.clients }], []),
    ...claimed('founded', [{ figure: fact('firm.founded'), label: labels.founded }], []),
    { figure: String(listServices(site).serviceIndex.length), label: labels.services },
    { figure: fact('policy.retention'), label: labels.records },
    { figure: fact('itr.range'), label: labels.returns },
  ].slice(0, MAX_FIGURES);
};
