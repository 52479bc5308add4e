import { blockDemoPath } from '#blocks/demo-path.ts';
import { shownExamples } from '#blocks/examples.ts';
import { type BlockKind, blockKinds, designKindNames } from '#blocks/kinds.ts';
import type { KindEntry } from '#fields/content-field.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedHref } from '#i18n/localized-path.ts';

/** Where a kind without a demo page is shown. */
const landingPages: Partial<Record<BlockKind, string>> = { poll: '/vfbexpress' };

/** The design system's kinds of block with name, purpose and demo page, in the order of the registry. */
export function indexAllKinds(locale: Locale): KindEntry[] {
  return designKindNames.map((kind) => {
    const path = blockDemoPath(kind) ?? landingPages[kind];
    return {
      kind,
      label: blockKinds[kind].label[locale],
      purpose: blockKinds[kind].purpose[locale],
      ...(path ? { href: localizedHref(path, locale) } : {}),
      exampleCount: shownExamples(kind).length,
    };
  });
}
