import type { Brand } from '#brand/record/brand-record.ts';
import { localeNames, locales } from '#i18n/locales.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { PageOutline } from '#server/content/page-outline.ts';
import { markdownPath } from '#server/pages/markdown-path.ts';
import type { OpenFile } from './open-files.ts';
import { plainMarkdown as plain, plainMarkdownLine as plainLine } from './plain-markdown.ts';

interface Told {
  origin: string;
  settings: ProjectSettings | undefined;
  identity: Brand;
  pages: Iterable<PageOutline>;
  files: readonly OpenFile[];
}

/** `llms.txt` (llmstxt.org): a summary of the site for language models. */
export function llmsText({ origin, settings, identity, pages, files }: Told): string {
  const listed = [...pages]
    .filter(({ hidden, route }) => !hidden && !route.redirect)
    .sort((one, other) => one.path.localeCompare(other.path));
  const sections = locales.flatMap((locale) => {
    const lines = listed
      .filter((page) => page.locale === locale)
      .map(({ path, title, description }) => entry(title, origin + markdownPath(path, locale), description));
    return lines.length === 0 ? [] : [`## ${localeNames[locale]}`, lines.join('\n')];
  });
  const { en } = settings?.locales ?? {};
  return [
    `# ${[settings?.brand.name, en?.title].filter(isSaid).map(plain).join(' – ') || origin}`,
    ...(en?.description ? [`> ${plainLine(en.description)}`] : []),
    '## Brand',
    ...(settings ? [said(identity)] : []),
    spoken(identity),
    [
      `- [MCP](${origin}/mcp): tools for values, rules, logos and checks of colours, pairs and texts; read only`,
      ...files.map(({ name, path, use }) => entry(name, origin + path, name.includes('/') ? '' : use.en)),
    ].join('\n'),
    ...sections,
    '',
  ].join('\n\n');
}

function said({ name: { full }, claim }: Brand): string {
  return [...(full ? [`Written out: ${plain(full.en)}.`] : []), `Tagline: ${plain(claim.en)}`].join(' ');
}

function spoken({ voice: { rules, examples } }: Brand): string {
  return [
    'How it speaks:',
    '',
    ...rules.en.map(({ rule, reason }) => `- ${plainLine(rule)} ${plain(reason)}`),
    ...examples.en.map(({ wrong, right }) => `- Not “${plain(wrong)}”, but “${plain(right)}”`),
  ].join('\n');
}

function entry(title: string, address: string, description = ''): string {
  return `- [${plain(title)}](${address})${description ? `: ${plain(description)}` : ''}`;
}

function isSaid(text: string | undefined): text is string {
  return text !== undefined && text !== '';
}
