import { describe, expect, test } from 'vitest';
import { folderIn, lookingInto, offeredFolders, renamedFolder, tidyFolder } from './folder-path.ts';
import { rememberedFolder } from './looked-into.ts';

test.each([
  [' Saison 26/27>Heim\tspiele ', 'Saison 26/27 > Heim spiele'],
  ['> A >> B >', 'A > B'],
  ['a\u0308', 'ä'],
  ['Zeile\u0000\u0007eins', 'Zeile eins'],
  [' > > ', null],
  ['', null],
])('the folder that is typed as %j is %j', (typed, folder) => {
  expect(tidyFolder(typed)).toBe(folder);
});

test('a folder is renamed with what lies in it, also into itself', () => {
  expect(renamedFolder('A > B', 'A', 'C')).toBe('C > B');
  expect(renamedFolder('A > B', 'A', 'A > B')).toBe('A > B > B');
});

describe('the folders that are offered', () => {
  const counts = [
    { folder: 'Logos', files: 8 },
    { folder: 'Saison', files: 1 },
    { folder: 'Saison > Auswärts', files: 2 },
    { folder: 'Saison > Heim > Kurve', files: 4 },
    { folder: 'Saisonale', files: 5 },
  ];

  test('are those that lie in no other, with all that is in them', () => {
    expect(offeredFolders(counts, undefined)).toEqual({
      way: [],
      inside: [
        { folder: 'Logos', name: 'Logos', files: 8 },
        { folder: 'Saison', name: 'Saison', files: 7 },
        { folder: 'Saisonale', name: 'Saisonale', files: 5 },
      ],
    });
  });

  test('are the way to the one that is looked into, and those right in it', () => {
    expect(offeredFolders(counts, 'Saison > Heim')).toEqual({
      way: [
        { folder: 'Saison', name: 'Saison', files: 7 },
        { folder: 'Saison > Heim', name: 'Heim', files: 4 },
      ],
      inside: [{ folder: 'Saison > Heim > Kurve', name: 'Kurve', files: 4 }],
    });
  });

  test('are also the way to one that is gone', () => {
    expect(offeredFolders(counts, 'Weg')).toEqual({
      way: [{ folder: 'Weg', name: 'Weg', files: 0 }],
      inside: [],
    });
  });
});

describe('a list’s filter', () => {
  const pictures = { mimeType: { contains: 'image/' } };

  test.each([undefined, null, {}, '', 7, { or: [] }, { or: [7, { and: 'x' }] }])(
    '%j looks into no folder, and can look into one',
    (where) => {
      expect(folderIn(where)).toBeUndefined();
      expect(folderIn(lookingInto(where, 'Logos', ['A', 'Logos']))).toBe('Logos');
      expect(folderIn(lookingInto(where, null, []))).toBeNull();
    },
  );

  test('keeps what else it asks when it looks elsewhere', () => {
    const asked = { or: [{ and: [pictures] }, { and: [{ alt: { like: 'Kurve' } }] }] };
    const within = lookingInto(asked, 'Logos', ['Logos', 'Logosammlung']);
    expect(within).toEqual({
      or: [
        { and: [{ folder: { equals: 'Logos' } }, pictures] },
        { and: [{ folder: { equals: 'Logos' } }, { alt: { like: 'Kurve' } }] },
      ],
    });
    expect(lookingInto(within, undefined, [])).toEqual(asked);
    expect(lookingInto(lookingInto(pictures, 'Logos', []), undefined, [])).toEqual({
      or: [{ and: [pictures] }],
    });
  });

  test('shows what lies in the folders inside, too', () => {
    const within = lookingInto({}, 'A', ['A > B', 'A', 'AB', 'A > B > C']);
    expect(within).toEqual({ or: [{ and: [{ folder: { in: ['A', 'A > B', 'A > B > C'] } }] }] });
    expect(folderIn(within)).toBe('A');
  });

  test('asks for everything once there is nothing else left', () => {
    expect(lookingInto(lookingInto({}, 'Logos', []), undefined, [])).toEqual({});
  });
});

test('the folder that was looked into is read of the cookie, whatever stands in it', () => {
  const read = (cookie: string) => rememberedFolder(new Headers({ cookie }));
  const folder = 'Saison 26/27 > 100 % Kurve; größer=besser';
  expect(read(`a=b; media-folder=${encodeURIComponent(folder)}`)).toBe(folder);
  for (const broken of ['media-folder=%', 'media-folder=%E0%A4%A', 'a=b', '']) expect(read(broken)).toBe('');
});
