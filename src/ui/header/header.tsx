import type { ReactNode } from 'react';
import { fact } from '../../../content/facts.ts';
import { firm } from '../../../content/firm.ts';
import { frameLabels, labels } from '../../../content/pages/labels.ts';
import type { ServiceSlug } from '../../../content/service-index.ts';
import { firstCities } from '../../site/cities.ts';
import { mailHref, telHref } from '../../site/contact-links.ts';
import { hrefCity, hrefPage, hrefService, hrefServiceAlias } from '../../site/href.ts';
import { servicesByCategory } from '../../site/services.ts';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { Kolam } from '../kolam/kolam.tsx';
import styles from './header.module.css';

/** How many cities the menu lists before "View All Cities". */
const MENU_CITIES = 12;

/** The header links to the short form of the PF/ESI page and the footer to the long one, by the firm's wish. */
const menuHref = (service: ServiceSlug): string =>
  service === 'pf-esi-services' ? hrefServiceAlias('pf-esi') : hrefService(service);

const TopBar = () => (
  <section className={`${styles.topBar} on-dark`} aria-label={frameLabels.reach}>
    <div className={styles.topInner}>
      <a href={telHref()}>
        <Icon name="phone" size={14} /> {firm.phone}
      </a>
      <a href={mailHref()} className={styles.mail}>
        <Icon name="mail" size={14} /> {firm.email}
      </a>
      <span className={styles.hours}>
        <Icon name="clock" size={14} /> {fact('firm.hours-days')}, {fact('firm.hours-open')} to{' '}
        {fact('firm.hours-close')}
      </span>
    </div>
  </section>
);

const ServicesPanel = () => (
  <div className={styles.panel}>
    <div className={styles.panelInner}>
      {servicesByCategory().map((group) => (
        <div key={group.name} className={styles.group}>
          <p className={styles.groupName}>{group.name}</p>
          <ul>
            {group.services.map((service) => (
              <li key={service.slug}>
                <a href={menuHref(service.slug)}>{service.name}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a href={hrefPage('services')} className={styles.all}>
        {labels.allServices} <span aria-hidden="true">→</span>
      </a>
    </div>
  </div>
);

const CitiesPanel = () => (
  <div className={styles.panel}>
    <div className={styles.panelInner}>
      <ul className={styles.cities}>
        {firstCities(MENU_CITIES).map((city) => (
          <li key={city.slug}>
            <a href={hrefCity(city.slug)}>{city.name}</a>
          </li>
        ))}
      </ul>
      <a href={hrefPage('locations')} className={styles.all}>
        {frameLabels.allCities} <span aria-hidden="true">→</span>
      </a>
    </div>
  </div>
);

/** A menu item that opens a panel: a native disclosure whose panel follows it, so that hover can open it too. */
const Disclosure = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={styles.item}>
    <details name="main-menu">
      <summary>
        {name} <span className={styles.caret} aria-hidden="true" />
      </summary>
    </details>
    {children}
  </li>
);

/** The top bar and the sticky header with the main menu. */
export const Header = () => (
  <>
    <TopBar />
    <header className={styles.header}>
      <div className={styles.inner}>
        <a href={hrefPage('home')} className={styles.logo}>
          <Kolam seed="mark" className={styles.mark} />
          <span>{firm.name}</span>
        </a>
        <details className={styles.toggle} data-menu="">
          <summary>
            <span className={styles.bars} aria-hidden="true" />
            {frameLabels.menu}
          </summary>
        </details>
        <nav className={styles.nav} aria-label="Main">
          <ul>
            <li>
              <a href={hrefPage('home')}>{labels.home}</a>
            </li>
            <li>
              <a href={hrefPage('about')}>{labels.about}</a>
            </li>
            <li>
              <a href={hrefPage('blog')}>{labels.blog}</a>
            </li>
            <Disclosure name={labels.services}>
              <ServicesPanel />
            </Disclosure>
            <Disclosure name={labels.cities}>
              <CitiesPanel />
            </Disclosure>
            <li>
              <a href={hrefPage('contact')}>{labels.contact}</a>
            </li>
            <li className={styles.cta}>
              <a href={hrefPage('contact')} className={buttonClass('primary')}>
                {labels.consultation}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  </>
);
