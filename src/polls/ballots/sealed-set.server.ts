import { z } from 'zod';

/** A multiset of rows by count and keyed sum, independent of their order. */
export const sealedSetSchema = z.object({
  rows: z.number().int(),
  /** Sum of the rows' keyed hashes modulo 2^256, in hexadecimal. */
  sum: z.string().regex(/^[0-9a-f]{64}$/),
});

export type SealedSet = z.infer<typeof sealedSetSchema>;

const modulus = 1n << 256n;

/**
 * An incremental multiset hash: rows can be added and removed one by one in any order, and without the key no other
 * rows with the same sum can be found. The sum does not reveal the order of rows.
 */
export class RowSum {
  #rows: number;
  #sum: bigint;

  constructor(from: SealedSet = { rows: 0, sum: '0' }) {
    this.#rows = from.rows;
    this.#sum = BigInt(`0x${from.sum}`);
  }

  /** @param hash 64 hexadecimal digits */
  add(hash: string): void {
    this.#rows += 1;
    this.#sum += BigInt(`0x${hash}`);
  }

  remove(hash: string): void {
    this.#rows -= 1;
    this.#sum -= BigInt(`0x${hash}`);
  }

  get sealed(): SealedSet {
    return {
      rows: this.#rows,
      sum: BigInt.asUintN(256, this.#sum % modulus)
        .toString(16)
        .padStart(64, '0'),
    };
  }
}
