import { type Environment, readSettings, type Settings, SettingsError } from '../server/settings.ts';

/**
 * The settings of a command; prints what is wrong in them and ends the process.
 * @param presets what holds for variables that are not set, in place of their defaults
 */
export const settingsOrEnd = (presets: Environment): Settings => {
  try {
    return readSettings(process.env, presets);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
