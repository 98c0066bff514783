/** `npm run dev`: the app with hot reload on PORT or 5173; content edits show at once. */
import { createServer } from 'vite';

const server = await createServer({ server: { port: Number(process.env.PORT ?? 5173) } });
await server.listen();
server.printUrls();
