import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { faceSlug } from './faces.ts';
import type { Brand } from './record/brand-record.ts';

/** The face that pictures are drawn with, as one cut in one file, and the name by which the file knows itself. */
interface DrawnFace {
  file: string;
  family: string;
}

/** Written by scripts/build-fonts.ts, or the part of an editor's own that is for it. */
export async function drawnFace({ display }: Brand['type']['faces']): Promise<DrawnFace> {
  const drawn = display.files?.drawn;
  const file = drawn
    ? await laidOut(Buffer.from(drawn, 'base64'))
    : resolve(`src/brand/faces/${faceSlug(display.family)}-drawn.ttf`);
  return { file, family: familyIn(await readFile(file)) ?? display.cutFrom };
}

const laidOutFiles = new Map<string, Promise<string>>();

/** As a file, because what draws text reads no other: once for each font, in a directory of this process. */
function laidOut(font: Buffer): Promise<string> {
  const name = createHash('sha256').update(font).digest('hex').slice(0, 16);
  const known = laidOutFiles.get(name);
  if (known) return known;
  const made = mkdtemp(join(tmpdir(), 'heimspiel-face-')).then(async (directory) => {
    const file = join(directory, `${name}.ttf`);
    await writeFile(file, font);
    return file;
  });
  laidOutFiles.set(name, made);
  made.catch(() => laidOutFiles.delete(name));
  return made;
}

/** A font's own family name, which need not be what its makers call it: a cut has its size or weight in it. */
function familyIn(font: Buffer): string | undefined {
  const tableCount = font.readUInt16BE(4);
  for (let table = 0; table < tableCount; table++) {
    const entry = 12 + 16 * table;
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    const start = font.readUInt32BE(entry + 8);
    const strings = start + font.readUInt16BE(start + 4);
    const count = font.readUInt16BE(start + 2);
    for (let at = start + 6; at < start + 6 + 12 * count; at += 12) {
      const [platform, nameId] = [font.readUInt16BE(at), font.readUInt16BE(at + 6)];
      if (platform !== 3 || nameId !== 1) continue;
      const from = strings + font.readUInt16BE(at + 10);
      const text = Buffer.from(font.subarray(from, from + font.readUInt16BE(at + 8)));
      return text.swap16().toString('utf16le');
    }
  }
  return undefined;
}
