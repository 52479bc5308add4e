import type { EditorText } from '#i18n/editor-texts.ts';

export interface LinkList {
  name: EditorText;
  most?: number;
  /** Whether it isn't localized, unlike the others. */
  isShared?: boolean;
}

/** By field name, in form order. */
export type LinkLists = Readonly<Record<string, LinkList>>;

interface Extent {
  /** In px, from the viewport's top. */
  top: number;
  bottom: number;
}

export interface ListExtent extends Extent {
  list: string;
  rows: readonly Extent[];
}

/** A drop position: before a row, or after all of them. */
export interface ListPlace {
  list: string;
  before: number;
}

/** The list and position at a height; undefined between lists. */
export function placeAt(lists: readonly ListExtent[], y: number): ListPlace | undefined {
  const over = lists.find(({ top, bottom }) => top <= y && y <= bottom);
  if (!over) return undefined;
  const before = over.rows.findIndex((row) => y < (row.top + row.bottom) / 2);
  return { list: over.list, before: before < 0 ? over.rows.length : before };
}

/** Why a link can't be moved between two lists: the target is full, or one of them isn't localized. */
export function moveProblem(
  lists: LinkLists,
  { from, to, count }: { from: string; to: string; count: number },
): EditorText | undefined {
  const target = lists[to];
  const shared = [target, lists[from]].find((list) => list?.isShared);
  if (shared) {
    return {
      de: `„${shared.name.de}“ gilt für alle Sprachen zugleich, ein Menü für eine. Bitte den Link dort neu eintragen.`,
      en: `“${shared.name.en}” is the same in all languages, a menu belongs to one. Please enter the link there again.`,
    };
  }
  if (target?.most === undefined || count < target.most) return undefined;
  return fullProblem({ name: target.name, most: target.most });
}

export function fullProblem({ name, most }: { name: EditorText; most: number }): EditorText {
  return {
    de: `„${name.de}“ ist voll: Mehr als ${most} Links passen nicht hinein. Bitte erst einen herausnehmen.`,
    en: `“${name.en}” is full: no more than ${most} links fit in. Please take one out first.`,
  };
}
