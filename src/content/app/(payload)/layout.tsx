import '@payloadcms/next/css';
import '#brand/faces/archivo.generated.css';
import '#brand/faces/roboto-serif.generated.css';
import '#content/payload/look.css';
import '#content/payload/shell.css';
import '#content/payload/phone.css';
import '#content/payload/library-grid.css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { readBrand } from '#content/identity/brand/read-brand.ts';
import { deskStyle } from '#content/payload/desk-style.ts';
import config from '#content/payload.config.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { refuseCall } from '#content/process/server/refuse-call.ts';
import { heldServerFunctions, mayCall } from '#content/process/server/server-functions.ts';
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
