import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { SubmissionProblem } from '#forms/submission-answers.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import type { WaitingFile } from '#forms/waiting-file.ts';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { isForeign } from '#server/http/foreign-request.ts';
import { pageWith } from '#server/pages/page-with.ts';
import type { Renderer } from '#server/pages/render.tsx';
import { type StepPage, stepPages } from '#server/pages/step-pages.ts';
import { formPageMessages } from '#site/forms/form-page-messages.ts';
import { ConfirmForm, FormAgain, FormReceived, FormUnread } from '#site/forms/form-pages.tsx';
import type { FieldProblem } from '#submitting/problem.ts';
import type { AskedForm } from './asked-form.ts';
import { busy, readFormWithFiles } from './form-routes.ts';
import { carriedFields, type PlainForm, plainForm, readAnswers } from './plain-submission.ts';
import { refusal } from './submission-refusal.ts';
import type { Submitting } from './submitting.ts';

type PlainContext = Context<{ Bindings: HttpBindings }>;

interface PlainFormRouteParts {
  submitting: Submitting;
  content: PublishedContent;
  renderer: Renderer;
  addresses: ClientAddresses;
  siteUrl: string;
}

/**
 * Forms without script. Cached pages can't hold a visitor's data, so the form leads to an uncached step: the form again
 * with its errors, or all answers with a single-use token.
 */
export function plainFormRoutes(parts: PlainFormRouteParts): Hono<{ Bindings: HttpBindings }> {
  const { submitting, content, renderer, addresses, siteUrl } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();

  const show = stepPages(renderer, content, 'src/blocks/form/form');
  /** The step's title contains the form's. */
  const page = ({ form, locale }: AskedForm, step: StepPage) =>
    show(locale, { ...step, title: fillIn(step.title, { title: form.title.replaceAll('\u00AD', '') }) });

  const sendNow = (asked: AskedForm, { answers, website, waiting, token = '' }: PlainForm, address: string) =>
    submitting.submitPlain({ asked, answers, website, kept: idsOf(waiting), token, address });

  const send = async (context: PlainContext, asked: AskedForm): Promise<Response> => {
    const { incoming } = context.env;
    const back = pageWith(content, 'form', asked);
    if (isForeign(incoming.headers, siteUrl))
      return page(asked, unread(asked, refusal('foreign', submissionMessages[asked.locale]).refused, back));
    const address = addresses.of(incoming);
    const read = await readFormWithFiles(context, asked, address);
    if ('refused' in read) return page(asked, unread(asked, read.refused, back));
    const sent = plainForm(read.accepted);
    if (read.accepted.isBusy)
      return page(asked, again(asked, sent, sent.waiting, problemsIn(busy(asked).refused)));
    const final =
      sent.wantsChange || sent.token === undefined ? undefined : await sendNow(asked, sent, address);
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
    // Expired or too fast: shows the step again with a new token.
    if (!final || final.refused.code === 'proof')
      return page(asked, confirmation(asked, sent, kept, submitting.token(asked), final?.refused.message));
    return page(asked, again(asked, sent, kept, problemsIn(final.refused)));
  };

  for (const locale of locales) {
    const at = (step: string) => localizedPath(`/forms/:form/${step}`, locale);
    const ask = (context: PlainContext) => submitting.ask(context.req.param('form') ?? '', locale);

    app.post(at('send'), async (context, next) => {
      const asked = ask(context);
      return asked ? send(context, asked) : next();
    });

    // A reload or a shared address starts over with the form.
    app.get(at('send'), async (context, next) => {
      const asked = ask(context);
      return asked ? context.redirect(pageWith(content, 'form', asked), 303) : next();
    });

    app.get(at('received'), async (context, next) => {
      const asked = ask(context);
      if (!asked) return next();
      const receipt = context.req.query('receipt');
      const known = receipt && /^[0-9a-f]{32}$/.test(receipt) ? receipt : undefined;
      const view = <FormReceived form={asked.form} receipt={known} back={pageWith(content, 'form', asked)} />;
      return page(asked, { title: formPageMessages[locale].sentTitle, view, status: 200 });
    });
  }
  return app;
}

type Shown = Pick<StepPage, 'status' | 'retryAfter'> & { problems: readonly FieldProblem[] };

function again(
  asked: AskedForm,
  { answers }: PlainForm,
  files: readonly WaitingFile[],
  { problems, ...answer }: Shown,
): StepPage {
  const { errorTitle, changeTitle } = formPageMessages[asked.locale];
  const form = { ...asked.form, id: asked.id };
  return {
    title: problems.length > 0 ? errorTitle : changeTitle,
    view: <FormAgain form={form} answers={answers} files={files} problems={problems} />,
    ...answer,
  };
}

function confirmation(
  asked: AskedForm,
  { answers }: PlainForm,
  files: readonly WaitingFile[],
  token: string,
  notice: string | undefined,
): StepPage {
  const { form, id, locale } = asked;
  const messages = formPageMessages[locale];
  const view = (
    <ConfirmForm
      form={{ ...form, id }}
      target={localizedPath(`/forms/${encodeURIComponent(id)}/send`, locale)}
      read={readAnswers(form, answers, files, messages.yes)}
      fields={carriedFields(form, answers, files, token)}
      notice={notice}
    />
  );
  return {
    title: notice === undefined ? messages.confirmTitle : messages.errorTitle,
    view,
    status: notice === undefined ? 200 : 422,
  };
}

function unread(
  { locale }: AskedForm,
  { status, message, problems, retryAfter }: SubmissionProblem,
  back: string,
): StepPage {
  const problem = problems?.[0]?.message ?? message;
  return {
    title: formPageMessages[locale].errorTitle,
    view: <FormUnread problem={problem} back={back} />,
    status,
    retryAfter,
  };
}

function idsOf(files: readonly WaitingFile[]): string[] {
  return files.map(({ id }) => id);
}

/** Problems without a field are listed in the summary. */
function problemsIn({ status, message, problems = [], retryAfter }: SubmissionProblem): Shown {
  return { status, retryAfter, problems: problems.length > 0 ? problems : [{ field: 'body', message }] };
}
