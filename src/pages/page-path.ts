import type { EditorText } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';

/** Reserved first path segments. */
export const ofTheSite: readonly string[] = [
  'admin',
  'api',
  'assets',
  'brand',
  'builds',
  'frames',
  'health',
  'mcp',
  'media',
  'metrics',
  'polls',
  'preview',
  'sitemaps',
  'sk',
  '_next',
];

export function isSitePath(path: string): boolean {
  return ofTheSite.includes(path.split('/')[1] ?? '');
}

/** `Strategie/` -> `/strategie`: the form in which paths are stored and compared. */
export function normalizePagePath(value: string): string {
  const lower = value.trim().toLowerCase();
  const trimmed = lower.replace(/^\/+|\/+$/g, '');
  return `/${trimmed}`;
}

export function pagePathProblem(path: string): EditorText | undefined {
  if (!/^\/([a-z0-9]+(-[a-z0-9]+)*(\/|$))*$/.test(path) || (path.length > 1 && path.endsWith('/'))) {
    return {
      de: 'Ein Pfad besteht aus Buchstaben von a bis z, Ziffern, Bindestrichen und Schrägstrichen, zum Beispiel /strategie.',
      en: 'A path consists of the letters a to z, digits, hyphens and slashes, such as /strategie.',
    };
  }
  const [, first = ''] = path.split('/');
  if (isSitePath(path) || locales.some((locale) => locale === first)) {
    return {
      de: `„/${first}“ gehört der Website selbst. Bitte einen anderen Anfang wählen.`,
      en: `“/${first}” belongs to the site itself. Please choose another beginning.`,
    };
  }
  return undefined;
}
