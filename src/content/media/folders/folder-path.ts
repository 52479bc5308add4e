import type { Where, WhereField } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** What stands between a folder and one in it. A slash would cut seasons in two: `Saison 26/27 > Heimspiele`. */
const separator = ' > ';

/** In letters, with the folders that it lies in. */
export const longestFolder = 200;

/** ` Saison 26/27>Heimspiele ` -> `Saison 26/27 > Heimspiele`; null where nothing is left. */
export function tidyFolder(typed: string): string | null {
  const names = typed
    .normalize('NFC')
    .split('>')
    .map((name) => name.replace(/[\s\p{Cc}]+/gu, ' ').trim());
  return names.filter(Boolean).join(separator) || null;
}

export function folderProblem(folder: string): EditorText | undefined {
  if (folder.length <= longestFolder) return undefined;
  return {
    de: `Der Name des Ordners ist zu lang: ${folder.length} Zeichen, höchstens ${longestFolder} gehen.`,
    en: `The folder’s name is too long: ${folder.length} characters, ${longestFolder} at most.`,
  };
}

/** Whether a folder is this one or lies in it. */
export function isWithin(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(outer + separator);
}

/** What a folder becomes when one that it is or lies in gets another name. */
export function renamedFolder(folder: string, from: string, to: string): string {
  return to + folder.slice(from.length);
}

export interface FolderCount {
  folder: string;
  /** How many files lie right in it. */
  files: number;
}

export interface ShownFolder {
  folder: string;
  /** Its own name, without those of the folders that it lies in. */
  name: string;
  /** How many files lie in it and in what lies in it. */
  files: number;
}

/**
 * What is offered where one looks into `current`, or at all files: the way there from the outermost folder, and the
 * folders that lie right in it. A folder is there as long as a file is in it.
 */
export function offeredFolders(
  counts: readonly FolderCount[],
  current: string | undefined,
): { way: ShownFolder[]; inside: ShownFolder[] } {
  const names = current?.split(separator) ?? [];
  const way = names.map((_, index) => shown(names.slice(0, index + 1)));
  const inner = new Set(
    counts
      .filter(({ folder }) => current === undefined || (folder !== current && isWithin(folder, current)))
      .map(({ folder }) => folder.split(separator)[names.length] ?? ''),
  );
  return { way, inside: [...inner].map((name) => shown([...names, name])) };

  function shown(parts: readonly string[]): ShownFolder {
    const folder = parts.join(separator);
    const files = counts
      .filter((count) => isWithin(count.folder, folder))
      .reduce((sum, count) => sum + count.files, 0);
    return { folder, name: parts.at(-1) ?? '', files };
  }
}

/** What the server answers when it has moved files: how many, and the folder's name as it is stored. */
export const answeredFolder = z.object({ moved: z.number(), folder: z.string().nullable() });

/** Which folder a list looks into; with null it shows the files that lie in none, with undefined all. */
export type WantedFolder = string | null | undefined;

export function folderIn(where: unknown): WantedFolder {
  const [first] = groupsOf(where);
  const condition = first?.find((one) => 'folder' in one)?.folder;
  if (!isRecord(condition)) return undefined;
  if (condition.exists === false || condition.exists === 'false') return null;
  const folder = Array.isArray(condition.in) ? condition.in[0] : condition.equals;
  return typeof folder === 'string' ? folder : undefined;
}

/**
 * The same filter, looking into another folder. What else is asked of the files stays.
 * @param folders all that there are, of which those in it are shown as well
 */
export function lookingInto(where: unknown, folder: WantedFolder, folders: readonly string[]): Where {
  const asked = folder === undefined ? [] : [{ folder: conditionOf(folder, folders) }];
  const groups = groupsOf(where)
    .map((group) => [...asked, ...group.filter((one) => !('folder' in one))])
    // Without the folder a group that asks for nothing else would let pass everything, whatever the others say.
    .filter((group) => group.length > 0);
  return groups.length === 0 ? {} : { or: groups.map((and) => ({ and })) };
}

function conditionOf(folder: string | null, folders: readonly string[]): WhereField {
  if (folder === null) return { exists: false };
  const inside = folders.filter((other) => other !== folder && isWithin(other, folder));
  return inside.length === 0 ? { equals: folder } : { in: [folder, ...inside] };
}

/** A filter as the list writes it: files have to meet all conditions of one of these groups. */
function groupsOf(where: unknown): Where[][] {
  if (!isRecord(where) || Object.keys(where).length === 0) return [[]];
  const groups = Array.isArray(where.or) ? where.or.filter(isWhere) : [where].filter(isWhere);
  if (groups.length === 0) return [[]];
  return groups.map((group) => (Array.isArray(group.and) ? group.and.filter(isWhere) : [group]));
}

export function isWhere(value: unknown): value is Where {
  return isRecord(value);
}
