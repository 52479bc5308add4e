import type { ArrayField, Block, CollectionConfig, Field, GlobalConfig } from 'payload';
import { flattenAllFields } from 'payload/shared';
import { mapFields } from '#content/foundation/fields/field-tree.ts';
import { titleParts } from '#content/foundation/fields/title-parts.ts';

/** The fields that a record's title is taken from, best first. */
export type TitleFields = Readonly<Record<string, readonly string[]>>;

const openNewRows = '/desk/rows/open-new-rows.tsx#OpenNewRows';

/** For files, the alternative text says more than the file name. */
export function titleFieldsOf(collections: readonly CollectionConfig[]): TitleFields {
  return Object.fromEntries(
    collections.map(({ slug, admin, upload }) => [
      slug,
      [...(upload ? ['alt'] : []), admin?.useAsTitle ?? 'id'],
    ]),
  );
}

export function withRowTitles<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
  titleFields: TitleFields,
): Config {
  return { ...config, fields: mapFields(config.fields, (field) => withTitles(field, titleFields)) };
}

function withTitles(field: Field, titleFields: TitleFields): Field {
  if (field.type === 'array')
    return { ...field, admin: { ...field.admin, components: rowComponents(field, titleFields) } };
  if (field.type !== 'blocks') return field;
  return {
    ...field,
    blocks: field.blocks.map((block) => ({
      ...block,
      admin: { ...block.admin, disableBlockName: true, components: blockComponents(block, titleFields) },
    })),
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        afterInput: [...(field.admin?.components?.afterInput ?? []), openNewRows],
      },
    },
  };
}

/** A list may have its own row labels. */
function rowComponents({ admin, fields, labels }: ArrayField, titleFields: TitleFields) {
  return {
    RowLabel: title(fields, titleFields, { entry: labels?.singular }),
    ...admin?.components,
    afterInput: [...(admin?.components?.afterInput ?? []), openNewRows],
  };
}

function blockComponents({ admin, fields, labels }: Block, titleFields: TitleFields) {
  return { ...admin?.components, Label: title(fields, titleFields, { kind: labels?.singular }) };
}

function title(fields: Field[], titleFields: TitleFields, names: object) {
  return {
    path: '/desk/rows/row-title-label.tsx#RowTitleLabel',
    clientProps: { parts: titleParts(flattenAllFields({ fields })), titleFields, ...names },
  };
}
