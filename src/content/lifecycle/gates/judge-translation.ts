import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import { blockPlace } from '#content/graph/pages/page-parts.ts';
import { textsOf } from '#content/lifecycle/languages/block-texts.ts';
import { pairs, twinOf } from '#content/lifecycle/languages/twins.ts';
import { untranslatedLines } from '#content/lifecycle/languages/untranslated.ts';
import { type EditorText, languageName } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Finding } from './finding.ts';

export interface PageWriting {
  locale: Locale;
  title: string;
  description: string;
  blocks: unknown;
}

const mostNamed = 4;

const longestQuote = 60;

/**
 * What a translation lacks or still has in the source language. All findings are warnings: a text may be the same in
 * both languages, and a block meant for the readers of one.
 */
export function judgeTranslation(translation: PageWriting, source: PageWriting): Finding[] {
  return [
    ...judgeText(translation, source, 'title', { de: 'Titel', en: 'Title' }),
    ...judgeText(translation, source, 'description', { de: 'Beschreibung', en: 'Description' }),
    ...judgeBlocks(translation, source),
    ...missingBlocks(translation, source),
  ];
}

function judgeText(
  translation: PageWriting,
  source: PageWriting,
  name: 'title' | 'description',
  label: EditorText,
): Finding[] {
  const [line] = untranslatedLines(translation[name], [source[name]]);
  if (line === undefined) return [];
  const path = name === 'title' ? 'title' : 'seo.description';
  const place = { de: `unter „${label.de}“`, en: `under “${label.en}”` };
  return [untranslated({ block: undefined, path, label }, [line], place, translation.locale, source.locale)];
}

function judgeBlocks(translation: PageWriting, source: PageWriting): Finding[] {
  const twins = pairs(translation.blocks, source.blocks);
  return recordsIn(translation.blocks).flatMap((block, index) => {
    const there = textsOf(twins[index]).map(({ text }) => text);
    const found = textsOf(block).flatMap(({ path, text }) =>
      untranslatedLines(text, there).map((line) => ({ path, line })),
    );
    const [first] = found;
    if (!first) return [];
    const { row, name, label } = blockPlace(block, index);
    const at = { block: row, path: `blocks.${index}.${first.path}`, label };
    const lines = found.map(({ line }) => line);
    const place = { de: `in ${name.de}`, en: `in ${name.en}` };
    return [untranslated(at, lines, place, translation.locale, source.locale)];
  });
}

function untranslated(
  at: Pick<Finding, 'block' | 'path' | 'label'>,
  lines: readonly string[],
  place: EditorText,
  locale: Locale,
  source: Locale,
): Finding {
  const [first = ''] = lines;
  const quote = first.length > longestQuote ? `${first.slice(0, longestQuote).trimEnd()}…` : first;
  const others = lines.length - 1;
  const more = {
    de: others === 0 ? '' : ` und ${others === 1 ? 'ein weiterer Text' : `${others} weitere Texte`}`,
    en: others === 0 ? '' : ` and ${others === 1 ? 'one more text' : `${others} more texts`}`,
  };
  return {
    ...at,
    severity: 'warning',
    code: 'text-untranslated',
    locale,
    message: {
      de: `„${quote}“${more.de} ${place.de} ${others === 0 ? 'steht' : 'stehen'} auf ${languageName(locale, 'de')} noch wie auf ${languageName(source, 'de')}. Bitte übersetzen.`,
      en: `“${quote}”${more.en} ${place.en} still ${others === 0 ? 'reads' : 'read'} in ${languageName(locale, 'en')} as in ${languageName(source, 'en')}. Please translate.`,
    },
  };
}

/** One finding for all: the form copies them from one place. */
function missingBlocks(translation: PageWriting, source: PageWriting): Finding[] {
  const here = new Set(
    pairs(translation.blocks, source.blocks).flatMap((twin) => (twin ? [twinOf(twin)] : [])),
  );
  const missing = recordsIn(source.blocks).flatMap((block, index) =>
    here.has(twinOf(block)) ? [] : [blockPlace(block, index).name],
  );
  if (missing.length === 0) return [];
  const list = (language: keyof EditorText, more: string) => {
    const named = missing.slice(0, mostNamed).map((name) => name[language]);
    const rest = missing.length - named.length;
    return [...named, ...(rest > 0 ? [`${rest} ${more}`] : [])].join(', ');
  };
  return [
    {
      severity: 'warning',
      code: 'block-untranslated',
      block: undefined,
      path: 'blocks',
      locale: translation.locale,
      label: { de: 'Bausteine', en: 'Blocks' },
      message: {
        de: `Auf ${languageName(translation.locale, 'de')} fehlt, was es auf ${languageName(source.locale, 'de')} gibt – ${list('de', 'weitere')}. Bitte übernehmen und übersetzen.`,
        en: `In ${languageName(translation.locale, 'en')} something is missing that there is in ${languageName(source.locale, 'en')} – ${list('en', 'more')}. Please carry over and translate.`,
      },
    },
  ];
}
