import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';

const ghostscript = '/usr/bin/gs';
const python = '/usr/bin/python3';

/** Why PDF and EPS can't be read as a printer does; undefined if they can. */
export const ghostscriptIsMissing = existsSync(ghostscript) ? undefined : `There is no ${ghostscript}.`;

/** Why pictures and palettes can't be read independently; undefined if they can. */
export const pillowIsMissing =
  existsSync(python) && spawnSync(python, ['-c', 'import PIL']).status === 0
    ? undefined
    : `There is no Pillow for ${python}.`;

export function drawnByGhostscript(document: Buffer, pixelsPerPoint: number): Buffer {
  const [page] = sheetsDrawnByGhostscript(document, pixelsPerPoint);
  if (!page) throw new Error('Ghostscript drew no page.');
  return page;
}

export function sheetsDrawnByGhostscript(document: Buffer, pixelsPerPoint: number): Buffer[] {
  return pagesByGhostscript(document, [
    ...['-dEPSCrop', '-sDEVICE=png16m'],
    ...['-dGraphicsAlphaBits=4', `-r${72 * pixelsPerPoint}`],
  ]);
}

export interface PrintedLine {
  text: string;
  /** In points from the page's left edge. */
  left: number;
  right: number;
  /** In points from the page's top. */
  baseline: number;
  size: number;
}

/** The text of every page of a PDF, line by line from the top, extracted by Ghostscript. */
export function linesReadByGhostscript(document: Buffer): PrintedLine[][] {
  return pagesByGhostscript(document, ['-sDEVICE=txtwrite', '-dTextFormat=1']).map((page) =>
    [...page.toString().matchAll(/<span bbox="(\S+) (\S+) (\S+) \S+"[^>]* size="(\S+)">(.*?)<\/span>/gs)]
      .map(([, left, baseline, right, size, letters]) => ({
        text: [...(letters ?? '').matchAll(/ c="([^"]*)"/g)]
          .map(([, letter]) => unescaped(letter ?? ''))
          .join(''),
        left: Number(left),
        right: Number(right),
        baseline: Number(baseline),
        size: Number(size),
      }))
      .sort((one, other) => one.baseline - other.baseline),
  );
}

function unescaped(letter: string): string {
  return letter.replace(/&#x([\da-f]+);/i, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}

function pagesByGhostscript(document: Buffer, device: readonly string[]): Buffer[] {
  const directory = mkdtempSync(join(tmpdir(), 'heimspiel-ghostscript-'));
  const input = join(directory, 'document');
  const output = join(directory, 'page-%04d');
  writeFileSync(input, document);
  try {
    const { status, stdout } = spawnSync(
      ghostscript,
      ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...device, `-sOutputFile=${output}`, input],
      { encoding: 'utf8' },
    );
    // It reports errors on stdout and continues.
    if (status !== 0 || stdout !== '') throw new Error(`Ghostscript says: ${stdout}`);
    const pages = readdirSync(directory).filter((name) => name.startsWith('page-'));
    return pages.sort().map((name) => readFileSync(join(directory, name)));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const pictureSchema = z.object({
  format: z.string(),
  pictures: z.array(
    z.object({ width: z.number(), height: z.number(), rgba: z.string().transform(fromBase64) }),
  ),
});

export function readByPillow(file: Buffer): z.output<typeof pictureSchema> {
  return pictureSchema.parse(
    answerOfPillow(
      file,
      `from PIL import Image
picture = Image.open(file)
sizes = sorted(picture.info.get('sizes', [picture.size]))
answer = {'format': picture.format, 'pictures': []}
for size in sizes:
    one = picture.ico.getimage(size) if picture.format == 'ICO' else picture
    rgba = base64.b64encode(one.convert('RGBA').tobytes()).decode()
    answer['pictures'].append({'width': one.width, 'height': one.height, 'rgba': rgba})`,
    ),
  );
}

/** The colours of a GIMP palette as Pillow reads them: red, green and blue. */
export function paletteReadByPillow(file: Buffer): number[][] {
  return z.array(z.array(z.number())).parse(
    answerOfPillow(
      file,
      `from PIL.GimpPaletteFile import GimpPaletteFile
colors = GimpPaletteFile(file).palette
answer = [list(colors[at:at + 3]) for at in range(0, len(colors), 3)]`,
    ),
  );
}

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}

function answerOfPillow(input: Buffer, script: string): unknown {
  const before = 'import base64, io, json, sys\nfile = io.BytesIO(sys.stdin.buffer.read())\n';
  const { status, stdout, stderr } = spawnSync(
    python,
    ['-c', `${before}${script}\nprint(json.dumps(answer))`],
    { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`Pillow says: ${stderr}`);
  return JSON.parse(stdout);
}

/** The plates of a one-page document with ink on them, and how much of each is covered, from 0 to 1. */
export async function platesByGhostscript(document: Buffer): Promise<Map<string, number>> {
  const directory = mkdtempSync(join(tmpdir(), 'heimspiel-plates-'));
  const input = join(directory, 'document');
  writeFileSync(input, document);
  try {
    const device = ['-sDEVICE=tiffsep', '-dEPSCrop', '-r72', `-sOutputFile=${join(directory, 'page.tif')}`];
    const { status, stdout } = spawnSync(
      ghostscript,
      ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', ...device, input],
      { encoding: 'utf8' },
    );
    if (status !== 0 || stdout !== '') throw new Error(`Ghostscript says: ${stdout}`);
    const plates = readdirSync(directory).flatMap((name) => /^page\((.+)\)\.tif$/.exec(name)?.[1] ?? []);
    const covered = await Promise.all(
      plates.map(async (plate): Promise<[string, number]> => {
        const { channels } = await sharp(join(directory, `page(${plate}).tif`)).stats();
        return [plate, 1 - (channels[0]?.mean ?? 255) / 255];
      }),
    );
    return new Map(covered.filter(([, share]) => share > 0));
  } finally {
    rmSync(directory, { recursive: true });
  }
}
