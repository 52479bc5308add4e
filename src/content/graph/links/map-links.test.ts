import { expect, test } from 'vitest';
import { parseLinkReference } from '#fields/link-reference.ts';
import { mapLinks, targetsIn } from './map-links.ts';

const stored = {
  title: 'page:1',
  blocks: [
    { id: 'a', items: [{ link: { label: 'Mehr', href: 'page:1#zahlen' } }] },
    { id: 'b', content: { root: { children: [{ type: 'link', fields: { url: '/strategie' } }] } } },
  ],
  route: { redirectTo: 'page:2' },
};

test('targets are found in labelled links, running text and redirects, and nowhere else', () => {
  expect(targetsIn(stored)).toEqual(['page:1#zahlen', '/strategie', 'page:2']);
});

test('what does not change stays the same object', () => {
  const changed = mapLinks(stored, (target) => (target === 'page:2' ? '/fort' : target));
  expect(changed.route).toEqual({ redirectTo: '/fort' });
  expect(changed.blocks).toBe(stored.blocks);
  expect(stored.route.redirectTo).toBe('page:2');
  expect(mapLinks(stored, (target) => target)).toBe(stored);
});

test('a reference is a kind, an id, and what stands behind an address', () => {
  expect(parseLinkReference('page:12')).toEqual({ kind: 'page', id: '12', rest: '' });
  expect(parseLinkReference('file:5?x#y')).toEqual({ kind: 'file', id: '5', rest: '?x#y' });
  for (const other of ['page:', 'page:1 2', 'pages:1', '/page:1', 'page:1/2', 'page:1#a b', 'javascript:1'])
    expect(parseLinkReference(other)).toBeUndefined();
});
