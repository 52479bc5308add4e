import { z } from 'zod';
import { type EditorReading, type EditorText, verdictFor } from '#i18n/editor-texts.ts';
import { leadsIntoSite, localizedHref } from '#i18n/localized-path.ts';
import type { ContentField, FieldFacts } from './content-field.ts';
import { linkTargetField } from './link.ts';
import { parseLinkReference } from './link-reference.ts';

/** An optional path of the site. Editors and demo content write it without locale prefix, views receive it with. */
export function optionalSitePath(facts: FieldFacts): ContentField<string | undefined, string | undefined> {
  return {
    facts,
    schema: z.string().refine(leadsIntoSite).optional(),
    editor: (name) => ({
      name,
      type: 'text',
      label: facts.label,
      validate: (value: unknown, { req }: { req: EditorReading }) => verdictFor(req, sitePathProblem(value)),
      admin: {
        description: facts.help,
        components: { Field: { path: linkTargetField, clientProps: { kinds: ['page', 'address'] } } },
      },
    }),
    resolve: (stored, { locale }) =>
      typeof stored === 'string' && leadsIntoSite(stored) ? localizedHref(stored, locale) : undefined,
    store: (authored) => authored,
  };
}

function sitePathProblem(value: unknown): EditorText | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'string' && (leadsIntoSite(value) || parseLinkReference(value)?.kind === 'page'))
    return undefined;
  return {
    de: `„${String(value)}“ ist kein Pfad dieser Website. Er beginnt mit einem Schrägstrich, zum Beispiel /strategie.`,
    en: `“${String(value)}” is not a path of this site. It begins with a slash, such as /strategie.`,
  };
}
