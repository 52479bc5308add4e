import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file atomically: readers and crashes never see half of it. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
