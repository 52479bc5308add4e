import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const nextConfig: NextConfig = {
  // `npm run check` checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: repository, resolveAlias: { '@dnd-kit/core': './payload/spoken-drags.tsx' } },
  outputFileTracingRoot: repository,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Next's image optimizer is unused, and so disabled.
  images: { unoptimized: true },
  // The site, the only part on the open network, compresses.
  compress: false,
  // Unused, and a third of the build's processor time and nine tenths of its size.
  experimental: { turbopackFileSystemCacheForBuild: false, turbopackSourceMaps: false },
};

export default async function configure(): Promise<NextConfig> {
  const config = withPayload(nextConfig, { devBundleServerPackages: false });
  // Payload asks for client hints on every path, which makes Chromium request each document twice.
  const headers = (await config.headers?.()) ?? [];
  return { ...config, headers: async () => headers.map((rule) => ({ ...rule, source: '/admin/:path*' })) };
}
