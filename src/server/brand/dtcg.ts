import { rgb } from 'culori';
import type { DesignToken, TokenValue } from '#brand/design-tokens.ts';

interface TokenGroup {
  [name: string]: TokenGroup | string | object;
}

/** The tokens in the Design Tokens Community Group's format, 2025.10. */
export function dtcgDocument(tokens: readonly DesignToken[], version: string): object {
  const root: TokenGroup = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `Brand version ${version}. Everything that is a rule and no value stands in guidelines.md.`,
  };
  for (const { path, value, description, given = {}, fluid = {} } of tokens) {
    // What the format doesn't cover: ink, paint and yarn, and sizes that grow with the window (rem, and its hundredths).
    const extensions = Object.entries({ given, fluid }).flatMap(([name, extension]) =>
      Object.keys(extension).length > 0 ? [[`org.heimspiel.${name}`, extension]] : [],
    );
    place(root, path, {
      ...written(value, path.at(-1) === 'weight'),
      ...(description ? { $description: description } : {}),
      ...(extensions.length > 0 ? { $extensions: Object.fromEntries(extensions) } : {}),
    });
  }
  return root;
}

/** The format can't have a token that is also a group, as `focus` and `focus-…` would be. */
function place(root: TokenGroup, path: readonly string[], token: object): void {
  let group: Record<string, unknown> = root;
  for (const name of path.slice(0, -1)) {
    const inner: Record<string, unknown> = isGroup(group[name]) ? group[name] : {};
    group[name] = inner;
    group = inner;
  }
  group[path.at(-1) ?? ''] = token;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function written(value: TokenValue, isWeight: boolean): object {
  switch (value.type) {
    case 'alias':
      return { $type: 'color', $value: `{${value.of.join('.')}}` };
    case 'color':
      return {
        $type: 'color',
        $value: {
          colorSpace: 'srgb',
          components: componentsOf(value.hex),
          alpha: 1,
          hex: value.hex.toLowerCase(),
        },
      };
    case 'dimension':
      return { $type: 'dimension', $value: { value: value.value, unit: value.unit } };
    case 'duration':
      return { $type: 'duration', $value: { value: value.seconds, unit: 's' } };
    case 'cubicBezier':
      return { $type: 'cubicBezier', $value: value.handles };
    case 'fontFamily':
      return { $type: 'fontFamily', $value: value.names };
    case 'number':
      return { $type: isWeight ? 'fontWeight' : 'number', $value: value.value };
  }
}

/** Red, green and blue from 0 to 1. */
export function componentsOf(hex: string): [red: number, green: number, blue: number] {
  const color = rgb(hex);
  if (!color) throw new Error(`"${hex}" is no colour.`);
  return [color.r, color.g, color.b];
}
