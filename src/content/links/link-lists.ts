import type { EditorText } from '#i18n/editor-texts.ts';

/** A list of links between which and others links can be moved. */
export interface LinkList {
  name: EditorText;
  /** How many links it has at most. */
  most?: number;
  /** Whether it is the same in all languages, where the others are written in each. */
  isShared?: boolean;
}

/** By the names of their fields, in the order of the form. */
export type LinkLists = Readonly<Record<string, LinkList>>;

interface Extent {
  /** In px, from the window's upper edge. */
  top: number;
  bottom: number;
}

/** Where a list stands in the window, and each of its rows. */
export interface ListExtent extends Extent {
  list: string;
  rows: readonly Extent[];
}

/** A place in a list: before which of its rows, or after them all. */
export interface ListPlace {
  list: string;
  before: number;
}

/** Over which list something is held, and where in it it would stand; undefined between lists. */
export function placeAt(lists: readonly ListExtent[], y: number): ListPlace | undefined {
  const over = lists.find(({ top, bottom }) => top <= y && y <= bottom);
  if (!over) return undefined;
  const before = over.rows.findIndex((row) => y < (row.top + row.bottom) / 2);
  return { list: over.list, before: before < 0 ? over.rows.length : before };
}

/** Why a link of one list can't go into another one: that is full, or either of them is no menu of one language. */
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
