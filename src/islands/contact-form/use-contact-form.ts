import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { optionOf } from '../../forms/contact.ts';
import { enquiryIn } from '../../site/enquiry.ts';
import type { Enquiry } from '../../site/href.ts';
import { type Attempt, dropDraft, fillFrom, keepDraft, readDraft, typedIn } from '../draft.ts';
import { showEnquiry } from './enquiry-line.ts';
import { type Found, mistakesIn, useMistakes } from './mistakes.ts';
import { type Receipt, sendContact } from './send-contact.ts';

/** The state of the form. */
export type ContactStatus = 'idle' | 'success' | 'error';

/** What the view needs of the form. */
export interface ContactForm extends Pick<Found, 'mistakes' | 'listed' | 'summary'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The message, which takes the focus when it appears. */
  readonly message: RefObject<HTMLDivElement | null>;
  readonly status: ContactStatus;
  readonly busy: boolean;
  /** Of the message that was sent last. */
  readonly receipt: Receipt | null;
  /** What the visitor comes for; empty until the address has been read. */
  readonly enquiry: Enquiry;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
}

/** How often a message is sent again by itself to a server that has too much to do; then the visitor decides. */
const MOST_TRIES = 5;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isGood = (form: HTMLFormElement): boolean => Object.keys(mistakesIn(form)).length === 0;

const keep = (form: HTMLFormElement, attempt: Attempt | undefined): void =>
  keepDraft({ typed: typedIn(form), query: location.search, attempt });

/** The contact form's state: busy, success or error, a draft, and a second try when the connection is back. */
export const useContactForm = (): ContactForm => {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const tries = useRef(0);
  const waiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [status, setStatus] = useState<ContactStatus>('idle');
  const [busy, setBusy] = useState(false);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>({});
  const { mistakes, listed, summary, show, changed } = useMistakes();

  /** Sends by itself what the server could not take: said only when it succeeds, because the failure was said before. */
  const sendAgain = (element: HTMLFormElement, seconds: number): void => {
    if (tries.current >= MOST_TRIES) return;
    tries.current += 1;
    // Visitors who were refused at one moment should not all send again at one moment.
    const pause = seconds * 1000 * (1 + Math.random() / 2);
    timer.current = setTimeout(() => {
      if (waiting.current && isGood(element)) void sendNow.current(element, true);
    }, pause);
  };

  const send = async (element: HTMLFormElement, quiet = false): Promise<void> => {
    // The flag of the view is drawn too late for the second of two quick clicks.
    if (sending.current) return;
    sending.current = true;
    waiting.current = false;
    clearTimeout(timer.current);
    const content = JSON.stringify(typedIn(element));
    if (attempt.current?.content !== content) {
      attempt.current = { content, key: newKey() };
      tries.current = 0;
    }
    // A reload while it is under way must not store a second message.
    keep(element, attempt.current);
    setBusy(true);
    if (!quiet) setStatus('idle');
    try {
      const result = await sendContact(new FormData(element), {
        fetch: (...request) => fetch(...request),
        key: attempt.current.key,
        // The form is in the page from its start, however late the island comes.
        elapsed: performance.now(),
        page: location.pathname + location.search,
        referrer: document.referrer,
        log: (text, error) => console.error(text, error ?? ''),
      });
      const sent = result.outcome === 'sent';
      if (sent) {
        setReceipt(result.receipt);
        attempt.current = undefined;
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
    const asked = enquiryIn(location.search);
    setEnquiry(asked);
    showEnquiry(asked);
    if (form.current) {
      // The script says more than the browser does.
      form.current.noValidate = true;
      const draft = readDraft();
      attempt.current = draft.attempt;
      // Another address than the draft's brings another wish; a reload keeps what was chosen since.
      if (asked.service && draft.query !== location.search)
        fillFrom(form.current, { service: optionOf[asked.service] });
      fillFrom(form.current, draft.typed);
      // What was typed before the island came is part of the draft.
      if (Object.values(typedIn(form.current)).some(Boolean)) keep(form.current, draft.attempt);
    }
    const onOnline = (): void => {
      if (waiting.current && form.current && isGood(form.current)) void sendNow.current(form.current);
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
    receipt,
    mistakes,
    listed,
    summary,
    enquiry,
    onSubmit(event) {
      event.preventDefault();
      const element = event.currentTarget;
      const found = mistakesIn(element);
      if (Object.keys(found).length === 0) return void send(element);
      setStatus('idle');
      show(found);
    },
    onInput({ currentTarget, target }) {
      changed(currentTarget, (target as HTMLInputElement).name);
      waiting.current = false;
      keep(currentTarget, attempt.current);
    },
  };
};
