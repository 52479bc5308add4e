'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_LOW, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { isFromWordProcessor, restoreLists } from './word-lists.ts';

export const PastedLists = createClientFeature({
  plugins: [{ Component: RestoreLists, position: 'normal' }],
});

/** Renders nothing. Pastes again what comes from a word processor, with real lists. */
function RestoreLists(): null {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    let isAgain = false;
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const given = event instanceof ClipboardEvent && !isAgain ? event.clipboardData : null;
        const html = given?.getData('text/html') ?? '';
        if (!given || !isFromWordProcessor(html)) return false;
        event.preventDefault();
        const page = new DOMParser().parseFromString(html, 'text/html');
        restoreLists(page);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', given.getData('text/plain'));
        clipboardData.setData('text/html', page.body.innerHTML);
        isAgain = true;
        editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }));
        isAgain = false;
        return true;
      },
      COMMAND_PRIORITY_LOW,
    );
  }, [editor]);
  return null;
}
