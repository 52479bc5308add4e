import { FetchError, type FetchOptions, ofetch } from 'ofetch';
import { z } from 'zod';
import { type FormList, formListSchema } from '#forms/form-list.ts';
import type { SubmissionFile, SubmissionRecord } from '#forms/submission-record.ts';
import type { Locale } from '#i18n/locales.ts';
import {
  type ContentPaths,
  contentChangeSchema,
  contentPageSchema,
  contentPathsSchema,
  type DraftLinkQuery,
  type SharedDraft,
  sharedDraftSchema,
} from '#pages/content-api.ts';
import { type PageDocument, pageDocumentSchema } from '#pages/page-document.ts';
import type { PathCount } from '#pages/path-counts.ts';
import { type ProjectSettings, projectSettingsSchema } from '#pages/project-settings.ts';
import { type PollList, pollListSchema } from '#polls/poll-list.ts';
import { type WitnessedChange, type WitnessedRow, witnessedListSchema } from '#polls/witnessed-list.ts';
import { requestHeaders } from '#serving/current-request.ts';
import { traceHeaders } from '#serving/trace-headers.ts';

/** A response that doesn't fit its schema; the message names the fields. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';

  constructor(subject: string, cause: z.ZodError) {
    super(`${subject} does not fit its schema: ${z.prettifyError(cause).replaceAll('\n', ' ')}`, { cause });
  }
}

/** Timeouts for the content backend, in ms. */
interface Patience {
  /** For one response. */
  answer: number;
  /** Between two chunks of the change stream, which has a heartbeat every 10 s. */
  silence: number;
}

const usualPatience: Patience = { answer: 20_000, silence: 25_000 };

/** `gone`: deleted by an editor, or by its retention period. */
type PutOutcome = 'kept' | 'gone';

/**
 * Client of the content backend's API. Validates every response and throws UnreadableAnswer if it doesn't fit its
 * schema.
 */
export class ContentClient {
  readonly #base: string;
  readonly #previewSecret: string;
  readonly #patience: Patience;

  /** `base` is the content backend's origin, with or without a trailing slash. */
  constructor(base: string, previewSecret: string, patience = usualPatience) {
    this.#base = base.replace(/\/+$/, '');
    this.#previewSecret = previewSecret;
    this.#patience = patience;
  }

  /** `since` is the previous response's `asOf`; without it only the very latest changes are listed. */
  readPaths(since?: string): Promise<ContentPaths> {
    return this.#read('/sk/v1/paths', contentPathsSchema, since === undefined ? {} : { query: { since } });
  }

