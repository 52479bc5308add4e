import { endpoint, requestedDocument } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import type { SubmissionFile } from '#forms/submission-record.ts';
import { submissionFiles } from './stored-files.ts';
import { storedSubmissionSchema } from './stored-submission.ts';

const endings: Readonly<Record<SubmissionFile['type'], string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

const unknownFile = {
  de: 'Diese Datei gibt es nicht (mehr). Bitte die Liste neu laden.',
  en: 'This file does not exist (any more). Please reload the list.',
};

/** GET /api/submissions/{id}/files/{file}: a submitted file as a download; it is never shown or run here. */
export const fileEndpoint = endpoint('get', '/:id/files/:file', async (req) => {
  const { receipt, files } = storedSubmissionSchema.parse(
    await requestedDocument(req, 'submissions', unknownFile),
  );
  const file = files.find(({ id }) => id === req.routeParams?.file);
  const bytes = file && (await submissionFiles.read(receipt, file.id));
  if (!bytes) return refuse(req, 404, unknownFile);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.type,
      'content-length': String(bytes.length),
      'content-disposition': attachment(file),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  });
});

/** The sender's file name without characters that are unsafe in headers or on disk; the extension follows the type. */
function attachment({ name, type }: Pick<SubmissionFile, 'name' | 'type'>): string {
  const clean = name.replace(/[\p{C}"*/:<>?\\|]+/gu, '-').replace(/^[-.\s]+/, '');
  const ending = endings[type];
  const known = clean.toLowerCase().endsWith(ending) || (ending === '.jpg' && /\.jpeg$/i.test(clean));
  const safe = known ? clean : `${clean || 'file'}${ending}`;
  const plain = safe.replace(/[^ -~]/g, '_').replaceAll('%', '_');
  const encoded = encodeURIComponent(safe.toWellFormed()).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
