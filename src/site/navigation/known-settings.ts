import type { ProjectSettings } from '#pages/project-settings.ts';
import type { PageStack } from './page-stack.ts';

/** The settings that a page came with; else, as after an error, those that the site answers with. */
export async function knownSettings(stack: PageStack): Promise<ProjectSettings | null> {
  for (const { payload } of stack.pages) if (payload?.settings) return payload.settings;
  const { readSettings } = await import('./content-api.ts');
  return readSettings();
}
