/** Content versions known to this document; empty at first. */
export const contentVersion = { first: '', newest: '' };

export function noteContentVersion(version: string): void {
  contentVersion.first ||= version;
  contentVersion.newest = version;
}
