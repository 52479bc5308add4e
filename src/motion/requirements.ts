const requirements: readonly { name: string; isMet: () => boolean }[] = [
  { name: 'Web Animations', isMet: () => typeof Element.prototype.animate === 'function' },
  { name: 'IntersectionObserver', isMet: () => typeof IntersectionObserver === 'function' },
];

/** Logs missing features once. If any is missing, everything stays in its final state. */
export function meetsRequirements(): boolean {
  const missing = requirements.filter(({ isMet }) => !isMet()).map(({ name }) => name);
  if (missing.length === 0) return true;
  console.warn(`[motion] Requires ${missing.join(' and ')}, which this browser lacks. The page stays still.`);
  return false;
}
