'use client';
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { OthersSecondFactor } from './others-second-factor.tsx';
import { OwnSecondFactor } from './own-second-factor.tsx';

const userSchema = z.object({ id: z.number(), role: z.string() });
const accountSchema = z.object({ secondFactor: z.object({ since: z.string() }) });

/** In an account's view: one's own second factor; for admins, whether another account has one. */
export function SecondFactorPanel(): ReactNode {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth();
  const language = editorLanguageOf(useTranslation());
  const asker = userSchema.safeParse(user);
  if (id === undefined || !asker.success) return null;
  if (asker.data.id === Number(id)) return <OwnSecondFactor language={language} />;
  const hasOne = accountSchema.safeParse(savedDocumentData).success;
  return hasOne && asker.data.role === 'admin' ? <OthersSecondFactor language={language} id={id} /> : null;
}
