import type { BlockKind } from '#blocks/kinds.ts';
import { kitUses } from '#blocks/kit-uses.generated.ts';
import { brand } from '#brand/brand.ts';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { tokensOf } from '#brand/tokens.ts';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import { registeredKit } from '#ui/kit.generated.ts';

interface Told {
  name: string;
  text: string;
}

interface Control extends Told {
  path: string;
  /** The blocks that use it. */
  usedBy: readonly BlockKind[];
}

export function controls(language: EditorLanguage): Control[] {
  return Object.entries(registeredKit).map(([name, { purpose }]) => ({
    name,
    text: purpose[language],
    path: `/demo/ui/${name}`,
    usedBy: kitUses[name] ?? [],
  }));
}

interface TokenGroup {
  name: EditorText;
  tokens: RegExp;
  /** The rule that covers them and the kind that shows it; otherwise they are in the table of all tokens. */
  rule?: { kind: 'color-values' | 'specimen'; anchor?: string };
}

export const tokenGroups: readonly TokenGroup[] = [
  {
    name: { de: 'Farben', en: 'Colours' },
    tokens: /^(?:color|share)-/,
    rule: { kind: 'color-values' },
  },
  {
    name: { de: 'Schriftgrößen', en: 'Type sizes' },
    tokens: /^size-/,
    rule: { kind: 'specimen', anchor: ruleAnchor('size-giant') },
  },
  { name: { de: 'Schriften und Satz', en: 'Typefaces and setting' }, tokens: /^(?:font|display|text|name)-/ },
  {
    name: { de: 'Abstände', en: 'Space' },
    tokens: /^(?:space-|(?:section|gutter|margin|measure|tap|header-height|gap)$)/,
    rule: { kind: 'specimen', anchor: ruleAnchor('space-steps') },
  },
  { name: { de: 'Ring', en: 'Ring' }, tokens: /^ring-/ },
  { name: { de: 'Linien und Ecken', en: 'Lines and corners' }, tokens: /^(?:line-|radius-|focus$)/ },
  {
    name: { de: 'Bewegung', en: 'Motion' },
    tokens: /^(?:duration|ease|stagger|rise|scale|parallax)-/,
    rule: { kind: 'specimen', anchor: ruleAnchor('motion-out') },
  },
];

/** Token names are the same for every club; only the names are used here. */
export const tokenNames: readonly string[] = [...tokensOf(brand).keys()];

const words = {
  de: { values: 'Werte', to: 'bis' },
  en: { values: 'values', to: 'to' },
};

/** Token groups, each with its range. */
export function groupsOfTokens(language: EditorLanguage): (Told & Pick<TokenGroup, 'rule'>)[] {
  const { values, to } = words[language];
  return tokenGroups.map(({ name, tokens, rule }) => {
    const own = tokenNames.filter((token) => tokens.test(token));
    return {
      name: name[language],
      text: `${own.length} ${values}, --${own[0]} ${to} --${own.at(-1)}`,
      ...(rule ? { rule } : {}),
    };
  });
}
