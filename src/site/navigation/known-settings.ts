import type { ProjectSettings } from '#pages/project-settings.ts';
import type { PageStack } from './page-stack.ts';

/** The settings of a kept page, otherwise (for example after an error) those from the API. */
export async function knownSettings(stack: PageStack): Promise<ProjectSettings | null> {
  for (const { payload } of stack.pages) if (payload?.settings) return payload.settings;
  const { readSettings } = await import('./content-api.ts');
  return readSettings();
}
