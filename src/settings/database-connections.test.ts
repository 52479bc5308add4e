import { expect, test } from 'vitest';
import { connectionsOfContent, connectionsOfSite, fewestConnections } from './database-connections.ts';

test.each([
  ['site', connectionsOfSite],
  ['content', connectionsOfContent],
] as const)('the parts of a %s have as many connections as it may, and each at least one', (kind, share) => {
  for (let all: number = fewestConnections[kind]; all <= 100; all += 1) {
    const parts = Object.values<number>(share(all));
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  }
});
