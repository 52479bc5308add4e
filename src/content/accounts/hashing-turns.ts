import { networkOf } from '#limits/network.ts';
import { Turns } from '#limits/turns.ts';

/** Three of the four threads that Node also uses for files; two of them for one network. */
const turns = new Turns({ atOnce: 3, perNetwork: 2 });

/** Hashes a password when it is this network's turn, or this known device's. */
export function inTurn<Result>(asker: string, hash: () => Promise<Result>): Promise<Result> {
  return turns.take(hash, networkOf(asker));
}
