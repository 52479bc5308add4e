/** If the address names a purpose or a choice. */
export function isNeeded(): boolean {
  return location.hash !== '' || location.search.includes('logo=');
}
