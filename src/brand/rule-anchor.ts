/** By what name an address leads to a rule of the identity on a page: `contrast-white-ink` -> `rule-contrast-white-ink`. */
export function ruleAnchor(rule: string): string {
  return `rule-${rule}`;
}
