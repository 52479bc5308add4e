/** What all looks have in common, whatever each is given. */
interface Look {
  /** Whether a page that the server has written can do without it for now. */
  readonly waitsForSight: boolean;
  load(): Promise<void>;
}

/** Looks of a kind's blocks that lie in files of their own, so that a page brings those alone that stand on it. */
export interface BlockLooks<Shown, Name extends string = string> {
  /** The file's name in the block's folder, or with its folder in another's, without ending -> the view in it. */
  readonly views: { readonly [Key in Name]: Look };
  /** Those that this block is made of. */
  readonly of: (block: Shown) => readonly Name[];
}

/** Declares a kind's looks, in `{kind}.looks.ts`. `of` can name none but those in `views`. */
export function defineLooks<Shown, Views extends { readonly [Name in string]: Look }>(
  views: Views,
  of: (block: Shown) => readonly (keyof Views & string)[],
): { views: Views; of: (block: Shown) => readonly (keyof Views & string)[] } {
  return { views, of };
}
