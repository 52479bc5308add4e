import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mailSender } from '#brand/mail-sender.ts';
import { bodyOf, endpoint, parsed, requestedDocument } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { editorName } from '#content/access/rights/roles.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { readWrittenBrand } from '#content/identity/brand/read-brand.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import {
  type StoredMail,
  type StoredSubmission,
  storedMails,
  storedSubmissionSchema,
} from './stored-submission.ts';

const asked = z.object({ messageId: z.string().max(1000), action: z.enum(['send', 'done']) });

/** After how many ms a claim by `sending` expires: longer than the mail server's timeout. */
const givenUp = 90_000;

/** The site may deliver newer states between the read and the write. */
const mostTries = 5;

const unknownMail = {
  de: 'Diese Mail gibt es nicht (mehr). Bitte die Seite neu laden.',
  en: 'This mail does not exist (any more). Please reload the page.',
};

/**
 * POST /api/submissions/{id}/mails with `messageId` and `action`: `send` sends a mail that was kept for lack of a
 * mail server, `done` marks an unsent one as done. 204, also if that was done before; 409 while somebody else sends
 * it or the site still retries; 502 if the mail server rejects it.
 */
export const mailsEndpoint = endpoint('post', '/:id/mails', async (req) => {
  const { messageId, action } = parsed(asked, await bodyOf(req), unknownMail, 404);
  const submission = storedSubmissionSchema.parse(await requestedDocument(req, 'submissions', unknownMail));
  const mail = submission.mails.find((one) => one.messageId === messageId);
  if (!mail) return refuse(req, 404, unknownMail);
  return action === 'done' ? tickOff(req, submission, mail) : send(req, submission, mail);
});

function isSettled({ state, desk }: StoredMail): boolean {
  return state === 'sent' || desk?.state === 'sent' || desk?.state === 'done';
}

function isBeingSent({ desk }: StoredMail, now: number): boolean {
  return desk?.state === 'sending' && now < Date.parse(desk.at) + givenUp;
}

async function tickOff(req: PayloadRequest, { id }: StoredSubmission, mail: StoredMail): Promise<Response> {
  const noted = await note(req, id, mail.messageId, (now) =>
    isSettled(now) || isBeingSent(now, Date.now()) ? undefined : deskOf('done', req),
  );
  if (noted.mail && isBeingSent(noted.mail, Date.now()) && !noted.isMine) return refuseBusy(req);
  return new Response(null, { status: 204 });
}

async function send(req: PayloadRequest, submission: StoredSubmission, mail: StoredMail): Promise<Response> {
  if (isSettled(mail)) return new Response(null, { status: 204 });
  if (mail.state === 'waiting') {
    return refuse(req, 409, {
      de: 'Diese Mail wird noch von selbst versucht, spätestens nach zehn Minuten. Wer nicht warten will, kann den Text selbst schicken und sie abhaken.',
      en: 'This mail is still tried by itself, within ten minutes. If you can’t wait, send the text yourself and tick it off.',
    });
  }
  const { mail: server } = settings;
  if (!server) {
    return refuse(req, 409, {
      de: 'Es ist kein Mailserver eingerichtet. Den Text bitte selbst schicken, und die Mail dann abhaken.',
      en: 'No mail server is set up. Please send the text yourself, then tick the mail off.',
    });
  }
  // A concurrent second request finds it claimed and sends nothing.
  const claimed = await note(req, submission.id, mail.messageId, (now) =>
    isSettled(now) || isBeingSent(now, Date.now()) ? undefined : deskOf('sending', req),
  );
  if (!claimed.isMine)
    return claimed.mail && isSettled(claimed.mail) ? new Response(null, { status: 204 }) : refuseBusy(req);
  try {
    await hand(req.payload, submission, mail, server.from);
  } catch (error) {
    req.payload.logger.warn({ err: error }, 'The mail server did not take a submission’s mail.');
    await note(req, submission.id, mail.messageId, () => 'nothing');
    return refuse(req, 502, {
      de: 'Der Mailserver hat die Mail nicht angenommen. Bitte später noch einmal versuchen, oder den Text selbst schicken.',
      en: 'The mail server did not take the mail. Please try again later, or send the text yourself.',
    });
  }
  await note(req, submission.id, mail.messageId, () => deskOf('sent', req));
  return new Response(null, { status: 204 });
}

