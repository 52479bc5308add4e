'use client';
import { FieldDiffContainer, useLocale, useTranslation } from '@payloadcms/ui';
import type { FieldDiffClientProps, TextFieldClient } from 'payload';
import type { ReactNode } from 'react';
import { useLinkTarget } from '#content/graph/link-targets/use-link-targets.ts';
import { parseLinkReference } from '#fields/link-reference.ts';
import { changeFrame } from './change-frame.ts';

/** The diff of a link: the title of its target, or the typed URL. */
export function LinkChange(props: FieldDiffClientProps<TextFieldClient>): ReactNode {
  const { comparisonValue, versionValue } = props;
  const { i18n } = useTranslation();
  return (
    <FieldDiffContainer
      {...changeFrame({ ...props, i18n })}
      From={<Target stored={comparisonValue} />}
      To={<Target stored={versionValue} />}
    />
  );
}

function Target({ stored }: { stored: unknown }): ReactNode {
  const { code } = useLocale();
  const text = typeof stored === 'string' ? stored : '';
  const reference = parseLinkReference(text);
  const target = useLinkTarget(reference && text, code);
  return <p>{reference && target ? `${target.title} (${(target.address ?? '') + reference.rest})` : text}</p>;
}
