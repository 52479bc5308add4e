import { createHmac, hash, randomInt } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { z } from 'zod';

const algorithm = 'PBKDF2/SHA-256';

/** Rounds for each try; with `tries` on average it takes a mid-range phone about half a second, at most one. */
const cost = 1000;
const tries = { from: 200, to: 800 };

/** How long a challenge may be answered, in ms: as long as a page may lie open before one votes, and no stock can be laid in. */
const life = 20 * 60_000;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.literal(cost),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
      data: z.object({ poll: z.string().max(100) }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(128) }),
});

/** Sets calculations that a device has to do before it votes, and checks them. The challenges need not be kept. */
export class ProofOfWork {
  readonly #signature: string;
  readonly #keySignature: string;

  /** @param secret the same for every instance */
  constructor(secret: string) {
    this.#signature = derived(secret, 'proof');
    this.#keySignature = derived(secret, 'proof key');
  }

  async challenge(poll: string, now: number): Promise<Challenge> {
    const { createChallenge, deriveKey } = await altcha();
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(tries.from, tries.to),
      data: { poll },
      deriveKey,
      expiresAt: Math.floor((now + life) / 1000),
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    });
  }

  /** What may be spent once (32 hexadecimal digits), if the proof is this poll's, right and in time. */
  async spend(poll: string, proof: string): Promise<string | undefined> {
    const payload = payloadSchema.safeParse(parseBase64(proof));
    if (!payload.success) return undefined;
    const { challenge, solution } = payload.data;
    if (challenge.parameters.data.poll !== poll) return undefined;
    const { verifySolution, deriveKey } = await altcha();
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    });
    return verified ? hash('sha256', `proof ${challenge.signature}`).slice(0, 32) : undefined;
  }
}

/** Loaded at the first calculation: most polls need none. */
async function altcha() {
  return { ...(await import('altcha-lib')), ...(await import('altcha-lib/algorithms/pbkdf2')) };
}

function derived(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(purpose).digest('hex');
}

function parseBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}
