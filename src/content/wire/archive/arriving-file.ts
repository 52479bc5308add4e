import { createHash } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { z } from 'zod';
import { cleanUpload } from '#content/library/cleaning/clean-upload.ts';
import { kindOfFile } from '#content/library/cleaning/kind-of-file.ts';
import { keepingFileName } from '#content/library/media/kept-file-name.ts';
import { uploadLimits } from '#content/library/media/upload-bounds.ts';
import { ArchiveError, type ArchiveFile } from './archive-file.ts';
import { type ArchivedDocument, filePath } from './archive-format.ts';
import { Refused } from './refusal-sentences.ts';

/** Extensions of pictures: Payload would rename a file with a wrong one. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/svg+xml': '.svg',
};

const otherKind = () => new Refused(['The file is not of the kind that its name says.']);

const madeSchema = z.object({ id: z.union([z.string(), z.number()]), filename: z.string() });

/** @throws {ArchiveError} for a file that is missing, too large or doesn't match its checksum */
async function readFileOf({ key, file }: ArchivedDocument, archive: ArchiveFile): Promise<Buffer> {
  if (!file) throw new ArchiveError('The archive lacks its file.');
  const bytes = await archive.read(filePath(key), uploadLimits.bytes);
  if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
    throw new ArchiveError(`${filePath(key)} doesn’t match its checksum.`);
  const ending = endings[(await kindOfFile(bytes)) ?? ''];
  if (ending !== undefined && !key.endsWith(ending)) throw otherKind();
  return bytes;
}

/** Uploads an archived file under its own name, with an editor's validation. */
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
      // A partial file without a document is left over from an interrupted import.
      overwriteExistingFiles: true,
      context: keepingFileName,
      req,
    }),
  );
  if (made.filename !== document.key) throw otherKind();
  return made.id;
}

/** The same for a dry run: validates as an upload does, but renders and stores nothing. */
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
