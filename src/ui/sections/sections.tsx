import type { ReactNode } from 'react';
import { listMapPoints } from '../../seo/city-data.ts';
import { ButtonLink, CallButton, type Chip, Chips } from '../button/button.tsx';
import type { ButtonKind } from '../button/button-class.ts';
import { ChatLink } from '../button/chat-link.tsx';
import { DotMap } from '../dot-map/dot-map.tsx';
import { HeadingOrnament, Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import { Reveal } from '../reveal/reveal.tsx';
import styles from './sections.module.css';

export type Tone = 'paper' | 'chalk' | 'mist' | 'bottle';

interface SectionProps {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly tone?: Tone;
  readonly id?: string | undefined;
  /** `split` puts the heading in a column of its own beside the content. */
  readonly layout?: 'stack' | 'split';
  /** The ornament under the heading: at most two a page, never above a table. */
  readonly ornament?: boolean;
  /** The seed of the kolam at the heading's right end on wide screens. */
  readonly seed?: string | undefined;
  /** Leads to other pages: nobody can follow it on paper. */
  readonly offPaper?: boolean;
  readonly children: ReactNode;
}

export const Section = ({
  title,
  intro,
  tone = 'paper',
  id,
  layout = 'stack',
  ornament = false,
  seed,
  offPaper = false,
  children,
}: SectionProps) => {
  // A part without a heading is no section of the document's outline.
  const Band = title ? 'section' : 'div';
  return (
    <Band
      className={`${styles.section} ${tone === 'bottle' ? 'on-dark' : styles[tone]}`}
      id={id}
      data-off-paper={offPaper ? '' : undefined}
    >
      <div className={`${styles.sectionInner} wrap ${layout === 'split' ? styles.split : ''}`}>
        {title && (
          <header>
            {seed && <Kolam seed={seed} className={styles.seal} />}
            <h2>{title}</h2>
            {ornament && <HeadingOrnament />}
            {intro && <p className="intro">{intro}</p>}
          </header>
        )}
        <Reveal animation="fadeInUp" className={styles.body}>
          {children}
        </Reveal>
      </div>
    </Band>
  );
};

interface TableSectionProps {
  readonly title: string;
  readonly intro: string;
  readonly tone?: Tone;
  readonly id?: string | undefined;
  /** True if the whole of it folds under its heading on a phone. */
  readonly folds?: boolean;
  readonly children: ReactNode;
}

export const TableSection = ({ title, intro, tone = 'chalk', id, folds = false, children }: TableSectionProps) =>
  folds ? (
    <Section tone={tone}>
      <details className={styles.tableSection} data-plus="" data-fold="">
        <summary>
          <h2>{title}</h2>
        </summary>
        {/* A link to what is inside opens a fold by itself. */}
        <p className="intro" id={id}>
          {intro}
        </p>
        {children}
      </details>
    </Section>
  ) : (
    <Section title={title} intro={intro} tone={tone} id={id}>
      {children}
    </Section>
  );

interface PageAndMarginProps {
  readonly title: string;
  /** Links to the heading lead here. */
  readonly titleId?: string;
  readonly intro?: string;
  readonly tone?: Tone;
  readonly children: ReactNode;
  readonly marginTitle: string;
  readonly margin: ReactNode;
}

export const PageAndMargin = ({
  title,
  titleId,
  intro,
  tone = 'mist',
  children,
  marginTitle,
  margin,
}: PageAndMarginProps) => (
  <Section tone={tone}>
    <div className={styles.both}>
      <div>
        <h2 id={titleId}>{title}</h2>
        {intro && <p className="intro">{intro}</p>}
        {children}
      </div>
      <div className={styles.margin}>
        <h2>{marginTitle}</h2>
        {margin}
      </div>
    </div>
  </Section>
);

interface FigureProps {
  readonly title: string;
  readonly figure: string | null;
  readonly scale?: string | undefined;
  readonly text: string;
  readonly children?: ReactNode;
}

export const Figure = ({ title, figure, scale, text, children }: FigureProps) => (
  <section className={`${styles.band} on-dark`}>
    <div className={`${styles.figureInner} wrap`}>
      {figure && (
        <p className={styles.figure}>
          {figure}
          {scale && <span> / {scale}</span>}
        </p>
      )}
      <div>
        <h2>{title}</h2>
        <p className="intro">{text}</p>
      </div>
      {children}
    </div>
  </section>
);

interface MapAndListProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly links: readonly Chip[];
  /** False where a phone has no room for the map, which leads nowhere that the list does not. */
  readonly mapOnPhones?: boolean;
  readonly children: ReactNode;
}

export const MapAndList = ({ title, intro, links, mapOnPhones = true, children }: MapAndListProps) => {
  const edition = useEdition();
  const { search } = edition.pages.locations;
  return (
    <section className={`${styles.section} ${styles.chalk}`}>
      <div className={`${styles.mapAndListInner} ${mapOnPhones ? '' : styles.listAlone} wrap`}>
        <div>
          <h2>{title}</h2>
          <HeadingOrnament />
          <p className="intro">{intro}</p>
          <Chips chips={links} label={title} className={styles.list} />
          {children}
        </div>
        <DotMap points={listMapPoints(edition)} words={search} />
      </div>
    </section>
  );
};

interface ClosingCallProps {
  readonly words: { readonly title: string; readonly text: string; readonly action: string };
  readonly href: string;
  /** The seed of the kolam on the lower edge; none on the dark ground. */
  readonly seed?: string;
  readonly kind?: ButtonKind;
  /** A question that leads on, above the button. */
  readonly door?: ReactNode;
  /** The chat that takes what the text asks for; the form takes no file. */
  readonly chatHref?: string;
  /** True if the office can be called here too. */
  readonly hasPhone?: boolean;
  readonly children?: ReactNode;
}

/** Shows the end of a page, once, and always last. */
export const ClosingCall = ({
  words,
  href,
  seed,
  kind,
  door,
  chatHref,
  hasPhone = false,
  children = words.action,
}: ClosingCallProps) => (
  <section className={`${styles.closingCall} ${seed ? '' : `${styles.dark} on-dark`}`}>
    <div className={`${styles.inner} wrap`}>
      <div>
        <h2>{words.title}</h2>
        <p className="intro">{words.text}</p>
        {door}
      </div>
      <div className={`${styles.closingActions} buttons`} data-reach={href.startsWith('tel:') ? '' : undefined}>
        <ButtonLink href={href} kind={kind}>
          {children}
        </ButtonLink>
        {chatHref !== undefined && <ChatLink href={chatHref} />}
        {hasPhone && <CallButton kind="quiet" />}
      </div>
      {seed && <Kolam seed={seed} part="standing" className={styles.kolam} />}
    </div>
  </section>
);
