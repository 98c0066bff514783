import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Once the server ends, answers tell the client not to use the connection again. */
export const closeAtEnd = fp(
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      if (!app.server.listening) void reply.header('connection', 'close');
    });
  },
  { name: 'close-at-end' },
);