/** Sent as the site would: from the club, with the sender's reply address. */
async function hand(
  payload: Payload,
  submission: StoredSubmission,
  { recipient, messageId, subject, text }: StoredMail,
  from: string,
): Promise<void> {
  const sender = mailSender(
    await readWrittenBrand(payload),
    editorLanguageFor(submission.language),
    settings.siteUrl,
  );
  const replyTo = await replyAddress(payload, submission);
  await payload.sendEmail({
    // Objects, so that no name or address is parsed as an address list.
    from: { name: sender.name, address: from },
    to: { name: '', address: recipient },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    messageId,
    subject,
    text,
  });
}

const askedForm = z.object({
  fields: z.array(
    z.object({ id: z.string().nullish(), name: z.string().nullish(), purpose: z.string().nullish() }),
  ),
});

/** The reply address that the sender gave, if the form still says which field has it. */
async function replyAddress(
  payload: Payload,
  { form, answers }: StoredSubmission,
): Promise<string | undefined> {
  if (form === undefined || form === null) return undefined;
  const doc = await payload.findByID({ collection: 'forms', id: form, depth: 0, disableErrors: true });
  const fields = askedForm.safeParse(doc).data?.fields ?? [];
  const forReplies = new Set(
    fields.filter(({ purpose }) => purpose === 'email').map(({ name, id }) => name ?? id),
  );
  return answers.find(({ type, field }) => type === 'email' && forReplies.has(field))?.values[0];
}

function deskOf(state: 'sending' | 'sent' | 'done', req: PayloadRequest): NonNullable<StoredMail['desk']> {
  const by = editorName(req.user);
  return { state, at: new Date().toISOString(), ...(by === undefined ? {} : { by }) };
}

/**
 * Writes what `deskNow` makes of the mail's current state; undefined writes nothing. The statement itself checks that
 * the mails are unchanged since they were read: of two concurrent writers one retries.
 */
async function note(
  req: PayloadRequest,
  id: string | number,
  messageId: string,
  deskNow: (mail: StoredMail) => StoredMail['desk'] | 'nothing',
): Promise<{ isMine: boolean; mail: StoredMail | undefined }> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const doc = await req.payload.findByID({
      collection: 'submissions',
      id,
      depth: 0,
      disableErrors: true,
      req,
    });
    const before = z.object({ mails: z.string() }).safeParse(doc);
    const submission = storedSubmissionSchema.safeParse(doc);
    const mail = submission.data?.mails.find((one) => one.messageId === messageId);
    const wanted = mail && deskNow(mail);
    if (!mail || !wanted || !before.success || !submission.success) return { isMine: false, mail };
    const { desk: _, ...plain } = mail;
    const changed = wanted === 'nothing' ? plain : { ...plain, desk: wanted };
    const mails = submission.data.mails.map((one) => (one === mail ? changed : one));
    const written: unknown = await req.payload.db.updateOne({
      collection: 'submissions',
      where: { and: [{ id: { equals: id } }, { mails: { equals: before.data.mails } }] },
      data: storedMails(mails),
      options: { atomic: true },
      req,
    });
    if (written) return { isMine: true, mail: changed };
  }
  throw new Error('The submission’s mails kept changing during the update.');
}

function refuseBusy(req: PayloadRequest): Response {
  return refuse(req, 409, {
    de: 'Diese Mail wird gerade schon gesendet. Bitte einen Augenblick warten und die Seite neu laden.',
    en: 'This mail is just being sent. Please wait a moment and reload the page.',
  });
}
