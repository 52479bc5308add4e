import type { Brand } from '#brand/record/brand-record.ts';
import { localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { PageOutline } from '#server/content/page-outline.ts';

interface Told {
  /** The site's own address. */
  origin: string;
  settings: ProjectSettings | undefined;
  identity: Brand;
  /** Those that visitors can see. */
  pages: Iterable<PageOutline>;
  /** Of the identity; paths. */
  files: readonly string[];
}

/** `llms.txt` (llmstxt.org): what there is here, for machines that read instead of render. */
export function llmsText({ origin, settings, identity, pages, files }: Told): string {
  const listed = [...pages]
    .filter(({ hidden, route }) => !hidden && !route.redirect)
    .sort((one, other) => one.path.localeCompare(other.path));
  const sections = locales.flatMap((locale) => {
    const lines = listed
      .filter((page) => page.locale === locale)
      .map(({ path, title, description }) => entry(title, origin + localizedPath(path, locale), description));
    return lines.length === 0 ? [] : [`## ${localeNames[locale]}`, lines.join('\n')];
  });
  const { en } = settings?.locales ?? {};
  return [
    `# ${[settings?.brand.name, en?.title].filter(Boolean).join(' – ') || origin}`,
    ...(en?.description ? [`> ${oneLine(en.description)}`] : []),
    '## Brand',
    ...(settings ? [said(identity)] : []),
    spoken(identity),
    files.map((path) => entry(path.slice(path.lastIndexOf('/') + 1), origin + path)).join('\n'),
    ...sections,
    '',
  ].join('\n\n');
}

/** What the club is called and says of itself. */
function said({ name: { full }, claim }: Brand): string {
  return [...(full ? [`Written out: ${oneLine(full.en)}.`] : []), `Tagline: ${oneLine(claim.en)}`].join(' ');
}

/** How it speaks, for whoever writes in its name. */
function spoken({ voice: { rules, examples } }: Brand): string {
  return [
    'How it speaks:',
    '',
    ...rules.en.map(({ rule, reason }) => `- ${oneLine(rule)} ${oneLine(reason)}`),
    ...examples.en.map(({ wrong, right }) => `- Not “${oneLine(wrong)}”, but “${oneLine(right)}”`),
  ].join('\n');
}

function entry(title: string, address: string, description = ''): string {
  const name = oneLine(title).replace(/[[\]]/g, '');
  return `- [${name}](${address})${description ? `: ${oneLine(description)}` : ''}`;
}

/** Without the hyphens that only a line's end would show. */
function oneLine(text: string): string {
  return text.replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim();
}
