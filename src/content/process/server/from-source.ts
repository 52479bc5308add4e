import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Answering } from './answering.ts';
import { refuse } from './database-away.ts';

/** Where Next, too, finds its routes; every command runs in the repository's root. */
const app = 'src/content/app';

type Answer = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

const beingBuilt = {
  de: 'Das Redaktionssystem wird gerade gebaut. Diese Seite lädt sich von selbst neu.',
  en: 'The content backend is being built. This page reloads by itself.',
};

/**
 * Answers the content API from its sources, which takes no build: a site that is started for the first time has its content
 * minutes earlier. Whoever comes to edit is told to wait.
 */
export async function answerFromSource(): Promise<Answering> {
  const api = new Hono();
  for (const file of globSync(`${app}/sk/**/route.ts`)) {
    const path = file.slice(app.length, -'/route.ts'.length).replaceAll(/\[(\w+)\]/g, ':$1');
    const route: Record<string, Answer | string> = await import(pathToFileURL(resolve(file)).href);
    for (const [method, answer] of Object.entries(route))
      if (typeof answer === 'function')
        api.on(method, path, ({ req }) => answer(req.raw, { params: Promise.resolve(req.param()) }));
  }
  const answerApi = getRequestListener(api.fetch);
  return {
    build: 'source',
    answer: async (incoming, outgoing) => {
      if (incoming.url?.startsWith('/sk/')) return answerApi(incoming, outgoing);
      outgoing.setHeader('refresh', '5');
      refuse(incoming, outgoing, beingBuilt);
    },
    close: async () => {},
  };
}
