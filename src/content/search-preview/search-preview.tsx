'use client';
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import styles from './search-preview.module.css';
import { searchPreviewMessages } from './search-preview-messages.ts';
import { searchResult } from './search-result.ts';
import { usePicture, useShownSite } from './use-shown-site.ts';

/** Live preview of the page in search results and as a shared link. */
export function SearchPreview(): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = searchPreviewMessages[language];
  const { code: locale } = useLocale();
  const heading = useId();
  const title = useText('title');
  const path = useText('path');
  const description = useText('seo.description');
  const image = useFormFields(([fields]) => fields['seo.image']?.value);
  const isHidden = useFormFields(([fields]) => fields['seo.hidden']?.value === true);
  const site = useShownSite(locale);
  const own = usePicture(typeof image === 'string' || typeof image === 'number' ? image : undefined);
  const picture = own ?? site?.shareImage?.url;
  if (title === '') return null;
  const result = searchResult({ title, description, site });
  const { host, origin } = window.location;
  const address = origin + (isLocale(locale) ? localizedPath(path || '/', locale) : path);
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading}>{messages.heading}</h3>
      {isHidden ? (
        <p>{messages.hidden}</p>
      ) : (
        <div className={styles.result} lang={locale}>
          <p className={styles.address}>{address}</p>
          <p className={styles.title}>{result.shownTitle}</p>
          <p>{result.shownDescription}</p>
        </div>
      )}
      <ul className={styles.advice} role="status">
        {result.advice.map((advice) => (
          <li key={advice.de}>{advice[language]}</li>
        ))}
      </ul>
      <h3>{messages.shared}</h3>
      <div className={styles.card} lang={locale}>
        {/* biome-ignore lint/performance/noImgElement: shows what others load; Next would re-encode it. */}
        {picture && <img src={picture} alt="" />}
        <div>
          <p className={styles.address}>{host}</p>
          <p className={styles.title}>{result.title}</p>
          <p>{result.description}</p>
        </div>
      </div>
    </section>
  );
}

function useText(path: string): string {
  return useFormFields(([fields]) => {
    const value = fields[path]?.value;
    return typeof value === 'string' ? value : '';
  });
}
