import { ruleAnchor } from '#brand/rule-anchor.ts';

/** What an element that holds a rule is known by, where it is addressed: the address leads to it, and it is framed when it has. */
export function ruleAt(rule: string, addressed: boolean): { id?: string; 'data-rule'?: '' } {
  return addressed ? { id: ruleAnchor(rule), 'data-rule': '' } : {};
}
