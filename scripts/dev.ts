/**
 * Runs both processes with hot reload on one address.
 *
 *     npm run dev
 *
 * The content backend is Next's development server. The site's server runs from its sources: Vite serves
 * modules instead of built assets, and server changes apply to the next request.
 */
import { refuseOldNode } from './check-node.ts';
import { startDevelopmentSite } from './development-site.ts';
import { settingsOrExit } from './settings-or-exit.ts';
import { StartLog } from './start-log.ts';
import { SupervisedProcess } from './supervised-process.ts';

refuseOldNode();

const settings = settingsOrExit();
const content = new SupervisedProcess({
  name: 'content backend',
  command: 'node',
  args: ['src/content/process/main.ts'],
  environment: {
    ...process.env,
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: settings.dataDir,
    SITE_PORT: String(settings.port),
    CONTENT_PORT: String(settings.contentPort),
  },
  onHopeless: () => process.exit(1),
  log: new StartLog(settings.logFormat),
});
if (settings.runsContent) {
  content.start();
  content.markReady();
}
const endSite = await startDevelopmentSite(settings);
const local = `http://localhost:${settings.port}`;
console.log(`\n  Deutsch    ${local}/\n  English    ${local}/en\n  Editors    ${local}/admin\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await Promise.all([content.end(), endSite()]);
    process.exit(0);
  });
}
