import type { Ref } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { Progress } from '../../audit/types.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './audit-tool.module.css';
import { count, duration } from './wording.ts';

const { tool } = audit;

interface Props {
  /** Takes the focus that the disabled button loses. */
  readonly ref: Ref<HTMLDivElement>;
  /** `null` until the engine has come. */
  readonly progress: Progress | null;
  onCancel(): void;
}

/** How far a run is: what is being done, how much of it, how long it will take, and the way out. */
export const RunProgress = ({ ref, progress, onCancel }: Props) => {
  const label = progress ? tool.phases[progress.phase] : tool.starting;
  // Without a value the bar says that something is being done, not how much of it.
  const value = progress && progress.total > 0 ? { value: progress.done, max: progress.total } : {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this is one bar and a button
    <div ref={ref} className={styles.progress} role="group" aria-label={tool.progress} tabIndex={-1}>
      <p className={styles.runProgressLine}>
        <strong>{label}</strong>
        {progress && progress.total > 0 && (
          <span>
            {count(progress.done)} / {count(progress.total)}
          </span>
        )}
        {progress?.remainingMs != null && progress.remainingMs > 0 && (
          <span>
            {duration(progress.remainingMs)} {tool.left}
          </span>
        )}
      </p>
      <progress aria-label={label} {...value} />
      <button type="button" className={buttonClass('quiet')} onClick={onCancel}>
        {tool.cancel}
      </button>
    </div>
  );
};
