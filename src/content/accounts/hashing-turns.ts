import { Turns } from '#content/turns.ts';

/** Threads that hash at a time, of the four that Node has also for files. */
const all = new Turns(3);

/** How many of them one network can have: whoever comes from another one doesn't wait behind its crowd. */
const perNetwork = 2;

const networks = new Map<string, { turns: Turns; present: number }>();

/** Hashes when it is the network's turn. */
export async function inTurn<Result>(network: string, hash: () => Promise<Result>): Promise<Result> {
  const line = networks.get(network) ?? { turns: new Turns(perNetwork), present: 0 };
  networks.set(network, line);
  line.present += 1;
  try {
    return await line.turns.take(() => all.take(hash));
  } finally {
    line.present -= 1;
    if (line.present === 0) networks.delete(network);
  }
}
