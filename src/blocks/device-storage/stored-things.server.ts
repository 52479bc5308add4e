import type { Block } from '#blocks/kinds.ts';
import type { Locale, Localized } from '#i18n/locales.ts';
import type { DeviceRecord, StoredThing } from './device-record.ts';

/** Something that the product stores on visitors' devices: the one place in which it is written down. */
export interface StoredThingFacts extends Pick<StoredThing, 'name' | 'place' | 'parts'> {
  feature: Localized;
  purpose: Localized;
  duration: Localized;
  /**
   * `necessary` for what the visitor has asked for (§ 25 TDDDG, Article 5(3) of Directive 2002/58/EC). Whatever needs a
   * consent must be asked for before it is stored.
   */
  basis: 'necessary' | 'consent';
  /** Whether a published block brings it; without this every page does. */
  isOf?: (block: Block) => boolean;
}

const always = { de: 'Jede Seite', en: 'Every page' };

/** Everything there is. Tests compare it with what browsers hold after they have used the site. */
export const storedThings: readonly StoredThingFacts[] = [
  {
    name: 'i18n_redirected',
    place: 'cookie',
    parts: 'whole',
    feature: always,
    purpose: {
      de: 'Merkt sich die Sprache: de oder en. Die nächste Seite setzt es neu.',
      en: 'Remembers the language: de or en. The next page sets it again.',
    },
    duration: { de: '365 Tage', en: '365 days' },
    basis: 'necessary',
  },
  {
    name: 'heimspiel:reload',
    place: 'session',
    parts: 'whole',
    feature: always,
    purpose: {
      de: 'Verhindert, dass eine Seite nach einer Aktualisierung mehrmals hintereinander neu lädt.',
      en: 'Stops a page from reloading several times in a row after an update.',
    },
    duration: {
      de: 'wirkt 10 Sekunden, endet mit der Sitzung',
      en: 'in force for 10 seconds, gone with the session',
    },
    basis: 'necessary',
  },
  {
    name: 'heimspiel:typed',
    place: 'session',
    parts: 'whole',
    feature: always,
    purpose: {
      de: 'Bewahrt, was du eingegeben hast, wenn wir die Seite neu laden müssen; nie Passwörter und Dateien.',
      en: 'Keeps what you have typed when we have to reload the page; never passwords or files.',
    },
    duration: { de: 'bis die Seite wieder da ist', en: 'until the page is back' },
    basis: 'necessary',
  },
  {
    name: 'heimspiel:vote:…',
    place: 'local',
    parts: 'whole',
    feature: {
      de: 'Abstimmungen, erst wenn du abstimmst; je Abstimmung ein Eintrag',
      en: 'Polls, only once you vote; one entry per poll',
    },
    purpose: {
      de: 'Eine Zufallszahl, an der eine zweite Stimme erkannt wird, deine Antwort und deine Quittung; ohne Netz auch die Stimme, bis sie gesendet ist.',
      en: 'A random number by which a second vote is recognised, your answer and your receipt; without a network the vote too, until it has been sent.',
    },
    duration: { de: 'bis du den Eintrag löschst', en: 'until you delete it' },
    basis: 'necessary',
    isOf: ({ kind }) => kind === 'poll',
  },
  {
    name: 'heimspiel:embeds',
    place: 'local',
    parts: 'permissions',
    feature: {
      de: 'Inhalte anderer Dienste, erst wenn du einen für immer erlaubst',
      en: 'Other services’ content, only once you allow one for good',
    },
    purpose: {
      de: 'Welche Dienste du laden lässt, ohne jedes Mal gefragt zu werden.',
      en: 'Which services you let load without being asked each time.',
    },
    duration: { de: 'bis du es widerrufst', en: 'until you take it back' },
    basis: 'necessary',
    isOf: (block) => sourceOf(block)?.piece !== undefined,
  },
];

/** What these blocks, of all published pages, store and let others learn. */
export function deviceRecordOf(blocks: readonly Block[], locale: Locale): DeviceRecord {
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
      .map(({ name, place, parts, feature, purpose, duration }) => ({
        name,
        place,
        parts,
        feature: feature[locale],
        purpose: purpose[locale],
        duration: duration[locale],
      })),
    recipients: [...recipients.values()].toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  };
}

/** The origins from which these blocks may load a frame. */
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
