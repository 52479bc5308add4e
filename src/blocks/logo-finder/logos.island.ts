/** If the address names a purpose. */
export function isNeeded(): boolean {
  return location.hash !== '';
}
