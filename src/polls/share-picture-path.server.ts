import { hash } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { Poll } from './poll.fields.ts';
import german from './share-picture.de.json' with { type: 'json' };
import english from './share-picture.en.json' with { type: 'json' };

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

export type SharedPoll = Pick<Poll, 'id' | 'question' | 'options'>;

/** Changes with the picture's content, so that caches never show an outdated question. */
export function sharePictureVersion({ question, options }: SharedPoll, brandVersion: string): string {
  const shown = [question, options.map(({ label }) => label), brandVersion];
  return hash('sha256', JSON.stringify(shown)).slice(0, 12);
}

export function sharePicturePath(poll: SharedPoll, locale: Locale, brandVersion: string): string {
  const path = localizedPath(`/polls/${encodeURIComponent(poll.id)}/share.png`, locale);
  return `${path}?v=${sharePictureVersion(poll, brandVersion)}`;
}

export function sharePictureAlt({ question, options }: SharedPoll, locale: Locale): string {
  const answers = options.map(({ label }) => label).join(', ');
  return fillIn(messages[locale].alt, { question, answers }).replaceAll('\u00AD', '');
}
