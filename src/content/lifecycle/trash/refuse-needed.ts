import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { awaitTurn } from '#content/foundation/database/await-turn.ts';
import { standingOf } from '#content/graph/references/addresses.ts';
import { type Use, whereUsed } from '#content/graph/references/where-used.ts';
import { type EditorLanguage, editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import { localeNames } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** The limits of one sentence: documents, and places in each. */
const maxNamed = 5;
const maxPlaces = 2;

/**
 * Refuses to delete what visitors would miss: anything referenced by a published page, one that is scheduled, a poll,
 * form or product, the navigation or a redirect. Runs in the deletion's transaction.
 */
export const refuseNeeded: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await awaitTurn(req);
  // What isn't public can't be missed: links to it are broken already.
  if (!(await standingOf(req, collection.slug, id)).isOnSite) return;
  const needing = neededBy(await whereUsed(req, collection.slug, id));
  if (needing.length === 0) return;
  const language = editorLanguageOf(req);
  const named = needing.slice(0, maxNamed).map((use) => describeUse(use, language));
  const more = needing.length - named.length;
  if (more > 0)
    named.push(
      more === 1
        ? { de: 'an einer weiteren Stelle', en: 'in one further place' }[language]
        : { de: `an ${more} weiteren Stellen`, en: `in ${more} further places` }[language],
    );
  const list = named.join('; ');
  throw new APIError(
    textFor(req, {
      de: `Das wird noch gebraucht – ${list}. Bitte dort erst herausnehmen oder ersetzen.`,
      en: `This is still needed – ${list}. Please take it out there first, or replace it.`,
    }),
    409,
    // Without data Payload's response omits the message, because the build mangles the error's name.
    { usedOn: needing.map(({ slug, id: user }) => ({ slug, id: user ?? null })) },
    true,
  );
};

/** References that are or will be public. */
function neededBy(uses: readonly Use[]): Use[] {
  return uses.filter(({ state }) => state !== 'draft');
}

/** `Seite „Strategie“ (/strategie): Baustein 3 („Galerie“), Deutsch` */
function describeUse({ kind, title, path, places }: Use, language: EditorLanguage): string {
  const quoted =
    title === undefined || title === path ? '' : { de: ` „${title}“`, en: ` “${title}”` }[language];
  const where = places
    .slice(0, maxPlaces)
    .map(({ place, locale }) =>
      locale === undefined ? place[language] : `${place[language]}, ${localeNames[locale]}`,
    );
  const first = places[0]?.locale;
  const address = path === undefined ? '' : ` (${first ? localizedPath(path, first) : path})`;
  return `${kind[language]}${quoted}${address}, ${where.join(', ')}${places.length > maxPlaces ? ' …' : ''}`;
}
