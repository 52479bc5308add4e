import type { ProjectSettings } from '#pages/project-settings.ts';
import type { Stage } from './stage.ts';

/** The settings that a page came with; else, as after an error, those that the site answers with. */
export async function knownSettings(stage: Stage): Promise<ProjectSettings | null> {
  for (const { payload } of stage.pages) if (payload?.settings) return payload.settings;
  const { readSettings } = await import('./content-api.ts');
  return readSettings();
}
