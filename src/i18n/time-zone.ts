/** The club's time zone, used for all times shown, wherever the reader is. */
export const timeZone = 'Europe/Berlin';
