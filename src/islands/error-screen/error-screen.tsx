import { errorTexts } from '../../../content/pages/error/en.ts';
import styles from './error-screen.module.css';

/** It uses no other part of the app: any of them may be what failed. */
export const ErrorScreen = () => (
  <main className={styles.screen} id="main" tabIndex={-1}>
    <h1>{errorTexts.title}</h1>
    <p>{errorTexts.text}</p>
    <p className={styles.errorScreenActions}>
      <a href="/">{errorTexts.home}</a>
      <button type="button" onClick={() => location.reload()}>
        {errorTexts.refresh}
      </button>
    </p>
  </main>
);
