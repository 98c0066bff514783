import { isPlaceholder } from '../../content/placeholder.ts';
import { ButtonLink, CallButton, ExternalLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklists/checklists.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Faq } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Photograph } from '../ui/photograph.tsx';
import { Points, YearsOnLine } from '../ui/points/points.tsx';
import { ClosingCall, PageAndMargin, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

/** Shows the number, or how to get it where the owner has not written it yet, and how a visitor checks it. */
const Practitioner = ({ number }: { readonly number: string }) => {
  const { bodies } = useEdition().pages.about;
  return (
    <div className={styles.practitioner}>
      {isPlaceholder(number) ? (
        <p className="note">
          {bodies.askNumber} {bodies.lookUp}
        </p>
      ) : (
        <>
          <h3>
            {bodies.practitioner}: {number}
          </h3>
          <p>{bodies.lookUp}</p>
        </>
      )}
    </div>
  );
};

const TEAM_PLACE = 'team';

export const AboutPage = () => {
  const { pages, externalLinks, firm, labels, servicePage, officeCity, hrefPage, hrefCityPrices, addressLine } =
    useEdition();
  const { about } = pages;
  const { bodies, firstCall } = about;
  return (
    <>
      <Hero
        title={about.hero.title}
        lead={about.hero.lead}
        seed="about"
        actions={
          <ButtonLink href={hrefPage('contact')} kind="accent">
            {about.closing.action}
          </ButtonLink>
        }
        proof={
          <ul className={styles.aboutWho}>
            {about.team.length > 0 && (
              <li>
                <Icon name="users" />
                <span>
                  <a href={`#${TEAM_PLACE}`}>{about.teamTitle}</a>: {about.team.map(({ name }) => name).join(', ')}
                </span>
              </li>
            )}
            <li>
              <Icon name="map-pin" /> {addressLine()}
            </li>
            {firm.reviewsUrl && (
              <li>
                <Icon name="star" />
                <span>
                  {labels.rated} <ExternalLink href={firm.reviewsUrl}>{labels.reviews}</ExternalLink>
                </span>
              </li>
            )}
          </ul>
        }
      />
      <Section title={firstCall.title} intro={firstCall.intro} tone="mist" layout="split">
        <Checklist items={firstCall.points} />
        <p className={`${styles.firstCall} buttons`}>
          <CallButton />
        </p>
      </Section>
      <LaterSheet />
      <Section>
        <div className={styles.statements}>
          {[about.vision, about.mission].map((statement) => (
            <div key={statement.title}>
              <h2>{statement.title}</h2>
              <p>{statement.text}</p>
            </div>
          ))}
        </div>
        {about.milestones.length > 0 && (
          <>
            <h2 className={styles.milestonesTitle}>{about.milestonesTitle}</h2>
            <YearsOnLine years={about.milestones} />
          </>
        )}
      </Section>
      {about.photos.length > 0 && (
        <Section tone="chalk">
          <div className={styles.photos}>
            {about.photos.map((photo) => (
              <figure key={photo.hash}>
                <Photograph photo={photo} sizes="(min-width: 43.75em) 50vw, 100vw" />
                {/* Whoever does not see the picture hears the same line as what it shows. */}
                <figcaption aria-hidden="true">{photo.shows}</figcaption>
              </figure>
            ))}
          </div>
        </Section>
      )}
      <PageAndMargin
        title={about.valuesTitle}
        tone="paper"
        marginTitle={about.reasonsTitle}
        margin={
          <>
            <Checklist items={about.reasons} mark="ring" />
            <p className={`${styles.law} targets`}>
              {about.secrecy} <a href={hrefPage('sendPapers')}>{pages.sendPapers.name}</a>
            </p>
          </>
        }
      >
        <Points points={about.values} />
      </PageAndMargin>
      {about.team.length > 0 && (
        <Section id={TEAM_PLACE} title={about.teamTitle} tone="bottle">
          <Points
            points={about.team.map(({ icon, photo, name, qualification, role, expertise, experience }) => ({
              icon,
              image: photo && <Photograph photo={photo} sizes="8rem" />,
              title: name,
              under: qualification,
              above: role,
              description: expertise,
              below: experience,
            }))}
          />
        </Section>
      )}
      <PageAndMargin
        title={about.questionsTitle}
        tone="paper"
        marginTitle={bodies.title}
        margin={
          <>
            <p className="note">{bodies.intro}</p>
            {firm.practitionerNumber && <Practitioner number={firm.practitionerNumber} />}
            <ul className={`${styles.linkList} ruled targets`}>
              {bodies.links.map((id) => (
                <li key={id}>
                  <ExternalLink href={externalLinks[id].url}>{externalLinks[id].label}</ExternalLink>
                </li>
              ))}
            </ul>
          </>
        }
      >
        <Faq questions={about.questions} columns={1} />
        <p className="targets">
          <a href={hrefCityPrices(officeCity.slug)}>{servicePage.fee.prices}</a>
        </p>
      </PageAndMargin>
      <ClosingCall words={about.closing} href={hrefPage('contact')} seed="about" />
    </>
  );
};
