/** Storage key of permanent permissions: a JSON object of permission -> provider name. */
const permissionsKey = 'heimspiel:embeds';

const listeners = new Set<() => void>();

/** Subscribes to changes, including those in other tabs. Returns the unsubscribe function. */
export function followPermissions(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the visitor has permanently allowed this provider; false if storage is blocked. */
export function isAllowed(permission: string): boolean {
  return Object.hasOwn(read(), permission);
}

/** Stores or removes the permission. If storage isn't available, the next page asks again. */
export function setAllowed(permission: string, name: string, allowed: boolean): void {
  const { [permission]: _before, ...others } = read();
  const next = allowed ? { ...others, [permission]: name } : others;
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(permissionsKey);
    else localStorage.setItem(permissionsKey, JSON.stringify(next));
  } catch {
    // Storage is full or blocked.
  }
  for (const listener of listeners) listener();
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(permissionsKey) ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
  } catch {
    return {};
  }
}
