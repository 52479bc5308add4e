/** An invalid setting. The message says which, why, and gives a valid example. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
