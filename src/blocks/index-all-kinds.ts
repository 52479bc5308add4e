import { blockDemoPath } from '#blocks/demo-path.ts';
import { shownExamples } from '#blocks/examples.ts';
import { blockKinds, designKindNames } from '#blocks/kinds.ts';
import type { KindEntry } from '#fields/content-field.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedHref } from '#i18n/localized-path.ts';

export function indexAllKinds(locale: Locale): KindEntry[] {
  const language = editorLanguageFor(locale);
  return designKindNames.map((kind) => {
    const { label, purpose, shownOn } = blockKinds[kind];
    const path = blockDemoPath(kind) ?? shownOn;
    return {
      kind,
      label: label[language],
      purpose: purpose[language],
      ...(path ? { href: localizedHref(path, locale) } : {}),
      exampleCount: shownExamples(kind).length,
    };
  });
}
