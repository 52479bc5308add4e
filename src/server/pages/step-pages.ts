import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Renderer } from './render.tsx';

/** What a step of sending something without script shows. */
export interface StepPage {
  title: string;
  view: ReactNode;
  status: number;
}

/** Answers with steps, which are one visitor's own and kept by nobody. Their styles are those of `view`, a source file without ending. */
export function stepPages(
  renderer: Renderer,
  content: PublishedContent,
  view: string,
): (locale: Locale, page: StepPage) => Response {
  return (locale, page) =>
    new Response(renderer.renderStep(page.title, page.view, locale, content.settings, view), {
      status: page.status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' },
    });
}
