import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { comesFromElsewhere } from '#content/accounts/foreign-links.ts';
import config from '#content/payload.config.ts';
import { importMap } from '../importMap.js';

interface AdminProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export function generateMetadata({ params, searchParams }: AdminProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default async function AdminPage({ params, searchParams }: AdminProps): Promise<ReactNode> {
  // These views, `logout` and `logout-inactivity`, sign out as soon as they are shown, which nobody else's link is to do.
  const { segments } = await params;
  if (segments?.[0]?.startsWith('logout') && comesFromElsewhere(await headers())) redirect('/admin');
  return RootPage({ config, params, searchParams, importMap });
}
