import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { placeInLanguage } from '#content/foundation/refusals/place-in-language.ts';
import { refuseSaving, type SavingProblem } from '#content/foundation/refusals/refuse-saving.ts';
import { isByClock } from '#content/foundation/requests/is-by-clock.ts';
import { followLinks } from '#content/graph/links/follow-links.ts';
import { documents, localesWithTitle, newestVersions } from '#content/graph/pages/in-all-locales.ts';
import { keepsDraft } from '#content/lifecycle/publishing/publish-when-said.ts';
import { reasonIn, reasonLabel } from '#content/lifecycle/versions/version-reason.ts';
import { isRecord } from '#fields/content-field.ts';
import { type EditorText, languageName } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#i18n/locales.ts';
import type { Finding } from './finding.ts';
import { judgeLengths } from './judge-lengths.ts';
import { judgePage, type PageText } from './judge-page.ts';
import { judgeTranslation, type PageWriting } from './judge-translation.ts';
import { judgeWriting } from './judge-writing.ts';
import { readSurroundings } from './surroundings.ts';

type Stored = Readonly<Record<string, unknown>>;

type GoingText = PageText & PageWriting;

const onlyLanguage = 'only language of pages';

const saysBlocks = 'says the blocks of pages';

const operationArguments = z.looseObject({
  publishSpecificLocale: z.string().nullish(),
  data: z.looseObject({}).nullish(),
});

/**
 * Notes whether only one locale is published, and whether blocks are sent, as forms do; Payload doesn't pass that to
 * later hooks.
 */
export const rememberLanguage: CollectionBeforeOperationHook = ({ args, req }) => {
  const { publishSpecificLocale, data } = operationArguments.parse(args);
  req.context[onlyLanguage] = publishSpecificLocale ?? undefined;
  req.context[saysBlocks] = data?.blocks !== undefined;
  return args;
};

/**
 * Refuses to publish a page with problems that visitors would notice, however it is published. Drafts may be
 * unfinished. Warnings can be overridden with a reason, and don't stop scheduled publications.
 */
export const refuseUnfitPage: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  // A restored version has the status published, but becomes a draft.
  if (data._status !== 'published' || keepsDraft(req, 'pages')) return data;
  const going = await textsGoingLive({ ...originalDoc, ...data }, req);
  const texts = await followLinks(req.payload, going, req);
  const surroundings = await readSurroundings(texts, req);
  const source = await sourceOf(going, originalDoc?.id, req);
  const { seo, route } = { ...originalDoc, ...data };
  const isHidden = isRecord(seo) && seo.hidden === true;
  const mayBeEmpty = (isRecord(route) && Boolean(route.redirectTo)) || req.context[saysBlocks] !== true;
  const found = texts.flatMap((text) => [
    ...judgeLengths(text, isHidden),
    ...judgeWriting(text, mayBeEmpty),
    ...judgePage(text, surroundings),
    ...(source && source.locale !== text.locale ? judgeTranslation(text, source) : []),
  ]);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const problems = [...errors, ...warnings].map((finding) =>
    finding.locale === req.locale ? finding : inOtherLanguage(finding),
  );
  const isAnswered = reasonIn(data) !== undefined || !isAskedByPerson(req);
  if (errors.length > 0) refuseSaving('pages', problems, req);
  if (warnings.length > 0 && !isAnswered) refuseSaving('pages', [...problems, reasonWanted], req);
  return data;
};

/** A person can be asked for a reason; an import or the clock can't. */
function isAskedByPerson(req: PayloadRequest): boolean {
  return req.user !== null && !isByClock(req);
}

const reasonWanted: SavingProblem = {
  path: 'reason',
  label: reasonLabel,
  message: {
    de: `Soll die Seite trotzdem so online gehen, dann bitte unter „${reasonLabel.de}“ sagen, warum.`,
    en: `If the page is to go online like this all the same, please say why under “${reasonLabel.en}”.`,
  },
};

/** The form shows one locale: a problem in another one links to that locale's form. */
function inOtherLanguage({ locale, label, message, block, path }: Finding): SavingProblem {
  const said = (language: keyof EditorText, fits: string) =>
    `${languageName(locale, language)} – ${message[language]} ${fits}`;
  return {
    path: placeInLanguage({ locale, block, path }),
    label,
    message: {
      de: said('de', 'Mit „Veröffentlichen“ geht diese Sprache mit online.'),
      en: said('en', '“Publish” takes this language online as well.'),
    },
  };
}

/**
 * What will be live: the locale being saved, and the newest drafts of the others, unless only this one is published.
 */
async function textsGoingLive(page: Stored, req: PayloadRequest): Promise<GoingText[]> {
  const path = String(page.path);
  const saved = isLocale(req.locale) ? req.locale : undefined;
  const own = saved ? [{ path, ...writingOf(page, saved, (value) => value) }] : [];
  if (req.context[onlyLanguage] !== undefined) return own;
  const stored = saved ? await newestOf(page.id, req) : page;
  const others = localesWithTitle(stored).filter((locale) => locale !== saved);
  const texts = [...own, ...others.map((locale) => ({ path, ...storedWriting(stored, locale) }))];
  return texts.sort((one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale));
}

/**
 * The page in the primary language, to compare a translation with: as it will be live, or as it is now if only the
 * translation is published. Undefined if there is none.
 */
async function sourceOf(
  going: readonly GoingText[],
  id: unknown,
  req: PayloadRequest,
): Promise<PageWriting | undefined> {
  const source = going.find(({ locale }) => locale === defaultLocale);
  if (source || req.context[onlyLanguage] === undefined || id === undefined) return source;
  const [live] = await documents(req, 'pages', { id: { equals: id } });
  return live && localesWithTitle(live).includes(defaultLocale)
    ? storedWriting(live, defaultLocale)
    : undefined;
}

async function newestOf(id: unknown, req: PayloadRequest): Promise<Stored> {
  if (typeof id !== 'string' && typeof id !== 'number') return {};
  const [newest] = await newestVersions(req, { parent: { equals: id } });
  return newest ?? {};
}

/** Of a page read in all locales. */
function storedWriting(page: Stored, locale: Locale): PageWriting {
  return writingOf(page, locale, (value) => (isRecord(value) ? value[locale] : undefined));
}

function writingOf(page: Stored, locale: Locale, inLanguage: (value: unknown) => unknown): PageWriting {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const seo = isRecord(page.seo) ? page.seo : {};
  return {
    locale,
    title: text(inLanguage(page.title)),
    description: text(inLanguage(seo.description)),
    blocks: inLanguage(page.blocks),
  };
}
