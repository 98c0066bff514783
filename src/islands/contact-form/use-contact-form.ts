import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { draftOf, dropDraft, fillFrom, keepDraft, readDraft } from './draft.ts';
import { type Mistakes, useMistakes } from './mistakes.ts';
import { sendContact } from './send-contact.ts';

/** Where the form stands. */
export type ContactStatus = 'idle' | 'success' | 'error';

/** What the view needs of the form. */
export interface ContactForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The message, which takes the focus when it appears. */
  readonly message: RefObject<HTMLDivElement | null>;
  readonly status: ContactStatus;
  readonly busy: boolean;
  readonly mistakes: Mistakes;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
}

/** A message that failed and its key, so that the same message keeps the same key; and how often it was sent again. */
interface Attempt {
  readonly content: string;
  readonly key: string;
  again: number;
}

/** So often a message is sent again by itself to a server that has too much to do; then the visitor decides. */
const MOST_TRIES = 5;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The contact form's state: busy, success or error, a draft, and a second try when the line is back. */
export const useContactForm = (): ContactForm => {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const attempt = useRef<Attempt | null>(null);
  const waiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [status, setStatus] = useState<ContactStatus>('idle');
  const [busy, setBusy] = useState(false);
  const { mistakes, onInvalid, forget } = useMistakes();

  /** Sends by itself what the server could not take: said only when it succeeds, because the failure was said before. */
  const sendAgain = (element: HTMLFormElement, seconds: number): void => {
    const failed = attempt.current;
    if (!failed || failed.again >= MOST_TRIES) return;
    failed.again += 1;
    // Those who were turned away together should not come back together.
    const pause = seconds * 1000 * (1 + Math.random() / 2);
    timer.current = setTimeout(() => {
      // `checkValidity` would tell of mistakes that nobody has sent.
      if (waiting.current && element.matches(':valid')) void sendNow.current(element, true);
    }, pause);
  };

  const send = async (element: HTMLFormElement, quiet = false): Promise<void> => {
    // The flag of the view is drawn too late for the second of two quick clicks.
    if (sending.current) return;
    sending.current = true;
    waiting.current = false;
    clearTimeout(timer.current);
    const content = JSON.stringify(draftOf(element));
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey(), again: 0 };
    setBusy(true);
    if (!quiet) setStatus('idle');
    try {
      const result = await sendContact(new FormData(element), {
        fetch: (...request) => fetch(...request),
        key: attempt.current.key,
        // The form is in the page from its start, however late the island comes.
        elapsed: performance.now(),
        page: location.pathname,
        referrer: document.referrer,
        log: (text, error) => console.error(text, error ?? ''),
      });
      const sent = result.outcome === 'sent';
      if (sent) {
        attempt.current = null;
        element.reset();
        dropDraft();
      }
      waiting.current = result.outcome === 'unreachable' || result.outcome === 'later';
      if (result.outcome === 'later') sendAgain(element, result.seconds);
      setStatus(sent ? 'success' : 'error');
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  // The effects below run once; they reach the newest `send` through this.
  const sendNow = useRef(send);
  sendNow.current = send;

  useEffect(() => {
    if (form.current) {
      fillFrom(form.current, readDraft());
      // What was typed before the island came is part of the draft.
      const draft = draftOf(form.current);
      if (Object.values(draft).some(Boolean)) keepDraft(draft);
    }
    const onOnline = (): void => {
      if (waiting.current && form.current?.matches(':valid')) void sendNow.current(form.current);
    };
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      clearTimeout(timer.current);
    };
  }, []);

  useEffect(() => {
    if (status !== 'idle') message.current?.focus();
  }, [status]);

  return {
    form,
    message,
    status,
    busy,
    mistakes,
    onInvalid,
    onSubmit(event) {
      event.preventDefault();
      void send(event.currentTarget);
    },
    onInput(event) {
      forget(event.target as HTMLInputElement);
      waiting.current = false;
      if (form.current) keepDraft(draftOf(form.current));
    },
  };
};
