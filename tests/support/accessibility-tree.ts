import type { Page } from '@playwright/test';

/** What Chromium tells assistive technology about an element. */
export interface ToldElement {
  role: string;
  name: string;
  description: string;
}

/**
 * Everything with this role on the page, as Chromium itself names it. Playwright computes names from the document, and
 * hears spaces that Chromium doesn't.
 */
export async function toldElements(page: Page, role: string): Promise<ToldElement[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === role)
    .map(({ name, description }) => ({
      role,
      name: String(name?.value ?? ''),
      description: String(description?.value ?? ''),
    }));
}
