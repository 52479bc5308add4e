export type HeadingLevel = 1 | 2 | 3 | 4;

/** Level 1 is the page title. */
export type InnerHeadingLevel = Exclude<HeadingLevel, 1>;

/** The next level down, at most 4. */
export function belowHeading(level: HeadingLevel): InnerHeadingLevel {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}

/** The highest level inside a block: one below its heading, or that heading's level if it has none. */
export function highestInside(title: string | undefined, headingLevel: HeadingLevel): InnerHeadingLevel {
  return title || headingLevel === 1 ? belowHeading(headingLevel) : headingLevel;
}
