import { testMailServer } from '../../../server/leads/outbox/testing/fixtures.ts';
import type { Env } from './server-process.ts';

/** The address that the office is told at. */
export const OFFICE = 'staff@firm.example';

/** Starts a mail server that `killAndCleanUp` ends, and settings of servers that write to the office through it. */
export const withMail = async (env: Env) => {
  const smtp = await testMailServer();
  return { smtp, env: { ...env, SMTP_URL: smtp.url, NOTIFY_TO: OFFICE } };
};
