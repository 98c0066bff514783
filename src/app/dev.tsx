/** The entry of `npm run dev`: renders in the browser, with hot reload. Not part of the build. */
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { resolve } from '../site/resolve.ts';
import { App } from './app.tsx';
import { loadScreen } from './screen.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found');

const found = resolve(location.pathname);
const screen = await loadScreen(found.kind === 'redirect' ? found.to : found);
document.title = screen.head.title;
createRoot(root).render(<App screen={screen} />);
