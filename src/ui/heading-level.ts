export type HeadingLevel = 1 | 2 | 3 | 4;

/** Of headings that stand below another; the page's title is above them all. */
export type InnerHeadingLevel = Exclude<HeadingLevel, 1>;

/** The level of what stands below a heading of this level. There are no more than four. */
export function belowHeading(level: HeadingLevel): InnerHeadingLevel {
  return level === 1 ? 2 : level === 2 ? 3 : 4;
}

/** The highest level inside a block: below its heading, or, where it has none, in that heading's place. */
export function highestInside(title: string | undefined, headingLevel: HeadingLevel): InnerHeadingLevel {
  return title || headingLevel === 1 ? belowHeading(headingLevel) : headingLevel;
}
