import { readAppManifest } from './app-manifest.ts';

/** How long from one question to the next, in milliseconds. */
const interval = 3_600_000;

/** Asks now, and then every hour, which build runs; calls back once, when it is another than this document's. */
export async function pollBuild(onNewBuild: () => void): Promise<void> {
  // Before the request, so that one that fails does not end the polling.
  const next = setTimeout(() => pollBuild(onNewBuild), interval);
  try {
    const [{ id }, answer] = await Promise.all([
      readAppManifest(),
      fetch(`/builds/latest.json?${Date.now()}`),
    ]);
    const latest: { id?: unknown } = await answer.json();
    if (!answer.ok || typeof latest.id !== 'string' || latest.id === id) return;
    clearTimeout(next);
    onNewBuild();
  } catch {
    // The next question may be answered.
  }
}
