import { externalLinks } from '../../content/links.ts';
import { about } from '../../content/pages/about.ts';
import { hrefPage } from '../site/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklist/checklist.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { Faq } from '../ui/faq/faq.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './about-page.module.css';
import shared from './pages.module.css';

export const AboutPage = () => (
  <>
    <Hero title={about.hero.title} lead={about.hero.lead} seed="about" size="low" />
    <Section>
      <div className={styles.twoStatements}>
        <div>
          <h2>{about.vision.title}</h2>
          <p>{about.vision.text}</p>
        </div>
        <div>
          <h2>{about.mission.title}</h2>
          <p>{about.mission.text}</p>
        </div>
      </div>
    </Section>
    <Section tone="chalk" title={about.milestonesTitle} layout="split">
      <ol className={styles.milestones}>
        {about.milestones.map((milestone) => (
          <li key={milestone.year}>
            <strong>{milestone.year}</strong>
            <span>{milestone.event}</span>
          </li>
        ))}
      </ol>
    </Section>
    <Section title={about.valuesTitle}>
      <Points points={about.values} columns={4} />
    </Section>
    <Section tone="chalk" title={about.teamTitle}>
      <ul className={styles.team}>
        {about.team.map((member) => (
          <li key={member.name}>
            <h3>{member.name}</h3>
            <p className={styles.role}>{member.role}</p>
            <p>{member.expertise}</p>
            <p className={shared.soft}>{member.experience}</p>
          </li>
        ))}
      </ul>
    </Section>
    <Section title={about.reasonsTitle} layout="split">
      <Checklist items={about.reasons} columns={1} />
    </Section>
    <Section tone="mist" title={about.bodies.title} intro={about.bodies.intro} layout="split">
      <ul className={shared.linkList}>
        {about.bodies.links.map((id) => (
          <li key={id}>
            <ExternalLink href={externalLinks[id].url}>{externalLinks[id].label}</ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
    <Section title={about.questionsTitle} layout="split">
      <Faq questions={about.questions} />
    </Section>
    <Closing title={about.closing.title} text={about.closing.text}>
      <ButtonLink href={hrefPage('contact')}>{about.closing.action}</ButtonLink>
    </Closing>
  </>
);
