import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({
  node: z.record(z.string(), z.looseObject({ filename: z.string() })),
});

/** Server functions of the built content backend that browsers can call by `next-action`: ids by source file. */
export function serverActions(): ReadonlyMap<string, string> {
  const built = readFileSync('src/content/.next/server/server-reference-manifest.json', 'utf8');
  const { node } = manifest.parse(JSON.parse(built));
  return new Map(Object.entries(node).map(([id, { filename }]) => [filename, id]));
}

export async function callServerFunction(
  contentUrl: string,
  headers: Readonly<Record<string, string>>,
  name: string,
  args: object,
): Promise<string> {
  const action = serverActions().get('src/content/app/(payload)/layout.tsx') ?? '';
  const answer = await fetch(`${contentUrl}/admin`, {
    method: 'POST',
    headers: {
      ...headers,
      'next-action': action,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
    },
    body: JSON.stringify([{ name, args }]),
  });
  return answer.text();
}
