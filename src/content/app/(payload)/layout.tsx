import '@payloadcms/next/css';
import '#brand/faces/archivo.css';
import '#brand/faces/roboto-serif.css';
import '#content/look/look.css';
import '#content/look/shell.css';
import '#content/look/phone.css';
import '#content/media/library-grid.css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { refuseCall } from '#content/access/refuse-call.ts';
import { heldServerFunctions, mayCall } from '#content/access/server-functions.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readBrand } from '#content/brand/read-brand.ts';
import { deskStyle } from '#content/look/desk-style.ts';
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

export default async function Layout({ children }: { children: ReactNode }): Promise<ReactNode> {
  const brand = await readBrand(await contentPayload());
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{deskStyle(brand)}</style>
      {children}
    </RootLayout>
  );
}
