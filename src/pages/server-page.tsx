import { notFound } from '../../content/pages/not-found.ts';
import { serverPageSubject } from '../../content/pages/server.ts';
import type { MessagePage } from '../site/server-pages.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import { Hero } from '../ui/hero/hero.tsx';
import { Section } from '../ui/section/section.tsx';
import { ContactCard } from './contact-card.tsx';

/** A short message of the server with one thing to do, the rest of the page as everywhere. */
export const ServerPage = ({ title, text, button, link }: MessagePage) => (
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
