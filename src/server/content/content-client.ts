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
import { requestHeaders } from '#serving/current-request.ts';
import { traceHeaders } from '#serving/trace-headers.ts';
import { UnreadableAnswer } from './unreadable-answer.ts';

/** How long the content backend may take before it is taken for hung, in milliseconds. */
interface Patience {
  /** For one answer. */
  answer: number;
  /** Between two pieces of the change stream, which shows every 10 s that it is alive. */
  silence: number;
}

const usualPatience: Patience = { answer: 20_000, silence: 25_000 };

/** `gone`: an editor has deleted it, or its time was over. */
type PutOutcome = 'kept' | 'gone';

/** Asks the content backend. Every answer is checked; what does not fit its schema throws UnreadableAnswer. */
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

  /** `since` is the `asOf` of the last answer; without it only what changed just now is named. */
  readPaths(since?: string): Promise<ContentPaths> {
    return this.#read('/sk/v1/paths', contentPathsSchema, since === undefined ? {} : { query: { since } });
  }

  /** Undefined while the settings have not been filled in. */
  readSettings(): Promise<ProjectSettings | undefined> {
    return unlessMissing(this.#read('/sk/v1/project-settings/values', projectSettingsSchema));
  }

  /** The identity's record as it is written. */
  readBrand(): Promise<unknown> {
    return this.#read('/sk/v1/brand', z.unknown());
  }

  /** The newest draft of it; for visitors with a valid preview link only. */
  readBrandDraft(): Promise<unknown> {
    return this.#read('/sk/v1/brand', z.unknown(), { query: { draft: '1' } });
  }

  /** A published page as it would be with that draft; undefined if there is no such page in this language. */
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

  /** Reads the newest draft of a page; for visitors with a valid preview link only. */
  readDraft(path: string, locale: Locale): Promise<PageDocument | undefined> {
    return unlessMissing(
      this.#read('/sk/v1/pages', pageDocumentSchema, {
        query: { path, locale, draft: '1' },
      }),
    );
  }

  /** Reads one version of a page; for who has a right to this one only. Undefined where there is none in this language. */
  readVersion(version: string, locale: Locale): Promise<PageDocument | undefined> {
    return unlessMissing(
      this.#read('/sk/v1/pages/versions', pageDocumentSchema, { query: { version, locale } }),
    );
  }

  /**
   * Reads the page that the values of the admin's form make, for the editor whose session `cookie` carries; undefined
   * where there is no such page, or nobody is signed in who might save it.
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

  /** What somebody sees who has a link to a draft: undefined where there is no such link, `over` once it has ended. */
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

  /** Calls `onVersion` with the content's version, at once and with every change, until the stream ends, fails or falls silent. */
  async follow(onVersion: (version: string) => void, signal: AbortSignal): Promise<void> {
    const ending = new AbortController();
    const { silence } = this.#patience;
    const alarm = setTimeout(
      () => ending.abort(new Error(`It has said nothing for ${silence / 1000} s.`)),
      silence,
    );
    try {
      const stream = await ofetch(`${this.#base}/sk/v1/changes`, {
        responseType: 'stream',
        headers: this.#asSite(),
        signal: AbortSignal.any([signal, ending.signal]),
        retry: 0,
      }).catch((error: unknown) => {
        if (!(error instanceof FetchError) || error.statusCode !== 404) throw error;
        throw new Error('It does not know this site: PREVIEW_SECRET has to be the same on both sides.');
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

  /** Hands a submission over, or the newer states of its mails. The files have to be there before. */
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

  /** Adds to how often paths were asked for. Not repeated: what it took before its answer was lost would count twice. */
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

  /** Not repeated: whoever hands something over does so again later, when there is more hope. */
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

  /** What shows the content backend that the site itself asks, and what for. */
  #asSite(): Record<string, string> {
    return { ...traceHeaders(), ...requestHeaders(), authorization: `Bearer ${this.#previewSecret}` };
  }

  async #read<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    options: Omit<FetchOptions<'json'>, 'headers'> & { headers?: Readonly<Record<string, string>> } = {},
  ): Promise<z.infer<Schema>> {
    const answer: unknown = await ofetch(`${this.#base}${path}`, {
      ...options,
      headers: { ...options.headers, ...this.#asSite() },
      timeout: this.#patience.answer,
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
