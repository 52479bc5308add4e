export type Role = 'admin' | 'editor' | 'viewer';

/** The password of every account that a test makes. */
export const password = 'eine lange Losung von Heimspiel';

/** The address of the account that a test knows by its role. */
export function addressOf(role: Role): string {
  return `${role}@example.org`;
}

/** What such an account is made of. */
export function accountOf(role: Role) {
  return { email: addressOf(role), password, role, name: role };
}
