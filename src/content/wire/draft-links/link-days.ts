/** Lifetimes on offer, in days. */
export const usualDays = [1, 7, 30] as const;

/** The maximum lifetime, in days. */
export const mostDays = 90;
