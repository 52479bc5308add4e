import { type ClubName, clubs } from '#brand/clubs/clubs.ts';
import { easingToCss } from '#brand/record/measures.ts';

function literal(value: string | number): string {
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/**
 * Curves and voice were no fields: what stands in the record of the club that a stored identity lies over is written into
 * them, so that a form shows it, and a version that is restored has it as well.
 *
 * @param table how this database writes the name of a table of the content's
 * @param locale how this database writes a language that is a value
 */
export function voiceOfClubs(table: (name: string) => string, locale: (code: string) => string): string[] {
  return (['first', 'second'] as const).flatMap((club) => [
    ...curves(club, table),
    ...(['de', 'en'] as const).flatMap((language) => lists(club, language, table, locale)),
  ]);
}

/** The condition by which rows are a club's. */
export function isOf(club: ClubName, prefix: '' | 'version_'): string {
  return club === 'second' ? `${prefix}club = 'second'` : `(${prefix}club IS NULL OR ${prefix}club <> 'second')`;
}

function curves(club: ClubName, table: (name: string) => string): string[] {
  return (['', 'version_'] as const).map((prefix) => {
    const values = Object.entries(clubs[club].motion.easings).map(
      ([name, handles]) => `${prefix}motion_easings_${name} = ${literal(easingToCss(handles))}`,
    );
    return `UPDATE ${table(prefix ? '_brand_v' : 'brand')} SET ${values.join(', ')} WHERE ${isOf(club, prefix)}`;
  });
}

function lists(
  club: ClubName,
  language: 'de' | 'en',
  table: (name: string) => string,
  locale: (code: string) => string,
): string[] {
  const { rules, examples } = clubs[club].voice;
  const rows = [
    ...rules[language].map(({ rule, reason }, at) => ({ list: 'rules', at, columns: { rule, reason } })),
    ...examples[language].map(({ wrong, right }, at) => ({ list: 'examples', at, columns: { wrong, right } })),
  ];
  return rows.flatMap(({ list, at, columns }) => {
    const id = literal(`${list}-${language}-${at + 1}`);
    const names = Object.keys(columns).map((name) => `"${name}"`);
    const values = [at + 1, ...Object.values(columns)].map(literal);
    const [order, ...texts] = values;
    const code = locale(language);
    return [
      `INSERT INTO ${table(`brand_voice_${list}`)} ("_order", "_parent_id", "_locale", "id", ${names.join(', ')})
        SELECT ${order}, "id", ${code}, ${id}, ${texts.join(', ')} FROM ${table('brand')} WHERE ${isOf(club, '')}`,
      `INSERT INTO ${table(`_brand_v_version_voice_${list}`)} ("_order", "_parent_id", "_locale", "_uuid", ${names.join(', ')})
        SELECT ${order}, "id", ${code}, ${id}, ${texts.join(', ')} FROM ${table('_brand_v')} WHERE ${isOf(club, 'version_')}`,
    ];
  });
}
