/**
 * The widths of the window that media queries may ask for: the site's own, and no club's. They can't read a custom
 * property, so each names its width; `scripts/check-tokens.ts` holds it to these. Where a block has room is a question
 * for its container.
 */
export const breakpoints = {
  /** Below it is a phone whose letters are twice as large: name, menu and language don't share a row. */
  smallest: '16rem',
  /** From here on a page is no phone page any more. */
  wide: '48rem',
  /** Two columns have room. */
  columns: '60rem',
  /** A sentence and its buttons have room in one row. */
  row: '64rem',
  /** What moves as the page is scrolled does so from here on. */
  moving: '1025px',
  /** Beside the page there is room for its index and its ring. */
  margins: '80rem',
} as const;
