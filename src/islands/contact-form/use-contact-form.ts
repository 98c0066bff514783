import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { serviceOptions } from '../../../content/service-index.ts';
import { CONTACT_PLACE, type Enquiry } from '../../addresses/href.ts';
import { type Attempt, dropDraft, fillFrom, keepDraft, readDraft, typedIn } from '../../enhance/draft.ts';
import { sinceOpened } from '../../enhance/opened.ts';
import { CONTACT_FORM } from '../../forms/contact.ts';
import { subjectChatHref } from '../../office/contact-links.ts';
import { nameEnquiry, nameSubject, readEnquiry } from '../../office/enquiry-names.ts';
import { postForm } from '../post-form.ts';
import type { ContactSource } from './data.ts';
import { mistakesIn, useMistakes } from './mistakes.ts';

const showEnquiry = ({ names, chat, sentences }: ContactSource, enquiry: Enquiry): void => {
  const words = nameEnquiry(enquiry, names);
  if (!words) return;
  const plain = subjectChatHref(chat, sentences, undefined);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target=_blank]'))
    if (link.href === plain) link.href = subjectChatHref(chat, sentences, nameSubject(enquiry, names, sentences));
  const line = document.querySelector<HTMLElement>('[data-enquiry]');
  const place = line?.querySelector('strong');
  if (!line || !place) return;
  place.textContent = words;
  line.hidden = false;
};

/** The state of the retries of a message that could not be sent; `stopped` by the button or by typing on. */
export type Again = 'waiting' | 'trying' | 'stopped' | 'no';

export interface Receipt {
  readonly reference: string;
  readonly page: string;
}

/** Returns null if the response has no reference; the message was still stored. */
const receiptIn = (answer: unknown): Receipt | null => {
  const { reference, page } = (answer ?? {}) as Partial<Record<keyof Receipt, unknown>>;
  return typeof reference === 'string' && typeof page === 'string' && page.startsWith('/') ? { reference, page } : null;
};

/** The heading of the form and its introduction are not part of the island; what is sent needs neither. */
const markSent = (isSent: boolean): void => {
  document.getElementById(CONTACT_PLACE)?.parentElement?.toggleAttribute('data-sent', isSent);
};

const MAX_TRIES = 5;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const keep = (form: HTMLFormElement, attempt: Attempt | undefined): void =>
  keepDraft({ typed: typedIn(form), query: location.search, attempt });

/** `sent` is the option of the message that was sent last; `enquiry` is empty until the address has been read. */
export const useContactForm = (source: ContactSource) => {
  const form = useRef<HTMLFormElement>(null);
  /** Takes the focus when it appears. */
  const message = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const attempt = useRef<Attempt>(undefined);
  const tries = useRef(0);
  const wait = useRef(0);
  const [status, setStatus] = useState<'idle' | 'success' | 'error'>('idle');
  const [busy, setBusy] = useState(false);
  const [again, setAgain] = useState<Again>('no');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [sent, setSent] = useState('');
  const [enquiry, setEnquiry] = useState<Enquiry>({});
  const { mistakes, listed, summary, show, changed } = useMistakes(source);

  const stop = (): void => setAgain((now) => (now === 'no' ? now : 'stopped'));

  const send = async (element: HTMLFormElement): Promise<void> => {
    // The flag of the view is drawn too late for the second of two quick clicks.
    if (sending.current) return;
    sending.current = true;
    const content = JSON.stringify(typedIn(element));
    if (attempt.current?.content !== content) attempt.current = { content, key: newKey() };
    const { key } = attempt.current;
    // A reload while it is under way must not store a second message.
    keep(element, attempt.current);
    setBusy(true);
    const result = await postForm(CONTACT_FORM, new FormData(element), {
      // Every attempt to send one message has the same key, so that the server stores it once.
      'idempotency-key': key,
      // The form is in the page from its start, however late the island comes.
      'x-elapsed-ms': String(Math.max(0, Math.round(sinceOpened()))),
      'x-page': location.pathname + location.search,
      ...(document.referrer ? { 'x-referrer': document.referrer } : {}),
    });
    if (result.outcome === 'sent') {
      setReceipt(receiptIn(result.answer));
      setSent(typedIn(element).service ?? '');
      attempt.current = undefined;
      element.reset();
      dropDraft();
    }
    if (result.outcome === 'later' && tries.current < MAX_TRIES) {
      wait.current = result.seconds;
      // A visitor may have stopped the retries while this attempt ran.
      setAgain((now) => (now === 'stopped' ? now : 'waiting'));
    } else setAgain('no');
    setStatus(result.outcome === 'sent' ? 'success' : 'error');
    sending.current = false;
    setBusy(false);
  };

  /** Sends by itself what waits for it; without a connection it goes on waiting for one. */
  const sendAgain = useEffectEvent(() => {
    if (!form.current || navigator.onLine === false) return;
    tries.current += 1;
    setAgain('trying');
    void send(form.current);
  });

  useEffect(() => {
    if (again !== 'waiting') return;
    const onTime = (): void => sendAgain();
    // Visitors who were refused at one moment should not all send again at one moment.
    const timer = setTimeout(onTime, wait.current * 1000 * (1 + Math.random() / 2));
    addEventListener('online', onTime);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onTime);
    };
  }, [again]);

  const start = useEffectEvent(() => {
    const asked = readEnquiry(location.search, source.names);
    setEnquiry(asked);
    showEnquiry(source, asked);
    if (form.current) {
      // The script says more than the browser does.
      form.current.noValidate = true;
      const draft = readDraft();
      attempt.current = draft.attempt;
      // Another address than the draft's brings another wish; a reload keeps what was chosen since.
      const options: ContactSource['ownOptions'] = { ...serviceOptions, ...source.ownOptions };
      const option = options[asked.service ?? ''];
      if (option !== undefined && draft.query !== location.search) fillFrom(form.current, { service: option });
      fillFrom(form.current, draft.typed);
      // Visitors may have typed before the island came; that is part of the draft.
      if (Object.values(typedIn(form.current)).some(Boolean)) keep(form.current, draft.attempt);
    }
  });

  useEffect(() => start(), []);

  useEffect(() => {
    markSent(status === 'success');
    if (status === 'idle') return;
    // The focus alone may scroll to the middle of a message that is higher than a phone.
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView();
  }, [status]);

  return {
    form,
    message,
    status,
    busy,
    again,
    receipt,
    sent,
    mistakes,
    listed,
    summary,
    enquiry,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const found = mistakesIn(source, element);
      setStatus('idle');
      setAgain('no');
      tries.current = 0;
      if (Object.keys(found).length === 0) return void send(element);
      show(found);
    },
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
      changed(currentTarget, (target as HTMLInputElement).name);
      stop();
      keep(currentTarget, attempt.current);
    },
    /** The link itself leads to the heading, which must be there by then. */
    onAnother() {
      markSent(false);
      setStatus('idle');
    },
    onStop() {
      stop();
      // The button that was pressed goes.
      message.current?.focus();
    },
  };
};
