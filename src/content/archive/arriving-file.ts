import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { uploadLimits } from '#content/collections/media.ts';
import { cleanUpload } from '#content/media/clean-upload.ts';
import { keepingFileName } from '#content/media/kept-file-name.ts';
import { kindOfFile } from '#content/media/kind-of-file.ts';
import { ArchiveError, type ArchiveFile } from './archive-file.ts';
import { type ArchivedDocument, filePath } from './archive-format.ts';
import { Refused } from './refusal-sentences.ts';

/** How the names of pictures end: a picture under another's name would get another name. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
};

const otherKind = () => new Refused(['The file is not of the kind that its name says.']);

const madeSchema = z.object({ id: z.union([z.string(), z.number()]), filename: z.string() });

/** @throws {ArchiveError} for a file that is missing, too long, or another one than the archive says */
async function readFileOf({ key, file }: ArchivedDocument, archive: ArchiveFile): Promise<Buffer> {
  if (!file) throw new ArchiveError('The archive has no file to it.');
  const bytes = await archive.read(filePath(key), uploadLimits.bytes);
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new ArchiveError(`${filePath(key)} is not the file that the archive says it is.`);
  const ending = endings[(await kindOfFile(bytes)) ?? ''];
  if (ending !== undefined && !key.endsWith(ending)) throw otherKind();
  return bytes;
}

/** Uploads a file of an archive as an editor would, under the name that it has. */
export async function uploadFile(
  payload: Payload,
  document: ArchivedDocument,
  archive: ArchiveFile,
  { locale, data }: { locale: string; data: Record<string, unknown> },
  req: Partial<PayloadRequest>,
): Promise<string | number> {
  const bytes = await readFileOf(document, archive);
  const made = madeSchema.parse(
    await payload.create({
      collection: 'media',
      locale,
      depth: 0,
      data,
      file: { data: bytes, name: document.key, mimetype: 'application/octet-stream', size: bytes.length },
      // Half a file that lies there without a document is of an import that was cut off.
      overwriteExistingFiles: true,
      context: keepingFileName,
      req,
    }),
  );
  if (made.filename !== document.key) throw otherKind();
  return made.id;
}

/** The same as far as it can be tried without keeping a file: what an upload refuses is refused, and nothing is drawn. */
export async function tryFile(
  payload: Payload,
  document: ArchivedDocument,
  archive: ArchiveFile,
  data: Record<string, unknown>,
  req: Partial<PayloadRequest>,
): Promise<string | number> {
  const bytes = await readFileOf(document, archive);
  const asking = await createLocalReq({ req }, payload);
  const { mimetype } = await cleanUpload(bytes, asking);
  const allowed = payload.collections.media?.config.upload.mimeTypes ?? [];
  if (!allowed.includes(mimetype))
    throw new Refused([`The media library takes no files of this kind (${mimetype}).`]);
  if (mimetype in endings && mimetype !== 'image/svg+xml')
    await sharp(bytes, { limitInputPixels: uploadLimits.pixels })
      .stats()
      .catch(() => {
        throw new Refused(['The picture can’t be read.']);
      });
  const made = await payload.db.create({
    collection: 'media',
    data: { ...data, filename: document.key, mimeType: mimetype },
    req,
  });
  return madeSchema.parse(made).id;
}
