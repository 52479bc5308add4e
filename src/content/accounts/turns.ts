/** Lets so many at a time in; the others wait in the order in which they came. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

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
