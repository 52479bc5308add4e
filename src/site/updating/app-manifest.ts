import { noteContentVersion } from './content-version.ts';
import type { RouteMatcher } from './route-rules.ts';

/** `builds/meta/{id}.json`, see `src/server/machines/build-routes.ts`. */
export interface AppManifest {
  id: string;
  /** Build time, in milliseconds. */
  timestamp: number;
  content: string;
  matcher: RouteMatcher;
  prerendered: readonly string[];
}

let reading: Promise<AppManifest> | undefined;

/** The manifest of this document's build. Requested once; retried after a failure. */
export function readAppManifest(): Promise<AppManifest> {
  reading ??= fetchAppManifest();
  return reading;
}

async function fetchAppManifest(): Promise<AppManifest> {
  const id = document.documentElement.dataset.build ?? '';
  try {
    const answer = await fetch(`/builds/meta/${id}.json`);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const manifest: AppManifest = await answer.json();
    noteContentVersion(manifest.content);
    return manifest;
  } catch (error) {
    console.error('[site] Error fetching app manifest.', error);
    reading = undefined;
    return {
      id,
      timestamp: 0,
      content: '',
      matcher: { static: {}, wildcard: {}, dynamic: {} },
      prerendered: [],
    };
  }
}
