/** What was typed and not yet sent, kept on the visitor's own device: a reload or a crash loses nothing. */
import { DRAFT_KEY } from '../../../content/storage-keys.ts';
import { type ContactField, contactFields } from '../../forms/contact.ts';

/** The fields of a message as typed. */
export type Draft = Partial<Record<ContactField, string>>;

const names = contactFields.map(({ name }) => name);

/** The fields of a form as typed. */
export const draftOf = (form: HTMLFormElement): Draft => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => ['string', 'undefined'].includes(typeof (value as Record<string, unknown>)[name]));

/** Reads the draft; none when there is none, or the device keeps nothing. */
export const readDraft = (): Draft => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
};

/** Keeps the draft, as far as the device lets us. */
export const keepDraft = (draft: Draft): void => {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft, not the message.
  }
};

/** Forgets the draft. */
export const dropDraft = (): void => {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was kept then.
  }
};

/** Fills what is still empty from a draft; what someone has typed meanwhile wins. */
export const fillFrom = (form: HTMLFormElement, draft: Draft): void => {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const said = draft[name];
    if (
      said &&
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.value === ''
    )
      field.value = said;
  }
};
