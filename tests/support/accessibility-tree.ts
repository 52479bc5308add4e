import type { Page } from '@playwright/test';

export interface ToldElement {
  role: string;
  name: string;
  description: string;
}

/**
 * The page's accessibility tree from Chromium itself. Playwright computes names from the DOM, and includes spaces that
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
