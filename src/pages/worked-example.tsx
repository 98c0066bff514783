import { buildDay } from '../../content/build-day.ts';
import { servicePage as words } from '../../content/pages/service.ts';
import { type ExampleService, serviceExamples } from '../../content/service-examples.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { hrefTool } from '../site/href.ts';
import { toolEntry } from '../site/tools.ts';
import { allTools } from '../tools/all-tools.ts';
import { exportRefund } from '../tools/gst/export-refund.ts';
import { paise } from '../tools/money.ts';
import { resultWords } from '../tools/result-words.ts';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { TableSection } from '../ui/sections/table-section.tsx';

const hasExample = (service: ServiceSlug): service is ExampleService => Object.hasOwn(serviceExamples, service);

type Example = (typeof serviceExamples)[ExampleService];

const inPaise = <Line extends { readonly amount: number }>(line: Line): Line => ({
  ...line,
  amount: paise(line.amount),
});

const resultOf = (example: Example) =>
  'tool' in example
    ? allTools[example.tool].tool.answer(example.typed, buildDay, allTools[example.tool].law)
    : exportRefund({
        month: example.month,
        purchases: example.purchases.map(inPaise),
        exports: paise(example.exports),
        sales: inPaise(example.sales),
      });

/**
 * An example with sums, worked out at the build by an engine; it leads to the tool that has it, if one has.
 * @throws RangeError when the engine has no sheet for it
 */
export const WorkedExample = ({ service }: { readonly service: ServiceSlug }) => {
  if (!hasExample(service)) return null;
  const example = serviceExamples[service];
  const tool = 'tool' in example ? toolEntry(example.tool) : null;
  const result = resultOf(example);
  if (!('sheet' in result)) throw new RangeError(`The example of "${service}" has no result`);
  const { subject, lines } = resultWords(words.example.title, result);
  const { title, line, working: how, amount: sum } = words.example;
  return (
    <TableSection title={title} intro={words.examples[service]} folds>
      <LedgerTable
        caption={subject}
        isTitled
        columns={[
          { field: 'line', heading: line, kind: 'name' },
          { field: 'working', heading: how, kind: 'text' },
          { field: 'amount', heading: sum, kind: 'figure' },
        ]}
        rows={lines.map(({ label, working, amount }) => ({ line: label, working, amount }))}
      />
      {tool && (
        <p>
          <a href={hrefTool(tool.slug)}>{tool.name}</a>
        </p>
      )}
    </TableSection>
  );
};
