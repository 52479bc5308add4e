import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const newDirectory = () => mkdtempSync(join(tmpdir(), 'heimspiel-test-'));
const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** An empty directory for the unit test that runs, or that a `beforeEach` prepares. */
export function directoryForTest(): string {
  const path = newDirectory();
  onTestFinished(() => remove(path));
  return path;
}

/** An empty directory for all tests of a file or group, to be called outside of them. */
export function directoryForTests(): string {
  const path = newDirectory();
  afterAll(() => remove(path));
  return path;
}
