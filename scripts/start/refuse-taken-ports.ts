import { type Place, portProblem } from '../../src/serving/listen.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { StartLog } from './start-log.ts';

interface Run {
  site: boolean;
  content: boolean;
}

/** Exits with an error message if a port is taken, before anything is built or started. */
export async function refuseTakenPorts(
  { port, contentPort }: Settings,
  { site, content }: Run,
  log: StartLog,
): Promise<void> {
  const places: Place[] = [
    ...(site ? [{ setting: 'PORT', port }] : []),
    // A lone content backend listens on all addresses.
    ...(content
      ? [{ setting: 'CONTENT_PORT', port: contentPort, hostname: site ? '127.0.0.1' : '0.0.0.0' }]
      : []),
  ];
  for (const place of places) {
    const problem = await portProblem(place);
    if (problem === undefined) continue;
    log.complain(problem);
    process.exit(1);
  }
}
