import type { ReactNode } from 'react';
import type { EnquiryPage, MessagePage } from '../delivery/server-renderer.ts';
import { contactFragments } from '../forms/contact.ts';
import { type EnquiryButton, enquiryFields } from '../forms/forms.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { useEdition } from '../ui/edition.tsx';
import { FactList } from '../ui/facts/facts.tsx';
import fields from '../ui/fields/fields.module.css';
import { FormMessage } from '../ui/fields/fields.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { ContactCard } from './page-parts.tsx';
import styles from './pages.module.css';

export const ServerPage = ({ title, text, button, link }: MessagePage) => {
  const { notFound, serverPageSubject } = useEdition();
  return (
    <>
      <Hero
        title={title}
        lead={text}
        seed="contact"
        actions={
          <>
            {button && (
              <form method="post" action={button.action}>
                <button type="submit" className={buttonClass('accent')}>
                  {button.label}
                </button>
              </form>
            )}
            {link && (
              <ButtonLink href={link.href} kind="accent">
                {link.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <Section title={notFound.contactTitle} tone="mist" layout="split">
        <ContactCard subject={serverPageSubject} />
      </Section>
    </>
  );
};

const Press = ({ does, kind, children }: { does: EnquiryButton; kind: 'primary' | 'quiet'; children: string }) => (
  <button type="submit" name={enquiryFields.does} value={does} className={buttonClass(kind)}>
    {children}
  </button>
);

/** A form of the page; it is posted to the page's own address, with the digits that were right: nobody is logged in. */
const PageForm = ({ action, shows, children }: Pick<EnquiryPage, 'action' | 'shows'> & { children: ReactNode }) => (
  <form method="post" action={action} className={styles.enquiryForm}>
    {shows.kind !== 'locked' && <input type="hidden" name={enquiryFields.digits} value={shows.digits} />}
    {children}
  </form>
);

const Status = ({ status, isWithdrawn }: EnquiryPage) => {
  const { enquiryPage: words } = useEdition();
  const { stand } = words;
  return (
    <FactList
      facts={[
        { label: stand.rows.received, value: status.received },
        { label: stand.rows.passed, value: status.passed },
        { label: stand.rows.answered, value: status.answered },
        ...(isWithdrawn ? [{ label: stand.rows.withdrawn, value: status.withdrawn }] : []),
      ]}
    />
  );
};

const Unlock = (page: EnquiryPage) => {
  const { enquiryPage: words } = useEdition();
  const { yours } = words;
  return (
    <PageForm {...page}>
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
          {page.shows.kind === 'locked' && page.shows.wrong && yours.wrong}
        </p>
      </div>
      <div className="buttons">
        <Press does="show" kind="primary">
          {yours.show}
        </Press>
      </div>
    </PageForm>
  );
};

const Shown = (page: EnquiryPage) => {
  const { enquiryPage: words } = useEdition();
  const { yours } = words;
  return (
    <>
      <FactList
        facts={page.answers.map(([label, answer]) => ({
          label,
          value: <span className={styles.submitted}>{answer}</span>,
        }))}
      />
      <PageForm {...page}>
        <div className="buttons">
          <Press does="download" kind="primary">
            {yours.download}
          </Press>
          {!page.isWithdrawn && (
            <Press does="withdraw" kind="quiet">
              {yours.withdraw}
            </Press>
          )}
          <Press does="ask" kind="quiet">
            {yours.erase}
          </Press>
        </div>
        <p>{yours.withdrawNote}</p>
        <p>{yours.eraseNote}</p>
      </PageForm>
    </>
  );
};

const Ask = (page: EnquiryPage) => {
  const { enquiryPage: words } = useEdition();
  const { ask } = words;
  return (
    <Section title={ask.title} tone="mist">
      <PageForm {...page}>
        <p>{ask.text}</p>
        <div className="buttons">
          <Press does="erase" kind="primary">
            {ask.yes}
          </Press>
          <a href={page.action} className={buttonClass('quiet')}>
            {ask.no}
          </a>
        </div>
      </PageForm>
    </Section>
  );
};

const Enquiry = (page: EnquiryPage) => {
  const { enquiryPage: words } = useEdition();
  const { stand, yours } = words;
  return (
    <>
      <Section title={stand.title}>
        <FormMessage
          id={contactFragments.success}
          kind="success"
          spoken={words.sentSpoken}
          more={
            <>
              <p>
                {stand.rows.reference}: <strong>{page.status.reference}</strong>
              </p>
              <p>{words.keep}</p>
            </>
          }
        >
          {words.sent}
        </FormMessage>
        <Status {...page} />
        <p className="intro">{words.next}</p>
      </Section>
      <Section title={yours.title} tone="mist">
        {page.shows.kind !== 'locked' ? <Shown {...page} /> : page.open ? <Unlock {...page} /> : <p>{yours.closed}</p>}
      </Section>
    </>
  );
};

export const EnquiryView = (page: EnquiryPage) => {
  const { enquiryPage: words, notFound, serverPageSubject } = useEdition();
  return (
    <>
      <CompactHead title={page.title} lead={words.lead} />
      {page.shows.kind === 'ask' ? <Ask {...page} /> : <Enquiry {...page} />}
      <Section title={notFound.contactTitle} layout="split">
        <ContactCard subject={serverPageSubject} />
      </Section>
    </>
  );
};
