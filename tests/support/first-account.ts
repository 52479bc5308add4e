/** The account with which every content backend of a test begins. */
export const firstAccount = { email: 'admin@example.org', password: 'eine lange Losung von Heimspiel' };
