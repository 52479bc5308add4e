import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** A page's cost for a first visit without clicks, in bytes at gzip's best level. */
export interface PageWeight {
  html: number;
  styles: number;
  /** Script in the HTML: the early module and its static imports. Dynamic imports are not included. */
  early: number;
  /** All script of a visitor who stays and touches nothing. */
  script: number;
  /** Whether there is a React island in the first window. */
  hasReact: boolean;
  /** Fonts requested during loading, uncompressed size because they are compressed already. */
  fonts: number;
  files: string[];
}

/** In bytes. */
export const weightBudget = {
  /** Includes the data of islands, which no other request brings. */
  html: 17_000,
  styles: 20_000,
  early: 8_000,
  script: 8_000,
  scriptWithReact: 85_000,
  fonts: 40_000,
};

/** Loads the page and measures it. `page` must be from a fresh context with an empty cache. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const answer = await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const early = await earlyScripts(scriptsOf(responses), answer);
  const fonts = responses.filter((response) => response.request().resourceType() === 'font');
  await page.waitForLoadState('networkidle');
  const styles = responses.filter((response) => response.request().resourceType() === 'stylesheet');
  return {
    html: answer ? await packedSize([answer]) : 0,
    styles: await packedSize(styles),
    early: await packedSize(early),
    script: await packedSize(scriptsOf(responses)),
    hasReact: scriptsOf(responses).some((response) => response.url().includes('/assets/islands-')),
    fonts: await plainSize(fonts),
    files: [...scriptsOf(responses), ...styles].map((response) => response.url()),
  };
}

async function earlyScripts(scripts: readonly Response[], answer: Response | null): Promise<Response[]> {
  const [, entry] = /<script type="module" src="([^"]+)"/.exec((await answer?.text()) ?? '') ?? [];
  const named = (name: string | undefined) => scripts.filter((script) => name && script.url().endsWith(name));
  const early = named(entry);
  for (const script of early) {
    const imports = (await script.text()).matchAll(/\bimport(?:[^"'(]*\bfrom)?\s*["']\.\/([^"']+)["']/g);
    for (const [, name] of imports) early.push(...named(name).filter((found) => !early.includes(found)));
  }
  return early;
}

function scriptsOf(responses: readonly Response[]): Response[] {
  return responses.filter((response) => response.request().resourceType() === 'script');
}

async function packedSize(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

async function plainSize(responses: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + body.length, 0);
}
