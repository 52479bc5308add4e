import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { targetsIn } from '#content/graph/links/map-links.ts';
import { leadsIntoSite } from '#i18n/localized-path.ts';
import type { ArchiveFile } from './archive-file.ts';
import { type ArchivedDocument, type ArchivedKind, isGlobal } from './archive-format.ts';
import type { ArchiveTurns } from './archive-turns.ts';
import { ArrivingState, type Difference, differenceOf, newestOf } from './arriving-document.ts';
import { tryFile, uploadFile } from './arriving-file.ts';
import { isSame } from './differences.ts';
import type { KeysByCollection } from './document-keys.ts';
import type { ImportOutcome } from './import-outcome.ts';
import { reasonsOf } from './refusal-sentences.ts';
import { archivedFields, StoredDocuments } from './stored-documents.ts';

type Values = Readonly<Record<string, unknown>>;

interface Surroundings {
  payload: Payload;
  archive: ArchiveFile;
  turns: ArchiveTurns;
  /** Both grow during the import. */
  keys: KeysByCollection;
  trashed: KeysByCollection;
  options: { dryRun: boolean; overwrite: boolean };
}

const madeSchema = z.object({ id: z.union([z.string(), z.number()]) });

export class DocumentImport {
  readonly #document: ArchivedDocument;
  readonly #around: Surroundings;
  #difference: Difference | undefined;
  #isNew = false;
  #outcome: ImportOutcome['outcome'] = 'unchanged';
  #changes: string[] = [];
  #reasons: readonly string[] = [];

  constructor(document: ArchivedDocument, around: Surroundings) {
    this.#document = document;
    this.#around = around;
  }

