import type { DesignToken } from '#brand/design-tokens.ts';
import { componentsOf } from './dtcg.ts';

const collection = 'brand';
const mode = 'brand-mode';

/** Figma uses pixels; this is browsers' default font size. */
const pixelsPerRem = 16;

/**
 * The tokens as Figma variables: the body of `POST /v1/files/{file}/variables`, which creates a collection. Figma has
 * no variable type for curves, so they are left out.
 */
export function figmaVariables(tokens: readonly DesignToken[], name: string, version: string): object {
  const known = tokens.filter(({ value }) => value.type !== 'cubicBezier');
  return {
    variableCollections: [
      { action: 'CREATE', id: collection, name: `${name} ${version}`, initialModeId: mode },
    ],
    variables: known.map(({ path, value, description }) => ({
      action: 'CREATE',
      id: idOf(path),
      name: path.join('/'),
      variableCollectionId: collection,
      resolvedType:
        value.type === 'color' || value.type === 'alias'
          ? 'COLOR'
          : value.type === 'fontFamily'
            ? 'STRING'
            : 'FLOAT',
      ...(description ? { description } : {}),
      scopes: scopes.find(([names]) => names.test(path.join('/')))?.[1] ?? [],
      codeSyntax: { WEB: `var(--${path.join('-')})` },
    })),
    variableModeValues: known.map(({ path, value }) => ({
      variableId: idOf(path),
      modeId: mode,
      value: toValue(value),
    })),
  };
}

/** Where Figma offers a variable. What it has no field for, such as a leading without a unit, is offered nowhere. */
const scopes: readonly [names: RegExp, scopes: readonly string[]][] = [
  [/^(?:color|on)\//, ['ALL_FILLS', 'STROKE_COLOR', 'EFFECT_COLOR']],
  [/^size\//, ['FONT_SIZE']],
  [/^font\//, ['FONT_FAMILY']],
  [/\/weight$/, ['FONT_WEIGHT']],
  [/^radius\//, ['CORNER_RADIUS']],
  [/^(?:line\/|focus$)/, ['STROKE_FLOAT']],
  [/^(?:space\/|section|gutter|margin|gap)/, ['GAP', 'WIDTH_HEIGHT']],
  [/^(?:tap|header-height|ring-width|ring-path)/, ['WIDTH_HEIGHT']],
];

/** A temporary id within the request; Figma assigns its own. */
function idOf(path: readonly string[]): string {
  return `token-${path.join('-')}`;
}

function toValue(value: DesignToken['value']): unknown {
  switch (value.type) {
    case 'color': {
      const [r, g, b] = componentsOf(value.hex);
      return { r, g, b };
    }
    case 'alias':
      return { type: 'VARIABLE_ALIAS', id: idOf(value.of) };
    case 'dimension':
      return value.unit === 'rem' ? value.value * pixelsPerRem : value.value;
    case 'duration':
      return value.seconds;
    case 'fontFamily':
      return value.names[0];
    case 'number':
      return value.value;
    case 'cubicBezier':
      throw new Error('Figma has no variables for curves.');
  }
}
