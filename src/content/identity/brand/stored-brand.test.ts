import { describe, expect, test } from 'vitest';
import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { shippedFaceNames, shippedFaces } from '#brand/shipped-faces.ts';
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

  test('sets its name in type, until it has a wordmark of its own', () => {
    const master = clubs[name].marks.symbol.master;
    const { setting } = recordOf({ de: { club: name, marks: { wordmark: { master } } }, en: {} }).name;
    expect(setting).toEqual({ ...clubs[name].name.setting, letters: 'drawn' });
  });

  test('has headlines of a weight that the chosen typeface is cut in', () => {
    for (const typeface of shippedFaceNames) {
      const { type } = recordOf({ de: { club: name, type: { faces: { display: { typeface } } } }, en: {} });
      const { least, most } = shippedFaces[typeface].display.weights;
      expect([least, most]).toEqual([type.display.weight, type.display.weight]);
    }
  });

  test('has a size that somebody has set in wide windows, too', () => {
    const { type } = recordOf({ de: { club: name, type: { sizes: { label: '1rem' } } }, en: {} });
    expect([type.sizes.label, type.wideSizes.label]).toEqual(['1rem', undefined]);
    const { wideSizes } = recordOf({ de: { club: name, type: { sizes: { note: '1rem' } } }, en: {} }).type;
    expect(wideSizes).toEqual(clubs[name].type.wideSizes);
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
