import { standOf } from '../../content/decided.ts';
import { type DoubtId, doubtIds, doubts } from '../../content/doubts/doubts.ts';
import { facts } from '../../content/facts.ts';
import { register } from '../../content/register/register.ts';
import { escapeHtml } from '../../src/site/escape-html.ts';
import { whereShown } from './where-shown.ts';

/** The doubts that the owner has not decided. */
export const openDoubts = (): DoubtId[] => doubtIds.filter((id) => standOf(id) === 'open');

const items = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** What a doubt would change, with the days from and until which it holds. */
export const insteadOf = (id: DoubtId): string[] => {
  const { facts: changed, texts = [], rows = [] } = doubts[id].instead;
  return [
    ...Object.entries(changed).map(([name, { fact, from, until }]) => {
      const span = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(', ');
      return `${name}: "${register[name as keyof typeof register].text}" becomes "${fact.text}"${span && ` (${span})`}`;
    }),
    ...texts.map(({ service, begins, now }) => `${service}, the text that begins "${begins}": "${now}"`),
    ...rows.map(
      ({ service, row, now }) =>
        `${service}, row ${row}: ${now.map((each) => Object.values(each).join(' | ')).join('; ')}`,
    ),
  ];
};

/** The sources that settle a doubt, each once. */
export const sourcesOf = (id: DoubtId): string[] => [
  ...new Set(doubts[id].touches.map((touched) => `${facts[touched].source.name}: ${facts[touched].source.url ?? ''}`)),
];

const entry = (id: DoubtId): string => {
  const { says, believed } = doubts[id];
  const told = (label: string, lines: readonly string[]): string =>
    `<dt>${label}</dt><dd>${items(lines.map(escapeHtml))}</dd>`;
  return `<section><h2>${escapeHtml(id)}</h2><dl>${told('The site says', [says])}${told('Believed, not confirmed', [believed])}${told('Would stand instead', insteadOf(id))}${told('Open', sourcesOf(id))}${told('Shown on', whereShown(id))}</dl>
<p class="boxes">☐ keep &emsp; ☐ accept &emsp; seen on ____________ &emsp; by ______________________ &emsp; page ______________________</p></section>`;
};

/** A page to print: every open doubt with a box for "keep" and one for "accept". */
export const sheet = (today: string): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>Facts to decide, ${today}</title>
<style>body{font:11pt/1.4 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}section{break-inside:avoid;border-top:1px solid;padding:.5rem 0}
h2{font-size:1.1em;margin:.2em 0}dt{font-weight:bold}dd{margin:0 0 .3em}ul{margin:0;padding-left:1.2em}.boxes{margin-top:.8em}</style></head>
<body><h1>Facts to decide, ${today}</h1>
<p>For each: open the office's page, look, tick one box, and record it with <code>npm run facts -- keep</code> or <code>accept</code>.</p>
${openDoubts().map(entry).join('\n')}
</body></html>
`;
