/** How tall a frame may be, in pixels: whatever it says of itself, and whatever an editor enters. */
export const frameHeights = { least: 80, usual: 480, most: 4000 };
