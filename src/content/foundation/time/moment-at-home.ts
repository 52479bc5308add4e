import { type EditorLanguage, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';

const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/**
 * Parses a local time of the club's time zone: `2027-06-30T22:00`. An ambiguous hour in autumn means the second one;
 * a skipped hour in spring is moved past the gap. Undefined if it isn't a time.
 */
export function momentAtHome(time: string): Date | undefined {
  const wanted = Date.parse(`${time}Z`);
  if (Number.isNaN(wanted)) return undefined;
  // Near a DST change the first guess may use the offset of the other side.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

/** The club's local time as a field's value: `2027-06-30T22:00`. */
export function timeAtHome(moment: number): string {
  return written.format(moment).replace(' ', 'T').slice(0, 16);
}

/** The club's time zone: “Mitteleuropäische Zeit (Berlin)”. */
export function zoneAtHome(language: EditorLanguage): string {
  const format = new Intl.DateTimeFormat(formatLocales[language], { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${name} (${timeZone.split('/').at(-1)?.replaceAll('_', ' ')})`;
}

/** The time zone's offset from UTC in ms. */
function offsetAt(moment: number): number {
  const whole = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${written.format(whole).replace(' ', 'T')}Z`) - whole;
}
