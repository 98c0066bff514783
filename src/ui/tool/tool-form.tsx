import type { ComponentType, FormEvent, RefObject } from 'react';
import {
  isAsked,
  type Mistakes,
  type ToolField,
  type ToolFields,
  type Typed,
  toolFieldId,
  type WageCells,
  type WageTable,
} from '../../tools/field.ts';
import type { ToolWords } from '../../tools/texts.ts';
import { buttonClass } from '../button/button-class.ts';
import fields from '../fields/fields.module.css';
import { MistakeList } from '../fields/mistake-list.tsx';
import { WholeNames } from '../whole-names.tsx';
import styles from './tool.module.css';
import { ANSWER } from './tool-view.tsx';

const hintId = (name: string): string => `${toolFieldId(name)}-hint`;
const mistakeId = (name: string): string => `${toolFieldId(name)}-mistake`;

interface FieldProps {
  readonly words: ToolWords;
  readonly name: string;
  readonly field: ToolField;
  readonly value: string;
  readonly mistake?: string | undefined;
  /** The earlier answers for which it is asked, in words; a script shows and hides it instead. */
  readonly dependsOn?: string | undefined;
  /** The amount that is typed, in Indian grouping. */
  readonly repeated?: string | null | undefined;
  /** The hint for the earlier answers, where a script shows it in place of the one for all. */
  readonly hintNow?: string | undefined;
}

/** The hint for all answers gives way to that for some of them: where scripts run, it is not shown. */
const hasHint = ({ field, hintNow }: FieldProps): boolean => Boolean(hintNow ?? (field.hintFor ? '' : field.hint));

const described = (props: FieldProps) => {
  const { name, field, mistake } = props;
  return {
    'aria-describedby':
      [hasHint(props) && hintId(name), mistake && mistakeId(name)].filter(Boolean).join(' ') || undefined,
    // A group of radio buttons has no `aria-invalid`: only its description can say it.
    [field.kind === 'choice' && !field.list ? 'data-invalid' : 'aria-invalid']: mistake ? true : undefined,
  };
};

/** Returns the lines of a hint that is a list: it is read before the question is answered. */
const splitLines = ({ hint = '' }: ToolField): readonly string[] => (hint.includes('\n') ? hint.split('\n') : []);

const Below = ({ name, field, mistake, dependsOn, hintNow, repeated }: FieldProps) => (
  <>
    {repeated && <p className={styles.toolRepeated}>{repeated}</p>}
    {mistake && (
      <p id={mistakeId(name)} className={fields.mistake}>
        <WholeNames text={mistake} />
      </p>
    )}
    {hintNow && (
      <p id={hintId(name)} className="note">
        <WholeNames text={hintNow} />
      </p>
    )}
    {field.hint && splitLines(field).length === 0 && (
      <p
        id={field.hintFor ? undefined : hintId(name)}
        className={field.hintFor ? `${styles.toolDepends} note` : 'note'}
      >
        <WholeNames text={field.hint} />
      </p>
    )}
    {dependsOn && (
      <p className={styles.toolDepends}>
        <WholeNames text={dependsOn} />
      </p>
    )}
  </>
);

/** True if a browser may insist on an answer: a field that may be hidden must not block the form. */
const isRequired = ({ optional, when, askedFrom }: ToolField): boolean => !optional && !when && !askedFrom;

type Choice = Extract<ToolField, { kind: 'choice' }>;

const Answers = (props: FieldProps & { readonly field: Choice }) => {
  const { name, field, value } = props;
  return (
    <fieldset className={fields.field} {...described(props)}>
      <legend>
        <WholeNames text={field.label} />
      </legend>
      {splitLines(field).length > 0 && (
        <ul id={hintId(name)} className="note">
          {splitLines(field).map((line) => (
            <li key={line}>
              <WholeNames text={line} />
            </li>
          ))}
        </ul>
      )}
      <div className={fields.answers}>
        {field.options.map((option, index) => {
          const id = index === 0 ? toolFieldId(name) : toolFieldId(`${name}-${option.value}`);
          return (
            <div key={option.value}>
              <input
                type="radio"
                id={id}
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
                required={isRequired(field)}
              />
              <label htmlFor={id}>
                <WholeNames text={option.label} />
              </label>
            </div>
          );
        })}
      </div>
      <Below {...props} />
    </fieldset>
  );
};

const inputs = {
  month: { type: 'month', placeholder: '2026-09' },
  day: { type: 'date' },
  rupees: { inputMode: 'decimal', autoComplete: 'off' },
  line: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
} as const satisfies Record<Exclude<ToolField['kind'], 'choice' | 'lines' | 'wages'>, object>;

const LINES = 3;

