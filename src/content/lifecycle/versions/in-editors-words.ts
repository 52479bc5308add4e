import { type Field, type SanitizedConfig, type TabAsField, traverseFields } from 'payload';
import { linkTargetField } from '#fields/link.ts';

/**
 * Compares versions in editors' terms: fields without an input are hidden, links and records shown by title, rows
 * titled as in the form, and dates in the club's time zone. Applied to the built configuration, because Payload adds
 * fields to every row.
 */
export function inEditorsWords(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      config,
      fields,
      callback: ({ field }) => {
        const diff = diffOf(field);
        if (diff && field.admin)
          Object.assign(field.admin, { components: { ...componentsOf(field), Diff: diff } });
      },
    });
  return config;
}

const byType: ReadonlyMap<string, string> = new Map([
  ['checkbox', '/lifecycle/versions/yes-or-no-change.tsx#YesOrNoChange'],
  ['date', '/lifecycle/versions/moment-change.tsx#MomentChange'],
  ['relationship', '/lifecycle/versions/record-change.tsx#RecordChange'],
  ['upload', '/lifecycle/versions/record-change.tsx#RecordChange'],
  ['array', '/lifecycle/versions/rows-change.tsx#RowsChange'],
  ['blocks', '/lifecycle/versions/rows-change.tsx#RowsChange'],
]);

function diffOf(field: Field | TabAsField): string | undefined {
  if (field.admin && 'hidden' in field.admin && field.admin.hidden)
    return '/lifecycle/versions/nothing.tsx#Nothing';
  const ofItsType = byType.get(field.type);
  if (ofItsType) return ofItsType;
  const { Field: shown } = componentsOf(field);
  const path = typeof shown === 'object' && shown !== null ? shown.path : shown;
  return path === linkTargetField ? '/lifecycle/versions/link-change.tsx#LinkChange' : undefined;
}

function componentsOf(field: Pick<Field, 'admin'>) {
  return field.admin && 'components' in field.admin ? { ...field.admin.components } : {};
}
