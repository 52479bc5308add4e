/** Anchor of a brand rule on a page: `contrast-white-ink` -> `rule-contrast-white-ink`. */
export function ruleAnchor(rule: string): string {
  return `rule-${rule}`;
}
