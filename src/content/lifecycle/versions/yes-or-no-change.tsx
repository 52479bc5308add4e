'use client';
import { FieldDiffContainer, useTranslation } from '@payloadcms/ui';
import type { CheckboxFieldClient, FieldDiffClientProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { changeFrame } from './change-frame.ts';
import { versionsMessages } from './versions-messages.ts';

export function YesOrNoChange(props: FieldDiffClientProps<CheckboxFieldClient>): ReactNode {
  const { comparisonValue, versionValue } = props;
  const { i18n } = useTranslation();
  const messages = versionsMessages[editorLanguageOf({ i18n })];
  const said = (ticked: unknown) => <p>{ticked === true ? messages.yes : messages.no}</p>;
  return (
    <FieldDiffContainer
      {...changeFrame({ ...props, i18n })}
      From={said(comparisonValue)}
      To={said(versionValue)}
    />
  );
}
