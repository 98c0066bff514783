/** Reads and writes links to a case, apart from case.ts: a form needs its link before anything typed is read. */
import { isAsked, type ToolFields, type Typed } from './field.ts';

/** A list of people's wages has no link, and its result is told in sums alone. */
export const isPersonal = (fields: ToolFields): boolean => Object.values(fields).some(({ kind }) => kind === 'wages');

/**
 * Returns a case as a fragment, which browsers do not send: "#form=gstr-1&month=2026-09"; `null` where it has no link.
 */
export const caseFragment = (fields: ToolFields, typed: Typed, today: string): string | null =>
  isPersonal(fields)
    ? null
    : `#${new URLSearchParams(
        Object.entries(fields).flatMap(([name, field]) =>
          typed[name] && isAsked(fields, field, typed, today) ? [[name, typed[name]]] : [],
        ),
      )}`;

/** Returns the case of a fragment; `null` when it names none of the fields. */
export const caseIn = (fields: ToolFields, fragment: string): Typed | null => {
  if (isPersonal(fields)) return null;
  const answers = new URLSearchParams(fragment.slice(1));
  const found = Object.keys(fields).flatMap((name) => (answers.has(name) ? [[name, answers.get(name) ?? '']] : []));
  return found.length > 0 ? Object.fromEntries(found) : null;
};
