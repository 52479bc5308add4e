/** How one database writes what the other writes differently. */
interface Dialect {
  /** A table of the content's. */
  table(name: string): string;
  /** A column of one enumeration's values, as the values of another. */
  as(column: string, enumeration: string): string;
}

export const sqlite: Dialect = { table: (name) => `"${name}"`, as: (column) => column };

export const postgres: Dialect = {
  table: (name) => `"content"."${name}"`,
  as: (column, enumeration) => `CAST(CAST(${column} AS text) AS "content"."${enumeration}")`,
};

const polls = {
  own: ['min_choices', 'max_choices', 'random_order', 'opens_at', 'closes_at', 'key', 'changed_by', 'deleted_at'],
  enumerations: ['method', 'integrity', 'results_shown', 'results_as', 'opensat_tz', 'closesat_tz'],
  locales: ['question', 'introduction', 'thanks', 'consent'],
};

const forms = {
  own: ['retention_days', 'key', 'deleted_at'],
  enumerations: [],
  locales: ['title', 'introduction', 'submit_label', 'confirmation', 'confirmation_page'],
};

const products = {
  own: ['price', 'printing', 'printing_price', 'printing_length', 'key', 'deleted_at'],
  enumerations: ['currency'],
  locales: [
    'name',
    'description',
    'local_price',
    'local_printing_price',
    'tax_note',
    'size_note',
    'material',
    'delivery',
    'shop_link_label',
    'shop_link_href',
  ],
  localEnumerations: ['local_currency'],
};

interface Columns {
  own: readonly string[];
  enumerations: readonly string[];
  locales: readonly string[];
  localEnumerations?: readonly string[];
}

/**
 * Gives every poll, form and product that has none its first version, and says of all that they are published: the admin
 * reads the newest version, and visitors go on getting what they got.
 */
export function firstVersions(dialect: Dialect): string[] {
  const { table, as } = dialect;
  return [
    ...documents('polls', polls),
    rows('polls', 'options', ['image_id']),
    rowLocales('polls', 'options', ['label', 'detail']),
    ...documents('forms', forms),
    rows(
      'forms',
      'fields',
      ['required', 'most_megabytes', 'fixed_value', 'show_if_field', 'show_if_value', 'name'],
      ['type', 'width', 'file_types', 'purpose'],
    ),
    rowLocales('forms', 'fields', ['label', 'hint']),
    `INSERT INTO ${table('_forms_v_version_fields_options')} (_order, _parent_id, _uuid, name)
      SELECT o._order, r.id, o.id, o.name FROM ${table('forms_fields_options')} o
      JOIN ${table('_forms_v_version_fields')} r ON r._uuid = o._parent_id`,
    `INSERT INTO ${table('_forms_v_version_fields_options_locales')} (_locale, _parent_id, label)
      SELECT o._locale, r.id, o.label FROM ${table('forms_fields_options_locales')} o
      JOIN ${table('_forms_v_version_fields_options')} r ON r._uuid = o._parent_id`,
    rows('forms', 'recipients', ['address']),
    ...documents('products', products),
    rows('products', 'gallery', ['picture_id']),
    rows(
      'products',
      'variants',
      ['slug', 'colour', 'front_id', 'back_id', 'sold_out_sizes'],
      ['availability'],
    ),
    rowLocales('products', 'variants', ['label', 'colour_name']),
    rows('products', 'sizes', ['label', 'chest', 'waist', 'body_length', 'sleeve']),
    // Only now, because until here `latest` marks the versions that are being made.
    ...['polls', 'forms', 'products'].flatMap((name) => [
      `UPDATE ${table(`_${name}_v`)} SET version__status = 'published'`,
      `UPDATE ${table(`_${name}_v`)} SET latest = true WHERE id IN
        (SELECT max(id) FROM ${table(`_${name}_v`)} GROUP BY parent_id)`,
      `UPDATE ${table(name)} SET _status = 'published'`,
    ]),
  ];

  function documents(
    name: string,
    { own, enumerations, locales, localEnumerations = [] }: Columns,
  ): string[] {
    const versions = table(`_${name}_v`);
    const version = (column: string) => `version_${column}`;
    const cast = (column: string) => as(column, `enum__${name}_v_version_${column}`);
    return [
      `INSERT INTO ${versions} (parent_id, version_updated_at, version_created_at, created_at, updated_at, latest,
        ${[...own, ...enumerations].map(version).join(', ')})
        SELECT id, updated_at, created_at, updated_at, updated_at, true,
        ${[...own, ...enumerations.map(cast)].join(', ')} FROM ${table(name)}
        WHERE id NOT IN (SELECT parent_id FROM ${versions} WHERE parent_id IS NOT NULL)`,
      `INSERT INTO ${table(`_${name}_v_locales`)} (_locale, _parent_id,
        ${[...locales, ...localEnumerations].map(version).join(', ')})
        SELECT o._locale, v.id, ${[...locales, ...localEnumerations.map(cast)].join(', ')}
        FROM ${table(`${name}_locales`)} o JOIN ${versions} v ON v.parent_id = o._parent_id AND v.latest`,
    ];
  }

  function rows(
    name: string,
    list: string,
    columns: readonly string[],
    enumerations: readonly string[] = [],
  ): string {
    const values = [
      ...columns.map((column) => `o.${column}`),
      ...enumerations.map((column) => as(`o.${column}`, `enum__${name}_v_version_${list}_${column}`)),
    ];
    return `INSERT INTO ${table(`_${name}_v_version_${list}`)} (_order, _parent_id, _uuid,
      ${[...columns, ...enumerations].join(', ')})
      SELECT o._order, v.id, o.id, ${values.join(', ')} FROM ${table(`${name}_${list}`)} o
      JOIN ${table(`_${name}_v`)} v ON v.parent_id = o._parent_id AND v.latest`;
  }

  function rowLocales(name: string, list: string, columns: readonly string[]): string {
    return `INSERT INTO ${table(`_${name}_v_version_${list}_locales`)} (_locale, _parent_id, ${columns.join(', ')})
      SELECT o._locale, r.id, ${columns.map((column) => `o.${column}`).join(', ')}
      FROM ${table(`${name}_${list}_locales`)} o JOIN ${table(`_${name}_v_version_${list}`)} r ON r._uuid = o._parent_id
      JOIN ${table(`_${name}_v`)} v ON v.id = r._parent_id AND v.latest`;
  }
}
