import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

const units = ['hour', 'minute', 'second'] as const;

/** Elapsed whole seconds, rounded up when nearly full: the end of a 4.99-second video is 5. */
export function wholeSeconds(time: number): number {
  return Math.max(0, Math.floor(time + 0.05));
}

function partsOf(seconds: number): [hours: number, minutes: number, seconds: number] {
  const whole = wholeSeconds(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
}

/** `1:20`, from one hour on `1:01:20`. */
export function clockTime(time: number): string {
  const [hours, minutes, seconds] = partsOf(time);
  const end = `${String(seconds).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
}

/** `1 Minute 20 Sekunden`, for screen readers. */
export function spokenTime(time: number, locale: Locale): string {
  const said = partsOf(time).flatMap((amount, index) => {
    const unit = units[index];
    if (!unit || amount === 0) return [];
    return [formatNumber(amount, locale, { style: 'unit', unit, unitDisplay: 'long' })];
  });
  if (said.length > 0) return said.join(' ');
  return formatNumber(0, locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
}
