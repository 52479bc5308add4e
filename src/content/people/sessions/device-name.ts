import Bowser from 'bowser';

/** A user agent in words its user knows: `Firefox, Windows`; empty if it is unknown. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(', ');
}
