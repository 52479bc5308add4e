/** The common interface of all looks. */
interface Look {
  load(): Promise<void>;
}

/** A kind's looks in separate files, so that pages only load those they use. */
export interface BlockLooks<Shown, Name extends string = string> {
  /** File name without extension, relative to the block's folder or including another block's folder -> view. */
  readonly views: { readonly [Key in Name]: Look };
  /** The looks this block needs. */
  readonly of: (block: Shown) => readonly Name[];
}

/** Declares a kind's looks, in `{kind}.looks.ts`. `of` can only name keys of `views`. */
export function defineLooks<Shown, Views extends { readonly [Name in string]: Look }>(
  views: Views,
  of: (block: Shown) => readonly (keyof Views & string)[],
): { views: Views; of: (block: Shown) => readonly (keyof Views & string)[] } {
  return { views, of };
}
