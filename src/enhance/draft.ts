/** Keeps what was typed and not yet sent in this tab alone, so that a reload or a crash does not lose it. */
import { DRAFT_KEY } from '../../content/storage-keys.ts';
import { type ContactField, contactFields } from '../forms/contact.ts';
import { inSession } from './stored.ts';

export type Typed = Partial<Record<ContactField, string>>;

/** An attempt to send; the same message keeps the same key, so that the server stores it once. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

export interface Draft {
  readonly typed: Typed;
  /** The query of the page's address at that time: another query begins another enquiry. */
  readonly query: string;
  readonly attempt?: Attempt | undefined;
}

const stored = inSession(DRAFT_KEY);

const names = contactFields.map(({ name }) => name);

export const typedIn = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTyped = (value: unknown): value is Typed =>
  isRecord(value) && names.every((name) => ['string', 'undefined'].includes(typeof value[name]));

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.content === 'string' && typeof value.key === 'string';

/** It is empty when there is none, or the device keeps nothing. */
export const readDraft = (): Draft => {
  try {
    const value: unknown = JSON.parse(stored.read() ?? '');
    if (!isRecord(value) || !isTyped(value.typed)) throw new TypeError('not a draft');
    return {
      typed: value.typed,
      query: String(value.query),
      attempt: isAttempt(value.attempt) ? value.attempt : undefined,
    };
  } catch {
    return { typed: {}, query: '' };
  }
};

export const keepDraft = (draft: Draft): void => stored.write(JSON.stringify(draft));

export const dropDraft = (): void => stored.write(null);

/** Fills the fields that are still empty: newer typing wins over the draft. */
export const fillFrom = (form: HTMLFormElement, typed: Typed): void => {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const kept = typed[name];
    if (kept && field && 'value' in field && field.value === '') field.value = kept;
  }
};

/** Adds a text to the message that the contact form at an address opens with; what was typed there before stays. */
export const addToMessage = (contact: string, text: string, answers: Typed = {}): void => {
  const { typed } = readDraft();
  const before = typed.message?.trim() ?? '';
  const message = before.includes(text) ? before : [before, text].filter(Boolean).join('\n\n');
  keepDraft({ typed: { ...typed, ...answers, message }, query: new URL(contact, location.href).search });
};
