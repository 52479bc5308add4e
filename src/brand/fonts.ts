import displayUrl from './fonts/archivo-display.woff2?url';
import textUrl from './fonts/archivo-text.woff2?url';

/** The two faces every page is set in, to be preloaded by its head. */
export const preloadedFonts: readonly string[] = [displayUrl, textUrl];
