'use client';
import { Button, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import type { LinkLists } from './link-lists.ts';
import styles from './link-target.module.css';
import { linksMessages } from './links-messages.ts';
import { useMoveLink } from './use-move-link.ts';

interface MoveLinkProps {
  /** Its path in the form: `navigation.0.move`. */
  path: string;
  readOnly?: boolean;
  lists: LinkLists;
}

/** In a link's row: moves it to the end of another list, as an alternative to dragging. */
export function MoveLink({ path, readOnly, lists }: MoveLinkProps): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { hasSavePermission } = useDocumentInfo();
  const { disabled } = useForm();
  const move = useMoveLink(lists);
  const [from = '', place = ''] = path.split('.');
  if (readOnly || disabled || !hasSavePermission) return null;

  return (
    <fieldset className={styles.moveLink}>
      <legend>{linksMessages[language].moveTo}</legend>
      {Object.entries(lists)
        .filter(([to, { isShared }]) => to !== from && !isShared)
        .map(([to, { name }]) => (
          <Button
            key={to}
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => move({ from, index: Number(place), to })}
          >
            {name[language]}
          </Button>
        ))}
    </fieldset>
  );
}
