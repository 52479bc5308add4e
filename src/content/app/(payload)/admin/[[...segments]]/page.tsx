import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { guidesTitle } from '#content/desk/guides/guide-topics.ts';
import config from '#content/payload.config.ts';
import { comesFromElsewhere } from '#content/people/accounts/foreign-links.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import { importMap } from '../importMap.js';

interface AdminProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

/** Window titles of our own views; Payload would use its product name. */
const ownTitles: ReadonlyMap<string, (part?: string) => EditorText> = new Map([['guides', guidesTitle]]);

export async function generateMetadata({ params, searchParams }: AdminProps): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const [view = '', part] = (await params).segments ?? [];
  const named = ownTitles.get(view)?.(part);
  if (!named) return metadata;
  const title = textFor({ i18n: await getNextRequestI18n({ config: await config }) }, named);
  return { ...metadata, title: `${title} · Heimspiel`, description: title, keywords: null, openGraph: null };
}

export default async function AdminPage({ params, searchParams }: AdminProps): Promise<ReactNode> {
  // The views `logout` and `logout-inactivity` sign out when rendered, which a foreign link must not do (CSRF).
  const { segments } = await params;
  if (segments?.[0]?.startsWith('logout') && comesFromElsewhere(await headers())) redirect('/admin');
  return RootPage({ config, params, searchParams, importMap });
}
