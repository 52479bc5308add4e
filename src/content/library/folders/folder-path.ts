import type { Where, WhereField } from 'payload';
import { z } from 'zod';
import { isRecord } from '#fields/content-field.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

/** Separates a folder from its subfolder. A slash would split seasons: `Saison 26/27 > Heimspiele`. */
const separator = ' > ';

/** In characters, including parent folders. */
export const longestFolder = 200;

/** ` Saison 26/27>Heimspiele ` → `Saison 26/27 > Heimspiele`; null if nothing is left. */
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

/** Whether a folder is `outer` or one of its subfolders. */
export function isWithin(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(outer + separator);
}

/** The new path of a folder after it or one of its parents is renamed. */
export function renamedFolder(folder: string, from: string, to: string): string {
  return to + folder.slice(from.length);
}

export interface FolderCount {
  folder: string;
  /** Files directly in it. */
  files: number;
}

export interface ShownFolder {
  folder: string;
  /** Its own name, without its parents'. */
  name: string;
  /** Files in it and in its subfolders. */
  files: number;
}

/**
 * The navigation for `current`, or for all files: the path from the top, and the direct subfolders. A folder exists
 * as long as it contains a file.
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

/** The response after moving files: their number, and the folder as stored. */
export const answeredFolder = z.object({ moved: z.number(), folder: z.string().nullable() });

/** The folder that a list is filtered by: null for files without a folder, undefined for all. */
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
 * The same filter with another folder; other conditions stay.
 * @param folders all existing ones, since subfolders are shown as well
 */
export function lookingInto(where: unknown, folder: WantedFolder, folders: readonly string[]): Where {
  const asked = folder === undefined ? [] : [{ folder: conditionOf(folder, folders) }];
  const groups = groupsOf(where)
    .map((group) => [...asked, ...group.filter((one) => !('folder' in one))])
    // A group left without conditions would match everything, whatever the other groups say.
    .filter((group) => group.length > 0);
  return groups.length === 0 ? {} : { or: groups.map((and) => ({ and })) };
}

function conditionOf(folder: string | null, folders: readonly string[]): WhereField {
  if (folder === null) return { exists: false };
  const inside = folders.filter((other) => other !== folder && isWithin(other, folder));
  return inside.length === 0 ? { equals: folder } : { in: [folder, ...inside] };
}

/** A list's filter in disjunctive form: files must meet all conditions of one group. */
function groupsOf(where: unknown): Where[][] {
  if (!isRecord(where) || Object.keys(where).length === 0) return [[]];
  const groups = Array.isArray(where.or) ? where.or.filter(isWhere) : [where].filter(isWhere);
  if (groups.length === 0) return [[]];
  return groups.map((group) => (Array.isArray(group.and) ? group.and.filter(isWhere) : [group]));
}

export function isWhere(value: unknown): value is Where {
  return isRecord(value);
}
