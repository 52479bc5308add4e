/** The available layouts; the first is the default. */
export const layoutNames = ['default', 'poll', 'strategie'] as const;

export type LayoutName = (typeof layoutNames)[number];
