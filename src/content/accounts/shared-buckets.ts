import { settings } from '#content/content-settings.ts';
import { PostgresBuckets } from '#limits/postgres-buckets.ts';

/** Rate limit counters shared by all content backends on one Postgres; undefined on SQLite, which has one backend. */
export const sharedBuckets = settings.databaseUrl
  ? new PostgresBuckets(settings.databaseUrl, settings.secrets.payload)
  : undefined;
