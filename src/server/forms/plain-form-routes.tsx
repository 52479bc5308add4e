import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import type { AnswerProblem } from '#forms/submission-answers.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import type { Renderer } from '#server/pages/render.tsx';
import { formPageMessages } from '#site/forms/form-page-messages.ts';
import { ConfirmForm, FormAgain, FormReceived, FormUnread } from '#site/forms/form-pages.tsx';
import type { AskedForm } from './asked-form.ts';
import { formPath } from './form-path.ts';
import { readFormWithFiles } from './form-routes.ts';
import { carriedFields, type PlainForm, plainForm, readAnswers } from './plain-submission.ts';
import { type Refusal, refusal } from './submission-refusal.ts';
import type { Submitting } from './submitting.ts';

type PlainContext = Context<{ Bindings: HttpBindings }>;

interface PlainFormRouteParts {
  submitting: Submitting;
  content: PublishedContent;
  renderer: Renderer;
  addresses: ClientAddresses;
  siteUrl: string;
}

/** What a step shows: its title, with a place for the form's, its view and its status. */
interface StepPage {
  title: string;
  view: ReactNode;
  status: number;
}

/**
 * Sending a form without script. Cached pages hold nothing that is one visitor's own, so the form leads to a step that is
 * never cached: the form again with what is wrong, or all answers with a slip that is good for one sending.
 */
export function plainFormRoutes(parts: PlainFormRouteParts): Hono<{ Bindings: HttpBindings }> {
  const { submitting, content, renderer, addresses, siteUrl } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();

  const page = (asked: AskedForm, { title, view, status }: StepPage) => {
    const { form, locale } = asked;
    const words = fillIn(title, { title: form.title.replaceAll('\u00AD', '') });
    const html = renderer.renderStep(words, view, locale, content.settings, 'src/blocks/form/form');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
    return new Response(html, { status, headers });
  };

  const sendNow = (asked: AskedForm, { answers, website, waiting, slip = '' }: PlainForm, address: string) =>
    submitting.submitPlain({ asked, answers, website, kept: idsOf(waiting), slip, address });

  const send = async (context: PlainContext, asked: AskedForm): Promise<Response> => {
    const { incoming } = context.env;
    const back = localizedPath(formPath(content, asked), asked.locale);
    if (isForeign(incoming.headers, siteUrl))
      return page(asked, unread(asked, refusal('foreign', submissionMessages[asked.locale]).refused, back));
    const read = await readFormWithFiles(context, asked);
    if ('refused' in read) return page(asked, unread(asked, read.refused, back));
    const sent = plainForm(read.accepted);
    const address = addresses.of(context.env.incoming);
    const final =
      sent.wantsChange || sent.slip === undefined ? undefined : await sendNow(asked, sent, address);
    if (final && 'accepted' in final) {
      const { receipt, page: next } = final.accepted;
      const received = `/forms/${encodeURIComponent(asked.id)}/received?${new URLSearchParams({ receipt })}`;
      return context.redirect(next ?? localizedPath(received, asked.locale), 303);
    }
    const checked = await submitting.check({ asked, ...sent, kept: idsOf(sent.waiting), address });
    if ('refused' in checked)
      return page(asked, again(asked, sent, sent.waiting, problemsIn(checked.refused)));
    const { kept, problems } = checked;
    if (problems.length > 0) return page(asked, again(asked, sent, kept, { problems, status: 422 }));
    if (sent.wantsChange) return page(asked, again(asked, sent, kept, { problems: [], status: 200 }));
    // Too old or too quick: another slip, and all stays as it is.
    if (!final || final.refused.code === 'proof')
      return page(asked, confirmation(asked, sent, kept, submitting.slip(asked), final?.refused.message));
    return page(asked, again(asked, sent, kept, problemsIn(final.refused)));
  };

  for (const prefix of ['', '/en']) {
    app.post(`${prefix}/forms/:form/send`, (context, next) => {
      const asked = ask(submitting, context);
      return asked ? send(context, asked) : next();
    });

    // Whoever reloads the step, or was sent its address, begins with the form.
    app.get(`${prefix}/forms/:form/send`, (context, next) => {
      const asked = ask(submitting, context);
      return asked
        ? Promise.resolve(context.redirect(localizedPath(formPath(content, asked), asked.locale), 303))
        : next();
    });

    app.get(`${prefix}/forms/:form/received`, (context, next) => {
      const asked = ask(submitting, context);
      if (!asked) return next();
      const receipt = context.req.query('receipt');
      const known = receipt && /^[0-9a-f]{32}$/.test(receipt) ? receipt : undefined;
      const back = localizedPath(formPath(content, asked), asked.locale);
      const view = <FormReceived form={asked.form} receipt={known} back={back} />;
      return Promise.resolve(
        page(asked, { title: formPageMessages[asked.locale].sentTitle, view, status: 200 }),
      );
    });
  }
  return app;
}

function again(
  asked: AskedForm,
  { answers }: PlainForm,
  files: readonly WaitingFile[],
  { problems, status }: { problems: readonly AnswerProblem[]; status: number },
): StepPage {
  const { errorTitle, changeTitle } = formPageMessages[asked.locale];
  const form = { ...asked.form, id: asked.id };
  return {
    title: problems.length > 0 ? errorTitle : changeTitle,
    view: <FormAgain form={form} answers={answers} files={files} problems={problems} />,
    status,
  };
}

function confirmation(
  asked: AskedForm,
  { answers }: PlainForm,
  files: readonly WaitingFile[],
  slip: string,
  notice: string | undefined,
): StepPage {
  const { form, id, locale } = asked;
  const messages = formPageMessages[locale];
  const view = (
    <ConfirmForm
      form={{ ...form, id }}
      target={localizedPath(`/forms/${encodeURIComponent(id)}/send`, locale)}
      read={readAnswers(form, answers, files, messages.yes)}
      fields={carriedFields(form, answers, files, slip)}
      notice={notice}
    />
  );
  return {
    title: notice === undefined ? messages.confirmTitle : messages.errorTitle,
    view,
    status: notice === undefined ? 200 : 422,
  };
}

function unread({ locale }: AskedForm, { status, message, problems }: Refusal, back: string): StepPage {
  const problem = problems?.[0]?.message ?? message;
  return {
    title: formPageMessages[locale].errorTitle,
    view: <FormUnread problem={problem} back={back} />,
    status,
  };
}

function idsOf(files: readonly WaitingFile[]): string[] {
  return files.map(({ id }) => id);
}

/** What no field is to blame for stands in the summary, too. */
function problemsIn({ status, message, problems = [] }: Refusal): {
  problems: readonly AnswerProblem[];
  status: number;
} {
  return { status, problems: problems.length > 0 ? problems : [{ field: 'body', message }] };
}

function ask(submitting: Submitting, context: PlainContext): AskedForm | undefined {
  return submitting.ask(context.req.param('form') ?? '', parseLocalizedPath(context.req.path).locale);
}
