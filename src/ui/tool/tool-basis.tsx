import type { ReactNode } from 'react';
import { toolWords } from '../../../content/tools/shared.ts';
import { inWords } from '../../dates/day-words.ts';
import type { UsedFact } from '../../tools/law-reader.ts';
import { ExternalLink } from '../link/external-link.tsx';
import styles from './tool-basis.module.css';

interface Props {
  readonly used: readonly UsedFact[];
  readonly notCovered: readonly string[];
  /** Stands below what it leaves out. */
  readonly children?: ReactNode;
}

/** The facts of an office that were looked up on the same day stand together. */
const bySource = (used: readonly UsedFact[]) => Map.groupBy(used, ({ url, lookedUp }) => `${lookedUp} ${url}`);

/** Below a tool, and on paper below its sheet: where its figures come from, and what it leaves out. */
export const ToolBasis = ({ used, notCovered, children }: Props) => (
  <div className={styles.toolBasis}>
    {used.length > 0 && (
      <div>
        <h2>{toolWords.used}</h2>
        {[...bySource(used)].map(([key, facts]) => (
          <div key={key}>
            {facts.slice(0, 1).map(({ url, source, lookedUp }) => (
              <p key={url}>
                <ExternalLink href={url}>{source}</ExternalLink>, {toolWords.lookedUp(inWords(lookedUp))}:
              </p>
            ))}
            <ul>
              {facts.map(({ label, basis, likely }) => (
                <li key={label}>
                  {label}
                  {likely && ` (${toolWords.asARule})`}: {basis}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    )}
    <div>
      <h2>{toolWords.notCovered}</h2>
      <ul>
        {notCovered.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </div>
  </div>
);
