import type { ClipboardEvent, FormEvent, RefObject } from 'react';
import { isAsked, type Mistakes, type ToolField, type ToolFields, type Typed, toolFieldId } from '../../tools/field.ts';
import type { ToolWords } from '../../tools/texts.ts';
import { buttonClass } from '../button/button-class.ts';
import fields from '../fields/fields.module.css';
import { MistakeList } from '../fields/mistake-list.tsx';
import styles from './tool.module.css';
import { ANSWER } from './tool-result.tsx';

const hintId = (name: string): string => `${toolFieldId(name)}-hint`;
const mistakeId = (name: string): string => `${toolFieldId(name)}-mistake`;

interface FieldProps {
  readonly words: ToolWords;
  readonly name: string;
  readonly field: ToolField;
  readonly value: string;
  readonly mistake?: string | undefined;
  /** For which earlier answers it is asked; a script shows and hides it instead. */
  readonly dependsOn?: string | undefined;
}

const described = ({ name, field, mistake }: FieldProps) => ({
  'aria-describedby': [field.hint && hintId(name), mistake && mistakeId(name)].filter(Boolean).join(' ') || undefined,
  // Of answers to choose from nothing but their description can say it.
  [field.kind === 'choice' && !field.list ? 'data-invalid' : 'aria-invalid']: mistake ? true : undefined,
});

const Below = ({ name, field, mistake, dependsOn }: FieldProps) => (
  <>
    {mistake && (
      <p id={mistakeId(name)} className={fields.mistake}>
        {mistake}
      </p>
    )}
    {field.hint && (
      <p id={hintId(name)} className="note">
        {field.hint}
      </p>
    )}
    {dependsOn && <p className={styles.toolDepends}>{dependsOn}</p>}
  </>
);

/** Whether a browser may insist on an answer: not on one to a field that may be hidden. */
const isRequired = ({ optional, when }: ToolField): boolean => !optional && !when;

type Choice = Extract<ToolField, { kind: 'choice' }>;

const Answers = (props: FieldProps & { readonly field: Choice }) => {
  const { name, field, value } = props;
  return (
    <fieldset className={fields.field} {...described(props)}>
      <legend>{field.label}</legend>
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
              <label htmlFor={id}>{option.label}</label>
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
} as const satisfies Record<Exclude<ToolField['kind'], 'choice' | 'lines' | 'rows'>, object>;

const ROWS = 6;
const LINES = 3;

/** No `max`, `maxlength` or `step`: what is not taken is told in words. */
const ToolFieldView = (props: FieldProps) => {
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
    <div className={fields.field}>
      <label htmlFor={common.id}>{field.label}</label>
      {field.kind === 'choice' ? (
        <select {...common}>
          <option value="">{words.choose}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : field.kind === 'rows' || field.kind === 'lines' ? (
        <textarea rows={field.kind === 'rows' ? ROWS : LINES} autoComplete="off" spellCheck={false} {...common} />
      ) : (
        <input {...inputs[field.kind]} enterKeyHint="go" list={list} {...common} />
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
  /** What is typed, by which a field is asked or not. */
  readonly typed?: Typed;
  /** What the fields hold at first in the server's answer, which has no script. */
  readonly values?: Typed;
  readonly mistakes?: Mistakes;
  readonly listed?: boolean;
  readonly note: string;
  readonly busy?: boolean;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly summary?: RefObject<HTMLDivElement | null>;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLFormElement>) => void;
}

/** For which answers a field is asked, in words: those, or the fewer for which it is not. */
const dependsOn = (words: ToolWords, fields: ToolFields, { when }: ToolField): string | undefined => {
  const earlier = when && fields[when.field];
  if (earlier?.kind !== 'choice') return undefined;
  const labels = (asked: boolean): string =>
    earlier.options
      .filter(({ value }) => when?.values.includes(value) === asked)
      .map(({ label }) => label)
      .join(', ');
  return 2 * (when?.values.length ?? 0) > earlier.options.length
    ? words.notFor(labels(false))
    : words.onlyFor(labels(true));
};

/** The form of a tool: a browser can send it without any script. */
export const ToolForm = ({
  words,
  action,
  fields,
  typed = {},
  values,
  mistakes = {},
  listed = false,
  note,
  busy = false,
  form,
  summary,
  onSubmit,
  onInput,
  onPaste,
}: ToolFormProps) => {
  const all = Object.entries(fields);
  const view = (name: string, field: ToolField) => (
    <ToolFieldView
      key={name}
      words={words}
      name={name}
      field={field}
      value={values?.[name] ?? ''}
      mistake={mistakes[name]}
      dependsOn={dependsOn(words, fields, field)}
    />
  );
  const wrong = all.flatMap(([name]) => {
    const text = mistakes[name];
    return text ? [{ id: toolFieldId(name), text }] : [];
  });
  return (
    <form
      ref={form}
      className={styles.toolForm}
      method="post"
      action={`${action}#${ANSWER}`}
      onSubmit={onSubmit}
      onInput={onInput}
      onPaste={onPaste}
    >
      {listed && wrong.length > 0 && (
        <>
          {values && <span id={ANSWER} />}
          <MistakeList summary={words.summary(wrong.length)} mistakes={wrong} focus={summary} />
        </>
      )}
      {all.map(([name, field]) =>
        // The server's answer has no script that would show it again.
        field.when && !values ? (
          <div key={name} data-asked={isAsked(fields, field, typed)}>
            {view(name, field)}
          </div>
        ) : (
          view(name, field)
        ),
      )}
      <button type="submit" className={buttonClass('primary')} disabled={busy}>
        {busy ? words.working : words.submit}
      </button>
      <p className="note">{note}</p>
    </form>
  );
};
