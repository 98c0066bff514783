/** What the built page keeps ready for an enquiry, which only the browser knows. */

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { sinceOpened } from '../../enhance/opened.ts';
import { optionOf } from '../../forms/contact.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { enquiryIn, enquiryWords, subjectOf } from '../../site/enquiry.ts';
import type { Enquiry } from '../../site/href.ts';
import { type Attempt, dropDraft, fillFrom, keepDraft, readDraft, typedIn } from '../draft.ts';
import { type Found, mistakesIn, useMistakes } from './mistakes.ts';
import { type Receipt, sendContact } from './send-contact.ts';

/** Says at the top of the page what the visitor comes for, and in every chat that the page opens. */
const showEnquiry = (enquiry: Enquiry): void => {
  const words = enquiryWords(enquiry);
  if (!words) return;
  const plain = whatsappHref();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]'))
    if (link.href === plain) link.href = whatsappHref(subjectOf(enquiry));
  const line = document.querySelector<HTMLElement>('[data-enquiry]');
  const place = line?.querySelector('strong');
  if (!line || !place) return;
  place.textContent = words;
  line.hidden = false;
};

/** The state of the form. */
export type ContactStatus = 'idle' | 'success' | 'error';

/**
 * What becomes of a message that could not be sent: tried again by itself later, tried again just now, kept back because
 * the visitor said so or goes on typing, or nothing more.
 */
export type Again = 'waiting' | 'trying' | 'stopped' | 'no';

/** What the view needs of the form. */
export interface ContactForm extends Pick<Found, 'mistakes' | 'listed' | 'summary'> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The message, which takes the focus when it appears. */
  readonly message: RefObject<HTMLDivElement | null>;
  readonly status: ContactStatus;
  readonly busy: boolean;
  readonly again: Again;
  /** Of the message that was sent last. */
  readonly receipt: Receipt | null;
  /** The option of the message that was sent last; empty before. */
  readonly sent: string;
  /** What the visitor comes for; empty until the address has been read. */
  readonly enquiry: Enquiry;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** Keeps the message back from being sent by itself. */
  onStop(): void;
}

/** How often a message is sent again by itself; then the visitor decides. */
const MOST_TRIES = 5;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keep = (form: HTMLFormElement, attempt: Attempt | undefined): void =>
  keepDraft({ typed: typedIn(form), query: location.search, attempt });

/** The contact form's state: busy, success or error, a draft, and more tries while the page is open. */
export const useContactForm = (): ContactForm => {
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const tries = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [status, setStatus] = useState<ContactStatus>('idle');
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<Again>('no');
  // The listeners and timers below see the newest state through this.
  const againNow = useRef(again);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [sentOption, setSentOption] = useState('');
  const [enquiry, setEnquiry] = useState<Enquiry>({});
  const { mistakes, listed, summary, show, changed } = useMistakes();

  const become = (next: Again): void => {
    againNow.current = next;
    setAgain(next);
  };

  /** Sends by itself what waits for it; without a connection it goes on waiting for one. */
  const sendAgain = (): void => {
    if (againNow.current !== 'waiting' || !form.current || navigator.onLine === false) return;
    tries.current += 1;
    become('trying');
    void sendNow.current(form.current);
  };

  const waitFor = (seconds: number): void => {
    become('waiting');
    // Visitors who were refused at one moment should not all send again at one moment.
    timer.current = setTimeout(sendAgain, seconds * 1000 * (1 + Math.random() / 2));
  };

  const stop = (): void => {
    clearTimeout(timer.current);
    if (againNow.current !== 'no') become('stopped');
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    // The flag of the view is drawn too late for the second of two quick clicks.
    if (sending.current) return;
    sending.current = true;
    clearTimeout(timer.current);
    const content = JSON.stringify(typedIn(element));
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
    // A reload while it is under way must not store a second message.
    keep(element, attempt.current);
    setBusy(true);
    try {
      const result = await sendContact(new FormData(element), {
        fetch: (...request) => fetch(...request),
        key: attempt.current.key,
        // The form is in the page from its start, however late the island comes.
        elapsed: sinceOpened(),
        page: location.pathname + location.search,
        referrer: document.referrer,
        log: (text, error) => console.error(text, error ?? ''),
      });
      const sent = result.outcome === 'sent';
      if (sent) {
        setReceipt(result.receipt);
        setSentOption(typedIn(element).service ?? '');
        attempt.current = undefined;
        element.reset();
        dropDraft();
      }
      if (result.outcome !== 'later' || tries.current >= MOST_TRIES) become('no');
      // What was stopped meanwhile stays so.
      else if (againNow.current !== 'stopped') waitFor(result.seconds);
      setStatus(sent ? 'success' : 'error');
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  // The effects below run once; they reach the newest functions through these.
  const sendNow = useRef(send);
  sendNow.current = send;
  const sendAgainNow = useRef(sendAgain);
  sendAgainNow.current = sendAgain;

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
    const onOnline = (): void => sendAgainNow.current();
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
    again,
    receipt,
    sent: sentOption,
    mistakes,
    listed,
    summary,
    enquiry,
    onSubmit(event) {
      event.preventDefault();
      const element = event.currentTarget;
      const found = mistakesIn(element);
      setStatus('idle');
      become('no');
      tries.current = 0;
      if (Object.keys(found).length === 0) return void send(element);
      show(found);
    },
    onInput({ currentTarget, target }) {
      changed(currentTarget, (target as HTMLInputElement).name);
      stop();
      keep(currentTarget, attempt.current);
    },
    onStop() {
      stop();
      // The button that was pressed goes.
      message.current?.focus();
    },
  };
};
