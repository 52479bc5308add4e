import { Turns } from '#content/turns.ts';

/** Threads that hash at once, of the four that Node also uses for files. */
const all = new Turns(3);

/** The limit per network, so that others don't queue behind a crowd from one network. */
const perNetwork = 2;

const networks = new Map<string, { turns: Turns; present: number }>();

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
