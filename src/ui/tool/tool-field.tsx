import { toolWords } from '../../../content/tools/shared.ts';
import { type ToolField, toolFieldId } from '../../tools/field.ts';
import fields from '../fields/fields.module.css';
import styles from './tool-field.module.css';

const hintId = (name: string): string => `${toolFieldId(name)}-hint`;
const mistakeId = (name: string): string => `${toolFieldId(name)}-mistake`;

interface Props {
  readonly name: string;
  readonly field: ToolField;
  /** Its value. */
  readonly value: string;
  /** What is wrong with the answer. */
  readonly mistake?: string | undefined;
  /** For which earlier answers it is asked; a script shows and hides it instead. */
  readonly dependsOn?: string | undefined;
}

/** What a field tells a screen reader that comes to it. */
const described = ({ name, field, mistake }: Props) => ({
  'aria-describedby': [field.hint && hintId(name), mistake && mistakeId(name)].filter(Boolean).join(' ') || undefined,
  // Of answers to choose from nothing but their description can say it.
  [field.kind === 'choice' && !field.list ? 'data-invalid' : 'aria-invalid']: mistake ? true : undefined,
});

const Below = ({ name, field, mistake, dependsOn }: Props) => (
  <>
    {mistake && (
      <p id={mistakeId(name)} className={fields.mistake}>
        {mistake}
      </p>
    )}
    {field.hint && (
      <p id={hintId(name)} className={styles.toolHint}>
        {field.hint}
      </p>
    )}
    {dependsOn && <p className={styles.toolDepends}>{dependsOn}</p>}
  </>
);

/** Whether a browser may insist on an answer: not on one to a field that may be hidden. */
const isRequired = ({ optional, when }: ToolField): boolean => !optional && !when;

type Choice = Extract<ToolField, { kind: 'choice' }>;

/** The answers of a choice side by side, one of them pressed. */
const Answers = (props: Props & { readonly field: Choice }) => {
  const { name, field, value } = props;
  const radio = (answer: string, id: string, checked: boolean) => (
    <input type="radio" id={id} name={name} value={answer} defaultChecked={checked} required={isRequired(field)} />
  );
  return (
    <fieldset className={`${fields.field} ${styles.toolChoice}`} {...described(props)}>
      <legend>{field.label}</legend>
      <div className={styles.toolAnswers}>
        {field.options.map((option, index) => {
          const id = index === 0 ? toolFieldId(name) : toolFieldId(`${name}-${option.value}`);
          return (
            <div key={option.value}>
              {radio(option.value, id, option.value === value)}
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

/** Many answers as a list that opens. */
const List = (props: Props & { readonly field: Choice }) => {
  const { name, field, value } = props;
  return (
    <div className={fields.field}>
      <label htmlFor={toolFieldId(name)}>{field.label}</label>
      <select
        id={toolFieldId(name)}
        name={name}
        defaultValue={value}
        required={isRequired(field)}
        {...described(props)}
      >
        <option value="">{toolWords.choose}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Below {...props} />
    </div>
  );
};

/** A field of a tool with its label; no `max`, `maxlength` or `step`: what is not taken is told in words. */
export const ToolFieldView = (props: Props) => {
  const { name, field, value } = props;
  if (field.kind === 'choice')
    return field.list ? <List {...props} field={field} /> : <Answers {...props} field={field} />;
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
      {field.kind === 'rows' || field.kind === 'lines' ? (
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
