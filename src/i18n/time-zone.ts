/** The club's clock, by which times are told to everybody, wherever they are. */
export const timeZone = 'Europe/Berlin';
