import { keepPrivate } from '#settings/private-files.ts';
import { readSettings } from '#settings/settings.ts';
import { outliveLogReader } from '#settings/unread-log.ts';

/** Next writes its own port into PORT, so the site's comes as SITE_PORT. */
export const settings = readSettings({ ...process.env, PORT: process.env.SITE_PORT });

keepPrivate(settings.dataDir);
outliveLogReader();
