import type { ComponentProps, ReactNode, RefObject } from 'react';
import { HONEYPOT_FIELD, type WordedField } from '../../forms/field.ts';
import { Ring } from '../drawings/drawings.tsx';
import styles from './fields.module.css';

const mistakeId = (id: string): string => `${id}-mistake`;

const marks = (id: string, mistake: string | undefined) =>
  mistake ? ({ 'aria-invalid': true, 'aria-describedby': mistakeId(id) } as const) : {};

const inputTypes = { line: undefined, email: 'email', phone: 'tel' } as const satisfies Record<
  Exclude<WordedField['kind'], 'choice' | 'lines'>,
  string | undefined
>;

const ROWS = 5;

interface FormFieldProps {
  readonly id: string;
  readonly field: WordedField;
  readonly mistake?: string | undefined;
  readonly className?: string | undefined;
  /** The text of a field of several lines at first. */
  readonly text?: string;
  readonly input?: ComponentProps<'input'>;
  readonly children?: ReactNode;
}

const Control = ({ id, field, mistake, text, input }: FormFieldProps) => {
  const { name, required, autoComplete, texts } = field;
  // A browser would cut what is pasted at `maxlength`, and say nothing.
  const common = { id, name, required, autoComplete, ...marks(id, mistake) };
  if (field.kind === 'lines')
    return <textarea rows={ROWS} placeholder={texts.placeholder} defaultValue={text} {...common} />;
  if (field.kind !== 'choice')
    return <input type={inputTypes[field.kind]} placeholder={texts.placeholder} {...input} {...common} />;
  return (
    <select {...common}>
      {/* The first, empty option is no answer. */}
      <option value="">{field.texts.choose}</option>
      {field.values.map((value, at) => (
        <option key={value} value={value}>
          {field.texts.options[at]}
        </option>
      ))}
    </select>
  );
};

export const FormField = ({ className, children, ...props }: FormFieldProps) => (
  <div className={className === undefined ? styles.field : `${styles.field} ${className}`}>
    <label htmlFor={props.id}>{props.field.texts.label}</label>
    <Control {...props} />
    {props.mistake && (
      <p id={mistakeId(props.id)} className={styles.mistake}>
        {props.mistake}
      </p>
    )}
    {children}
  </div>
);

/** Shows a field that people do not see and robots fill. */
export const HoneypotField = ({ id, label }: { readonly id: string; readonly label: string }) => (
  <p className={styles.honeypot} aria-hidden="true">
    <label htmlFor={id}>{label}</label> <input id={id} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
  </p>
);

interface MessageProps {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly title?: string;
  /** The words that a screen reader says first. */
  readonly spoken?: string;
  readonly shown?: boolean;
  /** Takes the message's element while it is shown, so that the form can move the focus to it. */
  readonly focus?: RefObject<HTMLDivElement | null>;
  readonly more?: ReactNode;
  readonly children: string;
}

/** Shows the result of a form: shown by its form, or, on a page without JavaScript, when its fragment is the target. */
export const FormMessage = ({ id, kind, title, spoken, shown = false, focus, more, children }: MessageProps) => (
  <div
    id={id}
    ref={shown ? focus : undefined}
    className={`${styles.message} ${kind === 'error' ? styles.error : ''} ${shown ? styles.shown : ''}`}
    role={kind === 'error' ? 'alert' : 'status'}
    tabIndex={-1}
  >
    {spoken && <span className="visually-hidden">{spoken}</span>}
    {kind === 'success' && <Ring />}
    {title && <strong>{title}</strong>}
    <p>{children}</p>
    {more}
  </div>
);
