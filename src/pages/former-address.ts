import type { EditorText } from '#i18n/editor-texts.ts';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import { ofTheSite } from './page-path.ts';

interface FormerAddress {
  path: string;
  parameters: readonly { spelled: string; written: string }[];
}

/** Longer ones fit no index of a database. */
const longest = 500;

/** Below these a former website may have had what this one hasn't. */
const shared: readonly string[] = ['assets', 'media'];

/** At the root. */
export const filesOfTheSite: readonly string[] = [
  '/DESIGN.md',
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/llms.txt',
  '/openapi.json',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
];

/**
 * The one spelling of an address of this or a former website, in which redirects are stored, found and counted:
 * `https://www.alt.example/%DCber_uns.HTML/?ID=12` → `/über_uns.html?id=12`. Without host, language prefix, hash and
 * trailing slash; decoded, whether it was encoded as UTF-8 or as Windows-1252; parameters in order.
 */
export function formerAddress(written: string): string {
  const { path, parameters } = parse(written);
  const query = parameters.map(({ spelled }) => spelled).sort();
  return path + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Why there can be no redirect from this address, which is in the form of `formerAddress`. */
export function formerAddressProblem(address: string): EditorText | undefined {
  const path = address.replace(/\?.*$/, '');
  if (address === '/') {
    return {
      de: 'Der alte Pfad fehlt, zum Beispiel /verein.html oder /index.php?id=12.',
      en: 'The old path is missing, such as /club.html or /index.php?id=12.',
    };
  }
  if (address.length > longest) {
    return {
      de: `Die alte Adresse hat mehr als ${longest} Zeichen. Der Teil ab dem Fragezeichen darf fehlen.`,
      en: `The old address has more than ${longest} characters. You may leave out everything from the question mark.`,
    };
  }
  if (path.split('/').some((part) => part === '.' || part === '..')) {
    return {
      de: 'Teile wie „..“ löst jeder Browser auf. Bitte die alte Adresse so angeben, wie er sie zeigt.',
      en: 'Browsers resolve parts like “..”. Please give the old address as they show it.',
    };
  }
  const [, first = ''] = path.split('/');
  if (
    !(ofTheSite.includes(first) && !shared.includes(first)) &&
    !filesOfTheSite.some((file) => file.toLowerCase() === path)
  )
    return undefined;
  return {
    de: `„/${first}“ gehört der Website selbst. Von dort kann nichts weiterleiten.`,
    en: `“/${first}” belongs to the site itself. Nothing can redirect from there.`,
  };
}

/** Redirects by the addresses that they lead from, which are in the form of `formerAddress`. */
export class FormerAddresses<Rule extends { from: string }> {
  readonly #byPath = new Map<string, { rule: Rule; wanted: readonly string[] }[]>();

  constructor(rules: Iterable<Rule>) {
    for (const rule of rules) {
      const [path = '', query = ''] = rule.from.split('?');
      const entry = { rule, wanted: query === '' ? [] : query.split('&') };
      this.#byPath.set(path, [...(this.#byPath.get(path) ?? []), entry]);
    }
    for (const entries of this.#byPath.values()) entries.sort((a, b) => b.wanted.length - a.wanted.length);
  }

  /**
   * The redirect with the most of the requested parameters, in any order, and none besides; and the query without them,
   * as it was written.
   */
  find(written: string): { rule: Rule; query: string } | undefined {
    if (this.#byPath.size === 0) return undefined;
    const { path, parameters } = parse(written);
    const asked = new Set(parameters.map(({ spelled }) => spelled));
    const found = this.#byPath.get(path)?.find(({ wanted }) => wanted.every((one) => asked.has(one)));
    if (!found) return undefined;
    const rest = parameters.filter(({ spelled }) => !found.wanted.includes(spelled));
    return {
      rule: found.rule,
      query: rest.map((one, index) => (index === 0 ? '?' : '&') + one.written).join(''),
    };
  }
}

const invisible = /[\p{Cf}\p{Cc}]/gu;

function parse(written: string): FormerAddress {
  const [target = ''] = written.replace(invisible, '').trim().split('#');
  const inside = target.replace(/^(?:https?:\/\/|www\.)[^/?]*/i, '');
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(inside) ?? [];
  const parts = path.split(/[/\\]/).map((part) => spelled(part, /[%?#/\\]/g));
  return {
    path: withoutLocale(`/${parts.filter((part) => part !== '').join('/')}`),
    parameters: query.split(/(?:^|&)(?:amp;)*/i).flatMap((one) => {
      const [name = '', ...value] = one.replaceAll('+', ' ').split('=');
      const parameter = [name, value.join('=')].map((part) => spelled(part, /[%&+#=]/g));
      const whole = parameter.join('=').replace(/^[=\s]+|=$/g, '');
      return whole === '' ? [] : [{ spelled: whole, written: one }];
    }),
  };
}

/** Decoded, except for characters that would divide the address elsewhere. */
function spelled(part: string, dividing: RegExp): string {
  return part
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
    .replace(/(?:%[0-9a-f]{2})+/gi, (run) => textOf(run).replace(dividing, encodeURIComponent))
    .replace(invisible, '')
    .trim()
    .toLowerCase()
    .normalize('NFC');
}

/** Websites before UTF-8 encoded their addresses as Windows-1252. */
function textOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return new TextDecoder('windows-1252').decode(Buffer.from(encoded.replaceAll('%', ''), 'hex'));
  }
}

function withoutLocale(path: string): string {
  const inside = parseLocalizedPath(path).path;
  return inside === path ? path : withoutLocale(inside);
}
