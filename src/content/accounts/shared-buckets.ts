import { settings } from '#content/content-settings.ts';
import { SharedBuckets } from '#limits/shared-buckets.ts';

/** Rate limit counters shared by all content backends on one Postgres; undefined on SQLite, which has one backend. */
export const sharedBuckets = settings.databaseUrl
  ? new SharedBuckets(settings.databaseUrl, settings.secrets.payload)
  : undefined;
