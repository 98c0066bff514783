import { notFound } from '../../../content/pages/not-found.ts';
import styles from './error-screen.module.css';

/** The screen of a render error. It uses no other part of the app: any of them may be what failed. */
export const ErrorScreen = () => (
  <main className={styles.screen} id="main" tabIndex={-1}>
    <h1>{notFound.title}</h1>
    <p>{notFound.text}</p>
    <p className={styles.actions}>
      <a href="/">{notFound.home}</a>
      <button type="button" onClick={() => location.reload()}>
        {notFound.refresh}
      </button>
    </p>
  </main>
);
