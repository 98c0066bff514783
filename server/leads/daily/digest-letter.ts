import { staffMail, digestMail as texts } from '../../../content/mail.ts';
import { deskPaths } from '../../../src/desk/page.ts';
import { hrefAnswered } from '../../../src/site/href.ts';
import type { LeadsConfig } from '../../settings.ts';
import { answeredLink, heldPart, inIndia, reachLinks } from '../outbox/lead-letter.ts';
import type { Part } from '../outbox/letter.ts';
import { type Digest, isQuiet, type Waiting } from './what-waits.ts';

/** Where the letter's links lead. */
type Origins = Pick<LeadsConfig, 'siteOrigin' | 'deskOrigin'>;

const moment = (time: number): string => staffMail.inIndia(inIndia.format(time));

const waiting = (
  { count, shown }: Waiting,
  heading: (count: number) => string,
  { siteOrigin, deskOrigin }: Origins,
): Part[] =>
  count === 0
    ? []
    : [
        { text: heading(count) },
        ...shown.flatMap(({ lead, due, answeredToken }): Part[] => [
          {
            rows: [
              [
                lead.reference ?? lead.id,
                [lead.name, lead.phone, lead.service, texts.answerBy(moment(due))].join(', '),
              ],
            ],
          },
          { links: [...reachLinks(lead), ...answeredLink(lead, `${siteOrigin}${hrefAnswered(answeredToken)}`)] },
        ]),
        { text: count > shown.length ? `${texts.more(count - shown.length)} ${deskOrigin ?? texts.seeMore}` : '' },
      ];

const undelivered = ({ undelivered: found }: Digest, { deskOrigin }: Origins): Part[] =>
  found.length === 0
    ? []
    : [
        { text: texts.undelivered(found.length) },
        {
          rows: found.map(({ id, form, reference, channel }) => [
            form === 'contact' ? (reference ?? id) : texts.newsletter,
            texts.channels[channel],
          ]),
        },
        { text: deskOrigin ? `${deskOrigin}${deskPaths.deliveries}` : texts.tryAgain },
      ];

/** The morning list as a letter to the office. */
export const digestLetter = (digest: Digest, origins: Origins): Part[] => [
  { text: isQuiet(digest) ? texts.quiet : '' },
  ...waiting(digest.late, texts.late, origins),
  ...waiting(digest.fresh, texts.fresh, origins),
  ...undelivered(digest, origins),
  heldPart(digest.held, origins.deskOrigin),
];

/** Its subject. */
export const digestSubject = (digest: Digest): string =>
  isQuiet(digest) ? texts.subject.quiet : texts.subject.waiting(digest.fresh.count, digest.late.count);
