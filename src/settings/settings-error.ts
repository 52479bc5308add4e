/** A setting that can't be used; the message says which, why, and what would do. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
