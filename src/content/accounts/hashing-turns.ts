import { networkOf } from '#limits/network.ts';
import { Semaphore } from '#limits/semaphore.ts';

/** Three of the four threads that Node also uses for files; two of them for one network. */
const semaphore = new Semaphore({ atOnce: 3, perNetwork: 2 });

/** Hashes a password when it is this network's turn, or this known device's. */
export function inTurn<Result>(asker: string, hash: () => Promise<Result>): Promise<Result> {
  return semaphore.run(hash, networkOf(asker));
}
