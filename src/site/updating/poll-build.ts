import { readAppManifest } from './app-manifest.ts';
import { noteContentVersion } from './content-version.ts';

/** How long from one question to the next, in milliseconds. */
const interval = 3_600_000;

/** Asks now, and then every hour, which build runs; calls back once, when it is another than this document's. */
export async function pollBuild(onNewBuild: () => void): Promise<void> {
  // Before the request, so that one that fails does not end the polling.
  const next = setTimeout(() => pollBuild(onNewBuild), interval);
  try {
    if (!(await isAnotherBuildOut())) return;
    clearTimeout(next);
    onNewBuild();
  } catch {
    // The next question may be answered.
  }
}

/** Asks which build runs, and notes the newest content version. Throws if there is no answer. */
export async function isAnotherBuildOut(): Promise<boolean> {
  const [{ id }, answer] = await Promise.all([readAppManifest(), fetch(`/builds/latest.json?${Date.now()}`)]);
  const latest: { id?: unknown; content?: unknown } = await answer.json();
  if (!answer.ok || typeof latest.id !== 'string') return false;
  if (typeof latest.content === 'string') noteContentVersion(latest.content);
  return latest.id !== id;
}
