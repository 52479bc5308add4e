/**
 * How the drawn shirts lie in their pictures, in the shirt's own units: 480 are one chest, the origin is the centre
 * front at the height of the shoulders. The pictures are drawn by it, and the pages that carry the ring on read it.
 */
export const shirtFrames = {
  ring: { top: 304, height: 126 },
  /** The portrait pictures: units across, and the unit at their upper edge. */
  portrait: { width: 840, top: -156 },
  /** The cut-outs with spread sleeves. */
  free: { width: 1150, top: -30 },
} as const;

/** The frames as custom properties: plain numbers of units, which a stylesheet multiplies by what one unit is there. */
export function shirtFramesToCss(): string {
  const lines = Object.entries(shirtFrames).flatMap(([frame, measures]) =>
    Object.entries(measures).map(([name, units]) => `    --shirt-${frame}-${name}: ${units};`),
  );
  return `@layer tokens {\n  :root {\n${lines.join('\n')}\n  }\n}\n`;
}
