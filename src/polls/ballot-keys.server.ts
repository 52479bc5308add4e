import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** Prefix of an Ed25519 private key in PKCS #8 (RFC 8410), before its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Domain separation: signatures are invalid in any other context. */
const purpose = 'heimspiel ballots';

export interface PublicKey {
  algorithm: 'Ed25519';
  pem: string;
  /** SHA-256 of the key's SPKI form, in hexadecimal. */
  fingerprint: string;
}

/**
 * Keys derived from the club's secret: for seals, which only the club can verify, and for signatures, which anyone can.
 * All instances derive the same keys.
 */
export class BallotKeys {
  readonly publicKey: PublicKey;
  readonly #inner: string;
  readonly #outer: string;
  readonly #signing: KeyObject;

  constructor(secret: string) {
    this.#inner = derived(secret, 'ballot seals, inner').toString('hex');
    this.#outer = derived(secret, 'ballot seals, outer').toString('hex');
    const key = Buffer.concat([pkcs8Head, derived(secret, 'ballot signatures')]);
    this.#signing = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    this.publicKey = describeKey(createPublicKey(this.#signing));
  }

  /**
   * A keyed hash of these words in this order, in hexadecimal. NMAC, the construction under HMAC, with two keys of a
   * SHA-256 block each: it runs for every ballot, and Node's HMAC takes twice as long.
   */
  seal(...words: readonly (string | number)[]): string {
    return hash('sha256', this.#outer + hash('sha256', this.#inner + JSON.stringify(words)));
  }

  sign(text: string): string {
    return sign(null, signedText(text), this.#signing).toString('base64');
  }
}

export function isSignedBy(pem: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // Node decodes base64 leniently, but a signature must have a single encoding.
  return bytes.toString('base64') === signature && verify(null, signedText(text), pem, bytes);
}

/** Parses a public key; undefined unless it is an Ed25519 key. */
export function readPublicKey(pem: string): PublicKey | undefined {
  try {
    const key = createPublicKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? describeKey(key) : undefined;
  } catch {
    return undefined;
  }
}

function describeKey(key: KeyObject): PublicKey {
  const spki = key.export({ format: 'der', type: 'spki' });
  return {
    algorithm: 'Ed25519',
    pem: key.export({ format: 'pem', type: 'spki' }).toString(),
    fingerprint: createHash('sha256').update(spki).digest('hex'),
  };
}

function derived(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}

function signedText(text: string): Buffer {
  return Buffer.from(`${purpose}\n${text}`);
}
