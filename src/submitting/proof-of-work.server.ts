import { createHmac, hash, randomInt } from 'node:crypto';
import type { Challenge } from 'altcha-lib';
import { z } from 'zod';

const algorithm = 'PBKDF2/SHA-256';

/** Iterations per try. With `tries` on average a mid-range phone needs about half a second, at most one. */
const cost = 1000;
const tries = { from: 200, to: 800 };

/** Lifetime of a challenge in ms: long enough for a page left open, too short to stockpile proofs. */
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
      data: z.object({ subject: z.string().max(120) }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(128) }),
});

export interface SolvedProof {
  /** May be spent once; 32 hexadecimal digits. */
  nonce: string;
  /** When the challenge was issued, in ms since 1970, rounded down to a second. */
  issuedAt: number;
}

/** Issues and verifies proof-of-work challenges. Stateless. */
export class ProofOfWork {
  readonly #signature: string;
  readonly #keySignature: string;

  /** @param secret the same for every instance */
  constructor(secret: string) {
    this.#signature = derived(secret, 'proof');
    this.#keySignature = derived(secret, 'proof key');
  }

  /** @param subject a proof for one subject is invalid for another */
  async challenge(subject: string, now: number): Promise<Challenge> {
    const { createChallenge, deriveKey } = await altcha();
    return createChallenge({
      algorithm,
      cost,
      counter: randomInt(tries.from, tries.to),
      data: { subject },
      deriveKey,
      expiresAt: Math.floor((now + life) / 1000),
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    });
  }

  /** The proof, if it is valid for this subject and not expired. */
  async read(subject: string, proof: string): Promise<SolvedProof | undefined> {
    const payload = payloadSchema.safeParse(parseBase64(proof));
    if (!payload.success) return undefined;
    const { challenge, solution } = payload.data;
    if (challenge.parameters.data.subject !== subject) return undefined;
    const { verifySolution, deriveKey } = await altcha();
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#signature,
      hmacKeySignatureSecret: this.#keySignature,
    });
    if (!verified) return undefined;
    return {
      nonce: hash('sha256', `proof ${challenge.signature}`).slice(0, 32),
      issuedAt: challenge.parameters.expiresAt * 1000 - life,
    };
  }
}

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
