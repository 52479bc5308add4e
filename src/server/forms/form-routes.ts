import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { maxBytesOf } from '#forms/file-rules.ts';
import { shortName } from '#forms/short-name.ts';
import type { SubmissionProblem, SubmissionRequest } from '#forms/submission-answers.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import { submissionRequestSchema } from '#forms/submission-schemas.server.ts';
import { fillIn } from '#i18n/messages.ts';
import { networkOf } from '#limits/network.ts';
import { Shares } from '#limits/shares.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import { readJson, statusOfBody } from '#server/http/read-json.ts';
import { refuse } from '#server/http/refusal.ts';
import { localeOf } from '#server/pages/detect-locale.ts';
import { isIdempotencyKey } from '#submitting/idempotency-key.ts';
import type { FieldProblem, Result } from '#submitting/problem.ts';
import type { AskedForm } from './asked-form.ts';
import { maxFiles, type SentFile } from './file-reception.ts';
import { answersIn, type MultipartBody, type MultipartProblem, readMultipart } from './read-multipart.ts';
import { refusal } from './submission-refusal.ts';
import type { Submitting } from './submitting.ts';

type FormContext = Context<{ Bindings: HttpBindings }>;

interface FormRouteParts {
  submitting: Submitting;
  addresses: ClientAddresses;
  siteUrl: string;
}

/** In bytes; limit for the answers. */
const maxText = 512 * 1024;

/** Memory for files that are received or inspected, in bytes. */
const held = new Shares(128 * 1024 * 1024);

const never = { 'cache-control': 'no-store' };

export function formRoutes(parts: FormRouteParts): Hono<{ Bindings: HttpBindings }> {
  const { submitting, addresses, siteUrl } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.post('/sk/v1/forms/:form/submissions', async (context) => {
    const asked = ask(submitting, context);
    if (!asked) return refuseUnknown(context);
    const messages = submissionMessages[asked.locale];
    const { incoming } = context.env;
    if (isForeign(incoming.headers, siteUrl)) return refuse(refusal('foreign', messages).refused);
    const key = incoming.headers['idempotency-key'];
    const address = addresses.of(incoming);
    const read = await readSubmission(context, asked, address);
    if ('refused' in read) return refuse(read.refused);
    if (!isIdempotencyKey(key))
      return refuse(badBody(asked, 422, { field: 'key', message: messages['key-missing'] }).refused);
    const outcome = await submitting.submit({ asked, ...read.accepted, key, address });
    return 'refused' in outcome ? refuse(outcome.refused) : context.json(outcome.accepted, 201, never);
  });

  app.get('/sk/v1/forms/:form', (context) => {
    const asked = ask(submitting, context);
    return asked ? context.json(asked.form, 200, never) : refuseUnknown(context);
  });

  app.get('/sk/v1/forms/:form/challenge', async (context) => {
    const asked = ask(submitting, context);
    return asked ? context.json(await submitting.challenge(asked), 200, never) : refuseUnknown(context);
  });

  app.all('/sk/v1/forms/:form/submissions', (context) =>
    context.json({ error: { status: 405, message: 'Forms are sent with POST.' } }, 405, { allow: 'POST' }),
  );
  return app;
}

type ReadSubmission = SubmissionRequest & { files: readonly SentFile[] };

async function readSubmission(
  context: FormContext,
  asked: AskedForm,
  address: string,
): Promise<Result<ReadSubmission, SubmissionProblem>> {
  const { incoming } = context.env;
  const type = incoming.headers['content-type'] ?? '';
  if (/^multipart\/form-data\s*(;|$)/i.test(type)) {
    const body = await readFormWithFiles(context, asked, address);
    if ('refused' in body) return body;
    const { fields, files, isBusy } = body.accepted;
    if (isBusy) return busy(asked);
    const [proof, website] = ['$proof', '$website'].map((name) => fields.find(([one]) => one === name)?.[1]);
    return {
      accepted: {
        answers: answersIn(fields.filter(([name]) => !name.startsWith('$'))),
        files,
        ...(proof === undefined ? {} : { proof }),
        ...(website === undefined ? {} : { website }),
      },
    };
  }
  const body = await readJson(incoming, submissionRequestSchema, maxText);
  return 'problem' in body
    ? badForm(asked, body.problem, maxText)
    : { accepted: { ...body.json, files: [] } };
}

/** Reads a form with files, up to this form's size limit. */
export async function readFormWithFiles(
  context: FormContext,
  asked: AskedForm,
  address: string,
): Promise<Result<MultipartBody, SubmissionProblem>> {
  const { incoming, outgoing } = context.env;
  const fileFields = asked.form.fields.filter(({ type }) => type === 'file');
  const sizes = new Map(fileFields.map((field) => [shortName(field), maxBytesOf(field)]));
  const largest = [...sizes.values()].sort((one, other) => other - one).slice(0, maxFiles);
  // Some extra room, so that a slightly oversized file gets its own error instead of a 413 for the whole.
  const room = fileFields.length > 0 ? 5 * 1024 * 1024 : 0;
  const bytes = largest.reduce((sum, size) => sum + size, maxText + room);
  if (Number(incoming.headers['content-length'] ?? 0) > bytes) return badForm(asked, 'size', bytes);
  const body = await readMultipart(incoming, outgoing, {
    bytes,
    files: maxFiles,
    bytesOf: (field) => sizes.get(field) ?? 0,
    network: networkOf(address),
    held,
  });
  return 'problem' in body ? badForm(asked, body.problem, bytes) : { accepted: body };
}

function badForm(
  asked: AskedForm,
  problem: MultipartProblem | 'type' | 'shape',
  bytes: number,
): { refused: SubmissionProblem } {
  const messages = submissionMessages[asked.locale];
  const [status, message] =
    problem === 'files'
      ? [413, fillIn(messages['files-many'], { most: maxFiles })]
      : [statusOfBody[problem], messages[`body-${problem}`]];
  return badBody(asked, status, {
    field: 'body',
    message: fillIn(message, { megabytes: Math.ceil(bytes / 1024 / 1024) }),
  });
}

export function busy({ locale }: AskedForm): { refused: SubmissionProblem } {
  return refusal('busy', submissionMessages[locale], { retryAfter: 5 });
}

function badBody(
  { locale }: AskedForm,
  status: number,
  problem: FieldProblem,
): { refused: SubmissionProblem } {
  return refusal('invalid', submissionMessages[locale], { status, problems: [problem] });
}

function ask(submitting: Submitting, context: FormContext): AskedForm | undefined {
  const locale = localeOf(context.env.incoming.headers['accept-language']);
  return submitting.ask(context.req.param('form') ?? '', locale);
}

function refuseUnknown(context: FormContext): Response {
  const locale = localeOf(context.env.incoming.headers['accept-language']);
  return refuse(refusal('unknown', submissionMessages[locale]).refused);
}
