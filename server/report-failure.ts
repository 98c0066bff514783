/** `deploy/failed <unit>` mails the office that a job of the night has failed; systemd starts it (OnFailure=). */
import { hostname } from 'node:os';
import { sampleFolder } from '../config/firm-folder.ts';
import { FirmError, loadSite } from '../config/load-site.ts';
import type { Firm } from '../content/site.ts';
import { SECOND_MS } from '../src/office/durations.ts';
import { createMailer } from './leads/outbox/mailer.ts';
import { readSettings, readSiteSource } from './settings.ts';

const MAIL_TIMEOUT_MS = 30 * SECOND_MS;

/** Returns the firm, or the sample's where a mistake in the owner's folder is what the build failed of. */
const readFirm = (): Firm => {
  const source = readSiteSource(process.env);
  try {
    return loadSite(source).firm;
  } catch (error) {
    if (error instanceof FirmError) return loadSite({ ...source, folder: sampleFolder() }).firm;
    throw error;
  }
};

const [unit] = process.argv.slice(2);
if (!unit) throw new Error('Usage: deploy/failed <unit>');
const { smtp, siteOrigin } = readSettings(process.env, readFirm()).leads;
if (!smtp)
  throw new Error('SMTP_URL is not set, so the failure cannot be mailed; set it to the address of the mail server');
const mailer = createMailer(smtp, siteOrigin);
await mailer
  .send(
    `failed-${Date.now()}`,
    {
      to: [smtp.notifyTo].flat().join(', '),
      subject: `${unit} failed on ${hostname()}`,
      text: `This job of the website's server failed: ${unit}\n\nWhoever runs the server sees why with: journalctl --unit ${unit}`,
    },
    AbortSignal.timeout(MAIL_TIMEOUT_MS),
  )
  .finally(() => mailer.close());