  /** Undefined until the settings have been filled in. */
  readSettings(): Promise<ProjectSettings | undefined> {
    return unlessMissing(this.#read('/sk/v1/project-settings/values', projectSettingsSchema));
  }

  readBrand(): Promise<unknown> {
    return this.#read('/sk/v1/brand', z.unknown());
  }

  /** The identity's newest draft; only for visitors with a valid preview link. */
  readBrandDraft(): Promise<unknown> {
    return this.#read('/sk/v1/brand', z.unknown(), { query: { draft: '1' } });
  }

  /** A published page rendered with that draft; undefined if there is no such page in this language. */
  readPageInBrandDraft(path: string, locale: Locale): Promise<PageDocument | undefined> {
    return unlessMissing(
      this.#read('/sk/v1/pages', pageDocumentSchema, { query: { path, locale, brandDraft: '1' } }),
    );
  }

  readPolls(): Promise<PollList> {
    return this.#read('/sk/v1/polls', pollListSchema);
  }

  readForms(): Promise<FormList> {
    return this.#read('/sk/v1/forms', formListSchema);
  }

  /** Undefined if there is no such page in this language. */
  async readPage(
    path: string,
    locale: Locale,
  ): Promise<{ document: PageDocument; records: string[] } | undefined> {
    const page = await unlessMissing(
      this.#read('/sk/v1/pages', contentPageSchema, { query: { path, locale } }),
    );
    if (!page) return undefined;
    const { records, ...document } = page;
    return { document, records };
  }

  /** A page's newest draft; only for visitors with a valid preview link. */
  readDraft(path: string, locale: Locale): Promise<PageDocument | undefined> {
    return unlessMissing(
      this.#read('/sk/v1/pages', pageDocumentSchema, {
        query: { path, locale, draft: '1' },
      }),
    );
  }

  /** A stored version of a page; only for those with a right to it. Undefined if there is none in this language. */
  readVersion(version: string, locale: Locale): Promise<PageDocument | undefined> {
    return unlessMissing(
      this.#read('/sk/v1/pages/versions', pageDocumentSchema, { query: { version, locale } }),
    );
  }

  /**
   * The page with unsaved values from the admin's form, for the editor whose session `cookie` holds; undefined if there
   * is no such page, or the editor may not save it.
   */
  readUnsaved(
    path: string,
    locale: Locale,
    values: Readonly<Record<string, unknown>>,
    cookie: string,
  ): Promise<PageDocument | undefined> {
    return unlessMissing(
      this.#read('/sk/v1/pages/unsaved', pageDocumentSchema, {
        method: 'POST',
        body: { path, locale, values },
        headers: { cookie },
      }),
    );
  }

  /** A shared draft: undefined if there is no such link, `over` once it has expired. */
  async readSharedDraft(asked: DraftLinkQuery): Promise<SharedDraft | 'over' | undefined> {
    try {
      return await this.#read('/sk/v1/draft-links', sharedDraftSchema, { query: asked });
    } catch (error) {
      const status = statusOf(error);
      if (status === 410) return 'over';
      if (status === 404) return undefined;
      throw error;
    }
  }

  /**
   * Follows the change stream. Calls `onVersion` with the content's version at once and on every change, until the
   * stream ends, fails or times out.
   */
  async follow(onVersion: (version: string) => void, signal: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const { silence } = this.#patience;
    const alarm = setTimeout(() => ending.abort(new Error(`No data for ${silence / 1000} s.`)), silence);
    try {
      const stream = await ofetch(`${this.#base}/sk/v1/changes`, {
        responseType: 'stream',
        headers: this.#asSite(),
        signal: AbortSignal.any([signal, ending.signal]),
        retry: 0,
      }).catch((error: unknown) => {
        if (!(error instanceof FetchError) || error.statusCode !== 404) throw error;
        throw new Error('It refuses this site: PREVIEW_SECRET must be the same on both sides.');
      });
      const reader: ReadableStreamDefaultReader<Uint8Array> = stream.getReader();
      const decoder = new TextDecoder();
      let pending = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        alarm.refresh();
        pending += decoder.decode(value, { stream: true });
        const messages = pending.split('\n\n');
        pending = messages.pop() ?? '';
        for (const message of messages) {
          if (message.startsWith('data: '))
            onVersion(contentChangeSchema.parse(JSON.parse(message.slice(6))).version);
        }
      }
    } finally {
      clearTimeout(alarm);
      ending.abort();
    }
  }

  /** Delivers a submission or its mails' newer states. The files must have been sent before. */
  putSubmission(record: SubmissionRecord): Promise<PutOutcome> {
    return this.#put(`/sk/v1/submissions/${record.receipt}`, 'application/json', JSON.stringify(record));
  }

  putSubmissionFile(
    receipt: string,
    { id, type }: SubmissionFile,
    bytes: Uint8Array<ArrayBuffer>,
  ): Promise<PutOutcome> {
    return this.#put(`/sk/v1/submissions/${receipt}/files/${id}`, type, bytes);
  }

  /** Adds to the counts of requested paths. Not retried: if only the response was lost, they would count twice. */
  async postPathCounts(counts: readonly PathCount[], patience: number): Promise<void> {
    const path = '/sk/v1/path-counts';
    const answer = await fetch(`${this.#base}${path}`, {
      method: 'POST',
      headers: { ...this.#asSite(), 'content-type': 'application/json' },
      body: JSON.stringify({ counts }),
      signal: AbortSignal.timeout(Math.min(patience, this.#patience.answer)),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`[POST] "${this.#base}${path}": ${answer.status}`);
  }

  readWitnessed(patience?: number): Promise<{ polls: WitnessedRow[] }> {
    return this.#read(
      '/sk/v1/witnessed-votes',
      witnessedListSchema,
      patience ? { timeout: patience, retry: 0 } : {},
    );
  }

  /** Returns what is remembered of these polls now, which is something else where another site has been faster. */
  putWitnessed(polls: readonly WitnessedChange[], patience?: number): Promise<{ polls: WitnessedRow[] }> {
    return this.#read('/sk/v1/witnessed-votes', witnessedListSchema, {
      method: 'PUT',
      body: { polls },
      retry: 0,
      ...(patience ? { timeout: patience } : {}),
    });
  }

  /** Not retried: callers retry later. */
  async #put(path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<PutOutcome> {
    const answer = await fetch(`${this.#base}${path}`, {
      method: 'PUT',
      headers: { ...this.#asSite(), 'content-type': type },
      body,
      signal: AbortSignal.timeout(this.#patience.answer),
    });
    await answer.body?.cancel();
    if (answer.status === 410) return 'gone';
    if (!answer.ok) throw new Error(`[PUT] "${this.#base}${path}": ${answer.status}`);
    return 'kept';
  }

  #asSite(): Record<string, string> {
    return { ...traceHeaders(), ...requestHeaders(), authorization: `Bearer ${this.#previewSecret}` };
  }

  async #read<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options: Omit<FetchOptions<'json'>, 'headers'> & { headers?: Readonly<Record<string, string>> } = {},
  ): Promise<z.infer<Schema>> {
    const answer: unknown = await ofetch(`${this.#base}${path}`, {
      timeout: this.#patience.answer,
      ...options,
      headers: { ...options.headers, ...this.#asSite() },
    });
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new UnreadableAnswer(path, parsed.error);
    return parsed.data;
  }
}

async function unlessMissing<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

function statusOf(error: unknown): unknown {
  return error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
}
