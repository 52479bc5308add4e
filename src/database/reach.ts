export interface Reach {
  readonly reachable: boolean;
  /** When that state began, in ms since 1970. */
  readonly since: number;
}

export interface Joining {
  /** How long to wait for it at startup before going on without it, in ms. */
  atMost: number;
  /** Most connections to it. */
  connections: number;
  /** Called when it becomes reachable or unreachable. `cause` is why it is unreachable. */
  onTurn?: (reach: Reach, cause: unknown) => void;
}

export const usualJoining: Joining = { atMost: 30_000, connections: 2 };

/** Thrown instead of sending a query to an unreachable database. */
export class OutOfReach extends Error {
  override name = 'OutOfReach';
}
