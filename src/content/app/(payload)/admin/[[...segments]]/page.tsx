import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import config from '#content/payload.config.ts';
import { importMap } from '../importMap.js';

interface AdminProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export function generateMetadata({ params, searchParams }: AdminProps): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

export default function AdminPage({ params, searchParams }: AdminProps): ReactNode {
  return RootPage({ config, params, searchParams, importMap });
}
