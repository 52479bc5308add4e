/** Limits of a frame's height in pixels, for both its own messages and editors' input. */
export const frameHeights = { least: 80, usual: 480, most: 4000 };
