import { hash, randomBytes } from 'node:crypto';

/**
 * What networks hold of something scarce. One may hold more than its share, as long as half of all stays free for the
 * others. Networks are only kept as hashes.
 */
export class Shares {
  readonly #all: number;
  /** What a network has in any case. */
  readonly #share: number;
  readonly #held = new Map<string, number>();
  readonly #key = randomBytes(32).toString('hex');
  #total = 0;

  constructor(all: number) {
    this.#all = all;
    this.#share = Math.ceil(all / 8);
  }

  get total(): number {
    return this.#total;
  }

  /** How much all networks together may hold for this one to take that amount. */
  limitFor(network: string, amount: number): number {
    const held = this.#held.get(this.#nameOf(network)) ?? 0;
    return held + amount > this.#share ? this.#all / 2 : this.#all;
  }

  /** @param network from `networkOf` */
  take(network: string, amount: number): boolean {
    if (this.#total + amount > this.limitFor(network, amount)) return false;
    this.#change(network, amount);
    return true;
  }

  giveBack(network: string, amount: number): void {
    this.#change(network, -amount);
  }

  #change(network: string, amount: number): void {
    const name = this.#nameOf(network);
    const held = (this.#held.get(name) ?? 0) + amount;
    if (held > 0) this.#held.set(name, held);
    else this.#held.delete(name);
    this.#total += amount;
  }

  #nameOf(network: string): string {
    return hash('sha256', this.#key + network, 'base64');
  }
}
