/** Every primitive of the design system in its states. Shown by `npm run styleguide`, not part of the site. */
import '../src/ui/tokens.css';
import '../src/ui/fonts.css';
import '../src/ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames } from '../content/icons.ts';
import { home } from '../content/pages/home.ts';
import { servicesOverview } from '../content/pages/services.ts';
import { serviceIndex } from '../content/service-index.ts';
import { Badge } from '../src/ui/badge/badge.tsx';
import { Breadcrumb } from '../src/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../src/ui/button/button.tsx';
import { buttonClass } from '../src/ui/button/button-class.ts';
import { Callout } from '../src/ui/callout/callout.tsx';
import { Checklist } from '../src/ui/checklist/checklist.tsx';
import { Chips } from '../src/ui/chips/chips.tsx';
import { Closing } from '../src/ui/closing/closing.tsx';
import { DotMap, Locator } from '../src/ui/dot-map/dot-map.tsx';
import { Faq } from '../src/ui/faq/faq.tsx';
import { FormField, FormMessage } from '../src/ui/fields/fields.tsx';
import { Figures } from '../src/ui/figures/figures.tsx';
import { Footer } from '../src/ui/footer/footer.tsx';
import { Header } from '../src/ui/header/header.tsx';
import { Hero } from '../src/ui/hero/hero.tsx';
import { Icon } from '../src/ui/icon/icon.tsx';
import { LedgerList } from '../src/ui/ledger-list/ledger-list.tsx';
import { LedgerTable } from '../src/ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../src/ui/link/external-link.tsx';
import { Definitions, Points } from '../src/ui/points/points.tsx';
import { Section } from '../src/ui/section/section.tsx';
import { Steps } from '../src/ui/steps/steps.tsx';
import { WelcomePopup } from '../src/ui/welcome-popup/welcome-popup.tsx';

const sampleFields = [
  { name: 'text', kind: 'line', maxLength: 80, required: false, texts: { label: 'Text', placeholder: 'Placeholder' } },
  {
    name: 'select',
    kind: 'choice',
    maxLength: 80,
    required: false,
    texts: { label: 'Choice', choose: 'Select', options: ['One', 'Two'] },
  },
  { name: 'area', kind: 'lines', maxLength: 800, required: false, texts: { label: 'Several lines' } },
] as const;

const tokens = [
  'bottle',
  'leaf',
  'mist',
  'paper',
  'chalk',
  'ink',
  'slate',
  'rule',
  'turmeric',
  'turmeric-deep',
  'kumkum',
];

const swatch = (token: string) =>
  ({ background: `var(--${token})`, border: '1px solid var(--rule)', padding: '2rem 1rem' }) as const;

const rows = [
  { item: 'First entry', covers: 'What it is about', due: '31 July', amount: '₹2,500' },
  {
    item: 'Second entry',
    covers: 'A longer remark that runs over more than one line on most screens',
    due: '31 October',
    amount: '₹1,00,000',
  },
];

const Buttons = () => (
  <p>
    <ButtonLink href="#accent" kind="accent">
      Accent
    </ButtonLink>{' '}
    <ButtonLink href="#primary">Primary</ButtonLink>{' '}
    <ButtonLink href="#quiet" kind="quiet">
      Quiet
    </ButtonLink>{' '}
    <button type="button" className={buttonClass('primary')} disabled>
      Disabled
    </button>
  </p>
);

const Styleguide = () => (
  <>
    <Header />
    <main>
      <Hero
        title="Hero, tall, with everything in it"
        lead={home.hero.lead}
        seed="home"
        above={<Breadcrumb crumbs={[{ name: 'Styleguide', href: '#top' }, { name: 'Hero' }]} />}
        actions={<Buttons />}
        proof={<Figures entries={home.trust} label="Figures" />}
      />
      <Hero title="Hero, low" lead={home.hero.lead} seed="about" size="low" />
      <Section title="Tokens">
        {tokens.map((token) => (
          <p key={token} style={swatch(token)}>
            {token}
          </p>
        ))}
      </Section>
      <Section
        title="Typography"
        intro="The intro of a section runs in slate under the accountant's double rule."
        layout="split"
      >
        <h1>Heading one, ₹2,50,000</h1>
        <h2>Heading two, 11-20%</h2>
        <h3>Heading three: Tiruchirappalli</h3>
        <p>
          Text with <a href="#link">a link inside a sentence</a>,{' '}
          <ExternalLink href="https://example.com/">an external link</ExternalLink>, an en dash – and the rupee sign ₹.
        </p>
      </Section>
      <Section title="Buttons on paper">
        <Buttons />
      </Section>
      <Section title="Buttons on bottle" tone="bottle">
        <Buttons />
      </Section>
      <Section title="Ledger table, callout" tone="chalk">
        <LedgerTable
          caption="A sample"
          columns={[
            { field: 'item', heading: 'Item' },
            { field: 'covers', heading: 'Covers' },
            { field: 'due', heading: 'Due', figures: true },
            { field: 'amount', heading: 'Amount', figures: true },
          ]}
          rows={rows}
        />
        <Callout>A deadline or a penalty that must not be missed.</Callout>
      </Section>
      <Section title="Ledger list, with and without a price">
        <LedgerList
          entries={serviceIndex
            .slice(0, 3)
            .map((service) => ({ href: `#${service.slug}`, title: service.name, remark: service.summary }))}
        />
        <LedgerList
          entries={[
            {
              href: '#price',
              title: 'With a price',
              remark: 'And a remark',
              figure: '₹15,000',
              figureLabel: 'Starts at',
            },
          ]}
        />
      </Section>
      <Section title="Steps" tone="mist">
        <Steps steps={servicesOverview.process} />
      </Section>
      <Section title="Points and definitions">
        <Points points={home.why.reasons} columns={4} />
        <Definitions entries={[{ title: 'A name', description: 'What it means, in one or two sentences.' }]} />
      </Section>
      <Section title="Checklist, chips, questions" tone="chalk" layout="split">
        <Checklist items={['One', 'Two', 'Three', 'Four']} />
        <Chips
          label="Chips"
          chips={[
            { href: '#a', name: 'A chip' },
            { href: '#b', name: 'Another' },
          ]}
        />
        <Faq questions={[{ question: 'A question?', answer: 'Its answer, which opens below the rule.' }]} />
      </Section>
      <Section title="Fields" layout="split">
        {sampleFields.map((field) => (
          <FormField key={field.name} id={field.name} field={field} />
        ))}
        <FormMessage id="good" kind="success" title="It worked">
          A message that shows when it is the target: add #good to the address.
        </FormMessage>
        <FormMessage id="bad" kind="error">
          The same for a fault: add #bad to the address.
        </FormMessage>
      </Section>
      <Section title="Dialog" intro="The welcome popup: a sheet from below on a phone, a card on a desktop.">
        <WelcomePopup subject="the style guide" />
        <p>It opens three seconds after this page; reload in a new session to see it again.</p>
      </Section>
      <Section title="Badge">
        <Badge>Showing latest articles</Badge>
      </Section>
      <Section title="Maps" tone="chalk">
        <DotMap />
        <Locator city="madurai" />
      </Section>
      <Section title="Icons">
        <ul>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Section>
      <Closing title="Closing" text="What to do next, and the one button for it.">
        <ButtonLink href="#next">Next</ButtonLink>
      </Closing>
    </main>
    <Footer />
  </>
);

/** The HTML inside `#root`. */
export const renderStyleguide = (): string => renderToStaticMarkup(<Styleguide />);
