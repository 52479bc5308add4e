import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { z } from 'zod';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { type Locale, localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { BrandFiles } from '#server/brand/brand-files.ts';
import { filesOfVersion, openFiles } from '#server/brand/open-files.ts';
import { colorCalled, hexOf, judgeColor, judgePair } from './colors.ts';
import { type Fact, factsOf, rulesIn } from './facts.ts';
import { logoFor, logoFormats } from './logo.ts';
import { Ranking } from './ranking.ts';
import { judgeText } from './voice.ts';
import { languageOf } from './words.ts';

export interface McpParts {
  files: BrandFiles;
  siteUrl: string;
  /** Whether visitors see this page; without language prefix. */
  isShown(path: string, locale: Locale): boolean;
}

type Kind = 'values' | 'rules' | 'files';

type Rankings = ReadonlyMap<Locale, Readonly<Record<Kind, Ranking<Fact>>>>;

/** Built on the first question after a publication. */
const rankings = new WeakMap<BrandFiles, Promise<Rankings>>();

const mostAnswers = 6;

const language = z
  .enum(locales)
  .optional()
  .describe('Language of the answer; otherwise that of the question');
const question = z.string().min(1).max(300);
const color = z.string().min(1).max(60);

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Answers one message. Nothing is kept between messages, and no tool writes anything. */
export async function answerMessage(
  message: object,
  version: string | null,
  parts: McpParts,
): Promise<Response> {
  const server = serverFor(parts);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    // Answers are JSON for clients that forgot to say what they accept, too.
    const headers = {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(version === null ? {} : { 'mcp-protocol-version': version }),
    };
    const request = new Request(`${parts.siteUrl}/mcp`, { method: 'POST', headers });
    return await transport.handleRequest(request, { parsedBody: message });
  } finally {
    await server.close();
  }
}

function serverFor(parts: McpParts): McpServer {
  const { brand, version } = parts.files;
  const server = new McpServer(
    { name: 'brand', title: brand.name.text, version, websiteUrl: parts.siteUrl },
    {
      instructions: `The identity of ${brand.name.text}, read only. Every answer names the version of the identity and the address of the rule behind it. Ask in German or English, in few words.`,
    },
  );
  findingTools(server, parts);
  judgingTools(server, parts);
  resources(server, parts);
  return server;
}

function findingTools(server: McpServer, parts: McpParts): void {
  const { files } = parts;
  const inputSchema = { query: question, language };
  const tools = {
    value: [
      'values',
      'A value of the identity, by any name: colour (hex, RGB, OKLCH, CMYK, Pantone, yarn), typeface, size, space, ring, motion, name, tagline.',
    ],
    rule: ['rules', 'A rule of the identity in words, such as clear space, what not to do, contrast, voice.'],
    file: ['files', 'The address of a file: tokens for a program, npm package, manual, logo archive, feed.'],
  } as const;
  for (const [name, [kind, description]] of Object.entries(tools))
    server.registerTool(
      name,
      { description, inputSchema, annotations: readOnly },
      async ({ query, language }) => {
        const found = search(await rankingsOf(parts), kind, query, language);
        return said(parts, found.locale, {
          answers: found.facts.flatMap((fact) => shown(fact, parts, found.locale)),
        });
      },
    );
  server.registerTool(
    'logo',
    {
      description:
        'The right file of the logo: what for and on what ground. Also says clear space and least size.',
      inputSchema: {
        purpose: question.describe('Such as website, flyer, Instagram, favicon, embroidery, stamp, LED wall'),
        ground: color.default('white').describe('A ground of the identity, or a CSS colour'),
        format: z.enum(logoFormats).optional(),
        height: z.number().int().min(16).max(2048).optional().describe('Of a bitmap, in pixels'),
        language,
      },
      annotations: readOnly,
    },
    ({ language = 'en', ...asked }) => {
      const answer = logoFor(files.brand, asked, language);
      const inFull =
        'files' in answer ? { ...answer, files: answer.files.map((file) => parts.siteUrl + file) } : answer;
      const page = 'purpose' in answer ? `/demo/logo-finder#rule-logo-${answer.purpose}` : undefined;
      return said(parts, language, { answers: [inFull] }, page);
    },
  );
}

function judgingTools(server: McpServer, parts: McpParts): void {
  const { brand } = parts.files;
  /** Undefined for what is neither one of ours nor a CSS colour. */
  const read = (written: string) => {
    const own = colorCalled(brand, written);
    return own ? brand.colors[own].hex : hexOf(written);
  };
  server.registerTool(
    'check_color',
    {
      description:
        'Whether a colour is one of the identity’s: the nearest one, and how far away it is (CIEDE2000).',
      inputSchema: { color: color.describe('Any CSS colour, such as #DB0025'), language },
      annotations: readOnly,
    },
    ({ color, language = 'en' }) => {
      const hex = hexOf(color) ?? read(color);
      if (!hex) return refused(parts, `“${color}” is not a colour.`);
      return said(parts, language, { answers: [judgeColor(brand, hex, language)] }, '/demo/color-values');
    },
  );
  server.registerTool(
    'check_pair',
    {
      description:
        'Contrast of text on a ground, for which sizes it suffices, and whether the identity has this pair.',
      inputSchema: {
        text: color.describe('A colour of the identity by name, or a CSS colour'),
        ground: color,
        language,
      },
      annotations: readOnly,
    },
    ({ text, ground, language = 'en' }) => {
      const [one, other] = [read(text), read(ground)];
      if (!one || !other) return refused(parts, `“${one ? ground : text}” is not a colour.`);
      return said(parts, language, { answers: [judgePair(brand, one, other, language)] }, '/ds-index');
    },
  );
  server.registerTool(
    'check_text',
    {
      description:
        'What the club’s voice says against a text: phrases it never uses, marks, a misspelt name.',
      inputSchema: { text: z.string().min(1).max(20_000), language },
      annotations: readOnly,
    },
    ({ text, language }) => {
      const answers = judgeText(brand, text, language && editorLanguageFor(language));
      return said(parts, language ?? 'en', { answers }, '/demo/specimen#rule-voice-1');
    },
  );
}

