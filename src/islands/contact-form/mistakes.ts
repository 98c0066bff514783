import { startTransition, useEffect, useRef, useState } from 'react';
import { type Typed, typedIn } from '../../enhance/draft.ts';
import { charactersOver, checkAnswer } from '../../forms/check-answer.ts';
import type { ContactField } from '../../forms/contact.ts';
import type { WordedField } from '../../forms/field.ts';
import type { ContactSentences } from './data.ts';

export type Mistakes = Typed;

/** The fields of the form, and how it refuses an answer. */
export interface CheckedFields {
  readonly fields: readonly WordedField[];
  readonly sentences: Pick<ContactSentences, 'fieldRefusals'>;
}

const none: Mistakes = {};

/** Returns the messages with which the server would refuse the answers, by field. */
export const mistakesIn = ({ fields, sentences }: CheckedFields, form: HTMLFormElement): Mistakes => {
  const typed = typedIn(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { problem } = checkAnswer(sentences, field, typed[field.name as ContactField] ?? '');
      return problem === null ? [] : [[field.name, problem]];
    }),
  );
};

const mistakeWhileTyping = (
  { fields, sentences }: CheckedFields,
  form: HTMLFormElement,
  name: string,
): string | null => {
  const field = fields.find((each) => each.name === name);
  const raw = field && typedIn(form)[field.name as ContactField];
  return field && raw && charactersOver(field, raw) > 0 ? checkAnswer(sentences, field, raw).problem : null;
};

/** `listed`: the form was to be sent with mistakes, so that they stand above the fields, in `summary`. */
export const useMistakes = (source: CheckedFields) => {
  const [mistakes, setMistakes] = useState(none);
  const [listed, setListed] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const due = useRef(false);
  // The words are in the page before the focus moves to them, so that a screen reader reads them.
  useEffect(() => {
    if (mistakes === none || !due.current) return;
    summary.current?.focus();
    due.current = false;
  }, [mistakes]);
  return {
    mistakes,
    listed: listed && Object.keys(mistakes).length > 0,
    summary,
    show(found: Mistakes) {
      due.current = true;
      // The press is drawn first.
      startTransition(() => {
        setMistakes(found);
        setListed(true);
      });
    },
    /** No mistake is shown while a field is being changed, unless it has become too long. */
    changed(form: HTMLFormElement, name: string) {
      const mistake = mistakeWhileTyping(source, form, name) ?? undefined;
      const before = mistakes[name as ContactField];
      if (mistake === before) return;
      if (Object.keys(mistakes).length === 0) setListed(false);
      const { [name as ContactField]: _, ...others } = mistakes;
      setMistakes(mistake === undefined ? others : { ...others, [name]: mistake });
    },
  };
};
