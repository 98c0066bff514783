import type { ComponentProps } from 'react';
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

/** A message of a form that a page without JavaScript shows when its fragment is the target. */
export const TargetMessage = ({
  id,
  kind,
  title,
  children,
}: {
  id: string;
  kind: 'success' | 'error';
  title?: string;
  children: string;
}) => (
  <div
    id={id}
    className={kind === 'error' ? `${styles.message} ${styles.error}` : styles.message}
    role="status"
    tabIndex={-1}
  >
    {title && <strong>{title}</strong>}
    <p>{children}</p>
  </div>
);