function resources(server: McpServer, { files, siteUrl }: McpParts): void {
  for (const { name, path, use } of openFiles(files.brand)) {
    const guideline = locales.find((locale) => path === localizedPath('/brand/guidelines.md', locale));
    if (!guideline && !['tokens.json', 'tokens.css', 'DESIGN.md', 'brand.json', 'files.json'].includes(name))
      continue;
    const uri = siteUrl + path;
    server.registerResource(name, uri, { description: use.en }, async () => {
      const body = await (guideline ? files.guidelines(guideline, 'present') : files.tokens(name));
      const text = body?.bytes.identity.toString() ?? '';
      return { contents: [{ uri, mimeType: body?.contentType.replace(/;.*/, '') ?? 'text/plain', text }] };
    });
  }
}

function rankingsOf({ files, siteUrl }: McpParts): Promise<Rankings> {
  const known = rankings.get(files);
  if (known) return known;
  const made = (async () => {
    const inEach = locales.map(async (locale) => [locale, await rankingsIn(files, siteUrl, locale)] as const);
    return new Map(await Promise.all(inEach));
  })();
  rankings.set(files, made);
  made.catch(() => rankings.delete(files));
  return made;
}

async function rankingsIn(
  files: BrandFiles,
  siteUrl: string,
  locale: Locale,
): Promise<Record<Kind, Ranking<Fact>>> {
  const guideline = (await files.guidelines(locale, 'present')).bytes.identity.toString();
  const facts = factsOf(files.brand, locale);
  const inWords = facts.filter(({ value, href }) => value === href || value.endsWith(':\u00A01'));
  return {
    values: new Ranking(facts),
    rules: new Ranking([...rulesIn(guideline), ...inWords]),
    files: new Ranking(filesIn(files, siteUrl, locale)),
  };
}

function filesIn({ brand, version }: BrandFiles, siteUrl: string, locale: Locale): Fact[] {
  const kept = new Map(filesOfVersion(brand, version).map(({ name, path }) => [name, path]));
  const others = locales.filter((other) => other !== locale).map((other) => `(${localeNames[other]})`);
  const own = openFiles(brand).filter(({ name }) => !others.some((other) => name.endsWith(other)));
  return own.map(({ name, path, use }) => {
    const permanent = kept.get(name);
    return {
      title: `${name}: ${use[editorLanguageFor(locale)]}`,
      also: `${Object.values(use).join(' ')} ${path}`,
      value: siteUrl + path,
      ...(permanent === undefined ? {} : { details: { permanent: siteUrl + permanent } }),
    };
  });
}

/** In the language asked for, in that of the question, or in that in which more is found. */
function search(
  rankings: Rankings,
  kind: Kind,
  query: string,
  language: Locale | undefined,
): { locale: Locale; facts: Fact[] } {
  const own = language ?? languageOf(query);
  const tried = (own ? [own] : locales).map((locale) => {
    const found = rankings.get(locale)?.[kind].find(query, mostAnswers) ?? [];
    return { locale, best: found[0]?.score ?? 0, facts: found.map(({ entry }) => entry) };
  });
  const [best = { locale: locales[0], facts: [] }] = tried.toSorted((one, other) => other.best - one.best);
  return best;
}

/** With the address of its rule; nothing if it is only an address, and that page isn't published. */
function shown({ title, value, details, href }: Fact, parts: McpParts, locale: Locale): object[] {
  const rule = ruleAddress(parts, locale, href);
  if (value === href && rule !== parts.siteUrl + href) return [];
  return [{ title, value: value === href ? rule : value, ...details, rule }];
}

function ruleAddress({ siteUrl, isShown }: McpParts, locale: Locale, href: string | undefined): string {
  const path = href?.replace(/#.*/, '').replace(new RegExp(`^/${locale}(?=/|$)`), '');
  return path !== undefined && isShown(path || '/', locale)
    ? siteUrl + href
    : siteUrl + localizedPath('/brand/guidelines.md', locale);
}

function said(parts: McpParts, locale: Locale, answer: { answers: object[] }, page?: string) {
  const { version } = parts.files;
  const href = page === undefined ? undefined : localizedPath(page, locale);
  const whole = {
    version,
    rule: ruleAddress(parts, locale, href),
    permanent: parts.siteUrl + localizedPath(`/brand/${version}/guidelines.md`, locale),
    ...answer,
  };
  const text = JSON.stringify(whole).replaceAll('\u00A0', ' ').replaceAll('\u00AD', '');
  return { content: [{ type: 'text' as const, text }] };
}

function refused(parts: McpParts, problem: string) {
  return { ...said(parts, 'en', { answers: [{ problem }] }), isError: true };
}
