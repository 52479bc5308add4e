import { NotFoundPage } from '@payloadcms/next/views';
import type { ReactNode } from 'react';
import config from '#content/payload.config.ts';
import { importMap } from '../importMap.js';

interface NotFoundProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export default function NotFound({ params, searchParams }: NotFoundProps): ReactNode {
  return NotFoundPage({ config, params, searchParams, importMap });
}
