import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

type Stored = Readonly<Record<string, unknown>>;

/** What gives votes their meaning, in one language. */
interface Wording {
  question: string;
  consent: string;
  options: { id: string; label: string; detail: string; image: string }[];
}

/** A poll as it is written in one language, or, where it was read in all of them, in this one. */
function wordingIn(poll: Stored, locale: Locale): Wording {
  const text = (value: unknown) => {
    const own: unknown = isRecord(value) ? value[locale] : value;
    return typeof own === 'string' ? own : '';
  };
  const options = Array.isArray(poll.options) ? poll.options.filter(isRecord) : [];
  return {
    question: text(poll.question),
    consent: text(poll.consent),
    options: options.map(({ id, label, detail, image }) => ({
      id: String(id),
      label: text(label),
      detail: text(detail),
      image: String((isRecord(image) ? image.id : image) ?? ''),
    })),
  };
}

/** What is being published, in a language that is not being written: its own texts for the answers that there are now. */
function wordingBeside(written: Stored, newest: Stored, locale: Locale): Wording {
  const beside = wordingIn(newest, locale);
  const kept = new Map(beside.options.map((option) => [option.id, option]));
  const options = wordingIn(written, locale).options.map(({ id, image }) => ({
    id,
    label: kept.get(id)?.label ?? '',
    detail: kept.get(id)?.detail ?? '',
    image,
  }));
  return { ...beside, options };
}

/**
 * Whether a publication asks something else than was asked: other words, answers or order, in any language.
 * @param published as published last, in all languages
 * @param newest as saved last, in all languages
 * @param written as it is being published, in `locale`
 */
export function asksAgain(published: Stored, newest: Stored, written: Stored, locale: Locale): boolean {
  return locales.some((each) => {
    const after = each === locale ? wordingIn(written, each) : wordingBeside(written, newest, each);
    return JSON.stringify(wordingIn(published, each)) !== JSON.stringify(after);
  });
}
