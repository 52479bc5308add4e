'use client';
import { ReactSelect, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useId, useState } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './link-target.module.css';
import { linksMessages } from './links-messages.ts';
import { useLinkTargets } from './use-link-targets.ts';

/** Below a list of links: a page is chosen by its title, and stands at the end of the list with it. */
export function AddPageLink({ path, readOnly }: { path: string; readOnly?: boolean }): ReactNode {
  const { i18n } = useTranslation();
  const messages = linksMessages[editorLanguageOf({ i18n })];
  const { code: locale } = useLocale();
  const { hasSavePermission } = useDocumentInfo();
  const { addFieldRow, disabled, getDataByPath, setModified } = useForm();
  const [search, setSearch] = useState<string>();
  const found = useLinkTargets('page', search, locale);
  const id = useId();
  if (readOnly || disabled || !hasSavePermission) return null;
  const pages = Array.isArray(found) ? found : [];

  const add = (chosen: unknown) => {
    const page = pages.find(({ target }) => target === chosen);
    if (!page) return;
    const links: unknown = getDataByPath(path);
    const filled = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
    addFieldRow({
      path,
      schemaPath: path,
      rowIndex: Array.isArray(links) ? links.length : 0,
      subFieldState: { label: filled(page.title), href: filled(page.target) },
    });
    setModified(true);
  };

  return (
    // A field of its own, by whose label the admin names what is in it.
    <div className={`field-type ${styles.addPage}`}>
      <label className="field-label" htmlFor={id}>
        {messages.addPage}
      </label>
      <ReactSelect
        inputId={id}
        // Another one may follow, so nothing stays chosen.
        value={[]}
        options={pages.map(({ target, title, address, isPublished }) => ({
          value: target,
          label: [title, address, isPublished ? '' : messages.draft].filter(Boolean).join(' – '),
        }))}
        isClearable={false}
        isLoading={search !== undefined && found === undefined}
        // The server has searched.
        filterOption={() => true}
        placeholder={messages.choose}
        noOptionsMessage={() =>
          found === undefined ? messages.searching : found === 'failed' ? messages.failed : messages.nothing
        }
        onInputChange={setSearch}
        onMenuOpen={() => setSearch('')}
        onMenuClose={() => setSearch(undefined)}
        onChange={(option) => {
          if (!Array.isArray(option)) add(option.value);
        }}
      />
    </div>
  );
}
