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
import { Cross } from '../src/ui/cross/cross.tsx';
import { DotMap } from '../src/ui/dot-map/dot-map.tsx';
import { FactsCard } from '../src/ui/facts-card/facts-card.tsx';
import { Faq } from '../src/ui/faq/faq.tsx';
import { FormField, FormMessage } from '../src/ui/fields/fields.tsx';
import { Figures } from '../src/ui/figures/figures.tsx';
import { Fold, Folds } from '../src/ui/fold/fold.tsx';
import { Footer } from '../src/ui/footer/footer.tsx';
import { Header } from '../src/ui/header/header.tsx';
import { Hero } from '../src/ui/hero/hero.tsx';
import { Icon } from '../src/ui/icon/icon.tsx';
import { LedgerTable } from '../src/ui/ledger-table/ledger-table.tsx';
import { ExternalLink } from '../src/ui/link/external-link.tsx';
import { PlaceMap } from '../src/ui/place-map/place-map.tsx';
import { Points } from '../src/ui/points/points.tsx';
import { animations, durations } from '../src/ui/reveal/animations.ts';
import { Reveal } from '../src/ui/reveal/reveal.tsx';
import { Route, Strip } from '../src/ui/route-strip/route-strip.tsx';
import { Section } from '../src/ui/section/section.tsx';
import { DarkThree } from '../src/ui/sections/dark-three.tsx';
import { DayCount } from '../src/ui/sections/day-count.tsx';
import { Figure } from '../src/ui/sections/figure.tsx';
import { Folio } from '../src/ui/sections/folio.tsx';
import { MapAndList } from '../src/ui/sections/map-and-list.tsx';
import { Nine } from '../src/ui/sections/nine.tsx';
import { PageAndMargin } from '../src/ui/sections/page-and-margin.tsx';
import { Slip } from '../src/ui/sections/slip.tsx';
import { Thread } from '../src/ui/sections/thread.tsx';
import { Threshold } from '../src/ui/sections/threshold.tsx';
import { Tabs } from '../src/ui/tabs/tabs.tsx';
import { WelcomePopup } from '../src/ui/welcome-popup/welcome-popup.tsx';

