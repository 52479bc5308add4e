'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { linkReference, parseLinkReference } from '#fields/link-reference.ts';
import { editorLanguageOf, languageName } from '#i18n/editor-texts.ts';
import { isLocale } from '#i18n/locales.ts';
import styles from './link-target.module.css';
import type { ChosenKind, LinkTarget } from './link-targets.ts';
import type { linksMessages } from './links-messages.ts';
import { TargetSelect } from './target-select.tsx';
import { useLinkTarget } from './use-link-targets.ts';

type Messages = (typeof linksMessages)['de'];

interface TargetChooserProps {
  id: string;
  kind: ChosenKind;
  stored: string;
  locale: string;
  isLocked: boolean;
  onChange: (stored: string) => void;
  messages: Messages;
}

export function TargetChooser({
  id,
  kind,
  stored,
  locale,
  isLocked,
  onChange,
  messages,
}: TargetChooserProps): ReactNode {
  const reference = parseLinkReference(stored);
  const record = reference && linkReference({ ...reference, rest: '' });
  const chosen = useLinkTarget(record, locale);
  const value = record ? { value: record, label: labelOf(chosen, record) } : undefined;
  return (
    <div className={styles.chooser}>
      <TargetSelect
        {...{ id, kind, value, locale, isLocked, messages }}
        onChoose={({ target }) => target !== undefined && onChange(target)}
      />
      {reference && chosen === null && (
        <p className={styles.warning} role="status">
          {messages.gone}
        </p>
      )}
      {reference && chosen && (
        <Chosen
          {...{ chosen, locale, isLocked, messages }}
          anchor={reference.rest.replace(/^[^#]*#?/, '')}
          onAnchor={(anchor) => onChange(linkReference({ ...reference, rest: anchor && `#${anchor}` }))}
        />
      )}
    </div>
  );
}

interface ChosenProps {
  chosen: LinkTarget;
  anchor: string;
  locale: string;
  isLocked: boolean;
  messages: Messages;
  onAnchor: (anchor: string) => void;
}

function Chosen({ chosen, anchor, locale, isLocked, messages, onAnchor }: ChosenProps): ReactNode {
  const { i18n } = useTranslation();
  const isMissing = isLocale(locale) && !chosen.languages.includes(locale);
  const anchors =
    anchor === '' || chosen.anchors.includes(anchor) ? chosen.anchors : [anchor, ...chosen.anchors];
  const name = isLocale(locale) ? languageName(locale, editorLanguageOf({ i18n })) : locale;
  return (
    <>
      <p className={styles.hint}>
        {chosen.address}
        {!chosen.isPublished && !isMissing && ` – ${messages.draft}`}
      </p>
      {isMissing && (
        <p className={styles.warning} role="status">
          {messages.missingIn(name)}
        </p>
      )}
      {anchors.length > 0 && (
        <select
          aria-label={messages.anchor}
          value={anchor}
          disabled={isLocked}
          onChange={({ target }) => onAnchor(target.value)}
        >
          <option value="">{messages.top}</option>
          {anchors.map((one) => (
            <option key={one} value={one}>
              #{one}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function labelOf(chosen: LinkTarget | null | undefined, record: string): string {
  return chosen ? chosen.title : chosen === null ? record : '…';
}
