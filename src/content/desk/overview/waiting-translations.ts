import type { Payload } from 'payload';
import { z } from 'zod';
import { type LanguageState, languageStates } from '#content/lifecycle/languages/language-states.ts';
import type { Locale } from '#i18n/locales.ts';
import {
  id,
  moment,
  mostAtATime,
  titlesOf,
  totalsOf,
  type WaitingDocument,
  type WaitingDocuments,
} from './waiting-documents.ts';

export interface WaitingTranslation extends WaitingDocument {
  locale: Locale;
  state: LanguageState;
}

const translated = ['pages', 'polls', 'forms', 'products'] as const;

const live = z.object({ id, updatedAt: moment });

/**
 * Published documents whose newest version is missing, incomplete or outdated in some language. Missing ones come
 * first, then the most recently changed.
 */
export async function waitingTranslations(payload: Payload): Promise<WaitingDocuments<WaitingTranslation>> {
  const found = await Promise.all(
    translated.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: { _status: { equals: 'published' } },
        select: { updatedAt: true },
        pagination: false,
        depth: 0,
      });
      const documents = z.array(live).parse(docs);
      const states = await languageStates(
        payload,
        collection,
        documents.map(({ id }) => id),
      );
      return documents.flatMap(({ id, updatedAt }) =>
        (states.get(String(id)) ?? [])
          .filter(isWaiting)
          .map((state) => ({ collection, id, updatedAt, state })),
      );
    }),
  );
  const first = found
    .flat()
    .sort(
      (one, other) =>
        Number(one.state.exists) - Number(other.state.exists) ||
        Number(other.updatedAt) - Number(one.updatedAt),
    )
    .slice(0, mostAtATime);
  const titles = new Map(
    await Promise.all(
      translated.map(async (collection) => {
        const ids = first.filter((entry) => entry.collection === collection).map(({ id }) => id);
        return [collection, await titlesOf(payload, collection, ids)] as const;
      }),
    ),
  );
  return {
    totals: totalsOf(translated.map((collection, index) => [collection, found[index]?.length ?? 0])),
    entries: first.map(({ collection, id, state }) => ({
      collection,
      id,
      title: titles.get(collection)?.get(String(id)) ?? String(id),
      locale: state.locale,
      state,
    })),
  };
}

function isWaiting({ exists, missingBlocks, missingTexts, isOutdated }: LanguageState): boolean {
  return !exists || missingBlocks > 0 || missingTexts > 0 || isOutdated;
}
