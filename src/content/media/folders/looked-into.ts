import { parseCookies } from 'payload/shared';

const name = 'media-folder';

/**
 * Remembers until the browser is closed which folder is looked into, for the desk's own requests alone. A browser that
 * can't simply begins with no folder.
 */
export function rememberFolder(folder: string | null | undefined): void {
  if (!('cookieStore' in window)) return;
  const value = encodeURIComponent(folder ?? '');
  void window.cookieStore.set({ name, value, path: '/admin', sameSite: 'strict' }).catch(() => {});
}

/** Which folder was looked into last; empty where none was, or what says so can't be read. */
export function rememberedFolder(headers: Headers): string {
  return parseCookies(headers).get(name) ?? '';
}
