import { pageLocale } from '#i18n/locales.ts';
import { wakeIslands } from '../islands/wake-islands.ts';
import { rememberLanguage } from '../navigation/language-cookie.ts';
import { completeNotFoundMessage } from '../navigation/not-found-message.ts';
import { answerTouches } from './answer-touches.ts';
import { keepUpToDate } from './keep-up-to-date.ts';
import { nameJoinedStylesheets } from './name-stylesheets.ts';
import { openTargets } from './open-target.ts';
import { endPreloader } from './preloader.ts';
import { markScrolling } from './scroll-markers.ts';
import { listenForSlash } from './slash-key.ts';
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
