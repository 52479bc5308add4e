const key = 'heimspiel:reload';
/** How long a path that was reloaded is not reloaded again, in milliseconds. */
const guardedFor = 10_000;

interface ReloadRecord {
  path: string;
  expires: number;
}

/** Stands in where the tab has no storage. It ends with the document. */
let fallback: ReloadRecord | undefined;

/** Whether the path may be reloaded, noted as done: once in ten seconds. */
export function mayReload(path: string): boolean {
  const now = Date.now();
  const last = readRecord();
  if (last && last.path === path && last.expires >= now) return false;
  const record: ReloadRecord = { path, expires: now + guardedFor };
  try {
    sessionStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Nothing would remember a reload while the page starts: a failure that lasts would reload it for ever.
    if (document.documentElement.dataset.app !== 'ready') return false;
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
