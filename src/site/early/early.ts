import { pageLocale } from '#i18n/locales.ts';
import { wakeIslands } from '../islands/wake-islands.ts';
import { rememberLanguage } from '../navigation/language-cookie.ts';
import { completeNotFoundMessage } from '../navigation/not-found-message.ts';
import { answerTouches } from './answer-touches.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import { endPreloader } from './preloader.ts';
import { markScrolling } from './scroll-markers.ts';
import { startMotion } from './start-motion.ts';

nameJoinedStylesheets();
keepUpToDate();
rememberLanguage(pageLocale());
startMotion();
endPreloader();
markScrolling();
rememberLayout();
document.title += completeNotFoundMessage(document, location.hash);
openTargets();
listenForSlash();
wakeIslands();
answerTouches();
askForMissingSettings();

/** Stores the layout in the history entry, for the next page to compare: see `inlineScripts`. */
function rememberLayout(): void {
  if ('navigation' in window)
    navigation.updateCurrentEntry({ state: document.documentElement.dataset.layout });
}

/** The server could not read the settings when it rendered the page: asks for them, once. */
function askForMissingSettings(): void {
  if ('withoutSettings' in document.documentElement.dataset)
    import('../navigation/bring-settings.ts').then(
      ({ bringSettings }) => bringSettings(),
      () => {},
    );
}

/**
 * Registers the document's bundled stylesheets with Vite, which looks for a link to each before loading a view's own.
 * Disabled links load nothing.
 */
function nameJoinedStylesheets(): void {
  const joined = '/assets/joined/';
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    `link[rel="stylesheet"][href^="${joined}"]`,
  )) {
    for (const name of href.slice(href.indexOf(joined) + joined.length, -'.css'.length).split('+')) {
      const part = document.createElement('link');
      part.rel = 'stylesheet';
      part.setAttribute('href', `/assets/${name}.css`);
      part.setAttribute('disabled', '');
      document.head.append(part);
    }
  }
}

/** Opens the `details` around the hash target, for browsers that don't. */
function openTargets(): void {
  const open = () => {
    const target = document.querySelector(':target');
    if (target && openFolds(target)) target.scrollIntoView();
  };
  // The document has no target before it has loaded.
  addEventListener('load', open, { once: true });
  addEventListener('hashchange', open);
}

/** Opens all `details` around an element, and it. Returns whether any was closed. */
function openFolds(element: Element): boolean {
  let wasClosed = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}

/**
 * `/` focuses the page's search, unless the user is typing. The search marks itself as ready, so that the key also
 * works before hydration.
 */
function listenForSlash(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return;
    const searches = document.querySelectorAll<HTMLElement>('[aria-keyshortcuts="/"]');
    const search = [...searches].find((each) => each.checkVisibility());
    if (!search) return;
    event.preventDefault();
    search.focus();
  });
}
