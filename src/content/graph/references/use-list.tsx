import type { ReactNode } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { defaultLocale, localeNames } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import styles from './references.module.css';
import { referencesMessages } from './references-messages.ts';
import type { Use } from './where-used.ts';

/** Referencing documents, linked to their edit views. */
export function UseList({ uses, language }: { uses: readonly Use[]; language: EditorLanguage }): ReactNode {
  const messages = referencesMessages[language];
  return (
    <ul className={styles.uses}>
      {uses.map((use) => (
        <li key={`${use.slug}/${use.id}`}>
          <a href={editAddress(use)}>
            {use.kind[language]}
            {use.title !== undefined && ` ${messages.quoted(use.title)}`}
          </a>
          {use.state !== 'published' && <span className={styles.state}>{messages.states[use.state]}</span>}
          <small>
            {[
              ...(use.path === undefined
                ? []
                : [localizedPath(use.path, use.places[0]?.locale ?? defaultLocale)]),
              ...use.places.map(({ place, locale }) =>
                locale === undefined ? place[language] : `${place[language]}, ${localeNames[locale]}`,
              ),
            ].join(' · ')}
          </small>
        </li>
      ))}
    </ul>
  );
}

function editAddress({ slug, id }: Use): string {
  return id === undefined ? `/admin/globals/${slug}` : `/admin/collections/${slug}/${id}`;
}
