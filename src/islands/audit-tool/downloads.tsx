import { useState } from 'react';
import { audit } from '../../../content/pages/audit.ts';
import type { AuditReport } from '../../audit/types.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './downloads.module.css';
import type { Engine } from './engine.ts';
import { saveFile } from './save-file.ts';

const { tool } = audit;

/** The formats that are offered, the one for reading first. */
const formats = ['txt', 'csv', 'json'] as const;

/** The report as a file. */
export const Downloads = ({ engine, report }: { engine: Engine; report: AuditReport }) => {
  const [failed, setFailed] = useState(false);
  const save = (format: (typeof formats)[number]): void => {
    try {
      const { write, type } = engine.writers[format];
      saveFile(engine.reportFileName(report, format), type, write(report));
      setFailed(false);
    } catch (error) {
      console.error('The report could not be saved.', error);
      setFailed(true);
    }
  };
  return (
    <div className={styles.downloads}>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className={buttonClass(format === 'txt' ? 'primary' : 'quiet')}
          onClick={() => save(format)}
        >
          {tool.downloads[format]}
        </button>
      ))}
      {failed && <p role="alert">{tool.downloadFailed}</p>}
    </div>
  );
};