const sampleFields = [
  { name: 'text', kind: 'line', maxLength: 80, required: false, texts: { label: 'Text', placeholder: 'Placeholder' } },
  {
    name: 'select',
    kind: 'choice',
    values: ['One', 'Two'],
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

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '0.5rem' } as const;

/** The animations of the specification, each with every duration that is allowed. */
const Reveals = () =>
  animations.map((animation) => (
    <div key={animation}>
      <h3>{animation}</h3>
      <div style={grid}>
        {durations.map((duration) => (
          <Reveal key={duration} animation={animation} duration={duration}>
            <p style={swatch('mist')}>{duration} ms</p>
          </Reveal>
        ))}
      </div>
    </div>
  ));

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

const links = [
  { href: '#a', name: 'A link' },
  { href: '#b', name: 'Another' },
  { href: '#c', name: 'A third' },
];

const folds = (
  <Folds>
    {['A fold', 'Another fold'].map((title) => (
      <Fold key={title} title={title}>
        <p>What it holds, which the browser's search finds and print shows.</p>
      </Fold>
    ))}
  </Folds>
);

/** The ten kinds of section, in an order in which no two neighbours are of one kind. */
const Kinds = () => (
  <>
    <Folio title="1 Folio" intro="A ledger over the whole width." seed="tirupur">
      <LedgerTable
        caption="A sample"
        columns={[
          { field: 'due', heading: 'Due', kind: 'day' },
          { field: 'item', heading: 'Item', kind: 'name' },
          { field: 'covers', heading: 'Covers', kind: 'text' },
        ]}
        rows={rows}
      />
    </Folio>
    <Slip
      id="slip"
      title="2 Slip"
      text="A sheet with ticks, their count and a button to print it."
      items={['One paper', 'Another', 'A third', 'A fourth', 'A fifth', 'A sixth']}
      shown={4}
      of="of 6"
      more="Show the other 2"
    />
    <PageAndMargin title="4 Page and margin" intro="Folds on the page." marginTitle="Notes" margin={folds}>
      {folds}
    </PageAndMargin>
    <Thread title="3 Thread" steps={servicesOverview.process} />
    <DarkThree title="5 Dark three" points={home.why.reasons.slice(0, 3)} />
    <Nine
      title="8 Nine"
      rows={serviceIndex
        .slice(0, 9)
        .map(({ slug, name, summary }) => ({ href: `#${slug}`, title: name, text: summary, seed: slug }))}
    />
    <DayCount title="6 Day count" steps={servicesOverview.process} />
    <MapAndList title="9 Map and list" intro="A quiet map, names, one button." links={links}>
      <ButtonLink href="#cities">One button</ButtonLink>
    </MapAndList>
    <Figure title="7 Figure" figure="4.9" scale="5" text="One very large number, one paragraph, one button.">
      <ButtonLink href="#figure" kind="quiet">
        One button
      </ButtonLink>
    </Figure>
    <Threshold title="10 Threshold" text="What to do next, and the one button for it." seed="home">
      <ButtonLink href="#next">Next</ButtonLink>
    </Threshold>
    <Threshold title="Threshold, dark" text="Where the page ends on bottle.">
      <ButtonLink href="#next" kind="accent">
        Next
      </ButtonLink>
    </Threshold>
  </>
);

const Styleguide = () => (
  <>
    <Header />
    <main>
      <Hero
        title="Hero with its kolam beside it"
        lead={home.hero.lead}
        seed="home"
        shape="beside"
        above={<Breadcrumb crumbs={[{ name: 'Styleguide', href: '#top' }, { name: 'Hero' }]} />}
        actions={<Buttons />}
        proof={<Figures entries={home.trust} label="Figures" />}
      />
      <Hero title="Hero with a whole kolam" lead={home.hero.lead} seed="about" />
      <Hero
        title="Hero with a card and tabs"
        lead={home.hero.lead}
        seed="gst-returns"
        shape="card"
        aside={
          <FactsCard
            label="Facts"
            facts={[
              { label: 'First', value: 'Set large', note: 'With a note' },
              { label: 'Second', value: 'As text' },
            ]}
          />
        }
        edge={<Tabs title="Tabs" here="#b" links={links} all={{ href: '#top', name: 'All' }} />}
      />
      <Hero
        title="Hero on chalk, with a route"
        lead={home.hero.lead}
        seed="tirupur"
        shape="card"
        tone="chalk"
        aside={<Route seed="tirupur" from="There" fromNote="a place" way="43 km" to="Here" toNote="the desk" />}
        edge={
          <Strip
            label="Facts"
            facts={[
              { label: 'One', figure: '₹1,500' },
              { label: 'Two', figure: '8', note: 'papers' },
            ]}
          />
        }
      />
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
            { field: 'item', heading: 'Item', kind: 'name' },
            { field: 'covers', heading: 'Covers', kind: 'text' },
            { field: 'due', heading: 'Due' },
            { field: 'amount', heading: 'Amount', kind: 'figure' },
          ]}
          rows={rows}
        />
        <Callout>A deadline or a penalty that must not be missed.</Callout>
      </Section>
      <Section title="Points and a cross">
        <Points points={home.why.reasons} columns={4} />
        <Cross points={home.why.reasons} />
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
      <Section title="Reveal" intro="Each plays once, when it comes into view; reload the page to see it again.">
        <Reveals />
      </Section>
      <Section title="Badge">
        <Badge>Showing latest articles</Badge>
      </Section>
      <Section title="Maps" tone="chalk">
        <DotMap />
        <PlaceMap city="tirupur" label="A place" note="43 km from our office" />
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
      <Kinds />
    </main>
    <Footer />
  </>
);

/** The HTML inside `#root`. */
export const renderStyleguide = (): string => renderToStaticMarkup(<Styleguide />);
