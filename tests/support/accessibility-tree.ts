import type { Page } from '@playwright/test';

/** What Chromium tells assistive technology about an element; empty where it says nothing. */
export interface ToldElement {
  role: string;
  name: string;
  description: string;
}

/**
 * Everything on the page as Chromium itself names it. Playwright computes names from the document, and hears spaces that
 * Chromium doesn't.
 */
export async function toldElements(page: Page): Promise<ToldElement[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ role, name, description }) => ({
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
  }));
}
