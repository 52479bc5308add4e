import { parseCookies } from 'payload/shared';

const name = 'media-folder';

/**
 * Stores the current folder in a session cookie for the admin's own requests. A browser without cookie store starts
 * with no folder.
 */
export function rememberFolder(folder: string | null | undefined): void {
  if (!('cookieStore' in window)) return;
  const value = encodeURIComponent(folder ?? '');
  void window.cookieStore.set({ name, value, path: '/admin', sameSite: 'strict' }).catch(() => {});
}

/** The last opened folder; empty if there is none or the cookie is invalid. */
export function rememberedFolder(headers: Headers): string {
  return parseCookies(headers).get(name) ?? '';
}
