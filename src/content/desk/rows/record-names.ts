import { z } from 'zod';
import type { TitledRecord } from '#content/foundation/fields/title-parts.ts';
import type { TitleFields } from './with-row-titles.ts';

export interface RecordName {
  title?: string;
  thumbnail?: string;
}

const answer = z.object({ docs: z.array(z.looseObject({ id: z.union([z.string(), z.number()]) })) });

const atOnce = 50;

const names = new Map<string, Promise<RecordName | undefined>>();

interface Question {
  collection: string;
  locale: string;
  answers: Map<string, (name: RecordName | undefined) => void>;
}

/** Batches lookups made in the same tick. */
let questions: Question[] = [];

/** A record's title in a locale; undefined if it is gone or can't be read. Cached. */
export function recordName(
  { collection, id }: TitledRecord,
  locale: string,
  titleFields: TitleFields,
): Promise<RecordName | undefined> {
  const key = `${collection}/${id}/${locale}`;
  const known = names.get(key);
  if (known) return known;
  const { promise, resolve } = Promise.withResolvers<RecordName | undefined>();
  names.set(key, promise);
  if (questions.length === 0) queueMicrotask(() => askAll(titleFields));
  let question = questions.find(
    (each) => each.collection === collection && each.locale === locale && each.answers.size < atOnce,
  );
  if (!question) {
    question = { collection, locale, answers: new Map() };
    questions.push(question);
  }
  question.answers.set(String(id), resolve);
  return promise;
}

function askAll(titleFields: TitleFields): void {
  const waiting = questions;
  questions = [];
  for (const question of waiting) void ask(question, titleFields[question.collection] ?? []);
}

async function ask({ collection, locale, answers }: Question, fields: readonly string[]): Promise<void> {
  try {
    const query = new URLSearchParams({
      'where[id][in]': [...answers.keys()].join(),
      limit: String(atOnce),
      depth: '0',
      draft: 'true',
      locale,
    });
    const { docs } = answer.parse(await (await fetch(`/api/${collection}?${query}`)).json());
    for (const doc of docs) {
      const title = fields
        .map((field) => doc[field])
        .find((value): value is string => typeof value === 'string' && value !== '');
      answers.get(String(doc.id))?.({
        ...(title === undefined ? {} : { title: title.replaceAll('\u00AD', '') }),
        ...(typeof doc.thumbnailURL === 'string' ? { thumbnail: doc.thumbnailURL } : {}),
      });
    }
  } catch {
    // Without the record's name the row still has its kind.
  }
  for (const resolve of answers.values()) resolve(undefined);
}
