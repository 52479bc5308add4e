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
    await writeFile(file, calledOtherwise(font, name));
    return file;
  });
  laidOutFiles.set(name, made);
  made.catch(() => laidOutFiles.delete(name));
  return made;
}

/** A font's own family name, which need not be what its makers call it: a cut has its size or weight in it. */
function familyIn(font: Buffer): string | undefined {
  const [name] = familyNames(font);
  return name && Buffer.from(name).swap16().toString('utf16le');
}

/**
 * The font under a name of its own, as long as the one it has: whatever draws text takes the first of those that are
 * called alike, and a process draws with each version of a club's typeface that it comes across.
 */
function calledOtherwise(font: Buffer, name: string): Buffer {
  const copy = Buffer.from(font);
  for (const place of familyNames(copy)) {
    const letters = name.repeat(Math.ceil(place.length / 2 / name.length)).slice(0, place.length / 2);
    Buffer.from(letters, 'utf16le').swap16().copy(place);
  }
  return copy;
}

/** What a family is called: by its name, and by the one of a larger family. */
const familyNameIds = [1, 16];

/** Where a font has its family's name in UTF-16, for Windows and without a platform; the former first. */
function familyNames(font: Buffer): Buffer[] {
  const tableCount = font.readUInt16BE(4);
  for (let table = 0; table < tableCount; table++) {
    const entry = 12 + 16 * table;
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue;
    const start = font.readUInt32BE(entry + 8);
    const strings = start + font.readUInt16BE(start + 4);
    const places: { platform: number; id: number; place: Buffer }[] = [];
    for (let at = start + 6; at < start + 6 + 12 * font.readUInt16BE(start + 2); at += 12) {
      const [platform, id] = [font.readUInt16BE(at), font.readUInt16BE(at + 6)];
      if (platform === 1 || !familyNameIds.includes(id)) continue;
      const from = strings + font.readUInt16BE(at + 10);
      places.push({ platform, id, place: font.subarray(from, from + font.readUInt16BE(at + 8)) });
    }
    return places
      .toSorted((one, other) => other.platform - one.platform || one.id - other.id)
      .map(({ place }) => place);
  }
  return [];
}
