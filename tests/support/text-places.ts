import type { FlattenedBlock, FlattenedField, SanitizedCollectionConfig } from 'payload';

/** Texts by path of names and numbers. */
export type Texts = ReadonlyMap<string, string>;

/** Fields that the server sets itself, or that have their own endpoint. */
const serversOwn = new Set([
  'password',
  'changedBy',
  'url',
  'thumbnailURL',
  'filename',
  'mimeType',
  'prefix',
  '_objectKey',
]);

/** A collection's text fields: paths with numbers for rows and blocks. */
export function textPlaces(fields: readonly FlattenedField[], before = ''): { path: string; most: number }[] {
  return fields.flatMap((field): { path: string; most: number }[] => {
    const path = before + field.name;
    switch (field.type) {
      case 'text':
      case 'textarea':
      case 'code':
        if (serversOwn.has(field.name)) return [];
        return 'hasMany' in field && field.hasMany ? [] : [{ path, most: Number(field.maxLength ?? 20_000) }];
      case 'group':
      case 'tab':
        return textPlaces(field.flattenedFields, `${path}.`);
      case 'array':
        return textPlaces(field.flattenedFields, `${path}.0.`).filter((place) => !place.path.endsWith('.id'));
      case 'blocks':
        return field.blocks.flatMap((block, index) =>
          textPlaces(block.flattenedFields, `${path}.${index}.`).filter(
            (place) => !/\.(id|blockName)$/.test(place.path),
          ),
        );
      case 'richText':
        return [{ path: `${path}.root.children.0.children.0.text`, most: 20_000 }];
      default:
        return [];
    }
  });
}

/** The structure around the texts: blocks with their kind, paragraphs in rich text. */
export function skeleton({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): object {
  return Object.fromEntries(flattenedFields.flatMap((field) => frameOf(field)));
}

/** Valid values for constrained required fields. */
const required: Readonly<Record<string, string>> = {
  href: '/strategie',
  from: '/alt',
  to: '/strategie',
  range: '203.0.113.0/24',
  host: 'karten.example.org',
  privacyPolicy: 'https://example.org/privacy',
};

function frameOf(field: FlattenedField): [string, unknown][] {
  switch (field.type) {
    case 'blocks':
      return [
        [
          field.name,
          field.blocks.map((block: FlattenedBlock) => ({ blockType: block.slug, ...skeleton(block) })),
        ],
      ];
    case 'array':
      return [[field.name, [skeleton(field)]]];
    case 'group':
    case 'tab':
      return [[field.name, skeleton(field)]];
    case 'richText':
      return [[field.name, paragraph]];
    case 'text':
    case 'textarea':
      // Fields with a default need no value, unless they are constrained.
      return field.required && (field.defaultValue === undefined || field.name in required)
        ? [[field.name, required[field.name] ?? 'Text']]
        : [];
    default:
      return [];
  }
}

const paragraph = {
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        children: [{ type: 'text', text: 'x', format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
};

export function filled(document: object, texts: Texts): object {
  // Not structuredClone, which would keep shared references.
  const copy: object = JSON.parse(JSON.stringify(document));
  for (const [path, text] of texts) {
    let at: unknown = copy;
    const names = path.split('.');
    for (const name of names.slice(0, -1)) {
      if (typeof at !== 'object' || at === null) break;
      const next: unknown = Reflect.get(at, name);
      if (typeof next !== 'object' || next === null) Reflect.set(at, name, {});
      at = Reflect.get(at, name);
    }
    if (typeof at === 'object' && at !== null) Reflect.set(at, names.at(-1) ?? '', text);
  }
  return copy;
}

export function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
      document,
    );
}
