import type { ToolSlug } from '../../../content/tool-index/en.ts';
import type { Edition } from '../../edition/edition.ts';
import type { Chip } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { useEdition } from '../edition.tsx';
import fields from '../fields/fields.module.css';
import { ANSWER } from '../tool/tool-view.tsx';
import styles from './answer-sheet.module.css';

/**
 * Shows a form whose answer a tool gives: the server's page of the tool answers it without scripts; with them it leads
 * there with what was typed in the address, which is not sent.
 */
const asks = ({ hrefTool }: Edition, tool: ToolSlug) => ({
  method: 'post',
  action: `${hrefTool(tool)}#${ANSWER}`,
  'data-door': '',
});

/** Asks for the number of a notice, and by when it wants a reply. */
export const NoticeQuestion = () => {
  const edition = useEdition();
  const { notice: words } = edition.servicePage;
  return (
    <form className={styles.sheetAsk} {...asks(edition, 'notice')}>
      <div className={styles.sheetPair}>
        <div className={fields.field}>
          <label htmlFor="ask-form">{words.form}</label>
          <input
            id="ask-form"
            name="form"
            placeholder={words.example}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            aria-describedby="ask-hint"
          />
        </div>
        <div className={fields.field}>
          <label htmlFor="ask-reply">{words.reply}</label>
          <input id="ask-reply" name="reply" type="date" aria-describedby="ask-hint" />
        </div>
      </div>
      <button type="submit" className={buttonClass('primary')}>
        {words.action}
      </button>
      <p id="ask-hint" className="note">
        {words.hint}
      </p>
    </form>
  );
};

/** The answers of most shops to the tool's other questions; the tool shows them with its result. */
const usual = { exempt: 'no', per: 'sold', states: 'no', online: 'no' } as const;

/** Asks what a business sells, and for how much. */
export const RegistrationQuestion = () => {
  const edition = useEdition();
  const { registration: words } = edition.servicePage;
  const answers = { goods: words.goods, services: words.services, both: words.both };
  return (
    <form className={styles.sheetAsk} {...asks(edition, 'gst-registration-check')}>
      <fieldset className={fields.field}>
        <legend>{words.sells}</legend>
        <div className={fields.answers}>
          {Object.entries(answers).map(([value, label]) => (
            <div key={value}>
              <input type="radio" id={`ask-${value}`} name="sells" value={value} required />
              <label htmlFor={`ask-${value}`}>{label}</label>
            </div>
          ))}
        </div>
      </fieldset>
      {Object.entries(usual).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.sheetPair}>
        <div className={fields.field}>
          <label htmlFor="ask-sales">{words.sales}</label>
          <input
            id="ask-sales"
            name="sales"
            inputMode="decimal"
            placeholder="30,00,000"
            required
            autoComplete="off"
            enterKeyHint="go"
            aria-describedby="ask-hint"
          />
        </div>
        <button type="submit" className={buttonClass('primary')}>
          {words.action}
        </button>
      </div>
      <p id="ask-hint" className="note">
        {words.hint}
      </p>
    </form>
  );
};

/** Shows a short answer on a double rule, and what it depends on. */
export const SheetAnswer = ({ answer, note }: { readonly answer: string; readonly note?: string | undefined }) => (
  <p className={styles.sheetAnswer}>
    <b>{answer}</b> {note && <span>{note}</span>}
  </p>
);

interface NextAnswerProps {
  /** The due dates of which the next one is named. */
  readonly dues: readonly string[];
  /** The next one at the build, and its rule in words. */
  readonly name: string;
  readonly rule: string;
  readonly all: Chip;
}

/** Shows the next due date: in words until a script counts the days (src/enhance/due-dates). */
export const NextAnswer = ({ dues, name, rule, all }: NextAnswerProps) => (
  <>
    <p className={styles.nextAnswer} data-due-next={dues.join(' ')} data-counts="">
      <b>{name}</b>
      <small>
        <span>{rule}</span>
      </small>
    </p>
    <a href={all.href}>{all.name}</a>
  </>
);
