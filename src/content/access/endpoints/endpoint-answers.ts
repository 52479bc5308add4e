import type { PayloadRequest } from 'payload';
import { noteRefusal } from '#content/access/audit/record-refusal.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

/** A refusal in the editor's language, in the form of Payload's own; `more` is data for the client. */
export function refuse(
  req: PayloadRequest,
  status: number,
  message: EditorText,
  more: object = {},
): Response {
  return Response.json(
    { errors: [{ message: textFor(req, message) }], ...more },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

/** Refuses an account without the right, and logs it. */
export async function refuseStranger(req: PayloadRequest): Promise<Response> {
  await noteRefusal(req);
  return refuse(req, 403, {
    de: 'Dafür reicht das Recht dieses Kontos nicht. Die Administration kann es ändern.',
    en: 'This account may not do that. An admin can change it.',
  });
}
