import { z } from 'zod';
import type { SnapshotSource } from '#server/content/bring-snapshots.ts';
import { askForFile, type MediaSource } from '#server/media-sources.ts';
import { peerAddress, snapshotListSchema } from './peer-routes.ts';

/** Timeout of small responses in ms. */
const patience = 5000;

/**
 * Another site, or several behind one name: the last source of published content and uploads, if neither the bucket nor
 * the content backend responds.
 */
export class Peer implements SnapshotSource {
  readonly name: string;
  readonly patience = patience;
  readonly #previewSecret: string;

  /** `origin` is a single site's or a load-balanced service's. */
  constructor(origin: string, previewSecret: string) {
    this.name = origin;
    this.#previewSecret = previewSecret;
  }

  async list(): Promise<string[]> {
    const answer = await this.#ask('snapshots');
    if (!answer.ok) throw new Error(`It returned ${answer.status}.`);
    return snapshotListSchema.parse(await answer.json()).names;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const answer = await this.#ask(`snapshots/${name}`);
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`It returned ${answer.status}.`);
  }

  /** A file that this peer lacks may exist elsewhere, so it never reports one as missing. */
  readonly media: MediaSource = async (name) => {
    const answer = await askForFile(this.#address(`media/${encodeURIComponent(name)}`), this.#headers);
    const { body } = answer;
    if (answer.ok && body)
      return {
        body,
        bytes: z.coerce
          .number()
          .optional()
          .parse(answer.headers.get('content-length') ?? undefined),
      };
    await body?.cancel();
    throw new Error(`It returned ${answer.status}.`);
  };

  #ask(path: string): Promise<Response> {
    return fetch(this.#address(path), { headers: this.#headers, signal: AbortSignal.timeout(patience) });
  }

  #address(path: string): string {
    return `${this.name}${peerAddress}/${path}`;
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#previewSecret}` };
  }
}
