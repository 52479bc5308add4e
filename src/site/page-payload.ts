import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';

/** The `data` export of a payload module: everything needed to render the page. `brand` is exported beside it. */
export interface PagePayload {
  page: PageDocument;
  settings: ProjectSettings | null;
}
