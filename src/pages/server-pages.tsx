import type { ReactNode } from 'react';
import { enquiryPage as words } from '../../content/pages/enquiry.ts';
import { notFound } from '../../content/pages/not-found.ts';
import { serverPageSubject } from '../../content/pages/server.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import { toolWords } from '../../content/tools/shared.ts';
import { contactFragments } from '../forms/contact.ts';
import { type EnquiryButton, enquiryFields } from '../forms/forms.ts';
import { mark } from '../site/fill.ts';
import { CONTACT_PLACE, hrefPage, hrefTool } from '../site/href.ts';
import { serverPageParts as parts, serverPageTexts as texts } from '../site/server-page.ts';
import { toolEntry } from '../site/tools.ts';
import { allTools } from '../tools/all-tools.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import fields from '../ui/fields/fields.module.css';
import { FormMessage } from '../ui/fields/fields.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { CaseForm, ToolForm } from '../ui/tool/tool-form.tsx';
import { ANSWER, Part as AnyPart, SheetActions, ToolSheet, ToolView, ToolWaiting } from '../ui/tool/tool-sheet.tsx';
import { ContactCard } from './page-parts.tsx';
import styles from './pages.module.css';
import { ToolPage } from './tool-page.tsx';

/** A short message of the server with one thing to do, the rest of the page as everywhere. */
export const ServerPage = () => (
  <>
    <Hero
      title={texts.title}
      lead={texts.text}
      seed="contact"
      actions={
        <>
          {parts.button.start}
          <form method="post" action={texts.action}>
            <button type="submit" className={buttonClass('accent')}>
              {texts.label}
            </button>
          </form>
          {parts.button.end}
          {parts.link.start}
          <ButtonLink href={texts.href} kind="accent">
            {texts.linkLabel}
          </ButtonLink>
          {parts.link.end}
        </>
      }
    />
    <Section title={notFound.contactTitle} tone="mist" layout="split">
      <ContactCard subject={serverPageSubject} />
    </Section>
  </>
);

const { stand, yours, ask } = words;

const Part = (props: { readonly name: string; readonly children: ReactNode }) => <AnyPart {...props} marked />;

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Press = ({ does, kind, children }: { does: EnquiryButton; kind: 'primary' | 'quiet'; children: string }) => (
  <button type="submit" name={enquiryFields.does} value={does} className={buttonClass(kind)}>
    {children}
  </button>
);

/** A form of the page; it is posted to the page's own address. */
const PageForm = ({ children }: { readonly children: ReactNode }) => (
  <form method="post" action={mark('action')} className={styles.enquiryForm}>
    {children}
  </form>
);

/** The digits that were right, for the next step: nobody is logged in. */
const SameDigits = () => <input type="hidden" name={enquiryFields.digits} value={mark('digits')} />;

const Stand = () => (
  <dl className={`${styles.rows} ${styles.stand}`}>
    <Row label={stand.rows.reference}>
      <strong>{mark('reference')}</strong>
    </Row>
    <Row label={stand.rows.received}>{mark('received')}</Row>
    <Row label={stand.rows.passed}>{mark('passed')}</Row>
    <Row label={stand.rows.answered}>{mark('answered')}</Row>
    <Part name="withdrawn">
      <Row label={stand.rows.withdrawn}>{mark('withdrawn')}</Row>
    </Part>
  </dl>
);

const Unlock = () => (
  <PageForm>
    <p>{yours.intro}</p>
    <div className={fields.field}>
      <label htmlFor="enquiry-digits">{yours.digits}</label>
      <input
        id="enquiry-digits"
        name={enquiryFields.digits}
        inputMode="numeric"
        autoComplete="off"
        required
        aria-describedby="enquiry-wrong"
      />
      <p id="enquiry-wrong" className={fields.mistake}>
        <Part name="wrong">{yours.wrong}</Part>
      </p>
    </div>
    <div className={styles.enquiryActions}>
      <Press does="show" kind="primary">
        {yours.show}
      </Press>
    </div>
  </PageForm>
);

