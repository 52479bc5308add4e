import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';

/** The `data` of a page's payload module: all that its rendering needs. Beside it stands the `brand` that it was made in. */
export interface PagePayload {
  page: PageDocument;
  settings: ProjectSettings | null;
}
