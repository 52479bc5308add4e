import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const nextConfig: NextConfig = {
  // Types are checked for the whole repository by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: repository, resolveAlias: { '@dnd-kit/core': './look/spoken-drags.tsx' } },
  outputFileTracingRoot: repository,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Nothing here shows pictures by Next's optimizer, and so it answers nobody.
  images: { unoptimized: true },
  // The site, the only one that answers the open network, compresses.
  compress: false,
  // Nobody reads them, and they took a third of the build's time and nine tenths of its space.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false },
};

export default async function configure(): Promise<NextConfig> {
  const config = withPayload(nextConfig, { devBundleServerPackages: false });
  // Payload asks for client hints on every path, which makes Chromium request each document twice.
  const headers = (await config.headers?.()) ?? [];
  return { ...config, headers: async () => headers.map((rule) => ({ ...rule, source: '/admin/:path*' })) };
}
