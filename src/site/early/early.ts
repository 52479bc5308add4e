import { keepUpToDate } from './keep-up-to-date.ts';
import { loadAppWhenNeeded } from './load-app.ts';
import { openPictures } from './open-pictures.ts';
import { completeNotFoundMessage, keepPlaceOnLanguageSwitch } from './page-address.ts';
import { endPreloader } from './preloader.ts';
import { rememberLayout } from './remember-layout.ts';
import { markScrolling } from './scroll-markers.ts';
import { startMotion } from './start-motion.ts';

keepUpToDate();
startMotion();
endPreloader();
markScrolling();
rememberLayout();
completeNotFoundMessage();
keepPlaceOnLanguageSwitch();
openPictures();
loadAppWhenNeeded();
