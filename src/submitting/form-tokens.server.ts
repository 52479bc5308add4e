import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lifetime of a form token in ms. */
export const formTokenLife = 30 * 60_000;

/** Issues and verifies the single-use tokens of forms sent without script. */
export class FormTokens {
  readonly #secret: string;
  readonly #purpose: string;

  /**
   * @param secret the same for every instance
   * @param purpose tokens for one purpose are invalid for another
   */
  constructor(secret: string, purpose: string) {
    this.#secret = secret;
    this.#purpose = purpose;
  }

  issue(subject: string, now: number): string {
    const claim = `${now.toString(36)}.${randomBytes(16).toString('hex')}`;
    return `${claim}.${this.#seal(subject, claim)}`;
  }

  /** The token's nonce and time of issue, if it is valid for this subject and not expired. */
  read(subject: string, token: string, now: number): { nonce: string; issuedAt: number } | undefined {
    const [issued = '', nonce = '', seal = '', ...rest] = token.split('.');
    const expected = Buffer.from(this.#seal(subject, `${issued}.${nonce}`));
    const given = Buffer.from(seal);
    const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
    const issuedAt = Number.parseInt(issued, 36);
    return isOurs && now < issuedAt + formTokenLife ? { nonce, issuedAt } : undefined;
  }

  #seal(subject: string, claim: string): string {
    const text = `form token ${this.#purpose} ${subject} ${claim}`;
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}
