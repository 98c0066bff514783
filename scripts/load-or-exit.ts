/** Loads what a program needs at its start, or ends the program and says what to correct. */
import { FirmError, loadSite, type SiteSource } from '../config/load-site.ts';
import type { Firm, Site } from '../content/site.ts';
import { type Environment, readSettings, readSiteSource, type Settings, SettingsError } from '../server/settings.ts';

const orExit = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof FirmError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

/** Returns where the site comes from, and the site. */
export const loadSiteOrExit = (): SiteSource & { readonly site: Site } =>
  orExit(() => {
    const source = readSiteSource(process.env);
    return { ...source, site: loadSite(source) };
  });

/** Returns the settings of a server. @param presets in place of the defaults */
export const readSettingsOrExit = (firm: Firm, presets: Environment): Settings =>
  orExit(() => readSettings(process.env, firm, presets));
