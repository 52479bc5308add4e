import { z } from 'zod';
import type { TitledRecord } from './title-parts.ts';
import type { TitleFields } from './with-row-titles.ts';

/** What a row shows of the record that it points at. */
export interface RecordName {
  title?: string;
  /** The address of a small picture. */
  thumbnail?: string;
}

const answer = z.object({ docs: z.array(z.looseObject({ id: z.union([z.string(), z.number()]) })) });

/** How many records are asked for at once. */
const atOnce = 50;

const names = new Map<string, Promise<RecordName | undefined>>();

interface Question {
  collection: string;
  locale: string;
  answers: Map<string, (name: RecordName | undefined) => void>;
}

/** What is asked in one go, because it was wanted at the same moment. */
let questions: Question[] = [];

/** How a record is called in a language; undefined where it is gone or can't be read. Each is asked for once. */
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
    // A row without the name of its record still says what it is.
  }
  for (const resolve of answers.values()) resolve(undefined);
}
