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
  validate: async (value: unknown, { req, siblingData }: AddressContext) =>
    verdictFor(req, embedAddressProblem(value, providerIn(siblingData), await allowedHosts(req))),
  hooks: {
    beforeValidate: [
      ({ value, siblingData }) => {
        const provider = providerIn(siblingData);
        return typeof value === 'string' && isEmbedProviderName(provider)
          ? addressFrom(provider, value)
          : value;
      },
    ],
  },
  admin: {
    condition: (_data, siblingData) => siblingData.provider !== 'file',
    description: {
      de: 'Das Stück der Adresse, das den Inhalt benennt, bei YouTube zum Beispiel die elf Zeichen hinter „watch?v=“. Eine ganze Adresse wird darauf gekürzt.',
      en: 'The part of the address that identifies the content; on YouTube, for instance, the eleven characters after “watch?v=”. A whole address is shortened to it.',
    },
  },
};

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
  return { de: `„${value}“ passt nicht. ${expected.de}`, en: `“${value}” does not fit. ${expected.en}` };
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
    de: `${url.host} ist nicht freigegeben: Wer Inhalte von dort lädt, gibt Daten dorthin, und wir wissen nicht, an wen. Die Administration kann den Dienst unter „Fremde Inhalte“ freigeben. Freigegeben ${known ? `sind: ${known}.` : 'ist bisher keiner.'}`,
    en: `${url.host} is not allowed: whoever loads something from there sends data there, and we don’t know to whom. An administrator can allow the service under “Embedding”. ${known ? `Allowed are: ${known}.` : 'None is allowed so far.'}`,
  };
}
