'use client';
import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';
import '#content/payload/find-blocks.css';
import { type KindToPick, matchingKinds } from './matching-kinds.ts';

const words = {
  de: {
    none: 'So heißt kein Baustein. Ein anderes Wort findet ihn vielleicht.',
    found: (count: number) => (count === 1 ? 'Ein Baustein' : `${count} Bausteine`),
  },
  en: {
    none: 'No block is called that. Another word may find it.',
    found: (count: number) => (count === 1 ? 'One block' : `${count} blocks`),
  },
} satisfies Record<EditorLanguage, object>;

/**
 * Extends Payload's block picker: shows each block's purpose, and makes the search find synonyms. Payload searches
 * labels only and has no extension point, so this listens to its input. Cards are hidden, never moved.
 */
export function FindBlocks({ kinds }: { kinds: readonly KindToPick[] }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  useEffect(() => {
    const search = (event: Event) => {
      const field = event.target;
      if (!(field instanceof HTMLInputElement) || !field.matches('.block-search__input')) return;
      event.stopImmediatePropagation();
      showMatching(field, matchingKinds(kinds, field.value, language), language);
    };
    // React's `onChange` listens to both; the second one fires on blur.
    for (const type of ['input', 'change']) window.addEventListener(type, search, true);
    const tell = () => tellPurposes(kinds, language);
    const opening = new MutationObserver(tell);
    opening.observe(document.body, { childList: true, subtree: true });
    tell();
    return () => {
      for (const type of ['input', 'change']) window.removeEventListener(type, search, true);
      opening.disconnect();
    };
  }, [kinds, language]);
  return null;
}

function showMatching(field: Element, labels: ReadonlySet<string>, language: EditorLanguage): void {
  const search = field.closest('.block-search');
  const cards = search?.parentElement?.querySelectorAll<HTMLElement>('.blocks-drawer__block') ?? [];
  let count = 0;
  for (const card of cards) {
    card.hidden = !labels.has(labelOf(card));
    if (!card.hidden) count += 1;
  }
  const status = search?.parentElement?.querySelector('[data-found]') ?? addedStatus(search);
  if (status) status.textContent = count > 0 ? words[language].found(count) : words[language].none;
}

function addedStatus(search: Element | null): Element | undefined {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.dataset.found = '';
  search?.after(status);
  return status;
}

function tellPurposes(kinds: readonly KindToPick[], language: EditorLanguage): void {
  for (const card of document.querySelectorAll('.blocks-drawer__block:not([data-told])')) {
    card.setAttribute('data-told', '');
    const kind = kinds.find(({ label }) => label[language] === labelOf(card));
    if (!kind) continue;
    // The label remains its name; the purpose added below is the description.
    const button = card.querySelector('button');
    button?.setAttribute('aria-label', kind.label[language]);
    button?.setAttribute('aria-description', `${kind.purpose[language]} ${kind.notFor[language]}`);
    const label = card.querySelector('.thumbnail-card__label');
    label?.setAttribute('data-purpose', kind.purpose[language]);
    label?.setAttribute('data-not-for', kind.notFor[language]);
  }
}

function labelOf(card: Element): string {
  return card.querySelector('button')?.title ?? '';
}
