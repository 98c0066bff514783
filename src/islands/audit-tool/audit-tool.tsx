import { type Ref, useEffect, useId, useRef, useState } from 'react';
import type { AuditedSite } from '../../audit/own-site.ts';
import type { Progress } from '../../audit/run-audit.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import fields from '../../ui/fields/fields.module.css';
import styles from './audit-tool.module.css';
import { type AuditState, useAudit } from './use-audit.ts';
import { count, counted, duration, spokenProgress } from './wording.ts';
import { type AuditWords, AuditWordsContext, useAuditWords } from './words.ts';

/** A failure is an alert, which screen readers announce by themselves. */
const spoken = (tool: AuditWords, state: AuditState): string => {
  if (state.kind === 'running') return state.seen ? spokenProgress(tool, state.seen.progress) : tool.starting;
  if (state.kind !== 'done') return '';
  const { totalUrls, validUrls, redirectUrls, errorUrls } = state.report.summary;
  return [
    state.report.cancelled ? tool.cancelled : tool.finished,
    `${counted(totalUrls, tool.addresses)}: ${count(validUrls)} ${tool.valid},`,
    `${counted(redirectUrls, tool.redirects)}, ${counted(errorUrls, tool.errors)}`,
  ].join(' ');
};

interface ProgressProps {
  /** Takes the focus that the disabled button loses. */
  readonly ref: Ref<HTMLElement>;
  /** `null` until the engine has come. */
  readonly progress: Progress | null;
  onCancel(): void;
}

const RunProgress = ({ ref, progress, onCancel }: ProgressProps) => {
  const tool = useAuditWords();
  const { phase, done = 0, total = 0, remainingMs } = progress ?? {};
  const label = phase ? tool.phases[phase] : tool.starting;
  return (
    <section ref={ref} className={styles.progress} aria-label={tool.progress} tabIndex={-1}>
      <p>
        <strong>{label}</strong>
        {total > 0 && <span>{`${count(done)} / ${count(total)}`}</span>}
        {remainingMs ? <span>{`${duration(remainingMs)} ${tool.left}`}</span> : null}
      </p>
      {/* Without a value the bar says that something is being done, not how much of it. */}
      <progress aria-label={label} {...(total > 0 && { value: done, max: total })} />
      <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
        {tool.cancel}
      </button>
    </section>
  );
};

const pickResults = (state: AuditState) => {
  if (state.kind === 'done') return { parts: state.parts, rows: state.report.rows };
  if (state.kind === 'running' && state.seen && state.seen.progress.rows.length > 0)
    return { parts: state.seen.parts, rows: state.seen.progress.rows };
  return null;
};

interface AuditToolProps {
  readonly words: AuditWords;
  readonly site: AuditedSite;
}

export const AuditTool = ({ words: tool, site }: AuditToolProps) => {
  const { state, start, cancel } = useAudit(site);
  const [scripted, setScripted] = useState(false);
  const [aliases, setAliases] = useState(false);
  const [runs, setRuns] = useState(0);
  const progress = useRef<HTMLElement>(null);
  const report = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { kind } = state;
  const results = pickResults(state);
  useEffect(() => setScripted(true), []);
  useEffect(() => {
    // A button that is disabled or gone loses the focus; only then is it moved.
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || activeElement === button.current;
    // The bar and its Cancel lie below a phone's window: they come into view, while a report waits to be read.
    if (kind === 'running' && isLost) progress.current?.focus();
    if (kind === 'done' && isLost) report.current?.focus({ preventScroll: true });
    if (kind === 'failed' && isLost) button.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <AuditWordsContext value={tool}>
      <div className={styles.tool}>
        <div className={styles.start}>
          <button
            ref={button}
            type="button"
            className={buttonClass('primary')}
            disabled={!scripted || kind === 'running'}
            onClick={() => {
              setRuns(runs + 1);
              start(aliases);
            }}
          >
            {kind === 'running' ? tool.running : tool.run}
          </button>
          <div className={styles.switch}>
            <label>
              <input
                type="checkbox"
                checked={aliases}
                disabled={!scripted || kind === 'running'}
                aria-describedby={hint}
                onChange={(event) => setAliases(event.currentTarget.checked)}
              />
              {tool.aliases}
            </label>
            <p id={hint}>{tool.aliasesHint}</p>
          </div>
        </div>
        <p className={`note ${styles.hint}`}>{scripted ? tool.ready : tool.needsScript}</p>
        <p role="status" className="visually-hidden">
          {spoken(tool, state)}
        </p>
        {kind === 'failed' && (
          <p role="alert" className={fields.mistakes}>
            {tool.failed}
          </p>
        )}
        {kind === 'running' && <RunProgress ref={progress} progress={state.seen?.progress ?? null} onCancel={cancel} />}
        {kind === 'done' && <state.parts.RunReport report={state.report} heading={report} />}
        {/* A run of its own has filters of its own; its report keeps those that were set while it ran. */}
        {results && <results.parts.Results key={runs} rows={results.rows} />}
      </div>
    </AuditWordsContext>
  );
};
