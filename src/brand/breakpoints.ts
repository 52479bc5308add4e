/**
 * Viewport breakpoints for media queries; they belong to the site, not to a club. Media queries can't read custom
 * properties, so widths are repeated there; `scripts/checks/check-tokens.ts` checks them against this list. Blocks use
 * container queries instead.
 */
export const breakpoints = {
  /** Phones with doubled font size: below this, name, menu and language need separate rows. */
  smallest: '16rem',
  /** Tablets and up. */
  wide: '48rem',
  /** Room for two columns. */
  columns: '60rem',
  /** Room for a sentence with its buttons in one row. */
  row: '64rem',
  /** Scroll-driven motion. */
  moving: '1025px',
  /** Room for the index and the ring beside the page. */
  margins: '80rem',
} as const;
