import type { EditorText } from '#i18n/editor-texts.ts';

export interface LinkList {
  name: EditorText;
  most?: number;
  /** Whether it isn't localized, unlike the others. */
  isShared?: boolean;
}

/** By field name, in form order. */
export type LinkLists = Readonly<Record<string, LinkList>>;

/** Why a list of `count` links takes no more; undefined if it does. */
export function fullProblem(
  { name, most }: { name: EditorText; most?: number | undefined },
  count: number,
): EditorText | undefined {
  if (most === undefined || count < most) return undefined;
  return {
    de: `„${name.de}“ ist voll: Mehr als ${most} Links passen nicht hinein. Bitte erst einen herausnehmen.`,
    en: `“${name.en}” is full: no more than ${most} links fit in. Please take one out first.`,
  };
}
