import { isDeepStrictEqual } from 'node:util';
import { createClientField, type FieldDiffServerProps, type FlattenedField } from 'payload';
import { fieldShouldBeLocalized } from 'payload/shared';
import type { ReactNode } from 'react';
import { valuesOf } from '#content/foundation/fields/field-tree.ts';
import { RenderServerComponent } from '#content/payload/render-server-component.ts';
import type { Row } from './aligned-rows.ts';
import { TextChange } from './text-change.tsx';

export interface ComparedAt
  extends Pick<
    FieldDiffServerProps,
    'i18n' | 'req' | 'selectedLocales' | 'locale' | 'nestingLevel' | 'parentIsLocalized'
  > {
  /** The path of their parent. */
  path: string;
}

/**
 * The fields in which two versions of a row differ. Payload compares rows by index, so that a row inserted above
 * makes all others differ.
 */
export function fieldChanges(
  fields: readonly FlattenedField[],
  before: Row,
  after: Row,
  at: ComparedAt,
): ReactNode[] {
  return fields.flatMap((field): ReactNode[] => {
    const [was, is] = [before[field.name], after[field.name]];
    const here = { ...at, path: `${at.path}.${field.name}` };
    if (!fieldShouldBeLocalized({ field, parentIsLocalized: at.parentIsLocalized }))
      return fieldChange(field, was, is, here);
    return at.selectedLocales.flatMap((locale) =>
      fieldChange(field, valuesOf(was)[locale], valuesOf(is)[locale], {
        ...here,
        locale,
        parentIsLocalized: true,
      }),
    );
  });
}

function fieldChange(field: FlattenedField, before: unknown, after: unknown, at: ComparedAt): ReactNode[] {
  const isHidden = field.admin && 'hidden' in field.admin && field.admin.hidden;
  if (isHidden || isDeepStrictEqual(said(before), said(after))) return [];
  if (field.type === 'group' || field.type === 'tab')
    return fieldChanges(field.flattenedFields, valuesOf(before), valuesOf(after), at);
  const { req, i18n, locale, nestingLevel, selectedLocales, parentIsLocalized, path } = at;
  const clientField = createClientField({
    defaultIDType: req.payload.config.db.defaultIDType,
    field,
    i18n,
    importMap: req.payload.importMap,
  });
  const props = {
    comparisonValue: before,
    versionValue: after,
    field: clientField,
    baseVersionField: { type: field.type, path, schemaPath: path, fields: [] },
    nestingLevel,
    parentIsLocalized,
    ...(locale === undefined ? {} : { locale }),
  };
  const diff = diffOf(field);
  const shown = diff ? (
    RenderServerComponent({
      clientProps: props,
      Component: diff,
      importMap: req.payload.importMap,
      serverProps: { ...props, field, clientField, i18n, req, selectedLocales },
    })
  ) : (
    <TextChange {...props} field={field} i18n={i18n} />
  );
  return [
    <div key={`${path} ${locale ?? ''}`} className="render-field-diffs__field" data-field-path={path}>
      {shown}
    </div>,
  ];
}

function diffOf(field: FlattenedField) {
  const own = field.admin && 'components' in field.admin ? field.admin.components : undefined;
  if (own && 'Diff' in own && own.Diff) return own.Diff;
  if (field.type !== 'richText' || typeof field.editor !== 'object') return undefined;
  return 'DiffComponent' in field.editor ? field.editor.DiffComponent : undefined;
}

/** Different kinds of empty values are equal. */
function said(value: unknown): unknown {
  return value === null || value === '' || value === false ? undefined : value;
}
