import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Renderer } from './render.tsx';

export interface StepPage {
  title: string;
  view: ReactNode;
  status: number;
  /** In seconds. */
  retryAfter?: number | undefined;
}

/** Renders steps, which are personal and uncached. `view` is a source file without extension whose styles they use. */
export function stepPages(
  renderer: Pick<Renderer, 'renderStep'>,
  content: Pick<PublishedContent, 'settings'>,
  view: string,
): (locale: Locale, page: StepPage) => Response {
  return (locale, page) =>
    new Response(renderer.renderStep(page.title, page.view, locale, content.settings, view), {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        ...(page.retryAfter === undefined ? {} : { 'retry-after': String(page.retryAfter) }),
      },
    });
}