/** Shows the table of wages, with the code that only such a tool needs. */
export type WageTableView = ComponentType<{
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly table: WageTable;
  /** The mistakes of every field: those of a cell have its name. */
  readonly mistakes: Mistakes;
  readonly wages: WagesInForm | undefined;
}>;

/** The content of the table of wages. */
export interface WagesInForm {
  readonly people: readonly WageCells[];
  /** The people who do not fit into the table, as a list; only in the server's answer, which has no script. */
  readonly rest?: string;
}

type OneField = FieldProps & { readonly field: Exclude<ToolField, { kind: 'wages' }> };

/** Has no `max`, `maxlength` or `step`, because the tool says in words what it does not take. */
const ToolFieldView = (props: OneField) => {
  const { words, name, field, value } = props;
  if (field.kind === 'choice' && !field.list) return <Answers {...props} field={field} />;
  const offers = field.kind === 'line' ? field.offers : undefined;
  const list = offers && `${toolFieldId(name)}-offers`;
  const common = {
    id: toolFieldId(name),
    name,
    defaultValue: value,
    required: isRequired(field),
    ...described(props),
  };
  return (
    <div className={fields.field} data-half={field.half}>
      <label htmlFor={common.id}>
        <WholeNames text={field.label} /> {field.optional === true && <small>{words.optional}</small>}
      </label>
      {field.kind === 'choice' ? (
        <select {...common}>
          <option value="">{words.choose}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'lines' ? (
        <textarea rows={LINES} autoComplete="off" spellCheck={false} {...common} />
      ) : (
        <input
          {...inputs[field.kind]}
          {...(field.kind === 'line' && { placeholder: field.example })}
          enterKeyHint="go"
          list={list}
          {...common}
        />
      )}
      {list && (
        <datalist id={list}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
      <Below {...props} />
    </div>
  );
};

interface ToolFormProps {
  readonly words: ToolWords;
  /** The address of the tool's page: without scripts the form is posted to it. */
  readonly action: string;
  readonly fields: ToolFields;
  /** The typed text, which decides if a field is asked. */
  readonly typed?: Typed;
  /** The day of use (ISO date), once a script knows it. */
  readonly today?: string;
  /** The values of the fields in the server's answer, which has no script. */
  readonly values?: Typed;
  readonly mistakes?: Mistakes;
  readonly listed?: boolean;
  readonly note: string;
  readonly busy?: boolean;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly summary?: RefObject<HTMLDivElement | null>;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** The table of a tool that asks for wages. */
  readonly Wages?: WageTableView | undefined;
  readonly wages?: WagesInForm | undefined;
  /** Repeats a typed amount in Indian grouping. */
  readonly repeat?: ((text: string) => string | null) | undefined;
}

type Condition = Extract<NonNullable<ToolField['when']>, { readonly field: string }>;

/** Returns the answers of a choice, in words: those that a condition names, or the others. */
const listLabels = (fields: ToolFields, { field, values }: Condition, named: boolean): readonly string[] => {
  const earlier = fields[field];
  if (earlier?.kind !== 'choice') return [];
  return earlier.options.filter(({ value }) => values.includes(value) === named).map(({ label }) => label);
};

/** Quotes the answers of conditions that share a question, each once, and the question. */
const quoteAnswers = (
  words: ToolWords,
  fields: ToolFields,
  conditions: readonly Condition[],
  named: boolean,
): string => {
  const labels = new Set(conditions.flatMap((each) => listLabels(fields, each, named)));
  const question = fields[conditions[0]?.field ?? '']?.label ?? '';
  return words.answered([...labels].map((label) => `“${label}”`).join(words.either), question);
};

/** Says in words for which answers a field is asked: those, or the fewer for which it is not. */
const dependsOn = (words: ToolWords, fields: ToolFields, { when }: ToolField): string | undefined => {
  if (!when) return undefined;
  if ('any' in when) {
    const questions = Map.groupBy(when.any, ({ field }) => fields[field]?.label);
    const cases = [...questions.values()].map((each) => quoteAnswers(words, fields, each, true));
    return words.onlyFor(cases.join(words.either));
  }
  if ('all' in when) return words.onlyFor(words.all(when.all.map((each) => quoteAnswers(words, fields, [each], true))));
  const isShorter = listLabels(fields, when, true).length > listLabels(fields, when, false).length;
  return isShorter
    ? words.notFor(quoteAnswers(words, fields, [when], false))
    : words.onlyFor(quoteAnswers(words, fields, [when], true));
};

/** Names the field before what is wrong with it, where its label stands only above the field. */
const withLabel = (label: string, text: string): string =>
  text.includes(label) ? text : `${label}${label.endsWith('?') ? '' : ':'} ${text}`;

interface Part {
  readonly opens: ToolField['opens'];
  readonly names: string[];
}

/** Splits a form where a part begins. */
const splitParts = (fields: ToolFields): readonly Part[] => {
  const parts: Part[] = [];
  for (const [name, { opens }] of Object.entries(fields)) {
    const last = parts.at(-1);
    if (last && !opens) last.names.push(name);
    else parts.push({ opens, names: [name] });
  }
  return parts;
};

/** Shows the form of a tool: a browser can send it without any script. */
export const ToolForm = ({
  words,
  action,
  fields,
  typed = {},
  today = '',
  values,
  mistakes = {},
  listed = false,
  note,
  busy = false,
  form,
  summary,
  onSubmit,
  onInput,
  Wages,
  wages,
  repeat,
}: ToolFormProps) => {
  const all = Object.entries(fields);
  /** The server's answer keeps the label for all answers: no script would change it with them. */
  const shownLabel = ({ label, labelFor }: ToolField): string => (!values && labelFor?.(typed)) || label;
  const view = (name: string, field: ToolField) =>
    field.kind === 'wages' ? (
      Wages && (
        <Wages
          key={name}
          name={name}
          label={field.label}
          hint={field.hint}
          table={field.table}
          mistakes={mistakes}
          wages={wages}
        />
      )
    ) : (
      <ToolFieldView
        key={name}
        words={words}
        name={name}
        field={{ ...field, label: shownLabel(field) }}
        value={values?.[name] ?? ('preset' in field ? (field.preset ?? '') : '')}
        mistake={mistakes[name]}
        dependsOn={dependsOn(words, fields, field)}
        repeated={field.kind === 'rupees' ? repeat?.(typed[name] ?? '') : null}
        hintNow={values ? undefined : field.hintFor?.(typed)}
      />
    );
  const isAskedNow = (name: string): boolean => {
    const field = fields[name];
    if (field === undefined || !isAsked(fields, field, typed, today)) return false;
    return !field.isNeeded || field.isNeeded(typed) || Boolean(typed[name]);
  };
  const viewIfAsked = (name: string) => {
    const field = fields[name];
    if (!field) return null;
    // The server's answer has no script that would show it again.
    return (field.when || field.askedFrom || field.isNeeded || field.hintFor) && !values ? (
      <div key={name} data-asked={isAskedNow(name)}>
        {view(name, field)}
      </div>
    ) : (
      view(name, field)
    );
  };
  const isFilled = (name: string): boolean => {
    const field = fields[name];
    const preset = field && 'preset' in field ? field.preset : '';
    return Boolean(mistakes[name]) || (values?.[name] ?? preset) !== preset;
  };
  const wrong = all.flatMap(([name, field]) =>
    Object.entries(mistakes).flatMap(([where, text]) => {
      if (field.kind === 'wages' && (where === name || where.startsWith(`${name}-`)))
        return [{ id: toolFieldId(where), text: <WholeNames text={text} /> }];
      return where === name
        ? [{ id: toolFieldId(where), text: <WholeNames text={withLabel(shownLabel(field), text)} /> }]
        : [];
    }),
  );
  return (
    <form
      ref={form}
      className={styles.toolForm}
      method="post"
      action={`${action}#${ANSWER}`}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {listed && wrong.length > 0 && (
        <>
          {values && <span id={ANSWER} />}
          <MistakeList summary={words.summary(wrong.length)} mistakes={wrong} focus={summary} />
        </>
      )}
      {splitParts(fields).map(({ opens, names }) => {
        const [first = ''] = names;
        const shown = names.map(viewIfAsked);
        if (!opens) return shown;
        const { title, note: partNote, folds, isFor, waits } = opens;
        const isWaiting = waits && !values && !names.some((name) => typed[name]) && !isFor?.(typed);
        return folds ? (
          // A script opens it for what is filled in later, or is wrong.
          <details
            key={first}
            data-plus=""
            className={styles.toolPart}
            data-asked={values ? undefined : names.some(isAskedNow)}
            data-waits={isWaiting}
            open={values && (names.some(isFilled) || isFor?.(values))}
          >
            <summary>
              <h2>
                {title} <small>{words.optional}</small>
              </h2>
            </summary>
            <div>{shown}</div>
          </details>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset within others would repeat its legend for each answer
          <div key={first} role="group" aria-labelledby={`part-${first}`} className={styles.toolPart}>
            <h2 id={`part-${first}`}>{title}</h2>
            {partNote && (
              <p className="note">
                <WholeNames text={partNote} />
              </p>
            )}
            {shown}
          </div>
        );
      })}
      <button type="submit" className={buttonClass('primary')}>
        {busy ? words.working : words.submit}
      </button>
      <p className="note">{note}</p>
    </form>
  );
};
