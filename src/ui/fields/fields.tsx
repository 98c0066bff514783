import type { ComponentProps, RefObject } from 'react';
import styles from './fields.module.css';

interface Common {
  readonly id: string;
  readonly label: string;
}

/** A labelled input of one line. */
export const TextField = ({ id, label, ...input }: Common & ComponentProps<'input'>) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <input id={id} {...input} />
  </div>
);

/** A labelled input of several lines. */
export const TextAreaField = ({ id, label, ...area }: Common & ComponentProps<'textarea'>) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <textarea id={id} {...area} />
  </div>
);

/** A labelled choice whose first, empty option is no answer. */
export const SelectField = ({
  id,
  label,
  empty,
  options,
  ...select
}: Common & { readonly empty: string; readonly options: readonly string[] } & ComponentProps<'select'>) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <select id={id} {...select}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  </div>
);

/** A field that people never meet and robots fill. */
export const HoneypotField = ({ id, name, label }: Common & { readonly name: string }) => (
  <p className={styles.honeypot} aria-hidden="true">
    <label htmlFor={id}>{label}</label> <input id={id} name={name} tabIndex={-1} autoComplete="off" />
  </p>
);

interface MessageProps {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly title?: string;
  /** What a screen reader is told first. */
  readonly spoken?: string;
  readonly shown?: boolean;
  /** Takes the message's element while it is shown, so that the form can move the focus to it. */
  readonly focus?: RefObject<HTMLDivElement | null>;
  readonly children: string;
}

/** What came of a form: shown by its form, or, on a page without JavaScript, when its fragment is the target. */
export const FormMessage = ({ id, kind, title, spoken, shown = false, focus, children }: MessageProps) => (
  <div
    id={id}
    ref={shown ? focus : undefined}
    className={`${styles.message} ${kind === 'error' ? styles.error : ''} ${shown ? styles.shown : ''}`}
    role={kind === 'error' ? 'alert' : 'status'}
    tabIndex={-1}
  >
    {spoken && <span className="visually-hidden">{spoken}</span>}
    {title && <strong>{title}</strong>}
    <p>{children}</p>
  </div>
);
