import { readAppManifest } from './app-manifest.ts';
import { noteContentVersion } from './content-version.ts';

const interval = 3_600_000;

/** Checks now and then hourly for a new build; calls back once. */
export async function pollBuild(onNewBuild: () => void): Promise<void> {
  // Scheduled before the request, so that a failure doesn't end the polling.
  const next = setTimeout(() => pollBuild(onNewBuild), interval);
  try {
    if (!(await isAnotherBuildOut())) return;
    clearTimeout(next);
    onNewBuild();
  } catch {
    // Retried at the next interval.
  }
}

/** Checks for a new build and stores the newest content version. Throws on network errors. */
export async function isAnotherBuildOut(): Promise<boolean> {
  const [{ id }, answer] = await Promise.all([readAppManifest(), fetch(`/builds/latest.json?${Date.now()}`)]);
  const latest: { id?: unknown; content?: unknown } = await answer.json();
  if (!answer.ok || typeof latest.id !== 'string') return false;
  if (typeof latest.content === 'string') noteContentVersion(latest.content);
  return latest.id !== id;
}
