'use client';
import { useLocale } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import type { ReactNode } from 'react';
import { parseLinkReference } from '#fields/link-reference.ts';
import { useLinkTarget } from './use-link-targets.ts';

/** List cell: the current address of a stored target. */
export function TargetCell({ cellData }: DefaultCellComponentProps): ReactNode {
  const { code: locale } = useLocale();
  const stored = typeof cellData === 'string' ? cellData : '';
  const reference = parseLinkReference(stored);
  const target = useLinkTarget(reference && stored, locale);
  if (!reference) return stored;
  return target?.address === undefined ? '…' : target.address + reference.rest;
}
