import type { ArrayField, Block, CollectionConfig, Field, GlobalConfig } from 'payload';
import { titleParts } from './title-parts.ts';

/** The fields that a record's title is taken from, best first. */
export type TitleFields = Readonly<Record<string, readonly string[]>>;

const openNewRows = '/rows/open-new-rows.tsx#OpenNewRows';

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
  return { ...config, fields: config.fields.map((field) => withTitles(field, titleFields)) };
}

function withTitles(field: Field, titleFields: TitleFields): Field {
  const inner = (fields: Field[]) => fields.map((each) => withTitles(each, titleFields));
  switch (field.type) {
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: inner(tab.fields) })) };
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: inner(field.fields) };
    case 'array':
      return {
        ...field,
        fields: inner(field.fields),
        admin: { ...field.admin, components: rowComponents(field, titleFields) },
      };
    case 'blocks':
      return {
        ...field,
        blocks: field.blocks.map((block) => ({
          ...block,
          fields: inner(block.fields),
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
    default:
      return field;
  }
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
    path: '/rows/row-title-label.tsx#RowTitleLabel',
    clientProps: { parts: titleParts(fields), titleFields, ...names },
  };
}
