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

/** What stands before the 32 bytes of an Ed25519 key in its PKCS #8 form (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/** What is signed says what for, so that no signature means anything elsewhere. */
const purpose = 'heimspiel ballots';

/** The public half, as outsiders are given it. */
export interface PublicKey {
  algorithm: 'Ed25519';
  /** In PEM, as `openssl` reads it. */
  pem: string;
  /** The sha256 of the key's SPKI form, in hexadecimal: short enough to be printed. */
  fingerprint: string;
}

/**
 * What only the club's secret makes: seals, which the club alone verifies, and signatures, which anyone does. All
 * instances have the same keys, because all have the same secret.
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
   * A keyed hash of these words in this order, in hexadecimal: NMAC, on which HMAC rests, whose two keys fill a block
   * of SHA-256 each. There is one for every ballot, and Node's HMAC takes twice as long.
   */
  seal(...words: readonly (string | number)[]): string {
    return hash('sha256', this.#outer + hash('sha256', this.#inner + JSON.stringify(words)));
  }

  /** Signs a hash; base64. */
  sign(text: string): string {
    return sign(null, signedText(text), this.#signing).toString('base64');
  }
}

/** Whether the signature is this key's, for this hash. */
export function isSignedBy(pem: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  // Node reads base64 generously; a signature has one way to be written.
  return bytes.toString('base64') === signature && verify(null, signedText(text), pem, bytes);
}

/** A public key that somebody gave; undefined if it is none for Ed25519. */
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
