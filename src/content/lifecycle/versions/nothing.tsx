/** Hides fields from a comparison that no form shows. */
export function Nothing(): null {
  return null;
}
