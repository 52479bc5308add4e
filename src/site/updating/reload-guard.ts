const key = 'heimspiel:reload';
/** Minimum time between reloads of a path, in milliseconds. */
const guardedFor = 10_000;

interface ReloadRecord {
  path: string;
  expires: number;
}

/** Used without session storage; only lasts as long as the document. */
let fallback: ReloadRecord | undefined;

/** Whether the path may be reloaded, at most once in ten seconds. Records the reload. */
export function mayReload(path: string): boolean {
  const now = Date.now();
  const last = readRecord();
  if (last && last.path === path && last.expires >= now) return false;
  const record: ReloadRecord = { path, expires: now + guardedFor };
  try {
    sessionStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Without storage, a lasting failure of what loads by itself would reload for ever.
    if (!navigator.userActivation?.hasBeenActive) return false;
    fallback = record;
  }
  return true;
}

function readRecord(): ReloadRecord | undefined {
  try {
    const { path, expires } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof path === 'string' && typeof expires === 'number' ? { path, expires } : undefined;
  } catch {
    return fallback;
  }
}
