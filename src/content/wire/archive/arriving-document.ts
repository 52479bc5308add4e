import type { FlattenedField, Payload, PayloadRequest } from 'payload';
import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { fieldValues, type Values, valuesOf } from '#content/foundation/fields/field-tree.ts';
import { referTypedLinks } from '#content/graph/links/refer-typed-links.ts';
import { languageName } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { type ArchivedDocument, archivedCollections } from './archive-format.ts';
import { differingFields, isSame } from './differences.ts';
import type { KeysByCollection } from './document-keys.ts';
import { isEmpty, mapRelations, valuesIn } from './portable-values.ts';
import { Refused } from './refusal-sentences.ts';
import { archivedFields } from './stored-documents.ts';

export interface Difference {
  publishes: Values | undefined;
  drafts: Values | undefined;
  changes: string[];
  /** The document was saved here after the archive's state, and what is here isn't from the archive. */
  isNewerHere: boolean;
}

export function newestOf({ published, draft }: ArchivedDocument): Values | undefined {
  return draft ?? published;
}

/**
 * Compares an archived document with the one here. What is published here stays published: an archived draft becomes
 * a draft beside it. A draft that exists only here is kept.
 */
export function differenceOf(
  fields: readonly FlattenedField[],
  there: ArchivedDocument,
  here: ArchivedDocument,
): Difference {
  const current = newestOf(here);
  const publishes = isSame(there.published, here.published) ? undefined : there.published;
  const drafts = there.draft && !isSame(there.draft, current) ? there.draft : undefined;
  const before = current ?? {};
  const isOurs = [there.published, there.draft].some((state) => state && isSame(state, current));
  return {
    publishes,
    drafts,
    changes: [
      ...new Set([
        ...(publishes ? differingFields(fields, before, publishes) : []),
        ...(drafts ? differingFields(fields, before, drafts) : []),
      ]),
    ],
    isNewerHere: !isOurs && isLater(here.updatedAt, there.updatedAt),
  };
}

function isLater(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && Date.parse(one) > Date.parse(other);
}

/** An archived state in this installation's format, with its own ids for references. */
export class ArrivingState {
  readonly #fields: readonly FlattenedField[];
  readonly #values: Values;

  private constructor(fields: readonly FlattenedField[], values: Values) {
    this.#fields = fields;
    this.#values = values;
  }

  /** @throws {Refused} for a reference to a missing document, or an unknown kind of block */
  static async of(
    payload: Payload,
    { kind }: ArchivedDocument,
    state: Values,
    keys: KeysByCollection,
    req: Partial<PayloadRequest>,
  ): Promise<ArrivingState> {
    const fields = archivedFields(payload, kind);
    const missing = new Set<string>();
    const values = mapRelations(fields, state, (collection, key) => {
      const archived = archivedCollections.find((one) => one === collection);
      const id = archived && keys[archived].idOf(String(key));
      if (id === undefined) missing.add(`${collection}/${key}`);
      return id;
    });
    const reasons = [
      ...[...missing].map((one) => `It shows ${one}, which is not here.`),
      ...(kind === 'pages' ? unknownBlocks(state.blocks) : []),
    ];
    if (reasons.length > 0) throw new Refused(reasons);
    return new ArrivingState(fields, await referTypedLinks(values, { ...req, payload }));
  }

  /** The locales with content; the default one if there is none. */
  get languages(): readonly Locale[] {
    const said = locales.filter((locale) => saysSomething(this.#fields, this.#values, locale));
    return said.length > 0 ? said : locales.slice(0, 1);
  }

  /** Values in all locales, as the database returns them. */
  get byLanguage(): Record<string, unknown> {
    return { ...this.#values };
  }

  in(locale: Locale): Record<string, unknown> {
    return valuesIn(this.#fields, this.#values, locale);
  }
}

function saysSomething(fields: readonly FlattenedField[], values: Values, locale: Locale): boolean {
  return fieldValues(fields, values, { isByLocale: true }).some(
    (found) => found.locale === locale && !isEmpty(found.value),
  );
}

function unknownBlocks(blocks: unknown): string[] {
  return locales.flatMap((locale) => {
    const rows = valuesOf(blocks)[locale];
    return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index) => {
      const place = `Block ${index + 1} in ${languageName(locale, 'en')}`;
      const { blockType: kind, version } = valuesOf(row);
      if (typeof kind !== 'string' || !isBlockKind(kind))
        return [`${place} is of the kind “${String(kind)}”, which there is not here.`];
      return typeof version === 'number' && version > blockKinds[kind].version
        ? [`${place} (“${blockKinds[kind].label.en}”) comes from a newer version of this software.`]
        : [];
    });
  });
}
