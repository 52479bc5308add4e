import '@payloadcms/next/css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseCall } from '#content/access/refuse-call.ts';
import { heldServerFunctions, mayCall } from '#content/access/server-functions.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import config from '#content/payload.config.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  const payload = await contentPayload();
  const asking = await headers();
  const { user } = await payload.auth({ headers: asking, canSetHeaders: false });
  if (!mayCall(args.name, user)) return refuseCall(payload, { user, headers: asking, name: args.name });
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: heldServerFunctions });
};

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
