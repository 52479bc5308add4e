import { describe, expect, test } from 'vitest';
import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { recordOf } from './stored-brand.ts';
import { storedDocumentOf } from './stored-document.ts';

describe.each(Object.keys(clubs) as ClubName[])('the %s club’s identity', (name) => {
  test('is stored and read without losing anything', () => {
    const stored = { de: storedDocumentOf(name, 'de'), en: storedDocumentOf(name, 'en') };
    expect(recordOf(stored)).toEqual(clubs[name]);
  });

  test('lies under what has been emptied since', () => {
    const record = recordOf({ de: { club: name, spacing: { fixed: { gap: '' } } }, en: { club: name } });
    expect(record.spacing.gap).toBe(clubs[name].spacing.gap);
  });

  test('lies under a ring of which some is changed', () => {
    const ring = { width: '4rem', path: '', bend: { path: 2.75, loop: null }, title: null };
    expect(recordOf({ de: { club: name, ring }, en: {} }).ring).toEqual({
      ...clubs[name].ring,
      width: '4rem',
      bend: { ...clubs[name].ring.bend, path: 2.75 },
    });
  });
});
