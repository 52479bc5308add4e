import { readSettings, type Settings, SettingsError } from '../src/settings/settings.ts';

/** Reads the settings; where one is wrong, says so without a stack and ends the process. */
export function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
