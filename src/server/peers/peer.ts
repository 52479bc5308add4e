import { z } from 'zod';
import type { SnapshotSource } from '#server/content/bring-snapshots.ts';
import type { MediaSource } from '#server/media-sources.ts';
import { peerAddress, snapshotListSchema } from './peer-routes.ts';

/** How long one small answer may take, in ms. */
const patience = 10_000;

/** How long one uploaded file may take, in ms. */
const mediaPatience = 60_000;

/**
 * Another site, or any of several behind one name, of which a new one takes up what is published when neither the bucket
 * nor the content backend can give it.
 */
export class Peer implements SnapshotSource {
  readonly name: string;
  readonly #previewSecret: string;

  /** `origin` is that of the site itself or of all that are ready, as a service of an orchestrator has it. */
  constructor(origin: string, previewSecret: string) {
    this.name = origin;
    this.#previewSecret = previewSecret;
  }

  async list(): Promise<string[]> {
    const answer = await this.#ask('snapshots', patience);
    if (!answer.ok) throw new Error(`It answers ${answer.status}.`);
    return snapshotListSchema.parse(await answer.json()).names;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const answer = await this.#ask(`snapshots/${name}`, patience);
    if (answer.ok) return Buffer.from(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`It answers ${answer.status}.`);
  }

  /** What does not lie there may lie elsewhere: a peer can't say that there is no such file. */
  readonly media: MediaSource = async (name) => {
    const answer = await this.#ask(`media/${encodeURIComponent(name)}`, mediaPatience);
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
    throw new Error(`It answers ${answer.status}.`);
  };

  #ask(path: string, within: number): Promise<Response> {
    return fetch(`${this.name}${peerAddress}/${path}`, {
      headers: { authorization: `Bearer ${this.#previewSecret}` },
      signal: AbortSignal.timeout(within),
    });
  }
}
