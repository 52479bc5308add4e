/** Where a device keeps whose content it loads without asking: a JSON object of permission -> the provider's name. */
const permissionsKey = 'heimspiel:embeds';

const listeners = new Set<() => void>();

/** Hears of every change, also of those in other tabs. */
export function followPermissions(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Whether the visitor has allowed this provider for good. A browser that bars its storage has kept nothing. */
export function isAllowed(permission: string): boolean {
  return Object.hasOwn(read(), permission);
}

/** Keeps the permission, or takes it back. Where nothing can be kept, the next page asks again. */
export function setAllowed(permission: string, name: string, allowed: boolean): void {
  const { [permission]: _before, ...others } = read();
  const next = allowed ? { ...others, [permission]: name } : others;
  try {
    if (Object.keys(next).length === 0) localStorage.removeItem(permissionsKey);
    else localStorage.setItem(permissionsKey, JSON.stringify(next));
  } catch {
    // Full, or barred.
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
