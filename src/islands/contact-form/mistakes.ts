import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';

/** What the browser finds wrong, by field name. */
export type Mistakes = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const none: Mistakes = {};

const mistakesIn = (controls: readonly Control[]): Mistakes =>
  Object.fromEntries(controls.map(({ name, validationMessage }) => [name, validationMessage]));

/**
 * Shows the browser's own findings in the page, each beside its field for as long as it is true. The browser's bubble
 * shows one of them for some seconds, is not read again, and takes longer to make than the rest of the answer.
 * @returns what is wrong, and what to call for the form's events
 */
export const useMistakes = () => {
  const [mistakes, setMistakes] = useState(none);
  const first = useRef<Control>(null);
  // The words stand before the focus comes to them, so that a screen reader reads them with the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when words have come
  useEffect(() => {
    first.current?.focus();
    first.current = null;
  }, [mistakes]);
  return {
    mistakes,
    /** Every wrong field has its event; the first speaks for all. */
    onInvalid(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      const controls = [...event.currentTarget.querySelectorAll<Control>(':is(input, select, textarea):invalid')];
      if (event.target !== controls[0]) return;
      first.current = controls[0];
      // The press is drawn first.
      startTransition(() => setMistakes(mistakesIn(controls)));
    },
    /** A field that is being changed is not blamed meanwhile. */
    forget({ name }: Pick<Control, 'name'>): void {
      if (mistakes[name]) setMistakes({ ...mistakes, [name]: '' });
    },
  } as const;
};
