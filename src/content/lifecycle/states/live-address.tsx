'use client';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorText, editorLanguageOf, formatLocales, textFor } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import styles from './live-address.module.css';
import { useShownState } from './use-shown-state.ts';

const copy: EditorText = { de: 'Adresse kopieren', en: 'Copy the address' };
const copied: EditorText = { de: 'Adresse kopiert.', en: 'Address copied.' };
const notCopied: EditorText = {
  de: 'Der Browser lässt das Kopieren nicht zu. Die Adresse lässt sich markieren.',
  en: 'The browser doesn’t allow copying. The address can be selected.',
};

/** Where visitors find the page, to open and to copy, and from when. */
export function LiveAddress(): ReactNode {
  const { i18n } = useTranslation();
  const { address, from } = useShownState() ?? {};
  if (!address) return null;
  const language = editorLanguageOf({ i18n });
  const when =
    from &&
    new Date(from).toLocaleString(formatLocales[language], {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
  const since: EditorText = when
    ? { de: `Für alle zu sehen ab ${when}:`, en: `Visible to everybody from ${when}:` }
    : { de: 'Für alle zu sehen:', en: 'Visible to everybody:' };
  const take = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(textFor({ i18n }, copied)),
      () => toast.error(textFor({ i18n }, notCopied)),
    );
  return (
    <div className={styles.address} role="status">
      <span>{textFor({ i18n }, since)}</span>
      <a href={address} target="_blank" rel="noreferrer">
        {address.replace(/^https?:\/\//, '')}
      </a>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => void take()}>
        {textFor({ i18n }, copy)}
      </Button>
    </div>
  );
}
