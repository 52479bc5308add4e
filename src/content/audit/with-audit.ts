import type { CollectionConfig, Config, GlobalConfig } from 'payload';
import { isRecord } from '#fields/content-field.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import { auditCollection, auditLabels } from './audit-collection.ts';
import { audited, auditedGlobal } from './record-changes.ts';
import { recordRefusal } from './record-refusal.ts';

/** Collections that the product writes for itself. */
const technical = new Set([
  'publication',
  'deleted-submissions',
  'draft-links',
  'path-counts',
  'witnessed-votes',
  'version-notes',
  'handled-saves',
]);

/**
 * Adds the audit log to every listed collection and global. Payload's internal ones (locks, preferences, jobs) hold
 * nothing that anybody publishes.
 */
export function withAudit(config: Config): Config {
  const collections = config.collections ?? [];
  const globals = config.globals ?? [];
  const subjects = [
    ...collections.map(({ slug, labels }) => ({ value: slug, label: localized(labels?.plural, slug) })),
    ...globals.map(({ slug, label }) => ({ value: slug, label: localized(label, slug) })),
    { value: 'audit', label: auditLabels.plural },
  ].filter(({ value }) => !technical.has(value));
  return {
    ...config,
    collections: [
      ...collections.map((one: CollectionConfig) => (technical.has(one.slug) ? one : audited(one))),
      auditCollection(subjects),
    ],
    globals: globals.map((one: GlobalConfig) => (technical.has(one.slug) ? one : auditedGlobal(one))),
    hooks: { ...config.hooks, afterError: [...(config.hooks?.afterError ?? []), recordRefusal] },
  };
}

function localized(label: unknown, slug: string): EditorText {
  const inLanguage = (locale: EditorLanguage): string => {
    const word = isRecord(label) ? label[locale] : label;
    return typeof word === 'string' ? word : slug;
  };
  return { de: inLanguage('de'), en: inLanguage('en') };
}
