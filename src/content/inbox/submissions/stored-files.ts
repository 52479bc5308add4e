import { join } from 'node:path';
import { Bucket } from '#bucket/bucket.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { BucketFiles } from './bucket-files.ts';
import { DiskFiles } from './disk-files.ts';
import type { SubmissionFiles } from './submission-files.ts';

/** In `DATA_DIR`, or in the bucket of the media library. */
export const submissionFiles: SubmissionFiles = settings.s3
  ? new BucketFiles(new Bucket(settings.s3))
  : new DiskFiles(join(settings.dataDir, 'submission-files'));
