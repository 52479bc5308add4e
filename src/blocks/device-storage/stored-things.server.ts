import type { Block } from '#blocks/kinds.ts';
import type { ListedForm } from '#forms/form-list.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import type { DeviceRecord, StoredThing } from './device-record.ts';
import german from './stored-things.de.json' with { type: 'json' };
import english from './stored-things.en.json' with { type: 'json' };

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

/** An item the product stores on visitors' devices; this list is the only source. */
export interface StoredThingFacts extends Pick<StoredThing, 'name' | 'place' | 'parts'> {
  /** Key of the texts for its feature, purpose and duration. */
  texts: Exclude<keyof typeof german, 'everyPage'>;
  /**
   * `necessary` if the visitor requested it (§ 25 TDDDG, Article 5(3) of Directive 2002/58/EC). Anything else needs
   * consent before it is stored.
   */
  basis: 'necessary' | 'consent';
  /** Whether a published block uses it; if missing, every page does. */
  isOf?: (block: Block) => boolean;
}

/** All items. Tests compare them with what browsers store after using the site. */
export const storedThings: readonly StoredThingFacts[] = [
  {
    name: 'i18n_redirected',
    place: 'cookie',
    texts: 'language',
    parts: 'whole',
    basis: 'necessary',
  },
  {
    name: 'heimspiel:reload',
    place: 'session',
    texts: 'reload',
    parts: 'whole',
    basis: 'necessary',
  },
  {
    name: 'heimspiel:typed',
    place: 'session',
    texts: 'typed',
    parts: 'whole',
    basis: 'necessary',
  },
  {
    name: 'heimspiel:vote:…',
    place: 'local',
    texts: 'vote',
    parts: 'whole',
    basis: 'necessary',
    isOf: ({ kind }) => kind === 'poll',
  },
  {
    name: 'heimspiel:embeds',
    place: 'local',
    texts: 'embeds',
    parts: 'permissions',
    basis: 'necessary',
    isOf: (block) => sourceOf(block)?.piece !== undefined,
  },
];

/** The storage and third-party record of all published blocks; their forms are looked up in `forms`. */
export function deviceRecordOf(
  blocks: readonly Block[],
  forms: readonly ListedForm[],
  locale: Locale,
): DeviceRecord {
  const sources = blocks.map(sourceOf).filter((source) => source?.piece !== undefined);
  const recipients = new Map(
    sources.flatMap((source) =>
      source
        ? [
            [
              source.permission,
              { name: source.name, recipient: source.recipient, privacyPolicy: source.privacyPolicy },
            ],
          ]
        : [],
    ),
  );
  return {
    stored: storedThings
      .filter(({ isOf }) => !isOf || blocks.some(isOf))
      .map(({ name, place, parts, texts }) => ({ name, place, parts, ...said(texts, locale) })),
    forms: keptForms(blocks, forms, locale),
    recipients: [...recipients.values()].toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

function keptForms(
  blocks: readonly Block[],
  forms: readonly ListedForm[],
  locale: Locale,
): DeviceRecord['forms'] {
  const shown = new Set(blocks.map((block) => (block.kind === 'form' ? block.form?.id : undefined)));
  return forms
    .flatMap((form) => {
      const title = form[locale]?.title;
      return shown.has(form.id) && title ? [{ form: title, days: form.retentionDays }] : [];
    })
    .toSorted((a, b) => a.form.localeCompare(b.form, locale));
}

function said(
  texts: StoredThingFacts['texts'],
  locale: Locale,
): Pick<StoredThing, 'feature' | 'purpose' | 'duration'> {
  const { everyPage, [texts]: thing } = messages[locale];
  const languages = new Intl.ListFormat(locale, { type: 'disjunction' }).format(locales);
  return {
    feature: 'feature' in thing ? thing.feature : everyPage,
    purpose: fillIn(thing.purpose, { languages }),
    duration: thing.duration,
  };
}

export function frameOriginsOf(blocks: readonly Block[]): string[] {
  const origins = blocks.flatMap((block) => {
    const frame = sourceOf(block)?.piece?.frame;
    return frame ? [new URL(frame).origin] : [];
  });
  return [...new Set(origins)].toSorted();
}

function sourceOf(block: Block) {
  return block.kind === 'embed' || block.kind === 'video-embed' ? block.source : undefined;
}
