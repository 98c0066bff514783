import type { errorTexts } from '../../../content/pages/error/en.ts';
import type { Translated } from '../../../content/translated.ts';
import styles from './error-screen.module.css';

/** It uses no other part of the app: any of them may be what failed. */
export const ErrorScreen = ({ texts }: { readonly texts: Translated<typeof errorTexts> }) => (
  <main className={styles.screen} id="main" tabIndex={-1}>
    <h1>{texts.title}</h1>
    <p>{texts.text}</p>
    <p className={styles.errorScreenActions}>
      <a href="/">{texts.home}</a>
      <button type="button" onClick={() => location.reload()}>
        {texts.refresh}
      </button>
    </p>
  </main>
);
