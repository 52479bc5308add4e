import type { Field, PayloadRequest } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import { type FrameHost, readFrameHosts } from '#fields/frame-host.ts';
import { type EditorText, verdictFor } from '#i18n/editor-texts.ts';
import { addressFrom, embedProviders, isEmbedProviderName } from './embed-providers.server.ts';
import { framedPage } from './resolve-source.server.ts';

interface AddressContext {
  req: PayloadRequest;
  siblingData: unknown;
}

/** The editor field for the part of a provider's URL that identifies one item. Pasted URLs are reduced to it. */
export const addressField: Field = {
  name: 'address',
  type: 'text',
  label: { de: 'Kennung oder Adresse', en: 'Identifier or address' },
  maxLength: 500,
  validate: async (value: unknown, { req, siblingData }: AddressContext) => {
    // The form checks what was pasted, before the hook has run.
    const address = reduced(value, siblingData);
    return verdictFor(req, embedAddressProblem(address, providerIn(siblingData), await allowedHosts(req)));
  },
  hooks: { beforeValidate: [({ value, siblingData }) => reduced(value, siblingData)] },
  admin: {
    condition: (_data, siblingData) => siblingData.provider !== 'file',
    description: {
      de: 'Die Adresse des Inhalts, sein Einbettungscode oder das Stück, das ihn benennt. Gespeichert wird nur dieses, bei YouTube zum Beispiel die elf Zeichen hinter „watch?v=“.',
      en: 'The address of the content, its embed code, or the part that identifies it. Only that is stored; on YouTube, for instance, the eleven characters after “watch?v=”.',
    },
  },
};

function reduced(value: unknown, siblingData: unknown): unknown {
  const provider = providerIn(siblingData);
  const takesAddress = provider === 'frame' || isEmbedProviderName(provider);
  return typeof value === 'string' && takesAddress ? addressFrom(provider, value) : value;
}

function providerIn(siblingData: unknown): unknown {
  return isRecord(siblingData) ? siblingData.provider : undefined;
}

async function allowedHosts(req: PayloadRequest): Promise<FrameHost[]> {
  // In the caller's transaction, since hosts and page may be saved together.
  const within = req.transactionID === undefined ? {} : { transactionID: req.transactionID };
  return readFrameHosts(await req.payload.findGlobal({ slug: 'embedding', depth: 0, req: within }));
}

export function embedAddressProblem(
  value: unknown,
  provider: unknown,
  hosts: readonly FrameHost[],
): EditorText | undefined {
  if (typeof value !== 'string' || value === '') {
    return {
      de: 'Ohne Kennung gibt es nichts zu zeigen.',
      en: 'Without an identifier there is nothing to show.',
    };
  }
  if (provider === 'frame') return framedPageProblem(value, hosts);
  if (!isEmbedProviderName(provider) || embedProviders[provider].addressPattern.test(value)) return undefined;
  const expected = embedProviders[provider].addressHelp;
  const given = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return {
    de: `„${given}“ ist hier kein Inhalt, der sich zeigen lässt. Bitte die Adresse aus der Adresszeile oder den Einbettungscode einfügen. ${expected.de}`,
    en: `“${given}” is no content that can be shown here. Please paste the address from the address bar, or the embed code. ${expected.en}`,
  };
}

function framedPageProblem(value: string, hosts: readonly FrameHost[]): EditorText | undefined {
  const url = framedPage(value);
  if (!url) {
    return {
      de: `„${value}“ ist keine vollständige Adresse, die mit https:// beginnt.`,
      en: `“${value}” is no complete address beginning with https://.`,
    };
  }
  if (hosts.some(({ host }) => host === url.host)) return undefined;
  const known = hosts.map(({ host }) => host).join(', ');
  return {
    de: `${url.host} ist nicht freigegeben: Wer Inhalte von dort lädt, gibt Daten dorthin, und wir wissen nicht, an wen. Die Administration kann den Dienst unter „Eingebettete Inhalte“ freigeben. Freigegeben ${known ? `sind: ${known}.` : 'ist bisher keiner.'}`,
    en: `${url.host} is not allowed: whoever loads something from there sends data there, and we don’t know to whom. An administrator can allow the service under “Embedding”. ${known ? `Allowed are: ${known}.` : 'None is allowed so far.'}`,
  };
}
