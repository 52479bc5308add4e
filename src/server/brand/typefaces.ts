import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { faceSlug } from '#brand/faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';

type Typeface = Brand['type']['faces']['display'];

const packageSchema = z.object({ version: z.string() });

/**
 * The typefaces as far as their licences allow: the web fonts that the page's own are cut from, with licence, source and
 * version, and where the fonts to install are. A club's own typeface is only named, because its licence is the club's.
 */
export async function typefacesArchive({ type }: Brand): Promise<Buffer<ArrayBuffer>> {
  const { zipSync } = await import('fflate');
  const files: Record<string, Uint8Array> = {};
  const told = ['# Schriften / Typefaces\n'];
  const { display, text } = type.faces;
  for (const face of display.cutFrom === text.cutFrom ? [display] : [display, text]) {
    const shipped = face.package === undefined ? undefined : await shippedIn(face.package);
    for (const [name, bytes] of shipped?.files ?? []) files[`${faceSlug(face.cutFrom)}/${name}`] = bytes;
    told.push(toldOf(face, shipped));
  }
  files['README.md'] = Buffer.from(told.join('\n'));
  // A fixed date, so that the archive is reproducible.
  return Buffer.from(zipSync(files, { level: 6, mtime: new Date(1980, 0, 2) }));
}

interface Shipped {
  files: [name: string, bytes: Buffer][];
  /** The package and its version. */
  from: string;
  /** Of the project that draws it, which has the fonts to install. */
  address: string;
}

function toldOf({ cutFrom, license, source = '–' }: Typeface, shipped: Shipped | undefined): string {
  const lines = [
    `## ${cutFrom}\n`,
    `- Lizenz / Licence: ${license.name}`,
    `- Quelle / Source: ${shipped?.from ?? source}`,
    `- Zum Installieren / To install: ${shipped?.address ?? 'beim Verein / ask the club'}`,
  ];
  return `${lines.join('\n')}\n`;
}

async function shippedIn(name: string): Promise<Shipped> {
  const directory = resolve('node_modules', name);
  const { version } = packageSchema.parse(
    JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')),
  );
  const license = await readFile(join(directory, 'LICENSE'));
  const fonts = (await readdir(join(directory, 'files'))).filter((file) =>
    file.endsWith('-standard-normal.woff2'),
  );
  const read = fonts
    .toSorted()
    .map(async (file): Promise<[string, Buffer]> => [file, await readFile(join(directory, 'files', file))]);
  // The licence begins with the copyright, and that with the project.
  const [address = ''] = /https:\/\/[^\s)]+/.exec(license.toString()) ?? [];
  return {
    files: [...(await Promise.all(read)), ['LICENSE.txt', license]],
    from: `${name} ${version}`,
    address,
  };
}
