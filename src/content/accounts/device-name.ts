import Bowser from 'bowser';

/** A browser's description of itself in words that its user knows: `Firefox, Windows`; empty where it says none of them. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os, platform } = Bowser.parse(userAgent);
  return [browser.name, platform.model ?? os.name].filter(Boolean).join(', ');
}
