/** The layouts a page can have; a page that names none gets the first. */
export const layoutNames = ['default', 'poll', 'strategie'] as const;

export type LayoutName = (typeof layoutNames)[number];
