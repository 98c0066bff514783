/** The entry of `npm run dev`: renders in the browser, with hot reload. Not part of the build. */
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { start } from './client.tsx';

document.documentElement.dataset.fonts = '';
await start();
