import { externalLinks } from '../../content/links.ts';
import { about } from '../../content/pages/about.ts';
import { hrefPage } from '../site/href.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Checklist } from '../ui/checklist/checklist.tsx';
import { Faq } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ExternalLink } from '../ui/link/external-link.tsx';
import { Cross } from '../ui/points/points.tsx';
import { Section } from '../ui/section/section.tsx';
import { ClosingCall } from '../ui/sections/closing-call.tsx';
import { DarkColumns } from '../ui/sections/dark-columns.tsx';
import { PageAndMargin } from '../ui/sections/page-and-margin.tsx';
import styles from './about-page.module.css';
import shared from './pages.module.css';

export const AboutPage = () => (
  <>
    <Hero title={about.hero.title} lead={about.hero.lead} seed="about" />
    <Section>
      <div className={styles.statements}>
        {[about.vision, about.mission].map((statement) => (
          <div key={statement.title}>
            <h2>{statement.title}</h2>
            <p>{statement.text}</p>
          </div>
        ))}
      </div>
    </Section>
    {about.milestones.length > 0 && (
      <Section tone="chalk" title={about.milestonesTitle} layout="split" knot>
        <ol className={styles.milestones}>
          {about.milestones.map((milestone) => (
            <li key={milestone.year}>
              <strong>{milestone.year}</strong>
              <span>{milestone.event}</span>
            </li>
          ))}
        </ol>
      </Section>
    )}
    <PageAndMargin
      title={about.valuesTitle}
      tone="paper"
      marginTitle={about.reasonsTitle}
      margin={<Checklist items={about.reasons} mark="ring" />}
    >
      <Cross points={about.values} />
    </PageAndMargin>
    {about.team.length > 0 && (
      <DarkColumns
        title={about.teamTitle}
        points={about.team.map((member) => ({
          icon: member.icon,
          title: member.name,
          above: [member.qualification, member.role].filter(Boolean).join(', '),
          description: member.expertise,
          below: member.experience,
        }))}
      />
    )}
    <Section title={about.questionsTitle}>
      <Faq questions={about.questions} />
    </Section>
    <Section tone="chalk" title={about.bodies.title} intro={about.bodies.intro} layout="split">
      <ul className={shared.linkList}>
        {about.bodies.links.map((id) => (
          <li key={id}>
            <ExternalLink href={externalLinks[id].url}>{externalLinks[id].label}</ExternalLink>
          </li>
        ))}
      </ul>
    </Section>
    <ClosingCall title={about.closing.title} text={about.closing.text} seed="about">
      <ButtonLink href={hrefPage('contact')}>{about.closing.action}</ButtonLink>
    </ClosingCall>
  </>
);
