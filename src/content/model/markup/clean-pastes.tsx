'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_LOW, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { cleanPaste } from './clean-paste.ts';

export const CleanPastes = createClientFeature({ plugins: [{ Component: CleanEach, position: 'normal' }] });

const withoutPictures = {
  de: 'Der Text ist eingefügt, Bilder nicht. Sie kommen aus der Mediathek: über „+“ oder als eigener Baustein.',
  en: 'The text was pasted, pictures were not. They come from the media library: by “+”, or as a block of their own.',
};

/** Renders nothing. Pastes again what comes from elsewhere, clean; the editor's own pastes stay as they are. */
function CleanEach(): null {
  const [editor] = useLexicalComposerContext();
  const language = editorLanguageOf(useTranslation());
  useEffect(() => {
    let isAgain = false;
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const given = event instanceof ClipboardEvent && !isAgain ? event.clipboardData : null;
        if (!given || given.types.includes('application/x-lexical-editor')) return false;
        const html = given.getData('text/html');
        const text = given.getData('text/plain');
        const isPicture = text === '' && [...given.files].some(({ type }) => type.startsWith('image/'));
        if (html === '' && !isPicture) return false;
        event.preventDefault();
        const page = new DOMParser().parseFromString(html, 'text/html');
        if (cleanPaste(page) > 0 || isPicture) toast.info(withoutPictures[language]);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        clipboardData.setData('text/html', page.body.innerHTML);
        isAgain = true;
        editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }));
        isAgain = false;
        return true;
      },
      COMMAND_PRIORITY_LOW,
    );
  }, [editor, language]);
  return null;
}
