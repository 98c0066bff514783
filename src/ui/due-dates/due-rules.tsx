import { englishLang } from '../../text/english-lang.ts';
import { ExternalLink } from '../button/button.tsx';
import { useEdition } from '../edition.tsx';
import styles from './due-dates.module.css';
import { ruleAnchor } from './rule-anchor.ts';

export interface DueItem {
  readonly id: string;
  readonly name: string;
  readonly code: string | undefined;
  readonly rule: string;
  readonly concerns: string;
  readonly late: string;
  /** It is empty where the days say all. */
  readonly note: string;
  readonly basis: string;
  /** It is empty where lateness costs no sum. */
  readonly lateBasis: string;
  readonly source: { readonly name: string; readonly url: string };
  /** The periods for which the government has set another day. */
  readonly moved: readonly {
    readonly on: string;
    readonly text: string;
    readonly by: string;
    readonly source: string;
  }[];
}

/** A link to the place opens what it lies in: browsers do, and the ledger's script for older ones. */
const Item = ({ item }: { readonly item: DueItem }) => {
  const { dueLedger: words, locale } = useEdition();
  const lang = englishLang(locale);
  return (
    <details data-plus="" className={styles.dueRule} data-rule={item.id}>
      <summary>
        <span>
          <b>{item.name}</b> {item.code && <small>{item.code}</small>} <small>{item.rule}</small>
        </span>
      </summary>
      <div id={ruleAnchor(item.id)}>
        <p>{item.concerns}</p>
        {item.moved.map(({ on, text, by, source }) => (
          <p key={on}>
            {text} <ExternalLink href={source}>{by}</ExternalLink>
          </p>
        ))}
        <p>
          {words.late} {item.late} {item.note} {item.lateBasis && <small lang={lang}>{item.lateBasis}</small>}
        </p>
        <p>
          <small lang={lang}>{item.basis}</small> <ExternalLink href={item.source.url}>{item.source.name}</ExternalLink>
        </p>
      </div>
    </details>
  );
};

export interface DueRuleGroup {
  readonly title: string;
  readonly items: readonly DueItem[];
}

/** Shows every rule, folded by what it is about. */
export const DueRules = ({ groups }: { readonly groups: readonly DueRuleGroup[] }) => (
  <div className={styles.dueRules}>
    {groups.map(({ title, items }) => (
      <details key={title} data-plus="">
        <summary>
          <h3>{title}</h3>
        </summary>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </details>
    ))}
  </div>
);
