import { scoredChecks } from './page-checks.ts';
import { siteChecks } from './site-checks.ts';
import type { AuditReport } from './types.ts';

interface Case {
  readonly name: string;
  readonly seconds: number;
  readonly failures: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML 1.0, without the characters that it cannot hold. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are not allowed in XML
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

const caseXml = (suite: string, { name, seconds, failures }: Case): string => {
  const open = `    <testcase classname="${xml(suite)}" name="${xml(name)}" time="${seconds}"`;
  if (failures.length === 0) return `${open}/>\n`;
  const failure = `<failure message="${xml(failures[0] ?? '')}">${xml(failures.join('\n'))}</failure>`;
  return `${open}>${failure}</testcase>\n`;
};

const suiteXml = (name: string, cases: readonly Case[]): string => {
  const failures = cases.filter((entry) => entry.failures.length > 0).length;
  const open = `  <testsuite name="${xml(name)}" tests="${cases.length}" failures="${failures}">\n`;
  return `${open}${cases.map((entry) => caseXml(name, entry)).join('')}  </testsuite>\n`;
};

/** The report as a build server shows it: a case for every address, page, file and check. */
export const junitReport = (report: AuditReport): string => {
  const addresses = report.rows.map(({ result }) => ({
    name: result.url,
    seconds: result.loadTime / 1000,
    failures: result.status === 'error' ? [result.message] : [],
  }));
  const pages = report.rows.flatMap(({ result, seo }) =>
    seo ? [{ name: result.url, seconds: 0, failures: seo.issues }] : [],
  );
  const files = [report.robots, report.sitemap].map(({ url, issues }) => ({ name: url, seconds: 0, failures: issues }));
  const checks = siteChecks.map(({ id, title }) => ({
    name: title,
    seconds: 0,
    failures: report.findings
      .filter(({ check }) => check === id)
      .map(({ url, message }) => `${url ?? 'Site'}: ${message}`),
  }));
  const looksAt = scoredChecks.map((check) => check.looksAt);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(`Audit of ${report.origin}`)}" time="${report.durationMs / 1000}">\n${[
    suiteXml('Addresses', addresses),
    suiteXml(`Pages: ${[...new Set(looksAt)].join(', ')}`, pages),
    suiteXml('Files', files),
    suiteXml('Beyond the score', checks),
  ].join('')}</testsuites>\n`;
};
