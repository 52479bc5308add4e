/** Run by `npm run content`: opens the database and prints the outcome as lines of JSON. */
import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { getPayload } from 'payload';
import { z } from 'zod';
import config from '#content/payload.config.ts';
import { exportContent } from '#content/wire/archive/export-content.ts';
import { importContent } from '#content/wire/archive/import-content.ts';
import type { ImportLine } from '#content/wire/archive/import-outcome.ts';
import { sentenceOf } from '#content/wire/archive/refusal-sentences.ts';

const commandSchema = z.union([
  z.object({ to: z.string() }),
  z.object({ from: z.string(), dryRun: z.boolean(), overwrite: z.boolean() }),
]);

const command = commandSchema.parse(JSON.parse(process.env.CONTENT_COMMAND ?? ''));
const payload = await getPayload({ config, disableOnInit: true });
// The log shares stdout.
const tell = (line: ImportLine) => process.stdout.write(`\n${JSON.stringify({ content: line })}\n`);
try {
  if ('to' in command) {
    await exportContent(payload, Writable.toWeb(createWriteStream(command.to, { mode: 0o600, flush: true })));
  } else {
    for await (const outcome of importContent(payload, command.from, command)) tell(outcome);
  }
  tell({ finished: true });
} catch (error) {
  tell({ error: sentenceOf(error, payload) });
}
await payload.destroy();
process.exit(0);
