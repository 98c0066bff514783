import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DoubtId, doubts } from '../../content/doubts/doubts.ts';

const content = join(import.meta.dirname, '..', '..', 'content');
const notShown = /^(?:register|doubts)\/|^facts\.ts$|\.test\.ts$/;

const sources = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(content, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !notShown.test(file))
      .map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  );

let read: ReadonlyMap<string, string> | undefined;

const placeOf = (file: string): string => {
  if (file === 'due-dates/dues.ts') return `/due-dates and the calendars (content/${file})`;
  const service = /^services\/(.+)\.ts$/.exec(file)?.[1];
  return service ? `/services/${service} and its city pages (content/${file})` : `content/${file}`;
};

/** Where the site shows the facts of a doubt: pages of services by their address, others by the file of their content. */
export const whereShown = (id: DoubtId): string[] => {
  read ??= sources();
  const { touches, instead } = doubts[id];
  const files = [...read].filter(([, text]) =>
    touches.some((touched) => text.includes(`fact('${touched}')`) || text.includes(`factValue('${touched}')`)),
  );
  const replaced = [...(instead.texts ?? []), ...(instead.rows ?? [])].map(({ service }) => `services/${service}.ts`);
  return [...new Set([...files.map(([file]) => file), ...replaced])].toSorted().map(placeOf);
};
