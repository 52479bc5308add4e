/**
 * Runs both processes with hot reload on one address.
 *
 *     npm run dev
 *
 * The content backend is Next's development server. The site's server runs from its sources: Vite serves
 * modules instead of built assets, and server changes apply to the next request.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { refuseOldNode, settingsOrExit } from './operate/command-line.ts';
import { startDevelopmentSite } from './start/development-site.ts';
import { refuseTakenPorts } from './start/refuse-taken-ports.ts';
import { StartLog } from './start/start-log.ts';
import { SupervisedProcess } from './start/supervised-process.ts';
import { whenToEnd } from './start/when-to-end.ts';

/** Timeout of the shutdown in ms. */
const patience = 6000;

refuseOldNode();
const settings = settingsOrExit();
const log = new StartLog(settings.logFormat);
await refuseTakenPorts(settings, { site: true, content: settings.runsContent }, log);
const content = new SupervisedProcess({
  name: 'content backend',
  command: 'node',
  args: ['src/content/process/server/main.ts'],
  environment: {
    ...process.env,
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: settings.dataDir,
    SITE_PORT: String(settings.port),
    CONTENT_PORT: String(settings.contentPort),
  },
  onHopeless: () => process.exit(1),
  patience,
  log,
});
let isEnding = false;
let endSite: (() => Promise<void>) | undefined;
whenToEnd(async () => {
  if (isEnding) return;
  isEnding = true;
  // Vite may wait for connected browsers.
  await Promise.race([Promise.all([content.end(), endSite?.()]), wait(patience)]);
  process.exit(0);
});
if (settings.runsContent) {
  content.start();
  content.keepRunning();
}
endSite = await startDevelopmentSite(settings);
const local = `http://localhost:${settings.port}`;
console.log(`\n  Deutsch    ${local}/\n  English    ${local}/en\n  Editors    ${local}/admin\n`);
