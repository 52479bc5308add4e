import type { Access, Where } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { type Role, roles } from './roles.ts';

/** Who asks: an account by its role, or somebody without one. */
export type Asker = Role | 'stranger';

export const askers: readonly Asker[] = ['stranger', ...roles];

/** Who may do something. */
export interface Right {
  /** The subject of a sentence: “… may”. */
  who: string;
  askers: readonly Asker[];
  /** For whom it holds only for what is their own, and by which field of a document that is told. */
  own?: { field: string; for: readonly Asker[] };
}

export const nobody: Right = { who: 'nobody', askers: [] };
export const anybody: Right = { who: 'anybody', askers };
export const accounts: Right = { who: 'every account', askers: roles };
export const editors: Right = { who: 'editors and admins', askers: ['editor', 'admin'] };
export const admins: Right = { who: 'admins', askers: ['admin'] };

/** The same, but only for what belongs to whoever asks; `free` are those who may do it with everything. */
export function own(right: Right, field: string, free: readonly Asker[] = []): Right {
  const limited = right.askers.filter((asker) => !free.includes(asker));
  return { who: `${right.who}, with their own,`, askers: right.askers, own: { field, for: limited } };
}

/** As whom an account, or nothing, asks. */
function askerOf(user: unknown): Asker {
  const role = isRecord(user) ? roles.find((known) => known === user.role) : undefined;
  return role ?? 'stranger';
}

/** Whether it is allowed at all, be it with some documents only. */
export function holds(right: Right, user: unknown): boolean {
  return right.askers.includes(askerOf(user));
}

/** What Payload asks before it deletes where there is a trash: some move things there, others empty it. */
export function throughTrash(move: Right, empty: Right): Access {
  return ({ data, req }) => {
    const goesToTrash = isRecord(data) && Boolean(data.deletedAt);
    if (goesToTrash) return holds(move, req.user);
    return holds(empty, req.user) && { deletedAt: { exists: true } };
  };
}

/** What Payload asks before it reads or writes. */
export function accessOf(right: Right): Access {
  return ({ req }) => {
    if (!holds(right, req.user)) return false;
    if (!req.user || !right.own?.for.includes(askerOf(req.user))) return true;
    const where: Where = { [right.own.field]: { equals: req.user.id } };
    return where;
  };
}
