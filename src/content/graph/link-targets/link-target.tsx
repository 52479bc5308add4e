'use client';
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { TextFieldClientComponent } from 'payload';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { kindOf, type LinkKind, linkKinds } from '#content/graph/links/link-kinds.ts';
import { fieldId } from '#content/payload/form-elements.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './link-target.module.css';
import { linksMessages } from './links-messages.ts';
import { TargetChooser } from './target-chooser.tsx';
import { TypedTarget } from './typed-target.tsx';

type LinkTargetProps = ComponentProps<TextFieldClientComponent> & {
  /** The kinds of target on offer; all by default. */
  kinds?: readonly LinkKind[];
};

/** The field for a link's target: content of the site is chosen and stored as a reference, everything else is typed. */
export function LinkTarget({
  field,
  path: ownPath,
  readOnly,
  kinds = linkKinds,
}: LinkTargetProps): ReactNode {
  const { value, setValue, showError, disabled, path } = useField<string>({ potentiallyStalePath: ownPath });
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const messages = linksMessages[editorLanguageOf({ i18n })];
  const stored = value ?? '';
  const [wanted, setWanted] = useState<LinkKind>();
  const [first = 'address'] = kinds;
  const isOf = kindOf(stored);
  // A poll is stored as the page that shows it; the last choice decides which input to show.
  const named = isOf === undefined || (wanted !== undefined && fits(wanted, isOf)) ? (wanted ?? first) : isOf;
  // An older value may be of a kind that this field doesn't offer.
  const kind = kinds.includes(named) ? named : first;
  const hint = useId();
  const id = fieldId(path);
  const isLocked = readOnly === true || disabled === true;
  const given = { id, kind, stored, locale, isLocked, describedBy: hint, onChange: setValue };
  return (
    <div className={`field-type ${styles.field} ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} htmlFor={id} required={field.required} path={path} />
      <FieldError path={path} showError={showError} />
      <div className={styles.parts}>
        <select
          aria-label={messages.kind}
          className={styles.kind}
          value={kind}
          disabled={isLocked}
          onChange={({ target }) => {
            const next = kinds.find((one) => one === target.value) ?? first;
            setWanted(next);
            if (isOf === undefined || !fits(next, isOf)) setValue('');
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {messages.kinds[one]}
            </option>
          ))}
        </select>
        {kind === 'page' || kind === 'file' || kind === 'poll' || kind === 'product' ? (
          <TargetChooser {...given} kind={kind} messages={messages} />
        ) : (
          <TypedTarget {...given} />
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {messages.hints[kind]}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

function fits(kind: LinkKind, stored: LinkKind): boolean {
  return kind === stored || (stored === 'page' && (kind === 'poll' || kind === 'product'));
}
