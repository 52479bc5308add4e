import { ruleAnchor } from '#brand/rule-anchor.ts';

/** Anchor and highlight attributes of a rule's element, if rules have anchors here. */
export function ruleAt(rule: string, addressed: boolean): { id?: string; 'data-rule'?: '' } {
  return addressed ? { id: ruleAnchor(rule), 'data-rule': '' } : {};
}
