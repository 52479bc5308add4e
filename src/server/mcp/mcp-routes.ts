import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { AddressLimits } from '#limits/address-limits.ts';
import type { BrandVersions } from '#server/brand/brand-versions.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { ClientAddresses } from '#server/http/client-address.ts';
import { readJson, statusOfBody } from '#server/http/read-json.ts';

interface McpRouteParts {
  brands: Pick<BrandVersions, 'current'>;
  content: Pick<PublishedContent, 'outline'>;
  siteUrl: string;
  addresses: Pick<ClientAddresses, 'of'>;
  /** In ms. */
  now?: () => number;
}

/** Messages per address: as many as an assistant asks that builds a page. */
const allowance = { most: 120, within: 60_000 };

/** In bytes: a text of 20,000 characters, and what is around it. */
const mostBytes = 128 * 1024;

/** One message; several at once would pass the limit by. Everything else is checked by the SDK. */
const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string().max(100) });

const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

const problems = {
  type: 'Messages are sent as application/json.',
  size: `A message has ${mostBytes} bytes at most.`,
  unreadable: 'This is no JSON.',
  shape: 'Send one JSON-RPC request or notification.',
} as const;

/**
 * The Model Context Protocol over HTTP, without sessions and without log-in. Loaded on the first message: the SDK takes
 * memory that most sites never need.
 */
export function mcpRoutes({
  brands,
  content,
  siteUrl,
  addresses,
  now = Date.now,
}: McpRouteParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const limits = new AddressLimits();
  app.post('/mcp', async ({ env: { incoming }, req }) => {
    const wait = limits.take(addresses.of(incoming), allowance, now());
    if (wait !== undefined)
      return refuse(429, 'Too many messages from this address.', { 'retry-after': String(wait) });
    const body = await readJson(incoming, messageSchema, mostBytes);
    if ('problem' in body)
      return refuse(body.problem === 'shape' ? 400 : statusOfBody[body.problem], problems[body.problem]);
    const { answerMessage } = await import('./mcp-server.ts');
    const answer = await answerMessage(body.json, req.header('mcp-protocol-version') ?? null, {
      files: brands.current,
      siteUrl,
      isShown: (path, locale) => content.outline(path, locale) !== undefined,
    });
    for (const [name, value] of Object.entries(open)) answer.headers.set(name, value);
    return answer;
  });
  app.options('/mcp', (context) =>
    context.body(null, 204, {
      ...open,
      allow: 'POST, OPTIONS',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type, Accept, MCP-Protocol-Version',
      'access-control-max-age': '86400',
    }),
  );
  app.all('/mcp', () =>
    refuse(405, 'Messages of the Model Context Protocol are sent with POST.', { allow: 'POST, OPTIONS' }),
  );
  return app;
}

function refuse(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }), {
    status,
    headers: { ...open, 'content-type': 'application/json', ...headers },
  });
}
