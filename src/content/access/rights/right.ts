import type { Access, Where } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { type Role, roles } from './roles.ts';

export type Asker = Role | 'stranger';

export const askers: readonly Asker[] = ['stranger', ...roles];

export interface Right {
  /** The subject of a sentence: “… may”. */
  who: string;
  askers: readonly Asker[];
  /** Askers limited to their own documents, and the field that names the owner. */
  own?: { field: string; for: readonly Asker[] };
}

export const nobody: Right = { who: 'nobody', askers: [] };
export const anybody: Right = { who: 'anybody', askers };
export const accounts: Right = { who: 'every account', askers: roles };
export const editors: Right = { who: 'editors and admins', askers: ['editor', 'admin'] };
export const admins: Right = { who: 'admins', askers: ['admin'] };

/** Limits a right to the asker's own documents, except for `free`. */
export function own(right: Right, field: string, free: readonly Asker[] = []): Right {
  const limited = right.askers.filter((asker) => !free.includes(asker));
  return { who: `${right.who}, with their own,`, askers: right.askers, own: { field, for: limited } };
}

function askerOf(user: unknown): Asker {
  const role = isRecord(user) ? roles.find((known) => known === user.role) : undefined;
  return role ?? 'stranger';
}

/** Whether it is allowed at all, even if only for some documents. */
export function holds(right: Right, user: unknown): boolean {
  return right.askers.includes(askerOf(user));
}

/** Payload's delete access for collections with a trash: some may move documents to the trash, others may empty it. */
export function throughTrash(move: Right, empty: Right): Access {
  return ({ data, req }) => {
    const goesToTrash = isRecord(data) && Boolean(data.deletedAt);
    if (goesToTrash) return holds(move, req.user);
    return holds(empty, req.user) && { deletedAt: { exists: true } };
  };
}

export function accessOf(right: Right): Access {
  return ({ req }) => {
    if (!holds(right, req.user)) return false;
    if (!req.user || !right.own?.for.includes(askerOf(req.user))) return true;
    const where: Where = { [right.own.field]: { equals: req.user.id } };
    return where;
  };
}
