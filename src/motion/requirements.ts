/** What motion is made of, and whether this browser has it. */
const requirements: readonly { name: string; isMet: () => boolean }[] = [
  { name: 'Web Animations', isMet: () => typeof Element.prototype.animate === 'function' },
  { name: 'IntersectionObserver', isMet: () => typeof IntersectionObserver === 'function' },
];

/** Says once on the console what the browser lacks. Where it lacks anything, everything stays at its final state. */
export function meetsRequirements(): boolean {
  const missing = requirements.filter(({ isMet }) => !isMet()).map(({ name }) => name);
  if (missing.length === 0) return true;
  console.warn(`[motion] Requires ${missing.join(' and ')}, which this browser lacks. The page stays still.`);
  return false;
}
