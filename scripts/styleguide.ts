/** `npm run styleguide`: every primitive of the design system on one page, with hot reload, on PORT or 5174. */
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { devPages } from '../build/dev-pages.ts';
import { inlineFacts } from '../build/inline-facts.ts';

const server = await createServer({
  configFile: false,
  appType: 'custom',
  plugins: [inlineFacts(), react(), devPages('/styleguide/page.tsx')],
  css: { transformer: 'lightningcss' },
  server: { port: Number(process.env.PORT ?? 5174) },
});
await server.listen();
server.printUrls();
