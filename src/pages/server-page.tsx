import { notFound } from '../../content/pages/not-found.ts';
import { serverPageSubject } from '../../content/pages/server.ts';
import { serverPageParts as parts, serverPageTexts as texts } from '../site/server-page.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContactCard } from './contact-card.tsx';

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
