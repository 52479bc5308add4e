/** In bytes per file, and in pixels per picture. */
export const uploadLimits = { bytes: 40 * 1024 * 1024, pixels: 60_000_000 };
