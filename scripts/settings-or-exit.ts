import { readSettings, type Settings, SettingsError } from '../src/settings/settings.ts';

/** Reads the settings; on an error prints it without a stack and exits. */
export function settingsOrExit(): Settings {
  try {
    return readSettings();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
