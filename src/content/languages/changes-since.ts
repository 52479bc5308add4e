import type { EditorText } from '#i18n/editor-texts.ts';
import { byId, textsOf, type WrittenText } from './block-texts.ts';
import { blocksIn, twinOf } from './twins.ts';

/** A text that says something else than it did. */
export interface TextChange {
  /** Where it stands, in its block or page. */
  path: string;
  label: EditorText;
  before: string;
  after: string;
}

/** A page in one language, as far as it is written. */
export interface Writing {
  title?: unknown;
  blocks?: unknown;
  description?: unknown;
}

/**
 * Of versions, newest first, of which `says` tells what the translation says, the one with which the translation was last touched; undefined while that may be an older one
 * than these. What the source says in it is what the translator had before them.
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

/** Every text of a page in its order; what is no text, such as a block's look, is nothing to be translated. */
export function saying({ title, blocks, description }: Writing): unknown {
  return [
    title ?? '',
    description ?? '',
    blocksIn(blocks).map((block) => [block.blockType, textsOf(block).map(({ text }) => text)]),
  ];
}

/** What changed in the texts of each block that was there before, by twin. Rows go by their ids in it. */
export function changedBlocks(before: unknown, after: unknown): Map<string, TextChange[]> {
  const earlier = new Map(blocksIn(before).map((block) => [twinOf(block), block]));
  const changes = new Map<string, TextChange[]>();
  for (const block of blocksIn(after)) {
    const old = earlier.get(twinOf(block));
    const changed = old ? changedTexts(textsOf(old, byId), textsOf(block, byId)) : [];
    if (changed.length > 0) changes.set(twinOf(block), changed);
  }
  return changes;
}

/** What a page says in fields of its own, beside its blocks. */
export function textsOfPage({ title, description }: Writing): WrittenText[] {
  return [
    { path: 'title', label: { de: 'Titel', en: 'Title' }, text: said(title) },
    { path: 'seo.description', label: { de: 'Beschreibung', en: 'Description' }, text: said(description) },
  ].filter(({ text }) => text !== '');
}

function said(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Which texts say something else than before, those included that are new or gone. */
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
