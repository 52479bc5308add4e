/** For how many days a link is made with one choice. */
export const usualDays = [1, 7, 30] as const;

/** How far ahead the last day of a link may lie, in days. */
export const mostDays = 90;
