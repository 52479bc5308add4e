import { isRecord } from '#fields/content-field.ts';
import type { FrameHost } from '#fields/frame-host.ts';
import { embedProviders, isEmbedProviderName } from './embed-providers.server.ts';
import type { EmbedSource } from './embed-source.ts';

/**
 * Scripts run in the frame's own origin; it may open its pages in new tabs. It can't navigate the visitor's tab or
 * start downloads.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Converts stored provider and address for the view; undefined for unknown providers. */
export function resolveSource(stored: unknown, hosts: readonly FrameHost[]): EmbedSource | undefined {
  if (!isRecord(stored)) return undefined;
  const address = typeof stored.address === 'string' ? stored.address : '';
  if (stored.provider === 'frame') return frameOfHost(address, hosts);
  if (!isEmbedProviderName(stored.provider)) return undefined;
  const provider = embedProviders[stored.provider];
  const { name, recipient, privacyPolicy, shape, allow } = provider;
  return {
    permission: stored.provider,
    name,
    recipient,
    privacyPolicy,
    shape,
    ...(provider.addressPattern.test(address)
      ? { piece: { page: provider.pageOf(address), frame: provider.frameOf(address), allow, sandbox } }
      : {}),
  };
}

function frameOfHost(address: string, hosts: readonly FrameHost[]): EmbedSource {
  const url = framedPage(address);
  const listed = url && hosts.find(({ host }) => host === url.host);
  if (!url || !listed) {
    const name = url?.host ?? '–';
    return { permission: name, name, recipient: name, privacyPolicy: '', shape: 'page' };
  }
  const { host, name, recipient, privacyPolicy } = listed;
  const piece = { page: url.href, frame: url.href, allow: 'fullscreen', sandbox: `${sandbox} allow-forms` };
  return { permission: host, name, recipient, privacyPolicy, shape: 'page', piece };
}

/** Parses a URL a frame may show: `https`, no credentials, default port. */
export function framedPage(address: string): URL | undefined {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === '' && url.password === '' && url.port === '' ? url : undefined;
}
