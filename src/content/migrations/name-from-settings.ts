import { firstClub } from '#brand/clubs/first-club.ts';
import { secondClub } from '#brand/clubs/second-club.ts';
import type { WrittenBrand } from '#brand/record/brand-record.ts';

/** The colours that had columns then. */
const colors = [
  'white',
  'sand',
  'ink',
  'night',
  'ring',
  'ring-bright',
  'stone-1',
  'stone-2',
  'stone-3',
  'stone-4',
] as const;

type Text = string | number | undefined;

function literal(value: Text): string {
  if (value === undefined) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function columnOf(color: string): string {
  return `colors_${color.replace('ring-bright', 'ring_bright').replace(/-(?=\d)/, '')}`;
}

/** Of the identity as it was delivered, what a row can't be without, and what would count as emptied. */
function sharedColumns({ colors: written, ring }: WrittenBrand): [string, Text][] {
  return [
    ['ring_width', ring.width],
    ...colors.flatMap((color): [string, Text][] => {
      const { hex, share, given } = written[color];
      const column = columnOf(color);
      return [
        [`${column}_hex`, hex],
        [`${column}_share`, share],
        [`${column}_given_cmyk`, given?.cmyk?.join(' ')],
        [`${column}_given_spot`, given?.spot],
        [`${column}_given_paint`, given?.paint],
        [`${column}_given_yarn`, given?.yarn],
      ];
    }),
  ];
}

function localColumns({ colors: written }: WrittenBrand, language: 'de' | 'en'): [string, Text][] {
  return colors.flatMap((color): [string, Text][] => [
    [`${columnOf(color)}_name`, written[color].name[language]],
    [`${columnOf(color)}_use`, written[color].use[language]],
  ]);
}

const names = (columns: readonly [string, Text][]) => columns.map(([name]) => name).join(', ');
const values = (columns: readonly [string, Text][]) => columns.map(([, value]) => literal(value)).join(', ');

/**
 * The name, its styled letter and the claim were project settings, and become the identity's: what somebody has filled
 * in there stays what the site says. An identity that nobody had saved is one now, unless it says what is delivered.
 *
 * @param table how this database writes the name of a table of the content's
 */
export function nameFromSettings(table: (name: string) => string): string[] {
  const settings = table('project_settings');
  const settingsTexts = table('project_settings_locales');
  const brand = table('brand');
  const texts = table('brand_locales');
  const language = (alias: string) => `CAST(${alias}._locale AS text)`;
  const { name, claim } = firstClub;
  const delivered = `s.brand_name = ${literal(name.text)}
    AND COALESCE(s.styled_letter, ${Math.ceil(name.text.length / 2)}) = ${name.styledLetter}
    AND NOT EXISTS (SELECT 1 FROM ${settingsTexts} t WHERE t._parent_id = s.id
      AND t.claim <> CASE ${language('t')} WHEN 'de' THEN ${literal(claim.de)} ELSE ${literal(claim.en)} END)`;
  const shared = sharedColumns(firstClub);
  return [
    `INSERT INTO ${brand} (${names(shared)}, created_at, updated_at)
      SELECT ${values(shared)}, s.updated_at, s.updated_at FROM ${settings} s
      WHERE NOT EXISTS (SELECT 1 FROM ${brand}) AND NOT (${delivered})`,
    ...[
      { club: firstClub, isIts: "(b.club IS NULL OR b.club <> 'second')" },
      { club: secondClub, isIts: "b.club = 'second'" },
    ].flatMap(({ club, isIts }) =>
      (['de', 'en'] as const).map((code) => {
        const local = localColumns(club, code);
        return `INSERT INTO ${texts} (_locale, _parent_id, ${names(local)})
          SELECT t._locale, b.id, ${values(local)} FROM ${settingsTexts} t JOIN ${brand} b ON ${isIts}
          WHERE (${language('t')} = 'de') = (${literal(code)} = 'de') AND NOT EXISTS
            (SELECT 1 FROM ${texts} o WHERE o._parent_id = b.id AND o._locale = t._locale)`;
      }),
    ),
    ...[
      { row: brand, rowTexts: texts, prefix: '' },
      // A version that is restored must not take the name away.
      { row: table('_brand_v'), rowTexts: table('_brand_v_locales'), prefix: 'version_' },
    ].flatMap(({ row, rowTexts, prefix }) => [
      `UPDATE ${row} SET ${prefix}name_text = (SELECT brand_name FROM ${settings} LIMIT 1),
        ${prefix}name_styled_letter = (SELECT styled_letter FROM ${settings} LIMIT 1)`,
      `UPDATE ${rowTexts} SET ${prefix}claim =
        (SELECT t.claim FROM ${settingsTexts} t WHERE t._locale = ${rowTexts}._locale LIMIT 1)`,
    ]),
  ];
}
