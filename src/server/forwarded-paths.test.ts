import { describe, expect, test } from 'vitest';
import { ContentBackend } from '../../tests/support/content-backend.ts';
import { forwardedCollections, forwardedGlobals, forwardedMethods } from './forwarded-paths.ts';

/** In the content backend but not in the site: not edited, or only through the admin's own pages. */
const notForwarded = [
  'deleted-submissions',
  'draft-links',
  'path-counts',
  'witnessed-votes',
  'version-notes',
  'handled-saves',
  'search-entries',
  'search-words',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
  'publication',
  'payload-jobs-stats',
];
/** Forwarded by separate rules. */
const byOwnRules = ['audit', 'payload-preferences', 'payload-locked-documents'];

describe('what the configuration offers', () => {
  const backend = ContentBackend.forTests();

  test('is forwarded, or named as not forwarded', () => {
    const { collections, globals } = backend.payload.config;
    const known = [...forwardedCollections, ...forwardedGlobals, ...notForwarded, ...byOwnRules];
    const unnamed = [...collections, ...globals]
      .map(({ slug }) => slug)
      .filter((slug) => !known.includes(slug));
    expect(unnamed).toEqual([]);
  });
});

test.each([
  '/admin',
  '/admin/collections/pages/1/versions',
  '/_next/static/chunks/0~a-b_c.js',
  '/api/pages',
  '/api/pages/1/duplicate',
  '/api/polls/1/votes/export',
  '/api/media/file/Stadion%20im%20Regen.jpg',
  '/api/users/login',
  '/api/globals/project-settings/versions/1',
  '/api/payload-preferences/collection-pages-1',
  '/api/payload-preferences',
  '/api/payload-locked-documents',
  '/api/audit/export',
  '/api/access',
])('%s is forwarded', (path) => {
  expect(forwardedMethods(path)).toContain('GET');
});

test('a lock can be taken over and given back', () => {
  expect(forwardedMethods('/api/payload-locked-documents/3')).toEqual(
    expect.arrayContaining(['PATCH', 'DELETE']),
  );
});

test.each([
  '/_next',
  '/_next/image',
  '/_next/data/a/b.json',
  '/_next/static',
  '/_next/static/..%2f..%2fBUILD_ID',
  '/api',
  '/api/og',
  '/api/%6fg',
  '/api//og',
  '/api/pages/../og',
  '/api/pages/%2e%2e/og',
  '/api/pages%2f..%2fog',
  '/api/pages\\..\\og',
  '/api/graphql',
  '/api/graphql-playground',
  '/api/payload-jobs/run',
  '/api/payload-jobs/handle-schedules',
  '/api/globals/payload-jobs-stats',
  '/api/globals/publication',
  '/api/payload-migrations',
  '/api/reorder',
  '/api/form-state',
  '/api/media/paste-url/1',
  '/api/media/%70aste-url',
  '/api/users/init',
  '/api/users/1/api-key/reveal',
  '/api/pagesx',
  '/api/%',
  '/administration',
])('%s is not', (path) => {
  expect(forwardedMethods(path)).toBeUndefined();
});
