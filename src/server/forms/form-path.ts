import { isRecord } from '#fields/content-field.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { AskedForm } from './asked-form.ts';

/** The path of a published page with this form, without language prefix; the home page if there is none. */
export function formPath(
  content: PublishedContent,
  { id, locale }: Pick<AskedForm, 'id' | 'locale'>,
): string {
  for (const { document } of content.pages()) {
    if (document.locale !== locale || document.hidden) continue;
    const hasIt = document.blocks.some(
      (block) => block.kind === 'form' && 'form' in block && isRecord(block.form) && block.form.id === id,
    );
    if (hasIt) return document.path;
  }
  return '/';
}
