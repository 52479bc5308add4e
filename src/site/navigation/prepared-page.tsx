import type { Locale } from '#i18n/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { plainText } from '#pages/document-title.ts';
import { pageRulesOf } from '#pages/page-rules.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { type RouteChecks, RouteError, validateRoute } from '#pages/route-checks.ts';
import { isVisible } from '#pages/visible-page.ts';
import { errorHead, type PageHead, pageHead } from '../page-head.ts';
import type { PagePayload } from '../page-payload.ts';
import { describeError } from '../shell/describe-error.ts';
import { loadLayoutViews } from '../shell/layout-views.ts';
import type { Destination } from './destination.ts';
import { documentTraits } from './document-traits.ts';
import { loadViews, orMissing } from './load-views.ts';
import type { Renewal } from './renewal.tsx';
import { PageContent, type StackedPage } from './stacked-pages.tsx';

export interface PreparedPage {
  page: StackedPage;
  head: PageHead;
  /** Shown on the transition's band. */
  title: string;
  locale: Locale;
  checks: RouteChecks;
  /** The pending renewal of a kept page. */
  renewal?: Promise<Renewal | undefined>;
}

let count = 0;

/**
 * Prepares a page from its payload.
 * @throws {MissingChunk} if its views failed to load
 * @throws {RouteError} if the page isn't visible now
 */
export async function preparedPage(
  payload: PagePayload,
  { address, url }: Destination,
): Promise<PreparedPage> {
  const { page } = payload;
  await validateRoute({ validate: () => isVisible(page, Date.now()) }, url);
  const messages = await loadViews(page);
  count += 1;
  const stacked: StackedPage = {
    key: `${address} ${count}`,
    address,
    payload,
    content: <PageContent payload={payload} messages={messages} />,
  };
  return preparedKeptPage(stacked, payload);
}

export function preparedKeptPage(page: StackedPage, payload: PagePayload): PreparedPage {
  const { title, locale, route } = payload.page;
  return {
    page,
    head: pageHead(payload.page, payload.settings, documentTraits),
    title: plainText(title),
    locale,
    checks: { scrollToTop: pageRulesOf(payload.page.path).scrollToTop ?? route.scrollToTop },
  };
}

/** Prepares the error page for any thrown value. */
export async function preparedErrorPage(
  error: unknown,
  locale: Locale,
  settings: ProjectSettings | null,
): Promise<PreparedPage> {
  const [{ ErrorPage }, messages] = await orMissing(
    Promise.all([import('../shell/error-page.tsx'), loadMessages(locale), loadLayoutViews('default')]),
  );
  const described = { ...describeError(error), isUnanswered: !(error instanceof RouteError) };
  count += 1;
  return {
    page: {
      key: `${described.status} ${count}`,
      address: '',
      payload: undefined,
      content: <ErrorPage error={described} locale={locale} settings={settings} messages={messages} />,
    },
    head: errorHead(described, locale, settings, documentTraits.origin),
    title: String(described.status),
    locale,
    checks: {},
  };
}
