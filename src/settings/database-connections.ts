/** Postgres' own default is 100 for everybody, of which it keeps three back for its administrator. */
export const usualConnections = { site: 6, content: 12 } as const;

export const fewestConnections = { site: 3, content: 8 } as const;

/** How a site shares its connections out. A published audit may hold one for seconds, and votes must not wait for it. */
export function connectionsOfSite(all: number): { ballots: number; inbox: number; limits: number } {
  const inbox = Math.floor(all / 3);
  return { ballots: all - inbox - 1, inbox, limits: 1 };
}

/** How a content backend does. The lock of its start has a connection of its own. */
export function connectionsOfContent(all: number): {
  content: number;
  ballots: number;
  limits: number;
  start: number;
} {
  return { content: all - 4, ballots: 2, limits: 1, start: 1 };
}
