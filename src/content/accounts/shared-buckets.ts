import { settings } from '#content/content-settings.ts';
import { SharedBuckets } from '#limits/shared-buckets.ts';

/** Where all content backends on one Postgres count what is limited; undefined on SQLite, where there is one. */
export const sharedBuckets = settings.databaseUrl
  ? new SharedBuckets(settings.databaseUrl, settings.secrets.payload)
  : undefined;
