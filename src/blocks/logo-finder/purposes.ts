/** What a logo is needed for, the most frequent first. */
export const purposes = ['web', 'print', 'social', 'favicon', 'embroidery', 'oneColor', 'led'] as const;

export type Purpose = (typeof purposes)[number];
