import { languageNames, tamilInLatin } from '../../../content/languages.ts';
import type { OtherLanguage } from '../../site/head.ts';
import { languageTags } from '../../site/locale.ts';
import styles from './language-switch.module.css';

/** The languages of the site: the page's own as text, the other as a link to the same page, or to the nearest there is. */
export const LanguageSwitch = ({ locale, href, name }: OtherLanguage) => (
  <p className={styles.languages}>
    {languageNames[locale === 'en' ? 'ta' : 'en']} /{' '}
    <a href={href} lang={languageTags[locale]} hrefLang={languageTags[locale]}>
      {languageNames[locale]}
      {locale === 'ta' && <small lang={languageTags.en}> {tamilInLatin}</small>}
      {name && <span>: {name}</span>}
    </a>
  </p>
);
