import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long the step between ballot and counting may lie open, in ms. */
const life = 30 * 60_000;

/** Makes the slips under which votes without script are counted, each once, and knows its own again. */
export class PlainTokens {
  readonly #secret: string;

  /** @param secret the same for every instance */
  constructor(secret: string) {
    this.#secret = secret;
  }

  issue(poll: string, now: number): string {
    const claim = `${(now + life).toString(36)}.${randomBytes(16).toString('hex')}`;
    return `${claim}.${this.#seal(poll, claim)}`;
  }

  /** What is unique in the token, if it is ours, this poll's and still good. */
  nonceOf(poll: string, token: string, now: number): string | undefined {
    const [expires = '', nonce = '', seal = '', ...rest] = token.split('.');
    const expected = Buffer.from(this.#seal(poll, `${expires}.${nonce}`));
    const given = Buffer.from(seal);
    const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && now < Number.parseInt(expires, 36) ? nonce : undefined;
  }

  #seal(poll: string, claim: string): string {
    return createHmac('sha256', this.#secret).update(`plain ${poll} ${claim}`).digest('base64url');
  }
}
