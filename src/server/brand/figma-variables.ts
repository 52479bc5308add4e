import type { DesignToken } from '#brand/design-tokens.ts';
import { componentsOf } from './dtcg.ts';

const collection = 'brand';
const mode = 'brand-mode';

/** Figma counts in pixels, as a browser does that nobody has changed. */
const pixelsPerRem = 16;

/**
 * The tokens as variables for Figma: the body of `POST /v1/files/{file}/variables`, which makes a collection with all of
 * them. Curves have no kind of variable and are left out.
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
      codeSyntax: { WEB: `var(--${path.join('-')})` },
    })),
    variableModeValues: known.map(({ path, value }) => ({
      variableId: idOf(path),
      modeId: mode,
      value: toValue(value),
    })),
  };
}

/** An id for the request alone; Figma gives its own. */
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