const Shown = () => (
  <>
    <dl className={styles.rows}>
      <Part name="answer">
        <Row label={mark('label')}>{mark('said')}</Row>
      </Part>
    </dl>
    <PageForm>
      <SameDigits />
      <div className={styles.enquiryActions}>
        <Press does="download" kind="primary">
          {yours.download}
        </Press>
        <Part name="withdrawable">
          <Press does="withdraw" kind="quiet">
            {yours.withdraw}
          </Press>
        </Part>
        <Press does="ask" kind="quiet">
          {yours.erase}
        </Press>
      </div>
      <p>{yours.withdrawNote}</p>
      <p>{yours.eraseNote}</p>
    </PageForm>
  </>
);

const Ask = () => (
  <Section title={ask.title} tone="mist">
    <PageForm>
      <SameDigits />
      <p>{ask.text}</p>
      <div className={styles.enquiryActions}>
        <Press does="erase" kind="primary">
          {ask.yes}
        </Press>
        <a href={mark('action')} className={buttonClass('quiet')}>
          {ask.no}
        </a>
      </div>
    </PageForm>
  </Section>
);

/** The page of an enquiry; the server fills in its words (server/leads/enquiry/filling.ts). */
export const EnquiryTemplate = () => (
  <>
    <Hero
      title={mark('title')}
      lead={mark('text')}
      seed="contact"
      actions={
        <Part name="over">
          <ButtonLink href={hrefPage('home')} kind="accent">
            {words.home}
          </ButtonLink>
        </Part>
      }
    />
    <Part name="ask">
      <Ask />
    </Part>
    <Part name="enquiry">
      <Section title={stand.title}>
        <FormMessage
          id={contactFragments.success}
          kind="success"
          spoken={words.sentSpoken}
          more={
            <>
              <p>
                {stand.rows.reference}: <strong>{mark('reference')}</strong>
              </p>
              <p>{words.keep}</p>
            </>
          }
        >
          {words.sent}
        </FormMessage>
        <Stand />
        <p>{words.next}</p>
      </Section>
      <Section title={yours.title} tone="mist">
        <Part name="closed">
          <p>{yours.closed}</p>
        </Part>
        <Part name="unlock">
          <Unlock />
        </Part>
        <Part name="shown">
          <Shown />
        </Part>
      </Section>
    </Part>
    <Section title={notFound.contactTitle} layout="split">
      <ContactCard subject={serverPageSubject} />
    </Section>
  </>
);

/** A sheet whose words the server fills in (server/tools/answer-tool.ts). */
const sheet = {
  subject: mark('subject'),
  headline: mark('headline'),
  // The server puts one of the two there.
  tone: mark('tone') as 'calm',
  lines: [{ label: mark('label'), working: mark('working'), amount: mark('amount'), kind: mark('kind') as 'line' }],
  comparison: {
    // The same for every outcome: its caption is not shown.
    title: toolWords.sheet,
    columns: [{ name: mark('compared'), rank: mark('rank') as 'best' }],
    rows: [
      {
        label: mark('label'),
        kind: mark('kind') as 'line',
        cells: [{ amount: mark('amount'), rank: mark('rank') as 'best' }],
      },
    ],
  },
  notes: [mark('note')],
  lists: [{ title: mark('list-title'), items: [mark('item')] }],
  table: { title: mark('table-title'), columns: [mark('column')], rows: [[mark('row'), mark('cell')]] },
};

/** The page of a tool as the server answers its form: what was typed, and the result or what is wrong, are marks. */
export const ToolTemplate = ({ slug }: { readonly slug: ToolSlug }) => {
  const { tool } = allTools[slug];
  const [service] = toolEntry(slug).services;
  return (
    <ToolPage slug={slug}>
      <ToolView
        form={<ToolForm action={hrefTool(slug)} fields={tool.fields} note={toolWords.posted} marked />}
        result={
          <>
            <Part name="waiting">
              <ToolWaiting />
            </Part>
            <Part name="result">
              <span id={ANSWER} />
              <ToolSheet sheet={sheet} marked>
                <SheetActions answered={mark('answered')} whatsapp={mark('whatsapp')} contact={`#${CONTACT_PLACE}`} />
              </ToolSheet>
              <CaseForm service={service} message={mark('case')} />
            </Part>
          </>
        }
      />
    </ToolPage>
  );
};
