import type { FieldAccess } from 'payload';
import { isRecord } from '#fields/content-field.ts';

/** Roles: viewers read, editors also write and publish, admins also manage accounts. */
export const roles = ['admin', 'editor', 'viewer'] as const;

export type Role = (typeof roles)[number];

function hasRole(user: unknown, accepted: readonly Role[]): boolean {
  return isRecord(user) && accepted.some((role) => role === user.role);
}

/** Whether an account manages accounts, reads the audit log, and may do what can't be undone. */
export function isAdmin(user: unknown): boolean {
  return hasRole(user, ['admin']);
}

/** The name that an account signs changes with; undefined without an account. */
export function editorName(user: unknown): string | undefined {
  if (!isRecord(user)) return undefined;
  const name = [user.name, user.email].find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : undefined;
}

/** Whether an account writes content, and so reads submissions. */
export function isEditor(user: unknown): boolean {
  return hasRole(user, ['admin', 'editor']);
}

export const adminsForField: FieldAccess = ({ req }) => isAdmin(req.user);
