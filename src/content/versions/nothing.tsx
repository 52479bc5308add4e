/** Stands for fields that no form shows, where two versions are compared. */
export function Nothing(): null {
  return null;
}
