/** Versions of the site's content, as far as this document has heard of them; empty before. */
export const contentVersion = { first: '', newest: '' };

export function noteContentVersion(version: string): void {
  contentVersion.first ||= version;
  contentVersion.newest = version;
}
