import { isRecord } from '#fields/content-field.ts';
import type { FrameHost } from '#fields/frame-host.ts';
import { embedProviders, isEmbedProviderName } from './embed-providers.server.ts';
import type { EmbedSource } from './embed-source.ts';

/**
 * A frame has its own origin, runs its scripts there, and may open its own pages in new tabs. It can't take the
 * visitor's tab away from us, and it starts no download.
 */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

/** Stored provider and address -> what a view is given. Nothing, if there is no such provider. */
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

/** An address that a frame could show: `https`, without credentials, at the usual port. */
export function framedPage(address: string): URL | undefined {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username === '' && url.password === '' && url.port === '' ? url : undefined;
}
