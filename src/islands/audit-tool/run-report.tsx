import type { Ref } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { RunDifference } from '../../audit/index.ts';
import type { AuditReport } from '../../audit/types.ts';
import { Comparison } from './comparison.tsx';
import { Downloads } from './downloads.tsx';
import type { Engine } from './engine.ts';
import { FileChecks } from './file-checks.tsx';
import { Findings } from './findings.tsx';
import { RunSummary } from './run-summary.tsx';

const { tool } = audit;

interface Props {
  readonly engine: Engine;
  readonly report: AuditReport;
  readonly difference: RunDifference | null;
  /** The first heading, which takes the focus when the button that had it is gone. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What a run came to, without its rows. */
export const RunReport = ({ engine, report, difference, heading }: Props) => (
  <>
    <RunSummary report={report} heading={heading} />
    <Downloads engine={engine} report={report} />
    {difference && <Comparison difference={difference} />}
    <FileChecks robots={report.robots} sitemap={report.sitemap} title={tool.filesTitle} />
    <Findings findings={report.findings} titles={engine.siteCheckTitles} />
  </>
);
