import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';

const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/**
 * The moment at which the clock says this where the club is at home: `2027-06-30T22:00`. Of an hour that comes twice, in
 * autumn, the second; of one that is left out, in spring, as long after its beginning as was asked. Undefined of what is
 * no time.
 */
export function momentAtHome(time: string): Date | undefined {
  const wanted = Date.parse(`${time}Z`);
  if (Number.isNaN(wanted)) return undefined;
  // Near a change of the clocks the first guess has the offset of the other side.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

/** What the clock says there at a moment, for a field: `2027-06-30T22:00`. */
export function timeAtHome(moment: number): string {
  return written.format(moment).replace(' ', 'T').slice(0, 16);
}

/** “Mitteleuropäische Zeit (Berlin)”: by which clock all moments are told. */
export function zoneAtHome(language: EditorLanguage): string {
  const format = new Intl.DateTimeFormat(formatLocales[language], { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${name} (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')})`;
}

/** By how many milliseconds the clock there is ahead of UTC. */
function offsetAt(moment: number): number {
  const whole = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${written.format(whole).replace(' ', 'T')}Z`) - whole;
}
