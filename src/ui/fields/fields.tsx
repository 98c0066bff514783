import type { ComponentProps, RefObject } from 'react';
import { Ring } from '../kolam/ring.tsx';
import styles from './fields.module.css';

interface Common {
  readonly id: string;
  readonly label: string;
  /** What is wrong with the answer. */
  readonly mistake?: string | undefined;
}

const mistakeId = (id: string): string => `${id}-mistake`;

const Mistake = ({ id, children }: { readonly id: string; readonly children: string | undefined }) =>
  children && (
    <p id={mistakeId(id)} className={styles.mistake}>
      {children}
    </p>
  );

/** What a field with a mistake tells a screen reader that comes to it. */
const marks = (id: string, mistake: string | undefined) =>
  mistake ? ({ 'aria-invalid': true, 'aria-describedby': mistakeId(id) } as const) : {};

/** A labelled input of one line. */
export const TextField = ({ id, label, mistake, ...input }: Common & ComponentProps<'input'>) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <input id={id} {...input} {...marks(id, mistake)} />
    <Mistake id={id}>{mistake}</Mistake>
  </div>
);

/** A labelled input of several lines. */
export const TextAreaField = ({ id, label, mistake, ...area }: Common & ComponentProps<'textarea'>) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <textarea id={id} {...area} {...marks(id, mistake)} />
    <Mistake id={id}>{mistake}</Mistake>
  </div>
);

/** A labelled choice whose first, empty option is no answer. */
export const SelectField = ({
  id,
  label,
  mistake,
  empty,
  options,
  ...select
}: Common & { readonly empty: string; readonly options: readonly string[] } & ComponentProps<'select'>) => (
  <div className={styles.field}>
    <label htmlFor={id}>{label}</label>
    <select id={id} {...select} {...marks(id, mistake)}>
      <option value="">{empty}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
    <Mistake id={id}>{mistake}</Mistake>
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
    {kind === 'success' && <Ring />}
    {title && <strong>{title}</strong>}
    <p>{children}</p>
  </div>
);
