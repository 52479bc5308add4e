import type { Media } from '#fields/media.ts';
import type { Locale } from '#i18n/locales.ts';
import { type CountMessage, fillInCount } from '#i18n/messages.ts';

/** A file's type and size for screen readers: "SVG, 3,4 Kilobyte". */
export function describeFile(
  file: Media,
  locale: Locale,
  messages: Readonly<Record<'kilobytes' | 'megabytes', CountMessage>>,
): string {
  const type = fileType(file);
  if (file.size <= 0) return type;
  const kilobytes = file.size / 1000;
  const [amount, message] =
    kilobytes < 1000 ? [kilobytes, messages.kilobytes] : [kilobytes / 1000, messages.megabytes];
  return `${type}, ${fillInCount(message, amount, locale, {}, amount < 10 ? 1 : 0)}`;
}

/** `image/svg+xml` -> `SVG`. */
function fileType(file: Media): string {
  const [, subtype = file.mimeType] = file.mimeType.split('/');
  return subtype.replace(/^x-/, '').replace(/\+.*$/, '').toUpperCase();
}
