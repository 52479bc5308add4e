export type Role = 'admin' | 'editor' | 'viewer';

/** The password of every account in tests. */
export const password = 'eine lange Losung von Heimspiel';

/** Address of the known account with this role. */
export function addressOf(role: Role): string {
  return `${role}@example.org`;
}

/** The data of such an account. */
export function accountOf(role: Role) {
  return { email: addressOf(role), password, role, name: role };
}
