import { recordsIn, type Values } from '#content/foundation/fields/field-tree.ts';
import { blockPlace } from '#content/graph/pages/page-parts.ts';
import { textsOf } from '#content/lifecycle/languages/block-texts.ts';
import { mayStay, templates } from '#content/lifecycle/templates/templates.ts';
import { editorLanguages } from '#i18n/editor-texts.ts';
import type { Finding } from './finding.ts';
import type { PageWriting } from './judge-translation.ts';

/** Every line that a template brings and that somebody has to replace: hints, sample names, sample figures. */
const sampleLines: ReadonlySet<string> = new Set(
  templates.flatMap(({ blocks }) =>
    editorLanguages.flatMap((language) =>
      blocks[language].flatMap((block) => textsOf(block).flatMap(({ text }) => linesIn(text))),
    ),
  ),
);

/**
 * Whether anybody has written the page: sentences of a template that are still there, and a page without blocks. All
 * findings are warnings: whoever means it says why.
 */
export function judgeWriting(text: Pick<PageWriting, 'locale' | 'blocks'>, mayBeEmpty: boolean): Finding[] {
  const blocks = recordsIn(text.blocks);
  return blocks.length === 0 && !mayBeEmpty
    ? [emptyPage(text)]
    : blocks.flatMap((block, index) => samplesIn(block, index, text));
}

function samplesIn(block: Values, index: number, { locale }: Pick<PageWriting, 'locale'>): Finding[] {
  const samples = textsOf(block).flatMap(({ path, text }) =>
    linesIn(text)
      .filter((line) => sampleLines.has(line) && !mayStay.has(line))
      .map((line) => ({ path, line })),
  );
  const [first] = samples;
  if (!first) return [];
  const { row, name, label } = blockPlace(block, index);
  const others = samples.length - 1;
  return [
    {
      severity: 'warning',
      code: 'text-sample',
      block: row,
      path: `blocks.${index}.${first.path}`,
      locale,
      label,
      message: {
        de: `„${first.line}“${others === 0 ? '' : ` und ${others === 1 ? 'noch ein Satz' : `${others} weitere Sätze`}`} in ${name.de} ${others === 0 ? 'steht' : 'stehen'} so in der Vorlage. Bitte etwas Eigenes schreiben oder den Baustein entfernen.`,
        en: `“${first.line}”${others === 0 ? '' : ` and ${others === 1 ? 'one more sentence' : `${others} more sentences`}`} in ${name.en} ${others === 0 ? 'is' : 'are'} the template’s. Please write your own, or remove the block.`,
      },
    },
  ];
}

function emptyPage({ locale }: Pick<PageWriting, 'locale'>): Finding {
  return {
    severity: 'warning',
    code: 'page-empty',
    block: undefined,
    path: 'blocks',
    locale,
    label: { de: 'Bausteine', en: 'Blocks' },
    message: {
      de: 'Die Seite hat noch keinen Baustein. Wer sie öffnet, sieht nur Kopf und Fuß der Website.',
      en: 'The page has no block yet. Whoever opens it sees only the site’s header and footer.',
    },
  };
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
