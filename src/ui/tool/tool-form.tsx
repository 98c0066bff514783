import type { ClipboardEvent, FormEvent, RefObject } from 'react';
import { toolWords } from '../../../content/tools/shared.ts';
import { isAsked, type Mistakes, type ToolField, type ToolFields, type Typed, toolFieldId } from '../../tools/field.ts';
import { buttonClass } from '../button/button-class.ts';
import { MistakeList } from '../fields/mistake-list.tsx';
import { ToolFieldView } from './tool-field.tsx';
import styles from './tool-form.module.css';
import { ANSWER } from './tool-view.tsx';

interface Props {
  /** The address of the tool's page: without scripts the form is posted to it. */
  readonly action: string;
  readonly fields: ToolFields;
  /** What is typed, by which a field is asked or not. */
  readonly typed?: Typed;
  /** What the fields hold at first in the server's answer, which has no script. */
  readonly values?: Typed;
  readonly mistakes?: Mistakes;
  /** Whether the mistakes are listed above the fields. */
  readonly listed?: boolean;
  /** What becomes of what is typed. */
  readonly note: string;
  readonly busy?: boolean;
  readonly form?: RefObject<HTMLFormElement | null>;
  readonly summary?: RefObject<HTMLDivElement | null>;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  readonly onPaste?: (event: ClipboardEvent<HTMLFormElement>) => void;
}

/** For which answers a field is asked, in words: those, or the fewer for which it is not. */
const dependsOn = (fields: ToolFields, { when }: ToolField): string | undefined => {
  const earlier = when && fields[when.field];
  if (earlier?.kind !== 'choice') return undefined;
  const labels = (asked: boolean): string =>
    earlier.options
      .filter(({ value }) => when?.values.includes(value) === asked)
      .map(({ label }) => label)
      .join(', ');
  return 2 * (when?.values.length ?? 0) > earlier.options.length
    ? toolWords.notFor(labels(false))
    : toolWords.onlyFor(labels(true));
};

/** The form of a tool: a browser can send it without any script. */
export const ToolForm = ({
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
}: Props) => {
  const all = Object.entries(fields);
  const view = (name: string, field: ToolField) => (
    <ToolFieldView
      key={name}
      name={name}
      field={field}
      value={values?.[name] ?? ''}
      mistake={mistakes[name]}
      dependsOn={dependsOn(fields, field)}
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
          <MistakeList summary={toolWords.summary(wrong.length)} mistakes={wrong} focus={summary} />
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
        {busy ? toolWords.working : toolWords.submit}
      </button>
      <p className={styles.toolNote}>{note}</p>
    </form>
  );
};
