import type { ReactNode } from 'react';
import type { UsedFact } from '../../tools/law-reader.ts';
import type { Sheet } from '../../tools/tool.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './tool.module.css';

interface ToolBasisProps {
  readonly used: readonly UsedFact[];
  /** The facts that the answer above uses; all when left out. */
  readonly uses?: Sheet['uses'];
  readonly notCovered: readonly string[];
  /** True if a case needs few of the figures: its sheet on paper leaves the list out. */
  readonly offPaper: boolean;
  readonly children?: ReactNode;
}

/** The facts of an office that were looked up on the same day stand together. */
const bySource = (used: readonly UsedFact[]) => Map.groupBy(used, ({ url, lookedUp }) => `${lookedUp} ${url}`);

/** Shows below a tool, and on paper below its sheet, where its figures come from, and what it leaves out. */
export const ToolBasis = ({ used, uses, notCovered, offPaper, children }: ToolBasisProps) => {
  const { toolPageWords, inWords } = useEdition();
  return (
    <div className={`${styles.toolBasis} targets`}>
      {used.length > 0 && (
        <details data-plus="" data-off-paper={offPaper ? '' : undefined}>
          <summary>
            <h2>{toolPageWords.used}</h2>
          </summary>
          {[...bySource(used)].map(([key, facts]) => (
            <div key={key}>
              {facts.slice(0, 1).map(({ url, source, lookedUp }) => (
                <p key={url}>
                  <ExternalLink href={url}>{source}</ExternalLink>, {toolPageWords.lookedUp(inWords(lookedUp))}:
                </p>
              ))}
              <ul>
                {facts.map(({ id, names, label, basis, likely }) => (
                  <li
                    key={id}
                    data-fact={id}
                    data-laws={names.join(' ')}
                    data-off-paper={uses && !names.some((each) => uses.includes(each)) ? '' : undefined}
                  >
                    {likely ? toolPageWords.usually(label) : label}: {basis}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </details>
      )}
      <details data-plus="">
        <summary>
          <h2>{toolPageWords.notCovered}</h2>
        </summary>
        <ul>
          {notCovered.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </details>
      {children}
    </div>
  );
};
