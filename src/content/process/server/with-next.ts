import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import next from 'next';
import type { Answering } from './answering.ts';

const directory = 'src/content';

interface Place {
  hostname: string;
  port: number;
  /** From its sources, and not from its build. */
  dev: boolean;
}

/** Has Next answer everything. */
export async function answerWithNext({ hostname, port, dev }: Place): Promise<Answering> {
  const app = next({ dir: directory, hostname, port, dev });
  await app.prepare();
  const answer = app.getRequestHandler();
  return {
    build: dev ? 'development' : readFileSync(join(directory, '.next/BUILD_ID'), 'utf8').trim(),
    answer: (incoming, outgoing) => answer(incoming, outgoing),
    close: () => app.close(),
  };
}
