'use client';
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { shortSlugOf } from '#typed/slug.ts';

const longestPath = 60;

/**
 * Renders nothing. Until the first save a page's path follows its title, unless edited by hand: known addresses never
 * change by themselves.
 */
export function PathFromTitle({ path }: { path: string }): null {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const title = useFormFields(([fields]) => text(fields.title?.value));
  const written = useFormFields(([fields]) => text(fields[path]?.value));
  const suggested = useRef('');
  const follow = useEffectEvent(() => {
    if (id !== undefined || written !== suggested.current) return;
    const slug = shortSlugOf(title, longestPath);
    suggested.current = slug && `/${slug}`;
    if (suggested.current !== written) dispatchFields({ type: 'UPDATE', path, value: suggested.current });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a path emptied by hand waits for the title's next change
  useEffect(() => follow(), [title]);
  return null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
