/** Purposes of a logo, most frequent first. */
export const purposes = ['web', 'print', 'social', 'favicon', 'embroidery', 'oneColor', 'led'] as const;

export type Purpose = (typeof purposes)[number];
