/** Whether a database answers, as known without asking it. */
export interface Reach {
  readonly reachable: boolean;
  /** Since when it has been so, in ms since 1970. */
  readonly since: number;
}

/** How a process takes part in a database that may be away. */
export interface Joining {
  /** How long to wait for it before going on without it, in ms. */
  atMost: number;
  /** Told when it comes and goes. `cause` is why it is out of reach. */
  onTurn?: (reach: Reach, cause: unknown) => void;
}

export const usualJoining: Joining = { atMost: 30_000 };

/** Says why a question was not even asked. */
export class OutOfReach extends Error {
  override name = 'OutOfReach';
}
