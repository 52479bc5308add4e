import { NotFoundPage } from '@payloadcms/next/views';
import type { ReactNode } from 'react';
import config from '#content/payload.config.ts';
import { importMap } from '../importMap.js';

interface NotFoundProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<{ [key: string]: string | string[] }>;
}

export default async function NotFound({ params, searchParams }: NotFoundProps): Promise<ReactNode> {
  return (
    <>
      {/* Payload's own title is lost with the view that wasn't found. */}
      <title>404 · Heimspiel</title>
      {await NotFoundPage({ config, params, searchParams, importMap })}
    </>
  );
}
