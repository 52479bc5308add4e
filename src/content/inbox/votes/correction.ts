import { recordsIn, type Values } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';
import { type Locale, locales } from '#i18n/locales.ts';

/** The texts that give votes their meaning, in one locale. */
interface Wording {
  question: string;
  consent: string;
  options: { id: string; label: string; detail: string; image: string }[];
}

/** A poll's texts in one locale, whether it was read in that one or in all. */
function wordingIn(poll: Values, locale: Locale): Wording {
  const text = (value: unknown) => {
    const own: unknown = isRecord(value) ? value[locale] : value;
    return typeof own === 'string' ? own : '';
  };
  return {
    question: text(poll.question),
    consent: text(poll.consent),
    options: recordsIn(poll.options).map(({ id, label, detail, image }) => ({
      id: String(id),
      label: text(label),
      detail: text(detail),
      image: String((isRecord(image) ? image.id : image) ?? ''),
    })),
  };
}

/** The texts that will be published in another locale: its own ones for the current answers. */
function wordingBeside(written: Values, newest: Values, locale: Locale): Wording {
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
 * Whether a publication changes the question: other words, answers or order, in any locale.
 * @param published the last published version, in all locales
 * @param newest the last saved version, in all locales
 * @param written what is being published, in `locale`
 */
export function asksAgain(published: Values, newest: Values, written: Values, locale: Locale): boolean {
  return locales.some((each) => {
    const after = each === locale ? wordingIn(written, each) : wordingBeside(written, newest, each);
    return JSON.stringify(wordingIn(published, each)) !== JSON.stringify(after);
  });
}
