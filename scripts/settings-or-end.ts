import { type Environment, readSettings, type Settings, SettingsError } from '../server/settings.ts';

/** Prints what is wrong in the settings and ends the process. @param presets in place of the defaults */
export const settingsOrEnd = (presets: Environment): Settings => {
  try {
    return readSettings(process.env, presets);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};
