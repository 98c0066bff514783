import { languageNames } from '../../../content/languages.ts';
import { frameLabels } from '../../../content/pages/labels.ts';
import { languageTags } from '../../site/locale.ts';
import type { OtherLanguage } from '../../site/other-language.ts';
import styles from './language-switch.module.css';

/** The languages of the site: the page's own as text, the other as a link to the same page, or to the nearest there is. */
export const LanguageSwitch = ({ locale, href, name }: OtherLanguage) => {
  const own = locale === 'en' ? 'ta' : 'en';
  return (
    <nav className={styles.languages} aria-label={frameLabels.language}>
      <span className={styles.ownLanguage} lang={languageTags[own]} aria-current="true">
        {languageNames[own]} /
      </span>
      <a href={href} lang={languageTags[locale]} hrefLang={languageTags[locale]}>
        {languageNames[locale]}
        {name && <span className={styles.nearestName}>: {name}</span>}
      </a>
    </nav>
  );
};
