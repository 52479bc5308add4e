import { z } from 'zod';

/** Rows that somebody with the key has counted and added up, in no order. */
export const sealedSetSchema = z.object({
  rows: z.number().int(),
  /** The sum of the rows' keyed hashes, modulo 2^256, in hexadecimal. */
  sum: z.string().regex(/^[0-9a-f]{64}$/),
});

export type SealedSet = z.infer<typeof sealedSetSchema>;

const modulus = 1n << 256n;

/**
 * Adds up keyed hashes of rows: rows can be added and taken away one by one, in any order, and whoever has no key
 * can't find other rows with the same sum. The sum tells nothing about which row came when.
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
