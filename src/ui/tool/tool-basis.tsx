import type { ReactNode } from 'react';
import { isUsed } from '../../tools/is-used.ts';
import type { UsedFigure } from '../../tools/law-reader.ts';
import type { Sheet } from '../../tools/tool.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './tool.module.css';

interface FigureLineProps {
  readonly used: UsedFigure;
  readonly period: UsedFigure['periods'][number];
  readonly isHidden: boolean;
}

/** A figure in one of its periods; the script of the tool shows and hides it by these marks. */
const FigureLine = ({ used, period, isHidden }: FigureLineProps) => {
  const { toolPageWords, locale } = useEdition();
  const { figure, id, label, likely, basis, page } = used;
  return (
    <li data-fact={id} data-figure={figure} data-from={period.from} data-until={period.until} hidden={isHidden}>
      {likely ? toolPageWords.usually(label) : label}: <strong>{period.text}</strong>
      <small>
        <span lang={locale === 'en' ? undefined : 'en'}>{basis}</span>
        {page && (
          <>
            {' · '}
            <ExternalLink href={page}>{new URL(page).hostname.replace(/^www\./, '')}</ExternalLink>
          </>
        )}
      </small>
    </li>
  );
};

interface ToolBasisProps {
  readonly used: readonly UsedFigure[];
  /** The case whose figures are shown; all that hold today are when left out. */
  readonly worked?: Pick<Sheet, 'uses' | 'lawOf'> | undefined;
  readonly notCovered: readonly string[];
  /** True if a case needs few of the figures: its sheet on paper leaves the list out. */
  readonly offPaper: boolean;
  readonly children?: ReactNode;
}

/** The figures that were looked up on the same day stand together, the latest first. */
const byDay = (used: readonly UsedFigure[]) =>
  [...Map.groupBy(used, ({ lookedUp }) => lookedUp)].toSorted(([a], [b]) => b.localeCompare(a));

/** Shows below a tool, and on paper below its sheet, where its figures come from, and what it leaves out. */
export const ToolBasis = ({ used, worked, notCovered, offPaper, children }: ToolBasisProps) => {
  const { toolPageWords, inWords, today } = useEdition();
  const day = worked?.lawOf ?? today;
  return (
    <div className={`${styles.toolBasis} targets`}>
      {used.length > 0 && (
        <details data-plus="" data-off-paper={offPaper ? '' : undefined}>
          <summary>
            <h2>{toolPageWords.used}</h2>
          </summary>
          {byDay(used).map(([lookedUp, figures]) => (
            <div key={lookedUp}>
              <ul>
                {figures.flatMap((each) =>
                  each.periods.flatMap((period) =>
                    period.text === undefined ? (
                      []
                    ) : (
                      <FigureLine
                        key={`${each.figure} ${period.from ?? ''}`}
                        used={each}
                        period={period}
                        isHidden={!isUsed({ figure: each.figure, ...period }, worked?.uses, day)}
                      />
                    ),
                  ),
                )}
              </ul>
              <p>{toolPageWords.lookedUp(inWords(lookedUp))}</p>
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
