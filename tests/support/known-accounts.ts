export type Role = 'admin' | 'editor' | 'viewer';

export const password = 'eine lange Losung von Heimspiel';

export function addressOf(role: Role): string {
  return `${role}@example.org`;
}

export function accountOf(role: Role) {
  return { email: addressOf(role), password, role, name: role };
}
