import { ofetch } from 'ofetch';
import type { ProjectSettings } from '#pages/project-settings.ts';

/** Asks for the project settings where the server could not hand them over. The page is complete without. */
export async function readSettings(): Promise<ProjectSettings | null> {
  try {
    const settings = await ofetch<ProjectSettings>('/sk/v1/project-settings/values');
    if (typeof settings === 'object' && settings !== null) return settings;
    throw new TypeError('The project settings are no object.');
  } catch (error) {
    console.error('Error fetching menu locations', error);
    return null;
  }
}
