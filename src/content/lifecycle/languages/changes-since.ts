import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { byId, textsOf, type WrittenText } from './block-texts.ts';
import { twinOf } from './twins.ts';

export interface TextChange {
  /** Its path in the block or page. */
  path: string;
  label: EditorText;
  before: string;
  after: string;
}

export interface Writing {
  title?: unknown;
  blocks?: unknown;
  description?: unknown;
}

/**
 * The version with which the translation was last updated, in a list of versions, newest first; `says` returns the
 * translation's texts. Undefined if it may be older than the list. The source in that version is what the translator
 * worked from.
 */
export function lastTouched<Version>(
  versions: readonly Version[],
  says: (version: Version) => unknown,
): Version | undefined {
  const index = versions.findIndex((version, at) => {
    const older = versions[at + 1];
    return older !== undefined && JSON.stringify(says(version)) !== JSON.stringify(says(older));
  });
  return index < 0 ? undefined : versions[index];
}

/** Every text of a page in order. What isn't text, such as a block's appearance, isn't translatable. */
export function saying({ title, blocks, description }: Writing): unknown {
  return [
    title ?? '',
    description ?? '',
    recordsIn(blocks).map((block) => [block.blockType, textsOf(block).map(({ text }) => text)]),
  ];
}

/** Changed texts of each block that existed before, by twin. Rows are named by id in the paths. */
export function changedBlocks(before: unknown, after: unknown): Map<string, TextChange[]> {
  const earlier = new Map(recordsIn(before).map((block) => [twinOf(block), block]));
  const changes = new Map<string, TextChange[]>();
  for (const block of recordsIn(after)) {
    const old = earlier.get(twinOf(block));
    const changed = old ? changedTexts(textsOf(old, byId), textsOf(block, byId)) : [];
    if (changed.length > 0) changes.set(twinOf(block), changed);
  }
  return changes;
}

/** The texts of a page outside its blocks. */
export function textsOfPage({ title, description }: Writing): WrittenText[] {
  return [
    { path: 'title', label: { de: 'Titel', en: 'Title' }, text: said(title) },
    { path: 'seo.description', label: { de: 'Beschreibung', en: 'Description' }, text: said(description) },
  ].filter(({ text }) => text !== '');
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Changed texts, including added and removed ones. */
export function changedTexts(before: readonly WrittenText[], after: readonly WrittenText[]): TextChange[] {
  const old = new Map(before.map((one) => [one.path, one]));
  const now = new Map(after.map((one) => [one.path, one]));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), now.get(path)];
    const label = (is ?? was)?.label;
    return label && was?.text !== is?.text
      ? [{ path, label, before: was?.text ?? '', after: is?.text ?? '' }]
      : [];
  });
}
