import { buildDay } from '../../content/build-day.ts';
import { servicePage as words } from '../../content/pages/service.ts';
import { type ExampleService, serviceExamples } from '../../content/service-examples.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { hrefTool } from '../site/href.ts';
import { toolEntry } from '../site/tools.ts';
import { allTools } from '../tools/all-tools.ts';
import { sheetWords } from '../tools/result-words.ts';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { TableSection } from '../ui/sections/table-section.tsx';

const hasExample = (service: ServiceSlug): service is ExampleService => Object.hasOwn(serviceExamples, service);

/**
 * An example with sums, worked out at the build by the tool to which it leads.
 * @throws RangeError when the tool has no sheet for it
 */
export const WorkedExample = ({ service }: { readonly service: ServiceSlug }) => {
  if (!hasExample(service)) return null;
  const { tool, typed } = serviceExamples[service];
  const result = allTools[tool].tool.answer(typed, buildDay, allTools[tool].law);
  if (!('sheet' in result)) throw new RangeError(`The example of "${service}" has no result`);
  const { subject, lines } = sheetWords(toolEntry(tool).name, result);
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
      <p>
        <a href={hrefTool(tool)}>{toolEntry(tool).name}</a>
      </p>
    </TableSection>
  );
};
