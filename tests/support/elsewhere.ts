import type { Page } from '@playwright/test';
import { siteUrl } from './under-test.ts';

const standIn =
  '<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1><button>Play</button></main>';

/** Mocks every other origin, so that nothing leaves this machine. Returns the requested addresses. */
export async function standInForElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.protocol.startsWith('http') && url.origin !== siteUrl(),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: standIn });
    },
  );
  return asked;
}
