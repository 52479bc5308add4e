import { loadAppWhenNeeded } from './load-app.ts';
import { completeNotFoundMessage, keepPlaceOnLanguageSwitch } from './page-address.ts';

completeNotFoundMessage();
keepPlaceOnLanguageSwitch();
loadAppWhenNeeded();
