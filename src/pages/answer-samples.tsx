import type { EnquiryPage, EnquiryShows } from '../delivery/server-renderer.ts';
import type { Edition } from '../edition/edition.ts';
import { allTools } from '../tools/all-tools.ts';
import type { ResultWords } from '../tools/result-words.ts';
import { renderEnquiry, renderMessage, renderToolAnswer } from './answer-page.tsx';

const link = { label: 'a', href: '/' };

const enquiry: Omit<EnquiryPage, 'shows'> = {
  title: 'a',
  action: '/',
  status: { reference: 'a', received: 'a', passed: 'a', answered: 'a', withdrawn: 'a' },
  isWithdrawn: false,
  open: true,
  answers: [['a', 'a']],
};

const shows: readonly EnquiryShows[] = [
  { kind: 'locked', wrong: true },
  { kind: 'all', digits: '' },
  { kind: 'ask', digits: '' },
];

const sheet: ResultWords = {
  subject: 'a',
  headline: 'a',
  isVerdict: true,
  ask: 'a',
  figure: { label: 'a', amount: 'a' },
  beside: ['a'],
  tone: 'calm',
  lines: [{ label: 'a', working: 'a', amount: 'a', kind: 'line' }],
  comparison: {
    title: 'a',
    columns: [{ name: 'a', rank: 'best' }],
    rows: [{ label: 'a', kind: 'line', cells: [{ amount: 'a', rank: 'best' }] }],
  },
  notes: ['a'],
  lists: [
    { title: 'a', items: ['a'] },
    { title: 'a', items: ['a'], isWorking: true },
  ],
  table: { title: 'a', columns: ['a'], rows: [['a', 'a']] },
};

/** Bodies that hold everything which one of the server's pages can: by them the build chooses styles and drawings. */
export const answerSamples = (edition: Edition): readonly string[] => {
  const { toolIndex } = edition;
  return [
    renderMessage(edition, { title: 'a', text: 'a', link, button: { label: 'a', action: '/' } }).body,
    ...shows.map((each) => renderEnquiry(edition, { ...enquiry, shows: each }).body),
    renderEnquiry(edition, { ...enquiry, open: false, isWithdrawn: true, shows: { kind: 'locked' } }).body,
    ...toolIndex.flatMap(({ slug }) => [
      renderToolAnswer(edition, slug, {}, { sheet, answered: ['a'], lines: ['a'] }),
      renderToolAnswer(
        edition,
        slug,
        {},
        { mistakes: Object.fromEntries(Object.keys(allTools(edition)[slug].tool.fields).map((n) => [n, 'a'])) },
      ),
    ]),
  ];
};
