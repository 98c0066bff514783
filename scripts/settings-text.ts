import { z } from 'zod';
import { type About, about, environment } from '../server/environment.ts';

interface Described extends About {
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

const described = (): readonly (readonly [name: string, variable: Described])[] => {
  const { properties } = z.toJSONSchema(environment, { metadata: about, io: 'input', unrepresentable: 'any' });
  return Object.entries(properties ?? {}) as unknown as [string, Described][];
};

const allowed = ({ unit, minimum, maximum, enum: words, secret }: Described): string =>
  [
    unit,
    minimum === undefined ? [] : `${minimum} to ${maximum}`,
    words ? `one of ${words.join(', ')}` : [],
    secret ? 'secret' : [],
  ]
    .flat()
    .join(', ');

const showPreset = ({ preset, default: value }: Described): string =>
  preset ?? (value === undefined ? 'none' : `\`${value}\``);

const plain = (help: string): string => help.replaceAll('`', '');

/** Returns the text of `.env.example`: every variable with a sample value, none of them set. */
export const sampleFile = (): string => {
  const parts = described().map(([name, variable]) => {
    const [first = '', ...more] = plain(variable.help);
    return `# ${first.toUpperCase()}${more.join('')}.\n# Value: ${allowed(variable)}. Default: ${plain(showPreset(variable))}.\n#${name}='${variable.example ?? variable.default}'\n`;
  });
  const head = [
    '# Every setting, printed by `npm run format` from server/environment.ts. Copy this file to .env and take the # away',
    '# before what you set: npm start and npm run dev, build, setup, check:launch, facts, audit, doctor and leads read it.',
  ];
  return `${head.join('\n')}\n\n${parts.join('\n')}`;
};
