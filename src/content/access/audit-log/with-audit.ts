import type { CollectionConfig, Config, GlobalConfig } from 'payload';
import { recordRefusal } from '#content/access/audit/record-refusal.ts';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import { auditCollection, auditLabels } from './audit-collection.ts';
import { audited, auditedGlobal } from './record-changes.ts';

/** Collections that the product writes for itself. */
const technical = new Set([
  'publication',
  'deleted-submissions',
  'draft-links',
  'path-counts',
  'witnessed-votes',
  'version-notes',
  'handled-saves',
  'search-entries',
  'search-words',
]);

/**
 * Adds the audit log to every listed collection and global. Payload's internal ones (locks, preferences, jobs) hold
 * nothing that anybody publishes.
 */
export function withAudit(config: Config): Config {
  const collections = config.collections ?? [];
  const globals = config.globals ?? [];
  const subjects = [
    ...collections.map(({ slug, labels }) => ({ value: slug, label: labelOf(labels?.plural, slug) })),
    ...globals.map(({ slug, label }) => ({ value: slug, label: labelOf(label, slug) })),
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
