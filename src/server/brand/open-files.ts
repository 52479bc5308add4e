import german from '#blocks/brand-files/brand-files-messages.de.json' with { type: 'json' };
import english from '#blocks/brand-files/brand-files-messages.en.json' with { type: 'json' };
import { type BrandFileName, fileUses } from '#blocks/brand-files/file-uses.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { logoNames } from './logos.ts';

export interface OpenFile {
  name: string;
  path: string;
  use: EditorText;
  /** Whether each version has it, at `/brand/{version}/…`. */
  isKept: boolean;
}

/** The values for one kind of program each. */
export const tokenFileNames: readonly string[] = Object.keys(fileUses).filter((name) =>
  name.startsWith('tokens.'),
);

const forMachines: Readonly<Record<string, EditorText>> = {
  'tokens.tgz': {
    de: 'Paket für npm: alle Werte, Handbuch und DESIGN.md',
    en: 'A package for npm: all values, the manual and DESIGN.md',
  },
  'DESIGN.md': {
    de: 'Die Gestaltung für Assistenten, die Oberflächen bauen',
    en: 'The design for assistants that build interfaces',
  },
  'brand.json': {
    de: 'Die Identität nach dem Markenprotokoll von AdCP',
    en: 'The identity by AdCP’s brand protocol',
  },
  'files.json': {
    de: 'Liste aller Dateien mit Prüfsummen (integrity)',
    en: 'A list of all files with checksums (integrity)',
  },
};

/** Every public file of the identity. */
export function openFiles(brand: Brand): OpenFile[] {
  const file = (name: string, use: EditorText): OpenFile => ({
    name,
    path: `/brand/${name}`,
    use,
    isKept: true,
  });
  const inEachLanguage = (name: string, path: string, use: EditorText, isKept: boolean): OpenFile[] =>
    locales.map((locale) => ({
      name: `${name} (${localeNames[locale]})`,
      path: localizedPath(path, locale),
      use,
      isKept,
    }));
  const used = (name: BrandFileName) => ({ de: german.uses[name], en: english.uses[name] });
  const shown = (Object.keys(fileUses) as BrandFileName[]).filter((name) => name !== 'guidelines.md');
  return [
    ...inEachLanguage('guidelines.md', '/brand/guidelines.md', used('guidelines.md'), true),
    ...shown.map((name) => file(name, used(name))),
    ...Object.entries(forMachines).map(([name, use]) => file(name, use)),
    ...logoNames(brand, 'svg').map((name) => file(`logos/${name}`, { de: 'Logo', en: 'Logo' })),
    ...inEachLanguage(
      'Versions of the identity',
      '/brand/versions',
      { de: german.versions, en: english.versions },
      false,
    ),
    ...inEachLanguage(
      'Feed of what has changed in it',
      '/brand/changes.atom',
      { de: 'Feed der Änderungen, Atom', en: 'Feed of changes, Atom' },
      false,
    ),
  ];
}

/** The files that a version keeps, at its addresses. */
export function filesOfVersion(brand: Brand, version: string): OpenFile[] {
  return openFiles(brand)
    .filter(({ isKept }) => isKept)
    .map((file) => ({ ...file, path: file.path.replace('/brand/', `/brand/${version}/`) }));
}
