import type { Endpoint } from 'payload';
import { z } from 'zod';
import { editors } from '#content/access/roles.ts';
import { documentIdSchema } from '#content/api/document-id.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import type { SubmissionFile } from '#forms/submission-record.ts';
import { submissionFiles } from './stored-files.ts';
import { storedSubmissionSchema } from './stored-submission.ts';

const routeParams = z.object({
  id: documentIdSchema,
  file: z.string().regex(/^[0-9a-f]{32}$/),
});

const endings: Readonly<Record<SubmissionFile['type'], string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
};

/** GET /api/submissions/{id}/files/{file}: a submitted file as a download; it is never shown or run here. */
export const fileEndpoint: Endpoint = {
  path: '/:id/files/:file',
  method: 'get',
  handler: async (req) => {
    if (!(await editors({ req }))) return refuseStranger(req);
    const asked = routeParams.safeParse(req.routeParams);
    const doc = asked.success
      ? await req.payload.findByID({
          collection: 'submissions',
          id: asked.data.id,
          depth: 0,
          disableErrors: true,
          overrideAccess: false,
          req,
        })
      : undefined;
    const submission = doc ? storedSubmissionSchema.parse(doc) : undefined;
    const file = submission?.files.find(({ id }) => id === asked.data?.file);
    const bytes = submission && file ? await submissionFiles.read(submission.receipt, file.id) : undefined;
    if (!file || !bytes) {
      return refuse(req, 404, {
        de: 'Diese Datei gibt es nicht (mehr). Bitte die Liste neu laden.',
        en: 'This file does not exist (any more). Please reload the list.',
      });
    }
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
  },
};

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
