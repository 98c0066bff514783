import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBudgets, type Script, servicePageSizes } from './client-budget.ts';

/** Text that cannot be compressed, so that its length is about its weight. */
const heavy = (bytes: number): string => randomBytes(bytes).toString('base64');

const script = (name: string, code: string, module: string | null, imports: readonly string[] = []): Script => ({
  name,
  fileName: `assets/${name}.js`,
  code,
  isEntry: false,
  imports,
  facadeModuleId: module,
});

const site = (shell: number, boot = 100): Script[] => [
  script('boot', heavy(boot), '/src/app/boot.ts'),
  script('app', heavy(100), '/src/app/client.tsx', ['assets/shell.js']),
  script('shell', heavy(shell), null),
  script('service', heavy(100), '/src/app/screens/service.tsx', ['assets/shell.js']),
  script('gst-returns', heavy(100), '/content/services/gst-returns.ts?view=page'),
  script('gst-refunds', heavy(900), '/content/services/gst-refunds.ts?view=page'),
  script('gst-trades', heavy(90_000), '/content/trades/gst-returns.ts'),
];

test('counts what a service page loads, each script once, largest service first', () => {
  const [first, second] = servicePageSizes(site(1000));
  expect(first?.[0]).toBe('gst-refunds');
  expect(second?.[0]).toBe('gst-returns');
  expect(first?.[1]).toBeLessThan(3500);
});

test('is silent within the budgets and names each that is passed over', () => {
  expect(checkBudgets(site(1000))).toEqual([]);
  expect(checkBudgets(site(200_000))).toEqual([
    expect.stringMatching(/^servicePage: .*gst-refunds/),
    expect.stringMatching(/^arrival: /),
  ]);
  expect(checkBudgets(site(1000, 3000))).toEqual([expect.stringMatching(/^boot: /)]);
});

test('does not take a bundle without services for a light one', () => {
  expect(checkBudgets([])).toEqual([expect.stringMatching(/nothing could be measured/)]);
});
