/** WCAG 2.2 contrast ratio of two `#RRGGBB` colours, from 1 (equal) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const lighter = Math.max(relativeLuminance(one), relativeLuminance(other));
  const darker = Math.min(relativeLuminance(one), relativeLuminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an sRGB colour, from 0 to 1. */
/**
 * Whether black has more contrast on this colour than white. The threshold is the luminance with equal contrast to
 * both.
 */
export function isLight(color: string): boolean {
  return relativeLuminance(color) > Math.sqrt(1.05 * 0.05) - 0.05;
}

function relativeLuminance(color: string): number {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!digits) throw new Error(`"${color}" is not a colour of the form #RRGGBB.`);
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .map((pair) => linearShare(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearShare(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
