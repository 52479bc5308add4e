import { describe, expect, it } from 'vitest';
import { findLoop } from './redirect-rules.ts';

const rules = [
  { from: '/a', to: '/b' },
  { from: '/b', to: '/c?x=1' },
  { from: '/out', to: 'https://example.org/a' },
];

describe('2.6 loops among redirects', () => {
  it.each([
    [{ from: '/c', to: '/a' }, ['/c', '/a', '/b', '/c']],
    [{ from: '/c', to: '/C/#top' }, ['/c', '/c']],
    [{ from: '/d', to: '/a' }, undefined],
    [{ from: '/c', to: 'https://example.org/c' }, undefined],
    [{ from: '/b', to: '/out' }, undefined],
    [{ from: '/x.php', to: '/X.php?id=12' }, ['/x.php', '/x.php']],
    [{ from: '/x.php?id=12', to: '/x.php' }, undefined],
    [{ from: '/b?x=1', to: '/a' }, undefined],
    [{ from: '/b?x=1', to: '/%61?x=1' }, ['/b?x=1', '/a', '/b?x=1']],
  ])('%o closes %o', (rule, loop) => {
    expect(findLoop(rule, rules)).toEqual(loop);
  });
});