  get outcome(): ImportOutcome {
    const { kind, key, title } = this.#document;
    return {
      kind,
      key,
      title,
      outcome: this.#outcome,
      changes: this.#changes,
      reasons: [...this.#reasons],
    };
  }

  /** All steps at once, for documents without references to their own collection. */
  async whole(): Promise<ImportOutcome> {
    await this.write();
    await this.publish();
    return this.outcome;
  }

  /** Compares, and writes what will be published as a draft first, visible to editors only. */
  async write(): Promise<void> {
    await this.#attempt(async () => {
      const difference = await this.#compare();
      if (!difference) return;
      const { kind } = this.#document;
      if (hasDrafts(kind)) {
        const here = await this.#here();
        const first = difference.publishes ?? difference.drafts;
        // An interrupted import has written it already.
        if (first && !isSame(first, here && newestOf(here))) await this.#writeDraft(first);
      } else if (difference.publishes) await this.#writeAtOnce(difference.publishes);
      this.#difference = difference;
    });
  }

  /** Links can be resolved once their targets exist. */
  async writeAgain(): Promise<void> {
    const state = this.#difference?.publishes ?? this.#difference?.drafts;
    if (!state || !targetsIn(state).some((target) => leadsIntoSite(target))) return;
    await this.#attempt(() => this.#writeDraft(state));
  }

  /** Publishes the document if it is published in the archive, and saves the archive's draft beside it. */
  async publish(): Promise<void> {
    const { publishes, drafts } = this.#difference ?? {};
    if (!hasDrafts(this.#document.kind)) return;
    await this.#attempt(async () => {
      if (publishes) await this.#publish(publishes);
      if (drafts && publishes) await this.#writeDraft(drafts);
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    if (this.#outcome === 'refused') return;
    try {
      await work();
    } catch (error) {
      this.#outcome = 'refused';
      this.#reasons = reasonsOf(error, this.#around.payload);
      if (this.#difference && hasDrafts(this.#document.kind))
        this.#reasons = [...this.#reasons, 'The archive’s version is a draft here.'];
      this.#difference = undefined;
    }
  }

  /** Undefined if there is nothing to do, or on a conflict. */
  async #compare(): Promise<Difference | undefined> {
    const { payload, trashed, options } = this.#around;
    const { kind, key } = this.#document;
    const fields = archivedFields(payload, kind);
    const here = await this.#here();
    if (!here) {
      const isTaken = kind !== 'pages' && kind !== 'redirects' && !isGlobal(kind);
      if (isTaken && trashed[kind].idOf(key) !== undefined) {
        this.#outcome = 'conflict';
        this.#reasons = ['It is in the trash here. Restore it or delete it for good.'];
        return undefined;
      }
      this.#isNew = true;
      this.#outcome = 'created';
      const { published, draft } = this.#document;
      this.#changes = published ? [] : ['as a draft'];
      return { publishes: published, drafts: draft, changes: [], isNewerHere: false };
    }
    const difference = differenceOf(fields, this.#document, here);
    if (!difference.publishes && !difference.drafts) return undefined;
    this.#changes = [
      ...difference.changes,
      ...(difference.publishes && !here.published ? ['is published'] : []),
      ...(difference.drafts && !difference.publishes ? ['as a draft'] : []),
    ];
    if (difference.isNewerHere && !options.overwrite) {
      this.#outcome = 'conflict';
      this.#reasons = [
        `It was changed here on ${here.updatedAt}, after what the archive has (${this.#document.updatedAt}). It is left as it is; --overwrite takes the archive’s.`,
      ];
      return undefined;
    }
    this.#outcome = 'changed';
    return difference;
  }

  async #here(): Promise<ArchivedDocument | undefined> {
    const { payload, keys, turns } = this.#around;
    const { kind, key } = this.#document;
    const stored = new StoredDocuments(payload, keys, turns.reading());
    if (isGlobal(kind)) return stored.global(kind);
    const id = keys[kind].idOf(key);
    return id === undefined ? undefined : stored.document(kind, id);
  }

  /** Redirects, settings and files have no drafts, and of the identity only the published version is imported. */
  async #writeAtOnce(values: Values): Promise<void> {
    const { payload, keys, turns, archive, options } = this.#around;
    const document = this.#document;
    const { kind, key } = document;
    const made = await turns.turn(async (req) => {
      const state = await this.#arriving(values, req);
      const [first, ...others] = state.languages;
      if (first === undefined) return undefined;
      if (isGlobal(kind)) {
        for (const locale of state.languages)
          await payload.updateGlobal({
            slug: kind,
            locale,
            data: { ...state.in(locale), ...(kind === 'brand' ? { _status: 'published' } : {}) },
            depth: 0,
            req: { ...req },
          });
        return undefined;
      }
      let id = keys[kind].idOf(key);
      const wasThere = id !== undefined;
      const data = state.in(first);
      if (id === undefined && kind === 'media' && options.dryRun)
        return tryFile(payload, document, archive, state.byLanguage, { ...req, locale: first });
      if (id === undefined && kind === 'media')
        id = await uploadFile(payload, document, archive, { locale: first, data }, { ...req });
      if (id === undefined)
        id = madeSchema.parse(
          await payload.create({ collection: kind, locale: first, data, depth: 0, req: { ...req } }),
        ).id;
      for (const locale of wasThere ? state.languages : others)
        await payload.update({
          collection: kind,
          id,
          locale,
          data: state.in(locale),
          depth: 0,
          req: { ...req },
        });
      return id;
    });
    if (made !== undefined && !isGlobal(kind)) keys[kind].add(made, key);
  }

  async #writeDraft(values: Values): Promise<void> {
    const { payload, keys, turns } = this.#around;
    const { kind, key } = this.#document;
    if (isGlobal(kind)) return;
    const made = await turns.turn(async (req) => {
      const state = await this.#arriving(values, req);
      let id = keys[kind].idOf(key);
      for (const locale of state.languages) {
        const data = { ...state.in(locale), _status: 'draft' };
        if (id !== undefined)
          await payload.update({
            collection: kind,
            id,
            locale,
            draft: true,
            data,
            depth: 0,
            req: { ...req },
          });
        else {
          const named = kind === 'pages' ? data : { ...data, key };
          const created = await payload.create({
            collection: kind,
            locale,
            draft: true,
            data: named,
            depth: 0,
            req: { ...req },
          });
          id = madeSchema.parse(created).id;
        }
      }
      return id;
    });
    if (made !== undefined && this.#isNew) keys[kind].add(made, key);
  }

  async #publish(values: Values): Promise<void> {
    const { payload, keys, turns } = this.#around;
    const { kind, key } = this.#document;
    const id = isGlobal(kind) ? undefined : keys[kind].idOf(key);
    if (isGlobal(kind) || id === undefined) return;
    await turns.turn(async (req) => {
      const locale = (await this.#arriving(values, req)).languages.at(-1);
      const data = { _status: 'published' };
      await payload.update({ collection: kind, id, locale, data, depth: 0, req: { ...req } });
    });
  }

  #arriving(values: Values, req: Partial<PayloadRequest>): Promise<ArrivingState> {
    const { payload, keys } = this.#around;
    return ArrivingState.of(payload, this.#document, values, keys, { ...req });
  }
}

function hasDrafts(kind: ArchivedKind): boolean {
  return kind === 'pages' || kind === 'polls' || kind === 'forms' || kind === 'products';
}
