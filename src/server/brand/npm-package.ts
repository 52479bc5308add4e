import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

interface Contents {
  /** In lower case, without spaces. */
  club: string;
  version: string;
  homepage: string;
  license: string;
  files: Readonly<Record<string, Buffer>>;
}

/** The identity as a package that `npm install {address}` takes; the same bytes each time. */
export async function npmPackage({
  club,
  version,
  homepage,
  license,
  files,
}: Contents): Promise<Buffer<ArrayBuffer>> {
  // Imported on use, like the writers of the other files.
  const { packTar } = await import('modern-tar');
  const about = {
    name: `${club}-brand`,
    // A letter first: a part that is a number may not begin with 0.
    version: `1.0.0-v${version}`,
    description: `Brand version ${version}`,
    homepage,
    license,
    exports: {
      '.': './tokens.json',
      ...Object.fromEntries(Object.keys(files).map((name) => [`./${name}`, `./${name}`])),
      './package.json': './package.json',
    },
  };
  const packed = { 'package.json': Buffer.from(`${JSON.stringify(about, null, 2)}\n`), ...files };
  const tar = await packTar(
    Object.entries(packed).map(([name, body]) => ({
      header: { name: `package/${name}`, size: body.length, mode: 0o644, mtime: new Date(0) },
      body,
    })),
  );
  return gzipSync(tar, { level: 9 });
}

/** As npm and browsers check it. */
export function integrityOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}
