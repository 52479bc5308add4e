import { APIError, type CollectionBeforeDeleteHook } from 'payload';
import { awaitTurn } from '#content/hooks/await-turn.ts';
import { standingOf } from '#content/references/addresses.ts';
import { type Use, whereUsed } from '#content/references/where-used.ts';
import { type EditorLanguage, editorLanguageOf, textFor } from '#i18n/editor-texts.ts';
import { localeNames } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** As many documents as a sentence can name, and places in each. */
const maxNamed = 5;
const maxPlaces = 2;

/**
 * Refuses to take away what visitors would miss: what a published page, one that is going to be published, a poll, form
 * or product, the navigation or a redirect points at. In the transaction of the deletion itself.
 */
export const refuseNeeded: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await awaitTurn(req);
  // What visitors can't meet leaves nothing behind: links to it lead nowhere already.
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
    // Without data Payload's answer would keep the sentence to itself: the build has taken the error's name away.
    { usedOn: needing.map(({ slug, id: user }) => ({ slug, id: user ?? null })) },
    true,
  );
};

/** Those that visitors meet, or are going to. */
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
