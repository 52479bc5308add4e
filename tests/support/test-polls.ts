import { z } from 'zod';
import type { Locale } from '../../src/i18n/locales.ts';
import type { VoteAnswer, VoteRequest } from '../../src/polls/vote-answers.ts';
import type { ContentEditor } from './content-editor.ts';

const hour = 3_600_000;

interface TestPoll {
  question: { de: string; en: string };
  answers: readonly string[];
  fields?: Readonly<Record<string, unknown>>;
  /** In hours from now. */
  opens?: number;
  closes?: number;
}

/** Polls for tests by key: every level, kind and state. */
export const testPolls = {
  'test-open': {
    question: { de: 'Offen?', en: 'Open?' },
    answers: ['Ja', 'Nein'],
    fields: { integrity: 'open', resultsShown: 'always' },
    opens: -1,
  },
  'test-device': { question: { de: 'Je Gerät?', en: 'Per device?' }, answers: ['Ja', 'Nein'], opens: -1 },
  'test-work': {
    question: { de: 'Mit Aufgabe?', en: 'With work?' },
    answers: ['Ja', 'Nein'],
    fields: { integrity: 'work' },
    opens: -1,
  },
  'test-code': {
    question: { de: 'Mit Code?', en: 'With a code?' },
    answers: ['Ja', 'Nein'],
    fields: { integrity: 'code' },
    opens: -1,
  },
  'test-several': {
    question: { de: 'Zwei bis drei?', en: 'Two to three?' },
    answers: ['A', 'B', 'C', 'D'],
    fields: { method: 'multiple', minChoices: 2, maxChoices: 3, integrity: 'open', resultsShown: 'always' },
    opens: -1,
  },
  'test-ranking': {
    question: { de: 'Reihenfolge?', en: 'Order?' },
    answers: ['A', 'B', 'C'],
    fields: { method: 'ranking', integrity: 'open', resultsShown: 'always' },
    opens: -1,
  },
  'test-later': { question: { de: 'Später?', en: 'Later?' }, answers: ['Ja', 'Nein'], opens: 1 },
  'test-over': { question: { de: 'Vorbei?', en: 'Over?' }, answers: ['Ja', 'Nein'], opens: -2, closes: -1 },
  'test-hidden': {
    question: { de: 'Geheim?', en: 'Secret?' },
    answers: ['Ja', 'Nein'],
    fields: { integrity: 'open', resultsShown: 'never' },
    opens: -1,
  },
  'test-consent': {
    question: { de: 'Einverstanden?', en: 'Agreed?' },
    answers: ['Ja', 'Nein'],
    fields: { integrity: 'open' },
    opens: -1,
  },
} as const satisfies Record<string, TestPoll>;

export type TestPollKey = keyof typeof testPolls;

/** Creates them if they don't exist. */
export async function provideTestPolls(editor: ContentEditor): Promise<void> {
  for (const [key, poll] of Object.entries<TestPoll>(testPolls)) {
    const query = new URLSearchParams({ 'where[key][equals]': key, depth: '0' });
    const found = await editor.request('GET', `/polls?${query}`);
    if (z.object({ totalDocs: z.number() }).parse(await found.json()).totalDocs === 0)
      await make(editor, key, poll);
  }
}

async function make(
  editor: ContentEditor,
  key: string,
  { question, answers, fields, opens, closes }: TestPoll,
): Promise<void> {
  const moment = (hours: number | undefined) =>
    hours === undefined ? {} : { value: new Date(Date.now() + hours * hour).toISOString() };
  const id = await editor.save('POST', '/polls?locale=de', {
    key,
    _status: 'published',
    question: question.de,
    method: 'single',
    integrity: 'device',
    ...fields,
    ...(key === 'test-consent' ? { consent: 'Ich bin einverstanden.' } : {}),
    opensAt: moment(opens).value,
    closesAt: moment(closes).value,
    options: answers.map((label) => ({ label })),
  });
  const stored = await editor.request('GET', `/polls/${id}?locale=de&depth=0`);
  const { options } = z
    .object({ options: z.array(z.looseObject({ id: z.string(), label: z.string() })) })
    .parse(await stored.json());
  await editor.save('PATCH', `/polls/${id}?locale=en`, {
    _status: 'published',
    question: question.en,
    ...(key === 'test-consent' ? { consent: 'I agree.' } : {}),
    options: options.map((option) => ({ ...option, label: `${option.label} (en)` })),
  });
  // Opened polls must be on a page.
  if ((opens ?? 1) > 0) await editor.show(`/test/${key}`, { blockType: 'poll', poll: Number(id) });
}

/** 32 random hexadecimal digits: a device's token, or an idempotency key. */
export function randomToken(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

const pollSchema = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
});

interface Answered {
  status: number;
  headers: Headers;
  json: unknown;
}

export const pollResults = z.strictObject({
  counts: z.record(z.string(), z.number()),
  total: z.number(),
  state: z.string(),
});

export class PollUnderTest {
  readonly address: string;
  readonly id: string;
  readonly options: readonly string[];

  private constructor(origin: string, { id, options }: z.infer<typeof pollSchema>) {
    this.address = `${origin}/sk/v1/polls/${id}`;
    this.id = id;
    this.options = options.map((option) => option.id);
  }

  static async find(origin: string, key: TestPollKey | 'breite' | 'express'): Promise<PollUnderTest> {
    const answer = await fetch(`${origin}/sk/v1/polls/${key}`);
    return new PollUnderTest(origin, pollSchema.parse(await answer.json()));
  }

  choices(...places: readonly number[]): string[] {
    return places.map((place) => this.options[place] ?? 'no such option');
  }

  async cast(
    vote: VoteRequest,
    {
      key = randomToken(),
      locale = 'de',
      headers = {},
    }: { key?: string; locale?: Locale; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<Answered> {
    const answer = await fetch(`${this.address}/votes`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        'accept-language': locale,
        ...headers,
      },
      body: JSON.stringify(vote),
    });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  }

  async ask(path: string, headers: Record<string, string> = {}): Promise<Answered> {
    const answer = await fetch(`${this.address}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, json: await answer.json() };
  }
}

const acceptedSchema: z.ZodType<VoteAnswer> = z.strictObject({
  receipt: z.string().regex(/^[0-9a-f]{32}$/),
  view: z.string().min(1),
});

/** The response of a counted vote; fails if it was not counted. */
export function accepted({ status, json }: Answered): VoteAnswer {
  if (status !== 201) throw new Error(`The vote was answered ${status}: ${JSON.stringify(json)}`);
  return acceptedSchema.parse(json);
}

const refusedSchema = z.strictObject({
  error: z.strictObject({
    status: z.number(),
    code: z.string(),
    message: z.string().min(1),
    problems: z.array(z.strictObject({ field: z.string(), message: z.string().min(1) })).optional(),
    view: z.string().optional(),
  }),
});

/** The error of a refused vote; fails if it was accepted, or if the error breaks the contract. */
export function refused({ status, json }: Answered): z.infer<typeof refusedSchema>['error'] {
  const { error } = refusedSchema.parse(json);
  if (error.status !== status) throw new Error(`Answered ${status}, but the body says ${error.status}.`);
  return error;
}
