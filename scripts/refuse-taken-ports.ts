import { type Place, portProblem } from '../src/serving/listen.ts';
import type { Settings } from '../src/settings/settings.ts';
import type { StartLog } from './start-log.ts';

interface Run {
  site: boolean;
  content: boolean;
}

/** Before anything is built or started: ends the process with a sentence where what is to run could not listen. */
export async function refuseTakenPorts(
  { port, contentPort }: Settings,
  { site, content }: Run,
  log: StartLog,
): Promise<void> {
  const places: Place[] = [
    ...(site ? [{ setting: 'PORT', port }] : []),
    // Alone it listens on all addresses.
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
