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
});
