import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Tells who has waited for an answer while the server began to end not to use this line again. */
export const closeAtEnd = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      if (!app.server.listening) void reply.header('connection', 'close');
    });
  },
  { name: 'close-at-end' },
);
